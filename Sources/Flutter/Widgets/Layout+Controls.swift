internal import Components
import Scenes
internal import VoiceOver

/// Buttons, fields, switches, tiles.
extension Layout {
  // MARK: Buttons

  /// Whether something can be used: nil where that hangs on something.
  func isEnabled(_ made: Made, _ labels: [String]) -> Bool? {
    if let enabled = made["enabled"] {
      if let flag = enabled.flag { return flag }
      return nil
    }
    for label in labels {
      guard let value = made[label] else { continue }
      switch value {
      case .null: return false
      case .either(let choice):
        let nulls = choice.sides.count { $0.content.isNull }
        return nulls == 0 ? true : nulls == choice.sides.count ? false : nil
      default: return true
      }
    }
    return labels.isEmpty ? true : false
  }

  func use(
    _ isEnabled: Bool?, _ action: SemanticsActions, _ config: inout SemanticsConfig
  ) {
    config.flags.formUnion([.enabled, .focusable])
    if isEnabled != false {
      config.holding.insert(.enabled)
      config.actions.formUnion(action)
    }
    if isEnabled == nil { config.open.insert(.enabled) }
    config.facts.isDisabled = isEnabled == false
  }

  mutating func button(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    var config = SemanticsConfig()
    config.role = .button
    config.flags = [.button]
    config.facts.isGroupedByComponent = true
    let handlers = ["onPressed", "onTap", "onLongPress", "onSelected"]
    let isAlways = Self.named[made.name] != nil
    use(
      isAlways || made.name == "PopupMenuItem" || made.name.hasSuffix("Destination")
        ? true : isEnabled(made, handlers), .tap, &config)
    if let text = words(made["tooltip"]) {
      config.tooltip = text
      config.facts.set = [setting(.tooltip, made["tooltip"], text, made)]
      if let value = made["tooltip"] { config.tells = value.allSubjects }
    } else if let name = Self.named[made.name] {
      config.tooltip = .literal(name)
    }
    if made["isSelected"] != nil {
      config.flags.insert(.selected)
      config.open.insert(.selected)
      config.tells.formUnion(made["isSelected"].map(\.allSubjects) ?? [])
    }
    config.tells.formUnion(dimming(made, handlers))
    config.calls = (made["onPressed"] ?? made["onTap"])?.called(&evaluator)
    let inner = entered(made, around)
    var children = slots(row.slots, of: made, inner)
    if row.shape == .iconButton, made["icon"] == nil { children = [] }
    let isSmall = made["useMaterial3"]?.flag == false
    return [
      node(
        made, around, config, isBoundary: !isSmall && made.name != "CupertinoButton",
        collects: .slots, children)
    ]
  }

  /// What the framework calls its own buttons (material library, `MaterialLocalizations`, English).
  private static let named = [
    "BackButton": "Back", "CloseButton": "Close", "DrawerButton": "Open navigation menu",
    "EndDrawerButton": "Open navigation menu",
  ]

  mutating func popupMenu(_ made: Made, _ around: Around) -> [SemanticsPart] {
    var config = SemanticsConfig()
    config.role = .menu
    config.flags = [.button]
    config.facts.isGroupedByComponent = true
    use(made["enabled"]?.flag ?? true, .tap, &config)
    config.offers = offered(by: made)
    let text = words(made["tooltip"])
    config.tooltip = text ?? .literal("Show menu")
    if let text { config.facts.set = [setting(.tooltip, made["tooltip"], text, made)] }
    let inner = entered(made, around)
    let hasChild = made["child"].map { !$0.isNull } ?? false
    if hasChild { config.flags.remove(.button) }
    return [
      node(
        made, around, config, isBoundary: !hasChild, collects: .slots,
        slots(["icon", "child"], of: made, inner))
    ]
  }

  // MARK: Fields

  /// By what a field that suggests something is told how it looks (material library, `Autocomplete`; flutter_typeahead,
  /// `TypeAheadField`).
  private static let fieldBuilders = ["fieldViewBuilder", "builder"]

  /// Words that are there with what is typed as well.
  private static let lasting = ["labelText", "prefixText", "suffixText"]

