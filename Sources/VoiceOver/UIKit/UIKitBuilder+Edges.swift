import InterfaceFiles
import Views

/// Which other controllers a controller shows, and how.
extension UIKitBuilder {
  /// As in `navigationController?.pushViewController(Details(), animated: true)`.
  mutating func noteShown(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) {
    let name: NameID
    switch evaluator.expression(callee, site.file) {
    case .name(let plain): name = plain
    case .member(_, let member): name = member
    default: return
    }
    guard let reason = UIKitClasses.showing[evaluator.word(name, site.file)],
      let first = arguments.first
    else { return }
    noteShown(evaluator.argument(first, site.file).value, as: reason, site)
  }

  private mutating func noteShown(
    _ id: ExpressionID, as reason: Mention.Reason, _ site: Site
  ) {
    if let part = part(id, site) {
      if let type = parts[part].type { noteShown(type, as: reason) }
      return
    }
    if let kind = constructed(id, site), let type = kind.type {
      return noteShown(type, as: reason)
    }
    if case .own(let type) = evaluator.controller(id, site) { noteShown(type, as: reason) }
  }

  mutating func noteShown(_ type: TypeID, as reason: Mention.Reason) {
    guard let kind = kind(of: type), UIKitClasses.controllers.contains(kind.word),
      type != around.first
    else { return }
    let mention = Mention(type: type, reason: reason)
    if !evaluator.scene.mentions.contains(mention) { evaluator.scene.mentions.append(mention) }
  }
}

extension UIKitInterface {
  /// The segues of a scene lead to others.
  func noteSegues(of scene: InterfaceFile.NodeID, _ builder: inout UIKitBuilder) {
    let file = views.file
    for connection in file.connections
    where connection.node >= scene && connection.node.index < file[scene].end {
      guard let segue = connection.segue, let reason = UIKitClasses.segues[segue],
        let destination = connection.destination,
        let name = file[file[destination].customClass],
        let type = builder.evaluator.linker.type(named: NameHash.of(name), from: site.file)
      else { continue }
      builder.noteShown(type, as: reason)
    }
  }
}
