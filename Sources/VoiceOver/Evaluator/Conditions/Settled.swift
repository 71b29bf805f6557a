import Views

/// What a name was given, followed to where that is written.
extension Evaluator {
  /// The value of an expression, where that is the same whenever the view is placed like this.
  ///
  /// Names are followed to what is written for them; what would have to be computed is not settled.
  mutating func settled(_ id: ExpressionID, _ site: Site) -> Value? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .null, .boolean, .number, .string, .implicitMember, .closure, .array:
      return evaluated(id, site)
    case .tuple(let items) where items.count == 1:
      return settled(item(items.lowerBound, site.file), site)
    case .call(let callee, _): return files.isCaseName(callee, site) ? evaluated(id, site) : nil
    case .cast(let inner, _):
      // A constant that says of which type its cases are.
      switch expression(inner, site.file) {
      case .implicitMember, .branch: return settled(inner, site)
      default: return nil
      }
    case .branch(let index):
      let branch = branch(index, site.file)
      guard let place = decided(branch, site) ?? nil else { return nil }
      let side = alternative(place, site.file)
      guard side.body.count == 1,
        case .expression(let inner) = statement(side.body.lowerBound, site.file)
      else { return nil }
      return settled(inner, bind(side: side, site))
    case .name, .member:
      if let (inner, place) = source(of: id, site) { return settled(inner, place) }
      if let flag = flagOnPhone(id, site) { return .boolean(flag) }
      if files.isCaseName(id, site) {
        guard case .member(let word, let name) = evaluated(id, site) else { return nil }
        return .member(word, name)
      }
      return chosen(by: id, site)
    default: return nil
    }
  }

  /// `style.title`, of a style that is known: what its property chooses for that case; nothing of `book?.title`
  /// where there is no book.
  private mutating func chosen(by id: ExpressionID, _ site: Site) -> Value? {
    guard case .member(let base, _) = expression(id, site.file) else { return nil }
    switch settled(base, site) {
    case .null: return .null
    case .member: break
    default: return nil
    }
    switch evaluated(id, site) {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .string(let text): return .string(text)
    case .number(let text): return .number(text)
    default: return nil
    }
  }

  /// What a property was given to begin with says nothing where something may change it: `@State var isOpen`.
  mutating func isFixed(_ name: UInt64, at site: Site) -> Bool {
    let instance = selfInstance(at: site)
    guard instance >= 0, lookUp(name, in: site.environment) == nil,
      let id = members(of: instances[Int(instance)].type, named: name).first
    else { return true }
    let member = linker[id]
    guard member.kind == .storedProperty, member.isVariable else { return true }
    return files.isConstant(member, id.file)
  }

  /// A view that is read by itself may be given what it says itself otherwise.
  func isSettled(_ member: Member, _ site: Site) -> Bool {
    let instance = selfInstance(at: site)
    guard member.isVariable else { return true }
    return instance > 0 && instances[Int(instance)].isKnown
  }

  /// What an own name stands for, as an expression: an argument, the initial value of a property, or the only
  /// line of one that is computed.
  mutating func source(
    of id: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard let hash = files.ownName(id, site) else {
      return source(ofStatic: id, site) ?? source(ofMember: id, site) ?? source(ofAdded: id, site)
    }
    guard isFixed(hash, at: site) else { return constant(boundTo: hash, site) }
    let member: MemberID
    switch meaning(of: hash, at: site) {
    case .bound(.expression(let inner, let place)): return (inner, place)
    case .member(let found), .global(let found): member = found
    default: return nil
    }
    let declaration = linker[member]
    if case .storedProperty = declaration.kind {
      if let given = OnlyInitializer.source(of: member, self: boundSelf(at: site), &self) {
        return given
      }
      guard let initial = declaration.value, files.isConstant(declaration, member.file),
        isSettled(declaration, site)
      else { return nil }
      return (initial, inside(member, self: declaration.isStatic ? nil : boundSelf(at: site)))
    }
    guard case .computedProperty = declaration.kind else { return nil }
    return only(of: member, self: declaration.isStatic ? nil : boundSelf(at: site))
  }

  /// What `.constant(false)` holds, that a binding was given.
  private mutating func constant(
    boundTo name: UInt64, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .bound(let bound) = meaning(of: name, at: site),
      let (id, place) = written(for: bound),
      case .call(let callee, let arguments) = expression(id, place.file), arguments.count == 1,
      let only = arguments.first
    else { return nil }
    switch expression(callee, place.file) {
    case .implicitMember(let maker), .member(_, let maker):
      guard linker.text(of: maker, in: place.file) == "constant" else { return nil }
      return (argument(only, place.file).value, place)
    default: return nil
    }
  }

  /// What `isPhone()` gives, a function that takes nothing: its only line, or what its guards leave of it.
  mutating func source(
    ofCall callee: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    let found: MemberID?
    var owner: Bound?
    switch expression(callee, site.file) {
    // `static let isDemo: Bool = { return false }()`.
    case .closure(let index):
      return only(of: closure(index, site.file).body, bind(closure: index, [], at: site))
    case .name(let name):
      switch meaning(ofCall: name, 0..<0, at: site) {
      case .member(let member): (found, owner) = (member, boundSelf(at: site))
      case .global(let member): found = member
      default: return nil
      }
    case .member(let base, let name):
      guard case .name(let named) = expression(base, site.file) else { return nil }
      if word(named, site.file) == .`self` {
        owner = boundSelf(at: site)
        found = selfType(at: site).flatMap { members(of: $0, named: hash(name, site.file)).first }
      } else if let type = typeNamed(named, site) {
        owner = .type(type)
        found = members(of: type, named: hash(name, site.file)).first
      } else {
        return nil
      }
    default: return nil
    }
    guard let found, case .function = linker[found].kind else { return nil }
    return only(of: found, self: owner)
  }

  /// What a computed property gives: its only line, or what its guards leave of it.
  ///
  /// Guards ask other properties, more than once, and these ask back: each is thought about once.
  mutating func only(
    of member: MemberID, self bound: Bound?
  ) -> (expression: ExpressionID, site: Site)? {
    guard let body = linker[member].body else { return nil }
    switch linker[member].kind {
    case .computedProperty: break
    // One that takes nothing is as good as a property.
    case .function where linker[member].parameters.isEmpty: break
    default: return nil
    }
    guard let asked = Considered(member, of: bound, self) else {
      return only(of: body, inside(member, self: bound))
    }
    if let known = memory.considered.first(where: { $0.isSame(as: asked) }) { return known.answer }
    if memory.considered.contains(where: { $0.isAsking(asked) }) { return nil }
    let place = memory.considered.count
    memory.considered.append(asked)
    let answer = only(of: body, inside(member, self: bound))
    memory.considered[place].answer = answer
    memory.considered[place].isAsked = false
    // What was bound for it lasts no longer than the question.
    if place == 0 { memory.considered.removeAll(keepingCapacity: true) }
    return answer
  }

  private mutating func only(
    of body: Block, _ start: Site
  ) -> (expression: ExpressionID, site: Site)? {
    var place = start
    for (number, index) in body.enumerated() {
      switch statement(index, place.file) {
      case .guard(let branch):
        switch passes(branch, place) {
        case true: place = passing(branch, place)
        case false: return files.onlyReturn(of: files.otherwise(branch, place), place)
        case nil: return nil
        }
      case .expression(let inner), .return(let inner?):
        return number == body.count - 1 ? (inner, place) : nil
      default: return nil
      }
    }
    return nil
  }

  /// `Flags.isNew` and `Self.isNew`, constants of a type or computed in one line.
  private mutating func source(
    ofStatic id: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(let base, let name) = expression(id, site.file),
      files.isCapitalized(base, site),
      case .name(let owner) = expression(base, site.file),
      let type = typeNamed(owner, site),
      let member = members(of: type, named: hash(name, site.file)).first, linker[member].isStatic
    else { return nil }
    let declaration = linker[member]
    switch declaration.kind {
    case .storedProperty: break
    case .computedProperty: return only(of: member, self: .type(type))
    default: return nil
    }
    guard !declaration.isVariable, let initial = declaration.value else { return nil }
    return (initial, inside(member, self: nil))
  }

  private mutating func typeNamed(_ name: NameID, _ site: Site) -> TypeID? {
    if word(name, site.file) == .`Self` {
      let instance = selfInstance(at: site)
      return instance >= 0 ? instances[Int(instance)].type : nil
    }
    guard case .type(let type) = meaning(of: hash(name, site.file), at: site) else { return nil }
    return type
  }

  /// `style.isWide`, where `style` is a constant of the view that its initialiser makes as `.init(…)`.
  private mutating func source(
    ofMember id: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(let base, let name) = expression(id, site.file),
      let instance = made(base, site)
    else { return nil }
    let named = hash(name, site.file)
    let type = instances[Int(instance)].type
    guard let member = members(of: type, named: named).first else { return nil }
    let declaration = linker[member]
    switch declaration.kind {
    case .storedProperty:
      guard files.isConstant(declaration, member.file), instances[Int(instance)].isKnown else {
        return nil
      }
      switch lookUp(named, in: instances[Int(instance)].properties) {
      case .expression(let inner, let place): return (inner, place)
      case nil:
        return declaration.value.map { ($0, inside(member, self: .instance(instance))) }
      default: return nil
      }
    case .computedProperty: return only(of: member, self: .instance(instance))
    default: return nil
    }
  }

  /// The value of a type of the repository that a parameter, or a constant of the view, is given.
  mutating func made(_ id: ExpressionID, _ site: Site) -> Int32? {
    if case .name(let name) = expression(id, site.file),
      case .instance(let given) = lookUp(hash(name, site.file), in: site.environment),
      word(name, site.file) != .`self`
    {
      return given
    }
    let owner = selfInstance(at: site)
    guard owner >= 0, instances[Int(owner)].isKnown, let named = files.ownName(id, site),
      lookUp(named, in: site.environment) == nil,
      let given = instance(of: lookUp(named, in: instances[Int(owner)].properties))
        ?? OnlyInitializer.instance(
          of: lookUp(named, in: instances[Int(owner)].properties), &self),
      let id = members(of: instances[Int(owner)].type, named: named).first
    else { return nil }
    let member = linker[id]
    guard member.isVariable else { return given }
    return files.isConstant(member, id.file) ? given : nil
  }

  /// Through the parameter that an initialiser hands on: `self.datum = datum`.
  private func instance(of bound: Bound?) -> Int32? {
    switch bound {
    case .instance(let index): return index
    case .expression(let id, let place):
      guard case .name(let name) = expression(id, place.file),
        case .instance(let index) = lookUp(hash(name, place.file), in: place.environment)
      else { return nil }
      return index
    default: return nil
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `.one` and `Kind.one`.
  func isCaseName(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .implicitMember: return true
    case .member(let base, _):
      guard case .name(let name) = expression(base, in: site.file) else { return false }
      return text(of: name, in: site.file).first?.isUppercase ?? false
    default: return false
    }
  }

  /// `title` and `self.title`.
  func ownName(_ id: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(id, in: site.file) {
    case .name(let name): return hash(name, in: site.file)
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, in: site.file),
        word(owner, in: site.file) == .`self`
      else { return nil }
      return hash(name, in: site.file)
    default: return nil
    }
  }

  fileprivate func onlyReturn(
    of body: Block, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard body.count == 1, case .return(let inner?) = statement(body.lowerBound, in: site.file)
    else {
      return nil
    }
    return (inner, site)
  }
}
