import Views

/// Fonts that an app adds to those of the system: `.font(.shelfTitle)`.
extension Evaluator {
  /// Puts in its place what such a name stands for, so that nobody else has to know of it.
  ///
  /// One of them may be called after another.
  mutating func nameFont(in range: Range<Int32>, of modifier: PendingModifier) {
    guard let first = range.first, !scene.arguments[Int(first)].hasLabel else { return }
    if let written = modifier.arguments.first,
      let (made, place) = fontInSet(argument(written, modifier.site.file).value, modifier.site)
    {
      scene.arguments[Int(first)].value = font(made, place)
      scene.arguments[Int(first)].origin = origin(made, place)
    }
    for _ in 0..<3 {
      guard case .member(let word, let name) = scene[scene.arguments[Int(first)].value],
        !Self.fontsOfSystem.contains(word)
      else { return }
      let found = linker.extensionMembers(
        of: .Font, named: hash(name.name, name.file), from: name.file
      ).first { linker[$0].isStatic && isProperty($0) }
      guard let found, let made = expression(of: found) else { return }
      let place = inside(found, self: nil)
      let font = font(made, place)
      scene.arguments[Int(first)].value = font
      scene.arguments[Int(first)].origin = origin(made, place)
    }
  }

  /// `.font(.brand.title)`, where an extension of `Font` gives a set of them.
  private mutating func fontInSet(
    _ id: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(let base, let name) = expression(id, site.file) else { return nil }
    let group: NameID
    switch expression(base, site.file) {
    case .implicitMember(let found): group = found
    case .member(let owner, let found):
      guard case .name(let type) = expression(owner, site.file), word(type, site.file) == .Font
      else { return nil }
      group = found
    default: return nil
    }
    let sets = linker.extensionMembers(of: .Font, named: hash(group, site.file), from: site.file)
    guard let set = sets.first(where: { linker[$0].isStatic && isProperty($0) }),
      let type = declaredType(of: set),
      let member = members(of: type, named: hash(name, site.file)).first,
      let made = expression(of: member)
    else { return nil }
    return (made, inside(member, self: nil))
  }

  /// A function of the app that makes fonts says by its arguments what it is asked for: `relativeTo: .title`.
  private mutating func font(_ id: ExpressionID, _ site: Site) -> ValueID {
    guard case .call(let callee, let arguments) = expression(id, site.file),
      case .name(let name) = expression(callee, site.file)
    else { return value(id, site) }
    return kept(name, arguments, site)
  }

  private static let fontsOfSystem: Set<Word> = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2,
  ]
}

extension Evaluator {
  /// As it is declared, or by what makes it.
  private mutating func declaredType(of member: MemberID) -> TypeID? {
    if let declared = linker[member].type {
      return type(named: hash(declared, member.file), from: member.file)
    }
    guard let made = expression(of: member),
      case .call(let callee, _) = expression(made, member.file),
      case .name(let name) = expression(callee, member.file)
    else { return nil }
    return type(named: hash(name, member.file), from: member.file)
  }

  private func isProperty(_ member: MemberID) -> Bool {
    switch linker[member].kind {
    case .storedProperty, .computedProperty: true
    case .enumCase, .function, .initializer: false
    }
  }

  /// What it is set to, or gives at once.
  private func expression(of member: MemberID) -> ExpressionID? {
    if let value = linker[member].value { return value }
    guard let body = linker[member].body, body.count == 1, let only = body.first else { return nil }
    switch statement(only, member.file) {
    case .expression(let id), .return(let id?): return id
    default: return nil
    }
  }
}
