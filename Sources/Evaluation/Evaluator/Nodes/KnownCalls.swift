import Scenes
import Views

/// Views of SwiftUI: which argument is a title, which closure a label.
enum KnownCalls {
  @inline(never)
  static func emit(
    _ known: KnownView, as alias: Word? = nil, _ name: NameID, _ arguments: Range<Int32>,
    _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    let word = alias ?? evaluator.word(name, use.site.file)
    if word == .Toggle, StyledLabels.emit(toggle: use, &evaluator) { return }
    if word == .SubscriptionStoreView, MarketingContent.emit(name, arguments, use, &evaluator) {
      return
    }
    let node = evaluator.open(.view, use.role, use.expression, use.site, word: word, name: name)
    if known.becomes == .tabs {
      evaluator.scene.nodes[Int(node)].isPaged = evaluator.files.arePages(use.pending)
    }
    let shape = Self.shape(of: arguments, use.site, evaluator)
    evaluator.scene.nodes[Int(node)].arguments = values(
      of: known, word, shape, arguments, use.expression, use.site, &evaluator)
    for index in arguments {
      let argument = evaluator.argument(index, use.site.file)
      emit(argument, of: known, word, shape, arguments, use.site, &evaluator)
    }
    switch known.becomes {
    case .tabs: selectTabs(of: node, &evaluator)
    case .loadedImage, .loadedImageView: PackageCalls.emitInstead(use.pending, &evaluator)
    case .button: StyledLabels.emit(use, &evaluator)
    default: break
    }
    evaluator.close(node, use.pending)
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

  private static func shape(
    of arguments: Range<Int32>, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> CallShape {
    var shape = CallShape()
    var hasContent = false
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      let isClosure =
        if case .closure = evaluator.expression(argument.value, site.file) { true } else { false }
      switch argument.label.map({ evaluator.word($0, site.file) }) {
      case nil where isClosure:
        shape.closures += 1
        if hasContent { shape.hasLabelLast = true }
      case nil: shape.hasTitle = true
      case .label: shape.hasLabel = true
      case .content: hasContent = true
      case .title: shape.hasTitleView = true
      case .destination: shape.hasDestination = true
      // Beside what it does a closure is a label: `Button(role: .destructive, intent: drop) { … }`.
      case .action, .intent: shape.hasAction = true
      case .role: shape.hasRole = true
      default: break
      }
    }
    return shape
  }

  /// Texts are resolved where they are titles; a Text keeps what it shows as its one argument.
  private static func values(
    of known: KnownView, _ word: Word, _ shape: CallShape, _ arguments: Range<Int32>,
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Range<Int32> {
    if known.becomes == .text {
      let text = KeyTexts.textOf(word, arguments, id, site, &evaluator) ?? .null
      let place = arguments.first.map {
        evaluator.origin(evaluator.argument($0, site.file).value, site)
      }
      evaluator.scene.arguments.append(
        SceneArgument(
          label: .other, name: nil, value: text, origin: place ?? evaluator.origin(id, site)))
      let end = Int32(evaluator.scene.arguments.count)
      return (end - 1)..<end
    }
    let range = ValueCalls.sceneArguments(arguments, site, &evaluator)
    CaseSymbols.nameSymbols(in: range, of: word, &evaluator)
    if known.becomes == .disclosure {
      HiddenAtFirst.openAtFirst(range, arguments, site, &evaluator)
    }
    if word == .Button, shape.isNamedByRole {
      for index in range where evaluator.scene.arguments[Int(index)].label == .role {
        evaluator.scene.arguments[Int(index)].name = nil
        let role = evaluator.scene.arguments[Int(index)].value
        if let named = AddedValues.name(ofRole: role, &evaluator) {
          evaluator.scene.arguments[Int(index)].value = named
        }
      }
    }
    if known.becomes == .image, let first = range.first {
      GeneratedAssets.nameAsset(in: range, arguments, site, &evaluator)
      // An asset whose name is a key of a catalogue is read as that text.
      let argument = evaluator.scene.arguments[Int(first)]
      if !argument.hasLabel, case .string = evaluator.scene[argument.value] {
        let value = KeyTexts.localized(argument.value, &evaluator)
        if case .resolved = evaluator.scene[value] {
          evaluator.scene.arguments[Int(first)].value = value
        }
      }
    } else if known.becomes != .asyncImage {
      for (index, written) in zip(range, arguments)
      where !evaluator.scene.arguments[Int(index)].hasLabel {
        let given = evaluator.argument(written, site.file).value
        let value = Markdown.localized(
          evaluator.scene.arguments[Int(index)].value, of: given, site, &evaluator)
        evaluator.scene.arguments[Int(index)].value = Markdown.shownText(
          value, of: given, site, &evaluator)
      }
    }
    return range
  }

  private static func emit(
    _ argument: Views.Argument, of known: KnownView, _ word: Word, _ shape: CallShape,
    _ all: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) {
    var label = argument.label.map { evaluator.word($0, site.file) }
    // `NavigationStack(root: content)`
    if word == .NavigationStack, argument.label.map({ evaluator.hash($0, site.file) }) == Self.root
    {
      label = .content
    }
    let isClosure =
      if case .closure = evaluator.expression(argument.value, site.file) { true } else { false }
    if label == nil, known.becomes == .slider || known.becomes == .stepper,
      evaluator.files.isToldOfEditing(argument.value, site.file)
    {
      return
    }
    guard let role = Self.role(of: label, isClosure, known, word, shape, evaluator) else {
      // What a view of the system does with what it is given is not known: that is no screen.
      if known.becomes == .opaque,
        case .closure(let inner) = evaluator.expression(argument.value, site.file)
      {
        LeftOutViews.noteParts(in: evaluator.closure(inner, site.file).body, site, &evaluator)
      }
      if !isClosure, label == nil, word == .AnyView {
        ModifierChains.emit(argument.value, site, as: .content, &evaluator)
      }
      return
    }
    if known.trailing == .rows, role == .content, evaluator.files.isRepeated(word, label, all, site)
    {
      RowBodies.emitRows(argument.value, all, site, &evaluator)
    } else if role.isPresentation {
      Presentations.present(argument.value, site, role, &evaluator)
    } else if isClosure, word == .Group, let content = Subviews.takenApart(all, site, evaluator) {
      Subviews.emit(argument.value, takingApart: content, site, role, &evaluator)
    } else if isClosure {
      evaluator.emitContent(
        argument.value, site, role, isGivenSomething: Self.givingSomething.contains(word))
    } else if ViewReferences.emitBuilt(by: argument.value, site, role, &evaluator) {
    } else if isBuilder(argument.value, site, &evaluator) {
      ModifierChains.emit(argument.value, site, as: role, &evaluator)
    }
  }

  // https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)
  private static let root = NameHash.of("root")
  /// What these give their closures is never nil.
  ///
  /// https://developer.apple.com/documentation/swiftui/scrollviewreader
  private static let givingSomething: Set<Word> = [
    .ScrollViewReader, .GeometryReader, .TimelineView,
  ]

  /// A view that is given as it is, or a closure under a name.
  private static func isBuilder(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    if case .name(let name) = evaluator.expression(id, site.file) {
      switch evaluator.meaning(of: evaluator.hash(name, site.file), at: site) {
      case .bound(.expression(let inner, let place)):
        if case .closure = evaluator.expression(inner, place.file) { return true }
      case .bound(.parameter): return true
      default: break
      }
    }
    return Recognition.isView(id, site, &evaluator)
  }

  /// Where an argument stands in the view; nil when it holds no views.
  private static func role(
    of label: Word?, _ isClosure: Bool, _ known: KnownView, _ word: Word, _ shape: CallShape,
    _ evaluator: borrowing Evaluator
  ) -> NodeRole? {
    switch label {
    case nil where word == .Label && shape.hasTitleView: return isClosure ? .icon : nil
    case nil: return isClosure ? trailing(known, shape, evaluator) : nil
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
    // A stack of the Composable Architecture pushes what this closure shows.
    // https://github.com/pointfreeco/swift-composable-architecture
    case .destination:
      return known.becomes == .navigationLink || word == .NavigationStack && isClosure
        ? .destination : nil
    case .sidebar: return .content
    case .detail: return .destination
    case .actions, .description: return isClosure ? .content : nil
    case .rootView: return .content
    default: return nil
    }
  }

  private static func trailing(
    _ known: KnownView, _ shape: CallShape, _ evaluator: borrowing Evaluator
  ) -> NodeRole? {
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
  private static func selectTabs(of node: Scene.NodeID, _ evaluator: inout Evaluator) {
    let arePages = evaluator.scene.nodes[Int(node)].isPaged
    var next = node + 1
    var isFirst = true
    while Int(next) < evaluator.scene.nodes.count {
      if evaluator.scene.nodes[Int(next)].role == .content {
        evaluator.scene.nodes[Int(next)].role = isFirst ? .tab : .otherTab
        if !isFirst, Presentations.isOwn(next, &evaluator) {
          evaluator.scene.presentations.append(next)
        }
        isFirst = arePages
      }
      next = evaluator.scene.nodes[Int(next)].end
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
