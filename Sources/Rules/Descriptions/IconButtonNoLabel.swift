import Views
import VoiceOver

extension Rule {
  static let iconButtonNoLabel = Rule(
    id: "icon-button-no-label",
    title: "A control is only an icon, and has no label",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .iconControls,
    wrong: "The whole label of a control is an image without an accessibility label.",
    heard:
      "The symbol's description or the name of the file: \"Bin. Button.\", whatever it deletes.",
    fix:
      "Say what the control does: a title with a Label, or an accessibilityLabel on the control.",
    bad: [
      Example(
        """
        ▶Button { delete() } label: {
          Image(systemName: "trash")
        }
        """),
      Example("▶NavigationLink(value: 1) { Image(systemName: \"gear\") }"),
      Example(
        """
        List(rows) { row in
          Text(row.name).swipeActions { ▶Button { flag(row) } label: { Image(systemName: "flag") } }
        }
        """),
      Example(
        "▶Button { } label: { if isChoosing { Text(\"Cancel\") } else { Image(\"ic_more\") } }"),
      Example("▶Menu { Button(\"Copy\") {} } label: { Image(systemName: \"ellipsis\").padding() }"),
      Example("▶Button { } label: { Image(systemSymbol: .trash) }"),
      Example(
        """
        VStack {
          ▶Picker(selection: $size) { Text("S"); Text("M") } label: { Image(systemName: "ruler") }
          ▶Slider(value: $volume) { Image(systemName: "speaker") }
        }
        """),
      Example("▶Button { } label: { Text(Image(systemName: \"trash\")).font(.title) }"),
      Example("▶Button { } label: { Label(\"\", systemImage: \"trash\") }"),
      Example("▶Button { } label: { Label(\"\", image: \"ic_bin\").labelStyle(.iconOnly) }"),
      Example("▶Button { } label: { Image(glyph: .bin) }"),
      Example("▶Button { } label: { ZStack { Circle().fill(.blue); Image(\"ic_add\") } }"),
      Example(
        "NavigationStack { Text(a).toolbar { ToolbarItem { ▶Button { } label: { Image(systemName: \"plus\") } } } }"
      ),
      Example(
        file: """
          import UIKit
          final class ComposeViewController: UIViewController {
            private let send: UIButton = ▶{
              let button = UIButton(type: .system)
              button.setImage(UIImage(systemName: "paperplane"), for: .normal)
              return button
            }()
            let close = ▶UIButton()
            override func viewDidLoad() {
              super.viewDidLoad()
              close.setImage(UIImage(named: "ic_close"), for: .normal)
              close.addTarget(self, action: #selector(dismissAll), for: .touchUpInside)
              view.addSubview(send)
              view.addSubview(close)
            }
          }
          """),
      Example(
        file: """
          import UIKit
          final class PlayerViewController: UIViewController {
            private let skip = ▶UIButton()
            private let stop = ▶UIButton(configuration: .plain(), primaryAction: nil)
            override func viewDidLoad() {
              super.viewDidLoad()
              var look = UIButton.Configuration.filled()
              look.image = UIImage(systemName: "forward")
              look.cornerStyle = .capsule
              skip.configuration = look
              stop.configuration?.image = UIImage(systemName: "stop")
              let again = ▶UIButton(configuration: look, primaryAction: UIAction { _ in restart() })
              [skip, stop, again].forEach(view.addSubview)
            }
          }
          """),
      Example(
        file: """
          import UIKit
          final class AtlasViewController: UIViewController {
            private lazy var search = ▶UIBarButtonItem(
              image: UIImage(systemName: "magnifyingglass"), style: .plain, target: self, action: #selector(find))
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.leftBarButtonItem = ▶UIBarButtonItem(
                image: UIImage(named: "ic_close")!.withRenderingMode(.alwaysTemplate), style: .done, target: self, action: #selector(close))
              let layers = ▶UIBarButtonItem(image: UIImage(systemName: "square.3.layers.3d"), menu: layerMenu)
              navigationItem.rightBarButtonItems = [search, layers]
            }
          }
          """),
    ],
    good: [
      Example(
        """
        Button { delete() } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Delete message")
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
      Example("Button(role: .close) { close() }"),
      Example(
        """
        Button { } label: {
          Text(title)
          if isOpen { Image(systemName: "chevron.up") } else { Image(systemName: "chevron.down") }
        }
        Button { } label: { if isWide { Text(title) }; Image(systemName: "plus") }
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
    ],
    check: .both(find, findBarItems))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for control in facts.controls
  where facts[control].label < 0 && (facts.isHeard(control) || facts.isOffered(control)) {
    guard facts.isNamedByItsLabel(control), !facts.isDrawn(control) else { continue }
    let icons: [Scene.NodeID]
    var isAlways = true
    switch facts.shownName(of: control) {
    case .icons(let shown): icons = shown
    case .text:
      icons = facts.iconsWithoutTitle(in: control)
      isAlways = false
    case .nothing, .unknown: continue
    }
    guard let icon = icons.first else { continue }
    guard facts.isHeard(control) else {
      report.add(control, in: facts, "The action shows only an image: nothing names it.")
      continue
    }
    guard !facts.isLabel(icon) else {
      report.add(
        control, in: facts,
        "The title of the Label in the \(facts.word(of: control)) is empty: only its image could name it."
      )
      continue
    }
    let heard = icons.lazy.compactMap { facts.heard(of: $0) }.first ?? "nothing but the role"
    report.add(
      control, in: facts,
      isAlways
        ? "The \(facts.word(of: control)) \(facts.isShown(control) ? "shows only an image" : "is named by an image alone"): VoiceOver reads \(heard)."
        : "At times the \(facts.word(of: control)) shows only an image: VoiceOver reads \(heard).",
      severity: isAlways ? nil : .moderate)
  }
}

private func findBarItems(_ declarations: Declarations, _ report: inout Report) -> Int {
  let items = declarations.iconBarItems()
  for item in items.unnamed {
    report.add(
      Origin(file: declarations.file, offset: declarations.code.offsets[Int(item.expression)]),
      owner: item.owner, item.path,
      "The bar button item shows only an image: VoiceOver reads \(item.heard).")
  }
  return items.count
}

extension Facts {
  fileprivate func isLabel(_ icon: NodeID) -> Bool {
    if case .label = kind(icon) { true } else { false }
  }

