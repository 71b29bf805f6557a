import Scenes
import Views

/// Several elements made one.
enum Combining {
  /// Parts of a merged element in the order in which they are said.
  struct Part {
    var label: ValueID
    /// What it says beside a part that is said.
    var beside: ValueID
    var priority: Double
    /// A symbol or loaded picture without a label of its own, or a button: said only where there is
    /// nothing else.
    var isSpare: Bool
    var element: Int32?
    /// The side of the branch that is being read.
    var side = 0
    /// Of a branch that is not said on all of its sides, what each of them says.
    var outcomes: [Outcome] = []

    var isSaid: Bool { !isSpare && label != .null }

    mutating func tell(_ text: ValueID) {
      if beside == label { beside = text }
      label = text
      outcomes = []
    }

    init(
      label: ValueID, beside: ValueID? = nil, priority: Double, isSpare: Bool,
      element: Int32? = nil
    ) {
      self.label = label
      self.beside = beside ?? (isSpare ? .null : label)
      self.priority = priority
      self.isSpare = isSpare
      self.element = element
    }
  }

  /// Merges everything from `start` on and takes it away.
  ///
  /// An implicit merge is that of a control's label: buttons inside become actions, none the
  /// default.
  static func merged(
    from start: Int, _ node: Scene.NodeID, isControl: Bool = false,
    _ confidence: Stop.Confidence, _ builder: inout ElementBuilder
  ) -> Element {
    var element = Element(
      role: .element, node: node, origin: builder.scene.nodes[Int(node)].origin,
      confidence: confidence)
    element.made = .combine
    var parts: [Part] = []
    collect(start..<builder.list.entries.count, into: &parts, &builder)
    if parts.contains(where: { $0.priority != parts[0].priority }) {
      // Swift's sort is stable in practice but not by promise.
      let order = parts.indices.sorted {
        parts[$0].priority == parts[$1].priority
          ? $0 < $1 : parts[$0].priority > parts[$1].priority
      }
      parts = order.map { parts[$0] }
    }
    complete(0, of: &parts, &builder)
    let said = parts.count { $0.isSaid }
    let saysParts = said > 0
    var sentence = ElementBuilder.Sentence()
    for part in parts where part.isSaid || !saysParts {
      builder.add(said > 1 ? part.beside : part.label, to: &sentence)
    }
    element.label = builder.close(sentence)
    element.labelSource = element.label == .null ? .none : .content
    if !saysParts, parts.count == 1, let only = parts[0].element {
      element.labelSource = builder.list.elements[Int(only)].labelSource
    }
    gather(from: start, into: &element, isControl: isControl, &builder)
    builder.remove(from: start)
    // Whatever is in it, it is one.
    let end = builder.scene.nodes[Int(node)].end
    builder.list.containers.removeAll { $0 >= node && $0 < end }
    return element
  }

