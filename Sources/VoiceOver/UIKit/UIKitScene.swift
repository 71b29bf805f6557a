import Views

extension UIKitBuilder {
  /// Writes the parts that were placed as nodes; what is set on them as modifiers.
  mutating func write() {
    write(0, as: .content, depth: 0)
  }

  /// A view of the repository's own class is written inside a node that says so.
  mutating func write(_ index: Int, as role: NodeRole, depth: Int) {
    guard depth < Self.deepestPart, evaluator.enter() else { return }
    defer { evaluator.leave() }
    guard let type = parts[index].type else {
      writeView(index, as: role, depth: depth)
      return
    }
    evaluator.mention(type, as: role)
    let node = evaluator.open(
      .custom(type), role, max(parts[index].expression, 0), parts[index].site,
      name: parts[index].name)
    writeView(index, as: .content, depth: depth)
    evaluator.close(node, [])
  }

  private mutating func writeView(_ index: Int, as role: NodeRole, depth: Int) {
    let part = parts[index]
    let start = max(part.expression, 0)
    let node = evaluator.open(
      .view, role, start, part.site, word: part.word, name: part.name)
    if part.expression < 0 {
      let type = part.site.owner ?? evaluator.root
      evaluator.scene.nodes[Int(node)].origin = Origin(
        file: type.file, offset: evaluator.linker[type].offset)
    }
    if part.expression >= 0,
      case .call(_, let arguments) = evaluator.expression(part.expression, part.site.file)
    {
      evaluator.scene.nodes[Int(node)].arguments = evaluator.sceneArguments(arguments, part.site)
    }
    for child in part.children { write(child, as: .content, depth: depth + 1) }
    if let rest = unseen(part) {
      evaluator.close(
        evaluator.open(.opaque, .content, start, part.site, name: parts[rest].name), [])
    }
    for child in part.focused ?? [] { write(child, as: .accessibilityChildren, depth: depth + 1) }
    apply(part.settings, to: node)
    evaluator.close(node, [])
  }

  /// An outlet that no code places.
  ///
  /// An interface file has more of the view than can be read here. Cells are one element mostly, whatever
  /// it has.
  private func unseen(_ part: UIKitPart) -> Int? {
    switch part.word {
    case .UIView, .UIControl, .UIViewController, .UITableViewController,
      .UICollectionViewController:
      break
    default: return nil
    }
    let isElement = part.settings.contains { $0.word == .isAccessibilityElement }
    // Where code places nothing that is heard, nothing is said of the view at all.
    if isElement || !part.children.contains(where: { saysSomething($0) }) { return nil }
    return part.outlets.first { !parts[$0].isPlaced }
  }

  private mutating func apply(_ settings: [UIKitPart.Setting], to node: Scene.NodeID) {
    var applied: [AppliedModifier] = []
    for setting in settings {
      let value = evaluator.localized(value(setting))
      evaluator.nameAsset(ofUIImage: value)
      let origin = evaluator.origin(setting.expression, setting.site)
      let start = Int32(evaluator.scene.arguments.count)
      evaluator.scene.arguments.append(
        SceneArgument(label: .other, name: nil, value: value, origin: source(setting)))
      applied.append(
        AppliedModifier(
          word: setting.word, name: SourceName(file: setting.site.file, name: setting.name),
          origin: origin, arguments: start..<(start + 1), content: -1,
          owner: setting.site.owner?.index ?? -1))
    }
    let start = Int32(evaluator.scene.modifiers.count)
    evaluator.scene.modifiers.append(contentsOf: applied)
    evaluator.scene.nodes[Int(node)].modifiers =
      start..<Int32(evaluator.scene.modifiers.count)
  }
}

extension UIKitBuilder {
  /// Whether it is known what is focused in a part: not in plain views whose code adds nothing.
  func saysSomething(_ index: Int, depth: Int = 0) -> Bool {
    let part = parts[index]
    // Code may put two views into each other.
    guard depth < Self.deepestPart else { return false }
    switch UIKitClasses.all[part.word] {
    case .children, .image, .opaque, .nothing, nil: break
    default: return true
    }
    if part.settings.contains(where: { $0.word == .isAccessibilityElement }) { return true }
    return (part.children + (part.focused ?? [])).contains {
      saysSomething($0, depth: depth + 1)
    }
  }

  /// Where the value is written.
  private func source(_ setting: UIKitPart.Setting) -> Origin {
    if case .expression(let id) = setting.value, id >= 0 {
      return evaluator.origin(id, setting.site)
    }
    return evaluator.origin(setting.expression, setting.site)
  }

  private mutating func value(_ setting: UIKitPart.Setting) -> ValueID {
    switch setting.value {
    case .expression(let id): id < 0 ? .null : evaluator.value(id, setting.site)
    case .outcome(let body):
      evaluator.outcome(of: body, setting.site)
        ?? evaluator.unknown(setting.expression, setting.site)
    }
  }
}

extension Evaluator {
  /// Writes out what a `UIViewRepresentable` makes, where its code tells.
  mutating func emitForeign(
    _ type: TypeID, _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    guard let make = members(of: type, named: WellKnown.makeUIView).first,
      linker[make].body != nil
    else { return emitController(type, name, arguments, id, site, role, pending) }
    let update = members(of: type, named: WellKnown.updateUIView).first
    let instance = instantiate(type, arguments, site)
    var builder = UIKitBuilder(self)
    let made = builder.readMade(make, update, of: type, instance)
    var isWritten = false
    if let made, builder.saysSomething(made) || builder.isPlain(made) {
      builder.evaluator.mention(type, as: role)
      let node = builder.evaluator.open(.custom(type), role, id, site, name: name)
      builder.write(made, as: .content, depth: 0)
      builder.evaluator.close(node, pending)
      isWritten = true
    } else if let (view, place) = builder.evaluator.hosted(in: type, instance) {
      builder.evaluator.mention(type, as: role)
      let node = builder.evaluator.open(.custom(type), role, id, site, name: name)
      builder.evaluator.emit(view, place, as: .content)
      builder.evaluator.close(node, pending)
      isWritten = true
    }
    self = builder.end()
    return isWritten
  }

  /// Reads one UIKit class by what its own code builds; nil when that is nothing.
  mutating func emitUIKit(_ type: TypeID, _ word: Word) -> Bool {
    let environment = bind(WellKnown.selfName, .instance(0), onto: -1)
    let site = Site(file: type.file, owner: type, environment: environment)
    var builder = UIKitBuilder(self)
    builder.read(type, as: word, site)
    let own = builder.parts[0]
    let isEmpty = own.children.isEmpty && own.settings.isEmpty && (own.focused ?? []).isEmpty
    if !isEmpty { builder.write() }
    self = builder.end()
    return !isEmpty || !scene.mentions.isEmpty
  }
}

extension Evaluator {
  /// The UIKit class that a class of the repository is a kind of; nil for what is none of UIKit's.
  mutating func uiKitClass(of type: TypeID) -> Word? {
    guard case .class = linker[type].kind else { return nil }
    return UIKitClasses.readable.first { linker.inherits(type, $0) }
  }

  /// The same, also for kinds of labels, buttons and whatever else is placed in a view.
  mutating func uiKitKind(of type: TypeID) -> Word? {
    guard case .class = linker[type].kind else { return nil }
    return uiKitClass(of: type) ?? UIKitClasses.leaves.first { linker.inherits(type, $0) }
  }
}
