import Scenes
import Views

/// What the views of SwiftUI become; the table says which of these ways a view goes.
extension ElementBuilder {
  mutating func view(_ node: Scene.NodeID, _ word: Word) {
    guard let known = KnownViews.written[word] else {
      if let becomes = UIKitClasses.all[word] {
        UIKitElements.uiKit(node, becomes, &self)
      } else {
        opaque(node)
      }
      return
    }
    switch known.becomes {
    case .nothing, .canvas: break
    case .children:
      if surroundings.isTabContent {
        firstChild(of: node)
      } else if word == .NavigationStack || word == .NavigationView {
        stack(node)
      } else {
        build(children: node)
      }
    case .columns: StructureElements.columns(of: node, &self)
    case .barItem: barItem(node)
    case .text: text(node, known)
    case .image: image(node, known)
    case .asyncImage: LoadedImages.asyncImage(node, known, &self)
    case .loadedImage: LoadedImages.loadedImage(node, known, isElement: true, &self)
    case .loadedImageView: LoadedImages.loadedImage(node, known, isElement: false, &self)
    case .shape: shape(node, known)
    case .label: label(node, known)
    case .button: button(node, .button, known)
    case .shareLink:
      var element = control(node, .button, .button, known)
      if element.label == .null, element.labelSource == .none, !isTitled(node) {
        element.label = fixed("Share…")
        element.labelSource = .content
      }
      append(element)
    case .menu: button(node, .menu, known)
    case .navigationLink: navigationLink(node, known)
    case .link:
      button(node, .link, known)
      list.elements[list.elements.count - 1].traits.insert(.link)
    case .systemButton: systemButton(node, word, known)
    case .toggle: toggle(node, known)
    case .slider, .color, .progress, .gauge: labelled(node, word, known)
    case .stepper: stepper(node, known)
    case .picker: Pickers.picker(node, known, &self)
    case .datePicker: Pickers.datePicker(node, known, &self)
    case .textField, .secureField, .textEditor: field(node, known)
    case .labeledContent: Pickers.labeledContent(node, known, &self)
    case .list:
      surroundings.isInList = true
      build(children: node)
    case .section: StructureElements.section(node, known, &self)
    case .groupBox: StructureElements.groupBox(node, known, &self)
    case .disclosure: StructureElements.disclosure(node, known, &self)
    case .tabs: TabBars.build(node, known, &self)
    case .table: StructureElements.table(node, known, &self)
    case .tableRow: StructureElements.tableRow(node, known, &self)
    case .unavailable: StructureElements.unavailable(node, known, &self)
    case .anyOf: StructureElements.anyOf(node, &self)
    case .chart: opaque(node, .chart)
    case .webPage: append(webPage(node))
    case .opaque: opaque(node)
    }
  }

  /// What a page says is not in the app's code.
  mutating func webPage(_ node: Scene.NodeID) -> Element {
    leaf(.element, node, label: fixed("web page"), .inferred)
  }

  // MARK: Texts, images, shapes

  private mutating func text(_ node: Scene.NodeID, _ known: KnownView) {
    let text = scene.firstArgument(of: node) ?? .null
    if text == .null || isEmptyText(text) { return }
    append(leaf(.text, node, label: text, traits: .staticText, known.confidence))
  }

  private mutating func image(_ node: Scene.NodeID, _ known: KnownView) {
    let arguments = scene.arguments(of: node)
    var element = leaf(.image, node, traits: .image, known.confidence)
    for argument in arguments {
      switch argument.label {
      case .decorative: return
      case .label:
        element.label = argument.value
        element.labelSource = .content
        append(element)
        return
      case .systemName:
        // `Image(systemName: "")` shows nothing.
        if isEmptyText(argument.value) { return }
        element.label = new(.symbol(argument.value))
        element.labelSource = .symbolName
      default: break
      }
    }
    if element.labelSource == .none, let name = scene.firstArgument(of: node) {
      if isEmptyText(name) { return }
      element.label = assetName(name)
      element.labelSource = .assetName
    }
    append(element)
  }

