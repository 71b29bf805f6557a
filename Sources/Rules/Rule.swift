/// One thing that can be wrong, with the text for the developer, its examples and its check.
///
/// A rule is a value: to add one, write the file and one line in `RuleCatalog.swift`. The first bad
/// example and the first good one are the code before and after that the text shows, so what a reader
/// copies has been run.
package struct Rule: Sendable {
  /// The name of the bad thing, in words joined by hyphens.
  package let id: String
  package let title: String
  package let severity: Severity
  package let wcag: [String]
  package let document: RuleDocument
  /// What the rule looks at: its prevalence is findings over these.
  package let population: Population
  /// What is said of those that break it, after their noun: “59 % of icon-only controls have no label”.
  package let claim: String
  package let wrong: String
  package let heard: String
  package let fix: String
  package let bad: [Example]
  package let good: [Example]
  package let check: Check
  /// The same for screens of other frameworks; nil where it has no meaning there.
  package let pieces: PieceCheck?

  package enum Check: Sendable {
    case scene(@Sendable (borrowing Facts, inout SceneReport) -> Void)
    /// Of declarations; answers how many of its population there are.
    case file(@Sendable (Declarations, inout Report) -> Int)
    /// What no scene shows is looked for in files.
    case both(
      @Sendable (borrowing Facts, inout SceneReport) -> Void,
      @Sendable (Declarations, inout Report) -> Int)
  }

  package init(
    id: String, title: String, severity: Severity, wcag: [String], document: RuleDocument,
    population: Population, claim: String, wrong: String, heard: String, fix: String,
    bad: [Example], good: [Example], check: Check, pieces: PieceCheck? = nil
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.wcag = wcag
    self.document = document
    self.population = population
    self.claim = claim
    self.wrong = wrong
    self.heard = heard
    self.fix = fix
    self.bad = bad
    self.good = good
    self.check = check
    self.pieces = pieces
  }

  var sceneCheck: (@Sendable (borrowing Facts, inout SceneReport) -> Void)? {
    switch check {
    case .scene(let check), .both(let check, _): check
    case .file: nil
    }
  }

  var fileCheck: (@Sendable (Declarations, inout Report) -> Int)? {
    switch check {
    case .file(let check), .both(_, let check): check
    case .scene: nil
    }
  }

  /// The code as it should not be, and mended.
  package var before: String { bad.first?.shown ?? "" }
  package var after: String { good.first?.shown ?? "" }
}
