import Scenes
import Views

/// `Group(subviews: content) { subviews in ForEach(subviews) { … } }`: what is repeated is what the content shows.
///
/// The closure's parameter stays one that nobody knows; what its views are is bound under a name beside it.
enum Subviews {
  /// The argument whose views are taken apart.
  static func takenApart(_ arguments: Range<Int32>, _ site: Site, _ evaluator: borrowing Evaluator)
    -> ExpressionID?
  {
    for index in arguments where evaluator.files.label(of: index, site) == .subviews {
      return evaluator.argument(index, site.file).value
    }
    return nil
  }

  /// The closure of `Group(subviews: …)`, in sight of the views that it is given.
  static func emit(
    _ closure: ExpressionID, takingApart content: ExpressionID, _ site: Site, _ role: NodeRole,
    _ evaluator: inout Evaluator
  ) {
    guard case .closure(let index) = evaluator.expression(closure, site.file) else {
      evaluator.emitContent(closure, site, role)
      return
    }
    var place = evaluator.bind(closure: index, [.parameter], at: site)
    let parameters = evaluator.closure(index, site.file).parameters
    let name =
      parameters.first.map { evaluator.hash(evaluator.parameter($0, site.file).name, site.file) }
      ?? WellKnown.dollars[0]
    let beside = Self.beside(name)
    evaluator.takesApart = true
    place.environment = evaluator.bind(beside, .expression(content, site), onto: place.environment)
    evaluator.emitBlock(evaluator.closure(index, site.file).body, place, as: role)
  }

  /// Writes out a row for each view of the content; false where the rows are of something else.
  static func emitSubviews(
    _ row: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .closure(let index) = evaluator.expression(row, site.file) else { return false }
    var place = site
    let content: ExpressionID
    var order = Order()
    if let given = takenApart(arguments, site, evaluator) {
      content = given
    } else {
      guard let data = evaluator.files.dataArgument(arguments, site),
        let given = takenApart(turned(data, site, &order, evaluator), site, evaluator)
      else { return false }
      (content, place) = given
    }
    // `{ numbered in … numbered.element … }`
    if order.isNumbered, evaluator.closure(index, site.file).parameters.count != 2 { return false }
    evaluator.noteCode(at: place)
    let body = evaluator.closure(index, site.file).body
    var views = subviews(of: content, place, &evaluator)[...]
    if order.dropsFirst { views = views.dropFirst() }
    if order.dropsLast { views = views.dropLast() }
    for (view, origin) in order.isReversed ? views.reversed()[...] : views {
      let view = Bound.expression(view, origin)
      let inner = evaluator.bind(
        closure: index, order.isNumbered ? [.parameter, view] : [view], at: site)
      evaluator.emitBlock(body, inner, as: .content)
    }
    return true
  }

  /// How rows go through views.
  private struct Order {
    var isReversed = false
    /// Each comes with its number.
    var isNumbered = false
    var dropsFirst = false
    var dropsLast = false

    var dropsAny: Bool { dropsFirst || dropsLast }
  }

  /// The content behind the name that its views have: `subviews`.
  private static func takenApart(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (content: ExpressionID, site: Site)? {
    guard case .name(let name) = evaluator.expression(id, site.file),
      case .expression(let content, let place) = evaluator.lookUp(
        Self.beside(evaluator.hash(name, site.file)), in: site.environment)
    else { return nil }
    return (content, place)
  }

  /// `subviews.last`: one of the views, or nothing where there is none; nil where it is something else.
  static func subview(
    _ word: Word, of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (view: ExpressionID, site: Site)?? {
    guard word == .first || word == .last, let (content, place) = takenApart(id, site, evaluator)
    else {
      return nil
    }
    evaluator.noteCode(at: place)
    let views = subviews(of: content, place, &evaluator)
    return .some(word == .first ? views.first : views.last)
  }

  /// What `subviews.reversed()`, `subviews.dropLast()`, `Array(subviews)` and `subviews.enumerated()` are made of.
  private static func turned(
    _ data: ExpressionID, _ site: Site, _ order: inout Order, _ evaluator: borrowing Evaluator
  ) -> ExpressionID {
    var data = data
    while case .call(let callee, let arguments) = evaluator.expression(data, site.file) {
      switch evaluator.expression(callee, site.file) {
      // What is left out is the first or last as they were written.
      case .member(let base, let name)
      where evaluator.word(name, site.file) == .reversed && arguments.isEmpty && !order.dropsAny:
        order.isReversed.toggle()
        data = base
      case .member(let base, let name)
      where evaluator.word(name, site.file) == .dropFirst && arguments.isEmpty:
        order.dropsFirst = true
        data = base
      case .member(let base, let name)
      where evaluator.word(name, site.file) == .dropLast && arguments.isEmpty:
        order.dropsLast = true
        data = base
      case .member(let base, let name)
      where evaluator.hash(name, site.file) == Self.enumerated && arguments.isEmpty:
        order.isNumbered = true
        data = base
      case .name(let name) where evaluator.word(name, site.file) == .Array && arguments.count == 1:
        data = evaluator.argument(arguments.lowerBound, site.file).value
      default: return data
      }
    }
    return data
  }

  /// The views of a closure one by one, where nothing else stands in it; else the content as one.
  private static func subviews(
    of content: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> [(view: ExpressionID, site: Site)] {
    guard evaluator.think() else { return [(content, site)] }
    defer { evaluator.rest() }
    switch evaluator.expression(content, site.file) {
    case .closure(let index):
      let body = evaluator.closure(index, site.file).body
      let views = body.compactMap { statement -> ExpressionID? in
        if case .expression(let view) = evaluator.statement(statement, site.file) {
          view
        } else {
          nil
        }
      }
      guard views.count == body.count else { return [(content, site)] }
      let place = evaluator.bind(closure: index, [], at: site)
      return views.map { ($0, place) }
    case .call(let callee, let arguments) where arguments.isEmpty:
      // `content()`
      guard case .name(let name) = evaluator.expression(callee, site.file),
        case .bound(.expression(let inner, let place)) = evaluator.meaning(
          of: evaluator.hash(name, site.file), at: site),
        case .closure = evaluator.expression(inner, place.file)
      else { return [(content, site)] }
      return subviews(of: inner, place, &evaluator)
    case .name(let name):
      guard
        case .bound(.expression(let inner, let place)) = evaluator.meaning(
          of: evaluator.hash(name, site.file), at: site)
      else { return [(content, site)] }
      return subviews(of: inner, place, &evaluator)
    default: return [(content, site)]
    }
  }

  private static let enumerated = NameHash.of("enumerated")

  static func beside(_ name: UInt64) -> UInt64 {
    var hash = NameHash(seed: 0x5B71)
    hash.mix(name)
    return hash.value
  }
}
