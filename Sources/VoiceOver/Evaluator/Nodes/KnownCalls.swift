import Views

/// Views of SwiftUI: which argument is a title, which closure a label.
extension Evaluator {
  mutating func emit(
    _ known: KnownView, as alias: Word? = nil, _ name: NameID, _ arguments: Range<Int32>,
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let word = alias ?? self.word(name, site.file)
    let node = open(.view, role, id, site, word: word, name: name)
    if known.becomes == .tabs { scene.nodes[Int(node)].isPaged = files.arePages(pending) }
    let shape = shape(of: arguments, site)
    scene.nodes[Int(node)].arguments = values(of: known, word, shape, arguments, id, site)
    for index in arguments {
      let argument = argument(index, site.file)
      emit(argument, of: known, word, shape, arguments, site)
    }
    switch known.becomes {
    case .tabs: selectTabs(of: node)
    case .loadedImage, .loadedImageView: emitInstead(pending)
    case .button: StyledLabels.emit(pending, &self)
    default: break
    }
    close(node, pending)
  }

  /// What the call looks like as a whole.
  private struct CallShape {
    var hasTitle = false
    var hasLabel = false
    /// `Menu(content: …) { … }`: the closure is the label.
    var hasLabelLast = false
    /// `Label(title: …) { … }`: the closure is the icon.
    var hasTitleView = false
    var hasDestination = false
    var hasAction = false
    var hasRole = false
    var closures = 0

    /// `Button(role: .close) { … }`: the closure is the action, and the platform has a name for the role.
    var isNamedByRole: Bool {
      hasRole && !hasTitle && !hasLabel && closures + (hasAction ? 1 : 0) == 1
    }
  }

  private func shape(of arguments: Range<Int32>, _ site: Site) -> CallShape {
    var shape = CallShape()
    var hasContent = false
    for index in arguments {
      let argument = argument(index, site.file)
      let isClosure =
        if case .closure = expression(argument.value, site.file) { true } else { false }
      switch argument.label.map({ word($0, site.file) }) {
      case nil where isClosure:
        shape.closures += 1
        if hasContent { shape.hasLabelLast = true }
      case nil: shape.hasTitle = true
      case .label: shape.hasLabel = true
      case .content: hasContent = true
      case .title: shape.hasTitleView = true
      case .destination: shape.hasDestination = true
      case .action: shape.hasAction = true
      case .role: shape.hasRole = true
      default: break
      }
    }
    return shape
  }

  /// Texts are resolved where they are titles; a Text keeps what it shows as its one argument.
  private mutating func values(
    of known: KnownView, _ word: Word, _ shape: CallShape, _ arguments: Range<Int32>,
    _ id: ExpressionID, _ site: Site
  ) -> Range<Int32> {
    if known.becomes == .text {
      let text = textOf(word, arguments, id, site) ?? .null
      let place = arguments.first.map { origin(argument($0, site.file).value, site) }
      scene.arguments.append(
        SceneArgument(
          label: .other, name: nil, value: text, origin: place ?? origin(id, site)))
      let end = Int32(scene.arguments.count)
      return (end - 1)..<end
    }
    let range = sceneArguments(arguments, site)
    nameSymbols(in: range, of: word)
    if known.becomes == .disclosure { openAtFirst(range, arguments, site) }
    if word == .Button, shape.isNamedByRole {
      for index in range where scene.arguments[Int(index)].label == .role {
        scene.arguments[Int(index)].name = nil
        let role = scene.arguments[Int(index)].value
        if let named = AddedValues.name(ofRole: role, &self) {
          scene.arguments[Int(index)].value = named
        }
      }
    }
    if known.becomes == .image, let first = range.first {
      nameAsset(in: range, arguments, site)
      // An asset whose name is a key of a catalogue is read as that text.
      let argument = scene.arguments[Int(first)]
      if !argument.hasLabel, case .string = scene[argument.value] {
        let value = localized(argument.value)
        if case .resolved = scene[value] { scene.arguments[Int(first)].value = value }
      }
    } else if known.becomes != .asyncImage {
      for (index, written) in zip(range, arguments) where !scene.arguments[Int(index)].hasLabel {
        let given = argument(written, site.file).value
        let value = localized(scene.arguments[Int(index)].value, of: given, site)
        scene.arguments[Int(index)].value = shownText(value, of: given, site)
      }
    }
    return range
  }

