import Views

/// What the views of UIKit become.
extension ElementBuilder {
  /// The last value that was set; code may set several, and the last one stands.
  private func setting(_ words: [Word], _ node: Scene.NodeID) -> ValueID? {
    scene.modifiers(of: node).last { words.contains($0.word) }
      .flatMap { scene.firstArgument(of: $0) }
  }

  private func isSet(_ word: Word, _ expected: Bool, _ node: Scene.NodeID) -> Bool {
    setting([word], node).map { flag($0) == expected } ?? false
  }

  mutating func uiKit(_ node: Scene.NodeID, _ becomes: UIKitClasses.Becomes) {
    let isInvisible =
      isSet(.isHidden, true, node) || isSet(.accessibilityElementsHidden, true, node)
      || setting([.alpha], node).map { number($0) == 0 } ?? false
    if isInvisible { return }
    let start = list.entries.count
    if isSet(.isAccessibilityElement, true, node) {
      let own = leaf(becomes, node) ?? leaf(.element, node, .documented)
      element(node, own)
    } else if !scene.children(of: node, .accessibilityChildren).isEmpty {
      build(children: node, .accessibilityChildren)
    } else if let own = leaf(becomes, node) {
      if becomes == .image || isSet(.isAccessibilityElement, false, node) { return }
      several(own, becomes, node)
    } else if becomes == .children {
      build(children: node)
      if scene[node].word == .UITableViewCell { mergeCell(node, from: start) }
    }
  }

  /// A view that says it is an element takes its subviews away.
  private mutating func element(_ node: Scene.NodeID, _ own: Element) {
    var own = own
    let start = list.entries.count
    build(children: node)
    let below = merged(from: start, node, .documented)
    own.merged = below.merged
    own.swallowed = below.label
    own.made = .ignore
    if let set = scene.modifiers(of: node).last(where: { $0.word == .isAccessibilityElement }) {
      own.origin = set.origin
    }
    append(described(own, node))
  }

  /// The labels of a table cell are said as one; its controls stay by themselves.
  private mutating func mergeCell(_ node: Scene.NodeID, from start: Int) {
    let entries = Array(list.entries[start...])
    guard entries.allSatisfy({ $0.element != nil && $0.span == 1 }) else { return }
    let texts = entries.filter { entry in
      entry.element.map { list.elements[Int($0)].role == .text } ?? false
    }
    guard texts.count > 1 else { return }
    let others = entries.filter { entry in
      entry.element.map { list.elements[Int($0)].role != .text } ?? true
    }
    list.entries.replaceSubrange(start..., with: texts)
    var cell = merged(from: start, node, .reported)
    cell.role = .text
    append(described(cell, node))
    list.entries.append(contentsOf: others)
  }

  /// What a view is when nothing is said about it; nil for what only holds others.
  private mutating func leaf(_ becomes: UIKitClasses.Becomes, _ node: Scene.NodeID) -> Element? {
    let text = setting([.text, .attributedText, .setTitle, .setAttributedTitle, .title], node)
    switch becomes {
    case .children, .nothing: return nil
    case .label:
      return leaf(.text, node, label: text ?? .null, traits: .staticText, .documented)
    case .button: return leaf(.button, node, label: text ?? .null, traits: .button, .documented)
    case .image:
      return leaf(.image, node, traits: .image, .documented)
    case .toggle: return leaf(.toggle, node, traits: .toggle, .documented)
    case .slider: return leaf(.slider, node, traits: .adjustable, .documented)
    case .stepper: return leaf(.stepper, node, traits: .button, .reported)
    case .segments: return leaf(.picker, node, traits: .button, .reported)
    case .field, .search:
      let label = setting([.placeholder], node) ?? .null
      let role: ElementRole = becomes == .field ? .textField : .searchField
      return leaf(
        role, node, label: label, traits: becomes == .field ? .textField : .searchField,
        .documented)
    case .textView: return leaf(.textField, node, label: text ?? .null, .reported)
    case .progress:
      let label = fixed("In progress")
      return leaf(.progress, node, label: label, traits: .updatesFrequently, .reported)
    case .pageControl: return leaf(.pageControl, node, traits: .adjustable, .reported)
    case .opaque:
      var element = leaf(.opaque, node, .inferred)
      element.isOpaque = true
      return element
    }
  }

  /// Steppers are two stops, segmented controls as many as they have segments.
  private mutating func several(
    _ own: Element, _ becomes: UIKitClasses.Becomes, _ node: Scene.NodeID
  ) {
    switch becomes {
    case .stepper:
      for name in ["Decrement", "Increment"] {
        var part = described(own, node)
        let wording = fixed(name)
        part.label = sentence([part.label, wording])
        append(part)
      }
    case .segments:
      guard let items = scene.argument(.items, of: node), case .list(let range) = scene[items]
      else {
        append(described(own, node))
        return
      }
      for value in Array(scene.list(range)) {
        var part = own
        part.label = value
        part.labelSource = .content
        append(part)
      }
    case .label where own.label == .null:
      // Its text is set from elsewhere.
      var label = described(own, node)
      if label.label == .null { label.isOpaque = false }
      append(label)
    default: append(described(own, node))
    }
  }

  private func described(_ element: Element, _ node: Scene.NodeID) -> Element {
    var element = element
    if let label = setting([.accessibilityLabel, .accessibilityAttributedLabel], node) {
      element.label = label
      element.labelSource = .explicit
    }
    if let value = setting([.accessibilityValue], node) { element.value = value }
    if let hint = setting([.accessibilityHint], node) { element.hint = hint }
    if let labels = setting([.accessibilityUserInputLabels], node) { element.inputLabels = labels }
    for modifier in scene.modifiers(of: node) where modifier.word == .accessibilityTraits {
      if let value = scene.firstArgument(of: modifier) { element.traits.formUnion(uiTraits(value)) }
    }
    if isSet(.isEnabled, false, node) { element.traits.insert(.dimmed) }
    return element
  }

  private func uiTraits(_ value: ValueID) -> Traits {
    switch scene[value] {
    case .member(let word, _):
      switch word {
      case .button: .button
      case .header: .header
      case .selected: .selected
      case .link: .link
      case .image: .image
      case .searchField: .searchField
      case .staticText: .staticText
      case .adjustable: .adjustable
      case .notEnabled: .dimmed
      case .updatesFrequently: .updatesFrequently
      default: []
      }
    case .list(let range): scene.list(range).reduce(into: Traits()) { $0.formUnion(uiTraits($1)) }
    default: []
    }
  }
}
