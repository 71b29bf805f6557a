import Scenes
import Views

/// What a view was given decides what it shows: `if let subtitle` in a row that was made without, `switch style`
/// in one that was made `.compact`.
enum DecidedBranches {
  /// The side that a branch shows, where that is certain wherever the view is placed like this.
  ///
  /// `.some(nil)` is none of them; nil is where nobody knows.
  static func decided(_ branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator) -> Int32??
  {
    if branch.kind == .compilation { return nil }
    // What was evaluated on the way is of no use afterwards.
    let marks = Marks(evaluator)
    defer { evaluator.restore(marks) }
    for place in branch.alternatives {
      let asked = evaluator.alternative(place, site.file)
      if asked.isElse { return .some(place) }
      switch PatternMatching.holds(asked, site, &evaluator) {
      case true: return .some(place)
      case false: continue
      case nil: return nil
      }
    }
    return branch.isExhaustive ? nil : .some(nil)
  }

  /// The sides that may be shown where that is not decided: without those that certainly are not.
  static func remaining(
    of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator
  ) -> (places: [Int32], isExhaustive: Bool) {
    guard branch.alternatives.count > 1 else {
      return (Array(shown(branch, site, &evaluator)), branch.isExhaustive)
    }
    let marks = Marks(evaluator)
    defer { evaluator.restore(marks) }
    var places: [Int32] = []
    for place in branch.alternatives {
      let asked = evaluator.alternative(place, site.file)
      let holds =
        asked.isElse
        ? CasesLeft.leavesNothing(to: place, of: branch, site, &evaluator) ? false : nil
        : PatternMatching.holds(asked, site, &evaluator)
      if holds != false, !Traps.end(asked.body, site.file, evaluator.files) { places.append(place) }
      if holds == true { return (places, true) }
    }
    return (places, branch.isExhaustive)
  }

  /// The names of a `guard` in sight of what follows it.
  static func passing(_ index: Int32, _ site: Site, _ evaluator: inout Evaluator) -> Site {
    guard let place = evaluator.branch(index, site.file).alternatives.first else { return site }
    return PatternMatching.bind(side: evaluator.alternative(place, site.file), site, &evaluator)
  }

  /// The alternatives that may be taken: all, or what was given or the system decides.
  static func possible(_ branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator) -> Range<
    Int32
  > {
    sides(of: branch, decided(branch, site, &evaluator), site, &evaluator)
  }

  static func sides(
    of branch: Views.Branch, _ decided: Int32??, _ site: Site, _ evaluator: inout Evaluator
  ) -> Range<Int32> {
    guard let decided else { return shown(branch, site, &evaluator) }
    let none = branch.alternatives.lowerBound
    return decided.map { $0..<($0 + 1) } ?? none..<none
  }

  /// The alternatives that may be shown: all, or the one that the system we look at takes.
  static func shown(_ branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator) -> Range<
    Int32
  > {
    guard branch.kind == .availability,
      let place = decided(branch, site, &evaluator)
    else { return branch.alternatives }
    let none = branch.alternatives.lowerBound
    return place.map { $0..<($0 + 1) } ?? none..<none
  }

  /// Whether a `guard` lets pass; nil where nobody knows.
  static func passes(_ index: Int32, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    let branch = evaluator.branch(index, site.file)
    guard let place = branch.alternatives.first else { return nil }
    let marks = Marks(evaluator)
    defer { evaluator.restore(marks) }
    let side = evaluator.alternative(place, site.file)
    // Whatever follows is only met where it does.
    if Traps.end(side.body, site.file, evaluator.files) { return true }
    return PatternMatching.holds(side, site, &evaluator)
  }

  /// Whether a property or parameter has something here; nil where nobody knows.
  static func isNotNil(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    if let known = Narrowing.known(of: id, site, &evaluator, { $0.isThere }) { return known }
    if let known = CaseMembers.isThere(id, site, &evaluator) { return known }
    if let known = Standins.isThere(id, site, evaluator) { return known }
    if KnownInstances.made(id, site, &evaluator) != nil { return true }
    if let isThere = ClassProperties.isThere(id, site, &evaluator) { return isThere }
    if let isThere = StoredObjects.isThere(id, site, &evaluator) { return isThere }
    guard let value = SettledNames.settled(id, site, &evaluator) else {
      if isMade(id, site, &evaluator) { return true }
      return RowChoices.same(of: id, site, &evaluator) { isNotNil(id, $1, &$0) }
    }
    switch value {
    case .null: return false
    case .string, .joined, .resolved, .key, .number, .boolean, .closure, .list: return true
    default: return isNeverNil(id, site, &evaluator) || isMade(id, site, &evaluator) ? true : nil
    }
  }

