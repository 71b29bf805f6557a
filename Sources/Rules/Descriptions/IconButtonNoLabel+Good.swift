/// Symbols with a name, and controls that are called something else.
extension Rule {
  static let iconsWithName: [Example] = [
    Example(
      """
      HStack {
        Button("Reply") { }
        Button { } label: { Image(systemName: "trash") }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("Delete message")
      }
      .accessibilityElement(children: .combine)
      """),
    Example(
      """
      Button { delete() } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Delete message")
      """),
    Example(
      file: """
        import SwiftUI
        struct Call: View {
          var body: some View {
            Text("Ringing")
              .toolbar(.hidden, for: .navigationBar)
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button { leave() } label: { Image(systemName: "chevron.backward") }
                }
              }
          }
        }
        """),
    Example(
      "Button { } label: { Image(systemName: \"star\") }.buttonStyle(Action(title: \"Keep\"))",
      files: [
        "Action.swift": """
        import SwiftUI
        struct Action: ButtonStyle {
          let title: String
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; Text(title) }
          }
        }
        """
      ]),
    Example(
      "Button { } label: { Label(\"Share\", systemImage: \"square.and.arrow.up\").labelStyle(.iconOnly) }"
    ),
    Example("Button { } label: { Image(systemName: \"trash\").accessibilityLabel(\"Delete\") }"),
    Example("Button { } label: { Image(systemName: \"trash\"); Text(\"Delete\") }"),
    Example("Button(\"Delete\", systemImage: \"trash\") { }"),
    Example("Button { } label: { Text(Image(systemName: \"trash\")) + Text(\" Delete\") }"),
    Example(
      """
      Text(a).swipeActions {
        Button { } label: { Label("Flag", systemImage: "flag") }
        Button { } label: { Image(systemName: "pin").accessibilityLabel("Pin") }
        Button("Delete", systemImage: "trash") { }
      }
      """),
    Example(
      """
      NavigationLink(value: 1) {
        HStack { Text(a); Button("Keep", systemImage: "bookmark") { keep() }.labelStyle(.iconOnly) }
      }
      HStack { Text(a); Button { keep() } label: { Image(systemName: "bookmark") } }
        .accessibilityElement(children: .combine)
      Button { open() } label: {
        Text(a)
        Button { } label: { Image(systemName: "play") }.allowsHitTesting(false)
      }
      """),
    Example("Button(role: .close) { close() }"),
    Example(
      """
      Button { } label: {
        Text(title)
        if isOpen { Image(systemName: "chevron.up") } else { Image(systemName: "chevron.down") }
      }
      Button { } label: { if let title { Text(title) }; Image(systemName: "chevron.forward") }
      Button { } label: {
        if isOn { Text("Stop") } else { Image(systemName: "play").accessibilityLabel("Start") }
      }
      """),
    Example("Button { } label: { HStack { Image(systemName: \"plus\"); Caption(title) } }"),
    Example("Button { } label: { Image(systemName: \"trash\") }.accessibilityHidden(true)"),
    Example("Button { } label: { Image(\"ic_add\", label: Text(\"Add\")) }"),
    Example(
      """
      Button { } label: {
        HStack { Image(systemName: "trash"); Image("ic_all") }
          .accessibilityElement()
          .accessibilityLabel("Delete all")
      }
      Button { } label: { LabeledContent("Alarm") { Image(systemName: "bell") } }
      """),
    Example(
      "Text(a).contextMenu { Button { } label: { Image(systemName: \"x\"); Text(\"Close\") } }"),
    Example(
      file: """
        import UIKit
        final class ComposeView: UIView {
          @IBOutlet private var fromStoryboard: UIButton!
          let named = UIButton()
          let configured = UIButton()
          let styled = UIButton()
          let labelled: UIButton = {
            let button = UIButton()
            button.setImage(UIImage(named: "ic_send"), for: .normal)
            button.accessibilityLabel = "Send"
            return button
          }()
          let open = UIButton()
          func build() {
            for button in [named, configured, styled, open] {
              button.setImage(UIImage(named: "ic"), for: .normal)
            }
            named.setImage(UIImage(named: "ic"), for: .normal)
            named.setTitle("Add", for: .normal)
            configured.configuration?.title = "Delete"
            configured.setImage(UIImage(named: "ic"), for: .normal)
            styled.setImage(UIImage(named: "ic"), for: .normal)
            style(styled)
            open.setImage(UIImage(named: "ic"), for: .normal)
            fromStoryboard.setImage(UIImage(named: "ic"), for: .normal)
            [fromStoryboard, named, configured, styled, labelled, open].forEach { addSubview($0) }
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class LegendViewController: UIViewController {
          private lazy var search: UIBarButtonItem = {
            let search = UIBarButtonItem(image: UIImage(systemName: "magnifyingglass"), style: .plain, target: self, action: nil)
            search.accessibilityLabel = "Search"
            return search
          }()
          private let filter = UIBarButtonItem(image: UIImage(named: "ic_filter"), style: .plain, target: nil, action: nil)
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.backBarButtonItem = UIBarButtonItem(image: UIImage(named: "ic_back"), style: .plain, target: nil, action: nil)
            let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)
            let share = UIBarButtonItem(title: "Share", style: .plain, target: self, action: nil)
            let saved = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: self, action: nil)
            style(saved)
            let drawn = UIBarButtonItem(image: legend.icon, style: .plain, target: self, action: nil)
            self.filter.accessibilityLabel = filterName
            navigationItem.rightBarButtonItems = [search, filter, done, share, saved, drawn]
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class PlayerViewController: UIViewController {
          private let skip = UIButton()
          private let stop = UIButton()
          private let shown = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            var look = UIButton.Configuration.filled()
            look.image = UIImage(systemName: "forward")
            look.title = "Skip"
            skip.configuration = look
            var other = theme.look
            other.image = UIImage(systemName: "stop")
            stop.configuration = other
            shown.configuration?.image = UIImage(systemName: "eye")
            shown.configurationUpdateHandler = { $0.configuration?.title = "Show" }
            let again = UIButton(
              configuration: .plain(),
              primaryAction: UIAction(title: "Again", image: UIImage(systemName: "repeat")) { _ in restart() })
            [skip, stop, shown, again].forEach(view.addSubview)
          }
        }
        """),
    Example(
      file: """
        import UIKit
        final class KeyViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: self, action: nil)
            navigationItem.rightBarButtonItem?.accessibilityLabel = "Save"
          }
        }
        """),
    Example("Button { draw(Image(systemName: \"trash\")) } label: { Text(\"Delete\") }"),
    Example(
      "Button { } label: { Image(systemName: \"trash\") }.named(\"Delete\")",
      files: [
        "Named.swift": """
        import SwiftUI
        extension View {
          func named(_ text: String) -> some View { help(text).accessibilityLabel(text) }
        }
        """
      ]),
    Example(
      """
      Menu("Sort") {
        Button { } label: { Text("Name"); Image(systemName: "checkmark") }
        Button { } label: { Label("Date", systemImage: "checkmark") }
      }
      """),
    Example(
      """
      Image(systemName: "trash").onTapGesture { empty() }.accessibilityAddTraits(.isButton)
        .accessibilityLabel("Empty the bin")
      HStack { Image(systemName: "trash"); Text(a) }.accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton).onTapGesture { empty() }
      Image(systemName: "star").accessibilityAddTraits(.isButton).onTapGesture { keep() }
        .accessibilityRepresentation { Button("Keep") { keep() } }
      """),
  ]
}
