internal import Components
import Scenes
internal import VoiceOver

/// Widgets of packages that nobody knows.
extension Layout {
  /// What it is given, if that is something to see.
  mutating func stranger(_ made: Made, _ around: Around) -> [SemanticsPart] {
    if let child = made["child"], case .closure = child {
    } else if made.name.hasSuffix("Transition") {
      return slots(["child"], of: made, around)
    }
    tally.widgets += 1
    tally.strangers += 1
    let inner = entered(made, around)
    if let picker = picker(made, around) { return [picker, mark(made, around)] }
    var found = StrangerParts()
    if makesRows(made) {
      found.add(slots(WidgetTable.besideRows, of: made, inner) + list(made, around))
      found.isList = true
    } else {
      for (label, isSure) in StrangerSlots.shown(of: made, &self) {
        let parts = slot(label, of: made, inner)
        if isSure {
          found.add(parts, label)
        } else {
          found.all += StrangerSlots.perhaps(parts, label, of: made, self)
        }
      }
      if made.name.hasSuffix("Field"), holdsWidget(made["placeholder"]) {
        found.add(slot("placeholder", of: made, inner))
      }
    }
    if found.all.isEmpty {
      for argument in made.arguments where argument.label.hasSuffix("uilder") {
        found.add(
          built(argument.value, at: made.place, child: made["child"]) { $0.parts($1, inner) })
      }
    }
    found.words = texts(of: made, inner)
    if let pressed = pressed(made, found, around) { return pressed + [mark(made, around)] }
    // Words beside a child are those of something else.
    if isPressed(made) == true, found.hasChild { found.words = [] }
    let isGiven = made.arguments.contains {
      WidgetTable.commonSlots.contains($0.label) && !$0.value.isConstants
    }
    if !found.speaks, isControl(made) { return found.all + [unread(made, around)] }
    if !found.words.isEmpty || !found.all.isEmpty || isGiven {
      return found.words + found.all + [mark(made, around)]
    }
    tally.names[made.name, default: 0] += 1
    tally.unreadWidgets += 1
    return [unread(made, around)]
  }

  /// What the slots of one hold.
  private struct StrangerParts {
    var all: [SemanticsPart] = []
    var words: [SemanticsPart] = []
    /// How many of the slots say something.
    var speaking = 0
    var hasChild = false
    var isList = false

    var speaks: Bool { speaking > 0 || !words.isEmpty }

    mutating func add(_ parts: [SemanticsPart], _ label: String = "") {
      all += parts
      guard parts.contains(where: \.saysSomething) else { return }
      speaking += 1
      if label == "child" { hasChild = true }
    }
  }

  private mutating func unread(_ made: Made, _ around: Around) -> SemanticsPart {
    var config = SemanticsConfig()
    config.unknown = PieceUnknown(name: made.name, kind: .package)
    config.role = .opaque
    config.confidence = .inferred
    return node(made, around, config)
  }

  // MARK: Controls

  /// How names of what is pressed as a whole end.
  private static let buttons = ["Button", "Badge", "Chip", "Tile", "Card"]
  /// What buttons call their handler; what recognises a tap on anything calls it `onTap` (Flutter, `ButtonStyleButton`,
  /// `GestureDetector`).
  private static let handlers: Set<String> = ["onPressed", "onClick", "onClicked"]

  /// Nil where it is told of no handler, false where that is nothing.
  private func isPressed(_ made: Made) -> Bool? {
    let handlers = WidgetTable.pressing.compactMap { made[$0] }
    return handlers.isEmpty ? nil : handlers.contains { !$0.isNull }
  }

  /// One that is pressed, with what it is given as its words: what it is beside that, its package alone knows.
  ///
  /// Nil of what is not pressed, and of several things of which any may be.
  private mutating func pressed(
    _ made: Made, _ found: StrangerParts, _ around: Around
  ) -> [SemanticsPart]? {
    guard !found.isList, !found.all.isEmpty || !found.words.isEmpty,
      let isPressed = isPressed(made)
    else { return nil }
    let isNamed = Self.buttons.contains { made.name.hasSuffix($0) }
    let isWhole = found.speaking + (found.words.isEmpty || found.hasChild ? 0 : 1) < 2
    guard isNamed || isWhole else { return nil }
    let isButton =
      made.name.hasSuffix("Button") || found.all.isEmpty
      || made.arguments.contains { Self.handlers.contains($0.label) }
    // What has nothing to do is no button where it is none by its name.
    if !isPressed, !isButton || found.all.isEmpty { return nil }
    let children = (found.hasChild ? [] : found.words) + found.all
    var config = SemanticsConfig()
    config.confidence = .inferred
    config.facts.hasUnknownTraits = true
    if isPressed { config.actions = [.tap] }
    config.tells = dimming(made, WidgetTable.pressing)
    guard isButton else {
      config.facts.isMadeByPackage = true
      return [node(made, around, config, collects: .tap, children)]
    }
    config.role = .button
    config.flags = [.button]
    config.facts.isGroupedByComponent = true
    if !isPressed {
      config.flags.insert(.enabled)
      config.facts.isDisabled = true
    }
    return [node(made, around, config, isBoundary: true, collects: .slots, children)]
  }

