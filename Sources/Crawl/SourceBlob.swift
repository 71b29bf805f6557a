import Git
package import Views

/// What is kept of one blob, however many commits, paths and repositories hold it.
package final class SourceBlob: Sendable {
  package enum Content: Sendable {
    case views(FileViews)
    case catalog(StringCatalog)
    /// Nothing in it can matter to a view.
    case plain
    /// Not read: absent, too large, or unreadable.
    case nothing
  }

  package let content: Content
  package let problem: BlobProblem?
  /// Lines with code on them.
  package let codeLines: Int
  /// Of the source, in bytes.
  package let size: Int

  package init(content: Content, problem: BlobProblem?, size: Int, codeLines: Int = 0) {
    self.content = content
    self.problem = problem
    self.size = size
    self.codeLines = codeLines
  }
}

extension SourceBlob {
  var views: FileViews? {
    if case .views(let views) = content { views } else { nil }
  }

  var catalog: StringCatalog? {
    if case .catalog(let catalog) = content { catalog } else { nil }
  }

  /// The repository does not have it, or it can't be read: the commit is incomplete.
  var isGap: Bool {
    switch problem?.kind {
    case .missingBlob, .largeBlob, .unreadableBlob: true
    case .syntax, nil: false
    }
  }
}

/// Why a blob says nothing, or less than it should.
package struct BlobProblem: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case missingBlob = "missing-blob"
    case largeBlob = "large-blob"
    case unreadableBlob = "unreadable-blob"
    case syntax
  }
  package var kind: Kind
  package var detail: String
  package var line: Int?
}

/// A blob as a certain kind of file: an empty file is both an empty source and an empty catalogue.
struct BlobKey: Hashable, Sendable {
  var id: ObjectID
  var kind: SourceKind
}
