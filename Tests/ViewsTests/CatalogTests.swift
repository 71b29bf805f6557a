import Testing
import Views

@Suite struct `String catalogues and targets` {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func `a catalogue gives the text of its source language`() {
    let source = bytes(
      #"""
      {"sourceLanguage": "de", "strings": {
        "plain": {},
        "title": {"comment": "a {\"x\"}", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Title"}},
          "de": {"stringUnit": {"state": "translated", "value": "Titel \"\u00fc\ud83d\ude00\"\n"}}}},
        "rows": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Zeile"}},
          "other": {"stringUnit": {"value": "%lld Zeilen"}}}}}}}
      }, "version": "1.0"}
      """#)
    #expect(
      StringCatalog(xcstrings: source.span)
        == StringCatalog(texts: [
          "plain": "plain", "title": "Titel \"ü😀\"\n", "rows": "%lld Zeilen",
        ]))
  }

  @Test func `a catalogue has forms for parts of a text`() {
    let source = bytes(
      #"""
      {"sourceLanguage": "en", "strings": {
        "%lld boats in %lld ports": {"localizations": {"en": {
          "stringUnit": {"value": "%#@boats@ in %#@ports@!"},
          "substitutions": {
            "boats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg boat"}},
              "other": {"stringUnit": {"value": "%arg boats"}}}}},
            "ports": {"formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"value": "all %arg ports"}}}}}}}}},
        "none": {"localizations": {"en": {
          "stringUnit": {"value": "%#@gone@ %@"}, "substitutions": {"other": 1}}}}
      }}
      """#)
    #expect(
      StringCatalog(xcstrings: source.span)
        == StringCatalog(texts: [
          "%lld boats in %lld ports": "%1$lld boats in all %lld ports!", "none": "%#@gone@ %@",
        ]))
  }

  @Test(arguments: [
    "", "{", "{\"strings\": {\"a\": {\"localizations\": {\"en\"", "[1, 2", "\"", "{\"a\" 1}",
  ])
  func `broken JSON is read as far as it goes`(text: String) {
    let source = bytes(text)
    #expect(StringCatalog(xcstrings: source.span).count <= 2)
  }

  private let strings = """
    /* A comment with "quotes" */
    "a.key" = "A \\"text\\"\\n"; // and more
    bare = "Bare";
    "same";
    "last" = "Ü";
    """

  private let expected = ["a.key": "A \"text\"\n", "bare": "Bare", "same": "same", "last": "Ü"]

  @Test func `a strings file is read in UTF-8`() {
    let source = bytes(strings)
    #expect(StringCatalog(strings: source.span) == StringCatalog(texts: expected))
  }

  @Test(arguments: [true, false])
  func `a strings file is read in UTF-16`(isBigEndian: Bool) {
    let units = [0xFEFF] + Array(strings.utf16)
    let source = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    #expect(StringCatalog(strings: source.span) == StringCatalog(texts: expected))
  }

  @Test(arguments: ["\"", "= = ;", "\"a\" = ", "/*", "\u{0}\u{1}"])
  func `a broken strings file is read as far as it goes`(text: String) {
    let source = bytes(text)
    #expect(StringCatalog(strings: source.span).count <= 2)
  }

  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET = 17.2;\nIPHONEOS_DEPLOYMENT_TARGET = 16.0;", 16, 0),
    ("IPHONEOS_DEPLOYMENT_TARGET=15", 15, 0),
  ])
  func `build settings name the lowest target`(text: String, major: Int, minor: Int) {
    let source = bytes(text)
    #expect(DeploymentTarget(settings: source.span) == DeploymentTarget(major: major, minor: minor))
  }

  @Test(arguments: [
    ("platforms: [.macOS(.v14), .iOS(.v17)]", 17, 0), (".iOS(\"16.4\")", 16, 4),
    (".iOS(.v17_1)", 17, 1),
  ])
  func `a manifest names the target`(text: String, major: Int, minor: Int) {
    let source = bytes(text)
    #expect(DeploymentTarget(manifest: source.span) == DeploymentTarget(major: major, minor: minor))
  }

  @Test func `no target is no target`() {
    let source = bytes("platforms: [.macOS(.v14)] IPHONEOS_DEPLOYMENT_TARGET = $(X)")
    #expect(DeploymentTarget(manifest: source.span) == nil)
    #expect(DeploymentTarget(settings: source.span) == nil)
  }

  @Test(arguments: [
    ("App/A.swift", SourceRole.swift), ("Package.swift", .manifest),
    ("App/en.lproj/Localizable.strings", .strings), ("App/Localizable.xcstrings", .stringCatalog),
    ("A.xcodeproj/project.pbxproj", .buildSettings), ("Base.xcconfig", .buildSettings),
    ("en.lproj/Localizable.stringsdict", .plurals), ("A.xcassets/a.imageset/Contents.json", .asset),
    ("A.xcassets/b/c.symbolset/Contents.json", .asset), ("d.colorset/Contents.json", .asset),
  ])
  func `a path tells what a file is to us`(path: String, role: SourceRole) {
    #expect(SourceRole(path: path) == role)
  }

  @Test(arguments: [
    "de.lproj/Localizable.strings", "a.swiftinterface", "README.md", "InfoPlist.strings",
    "fr.lproj/Localizable.stringsdict", "A.xcassets/Contents.json", "a.imageset/a.png",
    "a.appiconset/Contents.json", ".imageset/Contents.json", "Contents.json",
  ])
  func `other files are nothing to us`(path: String) {
    #expect(SourceRole(path: path) == nil)
  }
}
