import Foundation
import Rules
import Testing

/// One example of one rule, stood in a project in one way.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var rule: Rule
  var example: Example
  var wrapping: Wrapping

  static let all: [RuleCase] = Rule.catalog.flatMap { rule in
    (rule.bad + rule.good).flatMap { example in
      Wrapping.allCases.filter { $0.applies(to: example) }
        .map { RuleCase(rule: rule, example: example, wrapping: $0) }
    }
  }

  var testDescription: String { "\(rule.id), line \(example.line), \(wrapping.rawValue)" }

  /// The line of the example in the rule's own file.
  var location: SourceLocation {
    SourceLocation(
      fileID: "Rules/" + URL(filePath: example.filePath).lastPathComponent,
      filePath: example.filePath, line: example.line, column: 1)
  }
}

extension Rule: CustomTestStringConvertible {
  package var testDescription: String { id }
}

@Suite struct `Every rule` {
  @Test(arguments: RuleCase.all)
  func `agrees with its examples`(_ rule: RuleCase) {
    let project = Project(
      rule.wrapping.files(of: rule.example), strings: rule.example.strings,
      target: rule.example.target)
    #expect(
      project.places(of: rule.rule) == project.marks, "\(rule.wrapping.rawValue)",
      sourceLocation: rule.location)
  }

  @Test(arguments: Rule.catalog)
  func `has three bad examples and three good ones`(_ rule: Rule) {
    #expect(rule.bad.count >= 3)
    #expect(rule.good.count >= 3)
    let marked = rule.bad.filter { example in
      ([example.source] + example.files.values).contains {
        $0.unicodeScalars.contains(Example.mark)
      }
    }
    #expect(marked.count == rule.bad.count, "a bad example without a mark")
  }

  @Test(arguments: Rule.catalog)
  func `shows before and after of one kind of code`(_ rule: Rule) {
    #expect(rule.bad.first?.form == rule.good.first?.form)
  }

  /// As in “59 % of icon-only controls have no label”.
  @Test(arguments: Rule.catalog)
  func `has a claim that goes on from the noun of its population`(_ rule: Rule) {
    let verbs: Set = [
      "have", "are", "make", "carry", "tell", "combine", "give", "repeat", "say", "skip", "show",
      "adjust", "name", "leave", "do", "land", "lack", "hide", "lie", "cannot",
    ]
    #expect(verbs.contains(String(rule.claim.prefix { $0 != " " })), "\(rule.claim)")
    #expect(rule.claim.count <= 60 && !rule.claim.hasSuffix("."))
    let noun = rule.population.noun
    #expect(!noun.isEmpty && !["s", "x", "y"].contains(String(noun.suffix(1))), "\(noun)")
  }

  @Test(arguments: Rule.catalog)
  func `says what is wrong, what is heard and what to do`(_ rule: Rule) {
    for text in [rule.title, rule.wrong, rule.heard, rule.fix] { #expect(!text.isEmpty) }
    #expect(!rule.title.hasSuffix("."))
    for criterion in rule.wcag {
      #expect(criterion.split(separator: ".").count == 3, "\(criterion)")
    }
  }
}

@Suite struct `The catalogue` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Rules")

  @Test func `holds every rule of the folders, once`() throws {
    var ids: Set<String> = []
    for document in ["Grouping", "LabeledPair", "NestedNames", "Actions", "Descriptions"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: Self.folder.appending(path: document), includingPropertiesForKeys: nil)
      // `Rule+Bad.swift` holds examples of a rule that has many.
      for file in files where !file.lastPathComponent.contains("+") {
        let text = try String(contentsOf: file, encoding: .utf8)
        let id = text.split(separator: "id: \"").dropFirst().first?.prefix { $0 != "\"" }
        ids.insert(String(try #require(id, "\(file.lastPathComponent) holds no rule")))
      }
    }
    let catalog = Rule.catalog.map(\.id)
    #expect(Set(catalog) == ids)
    #expect(Set(catalog).count == catalog.count)
  }
}
