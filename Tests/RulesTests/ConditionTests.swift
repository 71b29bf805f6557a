import Rules
import Testing
import Views

/// Conditions are compared by what they say.
@Suite struct `A condition that a look depends on` {
  /// Nothing in it but the look of the button tells whether it is chosen.
  private func states(_ row: String, _ more: String = "") -> [String] {
    let source = """
      import SwiftUI
      struct Choices: View {
        @State private var chosen: Size
        @Binding var isEditing: Bool
        var body: some View { List(all) { item in \(row) } }
      }
      \(more)
      """
    return findings(source).filter { $0.rule == "state-not-exposed" }.map(\.message)
  }

  @Test(arguments: [
    "item == chosen", "item==chosen", "(item == chosen)", "self.chosen == item",
    "item\n            == chosen",
  ])
  func `is told however it is laid out`(_ condition: String) {
    let found = states(
      "Button(item.name) { chosen = item }.foregroundStyle(\(condition) ? Color.red : .gray)")
    #expect(found.count == 1)
  }

  @Test func `is not taken apart where a text in it has a comma or a sign`() {
    let found = states(
      """
      Button(item.name) { open(item) }
        .foregroundStyle(item.title == "isSelected, no && yes" ? Color.red : .gray)
      """)
    #expect(found.isEmpty)
  }

  @Test func `is one part of several that all have to hold`() {
    let found = states(
      """
      Button(item.name) { open(item) }
        .foregroundStyle(isEditing && item.isSelected ? Color.red : .gray)
      """)
    #expect(
      found == ["Its look depends on “item.isSelected”, and nothing that VoiceOver says does."])
  }

  @Test(arguments: [
    ("chosen = item", true), ("pick(item)", true), ("send(.pick(item))", false),
    ("chosen = other", false), ("open(item.page)", false),
  ])
  func `is what the button does to it`(_ action: String, _ isState: Bool) {
    let found = states(
      """
      Button(item.name) { \(action) }
        .background(RoundedRectangle(cornerRadius: 4).fill(item == chosen ? Color.red : .clear))
      """)
    #expect(found.isEmpty != isState, "\(action)")
  }

  @Test func `is what the action does that a caller hands over`() {
    let found = states(
      "Choice(isOn: item == chosen, name: item.name) { chosen = item }",
      """
      struct Choice: View {
        let isOn: Bool
        let name: String
        let action: () -> Void
        var body: some View {
          Button(name, action: action).foregroundStyle(isOn ? Color.red : .gray)
        }
      }
      """)
    #expect(
      found == ["Its look depends on “isOn”, and nothing that VoiceOver says does."])
  }

  @Test func `is told where a text changes with the same, written another way`() {
    let found = states(
      """
      Button { chosen = item } label: {
        HStack { Text(item.name); if self.chosen == item { Text("Chosen") } }
          .foregroundStyle(chosen == item ? Color.red : .gray)
      }
      """)
    #expect(found.isEmpty)
  }

  @Test func `is the case of a switch as well`() {
    let source = """
      import SwiftUI
      struct Update: View {
        let update: Kind?
        var body: some View {
          NavigationLink(destination: Text("Details")) { HStack { Text("Version"); icon } }
        }
        @ViewBuilder var icon: some View {
          switch update {
          case .required, .recommended: Image(systemName: "exclamationmark.triangle.fill")
          default: EmptyView()
          }
        }
      }
      """
    #expect(findings(source).contains { $0.rule == "combined-row-without-label" })
  }
}
