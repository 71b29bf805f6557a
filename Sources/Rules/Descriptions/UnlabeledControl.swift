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
      Example("▶Slider(value: $volume)"),
      Example("▶TextEditor(text: $text)"),
      Example("▶TextField(\"\", text: $name)"),
      Example("▶Picker(\"\", selection: $size) { Text(\"S\"); Text(\"M\") }"),
      Example(
        """
        ▶Picker(selection: $size, label: Text("")) { Text("S"); Text("M") }
          .pickerStyle(SegmentedPickerStyle())
        """),
      Example("▶Stepper(\"\", value: $count)"),
      Example("▶Toggle(isOn: $isOn) { EmptyView() }.labelsHidden()"),
      Example("▶Button { } label: { Image(decorative: \"add\") }"),
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
      Example("Toggle(\"Wi-Fi\", isOn: $isOn)"),
      Example("Button { } label: { Circle().fill(.red) }.accessibilityLabel(\"Red\")"),
      Example("Slider(value: $volume).accessibilityLabel(\"Volume\")"),
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
      Example("Form { TextField(\"Email\", text: $email); TextField(title, text: $name) }"),
      Example("TextEditor(text: .constant(placeholder)).disabled(true)"),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for control in facts.controls where facts.isHeard(control) && facts[control].label < 0 {
    guard !facts[control].surroundings.contains(.labeledContent), !facts.isListOfChoices(control)
    else { continue }
    let name = facts.shownName(of: control)
    if facts.isSegmented(control, name) {
      report.add(
        control, in: facts, "The title of a segmented picker is not spoken: the group has no name.",
        fix: """
          Add .accessibilityElement(children: .contain) and an accessibilityLabel, which is spoken when \
          focus enters the group.
          """, severity: .minor)
    } else if case .nothing = name {
      guard !facts.isFollowedByCode(control), !facts.isFake(control), !facts.isDrawn(control)
      else { continue }
      report.add(
        control, in: facts, "The \(facts.word(of: control)) has neither a title nor a label.")
    }
  }
}

extension Facts {
  /// A link without a look, which is only there for code to follow.
  fileprivate func isFollowedByCode(_ control: NodeID) -> Bool {
    guard case .navigationLink = self.control(control) else { return false }
    let labels = scene.children(of: control, .label)
    return labels.allSatisfy {
      tallies[Int($0)] == .none && images(in: $0).isEmpty && !hasShape($0)
    }
  }

  /// By a style of the repository that is given a text to show.
  fileprivate func isDrawn(_ control: NodeID) -> Bool {
    for node in lineage(of: control) {
      for modifier in scene.modifiers(of: node)
      where modifier.word == .buttonStyle || modifier.word == .toggleStyle {
        guard let style = scene.firstArgument(of: modifier) else { return false }
        if case .instance(let type, _) = scene[style] { return hasText(type) }
        return false
      }
    }
    return false
  }

  private func hasText(_ style: TypeID) -> Bool {
    index.type(style.index, in: style.file).members.contains { number in
      let member = index.member(number, in: style.file)
      guard case .storedProperty = member.kind, let type = member.type else { return false }
      return ["String", "Text", "LocalizedStringKey", "LocalizedStringResource"]
        .contains(index.name(type, in: style.file).text)
    }
  }

  /// A field that can't be changed, as those that draw a placeholder.
  fileprivate func isFake(_ control: NodeID) -> Bool {
    guard case .textEditor = self.control(control), let text = scene.argument(.text, of: control)
    else { return false }
    if case .call(let word, _, _) = scene[text] { return word == .constant }
    guard case .unknown(let source) = scene[text] else { return false }
    return ExpressionText.of(source.expression, in: source.file, of: index)?
      .hasPrefix(".constant(") ?? false
  }

  private func images(in node: NodeID) -> [NodeID] {
    images.filter { $0 >= node && $0 < scene[node].end }
  }

  private func hasShape(_ node: NodeID) -> Bool {
    shapes.contains { $0 >= node && $0 < scene[node].end }
  }

  /// In a menu the choices of a picker are items beside the others.
  fileprivate func isListOfChoices(_ control: NodeID) -> Bool {
    guard case .picker = self.control(control) else { return false }
    return self[control].surroundings.contains(.menu)
  }

  /// Its segments have names, whether or not the whole has one.
  fileprivate func isSegmented(_ control: NodeID, _ name: ShownName) -> Bool {
    guard case .picker = self.control(control), elements(around: control).isEmpty else {
      return false
    }
    switch name {
    case .text, .nothing: break
    default: return false
    }
    for node in lineage(of: control) {
      for modifier in scene.modifiers(of: node) where modifier.word == .pickerStyle {
        guard let style = scene.firstArgument(of: modifier) else { return false }
        switch scene[style] {
        case .member(let word, _): return word == .segmented
        case .call(_, let name, _): return text(name) == "SegmentedPickerStyle"
        default: return false
        }
      }
    }
    return false
  }
}
