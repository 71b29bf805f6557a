internal import Components
internal import VoiceOver

/// Tiles with slots.
extension Layout {
  /// A tile of settings_ui on iOS: what recognises a tap is there whether anything happens then or not, and takes no
  /// switch into it, which answers taps itself.
  mutating func settingsTile(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    let inner = entered(made, around)
    var children = slots(row.slots, of: made, inner)
    if made.constructor == "switchTile" {
      let toggle = Made(
        "CupertinoSwitch",
        [
          Made.Argument(label: "value", value: made["initialValue"] ?? .flag(true)),
          Made.Argument(label: "onChanged", value: made["onToggle"] ?? .null),
        ], at: made.place, in: made.view)
      children += parts(.made(toggle), inner)
    }
    var config = SemanticsConfig()
    config.actions = [.tap]
    if let pressed = made["onPressed"], !pressed.isNull {
      config.facts.gestures = [PieceGesture(.tap, at: made.place)]
      config.tapped = pressed.digest
    }
    return [node(made, around, config, collects: .tap, children)]
      + slots(["description"], of: made, inner)
  }

  mutating func listTile(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    [tile(made, row, around, handlers: ["onTap", "onLongPress"])]
  }

  private mutating func tile(
    _ made: Made, _ row: WidgetRow, _ around: Around, handlers: [String]
  ) -> SemanticsPart {
    var config = tileConfig(made)
    for label in handlers {
      guard let value = made[label], !value.isNull else { continue }
      config.role = .button
      config.flags.insert(.button)
      // It is a button where it has something to do (material library, `ListTile.build`).
      if value.mayBeNull { config.tells.formUnion(value.subjects) }
      if made["enabled"]?.flag == false { continue }
      config.actions.insert(label == "onTap" ? .tap : .longPress)
      if label == "onLongPress" {
        config.facts.gestures.append(
          PieceGesture(
            .longPress, at: made.place, isAnswered: made["onTap"]?.digest == value.digest))
      }
    }
    let inner = entered(made, around)
    let children = row.slots.flatMap { slot($0, of: made, entered(made, $0, inner)) }
    answer(made, &config, children)
    config.calls = made["onTap"]?.called(&evaluator)
    return node(made, around, config, collects: .slots, children)
  }

  private mutating func tileConfig(_ made: Made) -> SemanticsConfig {
    var config = SemanticsConfig()
    config.facts.isGroupedByComponent = true
    config.flags = [.enabled, .selected]
    config.holding = made["enabled"]?.flag == false ? [] : [.enabled]
    config.facts.isDisabled = made["enabled"]?.flag == false
    // A tile that is switched off is said to be dimmed.
    if let enabled = made["enabled"] {
      config.tells.formUnion(enabled.allSubjects)
    }
    if let selected = made["selected"] {
      if selected.flag == true { config.holding.insert(.selected) }
      if selected.flag == nil { config.open.insert(.selected) }
      config.tells.formUnion(selected.allSubjects)
    }
    return config
  }

  /// A tile and its switch, merged: a button in it is swallowed.
  mutating func toggleTile(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    var config = tileConfig(made)
    let isRadio = made.name.hasPrefix("Radio")
    let state: SemanticsFlags = made.name.hasPrefix("Switch") ? .toggled : .checked
    config.role = .toggle
    config.flags.insert(state)
    if isRadio { config.flags.insert(.exclusive) }
    if made["onChanged"]?.isNull == true { config.holding.remove(.enabled) }
    if config.holding.contains(.enabled) { config.actions = [.tap] }
    switch isRadio ? nil : made["value"] {
    case .flag(true)?: config.holding.insert(state)
    case .flag(false)?: break
    default: config.open.insert(state)
    }
    if let value = made["value"] { config.tells.formUnion(value.allSubjects) }
    let inner = entered(made, around)
    var part = SemanticsNode(
      config: config, isMerging: true, collects: .slots, place: made.place, view: made.view,
      anchor: anchor(made, around))
    part.children = slots(row.slots, of: made, inner)
    return [.node(part)]
  }

  /// Its children are there when it is open.
  mutating func expansionTile(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    var config = tileConfig(made)
    config.role = .button
    config.flags.formUnion([.button, .expanded])
    config.actions = [.tap]
    let isOpen = made["initiallyExpanded"]
    config.hint = .literal(
      isOpen?.flag == true ? "double tap to collapse" : "double tap to expand")
    let inner = entered(made, around)
    let head = node(
      made, around, config, collects: .slots, slots(row.slots, of: made, inner))
    guard let isOpen else { return [head] }
    let children = slots(["children"], of: made, inner)
    switch DartAnswers.answer(isOpen, words: "expanded") {
    case .always(let holds): return holds ? [head] + children : [head]
    case .depends(let condition):
      return [head] + branch([(condition, children)], false, made.place)
    }
  }

