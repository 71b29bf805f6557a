internal import Components
import Scenes
internal import VoiceOver

/// What one element is to the listener.
extension ReactElements {
  func stop(_ element: HostElement, _ style: HostStyle, _ around: Around) -> [Piece] {
    switch element.kind {
    case .text, .link: return paragraph(element, style, around)
    case .opaque:
      var piece = opaque(element.site.tag, .system, element.site)
      if let label = label(of: element) { piece.label = label.text }
      return [.element(piece)]
    default: break
    }
    var piece = base(element, style, around)
    if let label = label(of: element) {
      piece.label = label.text
      piece.labelSource = .explicit
    } else {
      piece.label = keptLabel(element)
      piece.labelSource = piece.label.isEmpty ? .none : .content
    }
    // What says it already is not said again.
    if let filling = filling(of: element), piece.labelSource != .content {
      piece.value = .sentence([filling, piece.value])
    }
    addFacts(of: element, style, around, to: &piece)
    return [.element(piece)]
  }

  private func base(
    _ element: HostElement, _ style: HostStyle, _ around: Around
  ) -> PieceElement {
    var piece = PieceElement(
      .element, at: place(element.site), in: element.site.view, anchor: element.site.anchor,
      element.isGuessed ? .inferred : confidence(element.kind))
    var settled = element
    if let role = element.props.given("role", "accessibilityRole")?.value {
      settled.props = element.props.statesOfRole(role, ReactProps.states)
    }
    piece.traits = traits(of: settled)
    piece.role = role(of: element, piece.traits)
    piece.value = value(of: settled)
    piece.hint = element.props.text("accessibilityHint") ?? SourcedText()
    piece.actions = actions(of: element)
    return piece
  }

  private func confidence(_ kind: HostKind) -> Stop.Confidence {
    switch kind {
    case .activity, .progress, .slider, .picker, .picture, .opaque, .link: .inferred
    default: .reported
    }
  }

