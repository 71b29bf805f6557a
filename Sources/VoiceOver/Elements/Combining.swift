import Views

/// Several elements made one.
extension ElementBuilder {
  /// Parts of a merged element in the order in which they are said.
  private struct Part {
    var label: ValueID
    var priority: Double
    /// A symbol without a label of its own, or a button: said only where there is nothing else.
    var isSpare: Bool
    var element: Int32?
  }

  /// Merges everything from `start` on and takes it away.
  ///
  /// An implicit merge is that of a control's label: buttons inside become actions, none the
  /// default.
  mutating func merged(
    from start: Int, _ node: Scene.NodeID, isControl: Bool = false,
    _ confidence: Stop.Confidence
  ) -> Element {
    var element = Element(
      role: .element, node: node, origin: scene.nodes[Int(node)].origin, confidence: confidence)
    element.made = .combine
    var parts = parts(start..<list.entries.count)
    // Swift's sort is stable in practice but not by promise.
    let order = parts.indices.sorted {
      parts[$0].priority == parts[$1].priority
        ? $0 < $1 : parts[$0].priority > parts[$1].priority
    }
    parts = order.map { parts[$0] }
    let said = parts.filter { !$0.isSpare && $0.label != .null }
    element.label = sentence((said.isEmpty ? parts : said).map(\.label))
    element.labelSource = element.label == .null ? .none : .content
    if said.isEmpty, let only = parts.first?.element, parts.count == 1 {
      element.labelSource = list.elements[Int(only)].labelSource
    }
    gather(from: start, into: &element, isControl: isControl)
    remove(from: start)
    return element
  }

  private mutating func parts(_ range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      switch entry.kind {
      case .element(let id), .group(let id):
        let element = list.elements[Int(id)]
        parts.append(
          Part(
            label: element.label, priority: element.sortPriority,
            isSpare: element.labelSource == .symbolName || element.traits.contains(.button),
            element: id))
      case .rows, .alternative: parts += self.parts((index + 1)..<end)
      case .branch(let isExhaustive): parts.append(contentsOf: branch(index, end, isExhaustive))
      }
      index = end
    }
    return parts
  }

  /// The sides of a branch are one part, which says one of them; where priorities differ, one part
  /// for each, so that what is around them can come between.
  private mutating func branch(_ start: Int, _ end: Int, _ isExhaustive: Bool) -> [Part] {
    var sides: [[Part]] = []
    var index = start + 1
    while index < end {
      let next = index + Int(list.entries[index].span)
      let inner = parts((index + 1)..<next)
      let said = inner.filter { !$0.isSpare && $0.label != .null }
      sides.append(said.isEmpty ? inner : said)
      index = next
    }
    if !isExhaustive { sides.append([]) }
    var priorities: [Double] = []
    for part in sides.joined() where !priorities.contains(part.priority) {
      priorities.append(part.priority)
    }
    return priorities.compactMap { priority in
      let same = sides.map { side in side.filter { $0.priority == priority } }
      let label = either(same.map { sentence($0.map(\.label)) })
      guard label != .null else { return nil }
      return Part(
        label: label, priority: priority,
        isSpare: same.joined().allSatisfy { $0.isSpare || $0.label == .null }, element: nil)
    }
  }

  /// The elements of the top level, of branches those of the larger side.
  func tops(_ range: Range<Int>) -> [Int32] {
    var found: [Int32] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      switch entry.kind {
      case .element(let id), .group(let id): found.append(id)
      case .alternative, .rows: found += tops((index + 1)..<end)
      case .branch:
        if let side = list.largest((index + 1)..<end) { found += tops(side) }
      }
      index = end
    }
    return found
  }

  private mutating func gather(from start: Int, into element: inout Element, isControl: Bool) {
    var values: [ValueID] = []
    var hints: [ValueID] = []
    var inputs: [ValueID] = []
    var isPlain = true
    var hasAction = false
    var count: Int32 = 0
    var actions: [ValueID] = []
    for id in tops(start..<list.entries.count) {
      let child = list.elements[Int(id)]
      count += 1
      element.traits.formUnion(child.traits)
      element.confidence = element.confidence.weaker(child.confidence)
      values.append(child.value)
      hints.append(child.hint)
      inputs.append(child.inputLabels)
      element.customContent += child.customContent
      actions += child.actions
      if child.role != .text, child.role != .image { isPlain = false }
      guard child.role.isControl || child.hasDefaultAction else { continue }
      if hasAction || isControl {
        actions.insert(child.label, at: 0)
      } else {
        hasAction = true
      }
    }
    element.isOpaque = list.entries[start...].contains { entry in
      entry.element.map { list.elements[Int($0)].isOpaque } ?? false
    }
    element.value = sentence(values)
    element.hint = sentence(hints)
    element.inputLabels = sentence(inputs)
    element.actions = actions
    element.hasDefaultAction = hasAction
    element.merged = count
    element.traits.remove(.image)
    if !isPlain { element.traits.remove(.staticText) }
    if hasAction || !actions.isEmpty || isControl { element.traits.subtract([.button, .link]) }
    element.traits.subtract(
      [.textField, .secure, .textArea, .searchField, .adjustable, .toggle, .on, .off])
  }

  // MARK: accessibilityElement(children:)

  mutating func combine(_ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int) {
    switch single(from: start) {
    case .element(let id):
      var element = list.elements[Int(id)]
      if element.made == .ignore {
        met.insert(.ignoreCombine)
        if exceptions.contains(.ignoreCombine) {
          element.label = element.swallowed
          element.labelSource = element.label == .null ? .none : .content
        }
        element.confidence = .inferred
      } else {
        element.made = .combine
        element.merged = max(element.merged, 1)
      }
      element.node = node
      element.origin = modifier.origin
      list.elements[Int(id)] = element
      return
    case .group:
      // The container becomes one element of what is in it.
      list.entries.remove(at: start)
    default: break
    }
    var element = merged(from: start, node, .reported)
    element.origin = modifier.origin
    append(element)
  }

  mutating func ignore(_ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int) {
    let below = merged(from: start, node, .documented)
    var element = Element(
      role: .element, node: node, origin: modifier.origin, confidence: .documented)
    element.made = .ignore
    element.merged = below.merged
    element.swallowed = below.label
    append(element)
  }

  mutating func contain(_ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int) {
    if case .group = single(from: start) { return }
    let own = Element(
      role: .element, node: node, origin: modifier.origin, confidence: .documented)
    list.elements.append(own)
    wrap(from: start, .group(Int32(list.elements.count - 1)))
  }
}

extension ElementList.Entry {
  /// The element of a leaf, or a group's own.
  var element: Int32? {
    switch kind {
    case .element(let id), .group(let id): id
    case .branch, .alternative, .rows: nil
    }
  }
}
