import Scenes
import Views

/// What the views of UIKit become.
enum UIKitElements {
  static func uiKit(
    _ node: Scene.NodeID, _ becomes: UIKitClasses.Becomes, _ builder: inout ElementBuilder
  ) {
    let modifiers = builder.scene.modifiers(of: node).filter { $0.word == .isHidden }
    let hiding = modifiers.map { builder.flag(builder.scene.firstArgument(of: $0)) }
    // Below a hundredth a view is as good as hidden.
    // https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
    let isInvisible =
      !hiding.isEmpty && hiding.allSatisfy { $0 == true }
      || builder.scene.isSet(.accessibilityElementsHidden, true, at: node)
      || builder.scene.setting(.alpha, at: node).map { (builder.number($0) ?? 1) < 0.01 } ?? false
    if isInvisible { return }
    let start = builder.list.entries.count
    if builder.scene.isOpen(.isAccessibilityElement, at: node) {
      // Who makes it decides: it is an element, or what is in it are.
      let branch = builder.open(.branch(isExhaustive: true))
      for isElement in [true, false] {
        let side = builder.open(.alternative)
        uiKit(node, becomes, from: builder.list.entries.count, isElement: isElement, &builder)
        builder.close(side)
      }
      builder.close(branch)
    } else {
      let isElement = builder.flag(builder.scene.setting(.isAccessibilityElement, at: node))
      uiKit(node, becomes, from: start, isElement: isElement, &builder)
    }
    // One state of the screen shows it, and another one does not.
    if modifiers.count == 1, hiding[0] == nil {
      builder.makeOptional(by: modifiers[0], node, from: start)
    } else if hiding.contains(where: { $0 != false }) {
      builder.makeOptional(from: start)
    }
  }

  private static func uiKit(
    _ node: Scene.NodeID, _ becomes: UIKitClasses.Becomes, from start: Int, isElement: Bool?,
    _ builder: inout ElementBuilder
  ) {
    if isElement == true {
      let own = leaf(becomes, node, &builder) ?? builder.leaf(.element, node, .documented)
      element(node, own, &builder)
    } else if builder.scene.firstChild(of: node, .accessibilityChildren) != nil {
      builder.build(children: node, .accessibilityChildren)
    } else if becomes == .image {
      imageInCell(node, isElement: isElement, &builder)
      // It is a view like any other one: what stands in it is met.
      subviews(of: node, &builder)
    } else if let own = leaf(becomes, node, &builder) {
      if isElement != false { several(own, becomes, node, &builder) }
      // What code puts onto a map, or onto a view of a package, is there whatever else is.
      if becomes == .opaque || becomes == .webPage { builder.build(children: node) }
    } else if becomes == .children || becomes == .barItem {
      let before = builder.surroundings.isInCell
      builder.surroundings.isInCell =
        builder.scene.mergesTexts(node) || before && !builder.scene.isCell(node)
      subviews(of: node, &builder)
      builder.surroundings.isInCell = before
      if builder.scene.mergesTexts(node) { cell(node, from: start, &builder) }
    }
  }

  /// The guideline counts what a row shows, an image as well, until the author makes one element of it.
  private static func imageInCell(
    _ node: Scene.NodeID, isElement: Bool?, _ builder: inout ElementBuilder
  ) {
    guard builder.surroundings.isInCell, isElement != false else { return }
    builder.met.insert(.tableCellMerge)
    guard builder.exceptions.contains(.tableCellMerge), var image = leaf(.image, node, &builder)
    else { return }
    image.confidence = .reported
    builder.append(described(image, node, builder))
  }

  /// Of views side by side, the last that is modal hides the others.
  private static func subviews(of node: Scene.NodeID, _ builder: inout ElementBuilder) {
    let modal = builder.scene.children(of: node, .content).last { child in
      let isTransparent = builder.scene[child].isTransparent && child + 1 < builder.scene[child].end
      return builder.scene.isSet(
        .accessibilityViewIsModal, true, at: isTransparent ? child + 1 : child)
    }
    if let modal { builder.build(modal) } else { builder.build(children: node) }
  }

  /// A view that says it is an element takes its subviews away.
  private static func element(_ node: Scene.NodeID, _ own: Element, _ builder: inout ElementBuilder)
  {
    var own = own
    let start = builder.list.entries.count
    builder.build(children: node)
    let below = Combining.merged(from: start, node, .documented, &builder)
    own.merged = below.merged
    own.swallowed = below.label
    own.made = .ignore
    if let set = builder.scene.modifiers(of: node).last(where: {
      $0.word == .isAccessibilityElement
    }) {
      own.origin = set.origin
    }
    builder.append(described(own, node, builder))
  }

