internal import Components
internal import VoiceOver

/// Widgets that the author writes for listeners.
extension Layout {
  mutating func semantics(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    var config = SemanticsConfig()
    // `Semantics.fromProperties(properties: SemanticsProperties(…))` has the same names inside.
    var given = made
    if case .made(let properties)? = made["properties"] {
      given = Made(
        made.name, made.arguments + properties.arguments, at: made.place, in: made.view)
    }
    let isAnnotated = set(given, &config)
    var node = SemanticsNode(
      config: config, place: made.place, view: made.view, anchor: anchor(made, around))
    node.isBoundary = given["container"]?.flag == true
    node.isExplicit = given["explicitChildNodes"]?.flag == true
    node.isIgnoring = given["blockUserActions"]?.flag == true
    node.config.facts.isGroupedByAuthor = isAnnotated || node.isBoundary
    var excludes = given["excludeSemantics"]
    if case .made(let child)? = given["child"], child.name == "ExcludeSemantics",
      !config.label.isEmpty, child["excluding"] == nil
    {
      excludes = .flag(true)
    }
    node.children = slots(["child", "sliver"], of: made, inner)
    if let excludes, excludes.flag == nil {
      return whole(node, excluding: excludes, made.place)
    }
    node.isExcluding = excludes?.flag == true
    let isTransparent = !isAnnotated && !node.isBoundary && !node.isExplicit && !node.isExcluding
    return isTransparent ? node.children : [.node(node)]
  }

  /// Whether what is below counts hangs on something.
  private func whole(
    _ node: SemanticsNode, excluding value: DartValue, _ place: Place
  ) -> [SemanticsPart] {
    var closed = node
    closed.isExcluding = true
    switch DartAnswers.answer(value, words: "excluded") {
    case .always(let holds): return [.node(holds ? closed : node)]
    case .depends(let condition):
      return branch(
        [(condition, [.node(closed)]), (condition.negated, [.node(node)])], true, place)
    }
  }

  /// Sets what the arguments say; false where that is nothing.
  private mutating func set(_ made: Made, _ config: inout SemanticsConfig) -> Bool {
    var isSet = false
    for (label, kind) in Self.wordings {
      guard let value = made[label] ?? attributed(made, label), let text = words(value) else {
        continue
      }
      isSet = true
      config.facts.set.append(setting(kind, value, text, made))
      config.tells.formUnion(value.allSubjects)
      switch label {
      case "label":
        config.label = text
        config.labelSource = text.isEmpty ? .none : .explicit
      case "value": config.value = text
      case "hint", "onTapHint": config.hint = SourcedText.sentence([config.hint, text])
      default: config.tooltip = text
      }
    }
    for argument in made.arguments {
      if let flag = Self.flags[argument.label] {
        isSet = set(flag.flag, isState: flag.isState, argument.value, &config) || isSet
      } else if let action = Self.actions[argument.label], !argument.value.isNull {
        config.actions.insert(action)
        isSet = true
      } else if Self.others.contains(argument.label), !argument.value.isNull {
        isSet = true
      }
    }
    config.tapped = made["onTap"]?.digest
    if config.actions.contains(.increase) || config.actions.contains(.decrease) {
      config.facts.isAdjustedByAuthor = true
    }
    if made["headingLevel"] != nil, made["header"]?.flag != true {
      config.facts.hasLevelOnly = true
      isSet = true
    }
    if case .map(let entries)? = made["customSemanticsActions"] {
      config.customActions = entries.compactMap { entry in
        guard case .made(let action) = entry.key else { return nil }
        return words(action["label"])
      }
      isSet = true
    } else if let actions = made["customSemanticsActions"], !actions.isNull {
      config.actions.insert(.custom)
      isSet = true
    }
    return isSet
  }

  /// `attributedLabel: AttributedString('…')`.
  private func attributed(_ made: Made, _ label: String) -> DartValue? {
    let name = "attributed" + label.prefix(1).uppercased() + label.dropFirst()
    guard case .made(let text)? = made[name] else { return nil }
    return text.positional(0)
  }

  private func set(
    _ flag: SemanticsFlags, isState: Bool, _ value: DartValue, _ config: inout SemanticsConfig
  ) -> Bool {
    switch value {
    case .null: return false
    case .flag(let holds):
      if !holds, !isState { return true }
      config.flags.insert(flag)
      if holds { config.holding.insert(flag) }
    default:
      config.flags.insert(flag)
      config.open.insert(flag)
      if !isState {
        config.holding.insert(flag)
        config.facts.hasUnknownTraits = true
      }
      if flag == .enabled { config.holding.insert(flag) }
      config.tells.formUnion(value.allSubjects)
    }
    return true
  }

