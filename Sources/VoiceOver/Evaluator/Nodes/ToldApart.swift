import Views

/// Rows of a small enum's cases that are built differently: each is written out as what it is.
extension Evaluator {
  /// More cases than that are hardly told apart, and would be as many rows to write.
  private static var mostCases: Int { 12 }

  /// False where rows are alike, or nobody knows of which cases they are.
  mutating func emitEachCase(
    _ content: ExpressionID, of data: ExpressionID, _ site: Site
  ) -> Bool {
    guard each == nil, case .closure(let closure) = expression(content, site.file),
      let (type, cases, isListed) = cases(listedIn: data, site)
    else { return false }
    let tabs = tabs(below: parent)
    let body = self.closure(closure, site.file).body
    guard cases.count > 1, cases.count <= Self.mostCases,
      tellsApart(files.named(closure, site), in: body, type, site),
      tabs >= 0 || isListed || !files.isOnlyChoice(body, site)
    else { return false }
    let node = open(.group, .content, content, site)
    let before = rowBindings
    var isShown = tabs < 0 || scene.isFirstTab(node, of: tabs)
    for name in cases {
      let instance = instantiate(type, creator: selfInstance(at: site))
      instances[Int(instance)].case = name
      // The tab of the first case is the one that is shown; the others are screens of their own.
      let row = open(.group, isShown ? .content : .otherTab, content, site)
      if !isShown, isOwn(row) { scene.presentations.append(row) }
      if tabs >= 0 { isShown = false }
      rowBindings = Int32(bindings.count)
      // In `ForEach(Array(kinds.enumerated()), id: \.offset) { place, kind in … }` the last.
      let given = Array(repeating: Bound.parameter, count: files.isNumbered(closure, site) ? 1 : 0)
      let place = bind(closure: closure, given + [.instance(instance)], at: site)
      emitBlock(body, place, as: .content)
      close(row, [])
    }
    rowBindings = before
    close(node, [])
    return true
  }

  // MARK: Which cases

  /// All of an enum's, or those of a list that is written out.
  private mutating func cases(
    listedIn data: ExpressionID, _ site: Site
  ) -> (type: TypeID, names: [UInt64], isListed: Bool)? {
    var (next, place) = (data, site)
    for _ in 0..<8 {
      switch expression(next, place.file) {
      case .array(let items):
        guard let type = elementType(of: next, place) ?? elementType(of: data, site),
          case .enum = linker.kind(ofType: type.index, in: type.file)
        else { return nil }
        let names = items.compactMap { caseName(item($0, place.file), of: type, place) }
        return names.count == items.count ? (type, names, true) : nil
      case .member(let base, let name) where hash(name, place.file) == WellKnown.allCases:
        guard case .type(let type) = evaluated(base, place) else { return nil }
        guard let own = members(of: type, named: WellKnown.allCases).first else {
          return (type, caseNames(of: type), false)
        }
        guard let list = list(of: own, type) else { return nil }
        (next, place) = list
      case .call(let callee, let arguments):
        guard let list = files.numbered(callee, arguments, place) else { return nil }
        next = list
      default:
        guard let found = source(of: next, place) else { return nil }
        (next, place) = found
      }
    }
    return nil
  }

  private mutating func list(
    of own: MemberID, _ type: TypeID
  ) -> (expression: ExpressionID, site: Site)? {
    if let value = linker[own].value { return (value, inside(own, self: .type(type))) }
    return only(of: own, self: .type(type))
  }

  // MARK: What is asked of a case

  private mutating func tellsApart(
    _ subject: UInt64, in body: Block, _ type: TypeID, _ site: Site
  ) -> Bool {
    guard think() else { return false }
    defer { rest() }
    for index in body {
      switch statement(index, site.file) {
      case .expression(let id), .return(let id?):
        if tellsApart(subject, in: id, type, site) { return true }
      case .declaration, .assignment, .loop, .guard, .function, .return(nil): break
      }
    }
    return false
  }

