import Git
import Views

/// Turns blobs into values; the pure half, as the crawl sees it.
struct BlobReader: Sendable {
  var maxBytes: Int
  var views: @Sendable (Span<UInt8>) -> FileViews

  /// Never fails: what cannot be read is a value with a problem.
  func read(_ key: BlobKey, from repository: borrowing Repository) -> SourceBlob {
    do throws(GitError) {
      guard let size = try repository.size(of: key.id) else {
        return nothing(.missingBlob, "the blob \(key.id) is not in the repository", size: 0)
      }
      guard size <= maxBytes else {
        return nothing(.largeBlob, "it has \(size) bytes, more than \(maxBytes)", size: 0)
      }
      return try repository.withObject(key.id, .blob) { bytes in analyse(bytes, key.kind) }
    } catch {
      return nothing(.unreadableBlob, error.description, size: 0)
    }
  }

  func analyse(_ bytes: Span<UInt8>, _ kind: SourceKind) -> SourceBlob {
    switch kind {
    case .swift, .manifest:
      let views = views(bytes)
      let problem = views.problems.first.map { problem in
        BlobProblem(
          kind: .syntax, detail: Self.sentence(problem.kind),
          line: views.line(at: problem.offset))
      }
      return SourceBlob(content: .views(views), problem: problem, size: bytes.count)
    case .strings, .catalog, .project, .settings, .configuration:
      return SourceBlob(content: .nothing, problem: nil, size: bytes.count)
    }
  }

  private func nothing(_ kind: BlobProblem.Kind, _ detail: String, size: Int) -> SourceBlob {
    SourceBlob(
      content: .nothing, problem: BlobProblem(kind: kind, detail: detail, line: nil), size: size)
  }

  private static func sentence(_ kind: SourceProblem.Kind) -> String {
    switch kind {
    case .syntax: "the source does not parse; a declaration was passed over"
    case .conflictMarkers: "conflict markers were committed"
    case .notText: "the file is no text"
    case .tooDeep: "brackets are nested too deeply"
    }
  }
}

extension FileViews {
  /// The line of an offset, from 1.
  func line(at offset: UInt32) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }
}
