import Rules
import Testing

/// One construct of the model of VoiceOver, and the rules it breaks.
struct ModelCase: Sendable, CustomTestStringConvertible {
  var id: String
  var code: String
  var rules: [String]

  init(_ id: String, _ code: String, _ rules: String...) {
    self.id = id
    self.code = code
    self.rules = rules.sorted()
  }

  var testDescription: String { id }

  private static let two = "VStack { Text(\"A\"); Text(\"B\") }"
  private static let combine = ".accessibilityElement(children: .combine)"
  private static let contain = ".accessibilityElement(children: .contain)"
  private static let hidden = ".accessibilityHidden(true)"
  private static let label = ".accessibilityLabel(\"X\")"
  private static let row = """
    HStack { AsyncImage(url: u).clipShape(Circle()); VStack { Text(name); Text(msg) }; Spacer()
      VStack { Text(time); if unread { Circle().fill(.blue) } } }
    """

  static let all: [ModelCase] = [
    ModelCase(
      "T01", "List(0..<20) { i in NavigationLink(value: i) { \(row) } }", "ungrouped-row",
      "info-by-shape-only"),
    ModelCase(
      "T02",
      """
      List(0..<20) { i in NavigationLink(value: i) {
        \(row)\(combine).accessibilityLabel("\\(name), \\(msg), \\(time)\\(unread ? ", unread" : "")")
      } }
      """),
    ModelCase(
      "T03",
      "List(0..<20) { _ in HStack { AsyncImage(url: u); VStack { Text(a); Text(b) }; Text(c) } }",
      "ungrouped-row"),
    ModelCase(
      "T04", "NavigationLink(value: 1) { HStack { Text(\"Item\"); Button(\"Delete\") {} } }",
      "nested-interactive"),
    ModelCase("T05", "HStack { NavigationLink(\"Item\", value: 1); Button(\"Delete\") {} }"),
    ModelCase(
      "T06",
      "Button {} label: { HStack { Image(systemName: \"gear\"); VStack { Text(\"Settings\"); Text(\"General\") } } }"
    ),
    ModelCase("T07", "Button {} label: { Image(systemName: \"trash\") }", "icon-button-no-label"),
    ModelCase("T08", "Button {} label: { Circle().fill(.red) }", "unlabeled-control"),
    ModelCase(
      "T09", "Button {} label: { Label(\"Share\", systemImage: \"square\").labelStyle(.iconOnly) }"),
    ModelCase(
      "T10", "HStack { Text(\"A\"); Text(\"B\") }.onTapGesture { go() }", "tap-without-trait"),
    ModelCase(
      "T11", two + ".onTapGesture { go() }" + combine + ".accessibilityAddTraits(.isButton)"),
    ModelCase(
      "T12",
      "Text(\"Row\").swipeActions { Button(\"Delete\") {} }.contextMenu { Button(\"Copy\") {} }"),
    ModelCase("T13", "Button(\"Pay\") {}.disabled(true)"),
    ModelCase(
      "T14", "HStack { Text(\"Post\"); Button(\"Like\") {}; Button(\"Share\") {} }" + combine),
    ModelCase(
      "T15",
      "VStack { HStack { Text(\"A\"); Text(\"B\") }\(combine); HStack { Text(\"C\"); Text(\"D\") }\(combine) }\(contain)"
    ),
    ModelCase(
      "T16", "VStack { Text(\"A\"); HStack { Text(\"B\"); Text(\"C\") }\(contain) }\(combine)",
      "lost-text-in-group"),
    ModelCase("T17", two + label, "label-on-non-element"),
    ModelCase("T18", two + label + combine, "label-before-element"),
    ModelCase(
      "T19", two + label + ".accessibilityElement()", "label-before-element", "silent-element"),
    ModelCase("T20", two + ".accessibilityElement()" + combine, "stacked-element-modifiers"),
    ModelCase(
      "T21", two + combine + ".accessibilityElement()", "stacked-element-modifiers",
      "silent-element"),
    ModelCase(
      "T22",
      """
      HStack { Text("Battery").accessibilityLabeledPair(role: .label, id: "b", in: ns)
        Text("87%").accessibilityLabeledPair(role: .content, id: "b", in: ns) }
      """),
    ModelCase(
      "T23",
      "HStack { Image(\"bg\")\(hidden); Text(\"A\"); Text(\"Sold out\")\(hidden) }\(combine)",
      "hidden-text"),
    ModelCase("T24", two + hidden + combine, "silent-element"),
    ModelCase("T25", two + combine + hidden, "hidden-text"),
    ModelCase(
      "T26",
      "VStack { Text(\"Name\"); Text(\"Price\"); Text(\"Rating\") }\(combine).accessibilityLabel(\"Name\")",
      "lost-text-in-group"),
    ModelCase("T27", "HStack { Image(systemName: \"star.fill\"); Text(\"4.5\") }" + combine),
    ModelCase("T28", "VStack { Text(\"A\") }" + combine, "redundant-combine"),
    ModelCase("T29", two + ".accessibilityAddTraits(.isButton)", "trait-on-non-element"),
    ModelCase("T30", "Image(\"x\").accessibilityLabel(\"\")", "empty-label"),
    ModelCase("T31", "Circle().fill(.red).accessibilityLabel(\"Unread\")"),
    ModelCase("T32", "Text(\"Title\").accessibilityHeading(.h2)", "heading-level-without-trait"),
    ModelCase(
      "T33",
      """
      HStack { Text("Vol"); Capsule(); Text("5") }
        .accessibilityRepresentation { Slider(value: $v) { Text("Volume") } }
      """),
    ModelCase(
      "T36",
      """
      HStack { Text("A"); Text("B") }
        .background { ForEach(0..<2) { _ in Color.clear.accessibilityAction(named: "x") {} } }
      """, "silent-element", "actions-by-hidden-views"),
    ModelCase("T39", "List(items) { i in HStack { Text(i.a); Text(i.b) } }", "ungrouped-row"),
    ModelCase(
      "T50",
      """
      NavigationStack { Text("Body").navigationTitle("Home").toolbar {
        ToolbarItem { Button("Edit") {} }; ToolbarItem { Button {} label: { Image(systemName: "plus") } } } }
      """, "icon-button-no-label"),
    // The shape is always there: it tells no state.
    ModelCase("T52", "Image(\"avatar\").overlay { Circle().fill(.green) }", "image-filename-label"),
    ModelCase(
      "T53",
      "AsyncImage(url: u) { p in if let i = p.image { i.resizable() } else { ProgressView() } }",
      "image-no-label"),
    ModelCase(
      "T59", "HStack { Text(\"Wi-Fi\"); Toggle(\"Wi-Fi\", isOn: $w).labelsHidden() }",
      "duplicate-speech"),
    ModelCase(
      "T59 without a title", "HStack { Text(\"Wi-Fi\"); Toggle(\"\", isOn: $w) }",
      "unlabeled-control"),
    ModelCase(
      "T60",
      "Picker(\"Size\", selection: $s) { Text(\"S\"); Text(\"M\") }.pickerStyle(.segmented)",
      "unlabeled-control"),
    ModelCase(
      "T61",
      "Form { LabeledContent(\"Name\", value: n); TextField(\"Email\", text: $e); TextEditor(text: $b) }",
      "unlabeled-control"),
    ModelCase(
      "T65",
      "Button(\"Open\") {}.sheet(isPresented: $s) { VStack { Text(\"T\"); Button(\"Done\") {} } }"),
    ModelCase("T66", "VStack { MyRepresentable(); UnknownSDKView() }"),
  ]
}

@Suite struct `A construct of the model` {
  @Test(arguments: ModelCase.all)
  func `breaks the rules it should, and no other`(_ one: ModelCase) {
    let source = """
      import SwiftUI
      struct Sample: View {
        @Namespace var ns
        var body: some View {
          \(one.code)
        }
      }
      """
    let found = Project(["Sample.swift": source]).audit().findings.map(\.rule).sorted()
    #expect(found == one.rules)
  }
}