  private mutating func tellsApart(
    _ subject: UInt64, in id: ExpressionID, _ type: TypeID, _ site: Site
  ) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .branch(let index):
      let branch = branch(index, site.file)
      if files.asks(branch, subject, site) {
        return branch.kind != .ternary && showsViews(branch, site)
      }
      for place in branch.alternatives
      where tellsApart(subject, in: alternative(place, site.file).body, type, site) {
        return true
      }
      return false
    case .closure(let index):
      return tellsApart(subject, in: closure(index, site.file).body, type, site)
    case .call(let callee, let arguments):
      if tellsApart(subject, in: callee, type, site) { return true }
      for index in arguments
      where tellsApart(subject, in: argument(index, site.file).value, type, site) {
        return true
      }
      return passes(subject, to: callee, arguments, type, site)
    case .member(let base, let name):
      guard files.isName(base, subject, site) else {
        return tellsApart(subject, in: base, type, site)
      }
      // `kind.page`, `kind.page(for: user)`
      return isToldApart(hash(name, site.file), of: type, type)
    default: return false
    }
  }

  /// `row(kind)`, or `Row(kind: kind)`: what is called asks.
  private mutating func passes(
    _ subject: UInt64, to callee: ExpressionID, _ arguments: Range<Int32>, _ type: TypeID,
    _ site: Site
  ) -> Bool {
    guard case .name(let name) = expression(callee, site.file),
      let given = arguments.first(where: {
        files.isName(argument($0, site.file).value, subject, site)
      })
    else { return false }
    switch meaning(of: hash(name, site.file), at: site) {
    case .member(let member):
      guard let body = linker[member].body else { return false }
      let formals = files.formals(linker[member].parameters, member.file)
      guard let matched = files.match(formals, arguments, site.file),
        let place = matched.firstIndex(of: given)
      else { return false }
      return tellsApart(formals[place].name, in: body, type, inside(member, self: nil))
    case .bound(let bound):
      guard let (inner, place) = written(for: bound),
        case .closure(let index) = expression(inner, place.file),
        let number = arguments.firstIndex(of: given).map({ Int($0 - arguments.lowerBound) }),
        let name = files.name(ofParameter: number, of: index, place.file)
      else { return false }
      return tellsApart(name, in: closure(index, place.file).body, type, place)
    case .type(let view):
      guard isInlined(view), let label = argument(given, site.file).label,
        let member = members(of: view, named: WellKnown.body).first, let body = linker[member].body
      else { return false }
      return tellsApart(hash(label, site.file), in: body, type, inside(member, self: nil))
    default: return false
    }
  }

  /// What a member of the enum builds is another view for another case.
  private mutating func isToldApart(_ name: UInt64, of owner: TypeID, _ type: TypeID) -> Bool {
    guard let member = members(of: owner, named: name).first, let body = linker[member].body,
      givesView(linker[member], member.file)
    else { return false }
    return tellsApart(WellKnown.selfName, in: body, type, inside(member, self: nil))
  }
}

extension Evaluator {
  private mutating func caseName(
    _ id: ExpressionID, of type: TypeID, _ site: Site
  ) -> UInt64? {
    switch expression(id, site.file) {
    case .implicitMember(let name), .member(_, let name):
      let name = hash(name, site.file)
      return caseNames(of: type).contains(name) ? name : nil
    default: return nil
    }
  }

  /// Some side builds a view, which what only does something does not.
  private func showsViews(_ branch: Views.Branch, _ site: Site) -> Bool {
    branch.alternatives.contains { place in
      alternative(place, site.file).body.contains { index in
        switch statement(index, site.file) {
        case .expression(let id), .return(let id?): return files.beginsWithView(id, site)
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

  fileprivate func named(_ closure: Int32, _ site: Site) -> UInt64 {
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

  fileprivate func isName(_ id: ExpressionID, _ name: UInt64, _ site: Site) -> Bool {
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
