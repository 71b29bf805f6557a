import Scenes
import Views
import VoiceOver

extension Rule {
  static let speechAttributeLost = Rule(
    id: "speech-attribute-lost",
    title: "A speech attribute is set on another string",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .descriptions,
    population: .speechAttributes,
    claim: "are set on another string than the one that is said",
    wrong:
      "How to speak a string is set on a variable that is not shown; the one that is shown has no such setting.",
    heard: "The string as if nothing had been set: \"ABC123\" as a word.",
    fix: "Set the attribute on the string that is shown.",
    bad: [
      Example(
        file: """
          import SwiftUI
          struct CodeView: View {
            var body: some View {
              var greeting = AttributedString("Welcome")
              var code = AttributedString("ABC123")
              ▶greeting.accessibilitySpeechSpellsOutCharacters = true
              return Text(code)
            }
          }
          """),
      Example(
        file: """
          import SwiftUI
          struct NameView: View {
            var name: some View {
              var first = AttributedString("Hermione")
              var last = AttributedString("Granger")
              ▶first.accessibilitySpeechPhoneticNotation = "her-MY-oh-nee"
              return Text(last)
            }
            var body: some View { name }
          }
          """),
      Example(
        file: """
          import SwiftUI
          struct PathView: View {
            func path() -> Text {
              var shown = AttributedString("/usr/bin")
              var other = shown
              ▶other.accessibilitySpeechIncludesPunctuation = true
              return Text(shown)
            }
            var body: some View { path() }
          }
          """),
    ],
    good: [
      Example(
        file: """
          import SwiftUI
          struct CodeView: View {
            var body: some View {
              var code = AttributedString("ABC123")
              code.accessibilitySpeechSpellsOutCharacters = true
              return Text(code)
            }
          }
          """),
      Example(
        file: """
          import SwiftUI
          struct CodeView: View {
            var body: some View {
              var a = AttributedString("ABC")
              a.accessibilitySpeechSpellsOutCharacters = true
              let b = a + AttributedString("!")
              return Text(b)
            }
          }
          """),
      Example(
        file: """
          import SwiftUI
          struct CodeView: View {
            var text: AttributedString {
              var code = AttributedString("ABC123")
              code.accessibilitySpeechSpellsOutCharacters = true
              return code
            }
            var body: some View { Text(text) }
          }
          """),
    ],
    check: .file(find))
}

private func find(_ declarations: Declarations, _ report: inout Report) -> Int {
  guard declarations.views.names.contains(where: \.isSpeechAttribute) else { return 0 }
  var count = 0
  for (_, member) in declarations.members {
    guard let body = member.body else { continue }
    for setting in declarations.speechSettings(in: body) {
      count += 1
      guard !declarations.isUsed(setting.variable, in: body) else { continue }
      let name = declarations.views[setting.variable].text
      report.add(
        Origin(file: declarations.file, offset: declarations.code.offsets[Int(setting.place)]),
        owner: member.owner ?? -1, declarations.views[member.name].text + "." + name,
        "“\(name)” is not shown, so what is set on it is never heard.")
    }
  }
  return count
}

extension Declarations {
  /// Assignments to speech attributes of variables that the body itself declares.
  fileprivate func speechSettings(in body: Block) -> [(variable: NameID, place: ExpressionID)] {
    var declared: Set<NameID> = []
    var found: [(NameID, ExpressionID)] = []
    code.forEachStatement(in: body) { statement in
      if case .declaration(let name, _, true) = statement { declared.insert(name) }
      guard case .assignment(let target, _, _) = statement, let set = attribute(target) else {
        return
      }
      found.append(set)
    }
    return found.filter { declared.contains($0.0) }.sorted { $0.1 < $1.1 }
      .map { (variable: $0.0, place: $0.1) }
  }

  /// `text.accessibilitySpeech…`: the variable.
  private func attribute(_ target: ExpressionID) -> (NameID, ExpressionID)? {
    guard case .member(let base, let name) = code.expressions[Int(target)],
      views[name].isSpeechAttribute, case .name(let variable) = code.expressions[Int(base)]
    else { return nil }
    return (variable, base)
  }

  /// The variable stands somewhere else than before an attribute.
  fileprivate func isUsed(_ variable: NameID, in body: Block) -> Bool {
    var isUsed = false
    code.forEachStatement(in: body) { statement in
      var parts = code.parts(of: statement)
      if case .assignment(let target, _, let value) = statement,
        case .member = code.expressions[Int(target)]
      {
        parts = [value]
      }
      for part in parts {
        code.forEachExpression(in: part) { expression in
          if case .name(variable) = code.expressions[Int(expression)] { isUsed = true }
        }
      }
    }
    return isUsed
  }
}

extension Name { fileprivate var isSpeechAttribute: Bool { text.hasPrefix("accessibilitySpeech") } }
