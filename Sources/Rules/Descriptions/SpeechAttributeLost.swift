extension Rule {
  static let speechAttributeLost = Rule(
    id: "speech-attribute-lost",
    title: "A speech attribute is set on another string",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .descriptions,
    population: .speechAttributes,
    wrong: "How to speak a string is set on a variable that is not shown; the one that is shown has no such setting.",
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
    check: find)
}
