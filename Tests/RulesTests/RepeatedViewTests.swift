import Rules
import Testing
import Views
import VoiceOver

/// A large screen shows one row in many places: what is wrong with it is one fault.
@Suite struct `Views that a screen shows again` {
  /// Enough of one view for the screen to be a large one.
  private static let row = """
    struct Row: View {
      let item: Item
      var body: some View {
        VStack {
          Banner(item: item)
          \((0..<40).map { "Text(item.line\($0)).bold().padding()" }.joined(separator: "\n      "))
        }
      }
    }
    struct Banner: View {
      let item: Item
      var body: some View { HStack { Mark(item: item) } }
    }
    struct Mark: View {
      let item: Item
      var body: some View {
        Button(action: item.flag) { Image(systemName: "flag") }
        Image("banner-2x-final")
      }
    }
    """

  private func found(_ body: String, _ more: String = "") -> [Finding] {
    findings(
      """
      import SwiftUI
      struct Screen: View {
        @State var item: Item
        var body: some View { \(body) }
      }
      \(more)
      \(Self.row)
      """)
  }

  private func rules(_ found: [Finding]) -> [String] { found.map(\.rule).sorted() }

  @Test func `are judged as one`() {
    let rows = (0..<8).map { "VStack { if open == \($0) { Row(item: item) } }" }
    let many = found("VStack {\n" + rows.joined(separator: "\n") + "\n}")
    let one = found("VStack { \(rows[0]) }")
    #expect(rules(many) == rules(one))
    #expect(rules(one).contains("icon-button-no-label"))
  }

  @Test func `are judged where they are heard otherwise`() {
    let rows = (0..<8).map { "VStack { if open == \($0) { Row(item: item) } }" }
    let linked = "NavigationLink(value: item) { Row(item: item) }"
    let all = found("VStack {\n" + rows.joined(separator: "\n") + "\n" + linked + "\n}")
    #expect(rules(all).contains("nested-interactive"))
    let message = all.first { $0.rule == "nested-interactive" }?.message
    #expect(message?.hasSuffix("in Screen.") == true)
  }

  @Test func `are told of the first control around them`() {
    let cases = (0..<8).map { "case .\(Character(UnicodeScalar(97 + $0)!)): Found(kind: .k\($0))" }
    let all = found(
      "Group {\nswitch kind {\n" + cases.joined(separator: "\n") + "\n}\nOther(item: item) }",
      """
      struct Found: View {
        let kind: Kind
        @State var item: Item
        var body: some View { Group { NavigationLink(value: 1) { Row(item: item) } }.onAppear { look() } }
      }
      struct Other: View {
        let item: Item
        var body: some View { NavigationLink(value: 2) { Row(item: item) } }
      }
      """)
    let message = all.first { $0.rule == "nested-interactive" }?.message
    #expect(message?.hasSuffix("in Found.") == true, "\(message ?? "none")")
  }
}
