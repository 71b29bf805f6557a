import Views

/// Fonts that an app adds to those of the system: `.font(.shelfTitle)`.
extension Evaluator {
  /// Puts in its place what such a name stands for, so that nobody else has to know of it.
  ///
  /// One of them may be called after another.
  mutating func nameFont(in range: Range<Int32>) {
    guard let first = range.first, !scene.arguments[Int(first)].hasLabel else { return }
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

  /// A function of the app that makes fonts says by its arguments what it is asked for: `relativeTo: .title`.
  private mutating func font(_ id: ExpressionID, _ site: Site) -> ValueID {
    guard case .call(let callee, let arguments) = expression(id, site.file),
      case .name(let name) = expression(callee, site.file)
    else { return value(id, site) }
    return kept(name, arguments, site)
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

  private static let fontsOfSystem: Set<Word> = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption, .caption2,
  ]
}