  private mutating func emit(
    _ argument: Views.Argument, of known: KnownView, _ word: Word, _ shape: CallShape,
    _ all: Range<Int32>, _ site: Site
  ) {
    var label = argument.label.map { self.word($0, site.file) }
    // `NavigationStack(root: content)`
    if word == .NavigationStack, argument.label.map({ hash($0, site.file) }) == Self.root {
      label = .content
    }
    let isClosure = if case .closure = expression(argument.value, site.file) { true } else { false }
    if label == nil, known.becomes == .slider || known.becomes == .stepper,
      files.isToldOfEditing(argument.value, site.file)
    {
      return
    }
    guard let role = role(of: label, isClosure, known, word, shape) else {
      // What a view of the system does with what it is given is not known: that is no screen.
      if known.becomes == .opaque, case .closure(let inner) = expression(argument.value, site.file)
      {
        noteParts(in: closure(inner, site.file).body, site)
      }
      if !isClosure, label == nil, word == .AnyView { emit(argument.value, site, as: .content) }
      return
    }
    if known.trailing == .rows, role == .content, files.isRepeated(word, label, all, site) {
      emitRows(argument.value, all, site)
    } else if role.isPresentation {
      present(argument.value, site, role)
    } else if isClosure, word == .Group, let content = takenApart(all, site) {
      emit(argument.value, takingApart: content, site, role)
    } else if isClosure {
      emitContent(argument.value, site, role)
    } else if isBuilder(argument.value, site) {
      emit(argument.value, site, as: role)
    }
  }

  // https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)
  private static let root = NameHash.of("root")

  /// A view that is given as it is, or a closure under a name.
  private mutating func isBuilder(_ id: ExpressionID, _ site: Site) -> Bool {
    if case .name(let name) = expression(id, site.file) {
      switch meaning(of: hash(name, site.file), at: site) {
      case .bound(.expression(let inner, let place)):
        if case .closure = expression(inner, place.file) { return true }
      case .bound(.parameter): return true
      default: break
      }
    }
    return isView(id, site)
  }

  /// Where an argument stands in the view; nil when it holds no views.
  private func role(
    of label: Word?, _ isClosure: Bool, _ known: KnownView, _ word: Word, _ shape: CallShape
  ) -> NodeRole? {
    switch label {
    case nil where word == .Label && shape.hasTitleView: return isClosure ? .icon : nil
    case nil: return isClosure ? trailing(known, shape) : nil
    case .label: return .label
    case .content where known.trailing == .menu: return .menu
    // A second column is a screen of its own, where there is room for one column.
    case .content: return word == .NavigationSplitView ? .destination : .content
    case .rowContent: return known.trailing == .rows ? .content : nil
    case .rows, .columns: return known.trailing == .rows && isClosure ? .content : nil
    case .header: return .header
    case .footer: return .footer
    case .icon: return .icon
    case .title: return isClosure || word == .Label ? .label : nil
    case .placeholder: return .placeholder
    case .currentValueLabel: return .currentValueLabel
    case .minimumValueLabel, .maximumValueLabel: return .rangeLabel
    case .destination: return known.becomes == .navigationLink ? .destination : nil
    case .sidebar: return .content
    case .detail: return .destination
    case .actions, .description: return isClosure ? .content : nil
    case .rootView: return .content
    default: return nil
    }
  }

  private func trailing(_ known: KnownView, _ shape: CallShape) -> NodeRole? {
    switch known.trailing {
    case .content, .rows: return shape.hasLabelLast ? .label : .content
    // Beside a title a closure does something: `Stepper("Count") { … } onDecrement: { … }`.
    case .label: return shape.hasTitle || shape.hasLabel ? nil : .label
    case .placeholder: return .placeholder
    case .menu: return shape.hasLabelLast ? .label : .menu
    case .action, .none: return nil
    case .button:
      if shape.hasLabel || shape.hasTitle || shape.isNamedByRole { return nil }
      return .label
    case .link:
      if shape.hasLabel || shape.hasTitle { return .destination }
      return .label
    }
  }

  /// The first tab is the one shown; the others are screens of their own, but for pages, of which each is shown in its turn.
  private mutating func selectTabs(of node: Scene.NodeID) {
    let arePages = scene.nodes[Int(node)].isPaged
    var next = node + 1
    var isFirst = true
    while Int(next) < scene.nodes.count {
      if scene.nodes[Int(next)].role == .content {
        scene.nodes[Int(next)].role = isFirst ? .tab : .otherTab
        if !isFirst, isOwn(next) { scene.presentations.append(next) }
        isFirst = arePages
      }
      next = scene.nodes[Int(next)].end
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `.tabViewStyle(.page)`, in any spelling.
  ///
  /// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
  fileprivate func arePages(_ modifiers: [PendingModifier]) -> Bool {
    modifiers.contains { modifier in
      guard modifier.word == .tabViewStyle, let first = modifier.arguments.first else {
        return false
      }
      let file = modifier.site.file
      var style = argument(first, in: file).value
      if case .call(let callee, _) = expression(style, in: file) { style = callee }
      switch expression(style, in: file) {
      case .implicitMember(let name), .member(_, let name): return word(name, in: file) == .page
      case .name(let name): return text(of: name, in: file) == "PageTabViewStyle"
      default: return false
      }
    }
  }
}
