import Views

/// All names in a piece of code, each told by what it stands for outside of that code.
///
/// Names that the code itself binds mean something else outside, or nothing; that tells too much, and
/// never too little.
extension Evaluator {
  mutating func walk(_ id: ExpressionID, _ site: Site, _ hash: inout NameHash) {
    guard think() else { return }
    defer { rest() }
    switch expression(id, site.file) {
    case .unknown, .null, .boolean, .number, .implicitMember, .keyPath: break
    case .implicitBase: mixSelf(site, &hash)
    case .name(let name): walk(name: name, site, &hash)
    case .string(let segments):
      for index in segments {
        if case .interpolation(let inner) = linker.segment(index, in: site.file) {
          walk(inner, site, &hash)
        }
      }
    case .member(let base, let name):
      // `self.title` asks for no more than `title`.
      if case .name(let owner) = expression(base, site.file), word(owner, site.file) == .self {
        mixName(self.hash(name, site.file), site, &hash)
      } else {
        walk(base, site, &hash)
      }
    case .call(let callee, let arguments), .element(let callee, let arguments):
      walk(callee, site, &hash)
      for index in arguments { walk(argument(index, site.file).value, site, &hash) }
    case .closure(let index):
      let closure = closure(index, site.file)
      mixOwnership(of: site, &hash)
      walk(parameters: closure.parameters, site, &hash)
      walk(body: closure.body, site, &hash)
    case .array(let items), .dictionary(let items), .tuple(let items):
      for index in items { walk(item(index, site.file), site, &hash) }
    case .branch(let index): walk(branch: index, site, &hash)
    case .binary(_, let left, let right):
      walk(left, site, &hash)
      walk(right, site, &hash)
    case .prefix(_, let inner), .cast(let inner, _): walk(inner, site, &hash)
    }
  }

  private mutating func walk(name: NameID, _ site: Site, _ hash: inout NameHash) {
    if word(name, site.file) == .self {
      mixSelf(site, &hash)
    } else {
      mixName(self.hash(name, site.file), site, &hash)
    }
  }

  private mutating func walk(branch index: Int32, _ site: Site, _ hash: inout NameHash) {
    let branch = branch(index, site.file)
    if let subject = branch.subject { walk(subject, site, &hash) }
    for place in branch.alternatives {
      let alternative = alternative(place, site.file)
      for asked in linker.expressions(of: alternative, in: site.file) { walk(asked, site, &hash) }
      walk(body: alternative.body, site, &hash)
    }
  }

  private mutating func walk(parameters: Range<Int32>, _ site: Site, _ hash: inout NameHash) {
    for index in parameters {
      if let value = parameter(index, site.file).defaultValue { walk(value, site, &hash) }
    }
  }

  private mutating func walk(body: Block, _ site: Site, _ hash: inout NameHash) {
    for index in body {
      switch statement(index, site.file) {
      case .expression(let id), .declaration(_, let id?, _), .return(let id?):
        walk(id, site, &hash)
      case .assignment(let target, _, let value):
        walk(target, site, &hash)
        walk(value, site, &hash)
      case .loop(_, let sequence, let body):
        walk(sequence, site, &hash)
        walk(body: body, site, &hash)
      case .guard(let branch): walk(branch: branch, site, &hash)
      case .function(let member):
        let declaration = linker[MemberID(file: site.file, index: member)]
        walk(parameters: declaration.parameters, site, &hash)
        if let body = declaration.body { walk(body: body, site, &hash) }
      case .declaration(_, nil, _), .return(nil): break
      }
    }
  }
}
