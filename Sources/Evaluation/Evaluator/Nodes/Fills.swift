import Scenes
import Views

/// Colours, shapes and the like: whatever they are made of, nothing is heard where they fill a place.
enum Fills {
  /// Whether what a modifier puts behind a view only fills the place: `background(.red, in: Capsule())`.
  static func onlyFill(_ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      let label = argument.label.map { evaluator.word($0, site.file) }
      if label == nil || label == .content, !isFill(argument.value, site, &evaluator) {
        return false
      }
    }
    return true
  }

  private static func isFill(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .implicitMember: return true
    case .closure(let index):
      return isFill(evaluator.closure(index, site.file).body, site, &evaluator)
    case .branch(let index):
      for place in evaluator.branch(index, site.file).alternatives
      where !isFill(evaluator.alternative(place, site.file).body, site, &evaluator) { return false }
      return true
    case .call(let callee, let arguments):
      return isFill(calling: callee, arguments, site, &evaluator)
    case .member(let base, let name):
      if isFill(base, site, &evaluator) { return true }
      return isFill(member: name, of: base, site, &evaluator)
    case .name(let name):
      let named = evaluator.name(name, site.file)
      switch evaluator.meaning(of: named.hash, at: site) {
      case .bound(.expression(let inner, let place)): return isFill(inner, place, &evaluator)
      case .member(let member), .global(let member): return isFill(member, &evaluator)
      case .nothing: return isFill(named.word, evaluator)
      default: return false
      }
    default: return false
    }
  }

  private static func isFill(
    member name: NameID, of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard
      let owner = Typing.type(spelled: base, site, &evaluator)
        ?? Typing.type(of: base, site, &evaluator)
    else { return false }
    return isFill(
      evaluator.members(of: owner, named: evaluator.hash(name, site.file)).first, &evaluator)
  }

  private static func isFill(
    calling callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(callee, site.file) {
    case .implicitMember: return true
    case .name(let name):
      switch evaluator.meaning(ofCall: name, arguments, at: site) {
      case .type(let type): return isFill(type, &evaluator)
      case .member(let member), .global(let member): return isFill(member, &evaluator)
      case .nothing: return isFill(evaluator.word(name, site.file), evaluator)
      default: return false
      }
    case .member(let base, let name):
      if let known = KnownModifiers.all[evaluator.word(name, site.file)] {
        return (!known.isHeard || known.effect == .opacity) && isFill(base, site, &evaluator)
      }
      guard !isFill(base, site, &evaluator) else { return true }
      return isFill(member: name, of: base, site, &evaluator)
    default: return false
    }
  }

  private static func isFill(_ body: Block, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    guard body.count == 1 else { return body.isEmpty }
    switch evaluator.statement(body.lowerBound, site.file) {
    case .expression(let only), .return(let only?): return isFill(only, site, &evaluator)
    default: return false
    }
  }

  private static func isFill(_ member: MemberID?, _ evaluator: inout Evaluator) -> Bool {
    guard let member else { return false }
    if let type = evaluator.linker[member].type {
      if DeclaredTypes.isFill(SourceName(file: member.file, name: type), &evaluator) { return true }
      let found = evaluator.type(
        named: evaluator.hash(type, member.file), from: member.file,
        inside: evaluator.inside(member, self: nil).owner)
      if let found, isFill(found, &evaluator) { return true }
    }
    return evaluator.linker[member].body.map {
      isFill($0, evaluator.inside(member, self: nil), &evaluator)
    } ?? false
  }

  private static func isFill(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    if evaluator.nature(of: type).contains(.shape) { return true }
    guard let body = evaluator.members(of: type, named: WellKnown.body).first,
      let block = evaluator.linker[body].body
    else { return false }
    return isFill(block, evaluator.inside(body, self: nil), &evaluator)
  }

  private static func isFill(_ word: Word, _ evaluator: borrowing Evaluator) -> Bool {
    switch KnownViews.all[word]?.becomes {
    case .shape, .nothing: true
    default: false
    }
  }
}
