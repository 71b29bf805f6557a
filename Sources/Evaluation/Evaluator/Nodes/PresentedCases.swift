import Scenes
import Views

/// What is shown apart of a value that is one case of an enum, where more than the choice asks which one:
/// `navigationDestination(for: Room.self) { $0.navigationTitle($0.name) }`.
///
/// It is written out once for each case, as a side that knows its case. A choice alone has a side for each already.
enum PresentedCases {
  /// Each shows no more than one side of the choice does, so there may be many.
  private static let mostCases = 256

  /// False where the cases are not told apart, or nothing around them asks.
  static func emit(
    _ closure: Int32, of type: TypeID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    let body = evaluator.closure(closure, site.file).body
    let subject = evaluator.files.named(closure, site)
    guard case .enum = evaluator.linker.kind(ofType: type.index, in: type.file),
      let only = evaluator.files.only(body, site.file),
      let (mention, root) = Self.mention(of: subject, around: only, type, site, &evaluator),
      isToldApart(
        RowSubject(name: subject, difference: .whichCase, type: type), by: root, site, &evaluator)
    else { return false }
    let names = Sizes.caseNames(of: type, &evaluator)
    guard names.count > 1, names.count <= mostCases,
      !isShared(root, subject, site, evaluator), !areShared(in: type, &evaluator)
    else { return false }
    let node = evaluator.open(.branch(.choice, isExhaustive: true), .content, only, site)
    let asked = RowBodies.bind(.parameter, of: type, to: closure, site, &evaluator)
    for name in names {
      let side = evaluator.open(.alternative, .content, only, site)
      var claims = Claims()
      claims.all = [Claim(subject: mention, site: asked, answers: [.member(name)])]
      evaluator.scene.nodes[Int(side)].condition = SideConditions.condition(claims, &evaluator)
      let instance = Instances.instantiate(
        type, creator: evaluator.selfInstance(at: site), &evaluator)
      evaluator.instances[Int(instance)].case = name
      let place = evaluator.bind(closure: closure, [.instance(instance)], at: site)
      evaluator.emitBlock(body, place, as: .content)
      evaluator.close(side, [])
    }
    evaluator.close(node, [])
    return true
  }

  /// A page that several cases have is one screen, and its title is that of any of them.
  private static func areShared(in type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    for declaration in evaluator.linker.declarations(of: type) {
      for id in evaluator.linker.everything(in: declaration) {
        guard let body = evaluator.linker[id].body,
          evaluator.givesView(evaluator.linker[id], id.file)
        else { continue }
        let site = evaluator.inside(id, self: nil)
        for index in body {
          switch evaluator.statement(index, id.file) {
          case .expression(let inner), .return(let inner?):
            if isShared(inner, WellKnown.selfName, site, evaluator) { return true }
          default: break
          }
        }
      }
    }
    return false
  }

  private static func isShared(
    _ id: ExpressionID, _ subject: UInt64, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard case .branch(let index) = evaluator.expression(id, site.file),
      let asked = evaluator.branch(index, site.file).subject,
      evaluator.files.isName(asked, subject, site)
    else { return false }
    return evaluator.branch(index, site.file).alternatives.contains { place in
      let side = evaluator.alternative(place, site.file)
      return side.isElse
        || side.clauses.contains {
          if case .match(_, let patterns) = evaluator.clause($0, site.file) {
            patterns.count > 1
          } else {
            false
          }
        }
    }
  }

  /// Where a modifier around a choice asks for the value, and that choice: the second `$0` in
  /// `$0.page.navigationTitle($0.name)`, and `$0.page`.
  private static func isToldApart(
    _ subject: RowSubject, by root: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    RowQuestions.tellsApart(subject, in: root, site, &evaluator)
      || evaluator.files.isName(root, subject.name, site)
        && RowQuestions.isToldApart(WellKnown.body, of: subject.type, subject, &evaluator)
  }

  private static func mention(
    of subject: UInt64, around id: ExpressionID, _ type: TypeID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> (mention: ExpressionID, root: ExpressionID)? {
    var cursor = id
    var found: ExpressionID?
    while case .call(let callee, let arguments) = evaluator.expression(cursor, site.file),
      case .member(let base, let name) = evaluator.expression(callee, site.file)
    {
      // `room.page(isLarge: room.isLarge)` is the choice.
      if evaluator.files.isName(base, subject, site),
        !evaluator.members(of: type, named: evaluator.hash(name, site.file)).isEmpty
      {
        break
      }
      for index in arguments {
        let given = evaluator.argument(index, site.file).value
        found = found ?? evaluator.files.mention(of: subject, in: given, site)
      }
      cursor = base
    }
    return found.map { ($0, cursor) }
  }
}

// What the code says by itself.

extension LiveFiles {
  fileprivate func mention(of name: UInt64, in id: ExpressionID, _ site: Site) -> ExpressionID? {
    var open = [id]
    while let next = open.popLast() {
      switch expression(next, in: site.file) {
      case .name(let own): if hash(own, in: site.file) == name { return next }
      case .member(let base, _), .prefix(_, let base), .cast(let base, _): open.append(base)
      case .call(let callee, let arguments), .element(let callee, let arguments):
        open.append(callee)
        open += arguments.map { argument($0, in: site.file).value }
      case .string(let segments):
        for index in segments {
          if case .interpolation(let inner) = segment(index, in: site.file) { open.append(inner) }
        }
      case .closure(let index):
        for place in closure(index, in: site.file).body {
          switch statement(place, in: site.file) {
          case .expression(let inner), .return(let inner?): open.append(inner)
          default: break
          }
        }
      case .array(let items), .tuple(let items): open += items.map { item($0, in: site.file) }
      case .binary(_, let left, let right): open += [left, right]
      case .branch(let index):
        let branch = branch(index, in: site.file)
        if let subject = branch.subject { open.append(subject) }
        for place in branch.alternatives {
          if let test = test(of: alternative(place, in: site.file), site.file) { open.append(test) }
        }
      default: break
      }
    }
    return nil
  }
}
