import Scenes
import Views

/// Rows of a small enum's cases that are built differently: each is written out as what it is.
enum ToldApartRows {
  /// More cases than that are hardly told apart, and would be as many rows to write.
  private static var mostCases: Int { 12 }

  /// False where rows are alike, or nobody knows of which cases they are.
  static func emitEachCase(
    _ content: ExpressionID, of data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.each == nil,
      case .closure(let closure) = evaluator.expression(content, site.file),
      let (type, cases, isListed) = Self.cases(listedIn: data, site, &evaluator)
    else { return false }
    let tabs = EachCaseRows.tabs(below: evaluator.parent, evaluator)
    let body = evaluator.closure(closure, site.file).body
    guard cases.count > 1, cases.count <= Self.mostCases,
      tellsApart(evaluator.files.named(closure, site), in: body, type, site, &evaluator),
      tabs >= 0 || isListed || !evaluator.files.isOnlyChoice(body, site)
    else { return false }
    let node = evaluator.open(.group, .content, content, site)
    let before = evaluator.rowBindings
    var isShown = tabs < 0 || evaluator.scene.isFirstTab(node, of: tabs)
    for name in cases {
      let instance = Instances.instantiate(
        type, creator: evaluator.selfInstance(at: site), &evaluator)
      evaluator.instances[Int(instance)].case = name
      // The tab of the first case is the one that is shown; the others are screens of their own.
      let row = evaluator.open(.group, isShown ? .content : .otherTab, content, site)
      if !isShown, Presentations.isOwn(row, &evaluator) {
        evaluator.scene.presentations.append(row)
      }
      if tabs >= 0 { isShown = false }
      evaluator.rowBindings = Int32(evaluator.bindings.count)
      // In `ForEach(Array(kinds.enumerated()), id: \.offset) { place, kind in … }` the last.
      let given = Array(
        repeating: Bound.parameter, count: evaluator.files.isNumbered(closure, site) ? 1 : 0)
      let place = evaluator.bind(closure: closure, given + [.instance(instance)], at: site)
      evaluator.emitBlock(body, place, as: .content)
      evaluator.close(row, [])
    }
    evaluator.rowBindings = before
    evaluator.close(node, [])
    return true
  }

  // MARK: Which cases

