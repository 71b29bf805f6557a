/// What a rule is about, in plain words: “59 % of icon-only controls have no label”.
struct RuleWords {
  /// One of what it looks at.
  let noun: String
  private let claim: String

  init(_ rule: Record) {
    noun = rule.text("population")
    claim = rule.text("claim")
  }

  /// `59 % of icon-only controls have no label`.
  func share(_ share: Double) -> String { "\(Numerals.percent(share)) of \(noun)s \(claim)" }

  /// `No icon-only control yet`, `1 icon-only control`, `12 icon-only controls`.
  func count(_ number: Int) -> String {
    number == 0 ? "No \(noun) yet" : Numerals.count(number, noun)
  }

  /// The same after a preposition: `0 icon-only controls`.
  func inSentence(_ number: Int) -> String { Numerals.count(number, noun) }
}
