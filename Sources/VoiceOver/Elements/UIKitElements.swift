import Views

/// What the views of UIKit become.
extension ElementBuilder {
  mutating func uiKit(_ node: Scene.NodeID, _ becomes: UIKitClasses.Becomes) {
    let hiding = scene.modifiers(of: node).filter { $0.word == .isHidden }
      .map { flag(scene.firstArgument(of: $0)) }
    // Below a hundredth a view is as good as hidden.
    // https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
    let isInvisible =
      !hiding.isEmpty && hiding.allSatisfy { $0 == true }
      || scene.isSet(.accessibilityElementsHidden, true, at: node)
      || scene.setting(.alpha, at: node).map { (number($0) ?? 1) < 0.01 } ?? false
    if isInvisible { return }
    let start = list.entries.count
    if scene.isOpen(.isAccessibilityElement, at: node) {
      // Who makes it decides: it is an element, or what is in it are.
      let branch = open(.branch(isExhaustive: true))
      for isElement in [true, false] {
        let side = open(.alternative)
        uiKit(node, becomes, from: list.entries.count, isElement: isElement)
        close(side)
      }
      close(branch)
    } else {
      let isElement = flag(scene.setting(.isAccessibilityElement, at: node))
      uiKit(node, becomes, from: start, isElement: isElement)
    }
    // One state of the screen shows it, and another one does not.
    if hiding.contains(where: { $0 != false }) { makeOptional(from: start) }
  }

  private mutating func uiKit(
    _ node: Scene.NodeID, _ becomes: UIKitClasses.Becomes, from start: Int, isElement: Bool?
  ) {
    if isElement == true {
      let own = leaf(becomes, node) ?? leaf(.element, node, .documented)
      element(node, own)
    } else if scene.firstChild(of: node, .accessibilityChildren) != nil {
      build(children: node, .accessibilityChildren)
    } else if becomes == .image {
      imageInCell(node, isElement: isElement)
    } else if let own = leaf(becomes, node) {
      if isElement != false { several(own, becomes, node) }
    } else if becomes == .children || becomes == .barItem {
      let before = surroundings.isInCell
      surroundings.isInCell = scene.mergesTexts(node) || before && !scene.isCell(node)
      subviews(of: node)
      surroundings.isInCell = before
      if scene.mergesTexts(node) { cell(node, from: start) }
    }
  }

  /// The guideline counts what a row shows, an image as well, until the author makes one element of it.
  private mutating func imageInCell(_ node: Scene.NodeID, isElement: Bool?) {
    guard surroundings.isInCell, isElement != false else { return }
    met.insert(.tableCellMerge)
    guard exceptions.contains(.tableCellMerge), var image = leaf(.image, node) else { return }
    image.confidence = .reported
    append(described(image, node))
  }