  private mutating func shape(_ node: Scene.NodeID, _ known: KnownView) {
    if surroundings.isBehind { return }
    if surroundings.isInFront, scene.isOutline(node) { return }
    if scene.isSeparator(node, index) { return }
    met.insert(.shape)
    if exceptions.contains(.shape) { append(leaf(.shape, node, known.confidence)) }
  }

  private mutating func label(_ node: Scene.NodeID, _ known: KnownView) {
    if let title = scene.firstArgument(of: node) {
      let isIcon = surroundings.labelStyle == .iconOnly
      var element = leaf(
        isIcon ? .image : .text, node, label: title, traits: isIcon ? .image : .staticText,
        known.confidence)
      if isEmptyText(title) {
        element.label = .null
        element.labelSource = .none
        if let symbol = scene.argument(.systemImage, of: node) {
          element.label = new(.symbol(symbol))
          element.labelSource = .symbolName
        } else if let image = scene.argument(.image, of: node) {
          element.label = assetName(image)
          element.labelSource = .assetName
        }
      }
      append(element)
      return
    }
    let start = list.entries.count
    build(children: node, .label)
    if surroundings.labelStyle == .iconOnly {
      forEachTop(from: start) { $0.traits.insert(.image) }
    }
  }

  // MARK: Controls

  private func isTitled(_ node: Scene.NodeID) -> Bool {
    title(of: node) != nil || scene.firstChild(of: node, .label) != nil
  }

  /// The label closure, or the title, as one element.
  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  mutating func control(
    _ node: Scene.NodeID, _ role: ElementRole, _ traits: Traits, _ known: KnownView,
    _ roles: [NodeRole] = [.label]
  ) -> Element {
    let start = list.entries.count
    let before = surroundings
    // The label of a control is laid out by itself.
    surroundings.isInFront = false
    surroundings.isBehind = false
    for role in roles { build(children: node, role) }
    surroundings = before
    var element = Combining.merged(from: start, node, isControl: true, known.confidence, &self)
    element.made = .itself
    element.role = role
    element.traits.subtract([.staticText, .image])
    element.traits.formUnion(traits)
    element.confidence = element.confidence.weaker(known.confidence)
    if let title = title(of: node) {
      element.label = element.label == .null ? title : sentence(title, element.label)
      element.labelSource = isEmptyText(title) ? .none : .content
      if isEmptyText(title) { element.label = .null }
    }
    return element
  }

  /// The first argument without a label, where that is a text.
  func title(of node: Scene.NodeID) -> ValueID? {
    guard let first = scene.firstArgument(of: node) else { return nil }
    switch scene[first] {
    case .view, .closure, .instance, .type, .null: return nil
    default: return first
    }
  }

  mutating func button(_ node: Scene.NodeID, _ role: ElementRole, _ known: KnownView) {
    append(control(node, role, .button, known))
  }

  private mutating func navigationLink(_ node: Scene.NodeID, _ known: KnownView) {
    let isNamed = scene.modifiers(of: node).contains { $0.word == .accessibilityLabel }
    // In a list the row is the link.
    if !isNamed, !surroundings.isInList || surroundings.isBehind, isWithoutSize(node) { return }
    let hasTitle = title(of: node) != nil
    if !isNamed, !hasTitle { met.insert(.navLinkMerge) }
    guard exceptions.contains(.navLinkMerge), !isNamed, !hasTitle else {
      append(control(node, .button, .button, known))
      return
    }
    let start = list.entries.count
    build(children: node, .label)
    forEachTop(from: start) { $0.isOpaque = false }
    let end = scene.nodes[Int(node)].end
    list.containers.removeAll { $0 >= node && $0 < end }
    if topCount(from: start) == 0, start == list.entries.count {
      append(leaf(.button, node, traits: .button, known.confidence))
    } else if case .element(let id) = single(from: start) {
      list.elements[Int(id)].traits.insert(.button)
      if !list.elements[Int(id)].role.isControl { list.elements[Int(id)].role = .button }
    } else if list.cost(start..<list.entries.count, rowsOnce: true).min == 0 {
      orBareLink(node, from: start, known)
    }
  }

