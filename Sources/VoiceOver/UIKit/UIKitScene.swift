import Views

extension UIKitBuilder {
  /// Writes the parts that were placed as nodes; what is set on them as modifiers.
  mutating func write() {
    write(0, as: .content, depth: 0)
  }

  private mutating func write(_ index: Int, as role: NodeRole, depth: Int) {
    guard depth < 60 else { return }
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
    for child in part.focused ?? [] { write(child, as: .accessibilityChildren, depth: depth + 1) }
    apply(part.settings, to: node)
    evaluator.close(node, [])
  }

  private mutating func apply(_ settings: [UIKitPart.Setting], to node: Scene.NodeID) {
    var applied: [AppliedModifier] = []
    for setting in settings {
      let value = evaluator.localized(evaluator.value(setting.value, setting.site))
      let origin = evaluator.origin(setting.expression, setting.site)
      let start = Int32(evaluator.scene.arguments.count)
      evaluator.scene.arguments.append(
        SceneArgument(label: .other, name: nil, value: value, origin: origin))
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

extension Evaluator {
  /// The UIKit class that a class of the repository is a kind of; nil for what is none of UIKit's.
  mutating func uiKitClass(of type: TypeID) -> Word? {
    guard case .class = linker[type].kind else { return nil }
    return UIKitClasses.readable.first { linker.inherits(type, $0) }
  }

  /// Reads one UIKit class by what its own code builds; nil when that is nothing.
  mutating func emitUIKit(_ type: TypeID, _ word: Word) -> Bool {
    let environment = bind(WellKnown.selfName, .instance(0), onto: -1)
    let site = Site(file: type.file, owner: type, environment: environment)
    var builder = UIKitBuilder(self)
    builder.read(type, as: word, site)
    let isEmpty = builder.parts[0].children.isEmpty && builder.parts[0].settings.isEmpty
    if !isEmpty { builder.write() }
    self = builder.evaluator
    return !isEmpty || !scene.mentions.isEmpty
  }
}
