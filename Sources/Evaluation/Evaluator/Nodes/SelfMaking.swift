import Scenes
import Views

/// Whether a view, made as it is, makes another one of its own type: with `if !isNested { ForEach(post.answers) {
/// PostView(post: $0, isNested: true) } }` one that is nested does not.
struct SelfMaking {
  private let type: TypeID
  /// Other types that make one.
  private var makers: Set<TypeID> = []
  /// Members that were looked into.
  private var met: Set<MemberID> = []

  static func ends(_ instance: Int32, _ evaluator: inout Evaluator) -> Bool {
    let type = evaluator.instances[Int(instance)].type
    guard let makings = evaluator.linker.makings(of: type) else { return false }
    var making = SelfMaking(type: type)
    making.makers = Set(makings.compactMap(\.owner)).subtracting([type])
    let bodies = evaluator.members(of: type, named: WellKnown.body)
    guard let body = bodies.first(where: { evaluator.linker[$0].body != nil }) else { return false }
    return !making.leadsBack(body, of: instance, &evaluator)
  }

  private init(type: TypeID) { self.type = type }

  private mutating func leadsBack(
    _ member: MemberID, of instance: Int32, _ evaluator: inout Evaluator
  ) -> Bool {
    guard met.insert(member).inserted, let body = evaluator.linker[member].body else {
      return false
    }
    return leadsBack(body, evaluator.inside(member, self: .instance(instance)), &evaluator)
  }

  private mutating func leadsBack(
    _ body: Block, _ start: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    var site = start
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let id), .return(let id?), .assignment(_, _, let id):
        if leadsBack(id, site, &evaluator) { return true }
      case .declaration(_, let id, _):
        if let id, leadsBack(id, site, &evaluator) { return true }
        ValueBlocks.perform(index, &site, &evaluator)
      case .guard(let branch):
        let passes = DecidedBranches.passes(branch, site, &evaluator)
        if passes != true,
          leadsBack(evaluator.files.otherwise(branch, site), site, &evaluator)
        {
          return true
        }
        if passes == false { return false }
        site = DecidedBranches.passing(branch, site, &evaluator)
      case .loop(_, let sequence, let inner):
        if leadsBack(sequence, site, &evaluator) || leadsBack(inner, site, &evaluator) {
          return true
        }
      // What a function inside makes it may make wherever it is called.
      case .function(let member):
        let id = MemberID(file: site.file, index: member)
        if let inner = evaluator.linker[id].body, leadsBack(inner, site, &evaluator) { return true }
      case .return(nil): break
      }
    }
    return false
  }

  private mutating func leadsBack(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    // What is too deep to look at may be one.
    guard evaluator.think() else { return true }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .name, .implicitMember: return leadsBack(naming: id, site, &evaluator)
    case .member(let base, _):
      return leadsBack(naming: id, site, &evaluator) || leadsBack(base, site, &evaluator)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      if case .name(let name) = evaluator.expression(callee, site.file),
        case .type(let made) = evaluator.meaning(ofCall: name, arguments, at: site),
        made == type || makers.contains(made)
      {
        return true
      }
      if leadsBack(callee, site, &evaluator) { return true }
      return arguments.contains {
        leadsBack(evaluator.argument($0, site.file).value, site, &evaluator)
      }
    case .closure(let index):
      let inner = evaluator.bind(closure: index, [], at: site)
      return leadsBack(evaluator.closure(index, site.file).body, inner, &evaluator)
    case .branch(let index): return leadsBack(sidesOf: index, site, &evaluator)
    case .array(let items), .tuple(let items), .dictionary(let items):
      return items.contains { leadsBack(evaluator.item($0, site.file), site, &evaluator) }
    case .binary(_, let left, let right):
      return leadsBack(left, site, &evaluator) || leadsBack(right, site, &evaluator)
    case .prefix(_, let inner), .cast(let inner, _): return leadsBack(inner, site, &evaluator)
    case .unknown, .null, .boolean, .number, .string, .keyPath, .implicitBase: return false
    }
  }

  /// Only the sides that are shown.
  private mutating func leadsBack(
    sidesOf index: Int32, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    let branch = evaluator.branch(index, site.file)
    let places =
      DecidedBranches.decided(branch, site, &evaluator).map { $0.map { [$0] } ?? [] }
      ?? DecidedBranches.remaining(of: branch, site, &evaluator).places
    return places.contains { place in
      let side = evaluator.alternative(place, site.file)
      let inner = PatternMatching.bind(side: side, site, &evaluator)
      return leadsBack(side.body, inner, &evaluator)
    }
  }

  /// A property or function of the view's own, wherever it is named.
  private mutating func leadsBack(
    naming id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let name = evaluator.files.ownName(id, site),
      case .instance(let instance) = evaluator.boundSelf(at: site)
    else { return false }
    let all = evaluator.members(of: evaluator.instances[Int(instance)].type, named: name)
    return all.contains { leadsBack($0, of: instance, &evaluator) }
  }
}
