import Scenes
import Views

/// Bars: title, toolbar, search field.
extension ElementBuilder {
  /// Large titles have a line of their own; what the system chooses is known on the device only.
  mutating func titleDisplay(_ modifier: AppliedModifier) {
    guard let last = scene.arguments(of: modifier).last,
      case .member(.inline, _) = scene[last.value]
    else { return }
    isTitleInline = true
  }

  /// Keys above the keyboard are there only while something is typed; the principal item takes the
  /// place of an inline title.
  mutating func barItem(_ node: Scene.NodeID) {
    guard let value = scene.argument(.placement, of: node), case .member(let word, _) = scene[value]
    else { return build(children: node) }
    if word == .keyboard { return }
    if word == .principal { principals.append(node) }
    let first = list.elements.count
    if word == .secondaryAction {
      more(node)
    } else {
      build(children: node)
    }
    barPlaces.append((first..<list.elements.count, BarPlace(word)))
  }

  /// All secondary actions are behind one button.
  private mutating func more(_ node: Scene.NodeID) {
    let start = list.entries.count
    build(children: node)
    if list.entries.count == start { return }
    list.entries.removeSubrange(start...)
    var element = Element(
      role: .menu, traits: .button, node: node, origin: scene[node].origin, confidence: .reported)
    element.label = fixed("More")
    element.labelSource = .content
    append(element)
    mores.insert(list.elements.count - 1)
  }

  mutating func toolbar(_ modifier: AppliedModifier, _ node: Scene.NodeID) {
    if modifier.content < 0 {
      toolbarVisibility(modifier, node)
      return
    }
    let before = surroundings
    surroundings = Surroundings()
    swap(&list, &chrome)
    let first = list.elements.count
    let places = itemPlaces(modifier)
    for (place, view) in scene.views(of: modifier).enumerated() {
      let start = list.elements.count
      build(view)
      if let known = places[place] { barPlaces.append((start..<list.elements.count, known)) }
    }
    barItems.append(first..<list.elements.count)
    swap(&list, &chrome)
    surroundings = before
  }

  /// `navigationBarItems(leading: close, trailing: save)`: where each of the views stands, by its number.
  private func itemPlaces(_ modifier: AppliedModifier) -> [Int: BarPlace] {
    guard modifier.word == .navigationBarItems else { return [:] }
    let places = scene.arguments(of: modifier).compactMap { argument -> BarPlace? in
      switch argument.label {
      case .leading: .leading
      case .trailing: .trailing
      default: nil
      }
    }
    guard places.count == scene.views(of: modifier).count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(places.indices, places))
  }

  /// As in `.toolbar(.hidden, for: .navigationBar)`, `navigationBarHidden(true)`.
  mutating func toolbarVisibility(_ modifier: AppliedModifier, _ node: Scene.NodeID) {
    guard let first = scene.firstArgument(of: modifier) else { return }
    let isHidden = scene.saysHidden(first)
    if isHidden == false { return }
    let bars = scene.arguments(of: modifier).compactMap { argument -> Word? in
      guard argument.label == .for || !argument.hasLabel, argument.value != first,
        case .member(let word, _) = scene[argument.value]
      else { return nil }
      return word
    }
    let isNavigation =
      bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    if isHidden == nil {
      if isNavigation { mayHideBar = true }
      return
    }
    if isNavigation {
      hidesBar = true
      hiders.append(node)
      if !scene.mayBeAbsent(node) { hidesBarItems = true }
    }
    if bars.contains(.tabBar) { hidesTabs = true }
  }

  mutating func search(_ modifier: AppliedModifier, _ node: Scene.NodeID) {
    var element = Element(
      role: .searchField, traits: .searchField, node: node, origin: modifier.origin,
      confidence: .inferred)
    element.label = scene.argument(.prompt, of: modifier) ?? .null
    if element.label == .null { element.label = fixed("Search") }
    element.labelSource = .content
    swap(&list, &chrome)
    let start = list.entries.count
    let first = list.elements.count
    append(element)
    barPlaces.append((first..<list.elements.count, .search))
    // Code of UIKit gives a bar one in some cases only.
    if scene.argument(.isAtTimes, of: modifier) != nil { makeOptional(from: start) }
    swap(&list, &chrome)
  }

  /// Everything that is to be read: chrome apart, sorted, pairs joined.
  mutating func finish() {
    if hidesTabs { dropTabs() }
    if hidesBarItems { dropBarItems() }
    MoreButtons.join(&self)
    placeTitles()
    BarOrder.orderBars(&self)
    pairUp()
    list.keepModal()
    list.sort()
  }

  private mutating func dropTabs() {
    chrome.entries = without(chrome.entries[...]) { chrome.elements[$0].role == .tab }
  }

  /// What stands at the bottom is in a bar of its own.
  private mutating func dropBarItems() {
    let below = barPlaces.filter { $0.place == .bottom }.map(\.elements)
    chrome.entries = without(chrome.entries[...]) { id in
      barItems.contains { $0.contains(id) } && !below.contains { $0.contains(id) }
    }
  }

  func without(
    _ entries: ArraySlice<ElementList.Entry>, _ isGone: (Int) -> Bool
  ) -> [ElementList.Entry] {
    var kept: [ElementList.Entry] = []
    var index = entries.startIndex
    while index < entries.endIndex {
      let end = index + Int(entries[index].span)
      if case .element(let id) = entries[index].kind {
        if !isGone(Int(id)) { kept.append(entries[index]) }
      } else {
        let inner = without(entries[(index + 1)..<end], isGone)
        var outer = entries[index]
        outer.span = Int32(inner.count) + 1
        kept.append(outer)
        kept += inner
      }
      index = end
    }
    return kept
  }

  /// What one side of a branch has put into the bars ends here.
  struct ChromeSide {
    /// The side in the content.
    var entry: Int
    var end: Int
    /// An index into the conditions of the content; -1 for none.
    var condition: Int32
  }

  /// Sides of which nobody knows all that they ask are told by their number, for the halves of one to stay
  /// together.
  mutating func number(_ sides: inout [ChromeSide], of branch: Scene.NodeID) {
    if sides.allSatisfy({ $0.condition >= 0 }) { return }
    var hash = NameHash(seed: 0xBA25)
    hash.mix(UInt64(branch))
    for index in sides.indices {
      let ask = ElementList.Condition.Ask(subject: hash.value, values: [.literal(UInt64(index))])
      if sides[index].condition >= 0 {
        list.conditions[Int(sides[index].condition)].asks.append(ask)
      } else {
        list.conditions.append(ElementList.Condition(asks: [ask], isWhole: false))
        sides[index].condition = Int32(list.conditions.count - 1)
        list.entries[sides[index].entry].condition = sides[index].condition
      }
    }
  }

  /// The bars of one side or another: `if isNew { form.toolbar { … } } else { list.toolbar { … } }`.
  mutating func part(chromeFrom start: Int, _ sides: [ChromeSide], _ isExhaustive: Bool) {
    var parted: [ElementList.Entry] = []
    var from = start
    for side in sides {
      var alternative = ElementList.Entry(
        kind: .alternative, span: Int32(side.end - from) + 1)
      alternative.question = list.entries[side.entry].question
      if side.condition >= 0 {
        chrome.conditions.append(list.conditions[Int(side.condition)])
        alternative.condition = Int32(chrome.conditions.count - 1)
      }
      parted.append(alternative)
      parted += chrome.entries[from..<side.end]
      from = side.end
    }
    let branch = ElementList.Entry(
      kind: .branch(isExhaustive: isExhaustive), span: Int32(parted.count) + 1)
    chrome.entries.replaceSubrange(start..., with: [branch] + parted)
  }

  /// A label and its content, side by side in the same place, are one stop in the guideline model.
  private mutating func pairUp() {
    let paired = list.entries.indices.filter { index in
      guard case .element(let id) = list.entries[index].kind else { return false }
      return list.elements[Int(id)].pair != nil
    }
    guard paired.count > 1 else { return }
    var removed: [Int] = []
    for index in paired {
      guard case .element(let id) = list.entries[index].kind,
        let pair = list.elements[Int(id)].pair, pair.isLabel,
        let other = paired.first(where: { isContent($0, of: pair) && !removed.contains($0) }),
        case .element(let content) = list.entries[other].kind
      else { continue }
      met.insert(.labeledPair)
      guard exceptions.contains(.labeledPair) else { continue }
      let label = sentence(list.elements[Int(id)].label, list.elements[Int(content)].label)
      list.elements[Int(content)].label = label
      list.elements[Int(content)].merged = 2
      list.elements[Int(content)].confidence = .documented
      removed.append(index)
    }
    for index in removed.sorted(by: >) { list.removeLeaf(at: index) }
  }

  private func isContent(_ index: Int, of pair: LabeledPair) -> Bool {
    guard case .element(let id) = list.entries[index].kind,
      let other = list.elements[Int(id)].pair, !other.isLabel
    else { return false }
    let wording = Wording(scene: scene, index: self.index)
    return wording.plain(other.id) == wording.plain(pair.id)
      && wording.plain(other.namespace) == wording.plain(pair.namespace)
  }
}

