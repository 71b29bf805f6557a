/// An image or a colour of an asset catalogue, by its path: `Lock-Solid-16.imageset/Contents.json`.
package struct AssetName: Sendable, Hashable {
  package enum Kind: UInt8, Sendable { case image, color }
  package let kind: Kind
  /// As the catalogue has it, and as it is read where nothing else names the image.
  package let name: String

  package init?(path: String) {
    guard path.hasSuffix("/Contents.json"),
      let folder = path.split(separator: "/").dropLast().last,
      let dot = folder.lastIndex(of: "."), dot > folder.startIndex
    else { return nil }
    switch folder[dot...] {
    case ".imageset", ".symbolset": kind = .image
    case ".colorset": kind = .color
    default: return nil
    }
    name = String(folder[..<dot])
  }

  /// What code may call it: separators and capital letters make no difference, and Xcode leaves out a word at
  /// the end that says the kind.
  ///
  /// https://developer.apple.com/documentation/xcode/managing-assets-with-asset-catalogs
  fileprivate var keys: [UInt64] {
    let shorter = ["Image", "Color"].first { name.hasSuffix($0) }.map { name.dropLast($0.count) }
    let names = [name, shorter.map { String($0) }].compactMap { $0 }
    return names.compactMap { Self.key($0, kind) }
  }

  fileprivate static func key(_ name: String, _ kind: Kind) -> UInt64? {
    SymbolKey.hash(of: name).map { letters in
      var hash = NameHash(seed: UInt64(kind.rawValue))
      hash.mix(letters)
      return hash.value
    }
  }
}

/// The assets of a commit, by what code calls them.
struct AssetNames: Sendable {
  private var paths: Set<String> = []
  /// How many catalogues have each name that is called so; Xcode's catalogues for several targets repeat them.
  private var names: [UInt64: [String: Int]] = [:]

  static func key(_ name: String, _ kind: AssetName.Kind) -> UInt64? { AssetName.key(name, kind) }

  /// Of several names that code calls alike, the first.
  func name(forKey key: UInt64) -> String? { names[key]?.keys.min() }

  /// The keys that may stand for another name now.
  mutating func apply(_ changes: [(path: String, isThere: Bool)]) -> [UInt64] {
    var changed: Set<UInt64> = []
    for (path, isThere) in changes where paths.contains(path) != isThere {
      guard let asset = AssetName(path: path) else { continue }
      if isThere { paths.insert(path) } else { paths.remove(path) }
      for key in asset.keys {
        let count = names[key]?[asset.name] ?? 0
        names[key, default: [:]][asset.name] = isThere ? count + 1 : count > 1 ? count - 1 : nil
        if names[key]?.isEmpty == true { names[key] = nil }
        changed.insert(key)
      }
    }
    return Array(changed)
  }
}
