import Scenes
import Views

/// Calls that give something only where what they are made of is there.
enum OptionalCalls {
  /// `subtitle.map { [$0] }` of no subtitle, `shape?(text)` where no closure was given, and one that was given and
  /// gives nothing: `{ _ in nil }`.
  static func givesNothing(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(callee, site.file) {
    case .member(let base, let name)
    where evaluator.word(name, site.file) == .map && arguments.count == 1:
      return DecidedBranches.isNotNil(base, site, &evaluator) == false
    case .name(let name):
      if DecidedBranches.isNotNil(callee, site, &evaluator) == false { return true }
      guard case .bound(let bound) = evaluator.meaning(ofCall: name, arguments, at: site),
        let (given, place) = evaluator.written(for: bound),
        case .closure(let closure) = evaluator.expression(given, place.file),
        case let body = evaluator.closure(closure, place.file).body, body.count == 1,
        case .expression(let only) = evaluator.statement(body.lowerBound, place.file),
        case .null = evaluator.expression(only, place.file)
      else { return false }
      return true
    case .member where evaluator.files.ownName(callee, site) != nil:
      return DecidedBranches.isNotNil(callee, site, &evaluator) == false
    default: return false
    }
  }

  /// What `map` makes of what is there is there, and so is what a closure gives whose only line is.
  static func givesSomething(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    if case .member(let base, let name) = evaluator.expression(callee, site.file),
      evaluator.word(name, site.file) == .map, arguments.count == 1
    {
      return DecidedBranches.isNotNil(base, site, &evaluator) == true
    }
    guard evaluator.files.ownName(callee, site) != nil,
      let named = SettledNames.written(for: callee, site, &evaluator),
      case let (given, place) = SettledNames.written(named.expression, named.site, evaluator),
      case .closure(let closure) = evaluator.expression(given, place.file),
      case let body = evaluator.closure(closure, place.file).body, !body.isEmpty
    else { return false }
    let bound = arguments.map {
      Bound.expression(evaluator.argument($0, site.file).value, site)
    }
    let inner = evaluator.bind(closure: closure, bound, at: place)
    guard body.count == 1,
      case .expression(let only) = evaluator.statement(body.lowerBound, place.file)
    else { return isOfViews(body, inner, &evaluator) }
    return DecidedBranches.isNotNil(only, inner, &evaluator) == true
  }

  /// Views one after the other: what a builder makes of several is there.
  ///
  /// https://developer.apple.com/documentation/swiftui/viewbuilder
  private static func isOfViews(
    _ body: Block, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    var views = 0
    for index in body {
      guard case .expression(let id) = evaluator.statement(index, site.file) else { continue }
      if Recognition.isView(id, site, &evaluator) { views += 1 }
      if views > 1 { return true }
    }
    return false
  }

  /// How many `value.map { [$0] }` has, where the value is no list.
  ///
  /// https://developer.apple.com/documentation/swift/optional/map(_:)
  static func size(
    ofMapped base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Int? {
    guard arguments.count == 1, let first = arguments.first,
      case .closure(let closure) = evaluator.expression(
        evaluator.argument(first, site.file).value, site.file),
      case let body = evaluator.closure(closure, site.file).body, body.count == 1,
      case .expression(let only) = evaluator.statement(body.lowerBound, site.file),
      case .array(let items) = evaluator.expression(only, site.file),
      isNoList(base, site, evaluator)
    else { return nil }
    return items.count
  }

  /// A parameter of a type with a name, which a list has none of.
  private static func isNoList(
    _ base: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard let name = evaluator.files.ownName(base, site),
      let binding = evaluator.binding(of: name, in: site.environment)
    else { return false }
    return binding.type != nil
  }
}