  private static func collect(
    _ range: Range<Int>, into parts: inout [Part], _ builder: inout ElementBuilder
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = builder.list.entries[index]
      let end = index + Int(entry.span)
      switch entry.kind {
      case .element(let id), .group(let id):
        let element = builder.list.elements[Int(id)]
        parts.append(
          Part(
            label: spokenLabel(of: element, &builder), priority: element.sortPriority,
            isSpare: element.labelSource == .symbolName || element.traits.contains(.button)
              || element.label == .null && isLoadedPicture(element.node, builder),
            element: id))
      case .alternative: collect((index + 1)..<end, into: &parts, &builder)
      case .rows(_, let count, _):
        let first = parts.count
        collect((index + 1)..<end, into: &parts, &builder)
        if parts.count == first + 1 {
          parts[first].tell(RowTexts.all(of: parts[first].label, Int(count), &builder))
        }
      case .branch(let isExhaustive): collect(index + 1, end, isExhaustive, into: &parts, &builder)
      }
      index = end
    }
  }

  /// Views of packages that make a picture of data, which has no name.
  private static func isLoadedPicture(_ node: Scene.NodeID, _ builder: borrowing ElementBuilder)
    -> Bool
  {
    switch builder.scene[node].word {
    case .KFImage, .KFAnimatedImage, .WebImage, .AnimatedImage, .LazyImage: true
    default: false
    }
  }

  /// What is not in the sources has at least a name, and so has a label of UIKit that is filled elsewhere.
  private static func spokenLabel(of element: Element, _ builder: inout ElementBuilder) -> ValueID {
    let isUnset = element.role == .text && builder.scene[element.node].word == .UILabel
    guard element.role == .opaque || isUnset, element.label == .null else { return element.label }
    return builder.fixed(builder.spelling(of: element.node))
  }

  /// The sides of a branch are one part, which says one of them; where priorities differ, one part
  /// for each, so that what is around them can come between.
  private static func collect(
    _ start: Int, _ end: Int, _ isExhaustive: Bool, into parts: inout [Part],
    _ builder: inout ElementBuilder
  ) {
    let first = parts.count
    let takesAll = !saysUsual(start..<end, builder)
    var sides = 0
    for index in Self.sides(start..<end, isExhaustive, takesAll, builder) {
      let next = index + Int(builder.list.entries[index].span)
      let side = parts.count
      collect((index + 1)..<next, into: &parts, &builder)
      complete(side, of: &parts, &builder)
      Self.keepSaid(from: side, of: &parts)
      for at in side..<parts.count { parts[at].side = sides }
      sides += 1
    }
    // That nothing is shown is a side as well.
    if !isExhaustive { sides += 1 }
    let last = parts.count
    for at in first..<last {
      let priority = parts[at].priority
      if parts[first..<at].contains(where: { $0.priority == priority }) { continue }
      if let part = joined(first..<last, of: parts, priority, sides, &builder) {
        parts.append(part)
      }
    }
    parts.removeSubrange(first..<last)
  }

  /// What the sides say with one priority; nil where none says anything.
  private static func joined(
    _ range: Range<Int>, of parts: [Part], _ priority: Double, _ sides: Int,
    _ builder: inout ElementBuilder
  ) -> Part? {
    let own = range.filter { parts[$0].priority == priority }
    let label = joined(own.map { (parts[$0].side, parts[$0].label) }, sides, &builder)
    if label == .null { return nil }
    guard own.contains(where: { parts[$0].isSaid }) else {
      return Part(label: label, priority: priority, isSpare: true)
    }
    let beside =
      own.allSatisfy { parts[$0].beside == parts[$0].label }
      ? label : joined(own.map { (parts[$0].side, parts[$0].beside) }, sides, &builder)
    var part = Part(label: label, beside: beside, priority: priority, isSpare: false)
    if own.count == range.count { part.outcomes = outcomes(parts[range], sides, &builder) }
    return part
  }

  private static func joined(
    _ labels: [(side: Int, label: ValueID)], _ sides: Int, _ builder: inout ElementBuilder
  ) -> ValueID {
    var found: [ValueID] = []
    found.reserveCapacity(sides)
    var sentence = ElementBuilder.Sentence()
    for (side, label) in labels {
      while found.count < side {
        found.append(builder.close(sentence))
        sentence = ElementBuilder.Sentence()
      }
      builder.add(label, to: &sentence)
    }
    found.append(builder.close(sentence))
    while found.count < sides { found.append(.null) }
    return builder.either(found)
  }

  /// The elements of the top level, of branches those of the larger side.
  static func tops(_ range: Range<Int>, _ builder: borrowing ElementBuilder) -> [Int32] {
    var found: [Int32] = []
    tops(range, into: &found, builder)
    return found
  }

  private static func tops(
    _ range: Range<Int>, into found: inout [Int32], _ builder: borrowing ElementBuilder
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = builder.list.entries[index]
      let end = index + Int(entry.span)
      switch entry.kind {
      case .element(let id), .group(let id): found.append(id)
      case .alternative, .rows: tops((index + 1)..<end, into: &found, builder)
      case .branch:
        if let side = builder.list.largest((index + 1)..<end) { tops(side, into: &found, builder) }
      }
      index = end
    }
  }

  private static func gather(
    from start: Int, into element: inout Element, isControl: Bool, _ builder: inout ElementBuilder
  ) {
    let ids = tops(start..<builder.list.entries.count, builder)
    var isPlain = true
    var hasAction = false
    for id in ids {
      let at = Int(id)
      element.traits.formUnion(builder.list.elements[at].traits)
      element.confidence = element.confidence.weaker(builder.list.elements[at].confidence)
      if !builder.list.elements[at].customContent.isEmpty {
        element.customContent += builder.list.elements[at].customContent
      }
      if !builder.list.elements[at].actions.isEmpty {
        element.actions += builder.list.elements[at].actions
      }
      let role = builder.list.elements[at].role
      if role != .text, role != .image { isPlain = false }
      guard role.isActivated || builder.list.elements[at].hasDefaultAction else { continue }
      if hasAction || isControl {
        element.actions.insert(builder.list.elements[at].label, at: 0)
      } else {
        hasAction = true
      }
    }
    // What one part is at times, the whole is not.
    element.traits.subtract(
      Traits.states.subtracting(builder.list.lastingTraits(start..<builder.list.entries.count)))
    let all = start..<builder.list.entries.count
    // One side tells its value, as one tells its label: of a value for each, another one than that of the label would
    // be said.
    element.value = joined(ids, &builder) { $0.value }
    element.hint = gathered(all, &builder) { $0.hint }
    element.inputLabels = gathered(all, &builder) { $0.inputLabels }
    element.hasDefaultAction = hasAction
    element.merged = Int32(ids.count)
    element.traits.remove(.image)
    if !isPlain { element.traits.remove(.staticText) }
    if hasAction || !element.actions.isEmpty || isControl {
      element.traits.subtract([.button, .link])
    }
    element.traits.subtract(
      [.textField, .secure, .textArea, .searchField, .adjustable, .toggle, .on, .off])
  }

  @inline(__always)
  private static func joined(
    _ ids: [Int32], _ builder: inout ElementBuilder, _ text: (borrowing Element) -> ValueID
  ) -> ValueID {
    var sentence = ElementBuilder.Sentence()
    for id in ids { builder.add(text(builder.list.elements[Int(id)]), to: &sentence) }
    return builder.close(sentence)
  }

  // MARK: accessibilityElement(children:)

  static func combine(
    _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int,
    _ builder: inout ElementBuilder
  ) {
    switch builder.single(from: start) {
    case .element(let id):
      var element = builder.list.elements[Int(id)]
      if element.made == .ignore {
        builder.met.insert(.ignoreCombine)
        if builder.exceptions.contains(.ignoreCombine) {
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
      builder.list.elements[Int(id)] = element
      return
    case .group:
      // The container becomes one element of what is in it.
      builder.list.entries.remove(at: start)
    default: break
    }
    let kept = KeptControl.only(from: start, in: builder.list)
    var element = merged(from: start, node, .reported, &builder)
    element.origin = modifier.origin
    if let kept {
      element.role = kept.role
      element.traits.formUnion(kept.traits.intersection(KeptControl.traits))
    }
    builder.append(element)
  }

  static func ignore(
    _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int,
    _ builder: inout ElementBuilder
  ) {
    let below = merged(from: start, node, .documented, &builder)
    var element = Element(
      role: .element, node: node, origin: modifier.origin, confidence: .documented)
    element.made = .ignore
    element.merged = below.merged
    element.swallowed = below.label
    builder.append(element)
  }

  static func contain(
    _ modifier: AppliedModifier, _ node: Scene.NodeID, from start: Int,
    _ builder: inout ElementBuilder
  ) {
    if case .group = builder.single(from: start) { return }
    let own = Element(
      role: .element, node: node, origin: modifier.origin, confidence: .documented)
    builder.list.elements.append(own)
    builder.wrap(from: start, .group(Int32(builder.list.elements.count - 1)))
  }
}

extension ElementList.Entry {
  /// The element of a leaf, or a group's own.
  var element: Int32? {
    get {
      switch kind {
      case .element(let id), .group(let id): id
      case .branch, .alternative, .rows: nil
      }
    }
    set {
      guard let newValue else { return }
      if case .group = kind { kind = .group(newValue) } else { kind = .element(newValue) }
    }
  }
}
