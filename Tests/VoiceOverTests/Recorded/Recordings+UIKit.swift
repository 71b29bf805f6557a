extension Recording {
  static let uiKit: [Recording] = [
    plain, labels, traits, edges, inputs, fields, areas, switches, actions, chosen, hidden,
    container, modals,
  ]

  private static func view(_ members: String) -> String {
    "final class Sample: UIView {\n\(members)\n}\n"
  }

  /// A property and its settings for each of a list of views, placed in order.
  private static func views(_ made: String, _ settings: [String], all: String = "") -> String {
    let names = settings.indices.map { "part\($0)" }
    return view(
      names.map { "  private let \($0) = \(made)()\n" }.joined()
        + "  private var parts: [UIView] { [\(names.joined(separator: ", "))] }\n"
        + "  override init(frame: CGRect) {\n    super.init(frame: frame)\n"
        + "    parts.forEach { addSubview($0) }\n"
        + zip(names, settings).map { name, setting in
          (all.isEmpty ? [] : [all]).appending(setting).map { line in
            line.split(separator: ";").map {
              "    \(name).\($0.drop { $0 == " " })\n"
            }.joined()
          }.joined()
        }.joined()
        + "  }\n")
  }

  private static let plain = Recording(
    "plain views with labels, values, hints",
    views(
      "UIView",
      [
        "tag = 0", "accessibilityLabel = \"Lamp\"", "accessibilityValue = \"Lit\"",
        "accessibilityHint = \"Shows it\"",
        "accessibilityLabel = \"Lamp\"; accessibilityValue = \"Lit\"",
        "accessibilityLabel = \"Lamp\"; accessibilityHint = \"Shows it\"",
        "accessibilityValue = \"Lit\"; accessibilityHint = \"Shows it\"",
        "accessibilityLabel = \"Lamp\"; accessibilityValue = \"Lit\"; accessibilityHint = \"Shows it\"",
      ], all: "isAccessibilityElement = true"),
    heard: [
      Heard(""), Heard("Lamp."), Heard("Lit."), Heard("Shows it."), Heard("Lamp: Lit."),
      Heard("Lamp.", hint: "Shows it"), Heard("Lit.", hint: "Shows it"),
      Heard("Lamp: Lit.", hint: "Shows it"),
    ])

  private static let labels = Recording(
    "labels with labels, values, hints",
    views(
      "UILabel",
      [
        "text = \"1: Sea\"", "text = \"2: Sea\"; accessibilityLabel = \"Lamp\"",
        "text = \"3: Sea\"; accessibilityValue = \"Lit\"",
        "text = \"4: Sea\"; accessibilityHint = \"Shows it\"",
        "text = \"5: Sea\"; accessibilityLabel = \"Lamp\"; accessibilityValue = \"Lit\"",
        "text = \"6: Sea\"; accessibilityLabel = \"Lamp\"; accessibilityHint = \"Shows it\"",
        "text = \"7: Sea\"; accessibilityValue = \"Lit\"; accessibilityHint = \"Shows it\"",
        "text = \"8: Sea\"; accessibilityLabel = \"Lamp\"; accessibilityValue = \"Lit\"; accessibilityHint = \"Shows it\"",
      ], all: "isAccessibilityElement = true"),
    heard: [
      Heard("1: Sea."), Heard("Lamp."), Heard("3: Sea: Lit."),
      Heard("4: Sea.", hint: "Shows it"), Heard("Lamp: Lit."),
      Heard("Lamp.", hint: "Shows it"), Heard("7: Sea: Lit.", hint: "Shows it"),
      Heard("Lamp: Lit.", hint: "Shows it"),
    ])

  private static let swipe = "Swipe up or down with one finger to adjust the value."
  private static let everything = """
    [.button, .link, .header, .searchField, .image, .selected, .playsSound, .keyboardKey, \
    .staticText, .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession, \
    .adjustable, .allowsDirectInteraction, .causesPageTurn, .tabBar]
    """
  private static let spoken: [(String, Heard)] = [
    (".none", Heard("#.")), (".button", Heard("#. Button.")), (".link", Heard("#. Link.")),
    (".header", Heard("#. Heading.")), (".searchField", Heard("#. Search Field.")),
    (".image", Heard("#. Image.")), (".selected", Heard("Selected: #.")),
    (".playsSound", Heard("#.")), (".keyboardKey", Heard("#.")), (".staticText", Heard("#.")),
    (".summaryElement", Heard("#.")), (".notEnabled", Heard("#. Dimmed.")),
    (".updatesFrequently", Heard("#.")), (".startsMediaSession", Heard("#.")),
    (".adjustable", Heard("#. Adjustable.", hint: swipe)),
    (".allowsDirectInteraction", Heard("#.")), (".causesPageTurn", Heard("#.")),
    (".tabBar", Heard("#.")), ("[.button, .link]", Heard("#. Button. Link.")),
    ("[.button, .header]", Heard("#. Button. Heading.")),
    ("[.button, .searchField]", Heard("#. Button. Search Field.")),
    ("[.button, .image]", Heard("#. Button. Image.")),
    ("[.button, .selected]", Heard("Selected: #. Button.")),
    ("[.button, .notEnabled]", Heard("#. Dimmed. Button.")),
    ("[.button, .adjustable]", Heard("#. Button. Adjustable.", hint: swipe)),
    ("[.button, .keyboardKey]", Heard("#.")),
    (everything, Heard("Selected: #. Dimmed. Heading. Link. Adjustable. Image. Search Field.")),
  ]

  private static let traits = Recording(
    "traits of buttons",
    views(
      "UIButton",
      spoken.enumerated().map { number, one in
        "setTitle(\"Key \(number)\", for: .normal); accessibilityTraits = \(one.0)"
      }, all: "isAccessibilityElement = true"),
    heard: spoken.enumerated().map { number, one in
      Heard(
        one.1.speech.split(separator: "#", omittingEmptySubsequences: false)
          .joined(separator: "Key \(number)"), hint: one.1.hint)
    })

  private static let edges = Recording(
    "hints and traits without a label",
    views(
      "UIView",
      [
        "accessibilityHint = \"Shows it\"; accessibilityTraits = .adjustable",
        "accessibilityLabel = \"Lamp\"; accessibilityHint = \"Shows it\"; accessibilityTraits = .adjustable",
        "accessibilityTraits = [.button, .header]", "accessibilityTraits = .adjustable",
        "accessibilityHint = \"Shows it\"; accessibilityTraits = .button",
      ], all: "isAccessibilityElement = true"),
    heard: [
      Heard("Shows it. Adjustable."),
      Heard("Lamp. Adjustable.", hint: "Shows it. " + swipe),
      Heard("Button. Heading."), Heard("Adjustable.", hint: swipe), Heard("Shows it. Button."),
    ])

  private static let inputs = Recording(
    "input labels",
    views(
      "UIView",
      [
        "accessibilityLabel = \"Lamp\"; accessibilityTraits = .button",
        "accessibilityLabel = \"Desk\"; accessibilityTraits = .button; accessibilityUserInputLabels = [\"Table\"]",
        "accessibilityLabel = \"Wall\"; accessibilityTraits = .button; accessibilityUserInputLabels = [\"A\", \"B\"]",
        "accessibilityLabel = \"Door\"; accessibilityTraits = .button; accessibilityUserInputLabels = [\"A long name\"]",
        "accessibilityLabel = \"Roof\"; accessibilityUserInputLabels = [\"Top\"]",
      ], all: "isAccessibilityElement = true"),
    heard: [
      Heard("Lamp. Button."), Heard("Desk. Button."), Heard("Wall. Button."),
      Heard("Door. Button."), Heard("Roof."),
    ])

  private static let edit = "Double tap to edit."
  private static let rotor = "Use the rotor to access Misspelled Words"
  private static let editing = "that a field is being edited is a state, which source does not tell"

  private static let fields = Recording(
    "text fields of UIKit",
    views(
      "UITextField",
      ["tag = 0", "becomeFirstResponder()", "placeholder = \"Town\"", "text = \"Ghent\""]),
    heard: [
      Heard("Text Field.", hint: edit),
      Heard("Text Field. Is editing.", hint: edit).butWeSay("Text Field.", because: editing),
      Heard("Town. Text Field.", hint: edit), Heard("Ghent. Text Field.", hint: edit),
    ])

  private static let areas = Recording(
    "text views of UIKit",
    views("UITextView", ["tag = 0", "becomeFirstResponder()", "text = \"Dear Ada\""]),
    heard: [
      Heard("Text Field.", hint: edit + ", " + rotor),
      Heard("Text Field. Is editing.", hint: edit + ", " + rotor)
        .butWeSay("Text Field.", because: editing),
      Heard("Dear Ada. Text Field.", hint: edit + ", " + rotor),
    ])

  private static let toggle = "Double tap to toggle setting."
  private static let many =
    "[.selected, .button, .header, .link, .adjustable, .image, .searchField]"

  private static let switches = Recording(
    "switches",
    views(
      "UISwitch",
      [
        "isOn = true", "isOn = false", "isOn = true; isEnabled = false",
        "isOn = true; accessibilityLabel = \"Alarm\"",
        "isOn = false; accessibilityLabel = \"Alarm\"",
        "isOn = true; accessibilityLabel = \"Alarm\"; accessibilityValue = \"Lit\"",
        "isOn = true; accessibilityLabel = \"Alarm\"; accessibilityValue = \"Lit\"; accessibilityHint = \"Wakes you\"",
        "isOn = false; accessibilityLabel = \"Alarm\"; accessibilityHint = \"Wakes you\"; accessibilityTraits.insert(\(many))",
        "isOn = false; isEnabled = false; accessibilityLabel = \"Alarm\"; accessibilityHint = \"Wakes you\"; accessibilityTraits.insert(\(many))",
      ]),
    heard: [
      Heard("Switch Button. On.", hint: toggle), Heard("Switch Button. Off.", hint: toggle),
      Heard("Dimmed. Switch Button. On."), Heard("Alarm. Switch Button. On.", hint: toggle),
      Heard("Alarm. Switch Button. Off.", hint: toggle),
      Heard("Alarm. Switch Button. On.", hint: toggle),
      Heard("Alarm. Switch Button. On.", hint: "Wakes you. " + toggle),
      Heard(
        "Selected: Alarm. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
        hint: "Wakes you. " + toggle),
      Heard(
        "Selected: Alarm. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
        hint: "Wakes you"),
    ])

  private static let names = ["Reply", "Move to the folder for old mail", "Delete"]

  private static let actions = Recording(
    "custom actions of UIKit",
    views(
      "Card",
      [
        "accessibilityLabel = \"Mail\"; accessibilityHint = \"Opens it\"",
        "accessibilityLabel = \"Mail\"", "accessibilityHint = \"Opens it\"", "tag = 0",
      ])
        + """
        final class Card: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
          }
          override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get {
              return [
                \(names.map { "UIAccessibilityCustomAction(name: \"\($0)\", target: self, selector: #selector(act(_:)))" }.joined(separator: ", "))
              ]
            }
            set { super.accessibilityCustomActions = newValue }
          }
          @objc private func act(_ action: UIAccessibilityCustomAction) -> Bool { true }
        }
        """,
    heard: [
      Heard("Mail. Actions available.", hint: "Opens it", actions: names),
      Heard("Mail. Actions available.", actions: names),
      Heard("Opens it. Actions available.", actions: names),
      Heard("Actions available.", actions: names),
    ])

  /// Elements and others side by side; what is no element and has none is not heard.
  private static let chosen = Recording(
    "elements among others",
    views(
      "UIView",
      [
        "isAccessibilityElement = true; accessibilityLabel = \"One\"",
        "isAccessibilityElement = false; accessibilityLabel = \"Two\"",
        "isAccessibilityElement = true; accessibilityLabel = \"Three\"",
        "isAccessibilityElement = false; accessibilityLabel = \"Four\"",
      ]),
    heard: [Heard("One."), Heard("Three.")])

  private static let hidden = Recording(
    "hidden views and groups",
    views(
      "UIView",
      [
        "isAccessibilityElement = true; accessibilityLabel = \"One\"",
        "isAccessibilityElement = true; accessibilityLabel = \"Two\"; accessibilityElementsHidden = true",
        "isAccessibilityElement = true; accessibilityLabel = \"Three\"; isHidden = true",
        "addSubview(Trio()); accessibilityLabel = \"A group\"",
        "addSubview(Trio()); accessibilityElementsHidden = true",
        "addSubview(Trio()); isHidden = true",
      ]) + trio,
    heard: [Heard("One."), Heard("Red."), Heard("Green."), Heard("Blue.")])

  private static let trio = """
    final class Trio: UIView {
      let red = UIView()
      let green = UIView()
      let blue = UIView()
      init() {
        super.init(frame: .zero)
        for part in [red, green, blue] { addSubview(part) }
        red.isAccessibilityElement = true
        red.accessibilityLabel = "Red"
        green.isAccessibilityElement = true
        green.accessibilityLabel = "Green"
        blue.isAccessibilityElement = true
        blue.accessibilityLabel = "Blue"
        accessibilityLabel = "Colours"
      }
    }
    """

  private static let container = Recording(
    "a container that lists elements it makes",
    view(
      """
        override init(frame: CGRect) {
          super.init(frame: frame)
          let first = UIAccessibilityElement(accessibilityContainer: self)
          first.accessibilityLabel = "First"
          let second = UIAccessibilityElement(accessibilityContainer: self)
          second.accessibilityLabel = "Second"
          let third = UIAccessibilityElement(accessibilityContainer: self)
          third.accessibilityLabel = "Third"
          accessibilityElements = [first, second, third]
          let fixed = UIAccessibilityElement(accessibilityContainer: self)
          fixed.accessibilityLabel = "Fixed"
          accessibilityElements?.append(fixed)
        }
      """),
    heard: [Heard("First."), Heard("Second."), Heard("Third."), Heard("Fixed.")])

  private static let modals = Recording(
    "a modal view among others",
    views(
      "UIView",
      [
        "isAccessibilityElement = true; accessibilityLabel = \"Behind\"",
        "isAccessibilityElement = true; accessibilityLabel = \"Below\"",
        "addSubview(Panel()); accessibilityViewIsModal = true",
      ]) + """
        final class Panel: UIView {
          let label = UILabel()
          init() {
            super.init(frame: .zero)
            label.text = "Panel"
            addSubview(label)
          }
        }
        """,
    heard: [Heard("Panel.")])
}

extension Array {
  fileprivate func appending(_ element: Element) -> Self { self + [element] }
}
