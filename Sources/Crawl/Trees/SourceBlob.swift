import Git
package import Rules
package import Views

/// What is kept of one blob, however many commits, paths and repositories hold it.
package final class SourceBlob: Sendable {
  /// Nil for what is no Swift, could not be read, or cannot matter to a view.
  package let views: FileViews?
  /// The types that a source names which cannot matter otherwise.
  package let named: TypeNames?
  package let catalog: StringCatalog?
  /// It stands for an image or a colour, by its path.
  package let isAsset: Bool
  package let target: DeploymentTarget?
  package let project: Project?
  package let manifest: PackageManifest?
  package let buildSettings: BuildSettings?
  package let settings: Settings?
  /// What it says of the packages that the app is built with.
  package let pins: PinFile?
  /// What a front end for another framework takes from it.
  package let component: ComponentFile?
  /// What mutes rules in a file that is no Swift.
  package let comments: SourceComments?
  package let problem: BlobProblem?
  /// Of the source, in bytes.
  package let size: Int
  /// Lines with code on them.
  package let codeLines: Int

  package init(
    views: FileViews? = nil, named: TypeNames? = nil, catalog: StringCatalog? = nil,
    isAsset: Bool = false, target: DeploymentTarget? = nil,
    project: Project? = nil, manifest: PackageManifest? = nil,
    buildSettings: BuildSettings? = nil, settings: Settings? = nil,
    pins: PinFile? = nil, component: ComponentFile? = nil, comments: SourceComments? = nil,
    problem: BlobProblem? = nil,
    size: Int, codeLines: Int = 0
  ) {
    self.views = views
    self.named = named
    self.catalog = catalog
    self.isAsset = isAsset
    self.target = target
    self.project = project
    self.manifest = manifest
    self.buildSettings = buildSettings
    self.settings = settings
    self.pins = pins
    self.component = component
    self.comments = comments
    self.problem = problem
    self.size = size
    self.codeLines = codeLines
  }

  /// The repository does not have it, or it can't be read: the commit is incomplete.
  package var isGap: Bool {
    switch problem?.kind {
    case .missingBlob, .largeBlob, .unreadableBlob: true
    case .syntax, .settings, .pins, nil: false
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
    case settings
    /// A list of packages that is damaged.
    case pins

    /// The repository lacks it, and may have it another day.
    var isOfObject: Bool { self == .missingBlob || self == .unreadableBlob }
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
