import Components
import Rules
import Testing
import VoiceOver

/// Pieces made by hand, as a front end would make them, and what the rules say of them.
@Suite struct `Rules that look at pieces` {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var pieces: [Piece]
    var rules: [String]
    var framework = Framework.reactNative

    init(
      _ name: String, _ pieces: [Piece], _ rules: [String],
      in framework: Framework = .reactNative
    ) {
      testDescription = name
      self.pieces = pieces
      self.rules = rules
      self.framework = framework
    }
  }

  static let cases: [Case] = [
    Case("a text", [text("Hello")], []),
    Case("an icon button without a name", [button("", [icon()])], ["icon-button-no-label"]),
    Case(
      "the same that is switched off", [button("", [icon()]) { $0.facts.isDisabled = true }], []),
    Case("an icon button with a name", [button("Delete", [icon()])], []),
    Case("an empty label", [button("", [icon()]) { set(.label, "", &$0) }], ["empty-label"]),
    Case(
      "a tap that no role tells of", [element(.element, "Open", [shown("Open")], taps: true)],
      ["tap-without-trait"]),
    Case("the same with a role", [button("Open", [shown("Open")])], []),
    Case(
      "a tap that puts the keyboard away",
      [
        element(.element, "Open", [shown("Open")], taps: true) {
          $0.facts.onlyDismissesKeyboard = true
        }
      ],
      []),
    Case(
      "a label that leaves a text out",
      [
        element(.element, "Item", [unsaid("Item"), unsaid("$9.99")]) {
          set(.label, "Item", &$0)
        }
      ], ["lost-text-in-group"]),
    Case(
      "a label that says all texts",
      [
        element(.element, "Item, $9.99", [unsaid("Item"), unsaid("$9.99")]) {
          set(.label, "Item, $9.99", &$0)
        }
      ], []),
    Case(
      "a label that is a value of the app",
      [
        element(.element, .data("item.spoken"), [unsaid("Item"), unsaid("$9.99")]) {
          $0.labelSource = .explicit
        }
      ], []),
    Case(
      "a hidden text", [.silent(hidden("Sold out")), text("Concert")], ["hidden-text"]),
    Case(
      "a hidden text that something says",
      [.silent(hidden("Sold out")), text("Concert: sold out")],
      []),
    Case("a hidden sign", [.silent(hidden("·")), text("Concert")], []),
    Case(
      "a control in an element",
      [element(.element, "Mail", [unsaid("Mail"), control("Reply")])], ["swallowed-control"]),
    Case(
      "the same with an action",
      [
        element(.element, "Mail", [unsaid("Mail"), control("Reply")]) {
          $0.actions = [.literal("Reply")]
        }
      ], []),
    Case(
      "a control in a control",
      [button("Mail", [shown("Mail"), control("Delete")]) { $0.facts.isTouchable = true }],
      ["nested-interactive"]),
    Case("an element that says nothing", [element(.element, "", [])], ["silent-element"]),
    Case("a switch that nothing names", [toggle("")], ["unlabeled-control"]),
    Case("a switch with a name", [toggle("Wi-Fi")], []),
    Case(
      "a label on what is no element", [.silent(lostLabel("Total")), text("Net")],
      ["label-on-non-element"]),
    Case(
      "a dot that only eyes see",
      [rows([element(.element, "Ann", [shown("Ann"), dot(7)])])], ["info-by-shape-only"]),
    Case(
      "a dot that the label tells of",
      [rows([element(.element, "Ann", [shown("Ann"), dot(7)]) { $0.facts.tells = [7] }])], []),
    Case(
      "a look that nothing tells of",
      [button("Accept", [icon(), shown("Accept")]) { $0.facts.looks = [3] }],
      ["state-not-exposed"]),
    Case(
      "a look that is told of",
      [
        button("Accept", [icon(), shown("Accept")]) {
          $0.facts.looks = [3]
          $0.facts.tells = [3]
        }
      ], []),
    Case("rows of two stops", [rows([text("a"), text("b")])], ["ungrouped-row"]),
    Case("rows of one stop", [rows([text("a, b")])], []),
    Case(
      "a long press",
      [
        button("Open", [shown("Open")]) {
          $0.facts.gestures.append(PieceGesture(.longPress, at: place(1)))
        }
      ], ["gesture-without-action"]),
    Case(
      "a large text", [text("Popular") { $0.facts.isTitle = true }, text("a")],
      ["heading-missing"]),
    Case(
      "a role in a label", [button("Close button", [icon()]) { set(.label, "Close button", &$0) }],
      ["label-includes-role"]),
    Case(
      "an order that is about a link",
      [button("Copy link", [icon()]) { set(.label, "Copy link", &$0) }], []),
    Case(
      "a hint that names a gesture",
      [
        button("Video", [icon()]) {
          $0.hint = .literal("Double tap to play")
          set(.hint, "Double tap to play", &$0)
        }
      ], ["hint-names-gesture"]),
    Case(
      "a hint that says what the label says",
      [
        button("Close", [icon()]) {
          $0.hint = .literal("Double tap to close")
          set(.hint, "Double tap to close", &$0)
        }
      ], ["hint-repeats-label"]),
    Case(
      "a look in a label", [button("Three dots", [icon()]) { set(.label, "Three dots", &$0) }],
      ["label-describes-appearance"]),
    Case(
      "a name apart from the title",
      [button("Buy", [unsaid("Order")]) { set(.label, "Buy", &$0) }], ["label-not-in-name"]),
    Case(
      "capitals that a label spells out",
      [
        button("Insert a moving image", [unsaid("GIF")]) {
          set(.label, "Insert a moving image", &$0)
        }
      ],
      []),
    Case(
      "an image that a device leaves out", [.silent(image())], ["image-no-label"], in: .flutter),
    Case("the same beside a text", [.silent(image()), text("Team")], [], in: .flutter),
    Case(
      "a caption and its value", [text("Size") { $0.facts.isCaptionOfNext = true }, text("5 MB")],
      ["unpaired-label-value"], in: .flutter),
    Case(
      "words said twice",
      [
        element(.element, "Widget, Widget", [shown("Widget")]) { set(.label, "Widget", &$0) }
      ], ["duplicate-speech"], in: .flutter),
  ]

  @Test(arguments: cases)
  func `say what is wrong and no more`(_ example: Case) {
    #expect(Self.findings(example).map(\.rule).sorted() == example.rules)
  }

  @Test func `count what they look at`() {
    let example = Case("", [button("Delete", [icon()]), text("a"), rows([text("b")])], [])
    let elements = Self.audit(example).elements
    #expect(elements["icon-button-no-label"] == 1)
    #expect(elements["ungrouped-row"] == 1)
  }

  @Test func `keep a fingerprint while lines move`() {
    func find(_ line: Int) -> [String] {
      Self.findings(Case("", [button("", [icon()], line: line)], [])).map(\.fingerprint)
    }
    #expect(find(3) == find(8))
    #expect(find(3).count == 1)
  }

  @Test func `heed the settings of the project`() throws {
    var settings = Settings()
    settings.rules["icon-button-no-label"] = .off
    let example = Case("", [button("", [icon()])], [])
    #expect(Self.audit(example, settings).findings.isEmpty)
    settings.rules["icon-button-no-label"] = .severity(.minor)
    #expect(Self.audit(example, settings).findings.map(\.severity) == [.minor])
  }

  @Test func `have words for each framework that they are for`() {
    for rule in Rule.catalog {
      guard let pieces = rule.pieces else { continue }
      #expect(!pieces.fix.isEmpty && !pieces.fix.values.contains(""), "\(rule.id)")
    }
  }

  static func findings(_ example: Case) -> [Finding] { audit(example).findings }

  static func audit(_ example: Case, _ settings: Settings = Settings()) -> Audit {
    let lists = PieceLists(content: example.pieces)
    let screen = ComponentScreen(
      name: "Inbox", place: place(1), reason: .unused, platform: lists, guideline: lists)
    let unit = ComponentUnit(
      path: "Inbox.tsx", name: "Inbox", own: screen, isWhole: true, framework: example.framework)
    return Auditor(settings: settings).audit(unit, [screen.report(.nothing)])
  }
}