  /// What a view is when nothing is said about it; nil for what only holds others.
  static func leaf(
    _ becomes: UIKitClasses.Becomes, _ node: Scene.NodeID, _ builder: inout ElementBuilder
  ) -> Element? {
    let text = builder.scene.setting(
      .text, .attributedText, .buttonType, .setTitle, .setAttributedTitle, .title, at: node)
    switch becomes {
    case .children, .nothing: return nil
    case .barItem where builder.scene.firstChild(of: node, .content) != nil: return nil
    case .barItem:
      let title = text ?? builder.scene.argument(.title, of: node) ?? .null
      var element = builder.leaf(.button, node, label: title, traits: .button, .reported)
      if let word = builder.scene.systemItem(node, builder.index) {
        element.label = builder.fixed(word)
        element.labelSource = .content
      } else if title == .null {
        nameByImage(&element, at: node, &builder)
      }
      return element
    case .element: return builder.leaf(.element, node, .documented)
    case .label:
      return builder.leaf(.text, node, label: text ?? .null, traits: .staticText, .documented)
    case .button:
      var element = builder.leaf(.button, node, label: text ?? .null, traits: .button, .documented)
      // A title without letters is none.
      if text.map({ builder.isEmptyText($0) }) ?? true { nameByImage(&element, at: node, &builder) }
      return element
    case .image:
      var element = builder.leaf(.image, node, traits: .image, .documented)
      nameByImage(&element, at: node, &builder)
      return element
    case .toggle:
      var element = builder.leaf(.toggle, node, traits: .toggle, .documented)
      if let state = builder.flag(builder.scene.setting(.isOn, at: node)) {
        element.traits.insert(state ? .on : .off)
      }
      return element
    case .slider:
      var element = builder.leaf(.slider, node, traits: .adjustable, .documented)
      if let level = builder.scene.level(ofSlider: node, builder.index) {
        element.value = builder.fixed("\(level)%")
      }
      return element
    case .stepper: return builder.leaf(.stepper, node, traits: .button, .reported)
    case .segments: return builder.leaf(.picker, node, traits: .button, .reported)
    case .field, .search:
      let label = builder.scene.setting(.placeholder, at: node) ?? .null
      let role: ElementRole = becomes == .field ? .textField : .searchField
      var element = builder.leaf(
        role, node, label: label, traits: becomes == .field ? .textField : .searchField,
        .documented)
      if builder.scene.isSet(.isSecureTextEntry, true, at: node) { element.traits.insert(.secure) }
      // What code fills it with is said, where nothing stands for it while it is empty.
      if let text, text != .null, !builder.isEmptyText(text),
        label == .null || builder.literal(text) != nil
      {
        element.value = text
      }
      return element
    case .textView:
      if builder.scene.isSet(.isEditable, false, at: node) {
        return builder.leaf(.text, node, label: text ?? .null, traits: .staticText, .reported)
      }
      var element = builder.leaf(.textField, node, traits: [.textField, .textArea], .reported)
      element.value = text ?? .null
      return element
    case .progress:
      let label = builder.fixed("In progress")
      return builder.leaf(.progress, node, label: label, traits: .updatesFrequently, .reported)
    case .pageControl:
      var element = builder.leaf(.pageControl, node, traits: .adjustable, .reported)
      if let pages = builder.scene.setting(.numberOfPages, at: node).flatMap({ builder.number($0) })
      {
        let page = builder.scene.setting(.currentPage, at: node).map { builder.number($0) } ?? 0
        element.label = builder.fixed(
          "page \(page.map { String(Int($0) + 1) } ?? "‹n›") of \(Int(pages))")
        element.labelSource = .content
      }
      return element
    // What is chosen is said, whatever it is called.
    case .wheel: return builder.leaf(.picker, node, traits: .adjustable, .inferred)
    case .webPage: return builder.webPage(node)
    case .opaque:
      var element = builder.leaf(.opaque, node, .inferred)
      element.isOpaque = true
      return element
    }
  }

