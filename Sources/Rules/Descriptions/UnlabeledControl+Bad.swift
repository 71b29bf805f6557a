/// Controls, tabs and meters that are said without a name.
extension Rule {
  static let controlsWithoutName: [Example] = [
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
    Example("▶Slider(value: $volume)"),
    Example("▶Button { } label: { Circle().fill(.red) }.accessibilityValue(\"Red\")"),
    Example("▶TextEditor(text: $text)"),
    Example(
      "HStack { Label(\"Server\", systemImage: \"globe\"); ▶TextField(\"192.168.1.10\", text: $name) }"
    ),
    Example("HStack { Text(\"Email\"); ▶TextField(\"ada@example.com\", text: $name) }"),
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
    Example(
      """
      ▶Button { } label: { KFImage(url) }
      ▶Button { } label: { LazyImage(url: url) }
      ▶Button { } label: { WebImage(url: url).resizable() }
      ▶Button { } label: { KFImage(url).placeholder { ProgressView() }.resizable() }
      """),
    Example(
      """
      ▶Button { } label: { AsyncImage(url: url) }
      ▶Button { } label: {
        AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }
      }
      ▶Button { } label: {
        AsyncImage(url: url) { phase in
          if let image = phase.image { image.resizable() } else { Image(systemName: "photo") }
        }
      }
      """),
    // What names them stands there until the picture has come.
    Example(
      """
      ▶Button { } label: { AsyncImage(url: url) { $0.resizable() } placeholder: { Color.gray } }
      ▶Button { } label: {
        AsyncImage(url: url) { image in image.resizable() } placeholder: { Text(name) }
      }
      ▶Button { } label: {
        AsyncImage(url: url) { phase in
          if let image = phase.image { image.resizable() } else { Text(name) }
        }
      }
      ▶Button { } label: { if let url { AsyncImage(url: url) } else { Text(name) } }
      ▶NavigationLink(value: 1) {
        LazyImage(url: url) { state in
          if let image = state.image { image.resizable() } else { Text(name) }
        }
      }
      """),
    Example("▶ShareLink(\"\", item: link)"),
    Example(
      """
      ▶ProgressView(value: done)
      ▶ProgressView("", value: done, total: 10)
      ▶ProgressView(value: done) { }
      ▶ProgressView(value: done).progressViewStyle(.circular)
      ▶Gauge(value: done) { EmptyView() }
      """),
    Example(
      "Volume(); Volume().accessibilityLabel(\"Volume\"); Named()",
      files: [
        "Volume.swift": """
        import SwiftUI
        import UIKit
        struct Volume: UIViewRepresentable {
          func makeUIView(context: Context) -> UISlider {
            let slider = ▶UISlider()
            slider.minimumValue = 1
            return slider
          }
          func updateUIView(_ slider: UISlider, context: Context) {}
        }
        struct Named: UIViewRepresentable {
          func makeUIView(context: Context) -> UISlider {
            let slider = UISlider()
            slider.accessibilityLabel = "Balance"
            return slider
          }
          func updateUIView(_ slider: UISlider, context: Context) {}
        }
        """
      ]),
    Example(
      """
      Form {
        HStack { Label("Horn", systemImage: "speaker"); Spacer(); ▶TextField("Pin", text: $a) }
        HStack { Label("Lamp", systemImage: "bulb"); Spacer(); ▶TextField("Pin", text: $b) }
      }
      """),
  ]
}
