import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let labelNotLocalized = Rule(
    id: "label-not-localized",
    title: "A label is not translated",
    severity: .minor,
    wcag: ["3.1.2"],
    document: .descriptions,
    population: .labels,
    claim: "are not translated",
    wrong:
      "The app has translations, and this text for VoiceOver bypasses them, or is a key that no table has.",
    heard:
      "An English word in the middle of another language, read with that language's sounds; or \"cart.title\".",
    fix:
      "Use a localised text: a string literal in SwiftUI, String(localized:) elsewhere, with its key in a table.",
    bad: [
      Example(
        "Image(systemName: \"magnifyingglass\").▶accessibilityLabel(Text(verbatim: \"Search\"))",
        strings: ["Home": "Home"]),
      Example(
        "Text(a).▶accessibilityLabel(Text(verbatim: \"Total amount\"))", strings: ["Home": "Home"]),
      Example(
        "Button { } label: { Image(\"a\") }.▶accessibilityLabel(Text(verbatim: \"Close\"))",
        strings: ["Home": "Home"]),
      Example("Image(\"a\").▶accessibilityLabel(\"cart.title\")", strings: ["Home": "Home"]),
      Example("Text(a).▶accessibilityHint(Text(\"cart.hint\"))", strings: ["Home": "Home"]),
    ],
    good: [
      Example(
        "Image(systemName: \"magnifyingglass\").accessibilityLabel(\"Search\")",
        strings: ["Search": "Search"]),
      Example(
        "Image(systemName: \"magnifyingglass\").accessibilityLabel(Text(verbatim: \"Search\"))"),
      Example("Text(a).accessibilityLabel(Text(verbatim: name))", strings: ["Home": "Home"]),
      Example("Text(a).accessibilityLabel(Text(verbatim: \"42\"))", strings: ["Home": "Home"]),
      Example("Image(\"a\").accessibilityLabel(\"cart.title\")", strings: ["cart.title": "Cart"]),
      Example("Image(\"a\").accessibilityLabel(\"cart.title\")"),
      Example("Image(\"a\").accessibilityLabel(\"example.org\")", strings: ["Home": "Home"]),
    ],
    check: .both({ findKeys($0.scene, $0.inherited, $0.code, &$1) }, find),
    pieces: PieceCheck(
      reactNative: "Take the words from the tables that the visible texts come from.",
      flutter: "Take the words from the .arb file that the visible texts come from.",
      findUntranslatedLabels))
}

/// Keys that no table has: they are read as they are.
///
/// Where there are no tables at all, a build may make them.
private func findKeys(
  _ scene: Scene, _ inherited: Inherited, _ code: SourceCode, _ report: inout SceneReport
) {
  guard code.index.isLocalised else { return }
  for mark in inherited.judged.marks where inherited[inherited.hosts[Int(mark)]].hiddenBy < 0 {
    for property in inherited.properties(of: mark) {
      guard [.label, .value, .hint].contains(property.kind), let value = property.value,
        case .key(let key) = scene[value]
      else { continue }
      report.add(
        modifier: mark,
        "“\(code.text(key))” is a key that no table has, and VoiceOver reads it as it is.",
        severity: .moderate)
    }
  }
}

private func find(_ declarations: Declarations, _ report: inout Report) -> Int {
  guard declarations.isLocalised,
    declarations.mentions(.accessibilityLabel, .accessibilityHint, .accessibilityValue)
  else { return 0 }
  var count = 0
  for (_, member) in declarations.members {
    guard let body = member.body else { continue }
    let code = declarations.code
    var found: [(ExpressionID, String)] = []
    code.forEachStatement(in: body) { statement in
      if let text = declarations.assignedLabel(statement) {
        count += 1
        if let literal = declarations.plainText(text) { found.append((text, literal)) }
      }
      for part in code.parts(of: statement) {
        code.forEachExpression(in: part) { expression in
          guard let text = declarations.modifierText(expression) else { return }
          count += 1
          if let literal = declarations.verbatim(text) { found.append((expression, literal)) }
        }
      }
    }
    for (expression, literal) in found.sorted(by: { $0.0 < $1.0 }) {
      report.add(
        Origin(file: declarations.file, offset: code.offsets[Int(expression)]),
        owner: member.owner ?? -1, declarations.views[member.name].text + "\"" + literal + "\"",
        "“\(literal.quoted)” is the same in every language.")
    }
  }
  return count
}

extension Declarations {
  fileprivate var isLocalised: Bool { index.isLocalised }

  /// `view.accessibilityLabel = …`: the text.
  fileprivate func assignedLabel(_ statement: Statement) -> ExpressionID? {
    guard case .assignment(let target, _, let value) = statement else { return nil }
    let name: NameID
    switch code.expressions[Int(target)] {
    case .name(let plain): name = plain
    case .member(_, let member): name = member
    default: return nil
    }
    switch views[name].word {
    case .accessibilityLabel, .accessibilityHint, .accessibilityValue: return value
    default: return nil
    }
  }

  /// `.accessibilityLabel(…)`: the text.
  fileprivate func modifierText(_ expression: ExpressionID) -> ExpressionID? {
    guard case .call(let callee, let range) = code.expressions[Int(expression)],
      case .member(_, let name) = code.expressions[Int(callee)], let first = range.first
    else { return nil }
    switch views[name].word {
    case .accessibilityLabel, .accessibilityHint, .accessibilityValue:
      return code.arguments[Int(first)].value
    default: return nil
    }
  }

  /// The literal of `Text(verbatim: "…")`.
  fileprivate func verbatim(_ expression: ExpressionID) -> String? {
    guard case .call(let callee, let range) = code.expressions[Int(expression)],
      case .name(let name) = code.expressions[Int(callee)], views[name].word == .Text,
      let first = range.first, let label = code.arguments[Int(first)].label,
      views[label].word == .verbatim
    else { return nil }
    return plainText(code.arguments[Int(first)].value)
  }

  /// A literal with words in it.
  fileprivate func plainText(_ expression: ExpressionID) -> String? {
    guard case .string(let range) = code.expressions[Int(expression)], range.count == 1,
      let first = range.first, case .literal(let text) = code.segments[Int(first)]
    else { return nil }
    let literal = views[text]
    return literal.contains(where: \.isLetter) && literal.contains(where: \.isLowercase)
      ? literal : nil
  }
}

private func findUntranslatedLabels(_ screen: PieceScreen, _ report: inout PieceReport) {
  guard screen.isLocalized else { return }
  for (element, setting) in screen.settings(.label, .tooltip, .hint) where setting.isLiteral {
    guard let written = untranslatedWords(of: setting.text) else { continue }
    report.add(
      element, "“\(written.quoted)” is the same in every language.", at: setting.place,
      mended: setting.kind == .hint ? .hint : .label)
  }
}

/// Words that stand in the source, of a text that may be one of several, and of one that data is put into; a sign or a
/// unit beside that is no word.
private func untranslatedWords(of text: SourcedText) -> String? {
  if let known = text.known { return known.hasWords ? known : nil }
  return text.untranslated.lazy.map { written in
    String(
      written.drop { !$0.isLetter && !$0.isNumber }.reversed().drop { $0.isWhitespace }.reversed())
  }.first { written in
    written.split { !$0.isLetter }.contains { $0.count > 2 }
  }
}