  /// All of an enum's, or those of a list that is written out.
  private static func cases(
    listedIn data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (type: TypeID, names: [UInt64], isListed: Bool)? {
    var (next, place) = (data, site)
    for _ in 0..<8 {
      switch evaluator.expression(next, place.file) {
      case .array(let items):
        guard
          let type = ElementTypes.elementType(of: next, place, &evaluator)
            ?? ElementTypes.elementType(of: data, site, &evaluator),
          case .enum = evaluator.linker.kind(ofType: type.index, in: type.file)
        else { return nil }
        let names = items.compactMap {
          caseName(evaluator.item($0, place.file), of: type, place, &evaluator)
        }
        return names.count == items.count ? (type, names, true) : nil
      case .member(let base, let name) where evaluator.hash(name, place.file) == WellKnown.allCases:
        guard case .type(let type) = evaluator.evaluated(base, place) else { return nil }
        guard let own = evaluator.members(of: type, named: WellKnown.allCases).first else {
          return (type, Sizes.caseNames(of: type, &evaluator), false)
        }
        guard let list = Self.list(of: own, type, &evaluator) else { return nil }
        (next, place) = list
      case .call(let callee, let arguments):
        guard let list = evaluator.files.numbered(callee, arguments, place) else { return nil }
        next = list
      default:
        guard let found = SettledNames.source(of: next, place, &evaluator) else { return nil }
        (next, place) = found
      }
    }
    return nil
  }

  private static func list(
    of own: MemberID, _ type: TypeID, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    if let value = evaluator.linker[own].value {
      return (value, evaluator.inside(own, self: .type(type)))
    }
    return SettledNames.only(of: own, self: .type(type), &evaluator)
  }

  // MARK: What is asked of a case

  private static func tellsApart(
    _ subject: UInt64, in body: Block, _ type: TypeID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let id), .return(let id?):
        if tellsApart(subject, in: id, type, site, &evaluator) { return true }
      case .declaration, .assignment, .loop, .guard, .function, .return(nil): break
      }
    }
    return false
  }

  static func tellsApart(
    _ subject: UInt64, in id: ExpressionID, _ type: TypeID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .branch(let index):
      let branch = evaluator.branch(index, site.file)
      if evaluator.files.asks(branch, subject, site) {
        return branch.kind != .ternary && showsViews(branch, site, evaluator)
      }
      for place in branch.alternatives
      where tellsApart(
        subject, in: evaluator.alternative(place, site.file).body, type, site, &evaluator)
      {
        return true
      }
      return false
    case .closure(let index):
      return tellsApart(
        subject, in: evaluator.closure(index, site.file).body, type, site, &evaluator)
    case .call(let callee, let arguments):
      if tellsApart(subject, in: callee, type, site, &evaluator) { return true }
      for index in arguments
      where tellsApart(
        subject, in: evaluator.argument(index, site.file).value, type, site, &evaluator)
      {
        return true
      }
      return passes(subject, to: callee, arguments, type, site, &evaluator)
    case .member(let base, let name):
      guard evaluator.files.isName(base, subject, site) else {
        return tellsApart(subject, in: base, type, site, &evaluator)
      }
      // `kind.page`, `kind.page(for: user)`
      return isToldApart(evaluator.hash(name, site.file), of: type, type, &evaluator)
    default: return false
    }
  }

  /// `row(kind)`, or `Row(kind: kind)`: what is called asks.
  private static func passes(
    _ subject: UInt64, to callee: ExpressionID, _ arguments: Range<Int32>, _ type: TypeID,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard
      let given = arguments.first(where: {
        evaluator.files.isName(evaluator.argument($0, site.file).value, subject, site)
      })
    else { return false }
    // `Kind.page(for: kind)`
    if case .member(let base, let name) = evaluator.expression(callee, site.file),
      case .type(let owner) = evaluator.evaluated(base, site)
    {
      return evaluator.members(of: owner, named: evaluator.hash(name, site.file)).contains {
        evaluator.linker[$0].isStatic
          && tellsApart(given, among: arguments, by: $0, type, site, &evaluator)
      }
    }
    guard case .name(let name) = evaluator.expression(callee, site.file) else { return false }
    switch evaluator.meaning(of: evaluator.hash(name, site.file), at: site) {
    case .member(let member):
      return tellsApart(given, among: arguments, by: member, type, site, &evaluator)
    case .bound(let bound):
      guard let (inner, place) = evaluator.written(for: bound),
        case .closure(let index) = evaluator.expression(inner, place.file),
        let number = arguments.firstIndex(of: given).map({ Int($0 - arguments.lowerBound) }),
        let name = evaluator.files.name(ofParameter: number, of: index, place.file)
      else { return false }
      return tellsApart(
        name, in: evaluator.closure(index, place.file).body, type, place, &evaluator)
    case .type(let view):
      guard evaluator.isInlined(view), let label = evaluator.argument(given, site.file).label,
        let member = evaluator.members(of: view, named: WellKnown.body).first,
        let body = evaluator.linker[member].body
      else { return false }
      return tellsApart(
        evaluator.hash(label, site.file), in: body, type, evaluator.inside(member, self: nil),
        &evaluator)
    default: return false
    }
  }

  /// A function that is given it asks.
  private static func tellsApart(
    _ given: Int32, among arguments: Range<Int32>, by member: MemberID, _ type: TypeID,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let body = evaluator.linker[member].body else { return false }
    let formals = evaluator.files.formals(evaluator.linker[member].parameters, member.file)
    guard let matched = evaluator.files.match(formals, arguments, site.file),
      let place = matched.firstIndex(of: given)
    else { return false }
    return tellsApart(
      formals[place].name, in: body, type, evaluator.inside(member, self: nil), &evaluator)
  }

  /// What a member of the enum builds is another view for another case.
  static func isToldApart(
    _ name: UInt64, of owner: TypeID, _ type: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let member = evaluator.members(of: owner, named: name).first,
      let body = evaluator.linker[member].body,
      evaluator.givesView(evaluator.linker[member], member.file)
    else { return false }
    return tellsApart(
      WellKnown.selfName, in: body, type, evaluator.inside(member, self: nil), &evaluator)
  }
}

