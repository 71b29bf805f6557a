import Rules
import Testing
import Views
import VoiceOver

@Suite struct `A finding` {
  @Test func `names the value that a shape tells of`() {
    let view = { (condition: String) in
      """
      import SwiftUI
      struct MailView: View {
        var body: some View { HStack { Text(mail.title); if \(condition) { Circle().fill(.red) } } }
      }
      """
    }
    for (condition, subject) in [
      ("let flag", "flag"), ("let flag = mail.flag", "mail.flag"), ("mail.isNew", "mail.isNew"),
    ] {
      let messages = findings(view(condition)).map(\.message)
      #expect(messages.count { $0.contains("tells of “\(subject)”") } == 1, "\(messages)")
    }
  }

  @Test(arguments: [
    ("isSelected", "isSelected"), ("(isSelected)", "isSelected"),
    ("(tab?.isSelected ?? true)", "tab?.isSelected ?? true"),
    ("(a ?? b).isSelected", "(a ?? b).isSelected"), ("isSelected(of: (a))", "isSelected(of: (a))"),
  ])
  func `tells a condition with the parentheses that it needs`(_ written: String, _ told: String) {
    let source = """
      import SwiftUI
      struct Tabs: View {
        var body: some View {
          Button(action: go) { Text("Home").foregroundStyle(\(written) ? .red : .blue) }
        }
      }
      """
    #expect(findings(source).map(\.message).contains { $0.contains("“\(told)”") })
  }

  @Test func `says a lost text once, and not what a tool made of a file's name`() throws {
    func message(_ views: String) -> String? {
      findings("import SwiftUI\nstruct A: View { var body: some View { \(views) } }").first?.message
    }
    let lost = message(
      """
      VStack { Text("Near"); Text("Near"); Text("Far") }
        .accessibilityElement(children: .ignore).accessibilityLabel("Places")
      """)
    #expect(lost == "The element does not say “Near”, “Far”.")
    let image = message("Image(.cart24)")
    #expect(image == "VoiceOver reads the name of the file that “.cart24” stands for.")
    for (made, heard) in [
      ("systemName: \"forward\"", "the name of the symbol “forward”"),
      ("named: \"ic_skip\"", "the file name “ic_skip”"),
    ] {
      let button = findings(
        """
        import UIKit
        final class A: UIView {
          private let skip = UIButton()
          func build() {
            skip.setImage(UIImage(\(made)), for: .normal)
            addSubview(skip)
          }
        }
        """)
      #expect(button.map(\.message) == ["The skip shows only an image: VoiceOver reads \(heard)."])
    }
  }

  @Test func `names the case that a shape tells of`() {
    let messages = findings(
      """
      import SwiftUI
      struct Lamp: View {
        var body: some View {
          HStack { Text(name); switch light { case .on(let color): Circle().fill(color); case .off: EmptyView() } }
        }
      }
      """
    ).map(\.message)
    #expect(
      messages.contains("Only a Circle tells of the case “.on”; VoiceOver says nothing of it."))
  }

  @Test func `says one thing of an image that callers name in several ways`() {
    let badge = """
      import SwiftUI
      struct Badge: View {
        let plan: Plan
        var body: some View { Image(plan.name) }
      }
      struct Plan { let name: String }
      """
    let audit = Project([
      "Badge.swift": badge,
      "A.swift":
        "import SwiftUI\nstruct A: View { var body: some View { Badge(plan: Plan(name: \"ic_gold\")) } }",
      "B.swift":
        "import SwiftUI\nstruct B: View { let plan: Plan; var body: some View { Badge(plan: plan) } }",
    ]).audit()
    #expect(audit.findings.map(\.rule) == ["image-filename-label"])
  }

  @Test(arguments: [
    (
      "HStack { Text(title); Text(value) }", "List(days) { Part(title: $0.a, value: $0.b) }",
      "VStack { Part(title: \"Day\", value: day); Toggle(\"On\", isOn: $isOn) }", "ungrouped-row"
    ),
    (
      "Button { open() } label: { value }",
      "Part(title: \"A\", value: Image(systemName: \"plus\"))",
      "Part(title: \"B\", value: EmptyView())", "icon-button-no-label"
    ),
  ])
  func `says one thing of a part that callers break two rules with`(
    _ body: String, _ one: String, _ other: String, _ rule: String
  ) {
    let part = """
      import SwiftUI
      struct Part<Value>: View {
        let title: String
        let value: Value
        var body: some View { \(body) }
      }
      """
    let screens = [one, other].enumerated().map { number, body in
      "struct S\(number): View { let days: [Day]; let day: String; var body: some View { \(body) } }"
    }
    let project = Project([
      "Part.swift": part, "Screens.swift": "import SwiftUI\n" + screens.joined(separator: "\n"),
    ])
    #expect(project.audit().findings.map(\.rule) == [rule])
  }

  @Test(arguments: [
    ("Image(uiImage: photo); Image(systemName: \"plus\")", "“Add” for the symbol “plus”."),
    ("picture.bold()", "what the image is called."),
    ("Image(uiImage: photo)", "nothing but the role."),
    ("Image(name)", "the name of a file."),
  ])
  func `says of a control without a title what is read`(_ label: String, _ end: String) {
    let source = """
      import SwiftUI
      struct Key: View {
        let picture: Image
        var body: some View { Button { press() } label: { \(label) } }
      }
      """
    let messages = findings(source).filter { $0.rule == "icon-button-no-label" }.map(\.message)
    #expect(messages.count { $0.hasSuffix("VoiceOver reads " + end) } == 1, "\(messages)")
  }

  @Test(arguments: [
    ("Text(NSLocalizedString(\"Paper boats\", comment: \"\"))", "Text(\"Paper boats\")"),
    ("Text(String(localized: \"Paper boats\"))", "Text(\"Paper boats\")"),
    ("Text(title)", "Text(title)"),
  ])
  func `calls a heading what it says, and not after what looks it up`(
    _ text: String, _ begin: String
  ) throws {
    let source = """
      import SwiftUI
      struct CartView: View {
        let title: String
        var body: some View { VStack { \(text).font(.largeTitle); Text("A"); Text("B") } }
      }
      """
    let only = try #require(findings(source).first { $0.rule == "heading-missing" })
    #expect(only.message.hasPrefix(begin + " looks like"))
  }
}

@Suite struct `A control that a modifier of the app makes` {
  @Test func `is told of where it is used`() {
    let found = findings(
      """
      import SwiftUI
      extension View {
        func asButton(_ action: @escaping () -> Void) -> some View {
          Button(action: action) { self.padding() }
        }
      }
      struct One: View { var body: some View { VStack { Text("A"); Image(systemName: "x.a").asButton {} } } }
      struct Two: View { var body: some View { VStack { Text("B"); Image(systemName: "x.b").asButton {} } } }
      """
    ).filter { $0.rule == "icon-button-no-label" }
    #expect(found.map(\.place.line).sorted() == [7, 8])
    #expect(found.map(\.view).sorted() == ["One", "Two"])
  }
}
