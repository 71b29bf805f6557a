import Views

/// How many rows code gives: of several ways out the longest, taken for granted unless all are as long.
extension Evaluator {
  mutating func size(
    ofMember id: MemberID, self bound: Bound?, _ arguments: Range<Int32>?, _ site: Site
  ) -> Size {
    let member = linker[id]
    var place = inside(id, self: bound)
    switch member.kind {
    case .storedProperty
    where arguments == nil && files.isConstant(member, id.file) && isSettled(member, site):
      return member.value.map { size(of: $0, place) } ?? (nil, false)
    case .function where arguments != nil:
      let formals = files.formals(member.parameters, id.file)
      let nothing = [Int32?](repeating: nil, count: formals.count)
      place = bind(formals, nothing, at: site, declared: place)
    case .computedProperty where arguments == nil: break
    default: return (nil, false)
    }
    guard let body = member.body, think() else { return (nil, false) }
    defer { rest() }
    let chosen = size(ofBody: body, place)
    guard chosen.count == nil, body.count > 1, files.isAssembly(body, id.file),
      let given = outcome(of: body, place)
    else { return chosen }
    return size(of: given)
  }

  /// As in `Release.all()`.
  mutating func size(
    ofFunction name: NameID, of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Size {
    guard case .name(let owner) = expression(base, site.file) else { return (nil, false) }
    if word(owner, site.file) == .`self` || word(owner, site.file) == .`Self` {
      return size(ofName: name, site, arguments)
    }
    guard case .type(let type) = meaning(of: hash(owner, site.file), at: site),
      let id = members(of: type, named: hash(name, site.file)).first, linker[id].isStatic
    else { return (nil, false) }
    return size(ofMember: id, self: .type(type), arguments, site)
  }

  /// `{ Text(a); Text(b) }` for a list: only a result builder makes one of lines, or of one thing that is none.
  mutating func built(by id: ExpressionID, _ site: Site) -> Int? {
    guard let (id, site) = written(for: .expression(id, site)),
      case .closure(let index) = expression(id, site.file)
    else { return nil }
    let body = closure(index, site.file).body
    let areLines = body.allSatisfy { line in
      guard case .expression(let line) = statement(line, site.file) else { return false }
      if case .branch = expression(line, site.file) { return false }
      return true
    }
    guard areLines, !body.isEmpty else { return nil }
    return body.count > 1 || isOfOwnType(body.lowerBound, site) ? body.count : nil
  }

  /// `Item { … }`, of a type of the repository.
  private mutating func isOfOwnType(_ line: Int32, _ site: Site) -> Bool {
    guard case .expression(let line) = statement(line, site.file),
      case .call(let callee, let arguments) = expression(line, site.file),
      case .name(let name) = expression(callee, site.file),
      case .type = meaning(ofCall: name, arguments, at: site)
    else { return false }
    return true
  }

  /// As in `isLong ? all : [.first]`.
  mutating func size(ofSides branch: Views.Branch, _ site: Site) -> Size {
    if let decided = decided(branch, site), let place = decided {
      let side = alternative(place, site.file)
      return size(ofBody: side.body, bind(side: side, site))
    }
    guard branch.isExhaustive else { return (nil, false) }
    var sizes: [Size] = []
    for place in shown(branch, site) {
      let side = alternative(place, site.file)
      sizes.append(size(ofBody: side.body, bind(side: side, site)))
    }
    return longest(of: sizes)
  }

  mutating func size(ofBody body: Block, _ site: Site) -> Size {
    var site = site
    var sizes: [Size] = []
    return addSizes(of: body, &site, to: &sizes) ? longest(of: sizes) : (nil, false)
  }

  /// False for code that does more than to choose.
  private mutating func addSizes(
    of body: Block, _ site: inout Site, to sizes: inout [Size]
  ) -> Bool {
    for index in body {
      switch statement(index, site.file) {
      case .return(let id?):
        sizes.append(size(of: id, site))
        return true
      case .expression(let id):
        guard case .branch(let inner) = expression(id, site.file) else {
          guard body.count == 1 else { return false }
          sizes.append(size(of: id, site))
          return true
        }
        let branch = branch(inner, site.file)
        for place in shown(branch, site) {
          let side = alternative(place, site.file)
          var inner = bind(side: side, site)
          guard addSizes(of: side.body, &inner, to: &sizes) else { return false }
        }
        if branch.isExhaustive { return true }
      case .guard(let branch):
        guard addSizes(of: files.otherwise(branch, site), &site, to: &sizes) else { return false }
        site = passing(branch, site)
      case .declaration: perform(index, &site)
      case .assignment, .loop, .function, .return(nil): return false
      }
    }
    return false
  }

  private func longest(of sizes: [Size]) -> Size {
    let known = sizes.compactMap(\.count)
    guard let most = known.max(), known.count == sizes.count else { return (nil, false) }
    return (most, known.contains { $0 != most } || sizes.contains(where: \.isAssumed))
  }
}
