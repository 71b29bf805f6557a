import Views

/// Views in what a decided branch leaves out.
extension Evaluator {
  /// Nobody sees these here, and yet they are parts: by themselves they would be taken for screens.
  mutating func noteParts(
    of branch: Views.Branch, without shown: some Collection<Int32>, _ site: Site
  ) {
    if branch.kind == .compilation { return }
    for place in branch.alternatives where !shown.contains(place) {
      noteParts(in: alternative(place, site.file).body, site)
    }
  }

  mutating func noteParts(in body: Block, _ site: Site, helpers: Int = 0) {
    for index in body {
      switch statement(index, site.file) {
      case .expression(let id), .return(let id?), .declaration(_, let id?, _):
        noteParts(in: id, site, helpers)
      default: break
      }
    }
  }

  mutating func noteParts(in id: ExpressionID, _ site: Site, _ helpers: Int) {
    guard think() else { return }
    defer { rest() }
    switch expression(id, site.file) {
    case .name(let name): noteParts(named: name, isCalled: false, site, helpers)
    case .member(let base, let name):
      if case .name(let owner) = expression(base, site.file), word(owner, site.file) == .`self` {
        noteParts(named: name, isCalled: false, site, helpers)
      } else {
        noteParts(in: base, site, helpers)
      }
    case .call(let callee, let arguments):
      if case .name(let name) = expression(callee, site.file) {
        noteParts(named: name, isCalled: true, site, helpers)
      } else {
        noteParts(in: callee, site, helpers)
      }
      for index in arguments { noteParts(in: argument(index, site.file).value, site, helpers) }
    case .closure(let closure):
      noteParts(in: self.closure(closure, site.file).body, site, helpers: helpers)
    case .branch(let branch):
      for place in self.branch(branch, site.file).alternatives {
        noteParts(in: alternative(place, site.file).body, site, helpers: helpers)
      }
    default: break
    }
  }

  /// A view, or a property or function of the same type that makes some.
  private mutating func noteParts(
    named name: NameID, isCalled: Bool, _ site: Site, _ helpers: Int
  ) {
    let named = self.name(name, site.file)
    if isCalled, let type = type(named: named.hash, from: site.file, inside: site.owner) {
      if isView(type), isInlined(type) { note(Mention(type: type, reason: .cut)) }
      return
    }
    guard helpers < Self.mostHelpers, let owner = selfType(at: site),
      lookUp(named.hash, in: site.environment) == nil
    else { return }
    for member in members(of: owner, named: named.hash) {
      guard let body = linker[member].body, let made = linker[member].type,
        word(made, member.file) == .View
      else { continue }
      noteParts(in: body, inside(member, self: boundSelf(at: site)), helpers: helpers + 1)
    }
  }

  private static let mostHelpers = 3
}