  /// It has a value that its user changes.
  private func isControl(_ made: Made) -> Bool {
    guard let changed = made["onChanged"], !changed.isNull else { return false }
    return Self.values.contains { made[$0] != nil }
  }

  private static let values = [
    "value", "selected", "checked", "isSelected", "isChecked", "isOn", "groupValue",
  ]

  /// What shows its value by a builder that is told of that, and others of them when it is opened.
  private mutating func picker(_ made: Made, _ around: Around) -> SemanticsPart? {
    let value = made["value"] ?? made["selected"] ?? made["selectedItem"]
    guard let builder = made["itemBuilder"], case .closure(let closure) = builder, let value,
      made["onChanged"].map({ !$0.isNull }) ?? false, made["itemCount"] == nil
    else { return nil }
    var config = SemanticsConfig()
    config.role = .picker
    config.flags = [.button]
    config.actions = [.tap]
    config.confidence = .inferred
    config.facts.hasUnknownTraits = true
    config.facts.isGroupedByComponent = true
    let given: [DartValue?] = closure.parameters.count > 1 ? [nil, value] : [value]
    let inner = entered(made, around)
    let shown = built(builder, at: made.place, given: given) { $0.parts($1, inner) }
    return node(made, around, config, isBoundary: true, collects: .slots, shown)
  }

  // MARK: Words

  /// Words that a widget of a package is given where others have a widget: it shows them.
  private mutating func texts(of made: Made, _ around: Around) -> [SemanticsPart] {
    WidgetTable.wordSlots.compactMap { label -> SemanticsPart? in
      guard case .text(let text, _)? = made[label], !text.isEmpty else { return nil }
      return node(
        made, around, .words(text, content(.text, made, around, text), .inferred))
    }
  }

  /// What it is given is there; whether it adds to that, nobody knows.
  mutating func mark(
    _ made: Made, _ around: Around, _ kind: Unknown.Kind = .package
  ) -> SemanticsPart {
    var config = SemanticsConfig()
    var content = PieceContent(.emptyView, at: made.place, in: made.view, anchor: made.name)
    content.unknown = PieceUnknown(name: made.name, kind: kind)
    config.facts.contents = [content]
    return node(made, around, config)
  }

  // MARK: Slots of others

  /// Something to see, as it is named there: what else an argument may hold is no widget.
  mutating func holdsWidget(_ value: DartValue?) -> Bool {
    switch value {
    case .made(let made)?:
      if let type = made.type {
        for above in evaluator.libraries.ancestry(type) { evaluator.note(above) }
        return evaluator.isWidget(type)
      }
      return WidgetTable.row(made.name).map { $0.shape != .nothing } ?? false
    case .list(let items)?: return items.contains { evaluator.isSeen($0) }
    case .either(let choice)?: return choice.sides.contains { holdsWidget($0.content) }
    default: return false
    }
  }

  /// Widgets in arguments that the framework's widget of that name has not: it is a package's, and may show them.
  mutating func unread(
    _ made: Made, _ around: Around, beside known: Set<String>
  ) -> [SemanticsPart] {
    let isMore = made.arguments.contains { argument in
      !known.contains(argument.label) && holdsWidget(argument.value)
    }
    return isMore ? [mark(made, around)] : []
  }
}

extension DartValue {
  /// A list of constants of a type, which says what is to be shown and is nothing of that.
  fileprivate var isConstants: Bool {
    guard case .list(let items) = self, !items.isEmpty else { return false }
    return items.allSatisfy { if case .one(.member) = $0 { true } else { false } }
  }
}

extension SemanticsPart {
  /// A listener meets something of it, or may.
  var saysSomething: Bool {
    switch self {
    case .node(let node): node.config.isStop || node.children.contains(where: \.saysSomething)
    case .branch(let branch): branch.sides.contains { $0.parts.contains(where: \.saysSomething) }
    case .rows(let rows): rows.parts.contains(where: \.saysSomething)
    case .owned(_, _, let parts), .bar(let parts), .blocking(let parts):
      parts.contains(where: \.saysSomething)
    }
  }
}
