import Rules
import VoiceOver

/// The catalogue, and each rule, for people.
enum RuleText {
  /// One line for each rule, by the text it comes from.
  static var list: String {
    RuleDocument.allCases.map { document in
      let rules = Rule.catalog.filter { $0.document == document }
      let width = rules.map(\.id.count).max() ?? 0
      let lines = rules.map { rule in
        let space = String(repeating: " ", count: width - rule.id.count + 2)
        let severity = rule.severity.rawValue
        let gap = String(repeating: " ", count: max(10 - severity.count, 1))
        return "  \(rule.id)\(space)\(severity)\(gap)\(rule.title)\n"
      }
      return document.title + "\n" + lines.joined()
    }.joined(separator: "\n")
  }

  static func page(of rule: Rule) -> String {
    var text = "\(rule.id): \(rule.title)\n"
    let criteria = rule.wcag.isEmpty ? "" : ", WCAG \(rule.wcag.joined(separator: ", "))"
    text += "\(rule.severity.rawValue)\(criteria), from “\(rule.document.title)”\n\n"
    text += Paragraph.wrapped(rule.wrong)
    text += "\nWhat the listener hears:\n" + Paragraph.wrapped(rule.heard, indent: 2)
    text += "\nHow to mend it:\n" + Paragraph.wrapped(rule.fix, indent: 2)
    text += "\nBefore:\n\n" + indented(rule.before) + "\nAfter:\n\n" + indented(rule.after)
    for (framework, fix) in others(rule) {
      text += "\nIn \(framework.name):\n" + Paragraph.wrapped(fix, indent: 2)
      if let example = example(rule, framework) {
        text += "\nBefore:\n\n" + indented(example.bad) + "\nAfter:\n\n" + indented(example.good)
      }
    }
    return text
  }

  static func markdown(_ rule: Rule) -> String {
    let criteria = rule.wcag.isEmpty ? "" : " · WCAG \(rule.wcag.joined(separator: ", "))"
    return """
      ## \(rule.id)

      **\(rule.title).** Severity: \(rule.severity.rawValue)\(criteria)

      \(rule.wrong)

      *What the listener hears:* \(rule.heard)

      *How to mend it:* \(rule.fix)

      Before:

      ```swift
      \(rule.before)
      ```

      After:

      ```swift
      \(rule.after)
      ```

      \(others(rule).map { markdown($1, in: $0, example(rule, $0)) }.joined(separator: "\n"))
      """
  }

  /// What to do in other frameworks, where the rule is for them.
  private static func others(_ rule: Rule) -> [(framework: Framework, fix: String)] {
    Framework.allCases.compactMap { framework in
      rule.pieces?.fix[framework].map { (framework, $0) }
    }
  }

  private static func example(_ rule: Rule, _ framework: Framework) -> PieceExample? {
    rule.pieces?.examples.first { $0.framework == framework }
  }

  private static func markdown(
    _ fix: String, in framework: Framework, _ example: PieceExample?
  ) -> String {
    let start = "*In \(framework.name):* \(fix)\n"
    guard let example else { return start }
    let language = framework == .flutter ? "dart" : "tsx"
    return start
      + "\n```\(language)\n\(example.bad)\n```\n\nAfter:\n\n```\(language)\n\(example.good)\n```\n"
  }

  /// Every rule, under the title of the text it comes from.
  static var manual: String {
    RuleDocument.allCases.map { document in
      let rules = Rule.catalog.filter { $0.document == document }
      return "# \(document.title)\n\n" + rules.map(markdown).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
