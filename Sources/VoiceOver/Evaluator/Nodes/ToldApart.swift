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
      case .member(let base, let name) = expression(data, site.file),
      hash(name, site.file) == WellKnown.allCases, case .type(let type) = evaluated(base, site),
      members(of: type, named: WellKnown.allCases).isEmpty
    else { return false }
    let tabs = tabs(below: parent)
    let cases = caseNames(of: type)
    let body = self.closure(closure, site.file).body
    guard cases.count > 1, cases.count <= Self.mostCases,
      tellsApart(named(closure, site), in: body, type, site),
      tabs >= 0 || !isOnlyChoice(body, site)
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
      emit(body: body, bind(closure: closure, [.instance(instance)], at: site), as: .content)
      close(row, [])
    }
    rowBindings = before
    close(node, [])
    return true
  }

  /// `switch kind { … }` alone: its sides are the rows as they stand.
  private func isOnlyChoice(_ body: Block, _ site: Site) -> Bool {
    guard body.count == 1, case .expression(let only) = statement(body.lowerBound, site.file),
      case .branch = expression(only, site.file)
    else { return false }
    return true
  }

  private func named(_ closure: Int32, _ site: Site) -> UInt64 {
    self.closure(closure, site.file).parameters.first
      .map { hash(parameter($0, site.file).name, site.file) } ?? WellKnown.dollars[0]
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
      if asks(branch, subject, site) { return branch.kind != .ternary && showsViews(branch, site) }
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
      guard isName(base, subject, site) else { return tellsApart(subject, in: base, type, site) }
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
      let given = arguments.first(where: { isName(argument($0, site.file).value, subject, site) })
    else { return false }
    switch meaning(of: hash(name, site.file), at: site) {
    case .member(let member):
      guard let body = linker[member].body else { return false }
      let formals = formals(linker[member].parameters, member.file)
      guard let matched = match(formals, arguments, site.file),
        let place = matched.firstIndex(of: given)
      else { return false }
      return tellsApart(formals[place].name, in: body, type, inside(member, self: nil))
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

  private func asks(_ branch: Views.Branch, _ subject: UInt64, _ site: Site) -> Bool {
    if let asked = branch.subject { return isName(asked, subject, site) }
    return branch.alternatives.contains { place in
      guard let test = alternative(place, site.file).test,
        case .binary(let sign, let left, let right) = expression(test, site.file)
      else { return false }
      switch linker.text(of: sign, in: site.file) {
      case "==", "!=":
        guard isName(left, subject, site) else { return false }
        return isCaseName(right, site)
      default: return false
      }
    }
  }

  private func isName(_ id: ExpressionID, _ name: UInt64, _ site: Site) -> Bool {
    switch expression(id, site.file) {
    case .name(let other): return hash(other, site.file) == name
    case .member(let base, let other):
      guard case .name(let owner) = expression(base, site.file) else { return false }
      return word(owner, site.file) == .`self` && hash(other, site.file) == name
    default: return false
    }
  }

  /// Some side builds a view, which what only does something does not.
  private func showsViews(_ branch: Views.Branch, _ site: Site) -> Bool {
    branch.alternatives.contains { place in
      alternative(place, site.file).body.contains { index in
        switch statement(index, site.file) {
        case .expression(let id), .return(let id?): return beginsWithView(id, site)
        default: return false
        }
      }
    }
  }

  private func beginsWithView(_ id: ExpressionID, _ site: Site) -> Bool {
    var cursor = id
    while true {
      switch expression(cursor, site.file) {
      case .call(let callee, _): cursor = callee
      case .member(let base, _): cursor = base
      case .name(let name): return linker.text(of: name, in: site.file).first?.isUppercase ?? false
      default: return false
      }
    }
  }
}