  private func role(of element: HostElement, _ traits: Traits) -> ElementRole {
    switch element.kind {
    case .button: return .button
    case .textInput:
      return element.props.flag("secureTextEntry").isTrue ? .secureField : .textField
    case .switch: return .toggle
    case .slider: return .slider
    case .picker: return .picker
    case .activity, .progress: return .progress
    case .image, .picture: return traits.contains(.button) ? .button : .image
    case .text, .icon:
      return traits.contains(.button) ? .button : traits.contains(.link) ? .link : .text
    case .link: return .link
    default: break
    }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.toggle) { return .toggle }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.header) { return .header }
    return .element
  }

  // MARK: Traits

  func roleWords(_ element: HostElement) -> [String] {
    element.props.given("role", "accessibilityRole")?.value.words ?? []
  }

  func hasUnknownRole(_ element: HostElement) -> Bool {
    guard let role = element.props.given("role", "accessibilityRole") else {
      return element.props.others != nil || element.isGuessed
    }
    return role.value.isOpen
  }

  func traits(of element: HostElement) -> Traits {
    var traits: Traits = []
    let words = roleWords(element)
    if let word = words.first { traits.formUnion(ReactRoles.traits[word] ?? []) }
    switch element.kind {
    case .button: if words.isEmpty { traits.insert(.button) }
    case .textInput:
      traits.insert(.textField)
      if element.props.flag("secureTextEntry").isTrue { traits.insert(.secure) }
    case .switch: traits.insert(.toggle)
    case .slider, .picker: traits.insert(.adjustable)
    case .link: if words.isEmpty { traits.insert(.link) }
    // An icon of a font is a Text too.
    case .text, .icon: if words.isEmpty, isLinkByTap(element) { traits.insert(.link) }
    default: break
    }
    if state("selected", of: element).isTrue { traits.insert(.selected) }
    if isDisabled(element) { traits.insert(.dimmed) }
    return traits
  }

  /// Since 0.84 a Text that is pressed is a link.
  func isLinkByTap(_ element: HostElement) -> Bool {
    let subjects = element.handlers.subjects
    return version.minor >= 84 && (subjects[.tap] != nil || subjects[.longPress] != nil)
  }

  /// `aria-…` wins over `accessibilityState`.
  func state(_ name: String, of element: HostElement) -> PropFlag {
    if let value = element.props.given("aria-" + name)?.value { return value.asFlag }
    guard case .object(let state)? = element.props["accessibilityState"] else { return .absent }
    return state.flag(name)
  }

  private func isDisabled(_ element: HostElement) -> Bool {
    if state("disabled", of: element).isTrue { return true }
    switch element.kind {
    case .touchable, .touchableChild, .button, .switch, .slider:
      return element.props.flag("disabled").isTrue
    // Of one line it is a UITextField that is not enabled (React Native, `RCTTextInputComponentView`).
    case .textInput:
      return element.props.flag("editable").isFalse
        && !element.props.flag("multiline").isTrue
    default: return false
    }
  }

  private func value(of element: HostElement) -> SourcedText {
    var parts: [SourcedText] = []
    if let word = roleWords(element).first {
      if let value = ReactRoles.values[word] { parts.append(.literal(value)) }
      if !version.hasNewRenderer, let value = ReactRoles.legacyValues[word] {
        parts.append(.literal(value))
      }
    }
    let checked = element.props.given("aria-checked")?.value ?? stateValue("checked", of: element)
    switch checked {
    case .flag(let flag)?: parts.append(.literal(flag ? "checked" : "unchecked"))
    case .text(let text)?: if text.known == "mixed" { parts.append(.literal("mixed")) }
    default: break
    }
    switch state("expanded", of: element) {
    case .known(true): parts.append(.literal("expanded"))
    case .known(false): if !version.hasNewRenderer { parts.append(.literal("collapsed")) }
    default: break
    }
    if state("busy", of: element).isTrue { parts.append(.literal("busy")) }
    if let text = valueText(element) { parts.append(text) }
    return .sentence(parts)
  }

  func stateValue(_ name: String, of element: HostElement) -> ScriptValue? {
    guard case .object(let state)? = element.props["accessibilityState"] else { return nil }
    return state[name]
  }

  private func valueText(_ element: HostElement) -> SourcedText? {
    var value = ScriptObject()
    if case .object(let given)? = element.props["accessibilityValue"] { value = given }
    if case .unknown(let unknown)? = element.props["accessibilityValue"] { return unknown.text }
    for (key, name) in [
      ("text", "aria-valuetext"), ("now", "aria-valuenow"), ("min", "aria-valuemin"),
      ("max", "aria-valuemax"),
    ] {
      if let own = element.props.given(name)?.value { value[key] = own }
    }
    if let text = value.text("text"), !text.isEmpty { return text }
    guard let now = value.given("now")?.value else { return nil }
    if case .number(let now) = now, case .number(let most)? = value["max"] {
      var least = 0.0
      if case .number(let number)? = value["min"] { least = number }
      if most > least {
        return .literal("\(((now - least) / (most - least) * 100).rounded().asIndex)%")
      }
    }
    return now.text + .literal("%")
  }

  func actions(of element: HostElement) -> [SourcedText] {
    guard case .list(let list)? = element.props["accessibilityActions"] else { return [] }
    var result: [SourcedText] = []
    for case .item(.object(let action)) in list.parts {
      let (label, name) = (action.text("label"), action.text("name"))
      if !version.hasNewRenderer {
        // Without a label there is no action.
        if let label { result.append(label) }
      } else if version.minor < 82 {
        if let name { result.append(name) }
      } else if let text = label ?? name {
        result.append(text)
      }
    }
    return result
  }

  // MARK: Facts

  private func addFacts(
    of element: HostElement, _ style: HostStyle, _ around: Around, to piece: inout PieceElement
  ) {
    var collector = ContentCollector(elements: self, isSaid: piece.labelSource != .explicit)
    collector.isInNamed = piece.labelSource == .explicit
    collector.owner = element
    collector.filling = element.filling
    switch element.kind {
    // Where it is itself what is met, what it is there for is no state of it.
    case .icon: collector.addIcon(element, around.withoutStates)
    case .image, .picture: collector.addImage(element, around.withoutStates)
    default: collector.collect(element.children, Around())
    }
    piece.facts.contents = collector.contents
    let controls = collector.contents.count { $0.kind == .control }
    let answered = piece.actions.count + (element.handlers.answersActivation ? 1 : 0)
    if controls > 0, controls <= answered {
      for index in piece.facts.contents.indices {
        piece.facts.contents[index].isAnsweredOutside = true
      }
    }
    if element.isMadeByPackage { return addFacts(ofPackage: element, to: &piece) }
    addOwnFacts(of: element, style, to: &piece)
    let states = collector.looks.merging(style.states) { inner, _ in inner }
      .filter { !collector.shownData.contains($0.key) }
    piece.facts.looks = Set(states.keys)
    piece.facts.lookWords = states
    piece.facts.lookWhen = collector.lookWhen
    piece.facts.lookPlace = collector.lookPlace
    piece.facts.tells.formUnion(collector.tells)
    let said = piece.label.expressions + piece.value.expressions + piece.hint.expressions
    piece.facts.tells.formUnion(states.filter { NamedStates.isNamed($1, in: said) }.keys)
  }

  /// What it says is nobody's mistake here; of what is in it, words and controls are lost, and all else with them.
  private func addFacts(ofPackage element: HostElement, to piece: inout PieceElement) {
    piece.facts.isMadeByPackage = true
    piece.facts.uses = uses(element.origin)
    piece.facts.contents.removeAll { $0.kind != .text && $0.kind != .control }
  }

  func addOwnFacts(of element: HostElement, _ style: HostStyle, to piece: inout PieceElement) {
    piece.facts.uses = uses(element.origin)
    piece.facts.gestures = gestures(of: element, actions: piece.actions)
    piece.facts.isTouchable = element.kind == .touchable || element.kind == .plainButton
    piece.facts.hasUnknownTraits = hasUnknownRole(element)
    piece.facts.onlyDismissesKeyboard = element.handlers.onlyDismissesKeyboard
    piece.facts.isDisabled = isDisabled(element)
    piece.facts.isGroupedByAuthor = element.kind == .view && element.props.flag("accessible").isTrue
    piece.facts.isAdjustedByAuthor =
      roleWords(element).contains("adjustable") && element.kind != .slider
    var tells: Set<UInt64> = []
    for name in ReactProps.telling {
      element.props[name]?.collectTold(into: &tells)
    }
    piece.facts.tells = tells
    for (name, kind) in ReactProps.settings {
      guard let value = element.props[name], !value.isMissing else { continue }
      if name == "alt", element.kind != .image { continue }
      let isLiteral = !value.text.untranslated.isEmpty
      piece.facts.set.append(
        PieceSetting(kind, value.text, at: piece.place, isLiteral: isLiteral))
    }
  }

  func gestures(of element: HostElement, actions: [SourcedText]) -> [PieceGesture] {
    let subjects = element.handlers.subjects
    var result: [PieceGesture] = []
    if subjects[.tap] != nil || subjects[.touch] != nil {
      // A role that is no trait of iOS still is what the author could do.
      let isAnswered = roleWords(element).contains { !ReactRoles.decorative.contains($0) }
      result.append(PieceGesture(.tap, at: place(element.site), isAnswered: isAnswered))
    }
    if let long = subjects[.longPress] {
      // Where a tap does the same nothing is lost.
      let isAnswered = !actions.isEmpty || subjects[.tap] == long
      result.append(PieceGesture(.longPress, at: place(element.site), isAnswered: isAnswered))
    }
    if subjects[.swipe] != nil {
      result.append(
        PieceGesture(.swipe, at: place(element.site), isAnswered: !actions.isEmpty))
    }
    return result
  }
}