  /// A head, what opens it, and what is in it while it is open (material library, `ExpansionPanelList`: its button is
  /// called `expandedIconTapHint` and `collapsedIconTapHint`).
  ///
  /// A head that can be tapped is merged with it: then nothing names the button, and a tap on it does nothing of its own
  /// (`expansion_panel.dart`: `if (!child.canTapOnHeader)` around its label, `IgnorePointer` around it).
  mutating func expansionPanel(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    let isOpen = made["isExpanded"] ?? .flag(false)
    var config = SemanticsConfig()
    config.role = .button
    config.flags = [.button]
    config.actions = [.tap]
    config.facts.isGroupedByComponent = true
    var found = slots(["headerBuilder"], of: made, inner)
    if made["canTapOnHeader"]?.flag == true {
      found = [
        .node(
          SemanticsNode(
            config: config, isMerging: true, collects: .slots, place: made.place, view: made.view,
            anchor: anchor(made, around), children: found))
      ]
    } else {
      switch isOpen.flag {
      case let isOpen?: config.label = .literal(isOpen ? "Collapse" : "Expand")
      case nil: config.label = SourcedText([.either([.literal("Collapse"), .literal("Expand")])])
      }
      config.labelSource = .content
      found.append(node(made, inner, config, isBoundary: true))
    }
    let body = slots(["body"], of: made, inner)
    switch DartAnswers.answer(isOpen, words: "isExpanded") {
    case .always(let holds): return holds ? found + body : found
    case .depends(let condition): return found + branch([(condition, body)], false, made.place)
    }
  }

  /// Who is signed in: one node with a name of its own, and in it the pictures and what shows the other accounts
  /// (material library, `user_accounts_drawer_header.dart`).
  mutating func accountHeader(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    var config = SemanticsConfig(.literal("Signed in"))
    config.facts.isGroupedByComponent = true
    // A picture that says nothing is a part of the whole.
    let picture = slot("currentAccountPicture", of: made, inner)
    let isHeard = picture.contains(where: \.saysSomething)
    var children = isHeard ? [node(made, inner, isExplicit: true, picture)] : []
    for item in DartLists.items(of: made["otherAccountsPictures"] ?? .null) {
      children += each(item, made, inner) { layout, parts in
        layout.node(made, inner, isBoundary: true, parts)
      }
    }
    children += slots(["accountName", "accountEmail"], of: made, inner)
    if let pressed = made["onDetailsPressed"], !pressed.isNull {
      var button = SemanticsConfig(.literal("Show accounts"))
      button.role = .button
      button.flags = [.button]
      button.actions = [.tap]
      children.append(node(made, inner, button, isBoundary: true))
    }
    return [node(made, around, config, isBoundary: true, collects: .slots, children)]
  }

  // MARK: Tables

  mutating func table(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    var found: [SemanticsPart] = []
    for item in DartLists.items(of: made["columns"] ?? .null) {
      found += cells(item, "label", made, inner)
    }
    for item in DartLists.items(of: made["rows"] ?? .null) {
      found += rows(item, made, inner)
    }
    return found
  }

  private mutating func rows(
    _ item: DartValue.Item, _ made: Made, _ around: Around
  ) -> [SemanticsPart] {
    switch item {
    case .one(.made(let row)):
      var found: [SemanticsPart] = []
      if let select = row["onSelectChanged"], !select.isNull {
        var config = SemanticsConfig()
        config.role = .toggle
        config.flags = [.checked, .enabled]
        config.holding = [.enabled]
        config.open = [.checked]
        config.actions = [.tap]
        found.append(node(row, around, config, isBoundary: true))
      }
      for cell in DartLists.items(of: row["cells"] ?? .null) {
        found += cells(cell, "", row, around)
      }
      return found
    case .one(let value): return parts(value, around)
    case .either(let choice):
      var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
      for side in choice.sides {
        sides.append((side.condition, side.content.flatMap { rows($0, made, around) }))
      }
      return branch(sides, choice.isExhaustive, choice.place)
    case .rows(let all):
      if let unread = all.unread { return parts(unread, around) }
      let inner = all.items.flatMap { rows($0, made, around) }
      return repeated(
        SemanticsRows(
          place: all.place, view: made.view, anchor: anchor(made, around), count: all.count,
          most: all.most, parts: inner), all.index)
    }
  }

  private mutating func cells(
    _ item: DartValue.Item, _ slot: String, _ made: Made, _ around: Around
  ) -> [SemanticsPart] {
    each(.cell(item, slot), made, around) { layout, parts in
      layout.node(made, around, SemanticsConfig(), isBoundary: true, parts)
    }
  }
}

extension DartValue.Item {
  /// What a cell or the head of a column shows.
  fileprivate static func cell(_ item: DartValue.Item, _ slot: String) -> DartValue.Item {
    guard case .one(.made(let made)) = item else { return item }
    if let value = slot.isEmpty ? made.positional(0) : made[slot] { return .one(value) }
    return item
  }
}
