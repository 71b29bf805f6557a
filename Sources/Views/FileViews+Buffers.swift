/// A file is read into large buffers and kept in small ones.
extension FileViews {
  /// The same value in buffers of its own that are just large enough: it will live for long.
  func fitted() -> FileViews {
    var copy = FileViews()
    copy.names = names.fitted()
    copy.texts = texts.fitted()
    copy.types = types.fitted()
    copy.members = members.fitted()
    copy.attributes = attributes.fitted()
    copy.code = code.fitted()
    copy.comments = comments
    copy.problems = problems
    copy.lineStarts = lineStarts.fitted()
    copy.imports = imports
    copy.modules = modules.fitted()
    copy.exported = exported.fitted()
    copy.named = named
    copy.makings = makings.fitted()
    copy.starts = starts.fitted()
    copy.assigned = assigned.fitted()
    copy.startsApp = startsApp
    copy.codeLines = codeLines
    return copy
  }

  /// Empties the buffers for the next file.
  mutating func clear() {
    names.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    types.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    code.clear()
    comments = []
    problems = []
    lineStarts.removeAll(keepingCapacity: true)
    imports = []
    modules.removeAll(keepingCapacity: true)
    exported.removeAll(keepingCapacity: true)
    named = []
    makings.removeAll(keepingCapacity: true)
    starts = []
    assigned = []
    startsApp = false
    codeLines = 0
  }
}

extension Code {
  fileprivate func fitted() -> Code {
    var copy = Code()
    copy.expressions = expressions.fitted()
    copy.offsets = offsets.fitted()
    copy.arguments = arguments.fitted()
    copy.segments = segments.fitted()
    copy.items = items.fitted()
    copy.closures = closures.fitted()
    copy.branches = branches.fitted()
    copy.alternatives = alternatives.fitted()
    copy.clauses = clauses.fitted()
    copy.patterns = patterns.fitted()
    copy.statements = statements.fitted()
    copy.parameters = parameters.fitted()
    return copy
  }

  fileprivate mutating func clear() {
    expressions.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    closures.removeAll(keepingCapacity: true)
    branches.removeAll(keepingCapacity: true)
    alternatives.removeAll(keepingCapacity: true)
    clauses.removeAll(keepingCapacity: true)
    patterns.removeAll(keepingCapacity: true)
    statements.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
  }
}

extension Array {
  func fitted() -> [Element] {
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
