/// The version of a package that an app asks for.
package struct PackageVersion: Sendable, Hashable, Comparable {
  var major: Int
  var minor: Int
  var patch: Int

  static let newest = PackageVersion(9_999, 0, 0)

  init(_ major: Int, _ minor: Int, _ patch: Int) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// The lowest that a range allows: `^5.1.2`, `~4.6`, `>=4.0.3 <5`, also of what another package stands for it with:
  /// `npm:@own/tabs@5.11.16-0` (npm, “package.json”: aliases); nil where it is no range.
  init?(range: String) {
    var range = range[...]
    if range.hasPrefix(Self.alias), let at = range.lastIndex(of: "@") {
      range = range[range.index(after: at)...]
    }
    guard let first = range.split(separator: " ").first else { return nil }
    let digits = first.drop { !$0.isNumber }
    guard first.count - digits.count <= 2 else { return nil }
    let parts = digits.split(whereSeparator: { $0 == "." || $0 == "-" }).prefix(3).map { Int($0) }
    guard let major = parts.first ?? nil else { return nil }
    func part(_ index: Int) -> Int { index < parts.count ? parts[index] ?? 0 : 0 }
    self.init(major, part(1), part(2))
  }

  private static let alias = "npm:"

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
