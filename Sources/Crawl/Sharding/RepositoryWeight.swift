import Git

/// About how much work a repository is: commits times the mean size of a source file at its head.
///
/// A commit costs what it changes, which is a few files of the usual size, so this orders repositories well
/// without reading a blob. What cannot be read weighs nothing: it is no work either.
package enum RepositoryWeight {
  package static func of(_ entry: Corpus.Entry) -> Int {
    (try? weigh(entry)) ?? 0
  }

  private static func weigh(_ entry: Corpus.Entry) throws(GitError) -> Int {
    let repository = try Repository(path: entry.path)
    let tip = try repository.commit(named: entry.ref)
    let commits = repository.commits(
      from: [tip], isKnown: { _ in false }, parents: .all, isIncluded: { _ in true },
      skip: { _, _ in })
    guard let head = try repository.commit(tip) else { return 0 }
    var (files, bytes) = (0, 0)
    for change in try repository.changes(from: nil, to: head.tree) where change.kind.isSource {
      guard let blob = change.new, let size = try? repository.size(of: blob) else { continue }
      files += 1
      bytes += size
    }
    return commits.count * (files == 0 ? 1 : max(1, bytes / files))
  }
}
