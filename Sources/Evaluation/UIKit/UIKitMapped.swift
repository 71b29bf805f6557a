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
}
