import Scenes
import Views

/// Writing nodes: opened, filled, closed with their modifiers.
extension Evaluator {
  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  mutating func open(
    _ kind: SceneNode.Kind, _ role: NodeRole, _ id: ExpressionID, _ site: Site,
    word: Word = .other, name: NameID? = nil
  ) -> Scene.NodeID {
    let node = Scene.NodeID(scene.nodes.count)
    scene.nodes.append(
      SceneNode(
        kind: kind, role: role, word: word,
        name: SourceName(file: site.file, name: name ?? NameID(-1)),
        origin: origin(id, site), owner: site.owner?.index ?? -1, parent: parent, end: node + 1,
        arguments: 0..<0, modifiers: 0..<0))
    parent = node
    return node
  }

  /// Applies the modifiers, the innermost first, and goes back to the node above.
  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  mutating func close(_ node: Scene.NodeID, _ pending: [PendingModifier]) {
    if !pending.isEmpty {
      var applied: [AppliedModifier] = []
      applied.reserveCapacity(pending.count)
      for modifier in pending.reversed() { applied.append(apply(modifier, to: node)) }
      let start = Int32(scene.modifiers.count)
      scene.modifiers.append(contentsOf: applied)
      scene.nodes[Int(node)].modifiers = start..<Int32(scene.modifiers.count)
    }
    scene.nodes[Int(node)].end = Scene.NodeID(scene.nodes.count)
    parent = scene.nodes[Int(node)].parent
  }

  @inline(never)
  mutating func emitOpaque(
    _ name: NameID?, _ use: ViewUse
  ) {
    if TypedPlaces.emitUnknown(name, use, &self) { return }
    if let word = UnknownLooks.drawn(name, use, self) {
      close(open(.view, use.role, use.expression, use.site, word: word, name: name), use.pending)
      return
    }
    if let picture = UnknownLooks.picture(use, self) {
      DeclaredTypes.emitUnknown(.Image, picture, use, &self)
      return
    }
    close(open(.opaque, use.role, use.expression, use.site, name: name), use.pending)
  }

  /// The arguments are evaluated where they were written; views among them are written out below.
  private mutating func apply(
    _ modifier: PendingModifier, to node: Scene.NodeID
  ) -> AppliedModifier {
    let known = KnownModifiers.all[modifier.word]
    if HandedDown.isSetter(modifier.word) { HandedDown.end(modifier, &self) }
    var content: Scene.NodeID = -1
    if known == nil || known?.role != nil {
      let first = Scene.NodeID(scene.nodes.count)
      if let role = known?.role {
        emitViews(of: modifier, as: role)
      } else {
        UnknownModifiers.emit(modifier, on: node, &self)
      }
      if Int(first) < scene.nodes.count { content = first }
    }
    // How large a view is matters of lines only.
    let isMute =
      known?.isMute == true && !(modifier.word == .frame && Scene.mayBeLine(scene[node].word))
    var arguments =
      isMute ? 0..<0 : ValueCalls.sceneArguments(modifier.arguments, modifier.site, &self)
    var (condition, oneRow) = (Int32(-1), UInt8(0))
    if var effect = known?.effect {
      // `accessibility(hidden:)`: the older spelling.
      if effect == .accessibility, let first = arguments.first,
        scene.arguments[Int(first)].label == .hidden
      {
        effect = .hidden
      }
      // `hidden(isCompact)`, which tabs have.
      if effect == .invisible, !arguments.isEmpty { effect = .hidden }
      if effect == .opacity || effect == .hidden || effect == .redacted {
        let claims = HidingModifiers.hiding(modifier, effect, &arguments, &self)
        condition = SideConditions.condition(claims, &self)
        oneRow = OneRow.distance(toRow: claims.oneRow, &self)
      }
      if effect == .label || effect == .action { spoken(arguments, modifier, effect) }
    }
    localize(arguments, of: known?.effect, modifier)
    noteStyle(arguments, of: modifier.word)
    if modifier.word == .font { AddedFonts.nameFont(in: arguments, of: modifier, &self) }
    return AppliedModifier(
      word: modifier.word,
      name: SourceName(file: modifier.site.file, name: modifier.name),
      origin: origin(modifier.expression, modifier.site), arguments: arguments, content: content,
      owner: modifier.site.owner?.index ?? -1, condition: condition, oneRow: oneRow)
  }

  /// What a style of the repository makes of a control is asked by rules.
  private mutating func noteStyle(_ range: Range<Int32>, of word: Word) {
    guard word == .buttonStyle || word == .toggleStyle, let first = range.first,
      case .instance(let type, _) = scene[scene.arguments[Int(first)].value]
    else { return }
    _ = members(of: type, named: WellKnown.makeBody)
  }

