import Scenes

/// The elements of one part, by the numbers of the scene that they were made in first.
struct KeptList: Sendable {
  private let part: PlacedPart
  /// How long everything was before it.
  private let before: Lengths
  private let entries: [ElementList.Entry]
  private let elements: [Element]
  private let conditions: [ElementList.Condition]
  private let containers: [Scene.NodeID]
  private let values: [Value]
  private let valueLists: [ValueID]
  private let texts: [String]
  private let met: Exceptions

  /// It was made without exceptions, and is the same with these.
  func isOf(_ exceptions: Exceptions) -> Bool { exceptions == .platform || met.isEmpty }

  var size: Int { entries.count + elements.count + values.count }

  /// How long the list is that is being made, and the tables of its scene.
  struct Lengths {
    var entries: Int
    var elements: Int
    var conditions: Int
    var containers: Int
    var values: Int
    var valueLists: Int
    var texts: Int

    init(_ builder: borrowing ElementBuilder) {
      entries = builder.list.entries.count
      elements = builder.list.elements.count
      conditions = builder.list.conditions.count
      containers = builder.list.containers.count
      values = builder.scene.values.count
      valueLists = builder.scene.valueLists.count
      texts = builder.scene.resolvedTexts.count
    }
  }

  /// What was made since; nil where it hangs on more than the part.
  init?(of part: PlacedPart, since before: Lengths, _ builder: borrowing ElementBuilder) {
    self.part = part
    self.before = before
    entries = Array(builder.list.entries[before.entries...])
    elements = Array(builder.list.elements[before.elements...])
    conditions = Array(builder.list.conditions[before.conditions...])
    containers = Array(builder.list.containers[before.containers...])
    values = Array(builder.scene.values[before.values...])
    valueLists = Array(builder.scene.valueLists[before.valueLists...])
    texts = Array(builder.scene.resolvedTexts[before.texts...])
    met = builder.met
    guard isClosed else { return nil }
  }
}

// MARK: - What it hangs on

extension KeptList {
  /// Nothing in it refers to what is neither of the part nor new.
  private var isClosed: Bool {
    entries.allSatisfy(isClosed) && elements.allSatisfy(isClosed) && values.allSatisfy(isClosed)
      && valueLists.allSatisfy(isClosed) && containers.allSatisfy(holds)
      && conditions.allSatisfy { condition in
        condition.asks.allSatisfy { $0.scope != nil }
          && condition.anyOf.allSatisfy { $0.allSatisfy { $0.scope != nil } }
      }
  }

  /// The part, with the view that shows it.
  private func holds(_ node: Scene.NodeID) -> Bool {
    node >= view && node < part.nodes.upperBound
  }

  private var view: Scene.NodeID { part.nodes.lowerBound - 1 }

  private func isClosed(_ entry: ElementList.Entry) -> Bool {
    if entry.condition >= 0, entry.condition < Int32(before.conditions) { return false }
    if entry.oneRow >= 0, !holds(entry.oneRow) { return false }
    if let side = entry.question.side, !holds(side) { return false }
    if let modifier = entry.question.modifier, !part.modifiers.contains(Int32(modifier)) {
      return false
    }
    switch entry.kind {
    case .element(let id), .group(let id): return id >= Int32(before.elements)
    case .rows(let node, _, _): return holds(node)
    case .branch, .alternative: return true
    }
  }

  private func isClosed(_ element: Element) -> Bool {
    var element = element
    var isClosed = holds(element.node)
    element.forEachValue { if !self.isClosed($0) { isClosed = false } }
    return isClosed
  }

  private func isClosed(_ value: ValueID) -> Bool {
    value == .null || part.values.contains(value.index) || value.index >= Int32(before.values)
  }

  private func isClosed(_ value: Value) -> Bool {
    switch value {
    case .resolved(let index):
      part.texts.contains(index) || index >= Int32(before.texts)
    case .joined(let range), .sentence(let range), .either(let range):
      !range.isEmpty && isClosed(list: range)
    case .symbol(let name): isClosed(name)
    case .null, .unknown, .boolean, .number, .string, .key, .member, .closure, .type, .instance,
      .view, .named, .list, .range, .call:
      false
    }
  }

  private func isClosed(list range: Range<Int32>) -> Bool {
    range.lowerBound >= Int32(before.valueLists)
      || part.lists.contains(range.lowerBound) && part.lists.contains(range.upperBound - 1)
  }
}

// MARK: - Putting it in place

extension KeptList {
  /// As if it were made of the part anew, which has been placed again.
  func put(_ other: PlacedPart, into builder: inout ElementBuilder) {
    let move = Move(from: (part, before), to: other, builder)
    builder.scene.values.reserveMore(values.count)
    for value in values { builder.scene.values.append(move.value(value)) }
    for id in valueLists { builder.scene.valueLists.append(move.id(id)) }
    builder.scene.resolvedTexts += texts
    builder.list.elements.reserveMore(elements.count)
    for element in elements {
      var element = element
      element.node += move.nodes
      element.forEachValue { $0 = move.id($0) }
      builder.list.elements.append(element)
    }
    builder.list.entries.reserveMore(entries.count)
    for entry in entries { builder.list.entries.append(move.entry(entry)) }
    for condition in conditions {
      var condition = condition
      for place in condition.asks.indices {
        settle(&condition.asks[place], move, other, builder)
      }
      for group in condition.anyOf.indices {
        for place in condition.anyOf[group].indices {
          settle(&condition.anyOf[group][place], move, other, builder)
        }
      }
      builder.list.conditions.append(condition)
    }
    for node in containers { builder.list.containers.append(node + move.nodes) }
    builder.met.formUnion(met)
  }

