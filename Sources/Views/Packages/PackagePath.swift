/// The path of a source that an app is built with and does not hold: `//github.com/acme/Kit//Cards/Sources/Cards/Card.swift`.
///
/// Behind the two slashes stand the package, two slashes, the module and the path in the package. No path of a tree
/// begins so: git and file systems have no names with a slash in them. Whatever has such a path is read where the app
/// shows it, and is nobody's own: it is no screen, it is not counted, and nothing is found in it.
package struct PackagePath: Sendable, Hashable {
  package var package: String
  package var module: String
  package var path: String

  package init(package: String, module: String, path: String) {
    self.package = package
    self.module = module
    self.path = path
  }

  package init?(_ text: String) {
    guard Self.isOne(text) else { return nil }
    let rest = text.dropFirst(2)
    guard let gap = rest.firstRange(of: "//") else { return nil }
    let inner = rest[gap.upperBound...]
    guard let slash = inner.firstIndex(of: "/") else { return nil }
    package = String(rest[..<gap.lowerBound])
    module = String(inner[..<slash])
    path = String(inner[inner.index(after: slash)...])
  }

  package var text: String { "//\(package)//\(module)/\(path)" }

  /// As people are told: `//github.com/acme/Kit/Sources/Cards/Card.swift`, which is no path of theirs.
  package var shown: String { "//\(package)/\(path)" }

  package static func isOne(_ path: String) -> Bool { path.utf8.starts(with: mark) }

  private static let mark = Array("//".utf8)

  /// A path of the app as it is, that of a package as people are told it.
  package static func shown(_ path: String) -> String {
    isOne(path) ? PackagePath(path)?.shown ?? path : path
  }
}