  /// `accessibilityLabel { Text("…") }`, `accessibilityAction { … } label: { Text("…") }`: the text.
  private mutating func spoken(
    _ range: Range<Int32>, _ modifier: PendingModifier, _ effect: KnownModifier.Effect
  ) {
    for index in range {
      let argument = scene.arguments[Int(index)]
      guard effect == .label || argument.label == .label,
        case .closure(let closure) = scene[argument.value]
      else { continue }
      let place = bind(closure: closure.closure, [], at: modifier.site)
      let body = self.closure(closure.closure, closure.file).body
      if let text = ValueBlocks.outcome(of: body, place, &self) {
        scene.arguments[Int(index)].value = text
      }
    }
  }

  /// Literals that are spoken may be keys.
  private mutating func localize(
    _ range: Range<Int32>, of effect: KnownModifier.Effect?, _ modifier: PendingModifier
  ) {
    switch effect {
    case .label, .value, .hint, .action, .customContent, .accessibility, .inputLabels, .title,
      .searchable, .badge:
      break
    default: return
    }
    for (index, written) in zip(range, modifier.arguments) {
      let given = scene.arguments[Int(index)]
      guard !given.hasLabel || given.label == .named || given.label == .prompt else { continue }
      scene.arguments[Int(index)].value = Markdown.localized(
        given.value, of: argument(written, modifier.site.file).value, modifier.site, &self)
      switch effect {
      case .label, .value, .hint, .title:
        let expression = argument(written, modifier.site.file).value
        if let text = GeneratedTexts.text(ofImplicit: expression, modifier.site, &self) {
          scene.arguments[Int(index)].value = text
        }
      default: break
      }
    }
  }

  private mutating func emitViews(of modifier: PendingModifier, as role: NodeRole) {
    let site = modifier.site
    let namesContent =
      role.isPresentation
      && modifier.arguments.contains { index in
        argument(index, site.file).label.map { word($0, site.file) } == .content
      }
    for index in modifier.arguments {
      let argument = argument(index, site.file)
      let label = argument.label.map { word($0, site.file) }
      // `.sheet(item: $item) { reload() } content: { … }`: the first closure is for when it is gone.
      if label == nil, namesContent { continue }
      // What it is called is no view, whatever makes it.
      if role == .alert, !files.isClosure(argument.value, site) { continue }
      guard holdsViews(argument, label, role, site) else {
        // What is shown large beside a menu is heard nowhere, and is no screen.
        if label == .preview { LeftOutViews.noteParts(in: argument.value, site, &self) }
        continue
      }
      if role.isPresentation {
        Presentations.present(
          argument.value, site, role,
          of: Presentations.presentedType(modifier.arguments, site, &self), &self)
      } else {
        emitContent(argument.value, site, role)
      }
    }
  }

  /// A closure's views, or a view.
  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  mutating func emitContent(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, isGivenSomething: Bool = false
  ) {
    if case .closure(let closure) = expression(id, site.file) {
      let before = bindings.count
      let place = bind(closure: closure, [], at: site)
      for index in before..<bindings.count where isGivenSomething {
        bindings[index].isNeverNil = true
      }
      emitBlock(self.closure(closure, site.file).body, place, as: role)
    } else if !ViewReferences.emitMade(byReference: id, site, role, &self) {
      ModifierChains.emit(id, site, as: role, &self)
    }
  }

  /// Closures that build views, and views that are given as they are.
  private mutating func holdsViews(
    _ argument: Views.Argument, _ label: Word?, _ role: NodeRole, _ site: Site
  ) -> Bool {
    switch label {
    case .action, .perform, .onDismiss, .onEnded, .onSubmit, .item, .isPresented, .preview, .`in`,
      .isEnabled, .named, .edge, .for:
      return false
    default: break
    }
    if case .closure = expression(argument.value, site.file) { return true }
    guard label == nil || [.content, .leading, .trailing, .destination].contains(label) else {
      return false
    }
    if case .name(let name) = expression(argument.value, site.file), label != nil,
      case .bound(.expression) = meaning(of: hash(name, site.file), at: site)
    {
      return true
    }
    return Recognition.isView(argument.value, site, &self)
      || ViewReferences.madeView(byReference: argument.value, site, &self) != nil
  }
}

// What the code says by itself.

extension LiveFiles {
  fileprivate func isClosure(_ id: ExpressionID, _ site: Site) -> Bool {
    if case .closure = expression(id, in: site.file) { true } else { false }
  }
}
