package import ScriptTokens

/// Which files of a commit say something about React Native, by their paths alone.
package enum ScriptFileKind: Sendable, Hashable {
  case script(ScriptDialect)
  /// `package.json`
  case manifest
  /// `tsconfig.json`, `jsconfig.json`
  case paths
  /// `app.json`
  case app
  /// A table of English texts.
  case texts
  /// What a folder for iOS has: its text does not matter.
  case platform

  package init?(path: String) {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    if name == "Podfile" || name == "project.pbxproj" {
      self = .platform
      return
    }
    for part in parts.dropLast() where Self.ignoredFolders.contains(String(part)) { return nil }
    if name.hasSuffix(".json") {
      switch name {
      case "package.json": self = .manifest
      case "tsconfig.json", "jsconfig.json", "tsconfig.base.json": self = .paths
      case "app.json": self = .app
      default:
        guard Self.isEnglish(path) else { return nil }
        self = .texts
      }
      return
    }
    guard let dialect = ScriptDialect(path: Array(path.utf8).span) else { return nil }
    let words = name.split(separator: ".")
    // A name that begins with a period has no word before it.
    guard words.count >= 2 else { return nil }
    for word in words.dropFirst().dropLast() where Self.ignoredSuffixes.contains(String(word)) {
      return nil
    }
    self = .script(dialect)
  }

  /// Folders of what others wrote, of what is built, and of tests.
  static let ignoredFolders: Set<String> = [
    "node_modules", "Pods", "vendor", "dist", "build", "__tests__", "__mocks__", "__snapshots__",
    "__fixtures__", "e2e", "detox", "cypress", ".storybook", "storybook", "stories", "android",
    "test", "tests", "testUtils", "test-utils", "jest", "coverage", "flow-typed",
  ]
  /// Words between the name of a script and its ending: tests, stories, declarations and platforms
  /// other than iOS.
  static let ignoredSuffixes: Set<String> = [
    "d", "test", "spec", "stories", "story", "mock", "e2e", "android", "web", "windows", "macos",
    "min", "bundle", "snap",
  ]
  static let englishNames: Set<String> = [
    "en", "en-US", "en_US", "en-us", "en_us", "en-GB", "en_GB", "english", "messages_en",
    "strings_en", "translation-en",
  ]

  /// `…/en.json`, `en.ftl.json`, `en.ts`, or anything in a folder `en`.
  static func isEnglish(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return false }
    if englishNames.contains(String(name.prefix { $0 != "." })) { return true }
    if name.hasPrefix("en.default.") { return true }
    return parts.dropLast().contains { englishNames.contains(String($0)) }
  }
}

/// One file, read by itself: depends on its bytes and its kind, and on nothing else.
package enum ScriptFile: Sendable {
  case module(ScriptSource)
  case manifest(PackageManifest)
  case paths(PathAliases)
  case app(isForPhone: Bool, routes: String?)
  case texts(TextTable)
  case platform(hasNewRenderer: Bool?)
}