extension ToldApartRows {
  private static func caseName(
    _ id: ExpressionID, of type: TypeID, _ site: Site, _ evaluator: inout Evaluator
  ) -> UInt64? {
    switch evaluator.expression(id, site.file) {
    case .implicitMember(let name), .member(_, let name):
      let name = evaluator.hash(name, site.file)
      return Sizes.caseNames(of: type, &evaluator).contains(name) ? name : nil
    default: return nil
    }
  }

  /// Some side builds a view, which what only does something does not.
  private static func showsViews(
    _ branch: Views.Branch, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    branch.alternatives.contains { place in
      evaluator.alternative(place, site.file).body.contains { index in
        switch evaluator.statement(index, site.file) {
        case .expression(let id), .return(let id?): return evaluator.files.beginsWithView(id, site)
        default: return false
        }
      }
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `switch kind { … }` alone: its sides are the rows as they stand.
  fileprivate func isOnlyChoice(_ body: Block, _ site: Site) -> Bool {
    guard body.count == 1, case .expression(let only) = statement(body.lowerBound, in: site.file),
      case .branch = expression(only, in: site.file)
    else { return false }
    return true
  }

  func named(_ closure: Int32, _ site: Site) -> UInt64 {
    self.closure(closure, in: site.file).parameters.last
      .map { hash(parameter($0, in: site.file).name, in: site.file) } ?? WellKnown.dollars[0]
  }

  func isNumbered(_ closure: Int32, _ site: Site) -> Bool {
    self.closure(closure, in: site.file).parameters.count == 2
  }

  /// The list in `Array(kinds.enumerated())`.
  fileprivate func numbered(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> ExpressionID? {
    switch expression(callee, in: site.file) {
    case .name(let name) where word(name, in: site.file) == .Array && arguments.count == 1:
      arguments.first.map { argument($0, in: site.file).value }
    case .member(let base, let name) where word(name, in: site.file) == .enumerated: base
    default: nil
    }
  }

  fileprivate func name(ofParameter number: Int, of closure: Int32, _ file: FileID) -> UInt64? {
    let parameters = self.closure(closure, in: file).parameters
    if parameters.isEmpty {
      return number < WellKnown.dollars.count ? WellKnown.dollars[number] : nil
    }
    guard number < parameters.count else { return nil }
    return hash(parameter(parameters.lowerBound + Int32(number), in: file).name, in: file)
  }

  fileprivate func asks(_ branch: Views.Branch, _ subject: UInt64, _ site: Site) -> Bool {
    if let asked = branch.subject { return isName(asked, subject, site) }
    return branch.alternatives.contains { place in
      guard let test = test(of: alternative(place, in: site.file), site.file),
        case .binary(let sign, let left, let right) = expression(test, in: site.file)
      else { return false }
      switch text(of: sign, in: site.file) {
      case "==", "!=":
        guard isName(left, subject, site) else { return false }
        return isCaseName(right, site)
      default: return false
      }
    }
  }

  func isName(_ id: ExpressionID, _ name: UInt64, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .name(let other): return hash(other, in: site.file) == name
    case .member(let base, let other):
      guard case .name(let owner) = expression(base, in: site.file) else { return false }
      return word(owner, in: site.file) == .`self` && hash(other, in: site.file) == name
    default: return false
    }
  }

  fileprivate func beginsWithView(_ id: ExpressionID, _ site: Site) -> Bool {
    var cursor = id
    while true {
      switch expression(cursor, in: site.file) {
      case .call(let callee, _): cursor = callee
      case .member(let base, _): cursor = base
      case .name(let name): return text(of: name, in: site.file).first?.isUppercase ?? false
      default: return false
      }
    }
  }
}
