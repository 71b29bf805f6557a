import Views

/// What a view was given decides what it shows: `if let subtitle` in a row that was made without, `switch style`
/// in one that was made `.compact`.
extension Evaluator {
  /// The side that a branch shows, where that is certain wherever the view is placed like this.
  ///
  /// `.some(nil)` is none of them; nil is where nobody knows.
  mutating func decided(_ branch: Views.Branch, _ site: Site) -> Int32?? {
    switch branch.kind {
    case .condition, .ternary, .choice: break
    case .availability, .compilation: return nil
    }
    // What was evaluated on the way is of no use afterwards.
    let marks = Marks(self)
    defer { restore(marks) }
    for place in branch.alternatives {
      let asked = alternative(place, site.file)
      if asked.isElse { return .some(place) }
      switch holds(asked, site) {
      case true: return .some(place)
      case false: continue
      case nil: return nil
      }
    }
    return branch.isExhaustive ? nil : .some(nil)
  }

  /// The sides that may be shown where that is not decided: without those that certainly are not.
  mutating func remaining(
    of branch: Views.Branch, _ site: Site
  ) -> (places: [Int32], isExhaustive: Bool) {
    guard branch.kind != .availability, branch.alternatives.count > 1 else {
      return (Array(shown(branch, site)), branch.isExhaustive)
    }
    let marks = Marks(self)
    defer { restore(marks) }
    var places: [Int32] = []
    for place in branch.alternatives {
      let asked = alternative(place, site.file)
      let holds = asked.isElse ? nil : holds(asked, site)
      if holds != false { places.append(place) }
      if holds == true { return (places, true) }
    }
    return (places, branch.isExhaustive)
  }

  /// Whether a `guard` lets pass; nil where nobody knows.
  mutating func passes(_ index: Int32, _ site: Site) -> Bool? {
    let branch = branch(index, site.file)
    guard branch.kind == .condition, let place = branch.alternatives.first else { return nil }
    let marks = Marks(self)
    defer { restore(marks) }
    return holds(alternative(place, site.file), site)
  }

  /// Whether a property or parameter is nil here; nil where nobody knows.
  mutating func isGiven(_ id: ExpressionID, _ site: Site) -> Bool? {
    if let known = known(of: id, site, { $0.isThere }) { return known }
    if made(id, site) != nil { return true }
    guard let value = settled(id, site) else { return isMade(id, site) ? true : nil }
    switch value {
    case .null: return false
    case .string, .joined, .resolved, .key, .number, .boolean, .closure, .list: return true
    default: return isNeverNil(id, site) || isMade(id, site) ? true : nil
    }
  }

  /// A parameter or an own property of a type that is never nil, `Texts.title`, and `book.title` where there is
  /// a book.
  mutating func isNeverNil(_ id: ExpressionID, _ site: Site) -> Bool {
    var owner = selfType(at: site)
    var isStatic: Bool?
    let name: UInt64
    if let own = files.ownName(id, site) {
      if let binding = binding(of: own, in: site.environment) { return binding.isNeverNil }
      name = own
    } else {
      guard case .member(let base, let member) = expression(id, site.file), think() else {
        return false
      }
      defer { rest() }
      name = hash(member, site.file)
      owner = type(spelled: base, site)
      isStatic = owner != nil
      if owner == nil, isNeverNil(base, site) { owner = type(of: base, site) }
    }
    guard let owner, let found = members(of: owner, named: name).first else { return false }
    switch linker[found].kind {
    case .storedProperty, .computedProperty:
      return linker[found].isNeverNil
        && (isStatic ?? linker[found].isStatic) == linker[found].isStatic
    case .function, .initializer, .enumCase: return false
    }
  }

  /// A view, or a text that is looked up: calls that always give something.
  mutating func isMade(_ id: ExpressionID, _ site: Site) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .string, .number, .boolean: return true
    // A binding is there, whatever it is bound to.
    case .name(let name) where hash(name, site.file) != files.plainHash(name, site): return true
    case .name, .member:
      if isNeverNil(id, site) { return true }
      guard let (inner, place) = source(of: id, site) else { return false }
      return isMade(inner, place)
    case .branch(let index): return areAllMade(branch(index, site.file), site)
    case .binary(let sign, _, let right):
      return linker.text(of: sign, in: site.file) == "??" ? isMade(right, site) : true
    // Cases and factories of a type; `.none` is nil, or may be.
    case .implicitMember(let name): return linker.text(of: name, in: site.file) != "none"
    case .call(let callee, let arguments):
      if case .implicitMember = expression(callee, site.file) { return true }
      guard case .name(let name) = expression(callee, site.file) else { return false }
      switch word(name, site.file) {
      case .Text, .Image, .Color, .LocalizedStringKey, .AnyView, .NSLocalizedString: return true
      case .String: return arguments.first.map { files.label(of: $0, site) } == .localized
      default: return givesSomething(name, arguments, site)
      }
    default: return false
    }
  }

  /// A function of the repository whose result is never nil.
  private mutating func givesSomething(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site
  ) -> Bool {
    switch meaning(ofCall: name, arguments, at: site) {
    case .member(let found), .global(let found):
      guard case .function = linker[found].kind else { return false }
      return linker[found].type != nil && linker[found].isNeverNil
    default: return false
    }
  }

  /// `isNew ? "New" : "Seen"` is there whichever it is.
  private mutating func areAllMade(_ branch: Views.Branch, _ site: Site) -> Bool {
    guard branch.isExhaustive else { return false }
    for place in branch.alternatives {
      let side = alternative(place, site.file)
      guard side.body.count == 1,
        case .expression(let only) = statement(side.body.lowerBound, site.file),
        isMade(only, bind(side: side, site))
      else { return false }
    }
    return true
  }
}
