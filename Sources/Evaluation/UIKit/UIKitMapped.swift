import Views

/// `[home, search].map { UINavigationController(rootViewController: $0) }`: what a closure makes of each.
enum UIKitMapped {
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
