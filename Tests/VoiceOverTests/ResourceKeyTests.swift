import Testing
import VoiceOver

@Suite struct `The key of a resource` {
  private let added = """
    extension Button where Label == SwiftUI.Label<Text, Image> {
      init(_ title: LocalizedStringResource, icon: String, action: @escaping () -> Void) {
        self.init(LocalizedStringKey(title.key), systemImage: icon, action: action)
      }
    }
    """

  @Test func `is the text of the resource`() throws {
    let sample = Sample(body: "Button(\"Charge now\", icon: \"bolt\") {}", added)
    #expect(try #require(sample.main).said == ["Charge now. Button."])
  }

  @Test func `is found in tables`() throws {
    let view = """
      import SwiftUI
      struct Sample: View {
        let title = LocalizedStringResource("charge.title")
        var body: some View { Button("charge.now", icon: "bolt") {}; Text(LocalizedStringKey(title.key)) }
      }
      """
    let sample = Sample(
      ["Sample.swift": view + "\n" + added],
      strings: "\"charge.now\" = \"Charge\"; \"charge.title\" = \"Power\";")
    #expect(try #require(sample.main).said == ["Charge. Button.", "Power."])
  }

  @Test func `of a member is the text of that`() throws {
    let kinds = """
      enum Kind: CaseIterable {
        case one, two
        var label: LocalizedStringResource { switch self { case .one: "First"; case .two: "Second" } }
      }
      """
    let texts = ["one", "two"].map { "Text(LocalizedStringKey(Kind.\($0).label.key))" }
    let sample = Sample(body: texts.joined(separator: "; "), kinds)
    #expect(try #require(sample.main).said == ["First.", "Second."])
  }

  @Test func `of something else is a text of its own`() throws {
    let sample = Sample(
      body: "Text(entry.key)", "struct Entry { let key: String }\nlet entry = Entry(key: \"Own\")")
    #expect(try #require(sample.main).said == ["Own."])
  }
}
