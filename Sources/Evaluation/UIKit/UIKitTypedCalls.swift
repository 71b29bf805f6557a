import Views

/// `let title: UILabel = makeTitle("Name")`, `makeTitle("Name") as UIView`: what the function makes says more than the
/// type of the place.
enum UIKitTypedCalls {
  /// Nil where only the type tells what is made: `let row: Row = table.next()`, of a function that is generic.
  static func made(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> Int? {
    guard case .cast(let inner, let name) = builder.evaluator.expression(id, site.file),
      case .call = builder.evaluator.expression(inner, site.file),
      let wanted = builder.kind(named: name, site), !UIKitNames.cells.contains(wanted.word),
      let called = builder.called(by: inner, site)
    else { return nil }
    let member = called.member
    let owner = builder.evaluator.linker[member].owner.map { TypeID(file: member.file, index: $0) }
    let place = Site(file: member.file, owner: owner, environment: -1)
    guard let type = builder.evaluator.linker[member].type,
      builder.kind(named: type, place) != nil
    else {
      // What else it does is done all the same.
      _ = builder.read(called, inner, site)
      return nil
    }
    guard let part = builder.read(called, inner, site) else { return nil }
    return wanted.type == nil || builder.parts[part].type != nil ? part : nil
  }
}