  /// A parameter or an own property of a type that is never nil, `Texts.title`, and `book.title` where there is
  /// a book.
  static func isNeverNil(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    var owner = evaluator.selfType(at: site)
    var isStatic: Bool?
    let name: UInt64
    if let own = evaluator.files.ownName(id, site) {
      if let binding = evaluator.binding(of: own, in: site.environment) {
        return binding.isNeverNil
      }
      name = own
    } else {
      guard case .member(let base, let member) = evaluator.expression(id, site.file),
        evaluator.think()
      else {
        return false
      }
      defer { evaluator.rest() }
      name = evaluator.hash(member, site.file)
      owner = Typing.type(spelled: base, site, &evaluator)
      isStatic = owner != nil
      if owner == nil, isNeverNil(base, site, &evaluator) {
        owner = Typing.type(of: base, site, &evaluator)
      }
    }
    guard let owner, let found = evaluator.members(of: owner, named: name).first else {
      return false
    }
    switch evaluator.linker[found].kind {
    case .storedProperty, .computedProperty:
      return evaluator.linker[found].isNeverNil
        && (isStatic ?? evaluator.linker[found].isStatic) == evaluator.linker[found].isStatic
    // A method that is handed on, as `action: model.load`, is a closure.
    case .function: return true
    case .initializer, .enumCase: return false
    }
  }

  /// A view, or a text that is looked up: calls that always give something.
  static func isMade(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .string, .number, .boolean: return true
    // A binding is there, whatever it is bound to.
    case .name(let name)
    where evaluator.hash(name, site.file) != evaluator.files.plainHash(name, site): return true
    case .name, .member:
      if isNeverNil(id, site, &evaluator) || CalledValues.isAction(id, site, &evaluator) {
        return true
      }
      // `items.isEmpty`: of what is there that is a flag, and the other a number; a type of the app may mean
      // something else by it.
      if case .member(let base, let name) = evaluator.expression(id, site.file),
        [.isEmpty, .count].contains(evaluator.word(name, site.file)),
        Typing.type(of: base, site, &evaluator) == nil, isNeverNil(base, site, &evaluator)
      {
        return true
      }
      // `"Basket".localized`, of what the app adds to texts.
      if case .member(let base, let name) = evaluator.expression(id, site.file),
        case .string = evaluator.expression(base, site.file),
        let added = TextMembers.textMembers(name, of: base, site, &evaluator).first,
        evaluator.linker[added].isNeverNil
      {
        return true
      }
      guard let (inner, place) = SettledNames.written(for: id, site, &evaluator) else {
        return false
      }
      if CalledValues.isMethod((inner, place), handedTo: id, site, &evaluator) { return true }
      return isMade(inner, place, &evaluator)
    case .branch(let index): return areAllMade(evaluator.branch(index, site.file), site, &evaluator)
    case .binary(let sign, _, let right):
      return evaluator.linker.text(of: sign, in: site.file) == "??"
        ? isMade(right, site, &evaluator) : true
    // Cases and factories of a type; `.none` is nil, or may be.
    case .implicitMember(let name): return evaluator.linker.text(of: name, in: site.file) != "none"
    case .call(let callee, let arguments):
      if case .implicitMember = evaluator.expression(callee, site.file) { return true }
      if OptionalCalls.givesSomething(callee, arguments, site, &evaluator)
        || MadeTexts.isMade(callee, arguments, site, &evaluator)
        || MadeAddresses.isMade(callee, arguments, site, &evaluator)
      {
        return true
      }
      guard case .name(let name) = evaluator.expression(callee, site.file) else {
        // `Image("glass").tinted(.red)`: a view, whatever is done to it; `name.map { Text($0) }` may be none.
        guard case .member(let base, let name) = evaluator.expression(callee, site.file),
          ![.map, .flatMap].contains(evaluator.word(name, site.file))
        else { return false }
        if givesSomething(name, of: base, site, &evaluator) { return true }
        return Recognition.isView(id, site, &evaluator) && isMade(base, site, &evaluator)
      }
      switch evaluator.word(name, site.file) {
      case .Text, .Image, .Color, .LocalizedStringKey, .AnyView, .NSLocalizedString: return true
      default: return givesSomething(name, arguments, site, &evaluator)
      }
    default: return false
    }
  }

  /// A function of the repository whose result is never nil, and a view by its name.
  private static func givesSomething(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.meaning(ofCall: name, arguments, at: site) {
    case .member(let found), .global(let found):
      guard case .function = evaluator.linker[found].kind else { return false }
      return evaluator.linker[found].type != nil && evaluator.linker[found].isNeverNil
    case .type(let type): return evaluator.isView(type)
    case .nothing: return KnownViews.all[evaluator.word(name, site.file)] != nil
    case .bound, .viewHelper: return false
    }
  }

  /// `Texts.tr("tea")`: the same of a type.
  private static func givesSomething(
    _ name: NameID, of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let type = SettledNames.type(spelled: base, site, &evaluator) else { return false }
    let all = evaluator.members(of: type, named: evaluator.hash(name, site.file))
    return !all.isEmpty
      && all.allSatisfy {
        guard case .function = evaluator.linker[$0].kind else { return false }
        return evaluator.linker[$0].type != nil && evaluator.linker[$0].isNeverNil
      }
  }

  /// `isNew ? "New" : "Seen"` is there whichever it is.
  private static func areAllMade(_ branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    guard branch.isExhaustive else { return false }
    for place in branch.alternatives {
      let side = evaluator.alternative(place, site.file)
      guard side.body.count == 1,
        case .expression(let only) = evaluator.statement(side.body.lowerBound, site.file),
        isMade(only, PatternMatching.bind(side: side, site, &evaluator), &evaluator)
      else { return false }
    }
    return true
  }
}
