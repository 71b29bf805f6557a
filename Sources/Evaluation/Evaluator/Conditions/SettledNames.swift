import Scenes
import Views

/// What a name was given, followed to where that is written.
enum SettledNames {
  /// An expression, or what is written where a name of it was bound: what a function is given goes by its name there.
  static func written(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (id: ExpressionID, site: Site) {
    var (id, site) = (id, site)
    for _ in 0..<longest {
      guard case .name(let name) = evaluator.files.expression(id, in: site.file),
        case .expression(let inner, let place)? = evaluator.lookUp(
          evaluator.files.hash(name, in: site.file), in: site.environment)
      else { break }
      (id, site) = (inner, place)
    }
    return (id, site)
  }

  /// Names that stand for each other: a ring of them stands for nothing.
  private static let longest = 8

  /// The value of an expression, where that is the same whenever the view is placed like this.
  ///
  /// Names are followed to what is written for them; what would have to be computed is not settled.
  static func settled(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Value? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .null, .boolean, .number, .string, .implicitMember, .closure, .array:
      return evaluator.evaluated(id, site)
    case .tuple(let items) where items.count == 1:
      return settled(evaluator.item(items.lowerBound, site.file), site, &evaluator)
    case .call(let callee, let arguments):
      if evaluator.files.isCaseName(callee, site) { return evaluator.evaluated(id, site) }
      return OptionalCalls.givesNothing(callee, arguments, id, site, &evaluator) ? .null : nil
    case .binary(let sign, let left, let right)
    where evaluator.linker.text(of: sign, in: site.file) == "??":
      return DecidedBranches.isNotNil(left, site, &evaluator).flatMap {
        settled($0 ? left : right, site, &evaluator)
      }
    case .cast(let inner, _):
      // A constant that says of which type its cases are.
      switch evaluator.expression(inner, site.file) {
      case .implicitMember, .branch: return settled(inner, site, &evaluator)
      default: return nil
      }
    case .branch(let index):
      let branch = evaluator.branch(index, site.file)
      guard let place = DecidedBranches.decided(branch, site, &evaluator) ?? nil else { return nil }
      let side = evaluator.alternative(place, site.file)
      guard side.body.count == 1,
        case .expression(let inner) = evaluator.statement(side.body.lowerBound, site.file)
      else { return nil }
      return settled(inner, PatternMatching.bind(side: side, site, &evaluator), &evaluator)
    case .name, .member:
      if let (inner, place) = source(of: id, site, &evaluator) {
        return settled(inner, place, &evaluator)
      }
      if let flag = DeviceQuestions.flagOnPhone(id, site, &evaluator) { return .boolean(flag) }
      if evaluator.files.isCaseName(id, site) {
        guard case .member(let word, let name) = evaluator.evaluated(id, site) else { return nil }
        return .member(word, name)
      }
      return chosen(by: id, site, &evaluator)
    default: return nil
    }
  }

