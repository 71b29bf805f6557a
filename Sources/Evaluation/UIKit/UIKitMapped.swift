import Views

/// `[home, search].map { UINavigationController(rootViewController: $0) }`: what a closure makes of each.
enum UIKitMapped {
  /// One of a list that code writes out, for what a closure does with each.
  static func element(
    of callee: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Bound] {
    guard case .member(let list, let verb) = builder.evaluator.expression(callee, site.file)
    else { return [] }
    switch builder.evaluator.word(verb, site.file) {
    case .map, .compactMap: break
    default: return []
    }
    let entries = UIKitSegments.entries(list, site, &builder)
    if entries.isEmpty { return [] }
    let first = Int32(builder.evaluator.choices.count)
    builder.evaluator.choices.append(contentsOf: entries)
    return [.either(first..<Int32(builder.evaluator.choices.count))]
  }

  /// Nil for a closure that does more than that.
  static func list(
    of items: [UIKitBuilder.Listed], _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> [UIKitBuilder.Listed]? {
    guard let only = arguments.first,
      case .closure(let closure) = evaluator.expression(
        evaluator.argument(only, site.file).value, site.file)
    else { return nil }
    let body = evaluator.closure(closure, site.file).body
    guard body.count == 1, let made = evaluator.code.returned(by: body, site) else { return nil }
    return items.map { item in
      let inner = evaluator.bind(
        closure: closure, [.expression(item.expression, item.site)], at: site)
      return (made, inner)
    }
  }

  /// The same of a name that stands for it: `let labels = titles.map { makeLabel($0) }`.
  static func place(
    named id: ExpressionID, in parent: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .name = builder.evaluator.expression(id, site.file), builder.part(id, site) == nil,
      let (written, place) = builder.evaluator.code.plain(id, site, builder.evaluator)
    else { return false }
    return Self.place(written, in: parent, place, &builder)
  }

  /// As in `titles.map { makeLabel($0) }`; false for all else.
  static func place(
    _ id: ExpressionID, in parent: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      case .member(let base, let name) = builder.evaluator.expression(callee, site.file),
      let first = arguments.first
    else { return false }
    switch builder.evaluator.word(name, site.file) {
    case .map, .compactMap: break
    default: return false
    }
    let maker = builder.evaluator.argument(first, site.file).value
    guard case .closure(let closure) = builder.evaluator.expression(maker, site.file) else {
      return false
    }
    let body = builder.evaluator.closure(closure, site.file).body
    builder.repeating(over: base, site) { builder, given, _ in
      let place = builder.evaluator.bind(closure: closure, given, at: site)
      let mark = builder.locals.count
      builder.read(body, place, alias: nil)
      if let last = builder.evaluator.code.returned(by: body, place) {
        builder.place(last, in: parent, place)
      }
      builder.undoLocals(to: mark)
    }
    return true
  }
}
