import Views
import VoiceOver

extension Rule {
  static let unlabeledControl = Rule(
    id: "unlabeled-control",
    title: "A control has no name",
    severity: .critical,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .controls,
    wrong: "Neither a title nor a label gives the control a name.",
    heard: "The role alone: \"Button.\" or \"Switch Button. Off.\"",
    fix: "Give it a title (labelsHidden() hides it from the eye only), or an accessibilityLabel.",
    bad: [
      Example("▶Toggle(\"\", isOn: $isOn)"),
      Example("HStack { Text(name); Spacer(); ▶Toggle(isOn: $isOn) {}.labelsHidden() }"),
      Example("▶Button { } label: { Circle().fill(.red) }"),
      Example(
        "▶Button { } label: { Circle().fill(.red) }.buttonStyle(Round())",
        files: [
          "Round.swift": """
          import SwiftUI
          struct Round: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
          }
          """
        ]),
      Example(
        "▶Button { } label: { EmptyView() }.buttonStyle(Counted(shelf: shelf))",
        files: [
          "Counted.swift": """
          import SwiftUI
          struct Counted: ButtonStyle {
            let shelf: Shelf
            func makeBody(configuration: Configuration) -> some View {
              VStack { Text(shelf.name); configuration.label }
            }
          }
          """
        ]),
      Example("▶Slider(value: $volume)"),
      Example("▶Button { } label: { Circle().fill(.red) }.accessibilityValue(\"Red\")"),
      Example("▶TextEditor(text: $text)"),
      Example("▶TextField(\"\", text: $name)"),
      Example("▶Picker(\"\", selection: $size) { Text(\"S\"); Text(\"M\") }"),
      Example(
        """
        ▶Picker(selection: $size, label: Text("")) { Text("S"); Text("M") }
          .pickerStyle(SegmentedPickerStyle())
        """),
      Example("▶Stepper(\"\", value: $count)"),
      Example(
        """
        Form {
          Section("Sizes") {
            ▶Picker("Fit", selection: $fit) { Text("Slim"); Text("Wide") }.pickerStyle(.segmented)
            ▶Picker("", selection: $size) { Text("S"); Text("M") }
          }
          Section {
            Text(a)
          } header: {
            ▶Picker("", selection: $kind) { Text("Long"); Text("Short") }.pickerStyle(.segmented)
          }
        }
        """),
      Example("VStack { ▶Button(\"\") { leave() }.keyboardShortcut(.escape); Text(a) }"),
      Example("▶Toggle(isOn: $isOn) { EmptyView() }.labelsHidden()"),
      Example(
        """
        TabView {
          Text(a).tabItem { Label("Shelf", systemImage: "book") }
          ▶Spacer()
          Text(b).tabItem { Label("Past", systemImage: "clock") }
        }
        """),
      Example("▶Button { } label: { Image(decorative: \"add\") }"),
      Example(
        "▶Button { } label: { Image(systemName: \"book\") }.accessibilityLabel(\"shelf.lendButton\")",
        strings: ["shelf.lendButton": "shelf.lendButton"]),
      Example(
        "Form { Choice(size: $size) }",
        files: [
          "Choice.swift": """
          import SwiftUI
          struct Choice: View {
            var title: String?
            @Binding var size: Int
            var body: some View { ▶Picker(title ?? "", selection: $size) { Text("S"); Text("M") } }
          }
          """
        ]),
      Example(
        "Switcher(isOn: $isOn)",
        files: [
          "Switcher.swift": """
          import SwiftUI
          struct Switcher: View {
            @Binding var isOn: Bool
            var title: String?
            var body: some View { ▶Toggle(isOn: $isOn) { if let title { Text(title) } } }
          }
          """
        ]),
      Example(
        file: """
          import UIKit
          final class PlayerViewController: UIViewController {
            let volume = ▶UISlider()
            private let nameField = ▶UITextField()
            override func viewDidLoad() {
              super.viewDidLoad()
              volume.addTarget(self, action: #selector(change), for: .valueChanged)
              view.addSubview(volume)
              view.addSubview(nameField)
            }
          }
          """),
    ],
    good: [
      Example(
        """
        Text("Email").accessibilityLabeledPair(role: .label, id: "email", in: space)
        TextField("", text: $email).accessibilityLabeledPair(role: .content, id: "email", in: space)
        """, members: "@Namespace var space"),
      Example("Toggle(\"Wi-Fi\", isOn: $isOn)"),
      Example("Button { } label: { Circle().fill(.red) }.accessibilityLabel(\"Red\")"),
      Example("Slider(value: $volume).accessibilityLabel(\"Volume\")"),
      Example(
        "Slider(value: $volume).accessibilityLabel(\"song.volumeLevel\")",
        strings: ["song.volumeLevel": "Volume"]),
      Example("Slider(value: $volume).accessibilityLabel(\"song.volumeLevel\")"),
      Example("Slider(value: $volume) { Text(\"Volume\") }"),
      Example("TextEditor(text: $text).accessibilityLabel(\"Notes\")"),
      Example("Toggle(title, isOn: $isOn).labelsHidden()"),
      Example("LabeledContent(\"Name\") { TextField(\"\", text: $name) }"),
      Example("Picker(selection: $size) { Text(\"S\") } label: { Text(\"Size\") }"),
      Example("TextField(\"\", text: $name, prompt: Text(\"Name\"))"),
      Example("Button { } label: { Caption(title) }"),
      Example(
        "Button(\"\") { }.buttonStyle(Round(title: \"Add\"))",
        files: [
          "Round.swift": """
          import SwiftUI
          struct Round: ButtonStyle {
            let title: String
            func makeBody(configuration: Configuration) -> some View { Text(title).padding() }
          }
          """
        ]),
      Example(
        """
        Button { } label: { EmptyView() }.buttonStyle(Card(shelf: shelf))
        Button { } label: { Image(systemName: "book") }.buttonStyle(Tile(shelf: shelf))
        """,
        files: [
          "Card.swift": """
          import SwiftUI
          struct Card: SwiftUI.ButtonStyle {
            let shelf: Shelf
            func makeBody(configuration: Configuration) -> some View {
              VStack { Text(shelf.name); Text("Open") }.opacity(configuration.isPressed ? 0.5 : 1)
            }
          }
          struct Tile: ButtonStyle {
            let shelf: Shelf
            func makeBody(configuration _: Configuration) -> some View { Text(shelf.name) }
          }
          """
        ]),
      Example(
        """
        NavigationLink(value: 1) { LabeledContent("Language", value: language) }
        Button { } label: { LabeledContent(title, value: "English") }
        Menu { Button("A") { } } label: { LabeledContent("Sort") { Color.red } }
        Toggle(isOn: $isOn) { GroupBox("Sound") { Color.red } }
        """),
      Example(
        """
        Button { } label: {
          Circle().accessibilityElement(children: .ignore).accessibilityLabel("Red")
        }
        """),
      Example("Toggle(\"\", isOn: $isOn).accessibilityHidden(true)"),
      Example(
        "HStack { Text(\"Wi-Fi\"); Toggle(\"\", isOn: $isOn) }.accessibilityElement(children: .combine)"
      ),
      Example(
        "Menu(\"Theme\") { Picker(selection: $theme, label: EmptyView()) { Text(\"Light\"); Text(\"Dark\") } }"
      ),
      Example(
        file: """
          import UIKit
          final class PlayerView: UIView {
            private let volume = UISlider()
            private let nameField = UITextField()
            private let choice = UISegmentedControl(items: ["A", "B"])
            let open = UISwitch()
            func build() {
              volume.accessibilityLabel = "Volume"
              nameField.placeholder = "Name"
              [volume, nameField, choice, open].forEach { addSubview($0) }
            }
          }
          """),
      Example(
        file: """
          import UIKit
          final class FindViewController: UIViewController {
            private lazy var hidden: UITextField = {
              let field = UITextField()
              field.layer.opacity = 0
              return field
            }()
            private let unused = UISwitch()
            override func viewDidLoad() {
              super.viewDidLoad()
              unused.isHidden = true
              view.addSubview(hidden)
              view.addSubview(unused)
            }
          }
          """),
      Example("Toggle(\"\\(name)\", isOn: $isOn)"),
      Example("Stepper(title, value: $count)"),
      Example("Picker(title, selection: $size) { Text(\"S\") }"),
      Example(
        """
        Form {
          Picker("", selection: $size) { Text("S"); Text("M") }.pickerStyle(.inline)
          Picker("Size", selection: $size) { Text("S"); Text("M") }.pickerStyle(.inline).labelsHidden()
          Section("Sizes") {
            Picker("", selection: $size) { Text("S"); Text("M") }.pickerStyle(.segmented)
          }
          Section {
            Picker("Size", selection: $size) { Text("S"); Text("M") }.pickerStyle(.segmented)
          } header: {
            Text("Size")
          }
        }
        """),
      Example("Text(a).background { Button(\"\") { leave() }.keyboardShortcut(.escape) }"),
      Example("Form { TextField(\"Email\", text: $email); TextField(title, text: $name) }"),
      Example(
        """
        TabView {
          Text(a).tabItem { Text("Shelf") }
          Group { Text(b).tabItem { Text("Past") } }
          if hasMore { Text(c).tabItem { Text("More") } }
          Unwritten()
        }
        """),
      Example("TabView(selection: $page) { Text(a); Text(b) }"),
      Example("TextEditor(text: .constant(placeholder)).disabled(true)"),
      Example(
        "Switcher(isOn: $isOn, title: a)",
        files: [
          "Switcher.swift": """
          import SwiftUI
          struct Switcher: View {
            @Binding var isOn: Bool
            var title: String?
            var body: some View { Toggle(isOn: $isOn) { if let title { Text(title) } } }
          }
          """
        ]),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for control in facts.controls where facts.isHeard(control) && facts[control].label >= 0 {
    let label = facts[control].label
    guard facts.before[Int(label)].mostReached <= 1, let literal = facts.label(label)?.literal,
      literal.isIdentifier
    else { continue }
    report.add(
      control, in: facts,
      "The label “\(literal.prefix(60))” is a name for code, and is read out as it is.",
      fix: """
        Give the key a text in the string catalogue; a name for tests is an accessibilityIdentifier.
        """, severity: .serious)
  }
  for tab in facts.tabsWithoutItem() {
    report.add(
      tab, in: facts, "The bar has a tab for this view, and no tabItem names it.",
      fix: """
        Give it a tabItem with a title. Where it only keeps room for a button, show the button without a \
        tab.
        """)
  }
  for control in facts.controls where facts.isHeard(control) && facts[control].label < 0 {
    guard !facts[control].surroundings.contains(.labeledContent), !facts.isListOfChoices(control),
      !facts.isPaired(control)
    else { continue }
    let name = facts.shownName(of: control)
    if facts.isSegmented(control, name) {
      guard !facts.isNamedByHeader(control, name) else { continue }
      report.add(
        control, in: facts,
        facts.isNothing(name)
          ? "The segmented picker has no title and no label: the group has no name."
          : "The title of a segmented picker is not spoken: the group has no name.",
        fix: """
          Add .accessibilityElement(children: .contain) and an accessibilityLabel, which is spoken when \
          focus enters the group.
          """, severity: .minor)
    } else if case .nothing = name {
      guard !facts.isFollowedByCode(control), !facts.isFake(control), !facts.isDrawn(control)
      else { continue }
      guard !facts.isKey(control) else {
        guard !facts[control].surroundings.contains(.background) else { continue }
        report.add(
          control, in: facts,
          "The Button is there for a keyboard shortcut alone, and is a stop without a name.",
          fix: "Hide it from VoiceOver with accessibilityHidden(true).", severity: .minor)
        continue
      }
      let hasValue = facts.hasSpokenValue(control)
      report.add(
        control, in: facts,
        hasValue
          ? "The \(facts.word(of: control)) has only a value, and neither a title nor a label."
          : "The \(facts.word(of: control)) has neither a title nor a label.",
        // Its title is not said there.
        fix: facts.isWheel(control)
          ? "Add an accessibilityLabel: a wheel does not say its title." : nil,
        severity: hasValue ? .serious : nil)
    }
  }
}

extension Facts {
  /// Another view is its label.
  fileprivate func isPaired(_ control: NodeID) -> Bool {
    scene.modifiers(of: control).contains { $0.word == .accessibilityLabeledPair }
  }

  /// A value that is set for VoiceOver, and is not known to be empty.
  fileprivate func hasSpokenValue(_ control: NodeID) -> Bool {
    let value = self[control].value
    guard value >= 0, let property = properties(of: value, .value) else { return false }
    return !isSilent(property.value)
  }
}

extension String {
  /// A key or a name for code, such as "shelf.lendButton": one word with dots and a capital inside.
  fileprivate var isIdentifier: Bool {
    guard contains("."), first?.isLowercase == true, contains(where: \.isUppercase) else {
      return false
    }
    return split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first?.isLetter == true
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
  }
}