enum ReactProps {
  /// Props that something is heard of.
  static let telling = [
    "aria-label", "accessibilityLabel", "alt", "accessibilityState", "accessibilityValue",
    "accessibilityHint", "aria-checked", "aria-selected", "aria-expanded", "aria-busy",
    "aria-disabled", "aria-valuetext", "aria-valuenow", "role", "accessibilityRole", "disabled",
    "title", "value",
  ]
  /// Those that say a state.
  static let states = [
    "accessibilityState", "aria-checked", "aria-selected", "aria-expanded", "aria-busy",
    "aria-disabled",
  ]
  /// All that section 2 asks of an element, once its children and rows are written out.
  static let kept: Set<String> = Set(telling).union(settings.map(\.0)).union([
    "accessible", "accessibilityElementsHidden", "aria-hidden", "aria-modal",
    "accessibilityViewIsModal", "importantForAccessibility", "accessibilityActions", "style",
    "inverted", "animating", "asChild", "secureTextEntry", "placeholder", "name", "color", "icon",
    "source", "tintColor", "fill", "aria-valuemin", "aria-valuemax", "defaultValue", "editable",
    "multiline",
  ])
  /// By which its user says whether something lies over the screen (React Native's `Modal`, and the packages that are
  /// made like it).
  static let opening = ["visible", "isVisible", "open", "isOpen", "show", "isPresented"]
  static let settings: [(String, PieceSetting.Kind)] = [
    ("aria-label", .label), ("accessibilityLabel", .label), ("alt", .label),
    ("accessibilityHint", .hint), ("accessibilityValue", .value), ("aria-valuetext", .value),
    ("role", .traits), ("accessibilityRole", .traits), ("testID", .identifier),
  ]
}
