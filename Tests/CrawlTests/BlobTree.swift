import Git
import Rules
import Views
import VoiceOver

@testable import Crawl

/// The files of one tree, parsed once for many readings.
struct BlobTree {
  var blobs: [String: SourceBlob] = [:]
  /// Says which systems the sources run on.
  var namesTargets = true

  private static let reader = BlobReader(maxBytes: 4_000_000, views: { fileViews(of: $0) })

  init(_ blobs: [String: SourceBlob]) { self.blobs = blobs }

  init(texts: [String: String]) {
    for (path, text) in texts {
      let bytes = Array(text.utf8)
      guard let kind = SourceKind(path: String(path.split(separator: "/").last ?? "")) else {
        continue
      }
      blobs[path] = Self.reader.analyse(bytes.span, kind)
    }
  }

  init(folder: String) throws {
    for file in try SourceTree([folder]).files { blobs[file.path] = file.blob }
  }

  init(of commit: Commit, in repository: borrowing Repository) throws {
    for change in try repository.sourceChanges(from: nil, to: commit.tree) {
      guard let id = change.new else { continue }
      blobs[change.path] = Self.reader.read(BlobKey(id: id, kind: change.kind), from: repository)
    }
  }

  var index: ViewIndex {
    var index = ViewIndex()
    link(blobs.keys.sorted(), in: &index)
    return index
  }

  /// Tells the index of these files: those that are not in the tree have gone.
  func link(_ paths: [String], in index: inout ViewIndex) {
    let others = index.apply(
      projects: paths.map { ($0, blobs[$0]?.project) },
      settings: paths.map { ($0, blobs[$0]?.buildSettings) })
    let again = others.filter { !paths.contains($0) }.sorted()
    _ = index.apply((paths + again).map { ($0, blobs[$0]?.views) })
    _ = index.apply(named: paths.filter { blobs[$0]?.views == nil }.map { ($0, blobs[$0]?.named) })
    if namesTargets { _ = index.apply(targets: paths.map { ($0, blobs[$0]?.target) }) }
    _ = index.apply(strings: paths.map { ($0, blobs[$0]?.catalog) })
    _ = index.apply(assets: paths.map { ($0, blobs[$0]?.isAsset == true) })
  }
}