  private static let wordings: [(String, PieceSetting.Kind)] = [
    ("label", .label), ("value", .value), ("hint", .hint), ("onTapHint", .hint),
    ("tooltip", .tooltip),
  ]

  private static let flags: [String: (flag: SemanticsFlags, isState: Bool)] = [
    "button": (.button, false), "link": (.link, false), "header": (.header, false),
    "image": (.image, false), "textField": (.textField, false), "slider": (.slider, false),
    "liveRegion": (.liveRegion, false), "obscured": (.obscured, false),
    "multiline": (.multiline, false), "readOnly": (.readOnly, false),
    "inMutuallyExclusiveGroup": (.exclusive, false),
    "checked": (.checked, true), "toggled": (.toggled, true), "selected": (.selected, true),
    "enabled": (.enabled, true), "expanded": (.expanded, true), "focusable": (.focusable, true),
    "isRequired": (.required, true),
  ]

  private static let actions: [String: SemanticsActions] = [
    "onTap": .tap, "onLongPress": .longPress, "onIncrease": .increase, "onDecrease": .decrease,
    "onDismiss": .dismiss, "onCopy": .copy, "onCut": .cut, "onPaste": .paste,
  ]

  /// They make it a node that others merge into, and say nothing.
  private static let others: Set<String> = [
    "hidden", "identifier", "sortKey", "scopesRoute", "namesRoute", "keyboardKey", "mixed",
    "onScrollUp", "onScrollDown", "onScrollLeft", "onScrollRight", "currentValueLength",
    "maxValueLength", "increasedValue", "decreasedValue", "onFocus", "role",
  ]

  // MARK: Taking away

  mutating func exclude(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let children = slots(["child"], of: made, entered(made, around))
    var node = SemanticsNode(
      place: made.place, view: made.view, anchor: anchor(made, around), children: children)
    node.isExcluding = true
    guard let excluding = made["excluding"] else { return [.node(node)] }
    switch DartAnswers.answer(excluding, words: "excluded") {
    case .always(let holds): return holds ? [.node(node)] : children
    case .depends(let condition):
      return branch(
        [(condition, [.node(node)]), (condition.negated, children)], true, made.place)
    }
  }

  mutating func block(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let children = slots(["child"], of: made, around)
    switch made["blocking"]?.flag {
    case false?: return children
    default:
      return made["blocking"] == nil || made["blocking"]?.flag == true
        ? [.blocking(children)] : children
    }
  }

  mutating func ignore(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let children = slots(["child"], of: made, around)
    let label = made.name.hasPrefix("Absorb") ? "absorbing" : "ignoring"
    if let flag = made[label], flag.flag != true { return children }
    var node = SemanticsNode(
      place: made.place, view: made.view, anchor: anchor(made, around), children: children)
    node.isIgnoring = true
    return [.node(node)]
  }

  // MARK: Collecting

  mutating func card(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inside = slots(["child"], of: made, entered(made, around))
    let children = WornLooks.dressed(inside, in: made, self)
    if made["semanticContainer"]?.flag == false {
      return [node(made, around, isBoundary: true, isExplicit: true, children)]
    }
    return [node(made, around, isBoundary: true, collects: .card, children)]
  }

  mutating func tooltip(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let children = slots(["child"], of: made, entered(made, around))
    if made["excludeFromSemantics"]?.flag == true { return children }
    var config = SemanticsConfig()
    guard let text = words(made["message"] ?? made["richMessage"]) else { return children }
    config.tooltip = text
    config.facts.set = [setting(.tooltip, made["message"], text, made)]
    return [node(made, around, config, children)]
  }

  /// Handlers for fingers: a tap and a long press are actions, and nothing else is.
  mutating func tap(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    let children = slots(row.slots, of: made, entered(made, around))
    if made["excludeFromSemantics"]?.flag == true { return children }
    return answering(made, around, children)
  }

