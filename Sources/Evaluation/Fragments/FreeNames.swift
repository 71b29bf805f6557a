import Views

/// All names in a piece of code, each told by what it stands for outside of that code.
///
/// Names that the code itself binds mean something else outside, or nothing; that tells too much, and
/// never too little.
enum FreeNames {
  static func walk(
    _ id: ExpressionID, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    guard evaluator.think() else { return }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .unknown, .null, .boolean, .number, .implicitMember, .keyPath: break
    case .implicitBase: FragmentKeys.mixSelf(site, &hash, &evaluator)
    case .name(let name): walk(name: name, site, &hash, &evaluator)
    case .string(let segments):
      for index in segments {
        if case .interpolation(let inner) = evaluator.linker.segment(index, in: site.file) {
          walk(inner, site, &hash, &evaluator)
        }
      }
    case .member(let base, let name):
      // `self.title` asks for no more than `title`.
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .self
      {
        FragmentKeys.mixName(evaluator.hash(name, site.file), site, &hash, &evaluator)
      } else {
        walk(base, site, &hash, &evaluator)
      }
    case .call(let callee, let arguments), .element(let callee, let arguments):
      walk(callee, site, &hash, &evaluator)
      for index in arguments {
        walk(evaluator.argument(index, site.file).value, site, &hash, &evaluator)
      }
    case .closure(let index):
      let closure = evaluator.closure(index, site.file)
      FragmentKeys.mixOwnership(of: site, &hash, &evaluator)
      walk(parameters: closure.parameters, site, &hash, &evaluator)
      walk(body: closure.body, site, &hash, &evaluator)
    case .array(let items), .dictionary(let items), .tuple(let items):
      for index in items { walk(evaluator.item(index, site.file), site, &hash, &evaluator) }
    case .branch(let index): walk(branch: index, site, &hash, &evaluator)
    case .binary(_, let left, let right):
      walk(left, site, &hash, &evaluator)
      walk(right, site, &hash, &evaluator)
    case .prefix(_, let inner), .cast(let inner, _): walk(inner, site, &hash, &evaluator)
    }
  }

  private static func walk(
    name: NameID, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    if evaluator.word(name, site.file) == .self {
      FragmentKeys.mixSelf(site, &hash, &evaluator)
    } else {
      FragmentKeys.mixName(evaluator.hash(name, site.file), site, &hash, &evaluator)
    }
  }

  private static func walk(
    branch index: Int32, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    let branch = evaluator.branch(index, site.file)
    if let subject = branch.subject { walk(subject, site, &hash, &evaluator) }
    for place in branch.alternatives {
      let alternative = evaluator.alternative(place, site.file)
      for asked in evaluator.linker.expressions(of: alternative, in: site.file) {
        walk(asked, site, &hash, &evaluator)
      }
      walk(body: alternative.body, site, &hash, &evaluator)
    }
  }

  private static func walk(
    parameters: Range<Int32>, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    for index in parameters {
      if let value = evaluator.parameter(index, site.file).defaultValue {
        walk(value, site, &hash, &evaluator)
      }
    }
  }

  private static func walk(
    body: Block, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let id), .declaration(_, let id?, _), .return(let id?):
        walk(id, site, &hash, &evaluator)
      case .assignment(let target, _, let value):
        walk(target, site, &hash, &evaluator)
        walk(value, site, &hash, &evaluator)
      case .loop(_, let sequence, let body):
        walk(sequence, site, &hash, &evaluator)
        walk(body: body, site, &hash, &evaluator)
      case .guard(let branch): walk(branch: branch, site, &hash, &evaluator)
      case .function(let member):
        let declaration = evaluator.linker[MemberID(file: site.file, index: member)]
        walk(parameters: declaration.parameters, site, &hash, &evaluator)
        if let body = declaration.body { walk(body: body, site, &hash, &evaluator) }
      case .declaration(_, nil, _), .return(nil): break
      }
    }
  }
}
