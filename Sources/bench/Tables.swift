import Foundation
import Views

/// String tables and projects, which a history has thousands of versions of: each kind by itself, over the
/// files of that kind.
enum Tables {
  private static let kinds: [(ending: String, stage: Stage)] = [
    (".strings", Stage(name: "strings") { catalogs($0) { StringCatalog(strings: $0) } }),
    (".xcstrings", Stage(name: "xcstrings") { catalogs($0) { StringCatalog(xcstrings: $0) } }),
    (".pbxproj", Stage(name: "projects") { projects($0) }),
  ]

  /// Of a folder that has none of a kind, nothing is said of it.
  static func lines(in folder: String, rounds: Int) -> [String] {
    kinds.compactMap { ending, stage in
      let corpus = Corpus(folder: folder, ending: ending)
      guard !corpus.files.isEmpty else { return nil }
      return Measurement(of: stage, on: corpus, rounds: rounds).line
    }
  }

  private static func catalogs(
    _ corpus: Corpus, _ read: (Span<UInt8>) -> StringCatalog
  ) -> [Count] {
    let texts = corpus.files.reduce(0) { $0 + read($1.span).count }
    return [Count("files", corpus.files.count), Count("keys and symbols", texts)]
  }

  private static func projects(_ corpus: Corpus) -> [Count] {
    var (paths, targets) = (0, 0)
    for file in corpus.files {
      guard let project = Project(file.span) else { continue }
      paths += project.paths.count
      targets += project.targets.count
    }
    return [
      Count("files", corpus.files.count), Count("paths", paths), Count("targets", targets),
    ]
  }
}