  /// Handlers around what is laid out.
  mutating func tapped(
    _ made: Made, _ around: Around, _ children: [SemanticsPart]
  ) -> [SemanticsPart] {
    var config = SemanticsConfig()
    for (label, kind) in Self.gestures {
      guard let value = made[label], !value.isNull else { continue }
      config.facts.gestures.append(PieceGesture(kind, at: made.place))
      if kind == .tap { config.actions.insert(.tap) }
      if kind == .longPress { config.actions.insert(.longPress) }
    }
    if made.arguments.contains(where: { Self.drags.contains($0.label) && !$0.value.isNull }) {
      config.facts.gestures.append(PieceGesture(.drag, at: made.place))
    }
    if config.facts.gestures.contains(where: { $0.kind == .tap }) {
      for index in config.facts.gestures.indices
      where config.facts.gestures[index].kind == .longPress {
        config.facts.gestures[index].isAnswered =
          made["onTap"]?.digest == made["onLongPress"]?.digest
      }
    }
    answer(made, &config, children)
    config.facts.isDisabled = made["onTap"]?.isNull == true
    if let tap = made["onTap"] {
      config.facts.onlyDismissesKeyboard = evaluator.onlyUnfocuses(tap)
      config.tapped = tap.digest
      config.calls = tap.called(&evaluator)
    }
    // Ink has a Focus around it whatever it is handed, and that a Semantics, which collects; what it says of the cursor is
    // no more than that there is none (material library, `ink_well.dart`; widgets library, `Focus.includeSemantics`).
    let isInk = made.name.hasPrefix("Ink")
    // Without a handler it says nothing of itself, and elsewhere collects nothing.
    if config.actions.isEmpty {
      let own = config.facts.gestures.isEmpty ? [] : [node(made, around, config)]
      guard isInk, !children.isEmpty else { return own + children }
      return own + [node(made, around, collects: .tap, children)]
    }
    if isInk { config.flags.insert(.focusable) }
    return [node(made, around, config, collects: .tap, children)]
  }

  /// A GestureDetector of the widget's own around what its builder makes: a button in that keeps its own node, and what
  /// can be tapped around it is a stop without words.
  mutating func opener(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    // `SearchAnchor.bar`.
    if made.constructor == "bar" { return textField(made, around) }
    let children = slots(row.slots, of: made, entered(made, around))
    if made["tappable"]?.flag == false || made["enabled"]?.flag == false { return children }
    var config = SemanticsConfig()
    config.actions = [.tap]
    config.facts.isMadeByPackage = true
    return [node(made, around, config, collects: .tap, children)]
  }

  /// A long press or a double tap that does what something inside does when it is tapped.
  mutating func answer(
    _ made: Made, _ config: inout SemanticsConfig, _ children: [SemanticsPart]
  ) {
    for index in config.facts.gestures.indices where !config.facts.gestures[index].isAnswered {
      let labels = Self.gestures.filter { $0.1 == config.facts.gestures[index].kind }.map(\.0)
      guard config.facts.gestures[index].kind != .tap,
        let handler = labels.lazy.compactMap({ made[$0] }).first,
        let called = handler.called(&evaluator)
      else { continue }
      config.facts.gestures[index].isAnswered = children.isCalled(called)
    }
  }

  static let gestures: [(String, PieceGesture.Kind)] = [
    ("onTap", .tap), ("onTapDown", .tap), ("onTapUp", .tap),
    ("onLongPress", .longPress),
    ("onLongPressStart", .longPress), ("onDoubleTap", .doubleTap),
  ]
  private static let drags: Set<String> = [
    "onPanUpdate", "onPanEnd", "onPanStart", "onScaleUpdate", "onScaleStart",
    "onHorizontalDragUpdate", "onHorizontalDragEnd", "onVerticalDragUpdate", "onVerticalDragEnd",
  ]

  /// Something among these does the same when it is tapped, or a menu offers it.
  private mutating func isDone(_ handler: DartValue, in parts: [SemanticsPart]) -> Bool {
    if let called = handler.called(&evaluator), parts.isCalled(called) { return true }
    return parts.isOffered(handler.statedNames(&evaluator))
  }

  /// Swipes and drags of whole rows: a listener has none of that.
  mutating func drags(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let children = slots(["child"], of: made, around)
    var config = SemanticsConfig()
    let isSwipe = made.name == "Dismissible" || made.name == "Slidable"
    var gesture = PieceGesture(isSwipe ? .swipe : .drag, at: made.place)
    if let handler = made["onDismissed"] ?? made["confirmDismiss"] {
      gesture.isAnswered = isDone(handler, in: children)
    } else if let handlers = actionsBehind(made) {
      gesture.isAnswered = handlers.allSatisfy { isDone($0, in: children) }
    }
    config.facts.gestures = [gesture]
    return [node(made, around, config)] + children
  }
}