  /// `style.title`, of a style that is known: what its property chooses for that case; nothing of `book?.title`
  /// where there is no book.
  private static func chosen(by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Value?
  {
    guard case .member(let base, _) = evaluator.expression(id, site.file) else { return nil }
    switch settled(base, site, &evaluator) {
    case .null: return .null
    case .member(_, let name):
      if let flag = StateStarts.isEditing(id, name, site, &evaluator) { return .boolean(flag) }
    default: return nil
    }
    switch evaluator.evaluated(id, site) {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .string(let text): return .string(text)
    case .number(let text): return .number(text)
    default: return nil
    }
  }

  /// What a property was given to begin with says nothing where something may change it: `@State var isOpen`.
  static func isFixed(_ name: UInt64, at site: Site, _ evaluator: inout Evaluator) -> Bool {
    let instance = evaluator.selfInstance(at: site)
    guard instance >= 0, evaluator.lookUp(name, in: site.environment) == nil,
      let id = evaluator.members(of: evaluator.instances[Int(instance)].type, named: name).first
    else { return true }
    let member = evaluator.linker[id]
    guard member.kind == .storedProperty, member.isVariable else { return true }
    return HandedDown.isFixed(id, of: instance, evaluator)
  }

  /// A view that is read by itself may be given what it says itself otherwise.
  static func isSettled(_ member: Member, _ site: Site, _ evaluator: borrowing Evaluator) -> Bool {
    let instance = evaluator.selfInstance(at: site)
    guard member.isVariable else { return true }
    return instance > 0 && evaluator.instances[Int(instance)].isKnown
  }

  /// What an own name stands for, as an expression: an argument, the initial value of a property, or the only
  /// line of one that is computed; for `.usual` of an enum the case that it stands for.
  static func source(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard let given = written(for: id, site, &evaluator) else { return nil }
    return StaticCases.followed(given, for: id, site, &evaluator)
  }

  /// The same, as it is written.
  static func written(
    for id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard let hash = evaluator.files.ownName(id, site) else {
      return source(ofStatic: id, site, &evaluator) ?? source(ofMember: id, site, &evaluator)
        ?? ConstantBindings.source(ofWrapped: id, site, &evaluator)
        ?? DeviceQuestions.source(ofAdded: id, site, &evaluator)
    }
    let site = sight(of: id, site, evaluator)
    guard isFixed(hash, at: site, &evaluator) else {
      return ConstantBindings.held(byName: hash, site, &evaluator)
    }
    let member: MemberID
    switch evaluator.meaning(of: hash, at: site) {
    case .bound(.expression(let inner, let place)): return (inner, place)
    case .member(let found), .global(let found): member = found
    default: return nil
    }
    let declaration = evaluator.linker[member]
    if case .storedProperty = declaration.kind {
      if let given = OnlyInitializer.source(
        of: member, self: evaluator.boundSelf(at: site), &evaluator)
      {
        return given
      }
      guard let initial = declaration.value, evaluator.files.isConstant(declaration, member.file),
        isSettled(declaration, site, evaluator)
      else { return nil }
      return (
        initial,
        evaluator.inside(member, self: declaration.isStatic ? nil : evaluator.boundSelf(at: site))
      )
    }
    guard case .computedProperty = declaration.kind else { return nil }
    return only(
      of: member, self: declaration.isStatic ? nil : evaluator.boundSelf(at: site), &evaluator)
  }

  /// Of the names in sight `self.title` means none but `self`, whatever a parameter is called.
  static func sight(
    of id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Site {
    guard case .member = evaluator.expression(id, site.file) else { return site }
    var inner = site
    while inner.environment >= 0,
      evaluator.bindings[Int(inner.environment)].hash != WellKnown.selfName
    { inner.environment = evaluator.bindings[Int(inner.environment)].parent }
    return inner
  }

  /// What `isPhone()` gives, a function that takes nothing: its only line, or what its guards leave of it.
  static func source(
    ofCall callee: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    let found: MemberID?
    var owner: Bound?
    switch evaluator.expression(callee, site.file) {
    // `static let isDemo: Bool = { return false }()`.
    case .closure(let index):
      return only(
        of: evaluator.closure(index, site.file).body, evaluator.bind(closure: index, [], at: site),
        &evaluator)
    case .name(let name):
      switch evaluator.meaning(ofCall: name, 0..<0, at: site) {
      case .member(let member): (found, owner) = (member, evaluator.boundSelf(at: site))
      case .global(let member): found = member
      default: return nil
      }
    case .member(let base, let name):
      guard case .name(let named) = evaluator.expression(base, site.file) else { return nil }
      if evaluator.word(named, site.file) == .`self` {
        owner = evaluator.boundSelf(at: site)
        found = evaluator.selfType(at: site).flatMap {
          evaluator.members(of: $0, named: evaluator.hash(name, site.file)).first
        }
      } else if let type = typeNamed(named, site, &evaluator) {
        owner = .type(type)
        found = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first
      } else {
        return nil
      }
    default: return nil
    }
    guard let found, case .function = evaluator.linker[found].kind else { return nil }
    return only(of: found, self: owner, &evaluator)
  }

  /// What a computed property gives: its only line, or what its guards leave of it.
  ///
  /// Guards ask other properties, more than once, and these ask back: each is thought about once.
  static func only(
    of member: MemberID, self bound: Bound?, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard let body = evaluator.linker[member].body else { return nil }
    switch evaluator.linker[member].kind {
    case .computedProperty: break
    // One that takes nothing is as good as a property.
    case .function where evaluator.linker[member].parameters.isEmpty: break
    default: return nil
    }
    guard let asked = Considered(member, of: bound, evaluator) else {
      return only(of: body, evaluator.inside(member, self: bound), &evaluator)
    }
    if let known = evaluator.memory.considered.first(where: { $0.isSame(as: asked) }) {
      return known.answer
    }
    if evaluator.memory.considered.contains(where: { $0.isAsking(asked) }) { return nil }
    let place = evaluator.memory.considered.count
    evaluator.memory.considered.append(asked)
    let answer = only(of: body, evaluator.inside(member, self: bound), &evaluator)
    evaluator.memory.considered[place].answer = answer
    evaluator.memory.considered[place].isAsked = false
    // What was bound for it lasts no longer than the question.
    if place == 0 { evaluator.memory.considered.removeAll(keepingCapacity: true) }
    return answer
  }

  private static func only(
    of body: Block, _ start: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    var place = start
    for (number, index) in body.enumerated() {
      switch evaluator.statement(index, place.file) {
      case .guard(let branch):
        switch DecidedBranches.passes(branch, place, &evaluator) {
        case true: place = DecidedBranches.passing(branch, place, &evaluator)
        case false:
          return evaluator.files.onlyReturn(of: evaluator.files.otherwise(branch, place), place)
        case nil: return nil
        }
      case .expression(let inner) where number < body.count - 1:
        // `assert(isOpen)` changes nothing of what is given.
        guard case .call = evaluator.expression(inner, place.file) else { return nil }
      case .expression(let inner), .return(let inner?):
        return number == body.count - 1 ? (inner, place) : nil
      default: return nil
      }
    }
    return nil
  }

  /// `style.isWide`, where `style` is a constant of the view that its initialiser makes as `.init(…)`.
  private static func source(
    ofMember id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      let instance = KnownInstances.made(base, site, &evaluator)
        ?? KnownInstances.constructed(base, site, &evaluator)
    else { return nil }
    let named = evaluator.hash(name, site.file)
    let type = evaluator.instances[Int(instance)].type
    guard let member = evaluator.members(of: type, named: named).first else { return nil }
    let declaration = evaluator.linker[member]
    switch declaration.kind {
    case .storedProperty:
      guard evaluator.files.isConstant(declaration, member.file),
        evaluator.instances[Int(instance)].isKnown
      else {
        return nil
      }
      switch evaluator.property(named, of: instance) {
      case .expression(let inner, let place): return (inner, place)
      case nil:
        return declaration.value.map { ($0, evaluator.inside(member, self: .instance(instance))) }
      default: return nil
      }
    case .computedProperty: return only(of: member, self: .instance(instance), &evaluator)
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
    // `Look.plain`, `Card.Look.plain`
    case .member(let base, _):
      switch expression(base, in: site.file) {
      case .name(let name), .member(_, let name):
        return text(of: name, in: site.file).first?.isUppercase ?? false
      default: return false
      }
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