  private mutating func systemButton(_ node: Scene.NodeID, _ word: Word, _ known: KnownView) {
    if word == .DefaultToolbarItem, isPlaceOnly(node) { return }
    var element = leaf(.button, node, traits: .button, known.confidence)
    let name: String? =
      switch word {
      case .EditButton: "Edit"
      case .PasteButton: "Paste"
      case .RenameButton: "Rename"
      case .SignInWithAppleButton: "Sign in with Apple"
      case .HelpLink: "Help"
      case .SettingsLink: "Settings"
      default: nil
      }
    // Where the table has no name for it, it has one all the same.
    element.label = fixed(name ?? spelling(of: node))
    element.labelSource = .content
    append(element)
  }

  /// Says where the search field or the title is, which others put there.
  ///
  /// https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind
  private func isPlaceOnly(_ node: Scene.NodeID) -> Bool {
    scene.arguments(of: node).contains { argument in
      guard case .member(_, let kind) = scene[argument.value], kind.name.index >= 0 else {
        return false
      }
      return Self.places.contains(index.name(kind.name, in: kind.file).text)
    }
  }

  private static let places: Set<String> = ["search", "title"]

  private mutating func toggle(_ node: Scene.NodeID, _ known: KnownView) {
    let isButton = surroundings.toggleStyle == .button
    var traits: Traits = isButton ? .button : .toggle
    if let isOn = scene.argument(.isOn, of: node),
      let state = StructureElements.constantFlag(isOn, self)
    {
      traits.insert(isButton ? (state ? .selected : []) : state ? .on : .off)
    }
    append(control(node, .toggle, traits, known))
  }

  /// One element with a label and a value: sliders, colour wells, progress, gauges.
  private mutating func labelled(_ node: Scene.NodeID, _ word: Word, _ known: KnownView) {
    switch known.becomes {
    case .slider: append(control(node, .slider, .adjustable, known))
    case .color: append(control(node, .color, .button, known))
    case .gauge:
      var element = control(node, .gauge, [], known)
      element.value = level(of: node, isNamed: element.label != .null)
      append(element)
    default:
      var element = control(
        node, .progress, .updatesFrequently, known, [.label, .currentValueLabel])
      element.value = level(of: node, isNamed: element.label != .null)
      if element.label == .null, element.value == .null {
        element.label = fixed("In progress")
        element.labelSource = .content
      }
      append(element)
    }
  }

  private mutating func stepper(_ node: Scene.NodeID, _ known: KnownView) {
    let element = control(node, .stepper, .button, known)
    for name in ["Decrement", "Increment"] {
      var part = element
      let wording = fixed(name)
      part.label = sentence(element.label, wording)
      append(part)
    }
  }

  private mutating func field(_ node: Scene.NodeID, _ known: KnownView) {
    let traits: Traits = known.becomes == .secureField ? [.textField, .secure] : .textField
    let role: ElementRole = known.becomes == .secureField ? .secureField : .textField
    if known.becomes == .textEditor {
      var element = leaf(role, node, traits: [.textField, .textArea], known.confidence)
      element.value = typed(node, isSecure: false)
      append(element)
      return
    }
    var element = control(node, role, traits, known)
    element.value = typed(node, isSecure: known.becomes == .secureField)
    if element.label == .null, let prompt = scene.argument(.prompt, of: node) {
      element.label = prompt
      element.labelSource = prompt == .null ? .none : .content
    }
    append(element)
  }

  /// What is in a field from the start, as in `text: .constant("Ghent")`.
  private mutating func typed(_ node: Scene.NodeID, isSecure: Bool) -> ValueID {
    guard let text = scene.argument(.text, of: node),
      case .call(.constant, _, let range) = scene[text],
      let first = scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)].first,
      let literal = literal(first.value), !literal.isEmpty
    else { return .null }
    return isSecure ? fixed(String(repeating: "•", count: literal.count)) : first.value
  }
}