// MARK: Pieces

private func place(_ line: Int) -> Place { Place(path: "Inbox.tsx", line: line, column: 1) }

private func element(
  _ role: ElementRole, _ label: SourcedText, _ contents: [PieceContent], taps: Bool = false,
  line: Int = 1, _ change: (inout PieceElement) -> Void = { _ in }
) -> Piece {
  var element = PieceElement(role, at: place(line), in: "Inbox", anchor: "\(role)", label: label)
  element.facts.contents = contents
  if role == .button { element.traits = .button }
  if taps { element.facts.gestures = [PieceGesture(.tap, at: place(line))] }
  change(&element)
  return .element(element)
}

private func element(
  _ role: ElementRole, _ label: String, _ contents: [PieceContent], taps: Bool = false,
  _ change: (inout PieceElement) -> Void = { _ in }
) -> Piece {
  element(role, .literal(label), contents, taps: taps, change)
}

private func text(_ text: String, _ change: (inout PieceElement) -> Void = { _ in }) -> Piece {
  element(.text, text, [shown(text)]) {
    $0.traits = .staticText
    change(&$0)
  }
}

private func button(
  _ label: String, _ contents: [PieceContent], line: Int = 1,
  _ change: (inout PieceElement) -> Void = { _ in }
) -> Piece {
  element(.button, .literal(label), contents, taps: true, line: line, change)
}

private func toggle(_ label: String) -> Piece {
  element(.toggle, label, []) { $0.traits = .toggle }
}

private func rows(_ pieces: [Piece]) -> Piece {
  .rows(
    PieceRows(at: place(2), in: "Inbox", anchor: "List", count: 20, isAssumed: true, pieces))
}

private func set(_ kind: PieceSetting.Kind, _ text: String, _ element: inout PieceElement) {
  if kind == .label { element.labelSource = .explicit }
  element.facts.set.append(
    PieceSetting(kind, .literal(text), at: element.place, isLiteral: true))
}

private func content(
  _ kind: PieceContent.Kind, _ text: String = "", _ change: (inout PieceContent) -> Void = { _ in }
) -> PieceContent {
  var content = PieceContent(
    kind, at: place(1), in: "Inbox", anchor: "\(kind) \(text)", text: .literal(text))
  change(&content)
  return content
}

private func icon() -> PieceContent { content(.icon) }
private func image() -> PieceContent { content(.image) }
private func shown(_ text: String) -> PieceContent { content(.text, text) { $0.isSaid = true } }
private func unsaid(_ text: String) -> PieceContent { content(.text, text) }
private func hidden(_ text: String) -> PieceContent { content(.text, text) { $0.isHidden = true } }
private func control(_ text: String) -> PieceContent { content(.control, text) }
private func dot(_ subject: UInt64) -> PieceContent {
  content(.shape) { $0.subjects = [subject] }
}
private func lostLabel(_ text: String) -> PieceContent {
  content(.emptyView) { $0.lostLabel = .literal(text) }
}
