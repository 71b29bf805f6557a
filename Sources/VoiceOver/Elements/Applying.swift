import Scenes
import Views

/// What modifiers do to the elements below them.
extension ElementBuilder {
  mutating func apply(
    _ known: KnownModifier, _ modifier: AppliedModifier, to node: Scene.NodeID, from start: Int
  ) {
    switch known.effect {
    case .none, .decoration, .outline, .shapeStyle, .tap, .unredacted, .labelsHidden, .labelStyle,
      .pickerStyle, .datePickerStyle, .toggleStyle, .tabViewStyle, .tabItem, .presentation:
      break
    case .element: element(modifier, node, from: start)
    case .label, .value, .hint, .addTraits, .removeTraits, .heading, .sortPriority, .inputLabels,
      .customContent, .adjustable, .labeledPair, .identifier, .other, .accessibility, .action:
      property(known, modifier, node, from: start)
    case .hidden: hide(scene.firstArgument(of: modifier), by: modifier, node, from: start)
    case .invisible where modifier.arguments.isEmpty: remove(from: start)
    case .invisible: hide(scene.firstArgument(of: modifier), by: modifier, node, from: start)
    case .opacity: fade(modifier, node, from: start)
    case .disabled:
      guard flag(scene.firstArgument(of: modifier)) == true else { return }
      forEachTop(from: start) { $0.traits.insert(.dimmed) }
    case .redacted: redact(modifier, node, from: start)
    case .badge: badge(modifier, node, from: start)
    case .children: children(modifier, node, from: start)
    case .representation: represent(modifier, node, from: start)
    case .overlay, .inset: beside(modifier, known.effect, from: start)
    case .background: behind(modifier, from: start)
    case .actions: cellActions(modifier, from: start)
    case .rowAction where modifier.word == .contextMenu && scene.opensNothing(modifier): break
    case .rowAction:
      let isDelete = modifier.word == .onDelete
      rowAction(
        isDelete ? "Delete" : "Show context menu", isTrailing: isDelete,
        isAtTimes: scene.mayBeNothing(modifier), from: start)
    case .title: setTitle(modifier, node)
    case .titleDisplay: titleDisplay(modifier)
    case .toolbar: toolbar(modifier, node)
    case .toolbarVisibility: toolbarVisibility(modifier, node)
    case .searchable: search(modifier, node)
    case .backHidden where scene.argument(.topBarLeading, of: modifier) != nil:
      mayReplaceBack = true
    case .backHidden:
      switch scene.firstArgument(of: modifier).map({ flag($0) }) ?? true {
      case true where !scene.mayBeAbsent(node): hidesBack = true
      case true, nil: mayHideBack = true
      case false: break
      }
    }
  }

  private mutating func element(_ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int)
  {
    let behaviour = scene.argument(.children, of: modifier) ?? scene.firstArgument(of: modifier)
    if let behaviour, case .either(let range) = scene[behaviour], range.count == 2,
      scene.list(range).contains(where: { isContaining($0) })
    {
      return element(asOneOf: Array(scene.list(range)), modifier, node, from: start)
    }
    element(as: behaviour, modifier, node, from: start)
  }

  private func isContaining(_ behaviour: ValueID) -> Bool {
    if case .member(.contain, _) = scene[behaviour] { true } else { false }
  }

  private mutating func element(
    as behaviour: ValueID?, _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    switch behaviour.map({ scene[$0] }) {
    case nil, .null, .member(.ignore, _): Combining.ignore(modifier, node, from: start, &self)
    case .member(.contain, _): Combining.contain(modifier, node, from: start, &self)
    default: Combining.combine(modifier, node, from: start, &self)
    }
  }

  /// `children: isOpen ? .contain : .combine`: what is below is there as it stands, or as one.
  private mutating func element(
    asOneOf sides: [ValueID], _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    let below = list.entries[start...].map { entry in
      (entry: entry, element: entry.element.map { list.elements[Int($0)] })
    }
    var from = start
    for side in sides {
      if from > start {
        for (entry, element) in below {
          list.entries.append(entry)
          if let element { list.entries[list.entries.count - 1].element = add(element) }
        }
      }
      self.element(as: side, modifier, node, from: from)
      wrap(from: from, .alternative)
      from = list.entries.count
    }
    wrap(from: start, .branch(isExhaustive: true))
  }

  private mutating func add(_ element: Element) -> Int32 {
    list.elements.append(element)
    return Int32(list.elements.count - 1)
  }

  // MARK: Hiding

  mutating func hide(
    _ isHidden: ValueID?, by modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    switch flag(isHidden) {
    case true: remove(from: start)
    case false: break
    case nil: makeOptional(by: modifier, node, from: start)
    }
  }

  /// Shown, or not: a branch without an else.
  mutating func makeOptional(from start: Int) {
    guard topCount(from: start) > 0 else { return }
    wrap(from: start, .alternative)
    wrap(from: start, .branch(isExhaustive: false))
  }

  /// The same, with what the modifier asks.
  mutating func makeOptional(
    by modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    guard topCount(from: start) > 0 else { return }
    makeOptional(from: start)
    list.entries[start + 1].condition = condition(of: modifier, at: node)
    list.entries[start + 1].question = Question(modifier: modifier, of: node, in: scene)
    list.entries[start + 1].oneRow = open(rows: modifier.oneRow, around: node)
  }

