import Scenes
import Views

/// Labels, values, traits, actions: applied to every node below, or making one where there is none.
extension ElementBuilder {
  mutating func property(
    _ known: KnownModifier, _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    // `accessibility(hidden:)`: the older spelling of another modifier.
    if known.effect == .accessibility, let hidden = scene.argument(.hidden, of: modifier) {
      hide(hidden, by: modifier, node, from: start)
      return
    }
    let names = known.effect == .action ? actionNames(modifier) : []
    if topCount(from: start) == 0 {
      guard start == list.entries.count, !scene.holdsWhatIsTold(node) else { return }
      var made = Element(
        role: .element, node: node, origin: modifier.origin, confidence: known.confidence)
      made.made = .property
      append(made)
    }
    let edit = edit(known.effect, modifier)
    forEachTop(from: start) { element in
      Self.apply(edit, names, to: &element)
      element.confidence = element.confidence.weaker(known.confidence)
    }
  }

  /// What a modifier changes, read once for all elements.
  enum Edit {
    case nothing
    case label(ValueID)
    case value(ValueID)
    case hint(ValueID)
    case add(Traits)
    case subtract(Traits)
    case heading(Int)
    case sortPriority(Double)
    case inputLabels(ValueID)
    case customContent(CustomContent)
    case defaultAction
    case namedActions
    case pair(LabeledPair)
  }

  private mutating func edit(_ effect: KnownModifier.Effect, _ modifier: AppliedModifier) -> Edit {
    let first = scene.firstArgument(of: modifier)
    switch effect {
    case .label:
      return labelEdit(modifier)
    case .value: return .value(first ?? .null)
    case .hint: return .hint(first ?? .null)
    case .addTraits: return .add(first.map { traits($0) } ?? [])
    case .removeTraits: return .subtract(first.map { traits($0) } ?? [])
    case .heading: return .heading(first.map { headingLevel($0) } ?? 0)
    case .sortPriority: return .sortPriority(first.flatMap { number($0) } ?? 0)
    case .inputLabels: return .inputLabels(first ?? .null)
    case .customContent:
      let all = scene.arguments(of: modifier).filter { !$0.hasLabel }.map(\.value)
      return .customContent(
        CustomContent(
          label: all.first ?? .null, value: all.count > 1 ? all[1] : .null))
    case .adjustable: return .add(.adjustable)
    case .action: return isDefaultAction(modifier) ? .defaultAction : .namedActions
    case .labeledPair:
      let role = scene.argument(.role, of: modifier).map { scene[$0] }
      guard case .member(let word, _) = role else { return .nothing }
      return .pair(
        LabeledPair(
          isLabel: word == .label, id: scene.argument(.id, of: modifier) ?? .null,
          namespace: scene.argument(.in, of: modifier) ?? .null))
    case .accessibility: return older(modifier)
    default: return .nothing
    }
  }

  /// `accessibilityLabel(_, isEnabled:)`: a literal false leaves the label as it is.
  private mutating func labelEdit(_ modifier: AppliedModifier) -> Edit {
    if let isEnabled = scene.argument(.isEnabled, of: modifier) {
      if flag(isEnabled) == false { return .nothing }
    }
    guard let value = scene.arguments(of: modifier).first(where: { $0.label != .isEnabled })?.value
    else { return .nothing }
    return .label(value)
  }

  /// `accessibility(label:)` and its like.
  private mutating func older(_ modifier: AppliedModifier) -> Edit {
    guard let argument = scene.arguments(of: modifier).first else { return .nothing }
    switch argument.label {
    case .label: return .label(argument.value)
    case .value: return .value(argument.value)
    case .hint: return .hint(argument.value)
    case .addTraits: return .add(traits(argument.value))
    case .removeTraits: return .subtract(traits(argument.value))
    case .sortPriority: return .sortPriority(number(argument.value) ?? 0)
    case .inputLabels: return .inputLabels(argument.value)
    default: return .nothing
    }
  }

  private static func apply(_ edit: Edit, _ names: [ValueID], to element: inout Element) {
    switch edit {
    case .nothing: break
    case .label(let label):
      element.label = label
      element.labelSource = .explicit
    case .value(let value): element.value = value
    case .hint(let hint): element.hint = hint
    case .add(let traits): element.traits.formUnion(traits)
    case .subtract(let traits): element.traits.subtract(traits)
    case .heading(let level): element.headingLevel = level
    case .sortPriority(let priority): element.sortPriority = priority
    case .inputLabels(let labels): element.inputLabels = labels
    case .customContent(let content): element.customContent.append(content)
    case .defaultAction:
      element.hasDefaultAction = true
      element.traits.insert(.button)
    case .namedActions: element.actions = names + element.actions
    case .pair(let pair): element.pair = pair
    }
  }

  // MARK: Actions

  /// As in `accessibilityAction { … }` and `accessibilityAction(.default) { … }`.
  private func isDefaultAction(_ modifier: AppliedModifier) -> Bool {
    guard modifier.word == .accessibilityAction else { return false }
    for argument in scene.arguments(of: modifier) {
      switch argument.label {
      case .named, .label: return false
      default: break
      }
      if case .member(let word, _) = scene[argument.value] { return word == .default }
    }
    return true
  }

