/// Where an interface file lies, and what that says.
package struct InterfacePath: Sendable, Hashable {
  package var path: String
  /// By which code asks for it: `UINib(nibName:)`, `UIStoryboard(name:)`.
  package var name: String
  /// The folder's `Base` or `en`; nil outside of such folders.
  package var language: String?
  /// The same for all localised copies of a file.
  package var place: String
  /// `Name~ipad.xib`: phones take the file without.
  package var isForPads: Bool
  package var isStoryboard: Bool

  /// Nil for what is no interface file.
  package init?(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let file = parts.popLast(), let dot = file.lastIndex(of: ".") else { return nil }
    let ending = file[dot...]
    guard ending == ".storyboard" || ending == ".xib" else { return nil }
    var name = file[..<dot]
    isStoryboard = ending == ".storyboard"
    isForPads = name.hasSuffix("~ipad")
    if isForPads || name.hasSuffix("~iphone") {
      name = name[..<(name.lastIndex(of: "~") ?? name.endIndex)]
    }
    guard !name.isEmpty else { return nil }
    self.path = path
    self.name = String(name)
    if let folder = parts.last, folder.hasSuffix(".lproj") {
      language = String(folder.dropLast(6))
      parts.removeLast()
    }
    place = (parts + [file]).joined(separator: "/")
  }

  /// One of each file's copies, in the order of their places: outside of language folders, then `Base`,
  /// then the development language, then the first by name.
  ///
  /// A bundle looks in this order, but for the language of its user.
  /// https://developer.apple.com/documentation/foundation/bundle/path(forresource:oftype:)
  package static func chosen(
    among paths: [String], developmentLanguage: String = "en"
  ) -> [InterfacePath] {
    var chosen: [String: InterfacePath] = [:]
    for path in paths {
      guard let copy = InterfacePath(path) else { continue }
      if let other = chosen[copy.place], !copy.precedes(other, developmentLanguage) { continue }
      chosen[copy.place] = copy
    }
    return chosen.values.sorted { $0.place < $1.place }
  }

  private func precedes(_ other: InterfacePath, _ developmentLanguage: String) -> Bool {
    func rank(_ language: String?) -> Int {
      switch language {
      case nil: 0
      case "Base": 1
      case developmentLanguage: 2
      default: 3
      }
    }
    let (own, its) = (rank(language), rank(other.language))
    return own == its ? path < other.path : own < its
  }

  /// The file of the same place with the texts of a language, which `LocalizedTexts` finds places for.
  package func strings(in language: String) -> String {
    let file = (place.split(separator: "/").last ?? "").dropLast(isStoryboard ? 11 : 4)
    let slash = place.lastIndex(of: "/")
    let folder = slash.map { place[...$0] } ?? ""
    return folder + language + ".lproj/" + file + ".strings"
  }
}
