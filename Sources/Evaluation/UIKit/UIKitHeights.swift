import Scenes
import Views

/// Rows to which a delegate gives (almost) no height: nothing is drawn of these, and nothing of them is met.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)
enum UIKitHeights {
  enum Row { case shown, atTimes, hidden }

  /// A row by the numbers that code asks for.
  private struct Place {
    var section: Int
    var row: Int
  }

  /// What the code may come to.
  private struct Heights: OptionSet {
    var rawValue: UInt8
    static let flat = Self(rawValue: 1)
    static let tall = Self(rawValue: 2)
    /// It gives nothing here: what follows is done.
    static let goesOn = Self(rawValue: 4)
  }

  private enum Answer { case yes, no, open }

  /// What the controller that is read says of a row in an interface file; what asks for it in a form that is not read
  /// leaves it as it is.
  static func row(_ row: Int, of section: Int, _ builder: inout UIKitBuilder) -> Row {
    guard let member = UIKitAnswers.source(UIKitNames.heightForRow, &builder),
      let body = builder.evaluator.linker[member].body
    else { return .shown }
    let site = UIKitAnswers.site(of: member, &builder)
    let place = Place(section: section, row: row)
    guard let heights = heights(in: body, site, place, isValue: true, &builder),
      heights.contains(.flat)
    else { return .shown }
    return heights == .flat ? .hidden : .atTimes
  }

  /// Whether all rows of a table have no height in some cases, as where nothing is loaded yet.
  static func areRowsAtTimes(_ builder: inout UIKitBuilder) -> Bool {
    guard let member = UIKitAnswers.source(UIKitNames.heightForRow, &builder),
      let body = builder.evaluator.linker[member].body
    else { return false }
    let site = UIKitAnswers.site(of: member, &builder)
    let heights = heights(in: body, site, nil, isValue: true, &builder)
    return heights?.isSuperset(of: [.flat, .tall]) ?? false
  }

  /// Where a row stands that is there at times; nil for one that is never there.
  static func step(_ row: Int, of section: Int, _ site: Site, _ builder: inout UIKitBuilder) -> Int?
  {
    switch Self.row(row, of: section, &builder) {
    case .shown: return builder.places.now
    case .hidden: return nil
    case .atTimes:
      let fork = builder.places.add(
        UIKitPlaces.Fork(kind: .atTimes, places: [0], expression: -1, site: site))
      return builder.places.step(.side(fork: fork, place: 0), in: builder.places.now)
    }
  }

  // MARK: What code gives

