import Rules
import Testing

@Suite struct `The settings of a project` {
  private func read(_ text: String) -> Result<Settings, SettingsErrors> {
    Settings.read(Array(text.utf8).span)
  }

  @Test func `switch rules off and on, and give them other severities`() throws {
    let settings = try read(
      """
      {
        // Comments and a last comma are let through.
        "rules": { "empty-label": "off", "label-too-long": "critical", "hidden-text": true, },
        "exclude": ["Vendor", "**/*.generated.swift"],
        "rows": 8
      }
      """
    ).get()
    #expect(settings.severity(of: try #require(Rule.named("empty-label"))) == nil)
    #expect(settings.severity(of: try #require(Rule.named("label-too-long"))) == .critical)
    #expect(settings.severity(of: try #require(Rule.named("hidden-text"))) == .serious)
    #expect(settings.rows == 8)
    #expect(settings.excludes("App/Vendor/A.swift"))
    #expect(settings.excludes("App/B.generated.swift"))
    #expect(!settings.excludes("App/C.swift"))
  }

  @Test(arguments: [
    ("{\n\"rule\": {}\n}", 2, "There is no setting \"rule\"; did you mean \"rules\"?."),
    (
      "{\"rules\": {\n\"emty-label\": \"off\"}}", 2,
      "There is no rule \"emty-label\"; did you mean \"empty-label\"?."
    ),
    (
      "{\"rules\": {\"empty-label\":\n 3}}", 2,
      "\"empty-label\" must be \"on\", \"off\", true, false or one of \"minor\", \"moderate\", \"serious\", \"critical\"."
    ), ("{\"rows\": 0}", 1, "\"rows\" must be a whole number from 1 to 10000."),
    ("{\"rows\": 3\n", 2, "A comma or \"}\" was expected."),
    ("{\"rows\": 3, \"rows\": 4}", 1, "\"rows\" is set twice."),
    ("{\"exclude\": \"a\"}", 1, "\"exclude\" must be a list of patterns."),
    ("[]", 1, "The settings must be an object in braces."),
    ("", 1, "The settings end too early."),
  ])
  func `name the line and the key of what is wrong`(_ text: String, _ line: Int, _ message: String)
  {
    guard case .failure(let errors) = read(text) else {
      Issue.record("“\(text)” was taken")
      return
    }
    #expect(errors.all == [SettingsError(line: line, message: message)])
  }

  @Test func `survive any beginning of a file, and nesting without end`() {
    let whole = Array("{\"rules\": {\"empty-label\": \"\\u00e9\"}, \"exclude\": [\"a\"]}".utf8)
    for end in 0...whole.count { _ = Settings.read(Array(whole[..<end]).span) }
    let deep = Array(repeating: UInt8(ascii: "["), count: 100_000)
    guard case .failure = Settings.read(deep.span) else {
      Issue.record("brackets without end were taken")
      return
    }
  }

  @Test(arguments: [
    ("Vendor", "Vendor/A.swift", true), ("Vendor", "App/Vendor/A.swift", true),
    ("/Vendor", "App/Vendor/A.swift", false), ("App/*.swift", "App/A.swift", true),
    ("App/*.swift", "App/B/A.swift", false), ("App/**/A.swift", "App/B/C/A.swift", true),
    ("App/**/A.swift", "App/A.swift", true), ("A?.swift", "x/AB.swift", true),
    ("*.swift", "x/y.swift", true), ("App", "Apple/A.swift", false),
  ])
  func `match paths by their patterns`(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test func `take no time for patterns that are made to`() {
    let pattern = String(repeating: "*a", count: 400) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 4_000)))
    let folders = String(repeating: "**/a/", count: 200) + "b"
    #expect(!Glob(folders).matches(String(repeating: "a/", count: 2_000)))
  }
}
