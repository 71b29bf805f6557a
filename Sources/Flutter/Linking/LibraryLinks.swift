internal import DartModules

/// What a Dart file names, and where that lies: addresses are read once, names are asked for over and over.
struct LibraryLinks: Sendable {
  /// What is imported or given on.
  struct Link: Sendable {
    var given: DartImport
    /// Nil for what is no file of the repository.
    var path: String?
  }
  private(set) var imports: [Link] = []
  private(set) var exports: [Link] = []
  private(set) var parts: [String] = []
  /// What it is a part of.
  private(set) var whole: (address: String, path: String?)?

  init() {}

  init(_ module: DartModule, at path: String, _ packages: Packages) {
    func links(_ given: [DartImport]) -> [Link] {
      given.map { Link(given: $0, path: packages.resolve($0.address, from: path)) }
    }
    (imports, exports) = (links(module.imports), links(module.exports))
    parts = module.parts.compactMap { packages.resolve($0, from: path) }
    whole = module.whole.map { ($0, packages.resolve($0, from: path)) }
  }
}
