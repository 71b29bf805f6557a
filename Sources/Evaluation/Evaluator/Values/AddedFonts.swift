import Scenes
import Views

/// Fonts that an app adds to those of the system: `.font(.shelfTitle)`.
enum AddedFonts {
  /// Puts in its place what such a name stands for, so that nobody else has to know of it.
  ///
  /// One of them may be called after another.
  static func nameFont(
    in range: Range<Int32>, of modifier: PendingModifier, _ evaluator: inout Evaluator
  ) {
    guard let first = range.first, !evaluator.scene.arguments[Int(first)].hasLabel else { return }
    if let written = modifier.arguments.first,
      let (made, place) = fontInSet(
        evaluator.argument(written, modifier.site.file).value, modifier.site, &evaluator)
    {
      evaluator.scene.arguments[Int(first)].value = Self.font(made, place, &evaluator)
      evaluator.scene.arguments[Int(first)].origin = evaluator.origin(made, place)
    }
    for _ in 0..<3 {
      guard
        case .member(let word, let name) = evaluator.scene[
          evaluator.scene.arguments[Int(first)].value],
        !Self.fontsOfSystem.contains(word)
      else { return }
      let found = evaluator.linker.extensionMembers(
        of: .Font, named: evaluator.hash(name.name, name.file), from: name.file
      ).first { evaluator.linker[$0].isStatic && isProperty($0, evaluator) }
      guard let found, let made = expression(of: found, evaluator) else { return }
      let place = evaluator.inside(found, self: nil)
      let font = Self.font(made, place, &evaluator)
      evaluator.scene.arguments[Int(first)].value = font
      evaluator.scene.arguments[Int(first)].origin = evaluator.origin(made, place)
    }
  }

  /// `.font(.brand.title)`, where an extension of `Font` gives a set of them.
  private static func fontInSet(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file) else { return nil }
    let group: NameID
    switch evaluator.expression(base, site.file) {
    case .implicitMember(let found): group = found
    case .member(let owner, let found):
      guard case .name(let type) = evaluator.expression(owner, site.file),
        evaluator.word(type, site.file) == .Font
      else { return nil }
      group = found
    default: return nil
    }
    let sets = evaluator.linker.extensionMembers(
      of: .Font, named: evaluator.hash(group, site.file), from: site.file)
    guard
      let set = sets.first(where: { evaluator.linker[$0].isStatic && isProperty($0, evaluator) }),
      let type = declaredType(of: set, &evaluator),
      let member = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first,
      let made = expression(of: member, evaluator)
    else { return nil }
    return (made, evaluator.inside(member, self: nil))
  }

  /// A function of the app that makes fonts says by its arguments what it is asked for: `relativeTo: .title`.
  private static func font(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> ValueID
  {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .name(let name) = evaluator.expression(callee, site.file)
    else { return evaluator.value(id, site) }
    return ValueCalls.kept(name, arguments, site, &evaluator)
  }

  private static let fontsOfSystem: Set<Word> = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2,
  ]
}

extension AddedFonts {
  /// As it is declared, or by what makes it.
  private static func declaredType(of member: MemberID, _ evaluator: inout Evaluator) -> TypeID? {
    if let declared = evaluator.linker[member].type {
      return evaluator.type(named: evaluator.hash(declared, member.file), from: member.file)
    }
    guard let made = expression(of: member, evaluator),
      case .call(let callee, _) = evaluator.expression(made, member.file),
      case .name(let name) = evaluator.expression(callee, member.file)
    else { return nil }
    return evaluator.type(named: evaluator.hash(name, member.file), from: member.file)
  }

  private static func isProperty(_ member: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.linker[member].kind {
    case .storedProperty, .computedProperty: true
    case .enumCase, .function, .initializer: false
    }
  }

  /// What it is set to, or gives at once.
  private static func expression(of member: MemberID, _ evaluator: borrowing Evaluator)
    -> ExpressionID?
  {
    if let value = evaluator.linker[member].value { return value }
    guard let body = evaluator.linker[member].body, body.count == 1, let only = body.first else {
      return nil
    }
    switch evaluator.statement(only, member.file) {
    case .expression(let id), .return(let id?): return id
    default: return nil
    }
  }
}