  private static func heights(
    in body: Block, _ start: Site, _ place: Place?, isValue: Bool, _ builder: inout UIKitBuilder
  ) -> Heights? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    var (site, found): (Site, Heights) = (start, [])
    for index in body {
      var given: Heights? = .goesOn
      switch builder.evaluator.statement(index, site.file) {
      case .return(let id?): given = heights(of: id, site, place, &builder)
      case .expression(let id):
        if isValue, body.count == 1 {
          given = heights(of: id, site, place, &builder)
        } else if case .branch(let number) = builder.evaluator.expression(id, site.file) {
          given = heights(ofSides: number, site, place, isValue: false, &builder)
        }
      case .guard(let number):
        given = heights(ofGuard: number, site, place, &builder)
        site = DecidedBranches.passing(number, site, &builder.evaluator)
      case .declaration, .assignment: ValueBlocks.perform(index, &site, &builder.evaluator)
      case .loop: return nil
      case .return(nil), .function: break
      }
      guard let given else { return nil }
      found.formUnion(given.subtracting(.goesOn))
      if !given.contains(.goesOn) { return found }
    }
    return found.union(.goesOn)
  }

  private static func heights(
    of id: ExpressionID, _ site: Site, _ place: Place?, _ builder: inout UIKitBuilder
  ) -> Heights? {
    if case .branch(let number) = builder.evaluator.expression(id, site.file) {
      return heights(ofSides: number, site, place, isValue: true, &builder)
    }
    return builder.evaluator.code.isFlat(id, site) ? .flat : .tall
  }

  private static func heights(
    ofSides number: Int32, _ site: Site, _ place: Place?, isValue: Bool,
    _ builder: inout UIKitBuilder
  ) -> Heights? {
    var found: Heights = []
    for side in builder.evaluator.branch(number, site.file).alternatives {
      let side = builder.evaluator.alternative(side, site.file)
      guard let answer = answer(of: side, site, place, &builder) else { return nil }
      if answer == .no { continue }
      let inner = PatternMatching.bind(side: side, site, &builder.evaluator)
      guard let given = heights(in: side.body, inner, place, isValue: isValue, &builder) else {
        return nil
      }
      found.formUnion(given)
      if answer == .yes { return found }
    }
    return found.union(.goesOn)
  }

  private static func heights(
    ofGuard number: Int32, _ site: Site, _ place: Place?, _ builder: inout UIKitBuilder
  ) -> Heights? {
    guard let only = builder.evaluator.branch(number, site.file).alternatives.first else {
      return nil
    }
    let side = builder.evaluator.alternative(only, site.file)
    // To have what rows are made of is no choice: without that there are none.
    let asks = side.clauses.contains { clause in
      if case .match = builder.evaluator.clause(clause, site.file) { false } else { true }
    }
    if place == nil, !asks { return .goesOn }
    guard let answer = answer(of: side, site, place, &builder) else { return nil }
    if answer == .yes { return .goesOn }
    let other = heights(in: side.body, site, place, isValue: false, &builder)
    return answer == .no ? other : other?.union(.goesOn)
  }

  // MARK: What code asks

  /// Whether a side is taken for a row; nil where that hangs on the row in a form that is not read.
  private static func answer(
    of side: Alternative, _ start: Site, _ place: Place?, _ builder: inout UIKitBuilder
  ) -> Answer? {
    var site = start
    var answers: [Answer] = []
    for clause in side.clauses {
      switch builder.evaluator.clause(clause, site.file) {
      case .test(let id):
        guard let answer = answer(id, site, place, &builder) else { return nil }
        answers.append(answer)
      case .match(let id, let patterns):
        guard let answer = answer(id, among: patterns, site, place, &builder) else { return nil }
        answers.append(answer)
      case .availability: answers.append(.open)
      }
      PatternMatching.bind(clause: clause, &site, &builder.evaluator)
    }
    return all(answers)
  }

  private static func all(_ answers: [Answer]) -> Answer {
    answers.contains(.no) ? .no : answers.contains(.open) ? .open : .yes
  }

  private static func answer(
    _ id: ExpressionID, _ site: Site, _ place: Place?, _ builder: inout UIKitBuilder
  ) -> Answer? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .tuple(let items) where items.count == 1:
      return answer(builder.evaluator.item(items.lowerBound, site.file), site, place, &builder)
    case .prefix(let sign, let inner)
    where builder.evaluator.linker.text(of: sign, in: site.file) == "!":
      return answer(inner, site, place, &builder).map(contrary)
    case .binary(let sign, let left, let right):
      let sign = builder.evaluator.linker.text(of: sign, in: site.file)
      guard sign == "&&" || sign == "||" else {
        guard let number = number(asked: left, site, place, &builder) else { break }
        return UIKitAsked.number(right, site, &builder)
          .flatMap { compare(number, sign, $0) }.map { $0 ? .yes : .no }
      }
      let isAnd = sign == "&&"
      let sides = [left, right].map { answer($0, site, place, &builder) }
      // What one of them decides needs no other.
      if sides.contains(isAnd ? .no : .yes) { return isAnd ? .no : .yes }
      guard let first = sides[0], let second = sides[1] else { return nil }
      return isAnd ? all([first, second]) : contrary(all([contrary(first), contrary(second)]))
    default: break
    }
    if asksForPlace(id, site, &builder) { return nil }
    return builder.evaluator.truth(id, site).map { $0 ? .yes : .no } ?? .open
  }

  private static func contrary(_ answer: Answer) -> Answer {
    switch answer {
    case .yes: .no
    case .no: .yes
    case .open: .open
    }
  }

  private static func compare(_ number: Int, _ sign: String, _ other: Int) -> Bool? {
    switch sign {
    case "==": number == other
    case "!=": number != other
    case "<": number < other
    case "<=": number <= other
    case ">": number > other
    case ">=": number >= other
    default: nil
    }
  }

  /// A side of a `switch`, or what `if case` and `if let` ask.
  private static func answer(
    _ id: ExpressionID, among patterns: Range<Int32>, _ site: Site, _ place: Place?,
    _ builder: inout UIKitBuilder
  ) -> Answer? {
    guard let number = number(asked: id, site, place, &builder) else {
      return asksForPlace(id, site, &builder) ? nil : .open
    }
    var isMet = false
    for pattern in patterns {
      guard case .value(let value) = builder.evaluator.pattern(pattern, site.file),
        let other = UIKitAsked.number(value, site, &builder)
      else { return nil }
      if other == number { isMet = true }
    }
    return isMet ? .yes : .no
  }

  /// `path.section`, or a name for it.
  private static func number(
    asked id: ExpressionID, _ site: Site, _ place: Place?, _ builder: inout UIKitBuilder
  ) -> Int? {
    let (id, site) = SettledNames.written(id, site, builder.evaluator)
    guard case .member(let base, let name) = builder.evaluator.expression(id, site.file),
      UIKitPaths.isPath(base, site, builder.evaluator)
    else { return nil }
    let hash = builder.evaluator.hash(name, site.file)
    if hash == UIKitNames.section { return place?.section }
    return UIKitNames.rows.contains(hash) ? place?.row : nil
  }

  /// The place is somewhere in it, by that name or by another one.
  private static func asksForPlace(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    var open = [(id, site)]
    for _ in 0..<Self.most {
      guard let (id, site) = open.popLast() else { return false }
      if UIKitPaths.isPath(id, site, builder.evaluator) { return true }
      let files = builder.evaluator.files
      switch files.expression(id, in: site.file) {
      case .name(let name):
        if case .expression(let inner, let place) = builder.evaluator.lookUp(
          files.hash(name, in: site.file), in: site.environment)
        {
          open.append((inner, place))
        }
      case .member(let base, _), .prefix(_, let base), .cast(let base, _): open.append((base, site))
      case .call(let callee, let arguments), .element(let callee, let arguments):
        open.append((callee, site))
        open += arguments.map { (files.argument($0, in: site.file).value, site) }
      case .binary(_, let left, let right): open += [(left, site), (right, site)]
      case .array(let items), .tuple(let items), .dictionary(let items):
        open += items.map { (files.item($0, in: site.file), site) }
      case .branch, .closure, .string, .unknown: return true
      default: break
      }
    }
    return true
  }

  private static let most = 64
}