  /// The titles of the segments, those that are inserted in the order of the code.
  private static func segments(
    _ own: Element, _ node: Scene.NodeID, _ builder: inout ElementBuilder
  ) {
    var titles: [(text: ValueID, rows: Scene.NodeID)] = []
    if let items = builder.scene.argument(.items, of: node),
      case .list(let range) = builder.scene[items]
    {
      titles = builder.scene.list(range).map { ($0, -1) }
    }
    for modifier in builder.scene.modifiers(of: node) {
      switch modifier.word {
      case .insertSegment:
        titles.append((builder.scene.firstArgument(of: modifier) ?? .null, modifier.content))
      case .removeAllSegments: titles = []
      default: break
      }
    }
    if titles.isEmpty { return builder.append(described(own, node, builder)) }
    let chosen = builder.scene.setting(.selectedSegmentIndex, at: node).flatMap {
      builder.number($0)
    }
    let start = builder.list.entries.count
    for (place, title) in titles.enumerated() {
      var part = own
      part.label = title.text
      part.labelSource = .content
      let isOne = titles[...place].allSatisfy { $0.rows < 0 }
      if isOne, chosen == Double(place) { part.traits.insert(.selected) }
      append(part, in: title.rows, &builder)
    }
    builder.number(from: start)
  }

  /// A segment, once for each time round the loop that inserts it.
  private static func append(
    _ segment: Element, in rows: Scene.NodeID, _ builder: inout ElementBuilder
  ) {
    guard rows >= 0, case .rows(let repetition) = builder.scene[rows].kind else {
      return builder.append(segment)
    }
    let value = builder.scene.repetitions[Int(repetition)]
    let start = builder.open(
      .rows(node: rows, count: Int32(value.count), isAssumed: value.isAssumed))
    append(segment, in: builder.scene.firstChild(of: rows, .content) ?? -1, &builder)
    builder.close(start)
  }

  /// A button without a title, and an image view that is an element, are read by what their image is called.
  private static func nameByImage(
    _ element: inout Element, at node: Scene.NodeID, _ builder: inout ElementBuilder
  ) {
    guard
      let image = builder.scene.setting(.setImage, .image, at: node)
        ?? builder.scene.argument(.image, of: node),
      let name = builder.name(ofUIImage: image)
    else { return }
    element.label = name.text
    element.labelSource = name.source
  }

  /// Steppers are two stops, segmented controls as many as they have segments.
  private static func several(
    _ own: Element, _ becomes: UIKitClasses.Becomes, _ node: Scene.NodeID,
    _ builder: inout ElementBuilder
  ) {
    switch becomes {
    case .stepper:
      for name in ["Decrement", "Increment"] {
        var part = described(own, node, builder)
        let wording = builder.fixed(name)
        part.label = builder.sentence(part.label, wording)
        builder.append(part)
      }
    case .segments: segments(own, node, &builder)
    case .search:
      builder.append(described(own, node, builder))
      // https://developer.apple.com/documentation/uikit/uisearchbar/showscancelbutton
      if builder.scene.isSet(.showsCancelButton, true, at: node) {
        var cancel = builder.leaf(
          .button, node, label: builder.fixed("Cancel"), traits: .button, .inferred)
        cancel.labelSource = .content
        builder.append(cancel)
      }
    case .label where own.label == .null:
      // Its text is set from elsewhere.
      var label = described(own, node, builder)
      if label.label == .null { label.isOpaque = false }
      builder.append(label)
    default: builder.append(described(own, node, builder))
    }
  }

  static func described(
    _ element: Element, _ node: Scene.NodeID, _ builder: borrowing ElementBuilder
  ) -> Element {
    var element = element
    // Without one the class has its own.
    if let label = builder.scene.setting(
      .accessibilityLabel, .accessibilityAttributedLabel, at: node),
      label != .null
    {
      element.label = label
      element.labelSource = .explicit
    }
    // A switch says its state whatever is set.
    if element.role != .toggle, let value = builder.scene.setting(.accessibilityValue, at: node) {
      element.value = value
    }
    if let hint = builder.scene.setting(.accessibilityHint, at: node) { element.hint = hint }
    if let labels = builder.scene.setting(.accessibilityUserInputLabels, at: node) {
      element.inputLabels = labels
    }
    element.actions = builder.scene.actionNames(node)
    for modifier in builder.scene.modifiers(of: node) {
      guard let value = builder.scene.firstArgument(of: modifier) else { continue }
      switch modifier.word {
      // What is set replaces the class's own, but for what the system adds to it.
      case .accessibilityTraits:
        element.traits.formIntersection([.toggle, .on, .off, .textField, .secure, .textArea])
        element.traits.formUnion(builder.scene.uiTraits(value))
      case .accessibilityAddTraits: element.traits.formUnion(builder.scene.uiTraits(value))
      case .accessibilityRemoveTraits: element.traits.subtract(builder.scene.uiTraits(value))
      default: break
      }
    }
    if builder.scene.isSet(.isEnabled, false, at: node) { element.traits.insert(.dimmed) }
    return element
  }
}
