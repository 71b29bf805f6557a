import Git
import Views

/// Compares trees and reads what is different between them; one for each thread that walks.
struct SourceReader: ~Copyable {
  let repository: Repository
  let path: String
  let reader: BlobReader
  let cache: BlobCache
  /// Threads for a step that brings many blobs, as the first one does.
  let width: Int

  private static let many = 64

  /// Those that were read now; others were in the cache.
  func blobs(
    _ keys: [BlobKey], _ counts: inout WalkCounts
  ) -> [BlobKey: SourceBlob] {
    var found = cache.blobs(keys)
    counts.reused += found.count
    var seen: Set<BlobKey> = []
    let unknown = keys.filter { found[$0] == nil && seen.insert($0).inserted }
    let read = read(unknown)
    for (key, blob) in zip(unknown, read) {
      found[key] = blob
      counts.add(blob)
    }
    cache.keep(zip(unknown, read))
    return found
  }

  private func read(_ keys: [BlobKey]) -> [SourceBlob] {
    let (path, reader) = (path, reader)
    guard width > 1, keys.count > Self.many else {
      return keys.map { reader.read($0, from: repository) }
    }
    // Each thread has to have a repository of its own.
    return sideBySide(keys.count, width: width, state: { OpenRepository(path: path) }) { own, at in
      switch own {
      case .open(let repository): reader.read(keys[at], from: repository)
      case .failed(let error): reader.failure(error)
      }
    }
  }
}

private enum OpenRepository: ~Copyable {
  case open(Repository)
  case failed(GitError)

  init(path: String) {
    do throws(GitError) {
      self = .open(try Repository(path: path))
    } catch {
      self = .failed(error)
    }
  }
}

extension Repository {
  /// The changes that matter to the analysis, which knows more than names: texts in other languages
  /// than that of development do not.
  func sourceChanges(
    from old: ObjectID?, to new: ObjectID?
  ) throws(GitError) -> [TreeChange] {
    try changes(from: old, to: new).filter {
      $0.kind == .configuration || $0.kind.isOfPins || SourceRole(path: $0.path) != nil
        || ComponentFile.matters($0.path, $0.kind)
    }
  }
}