  /// What is read of an image, or of a text made of one; nil for one without any name.
  fileprivate func heard(of icon: NodeID) -> String? {
    switch isUIKit(icon)
      ? imageSource(ofUIKit: icon) : isText(icon) ? .symbol(nil) : source(of: icon)
    {
    case .asset(let name?) where isNamedByTools(icon): "the file name of “.\(name)”"
    case .asset(let name?): "the file name “\(name)”"
    case .symbol(let name?): "a description of the symbol “\(name)”"
    case .symbol: "a description of the symbol"
    case .asset: "the name of a file"
    case .unknown: "what the image is called"
    case .data, .decorative, .labelled, .resolved: nil
    }
  }

  /// An action on a row or an element, which VoiceOver lists by its name.
  fileprivate func isOffered(_ control: NodeID) -> Bool {
    let around = self[control]
    return around.surroundings.contains(.actions) && around.hiddenBy < 0 && around.control < 0
      && isWhole(control)
  }

  fileprivate func isNamedByItsLabel(_ control: NodeID) -> Bool {
    guard !self[control].surroundings.contains(.labeledContent) else { return false }
    switch self.control(control) {
    case .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper: return true
    // Elsewhere its title is no name.
    case .picker: return !isListOfChoices(control) && isMenu(control)
    default: return false
    }
  }

  /// Its label is what is seen of it.
  fileprivate func isShown(_ control: NodeID) -> Bool {
    switch self.control(control) {
    case .slider, .stepper, .picker: false
    default: true
    }
  }
}
