import Views

/// Layouts only place what they are given: `Flow { … }`, `(Flow()) { … }`, `layout { … }`.
extension Evaluator {
  private static let layouts: [Word] = [
    .AnyLayout, .HStackLayout, .VStackLayout, .ZStackLayout, .GridLayout, .Layout,
  ]

  mutating func emitLayout(
    _ name: NameID?, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let node = open(.view, role, id, site, word: .AnyLayout, name: name)
    scene.nodes[Int(node)].arguments = sceneArguments(arguments, site)
    for index in arguments {
      let value = argument(index, site.file).value
      if case .closure = expression(value, site.file) { emitContent(value, site, .content) }
    }
    close(node, pending)
  }

  /// Whether what is called is a layout that was made before, and is given views here.
  mutating func isLayoutCall(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Bool {
    guard arguments.count == 1,
      case .closure = expression(argument(arguments.lowerBound, site.file).value, site.file)
    else { return false }
    switch expression(callee, site.file) {
    case .name, .member, .tuple, .call, .branch: return isLayout(callee, site)
    default: return false
    }
  }

  /// Whether an expression gives a layout, as far as declarations say so.
  private mutating func isLayout(_ id: ExpressionID, _ site: Site) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .call(let callee, _):
      guard case .name(let name) = expression(callee, site.file) else { return false }
      switch meaning(of: hash(name, site.file), at: site) {
      case .type(let type): return nature(of: type).contains(.layout)
      case .nothing: return Self.layouts.contains(word(name, site.file))
      default: return false
      }
    case .tuple(let items):
      return items.count == 1 && isLayout(item(items.lowerBound, site.file), site)
    case .branch(let index):
      guard let first = branch(index, site.file).alternatives.first,
        let last = alternative(first, site.file).body.last,
        case .expression(let inner) = statement(last, site.file)
      else { return false }
      return isLayout(inner, site)
    case .name(let name): return isLayout(named: hash(name, site.file), site)
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, site.file), word(owner, site.file) == .`self`
      else { return false }
      return isLayout(named: hash(name, site.file), site)
    default: return false
    }
  }

  private mutating func isLayout(named hash: UInt64, _ site: Site) -> Bool {
    if let type = binding(of: hash, in: site.environment)?.type, isLayout(type: type) {
      return true
    }
    switch meaning(of: hash, at: site) {
    case .bound(.expression(let inner, let place)):
      noteCode(at: place)
      return isLayout(inner, place)
    case .member(let id), .global(let id):
      let member = linker[id]
      if case .function = member.kind { return false }
      if let type = member.type { return isLayout(type: SourceName(file: id.file, name: type)) }
      return member.value.map { isLayout($0, inside(id, self: boundSelf(at: site))) } ?? false
    default: return false
    }
  }

  private mutating func isLayout(type: SourceName) -> Bool {
    let named = name(type.name, type.file)
    if let found = self.type(named: named.hash, from: type.file) {
      return nature(of: found).contains(.layout)
    }
    return Self.layouts.contains(named.word)
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `_VariadicView.Tree(Root()) { … }` shows what it is given, arranged by its root.
  func isVariadicTree(_ name: NameID, _ base: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let outer) = expression(base, in: site.file),
      hash(outer, in: site.file) == WellKnown.variadicView
    else { return false }
    return hash(name, in: site.file) == WellKnown.tree
  }
}
