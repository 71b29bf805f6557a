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

  static func noteParts(in body: Block, _ site: Site, _ evaluator: inout Evaluator) {
    noteParts(in: body, site, LeftOutPlace(), &evaluator)
  }

  static func noteParts(in id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) {
    noteParts(in: id, site, LeftOutPlace(), &evaluator)
  }

  private static func noteParts(
    in body: Block, _ site: Site, _ around: LeftOutPlace, _ evaluator: inout Evaluator
  ) {
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let id), .return(let id?), .declaration(_, let id?, _):
        noteParts(in: id, site, around, &evaluator)
      default: break
      }
    }
  }

  private static func noteParts(
    in id: ExpressionID, _ site: Site, _ around: LeftOutPlace, _ evaluator: inout Evaluator
  ) {
    guard evaluator.think() else { return }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .name(let name): noteParts(named: name, isCalled: false, site, around, &evaluator)
    case .member(let base, let name):
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      {
        noteParts(named: name, isCalled: false, site, around, &evaluator)
      } else {
        noteParts(in: base, site, around.below(name, site, evaluator), &evaluator)
      }
    case .call(let callee, let arguments):
      if case .name(let name) = evaluator.expression(callee, site.file) {
        noteParts(named: name, isCalled: true, site, around, &evaluator)
      } else {
        noteParts(in: callee, site, around, &evaluator)
      }
      let control = LeftOutPlace.control(calledBy: callee, site, evaluator)
      for index in arguments {
        let argument = evaluator.argument(index, site.file)
        let inside = around.inside(argument, of: control, arguments, site, evaluator)
        noteParts(in: argument.value, site, inside, &evaluator)
      }
    case .closure(let closure):
      noteParts(in: evaluator.closure(closure, site.file).body, site, around, &evaluator)
    case .branch(let branch):
      for place in evaluator.branch(branch, site.file).alternatives {
        noteParts(in: evaluator.alternative(place, site.file).body, site, around, &evaluator)
      }
    default: break
    }
  }

  /// A view, or a property or function of the same type that makes some.
  private static func noteParts(
    named name: NameID, isCalled: Bool, _ site: Site, _ around: LeftOutPlace,
    _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, site.file)
    if isCalled, let type = evaluator.type(named: named.hash, from: site.file, inside: site.owner) {
      if evaluator.isView(type), evaluator.isInlined(type) {
        evaluator.note(Mention(type: type, reason: around.reason))
      }
      return
    }
    var inner = around
    inner.helpers += 1
    guard inner.helpers <= Self.mostHelpers else { return }
    if let (content, place) = handed(named.hash, site, evaluator) {
      return noteParts(in: content, place, inner, &evaluator)
    }
    guard let owner = evaluator.selfType(at: site),
      evaluator.lookUp(named.hash, in: site.environment) == nil
    else { return }
    for member in evaluator.members(of: owner, named: named.hash) {
      guard let body = evaluator.linker[member].body, let made = evaluator.linker[member].type,
        evaluator.word(made, member.file) == .View
      else { continue }
      noteParts(
        in: body, evaluator.inside(member, self: evaluator.boundSelf(at: site)), inner, &evaluator)
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

/// What is around a view in code that is left out.
private struct LeftOutPlace {
  /// How many helpers lie between it and the branch.
  var helpers = 0
  /// What is heard of it depends on that, so it can't speak for itself.
  ///
  /// A control says all that is in its label as one (MODEL 0.3-6); what code makes one element, hides or labels says
  /// something else.
  var isSpokenFor = false

  var reason: Mention.Reason { isSpokenFor ? .part : .cut }

  /// The base of a chain with a modifier of this name.
  func below(_ modifier: NameID, _ site: Site, _ evaluator: borrowing Evaluator) -> Self {
    var inner = self
    switch evaluator.word(modifier, site.file) {
    case .accessibilityElement, .accessibilityHidden, .accessibilityLabel, .accessibility,
      .accessibilityRepresentation, .accessibilityChildren:
      inner.isSpokenFor = true
    default: break
    }
    return inner
  }

  /// The platform's control of this name, where the app has no view of it.
  static func control(
    calledBy callee: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> KnownView.Becomes? {
    guard case .name(let name) = evaluator.expression(callee, site.file),
      let known = KnownViews.all[evaluator.word(name, site.file)]
    else { return nil }
    return known.becomes
  }

  /// An argument that is, or holds, the label of a control; a link's destination and the items of a menu are shown apart.
  func inside(
    _ argument: Argument, of control: KnownView.Becomes?, _ all: Range<Int32>, _ site: Site,
    _ evaluator: borrowing Evaluator
  ) -> Self {
    var inner = self
    let word = argument.label.map { evaluator.word($0, site.file) }
    switch control {
    case .button, .link, .shareLink, .toggle: inner.isSpokenFor = true
    case .navigationLink:
      let isBesideDestination = all.contains { number in
        switch evaluator.argument(number, site.file).label.map({ evaluator.word($0, site.file) }) {
        case .destination, .value: true
        default: false
        }
      }
      if word == .label || argument.isTrailing && word == nil && isBesideDestination {
        inner.isSpokenFor = true
      }
    case .menu: if word == .label { inner.isSpokenFor = true }
    default: break
    }
    return inner
  }
}
