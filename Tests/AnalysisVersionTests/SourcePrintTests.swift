import AnalysisVersion
import Testing

@Suite struct `The version of the analysis` {
  static let rule = """
    extension Rule {
      static let mute = Rule(
        id: "mute", title: "Nothing is said", severity: .minor, wrong: "It is mute.",
        heard: "", fix: "Give it a label.", bad: [Example("Image(a)"), Example("Image(b)")],
        good: [Example("Text(a)")], check: .scene(find))
    }

    private func find(_ facts: borrowing Facts, _ report: inout Report) {
      for image in facts.images where facts.isMute(image) {
        report.add(
          image, in: facts, "“\\(facts.name(of: image))” says nothing.", fix: "Describe it.",
          severity: .serious)
        report.add(origin, owner: -1, "path", facts.isLate ? "Too late." : "Nothing.")
      }
    }
    """

  static func version(_ sources: String...) -> String {
    analysisVersion(ofPrints: sources.map { SourcePrint([UInt8]($0.utf8).span).value })
  }

  static func changed(_ old: String, _ new: String) throws -> Bool {
    let source = rule.replacing(old, with: new)
    try #require(source != rule)
    return version(source) != version(rule)
  }

  @Test func `is the same for the same sources, whatever they are called`() {
    #expect(Self.version(Self.rule, "let a = 1") == Self.version("let a = 1", Self.rule))
    #expect(Self.version(Self.rule).count == 16)
    #expect(Self.version(Self.rule, Self.rule) != Self.version(Self.rule))
  }

  @Test(arguments: [
    ("facts.isMute", "!facts.isMute"), ("-1", "- 1"), (".minor", ".serious"),
    ("\"mute\"", "\"silent\""), (".serious)", ".minor)"), ("\"path\"", "\"way\""),
    (".scene(find)", ".scene(search)"), ("(origin, owner", "(place, owner"),
    ("owner: -1", "owner: 0"), ("image, in: facts", "icon, in: facts"),
  ])
  func `is another one where what is found may be`(_ old: String, _ new: String) throws {
    #expect(try Self.changed(old, new))
  }

  @Test(arguments: [
    ("for image", "// Each of them.\n  for image"), ("for image", "/* all */ for  image"),
    ("title: \"Nothing is said\"", "title: \"It says nothing\" + name"), ("It is mute.", "Mute."),
    ("heard: \"\"", "heard: \"Nothing\""), ("Give it a label.", "Label it."),
    ("says nothing.", "is silent."), ("“\\(facts.name(of: image))” says", "It says"),
    ("\"Describe it.\"", "facts.isLate ? nil : \"Describe\""), ("\"Too late.\"", "\"Late.\""),
    ("Image(b)", "Image(c)"), (", Example(\"Image(b)\")", ""),
    ("severity: .serious)", "severity: .serious\n)"),
  ])
  func `stays where only a comment, the layout or what is said to people changes`(
    _ old: String, _ new: String
  ) throws {
    #expect(try !Self.changed(old, new))
  }

  /// A source in the middle of being written is computed as well.
  @Test func `holds for any beginning of a source`() {
    let bytes = [UInt8](Self.rule.utf8)
    let versions = (0...bytes.count).map { SourcePrint([UInt8](bytes[..<$0]).span).value }
    #expect(Set(versions).count > 100)
  }
}
