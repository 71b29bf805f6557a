import Views

/// What the views of UIKit become.
extension ElementBuilder {
  private func isSet(_ word: Word, _ expected: Bool, _ node: Scene.NodeID) -> Bool {
    scene.setting(word, at: node).map { flag($0) == expected } ?? false
  }

  mutating func uiKit(_ node: Scene.NodeID, _ becomes: UIKitClasses.Becomes) {
    let hiding = scene.modifiers(of: node).filter { $0.word == .isHidden }
      .map { flag(scene.firstArgument(of: $0)) }
    let isInvisible =
      !hiding.isEmpty && hiding.allSatisfy { $0 == true }
      || isSet(.accessibilityElementsHidden, true, node)
      || scene.setting(.alpha, at: node).map { number($0) == 0 } ?? false
    if isInvisible { return }
    let start = list.entries.count
    uiKit(node, becomes, from: start)
    // One state of the screen shows it, and another one does not.
    if hiding.contains(where: { $0 != false }) { makeOptional(from: start) }
  }

  private mutating func uiKit(
    _ node: Scene.NodeID, _ becomes: UIKitClasses.Becomes, from start: Int
  ) {
    if isSet(.isAccessibilityElement, true, node) {
      let own = leaf(becomes, node) ?? leaf(.element, node, .documented)
      element(node, own)
    } else if scene.firstChild(of: node, .accessibilityChildren) != nil {
      build(children: node, .accessibilityChildren)
    } else if let own = leaf(becomes, node) {
      if becomes == .image || isSet(.isAccessibilityElement, false, node) { return }
      several(own, becomes, node)
    } else if becomes == .children {
      subviews(of: node)
      if scene[node].word == .UITableViewCell { mergeCell(node, from: start) }
    }
  }

  /// Of views side by side, the last that is modal hides the others.
  private mutating func subviews(of node: Scene.NodeID) {
    let modal = scene.children(of: node, .content).last { child in
      let view = isTransparent(child) ? child + 1 : child
      return isSet(.accessibilityViewIsModal, true, view)
    }
    if let modal { build(modal) } else { build(children: node) }
  }

  private func isTransparent(_ node: Scene.NodeID) -> Bool {
    scene[node].isTransparent && node + 1 < scene[node].end
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
    let text = scene.setting(
      .text, .attributedText, .setTitle, .setAttributedTitle, .title, at: node)
    switch becomes {
    case .children, .nothing: return nil
    case .element: return leaf(.element, node, .documented)
    case .label:
      return leaf(.text, node, label: text ?? .null, traits: .staticText, .documented)
    case .button:
      var element = leaf(.button, node, label: text ?? .null, traits: .button, .documented)
      if text == nil { nameByImage(&element, at: node) }
      return element
    case .image:
      var element = leaf(.image, node, traits: .image, .documented)
      nameByImage(&element, at: node)
      return element
    case .toggle:
      var element = leaf(.toggle, node, traits: .toggle, .documented)
      if let state = flag(scene.setting(.isOn, at: node)) {
        element.traits.insert(state ? .on : .off)
      }
      return element
    case .slider: return leaf(.slider, node, traits: .adjustable, .documented)
    case .stepper: return leaf(.stepper, node, traits: .button, .reported)
    case .segments: return leaf(.picker, node, traits: .button, .reported)
    case .field, .search:
      let label = scene.setting(.placeholder, at: node) ?? .null
      let role: ElementRole = becomes == .field ? .textField : .searchField
      var element = leaf(
        role, node, label: label, traits: becomes == .field ? .textField : .searchField,
        .documented)
      if isSet(.isSecureTextEntry, true, node) { element.traits.insert(.secure) }
      if let text, let literal = literal(text), !literal.isEmpty { element.value = text }
      return element
    case .textView:
      if isSet(.isEditable, false, node) {
        return leaf(.text, node, label: text ?? .null, traits: .staticText, .reported)
      }
      var element = leaf(.textField, node, traits: [.textField, .textArea], .reported)
      element.value = text ?? .null
      return element
    case .progress:
      let label = fixed("In progress")
      return leaf(.progress, node, label: label, traits: .updatesFrequently, .reported)
    case .pageControl: return leaf(.pageControl, node, traits: .adjustable, .reported)
    case .webPage: return webPage(node)
    case .opaque:
      var element = leaf(.opaque, node, .inferred)
      element.isOpaque = true
      return element
    }
  }

  /// A button without a title, and an image view that is an element, are read by what their image is called.
  private mutating func nameByImage(_ element: inout Element, at node: Scene.NodeID) {
    guard
      let image = scene.setting(.setImage, .image, at: node) ?? scene.argument(.image, of: node),
      let name = name(ofUIImage: image)
    else { return }
    element.label = name.text
    element.labelSource = name.source
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
        part.label = sentence(part.label, wording)
        append(part)
      }
    case .segments:
      guard let items = scene.argument(.items, of: node), case .list(let range) = scene[items]
      else {
        append(described(own, node))
        return
      }
      let start = list.entries.count
      for value in Array(scene.list(range)) {
        var part = own
        part.label = value
        part.labelSource = .content
        append(part)
      }
      number(from: start)
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
    if let label = scene.setting(.accessibilityLabel, .accessibilityAttributedLabel, at: node) {
      element.label = label
      element.labelSource = .explicit
    }
    // A switch says its state whatever is set.
    if element.role != .toggle, let value = scene.setting(.accessibilityValue, at: node) {
      element.value = value
    }
    if let hint = scene.setting(.accessibilityHint, at: node) { element.hint = hint }
    if let labels = scene.setting(.accessibilityUserInputLabels, at: node) {
      element.inputLabels = labels
    }
    element.actions = scene.actionNames(node)
    for modifier in scene.modifiers(of: node) {
      guard let value = scene.firstArgument(of: modifier) else { continue }
      switch modifier.word {
      // What is set replaces the class's own, but for what the system adds to it.
      case .accessibilityTraits:
        element.traits.formIntersection([.toggle, .on, .off, .textField, .secure, .textArea])
        element.traits.formUnion(scene.uiTraits(value))
      case .accessibilityAddTraits: element.traits.formUnion(scene.uiTraits(value))
      case .accessibilityRemoveTraits: element.traits.subtract(scene.uiTraits(value))
      default: break
      }
    }
    if isSet(.isEnabled, false, node) { element.traits.insert(.dimmed) }
    return element
  }
}
