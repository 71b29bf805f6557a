import Scenes
import Views

/// Views in what a decided branch leaves out.
enum LeftOutViews {
  /// Nobody sees these here, and yet they are parts: by themselves they would be taken for screens.
  static func noteParts(
    of branch: Views.Branch, without shown: some Collection<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    if branch.kind == .compilation { return }
    for place in branch.alternatives where !shown.contains(place) {
      noteParts(in: evaluator.alternative(place, site.file).body, site, &evaluator)
    }
  }

  static func noteParts(
    in body: Block, _ site: Site, helpers: Int = 0, _ evaluator: inout Evaluator
  ) {
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let id), .return(let id?), .declaration(_, let id?, _):
        noteParts(in: id, site, helpers, &evaluator)
      default: break
      }
    }
  }

  static func noteParts(
    in id: ExpressionID, _ site: Site, _ helpers: Int, _ evaluator: inout Evaluator
  ) {
    guard evaluator.think() else { return }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .name(let name): noteParts(named: name, isCalled: false, site, helpers, &evaluator)
    case .member(let base, let name):
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      {
        noteParts(named: name, isCalled: false, site, helpers, &evaluator)
      } else {
        noteParts(in: base, site, helpers, &evaluator)
      }
    case .call(let callee, let arguments):
      if case .name(let name) = evaluator.expression(callee, site.file) {
        noteParts(named: name, isCalled: true, site, helpers, &evaluator)
      } else {
        noteParts(in: callee, site, helpers, &evaluator)
      }
      for index in arguments {
        noteParts(in: evaluator.argument(index, site.file).value, site, helpers, &evaluator)
      }
    case .closure(let closure):
      noteParts(in: evaluator.closure(closure, site.file).body, site, helpers: helpers, &evaluator)
    case .branch(let branch):
      for place in evaluator.branch(branch, site.file).alternatives {
        noteParts(
          in: evaluator.alternative(place, site.file).body, site, helpers: helpers, &evaluator)
      }
    default: break
    }
  }

  /// A view, or a property or function of the same type that makes some.
  private static func noteParts(
    named name: NameID, isCalled: Bool, _ site: Site, _ helpers: Int, _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, site.file)
    if isCalled, let type = evaluator.type(named: named.hash, from: site.file, inside: site.owner) {
      if evaluator.isView(type), evaluator.isInlined(type) {
        evaluator.note(Mention(type: type, reason: .cut))
      }
      return
    }
    guard helpers < Self.mostHelpers else { return }
    if let (content, place) = handed(named.hash, site, evaluator) {
      return noteParts(in: content, place, helpers + 1, &evaluator)
    }
    guard let owner = evaluator.selfType(at: site),
      evaluator.lookUp(named.hash, in: site.environment) == nil
    else { return }
    for member in evaluator.members(of: owner, named: named.hash) {
      guard let body = evaluator.linker[member].body, let made = evaluator.linker[member].type,
        evaluator.word(made, member.file) == .View
      else { continue }
      noteParts(
        in: body, evaluator.inside(member, self: evaluator.boundSelf(at: site)),
        helpers: helpers + 1, &evaluator)
    }
  }

  /// Content that a caller hands in: a closure that is bound to the name.
  private static func handed(
    _ name: UInt64, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (content: ExpressionID, site: Site)? {
    var bound = evaluator.lookUp(name, in: site.environment)
    if bound == nil, case .instance(let index) = evaluator.boundSelf(at: site) {
      bound = evaluator.property(name, of: index)
    }
    guard let bound, let (id, place) = evaluator.written(for: bound),
      case .closure = evaluator.expression(id, place.file)
    else { return nil }
    return (id, place)
  }

  private static let mostHelpers = 3
}