  /// Whose question it is here: what nobody in the part has written may be anybody's around it.
  private func settle(
    _ ask: inout ElementList.Condition.Ask, _ move: Move, _ other: PlacedPart,
    _ builder: borrowing ElementBuilder
  ) {
    guard var scope = ask.scope else { return }
    if scope.nearest >= 0 { scope.nearest += move.nodes }
    if scope.isFound, scope.node >= view {
      scope.node += move.nodes
    } else {
      scope.isFound = false
      scope = builder.scope(around: other.nodes.lowerBound - 1, scope)
    }
    // The view of the part may be handed something else here, or be of another size.
    let outer = builder.outer(of: scope)
    ask.putBack(from: scope.outer)
    ask.put(as: outer)
    scope.outer = outer
    ask.scope = scope
    ask.subject = scope.subject
  }

  /// How far everything is from where it was.
  private struct Move {
    let nodes: Int32
    private let modifiers: Int32
    private let elements: Int32
    private let conditions: Int32
    /// From which number on something was new, and how far that is and what is of the part.
    private let values: (new: Int32, ofPart: Int32, ofNew: Int32)
    private let lists: (new: Int32, ofPart: Int32, ofNew: Int32)
    private let texts: (new: Int32, ofPart: Int32, ofNew: Int32)

    init(
      from old: (part: PlacedPart, before: Lengths), to part: PlacedPart,
      _ builder: borrowing ElementBuilder
    ) {
      let now = Lengths(builder)
      nodes = part.nodes.lowerBound - old.part.nodes.lowerBound
      modifiers = part.modifiers.lowerBound - old.part.modifiers.lowerBound
      elements = Int32(now.elements - old.before.elements)
      conditions = Int32(now.conditions - old.before.conditions)
      values = (
        Int32(old.before.values), part.values.lowerBound - old.part.values.lowerBound,
        Int32(now.values - old.before.values)
      )
      lists = (
        Int32(old.before.valueLists), part.lists.lowerBound - old.part.lists.lowerBound,
        Int32(now.valueLists - old.before.valueLists)
      )
      texts = (
        Int32(old.before.texts), part.texts.lowerBound - old.part.texts.lowerBound,
        Int32(now.texts - old.before.texts)
      )
    }

    func id(_ value: ValueID) -> ValueID {
      if value == .null { return value }
      return ValueID(Int(value.index + (value.index < values.new ? values.ofPart : values.ofNew)))
    }

    func value(_ value: Value) -> Value {
      switch value {
      case .resolved(let index):
        .resolved(index + (index < texts.new ? texts.ofPart : texts.ofNew))
      case .joined(let range): .joined(list(range))
      case .sentence(let range): .sentence(list(range))
      case .either(let range): .either(list(range))
      case .symbol(let name): .symbol(id(name))
      default: value
      }
    }

    private func list(_ range: Range<Int32>) -> Range<Int32> {
      let way = range.lowerBound < lists.new ? lists.ofPart : lists.ofNew
      return range.lowerBound + way..<range.upperBound + way
    }

    func entry(_ entry: ElementList.Entry) -> ElementList.Entry {
      var entry = entry
      switch entry.kind {
      case .element(let id): entry.kind = .element(id + elements)
      case .group(let id): entry.kind = .group(id + elements)
      case .rows(let node, let count, let isAssumed):
        entry.kind = .rows(node: node + nodes, count: count, isAssumed: isAssumed)
      case .branch, .alternative: break
      }
      if entry.condition >= 0 { entry.condition += conditions }
      if entry.oneRow >= 0 { entry.oneRow += nodes }
      entry.question = entry.question.moved(nodes: nodes, modifiers: modifiers)
      return entry
    }
  }
}

extension Element {
  /// All values that something is said by.
  fileprivate mutating func forEachValue(_ visit: (inout ValueID) -> Void) {
    visit(&label)
    visit(&value)
    visit(&hint)
    visit(&inputLabels)
    visit(&swallowed)
    for place in actions.indices { visit(&actions[place]) }
    for place in customContent.indices {
      visit(&customContent[place].label)
      visit(&customContent[place].value)
    }
    if var pair {
      visit(&pair.id)
      visit(&pair.namespace)
      self.pair = pair
    }
  }
}

extension Array {
  /// Room for more at its end; it grows by doubling all the same, or each addition would copy all before it.
  fileprivate mutating func reserveMore(_ more: Int) {
    if count + more > capacity { reserveCapacity(Swift.max(count + more, count * 2)) }
  }
}