  private mutating func fade(
    _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    guard let value = scene.firstArgument(of: modifier) else { return }
    if scene.argument(.hidden, of: modifier) != nil {
      guard topCount(from: start) > 0 else { return }
      makeOptional(from: start)
      list.entries[start + 1].isInMost = false
      return
    }
    switch scene[value] {
    case .number: if isZero(value) { remove(from: start) }
    case .either(let range):
      let sides = scene.list(range)
      guard sides.contains(where: { isZero($0) }) else { return }
      if sides.allSatisfy({ isZero($0) }) {
        remove(from: start)
      } else {
        makeOptional(by: modifier, node, from: start)
      }
    default: break
    }
  }

  private func isZero(_ value: ValueID) -> Bool {
    number(value) == 0
  }

  /// Placeholders take texts and images away; controls stay.
  private mutating func redact(
    _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    guard let reason = scene.argument(.reason, of: modifier) else { return }
    let isAlways: Bool
    switch scene[reason] {
    case .member(.placeholder, _): isAlways = true
    case .either(let range):
      guard
        scene.list(range).contains(where: {
          if case .member(.placeholder, _) = scene[$0] { true } else { false }
        })
      else { return }
      isAlways = false
    default: return
    }
    let taken = Array(list.entries[start...])
    list.entries.removeSubrange(start...)
    let place = isAlways ? -1 : condition(of: modifier, at: node)
    let shown = place < 0 ? nil : list.conditions[Int(place)]
    rebuild(taken[...], in: []) { builder, entry, sides in
      if isAlways { return }
      // What a side asks for may be what the modifier asks as well, or the contrary.
      let around = sides.compactMap { $0 < 0 ? nil : builder.list.conditions[Int($0)] }
      if let shown, around.contains(where: { $0.excludes(shown) }) { return }
      let mark = builder.list.entries.count
      builder.list.entries.append(entry)
      if let shown, around.contains(where: { $0.implies(shown) }) { return }
      builder.makeOptional(by: modifier, node, from: mark)
    }
  }

  /// Texts and pictures are written otherwise, all else as it is.
  private mutating func rebuild(
    _ entries: ArraySlice<ElementList.Entry>, in sides: [Int32],
    _ writeText: (inout ElementBuilder, ElementList.Entry, _ sides: [Int32]) -> Void
  ) {
    var index = entries.startIndex
    while index < entries.endIndex {
      let end = index + Int(entries[index].span)
      let mark = list.entries.count
      switch entries[index].kind {
      case .element(let id):
        let role = list.elements[Int(id)].role
        let isText = role == .text || role == .image
        if isText {
          writeText(&self, entries[index], sides)
        } else {
          list.entries.append(entries[index])
        }
      case .group, .branch, .alternative, .rows:
        list.entries.append(entries[index])
        rebuild(entries[(index + 1)..<end], in: sides + [entries[index].condition], writeText)
        close(mark)
      }
      index = end
    }
  }

  // MARK: Beside and behind

  private mutating func beside(
    _ modifier: AppliedModifier, _ effect: KnownModifier.Effect, from start: Int
  ) {
    guard modifier.content >= 0 else { return }
    let before = surroundings
    surroundings.isInFront = effect == .overlay
    let mark = list.entries.count
    buildViews(of: modifier)
    surroundings = before
    guard effect == .inset, isAbove(modifier) else { return }
    let bar = Array(list.entries[mark...])
    list.entries.removeSubrange(mark...)
    list.entries.insert(contentsOf: bar, at: start)
  }

  /// A bar above the content is reached first.
  private func isAbove(_ modifier: AppliedModifier) -> Bool {
    guard let edge = scene.argument(.edge, of: modifier), case .member(let word, _) = scene[edge]
    else { return false }
    return word == .top || word == .leading
  }

  private mutating func behind(_ modifier: AppliedModifier, from start: Int) {
    guard modifier.content >= 0 else { return }
    let front = Array(list.entries[start...])
    list.entries.removeSubrange(start...)
    let before = surroundings
    surroundings.isBehind = true
    buildViews(of: modifier)
    surroundings = before
    list.entries.append(contentsOf: front)
  }

  /// The nodes that a modifier was given: they follow each other below the same parent.
  mutating func buildViews(of modifier: AppliedModifier) {
    forEachView(of: modifier) { $0.build($1) }
  }

  mutating func forEachView(
    of modifier: AppliedModifier, _ visit: (inout ElementBuilder, Scene.NodeID) -> Void
  ) {
    for node in scene.views(of: modifier) { visit(&self, node) }
  }

  private mutating func children(
    _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    var own = Element(role: .element, node: node, origin: modifier.origin, confidence: .documented)
    if let id = list.entries[start...].lazy.compactMap(\.element).first {
      own = list.elements[Int(id)]
    }
    remove(from: start)
    buildViews(of: modifier)
    list.elements.append(own)
    wrap(from: start, .group(Int32(list.elements.count - 1)))
  }

  private mutating func represent(
    _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int
  ) {
    remove(from: start)
    buildViews(of: modifier)
    let origin = modifier.origin
    forEachTop(from: start) {
      $0.made = .representation
      $0.node = node
      $0.origin = origin
    }
  }
}
