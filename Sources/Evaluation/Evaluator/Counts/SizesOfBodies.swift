import Scenes
import Views

/// How many rows code gives: of several ways out the longest, taken for granted unless all are as long.
enum SizesOfBodies {
  static func size(
    ofMember id: MemberID, self bound: Bound?, _ arguments: Range<Int32>?, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    let member = evaluator.linker[id]
    var place = evaluator.inside(id, self: bound)
    switch member.kind {
    case .storedProperty
    where arguments == nil && evaluator.files.isConstant(member, id.file)
      && SettledNames.isSettled(member, site, evaluator):
      return member.value.map { Sizes.size(of: $0, place, &evaluator) } ?? (nil, false)
    case .function where arguments != nil:
      let formals = evaluator.files.formals(member.parameters, id.file)
      let nothing = [Int32?](repeating: nil, count: formals.count)
      place = evaluator.bind(formals, nothing, at: site, declared: place)
    case .computedProperty where arguments == nil: break
    default: return (nil, false)
    }
    guard let body = member.body, evaluator.think() else { return (nil, false) }
    defer { evaluator.rest() }
    let chosen = size(ofBody: body, place, &evaluator)
    guard chosen.count == nil, body.count > 1, evaluator.files.isAssembly(body, id.file),
      let given = ValueBlocks.outcome(of: body, place, &evaluator)
    else { return chosen }
    return GrowingLists.size(of: given, evaluator)
  }

  /// As in `Release.all()`.
  static func size(
    ofFunction name: NameID, of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    guard case .name(let owner) = evaluator.expression(base, site.file) else {
      return size(ofFunction: name, ofModel: base, arguments, site, &evaluator)
    }
    if evaluator.word(owner, site.file) == .`self` || evaluator.word(owner, site.file) == .`Self` {
      return Sizes.size(ofName: name, site, &evaluator, arguments)
    }
    guard case .type(let type) = evaluator.meaning(of: evaluator.hash(owner, site.file), at: site),
      let id = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first,
      evaluator.linker[id].isStatic
    else { return size(ofFunction: name, ofModel: base, arguments, site, &evaluator) }
    return size(ofMember: id, self: .type(type), arguments, site, &evaluator)
  }

  /// As in `kitchen.parts()`, where the type of the model says how many those are.
  private static func size(
    ofFunction name: NameID, ofModel base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Evaluator.Size {
    guard let type = Typing.type(ofModel: base, site, &evaluator) else { return (nil, false) }
    let all = evaluator.members(of: type, named: evaluator.hash(name, site.file))
    guard let (id, _, _) = evaluator.overload(all, arguments, at: site),
      !evaluator.linker[id].isStatic, !evaluator.mayDiffer(id)
    else { return (nil, false) }
    return size(ofMember: id, self: nil, arguments, site, &evaluator)
  }

  /// `{ Text(a); Text(b) }` for a list: only a result builder makes one of lines, or of one thing that is none.
  static func built(by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Int? {
    guard let (id, site) = evaluator.written(for: .expression(id, site)),
      case .closure(let index) = evaluator.expression(id, site.file)
    else { return nil }
    let body = evaluator.closure(index, site.file).body
    let areLines = body.allSatisfy { line in
      guard case .expression(let line) = evaluator.statement(line, site.file) else { return false }
      if case .branch = evaluator.expression(line, site.file) { return false }
      return true
    }
    guard areLines, !body.isEmpty else { return nil }
    return body.count > 1 || isOfOwnType(body.lowerBound, site, &evaluator) ? body.count : nil
  }

  /// `Item { … }`, of a type of the repository.
  private static func isOfOwnType(_ line: Int32, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    guard case .expression(let line) = evaluator.statement(line, site.file),
      case .call(let callee, let arguments) = evaluator.expression(line, site.file),
      case .name(let name) = evaluator.expression(callee, site.file),
      case .type = evaluator.meaning(ofCall: name, arguments, at: site)
    else { return false }
    return true
  }

  /// As in `isLong ? all : [.first]`.
  static func size(ofSides branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator)
    -> Evaluator.Size
  {
    if let decided = DecidedBranches.decided(branch, site, &evaluator), let place = decided {
      let side = evaluator.alternative(place, site.file)
      return size(ofBody: side.body, PatternMatching.bind(side: side, site, &evaluator), &evaluator)
    }
    guard branch.isExhaustive else { return (nil, false) }
    var sizes: [Evaluator.Size] = []
    for place in DecidedBranches.shown(branch, site, &evaluator) {
      let side = evaluator.alternative(place, site.file)
      if Traps.end(side.body, site.file, evaluator.files) { continue }
      sizes.append(
        size(ofBody: side.body, PatternMatching.bind(side: side, site, &evaluator), &evaluator))
    }
    return longest(of: sizes, evaluator)
  }

  static func size(ofBody body: Block, _ site: Site, _ evaluator: inout Evaluator) -> Evaluator.Size
  {
    var site = site
    var sizes: [Evaluator.Size] = []
    return addSizes(of: body, &site, to: &sizes, &evaluator)
      ? longest(of: sizes, evaluator) : (nil, false)
  }

  /// False for code that does more than to choose.
  private static func addSizes(
    of body: Block, _ site: inout Site, to sizes: inout [Evaluator.Size],
    _ evaluator: inout Evaluator
  ) -> Bool {
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .return(let id?):
        sizes.append(Sizes.size(of: id, site, &evaluator))
        return true
      case .expression(let id):
        guard case .branch(let inner) = evaluator.expression(id, site.file) else {
          guard body.count == 1 else { return false }
          sizes.append(Sizes.size(of: id, site, &evaluator))
          return true
        }
        let branch = evaluator.branch(inner, site.file)
        let decided = DecidedBranches.decided(branch, site, &evaluator)
        for place in DecidedBranches.sides(of: branch, decided, site, &evaluator) {
          let side = evaluator.alternative(place, site.file)
          if Traps.end(side.body, site.file, evaluator.files) { continue }
          var taken = PatternMatching.bind(side: side, site, &evaluator)
          guard addSizes(of: side.body, &taken, to: &sizes, &evaluator) else { return false }
        }
        if decided.map({ $0 != nil }) ?? branch.isExhaustive { return true }
      case .guard(let branch):
        let passes = DecidedBranches.passes(branch, site, &evaluator)
        if passes != true {
          // What the other side declares is not in sight behind it.
          var left = site
          let otherwise = evaluator.files.otherwise(branch, site)
          guard addSizes(of: otherwise, &left, to: &sizes, &evaluator) else { return false }
          if passes == false { return true }
        }
        site = DecidedBranches.passing(branch, site, &evaluator)
      case .declaration: ValueBlocks.perform(index, &site, &evaluator)
      case .assignment, .loop, .function, .return(nil): return false
      }
    }
    return false
  }

  private static func longest(of sizes: [Evaluator.Size], _ evaluator: borrowing Evaluator)
    -> Evaluator.Size
  {
    let known = sizes.compactMap(\.count)
    guard let most = known.max(), known.count == sizes.count else { return (nil, false) }
    return (most, known.contains { $0 != most } || sizes.contains(where: \.isAssumed))
  }
}