  mutating func textField(_ made: Made, _ around: Around) -> [SemanticsPart] {
    if let builder = Self.fieldBuilders.first(where: { made[$0].map { !$0.isNull } ?? false }) {
      return slot(builder, of: made, entered(made, around))
    }
    // flutter_typeahead before its version 5.
    if case .made(let field)? = made["textFieldConfiguration"] {
      return textField(
        Made(made.name, field.arguments, at: made.place, in: made.view), around)
    }
    var config = SemanticsConfig()
    config.role = made.name.contains("Search") ? .searchField : .textField
    config.flags = [.textField, .enabled, .focusable]
    config.holding = [.enabled]
    config.actions = [.tap]
    config.facts.isGroupedByComponent = true
    if made["enabled"]?.flag == false {
      config.holding = []
      config.actions = []
    }
    if made["obscureText"]?.usualFlag == true { config.flags.insert(.obscured) }
    if made["maxLines"]?.isNull == true || (made["maxLines"]?.number ?? 1) > 1 {
      config.flags.insert(.multiline)
    }
    let inner = entered(made, around)
    var decoration = made
    if case .made(let given)? = made["decoration"] { decoration = given }
    var label: [SourcedText] = []
    var children: [SemanticsPart] = []
    for name in ["labelText", "hintText", "barHintText", "placeholder", "prefixText", "suffixText"]
    where !holdsWidget(decoration[name]) {
      if let text = words(decoration[name]) { label.append(text) }
    }
    let begun = made["initialValue"] ?? made["controller"]?.typedText ?? .null
    let value = words(begun)
    config.label = SourcedText.sentence(label)
    if !config.label.isEmpty {
      config.labelSource = .content
      config.tells = decoration["labelText"].map(\.allSubjects) ?? []
    } else if made.name.hasPrefix("CupertinoSearch") {
      config.label = .literal("Search")
      config.labelSource = .content
    }
    if let value {
      config.value = value
      // The label stays above what is typed, and only the hint goes (material library, `InputDecorator`).
      let left = Self.lasting.compactMap { words(decoration[$0]) }
      if decoration["labelText"].map({ !$0.isNull }) == true, !left.isEmpty {
        config.label = SourcedText.sentence(left)
        config.labelSource = .explicit
      } else if begun.mayBeNothing, !config.label.isEmpty {
        // A controller that is given nothing begins empty, and the hint is there.
        var hint = config.label
        hint.isStandIn = true
        config.value = SourcedText([.either([value, hint])])
      }
    }
    children += slots(["label", "hint"], of: decoration, inner)
    // Of packages, where the framework has words.
    if holdsWidget(decoration["placeholder"]) {
      children += slot("placeholder", of: decoration, inner)
    }
    var found: [SemanticsPart] = []
    for name in ["prefixIcon", "prefix", "leading", "suffixIcon", "suffix", "trailing", "icon"] {
      found += slot(name, of: decoration, entered(made, name, around))
    }
    found += helpers(of: decoration, made, inner)
    if let length = made["maxLength"], !length.isNull, decoration["counterText"] == nil {
      var own = SemanticsConfig(.data("characters left"))
      own.role = .text
      found += PartsWhileThere.of(length, made, node(made, inner, own, isBoundary: true), self)
    }
    return [node(made, around, config, children)] + found
  }

  // MARK: Switches

  mutating func toggle(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    var config = toggling(made, made.name)
    if let label = words(made["semanticLabel"]) {
      config.label = label
      config.labelSource = .explicit
      config.facts.set = [setting(.label, made["semanticLabel"], label, made)]
    }
    config.facts.isGroupedByComponent = true
    return [node(made, around, config)]
  }

  private func toggling(_ made: Made, _ name: String) -> SemanticsConfig {
    var config = SemanticsConfig()
    config.role = .toggle
    let isRadio = name.contains("Radio")
    let state: SemanticsFlags = name.contains("Switch") ? .toggled : .checked
    config.flags = [state]
    if isRadio { config.flags.insert(.exclusive) }
    use(
      isRadio && made["onChanged"] == nil ? true : isEnabled(made, ["onChanged"]), .tap, &config)
    let value = isRadio ? nil : made["value"]
    switch value {
    case .flag(true)?: config.holding.insert(state)
    case .flag(false)?: break
    default: config.open.insert(state)
    }
    if let value = made["value"] { config.tells = value.allSubjects }
    return config
  }

