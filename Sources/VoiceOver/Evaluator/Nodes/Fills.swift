import Views

/// Colours, shapes and the like: whatever they are made of, nothing is heard where they fill a place.
extension Evaluator {
  /// Whether what a modifier puts behind a view only fills the place: `background(.red, in: Capsule())`.
  mutating func onlyFill(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    for index in arguments {
      let argument = argument(index, site.file)
      let label = argument.label.map { word($0, site.file) }
      if label == nil || label == .content, !isFill(argument.value, site) { return false }
    }
    return true
  }

  private mutating func isFill(_ id: ExpressionID, _ site: Site) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .implicitMember: return true
    case .closure(let index): return isFill(closure(index, site.file).body, site)
    case .branch(let index):
      for place in branch(index, site.file).alternatives
      where !isFill(alternative(place, site.file).body, site) { return false }
      return true
    case .call(let callee, let arguments): return isFill(calling: callee, arguments, site)
    case .member(let base, let name):
      if isFill(base, site) { return true }
      guard let owner = type(spelled: base, site) ?? type(of: base, site) else { return false }
      return isFill(members(of: owner, named: hash(name, site.file)).first)
    case .name(let name):
      let named = self.name(name, site.file)
      switch meaning(of: named.hash, at: site) {
      case .bound(.expression(let inner, let place)): return isFill(inner, place)
      case .member(let member), .global(let member): return isFill(member)
      case .nothing: return isFill(named.word)
      default: return false
      }
    default: return false
    }
  }

  private mutating func isFill(
    calling callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Bool {
    switch expression(callee, site.file) {
    case .implicitMember: return true
    case .name(let name):
      switch meaning(ofCall: name, arguments, at: site) {
      case .type(let type): return isFill(type)
      case .member(let member), .global(let member): return isFill(member)
      case .nothing: return isFill(word(name, site.file))
      default: return false
      }
    case .member(let base, let name):
      if let known = KnownModifiers.all[word(name, site.file)] {
        return (!known.isHeard || known.effect == .opacity) && isFill(base, site)
      }
      guard !isFill(base, site) else { return true }
      guard let owner = type(spelled: base, site) ?? type(of: base, site) else { return false }
      return isFill(members(of: owner, named: hash(name, site.file)).first)
    default: return false
    }
  }

  private mutating func isFill(_ body: Block, _ site: Site) -> Bool {
    guard body.count == 1 else { return body.isEmpty }
    switch statement(body.lowerBound, site.file) {
    case .expression(let only), .return(let only?): return isFill(only, site)
    default: return false
    }
  }

  private mutating func isFill(_ member: MemberID?) -> Bool {
    guard let member else { return false }
    if let type = linker[member].type {
      if isFill(SourceName(file: member.file, name: type)) { return true }
      let found = self.type(
        named: hash(type, member.file), from: member.file, inside: inside(member, self: nil).owner)
      if let found, isFill(found) { return true }
    }
    return linker[member].body.map { isFill($0, inside(member, self: nil)) } ?? false
  }

  private mutating func isFill(_ type: TypeID) -> Bool {
    if nature(of: type).contains(.shape) { return true }
    guard let body = members(of: type, named: WellKnown.body).first, let block = linker[body].body
    else { return false }
    return isFill(block, inside(body, self: nil))
  }

  private func isFill(_ word: Word) -> Bool {
    switch KnownViews.all[word]?.becomes {
    case .shape, .nothing: true
    default: false
    }
  }
}
