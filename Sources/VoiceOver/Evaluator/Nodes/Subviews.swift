import Views

/// `Group(subviews: content) { subviews in ForEach(subviews) { … } }`: what is repeated is what the content shows.
///
/// The closure's parameter stays one that nobody knows; what its views are is bound under a name beside it.
extension Evaluator {
  /// The argument whose views are taken apart.
  func takenApart(_ arguments: Range<Int32>, _ site: Site) -> ExpressionID? {
    for index in arguments where files.label(of: index, site) == .subviews {
      return argument(index, site.file).value
    }
    return nil
  }

  /// The closure of `Group(subviews: …)`, in sight of the views that it is given.
  mutating func emit(
    _ closure: ExpressionID, takingApart content: ExpressionID, _ site: Site, _ role: NodeRole
  ) {
    guard case .closure(let index) = expression(closure, site.file) else {
      emitContent(closure, site, role)
      return
    }
    var place = bind(closure: index, [.parameter], at: site)
    let parameters = self.closure(index, site.file).parameters
    let name =
      parameters.first.map { hash(parameter($0, site.file).name, site.file) }
      ?? WellKnown.dollars[0]
    let beside = Self.beside(name)
    takesApart = true
    place.environment = bind(beside, .expression(content, site), onto: place.environment)
    emitBlock(self.closure(index, site.file).body, place, as: role)
  }

  /// Writes out a row for each view of the content; false where the rows are of something else.
  mutating func emitSubviews(
    _ row: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Bool {
    guard case .closure(let index) = expression(row, site.file) else { return false }
    var place = site
    let content: ExpressionID
    var order = Order()
    if let given = takenApart(arguments, site) {
      content = given
    } else {
      guard let data = files.dataArgument(arguments, site),
        let given = takenApart(turned(data, site, &order), site)
      else { return false }
      (content, place) = given
    }
    // `{ numbered in … numbered.element … }`
    if order.isNumbered, closure(index, site.file).parameters.count != 2 { return false }
    noteCode(at: place)
    let body = closure(index, site.file).body
    var views = subviews(of: content, place)[...]
    if order.dropsFirst { views = views.dropFirst() }
    if order.dropsLast { views = views.dropLast() }
    for (view, origin) in order.isReversed ? views.reversed()[...] : views {
      let view = Bound.expression(view, origin)
      let inner = bind(closure: index, order.isNumbered ? [.parameter, view] : [view], at: site)
      emitBlock(body, inner, as: .content)
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
  private func takenApart(
    _ id: ExpressionID, _ site: Site
  ) -> (content: ExpressionID, site: Site)? {
    guard case .name(let name) = expression(id, site.file),
      case .expression(let content, let place) = lookUp(
        Self.beside(hash(name, site.file)), in: site.environment)
    else { return nil }
    return (content, place)
  }

  /// `subviews.last`: one of the views, or nothing where there is none; nil where it is something else.
  mutating func subview(
    _ word: Word, of id: ExpressionID, _ site: Site
  ) -> (view: ExpressionID, site: Site)?? {
    guard word == .first || word == .last, let (content, place) = takenApart(id, site) else {
      return nil
    }
    noteCode(at: place)
    let views = subviews(of: content, place)
    return .some(word == .first ? views.first : views.last)
  }

  /// What `subviews.reversed()`, `subviews.dropLast()`, `Array(subviews)` and `subviews.enumerated()` are made of.
  private func turned(
    _ data: ExpressionID, _ site: Site, _ order: inout Order
  ) -> ExpressionID {
    var data = data
    while case .call(let callee, let arguments) = expression(data, site.file) {
      switch expression(callee, site.file) {
      // What is left out is the first or last as they were written.
      case .member(let base, let name)
      where word(name, site.file) == .reversed && arguments.isEmpty && !order.dropsAny:
        order.isReversed.toggle()
        data = base
      case .member(let base, let name)
      where word(name, site.file) == .dropFirst && arguments.isEmpty:
        order.dropsFirst = true
        data = base
      case .member(let base, let name)
      where word(name, site.file) == .dropLast && arguments.isEmpty:
        order.dropsLast = true
        data = base
      case .member(let base, let name)
      where hash(name, site.file) == Self.enumerated && arguments.isEmpty:
        order.isNumbered = true
        data = base
      case .name(let name) where word(name, site.file) == .Array && arguments.count == 1:
        data = argument(arguments.lowerBound, site.file).value
      default: return data
      }
    }
    return data
  }

  /// The views of a closure one by one, where nothing else stands in it; else the content as one.
  private mutating func subviews(
    of content: ExpressionID, _ site: Site
  ) -> [(view: ExpressionID, site: Site)] {
    guard think() else { return [(content, site)] }
    defer { rest() }
    switch expression(content, site.file) {
    case .closure(let index):
      let body = closure(index, site.file).body
      let views = body.compactMap { statement -> ExpressionID? in
        if case .expression(let view) = self.statement(statement, site.file) { view } else { nil }
      }
      guard views.count == body.count else { return [(content, site)] }
      let place = bind(closure: index, [], at: site)
      return views.map { ($0, place) }
    case .call(let callee, let arguments) where arguments.isEmpty:
      // `content()`
      guard case .name(let name) = expression(callee, site.file),
        case .bound(.expression(let inner, let place)) = meaning(
          of: hash(name, site.file), at: site),
        case .closure = expression(inner, place.file)
      else { return [(content, site)] }
      return subviews(of: inner, place)
    case .name(let name):
      guard
        case .bound(.expression(let inner, let place)) = meaning(
          of: hash(name, site.file), at: site)
      else { return [(content, site)] }
      return subviews(of: inner, place)
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