  private mutating func actionNames(_ modifier: AppliedModifier) -> [ValueID] {
    if modifier.content >= 0 { return labels(of: modifier) }
    for label in [Word.named, .label] {
      if let name = scene.argument(label, of: modifier) { return [name] }
    }
    return []
  }

  /// What the buttons among a modifier's views are called, in reverse order.
  mutating func labels(of modifier: AppliedModifier) -> [ValueID] {
    let start = list.entries.count
    let before = surroundings
    surroundings = Surroundings()
    buildViews(of: modifier)
    surroundings = before
    let all = Combining.tops(start..<list.entries.count, self).map { list.elements[Int($0)].label }
    list.entries.removeSubrange(start...)
    return all.reversed()
  }

  /// Swipe actions belong to the cell: a row that is one element has them, one of several has not; of a cell of UIKit
  /// what it says itself has them, whatever controls stand beside that, and of a label, which is told as one, its first
  /// part until then.
  mutating func cellActions(_ modifier: AppliedModifier, from start: Int) {
    guard start < list.entries.count, case .element(let id) = list.entries[start].kind,
      start + 1 == list.entries.count || scene.mergesTexts(list.elements[Int(id)].node)
        || surroundings.isInLabel
    else { return }
    let names = labels(of: modifier)
    list.elements[Int(id)].actions = names + list.elements[Int(id)].actions
    let edge = scene.argument(.edge, of: modifier).map { scene[$0] }
    if case .member(.leading, _) = edge { return }
    list.elements[Int(id)].hasTrailingActions = true
  }

  /// The same for what the system adds: to the rows of a `ForEach`, or to one element; to one beside which others stand
  /// at times, at least as long as they don't.
  mutating func rowAction(
    _ name: String, isTrailing: Bool, isAtTimes: Bool, from start: Int
  ) {
    var index = start
    while index < list.entries.count, case .rows = list.entries[index].kind { index += 1 }
    guard index < list.entries.count, case .element(let id) = list.entries[index].kind,
      surroundings.isInLabel || isAlone(at: index),
      !isTrailing || !list.elements[Int(id)].hasTrailingActions
    else { return }
    // Of several menus around each other one is shown.
    let isThere = list.elements[Int(id)].actions.contains { action in
      if case .resolved(let text) = scene[action] {
        scene.resolvedTexts[Int(text)] == name
      } else {
        false
      }
    }
    if isThere { return }
    let action = fixed(name)
    let isSure = !isAtTimes && (surroundings.isInLabel || index + 1 == list.entries.count)
    list.elements[Int(id)].actions.insert(isSure ? action : either([action, .null]), at: 0)
  }

  /// All that is sure to be there from here on: `if isOpen { Text(words) }` behind it is not.
  private func isAlone(at index: Int) -> Bool {
    var next = index + 1
    while next < list.entries.count {
      guard case .branch(isExhaustive: false) = list.entries[next].kind else { return false }
      next += Int(list.entries[next].span)
    }
    return true
  }

  /// The badge of a tab belongs to the tab bar, not to what the tab shows.
  mutating func badge(
    _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    if scene[node].role == .tab || scene[node].role == .otherTab { return }
    if scene[node].word == .Tab { return }
    guard let value = scene.firstArgument(of: modifier) else { return }
    var isFirst = true
    forEachTop(from: start) { element in
      if isFirst, element.value == .null { element.value = value }
      isFirst = false
    }
  }

  // MARK: Traits

  private func traits(_ value: ValueID) -> Traits {
    switch scene[value] {
    case .member(let word, _): Self.traits[word] ?? []
    case .list(let range):
      scene.list(range).reduce(into: Traits()) { $0.formUnion(traits($1)) }
    // What both sides have is certain: of `isOn ? .isSelected : []` nothing.
    case .either(let range):
      scene.list(range).dropFirst().reduce(scene.list(range).first.map { traits($0) } ?? []) {
        $0.intersection(traits($1))
      }
    default: []
    }
  }

  private static let traits: WordTable<Traits> = [
    .isButton: .button, .isHeader: .header, .isSelected: .selected, .isLink: .link,
    .isSearchField: .searchField, .isImage: .image, .playsSound: .playsSound,
    .isKeyboardKey: .keyboardKey, .isStaticText: .staticText, .isSummaryElement: .summary,
    .updatesFrequently: .updatesFrequently, .startsMediaSession: .startsMedia,
    .allowsDirectInteraction: .direct, .causesPageTurn: .pageTurn, .isModal: .modal,
    .isToggle: .toggle, .isTabBar: .tabBar,
  ]

  private func headingLevel(_ value: ValueID) -> Int {
    guard case .member(let word, _) = scene[value] else { return 0 }
    let levels: [Word] = [.h1, .h2, .h3, .h4, .h5, .h6]
    return levels.firstIndex(of: word).map { $0 + 1 } ?? 0
  }
}

extension Scene {
  /// What stands below is a view of its own, which tells its elements itself: no label makes one more of it.
  fileprivate func holdsWhatIsTold(_ node: NodeID) -> Bool {
    (node..<self[node].end).contains { inner in
      guard case .custom = self[inner].kind else { return false }
      return inner + 1 == self[inner].end
    }
  }
}
