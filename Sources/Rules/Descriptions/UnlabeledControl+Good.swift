/// Controls that have a name, or need none.
extension Rule {
  static let controlsWithName: [Example] = [
    Example("Toggle(\"Wi-Fi\", isOn: $isOn)"),
    Example("HStack { Text(\"Server\"); TextField(\"Address\", text: $name) }"),
    Example(
      """
      Form {
        HStack { Text("Horn"); TextField("Pin", text: $a).accessibilityLabel("Horn pin") }
        HStack { Text("Lamp"); TextField("Pin", text: $b).accessibilityLabel("Lamp pin") }
        HStack { Text("Name"); TextField("Name", text: $c) }
        HStack { Text("Name"); TextField("Name", text: $d) }
        TextField("Note", text: $e)
        TextField("Note", text: $f)
        if isOn {
          HStack { Text("From"); TextField("Town", text: $g) }
        } else {
          HStack { Text("To"); TextField("Town", text: $h) }
        }
      }
      """),
    Example(
      """
      HStack { Text("Server"); TextField("192.168.1.10", text: $name).accessibilityLabel("Server") }
      """),
    Example(
      """
      VStack {
        Text("Size")
        Picker("Size", selection: $size) { Text("S"); Text("M") }.pickerStyle(.segmented)
      }
      """),
    Example(
      "Button { } label: { EmptyView() }.buttonStyle(Counted(shelf: shelf))",
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
    Example(
      """
      Text("Email").accessibilityLabeledPair(role: .label, id: "email", in: space)
      TextField("", text: $email).accessibilityLabeledPair(role: .content, id: "email", in: space)
      """, members: "@Namespace var space"),
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
        final class FeedViewController: UIViewController {
          private let more: UIBarButtonItem
          init() {
            more = UIBarButtonItem(title: "More", image: .dots)
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = more
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
    Example(
      """
      Button { } label: {
        AsyncImage(url: url) { image in image.resizable().accessibilityLabel("Cover") } placeholder: {
          ProgressView()
        }
      }
      Button { } label: {
        AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }
        Text(name)
      }
      Button { } label: {
        AsyncImage(url: url) { image in image.resizable().accessibilityLabel("Cover") } placeholder: {
          Text(name)
        }
      }
      Button { } label: {
        AsyncImage(url: url) { image in image.resizable() } placeholder: { Text(name) }
      }
      .accessibilityLabel(name)
      Button { } label: {
        AsyncImage(url: url) { image in image.resizable() } placeholder: { Text(name) }
        if let title { Text(title) }
      }
      Button { } label: {
        AsyncImage(url: url) { image in Framed(image: image) } placeholder: { Text(name) }
      }
      """),
    Example("ShareLink(item: link)"),
    Example("ShareLink(item: link, preview: SharePreview(\"\"))"),
    Example(
      """
      ProgressView()
      ProgressView("Copying", value: done)
      ProgressView(title, value: done)
      ProgressView(value: done) { Text(title) }
      ProgressView(value: done) { } currentValueLabel: { Text("3 books of 7") }
      ProgressView(value: done).accessibilityLabel("Copying")
      ProgressView(value: done).progressViewStyle(Ring(title: title))
      ProgressView(timerInterval: start...end)
      HStack { Text(title); ProgressView(value: done) }.accessibilityElement(children: .combine)
      Button { } label: { Text("Stop"); ProgressView(value: done) }
      LabeledContent("Copied") { ProgressView(value: done) }
      ProgressView(value: done).accessibilityHidden(true)
      Gauge(value: done) { Text("Copied") }
      Gauge(value: done) { } currentValueLabel: { Text(title) }
      """,
      files: [
        "Ring.swift": """
        import SwiftUI
        struct Ring: ProgressViewStyle {
          let title: String
          func makeBody(configuration: Configuration) -> some View { Text(title) }
        }
        """
      ]),
  ]
}