  /// Of views side by side, the last that is modal hides the others.
  private mutating func subviews(of node: Scene.NodeID) {
    let modal = scene.children(of: node, .content).last { child in
      let isTransparent = scene[child].isTransparent && child + 1 < scene[child].end
      return scene.isSet(.accessibilityViewIsModal, true, at: isTransparent ? child + 1 : child)
    }
    if let modal { build(modal) } else { build(children: node) }
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

  /// The texts of a table cell are said as one, before its controls; a label that is made an element stays one.
  ///
  /// Public class dumps of `UITableViewCellAccessibility`, and what people report of it: UIKit groups the labels
  /// of a cell where SwiftUI does not.
  private mutating func cell(_ node: Scene.NodeID, from start: Int) {
    let (texts, others) = list.partedTexts(from: start)
    if texts.isEmpty, others.isEmpty {
      // A cell of the app's own is an element that says nothing, as its label is asked of what it does not have.
      if scene.isOwnClass(node) {
        append(described(leaf(.element, node, .reported), node))
      }
    } else if !texts.isEmpty {
      let isSeveral = list.topCount(of: texts) > 1
      if isSeveral { met.insert(.tableCellMerge) }
      if isSeveral, exceptions.contains(.tableCellMerge) {
        list.entries.replaceSubrange(start..., with: texts + others)
      } else {
        list.entries.replaceSubrange(start..., with: texts)
        var cell = merged(from: start, node, .reported)
        cell.role = .text
        cell.made = .itself
        var others = others
        // A switch at the end of a cell is the cell's: it is said, and turned, with the texts.
        if let place = list.accessorySwitch(among: others, in: scene),
          let id = others[place].element
        {
          cell.role = .toggle
          cell.traits.remove(.staticText)
          cell.traits.formUnion(list.elements[Int(id)].traits)
          cell.value = list.elements[Int(id)].value
          others.remove(at: place)
        }
        append(described(cell, node))
        list.entries.append(contentsOf: others)
      }
    }
    if scene.hasDetailButton(node, index) {
      let label = fixed("More Info")
      append(leaf(.button, node, label: label, traits: .button, .inferred))
    }
  }

  /// What a view is when nothing is said about it; nil for what only holds others.
  private mutating func leaf(_ becomes: UIKitClasses.Becomes, _ node: Scene.NodeID) -> Element? {
    let text = scene.setting(
      .text, .attributedText, .buttonType, .setTitle, .setAttributedTitle, .title, at: node)
    switch becomes {
    case .children, .nothing: return nil
    case .barItem where scene.firstChild(of: node, .content) != nil: return nil
    case .barItem:
      let title = text ?? scene.argument(.title, of: node) ?? .null
      var element = leaf(.button, node, label: title, traits: .button, .reported)
      if let word = scene.systemItem(node, index) {
        element.label = fixed(word)
        element.labelSource = .content
      } else if title == .null {
        nameByImage(&element, at: node)
      }
      return element
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
    case .slider:
      var element = leaf(.slider, node, traits: .adjustable, .documented)
      if let level = scene.level(ofSlider: node, index) { element.value = fixed("\(level)%") }
      return element
    case .stepper: return leaf(.stepper, node, traits: .button, .reported)
    case .segments: return leaf(.picker, node, traits: .button, .reported)
    case .field, .search:
      let label = scene.setting(.placeholder, at: node) ?? .null
      let role: ElementRole = becomes == .field ? .textField : .searchField
      var element = leaf(
        role, node, label: label, traits: becomes == .field ? .textField : .searchField,
        .documented)
      if scene.isSet(.isSecureTextEntry, true, at: node) { element.traits.insert(.secure) }
      if let text, let literal = literal(text), !literal.isEmpty { element.value = text }
      return element
    case .textView:
      if scene.isSet(.isEditable, false, at: node) {
        return leaf(.text, node, label: text ?? .null, traits: .staticText, .reported)
      }
      var element = leaf(.textField, node, traits: [.textField, .textArea], .reported)
      element.value = text ?? .null
      return element
    case .progress:
      let label = fixed("In progress")
      return leaf(.progress, node, label: label, traits: .updatesFrequently, .reported)
    case .pageControl:
      var element = leaf(.pageControl, node, traits: .adjustable, .reported)
      if let pages = scene.setting(.numberOfPages, at: node).flatMap({ number($0) }) {
        let page = scene.setting(.currentPage, at: node).map { number($0) } ?? 0
        element.label = fixed("page \(page.map { String(Int($0) + 1) } ?? "‹n›") of \(Int(pages))")
        element.labelSource = .content
      }
      return element
    case .webPage: return webPage(node)
    case .opaque:
      var element = leaf(.opaque, node, .inferred)
      element.isOpaque = true
      return element
    }
  }

  /// The titles of the segments, those that are inserted in the order of the code.
  private mutating func segments(_ own: Element, _ node: Scene.NodeID) {
    var titles: [ValueID] = []
    if let items = scene.argument(.items, of: node), case .list(let range) = scene[items] {
      titles = Array(scene.list(range))
    }
    for modifier in scene.modifiers(of: node) {
      switch modifier.word {
      case .insertSegment: titles.append(scene.firstArgument(of: modifier) ?? .null)
      case .removeAllSegments: titles = []
      default: break
      }
    }
    if titles.isEmpty { return append(described(own, node)) }
    let chosen = scene.setting(.selectedSegmentIndex, at: node).flatMap { number($0) }
    let start = list.entries.count
    for (place, title) in titles.enumerated() {
      var part = own
      part.label = title
      part.labelSource = .content
      if chosen == Double(place) { part.traits.insert(.selected) }
      append(part)
    }
    number(from: start)
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
    case .segments: segments(own, node)
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
    // Without one the class has its own.
    if let label = scene.setting(.accessibilityLabel, .accessibilityAttributedLabel, at: node),
      label != .null
    {
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
    if scene.isSet(.isEnabled, false, at: node) { element.traits.insert(.dimmed) }
    return element
  }
}