  mutating func slider(_ made: Made, _ around: Around) -> [SemanticsPart] {
    var config = SemanticsConfig()
    config.role = .slider
    config.flags = [.slider]
    config.facts.isGroupedByComponent = true
    use(isEnabled(made, ["onChanged"]), [.increase, .decrease], &config)
    // On iOS `Slider.adaptive` is a Cupertino one, which has no label (material library, `Slider.adaptive`).
    if made.constructor != "adaptive", let label = words(made["label"]) {
      config.label = label
      config.labelSource = .content
    }
    config.value = percent(made) ?? .data("value")
    let part = node(made, around, config, isBoundary: true)
    guard made.name == "RangeSlider" else { return [part] }
    return [part, node(made, around, config, isBoundary: true)]
  }

  private func percent(_ made: Made) -> SourcedText? {
    guard let value = made["value"]?.number else { return nil }
    let (low, high) = (made["min"]?.number ?? 0, made["max"]?.number ?? 1)
    guard high > low else { return nil }
    return .literal("\(Int(((value - low) / (high - low) * 100).rounded()))%")
  }

  mutating func progress(_ made: Made, _ around: Around) -> [SemanticsPart] {
    var config = SemanticsConfig()
    config.role = .progress
    if let label = words(made["semanticsLabel"]) {
      config.label = label
      config.labelSource = .explicit
      config.facts.set = [setting(.label, made["semanticsLabel"], label, made)]
    }
    if let value = words(made["semanticsValue"]) {
      config.value = value
    } else if let value = made["value"], !value.isNull {
      config.value =
        value.number.map { .literal("\(Int(($0 * 100).rounded()))%") } ?? .data("value")
    }
    if !config.isStop { return [] }
    return [node(made, around, config)]
  }

  mutating func chip(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    var config = SemanticsConfig()
    config.facts.isGroupedByComponent = true
    let handlers = ["onPressed", "onSelected", "onTap"].filter { made[$0] != nil }
    config.role = handlers.isEmpty ? .element : .button
    config.flags = handlers.isEmpty ? [] : [.button]
    if !handlers.isEmpty { use(isEnabled(made, handlers), .tap, &config) }
    if made.name != "Chip", made.name != "ActionChip" {
      config.flags.insert(.selected)
      switch made["selected"] {
      case .flag(true)?: config.holding.insert(.selected)
      case .flag(false)?, nil: break
      default: config.open.insert(.selected)
      }
      if let value = made["selected"] { config.tells = value.allSubjects }
    }
    config.tells.formUnion(dimming(made, handlers))
    if let tooltip = words(made["tooltip"]) { config.tooltip = tooltip }
    let inner = entered(made, around)
    var found = [
      node(
        made, around, config, isBoundary: true, collects: .slots,
        slots(row.slots, of: made, inner))
    ]
    if let delete = made["onDeleted"], !delete.isNull {
      var own = SemanticsConfig()
      own.role = .button
      own.flags = [.button]
      own.actions = [.tap]
      own.tooltip = words(made["deleteButtonTooltipMessage"]) ?? .literal("Delete")
      found.append(node(made, inner, own, isBoundary: true))
    }
    return found
  }
}

extension DartValue {
  /// It is nothing at times, as far as anybody knows.
  fileprivate var mayBeNothing: Bool {
    switch self {
    case .either(let choice): choice.sides.contains { $0.content.mayBeNothing }
    default: isNull || isNullable
    }
  }

  /// What a controller begins with; nil of none (Flutter, `TextEditingController`).
  fileprivate var typedText: DartValue? {
    guard case .made(let made) = self, made.name == "TextEditingController" else { return nil }
    var text = made["text"]
    if case .made(let value)? = made.positional(0) { text = value["text"] }
    if case .text(let words, _)? = text, words.isEmpty { return nil }
    return text
  }
}