extension ElementList {
  /// Takes one element away, and its share of every span around it.
  mutating func removeLeaf(at index: Int) {
    for outer in 0..<index where outer + Int(entries[outer].span) > index {
      entries[outer].span -= 1
    }
    entries.remove(at: index)
  }

  /// Higher priorities come first inside each container; stacks are none, so their children sort
  /// among what surrounds them.
  mutating func sort() {
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return }
    entries = sorted(entries[...])
  }

  private func sorted(_ part: ArraySlice<Entry>) -> [Entry] {
    // Most of a large list has no order but its own.
    let isSorted = part.allSatisfy {
      $0.element.map { elements[Int($0)].sortPriority == 0 } ?? true
    }
    if isSorted { return Array(part) }
    var units: [(priority: Double, entries: [Entry])] = []
    var index = part.startIndex
    while index < part.endIndex {
      let end = index + Int(part[index].span)
      units.append(
        (priority(of: part[index..<end]), [part[index]] + sorted(part[(index + 1)..<end])))
      index = end
    }
    let order = units.indices.sorted {
      units[$0].priority == units[$1].priority
        ? $0 < $1 : units[$0].priority > units[$1].priority
    }
    return order.flatMap { units[$0].entries }
  }

  /// Of what is there on a condition, or in rows, that of all the elements in it.
  private func priority(of part: ArraySlice<Entry>) -> Double {
    if let id = part[part.startIndex].element { return elements[Int(id)].sortPriority }
    var found: Double?
    var index = part.startIndex + 1
    while index < part.endIndex {
      let end = index + Int(part[index].span)
      let inner = priority(of: part[index..<end])
      if let found, found != inner { return 0 }
      found = inner
      index = end
    }
    return found ?? 0
  }
}

extension Scene {
  /// Nil where it is hidden at times: `isOpen ? .visible : .hidden`.
  fileprivate func saysHidden(_ value: ValueID) -> Bool? {
    switch self[value] {
    case .member(.hidden, _), .boolean(true): return true
    case .either(let range):
      let all = list(range).map { saysHidden($0) }
      return all.allSatisfy { $0 == all.first } ? all.first ?? false : nil
    case .named(_, let inner): return saysHidden(inner)
    case .unknown: return nil
    default: return false
    }
  }
}
