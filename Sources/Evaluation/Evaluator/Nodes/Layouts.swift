import Scenes
import Views

/// Layouts only place what they are given: `Flow { … }`, `(Flow()) { … }`, `layout { … }`.
enum Layouts {
  private static let layouts: [Word] = [
    .AnyLayout, .HStackLayout, .VStackLayout, .ZStackLayout, .GridLayout, .Layout,
  ]

  static func emitLayout(
    _ name: NameID?, _ arguments: Range<Int32>, _ use: ViewUse, isMade: Bool = false,
    _ evaluator: inout Evaluator
  ) {
    let node = evaluator.open(
      .view, use.role, use.expression, use.site, word: .AnyLayout, name: name)
    evaluator.scene.nodes[Int(node)].arguments = ValueCalls.sceneArguments(
      arguments, use.site, &evaluator)
    for index in arguments {
      let value = evaluator.argument(index, use.site.file).value
      let isClosure =
        if case .closure = evaluator.expression(value, use.site.file) { true } else { false }
      if isClosure || isMade { evaluator.emitContent(value, use.site, .content) }
    }
    evaluator.close(node, use.pending)
  }

  /// Whether what is called is a layout that was made before, and is given views here: `layout { … }`, `layout(content)`.
  static func isLayoutCall(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard arguments.count == 1 else { return false }
    let only = evaluator.argument(arguments.lowerBound, site.file)
    switch evaluator.expression(only.value, site.file) {
    case .closure: break
    case .name, .member: if only.label != nil { return false }
    default: return false
    }
    switch evaluator.expression(callee, site.file) {
    case .name, .member, .tuple, .call, .branch: return isLayout(callee, site, &evaluator)
    default: return false
    }
  }

  /// Whether an expression gives a layout, as far as declarations say so.
  private static func isLayout(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .call(let callee, _):
      guard case .name(let name) = evaluator.expression(callee, site.file) else { return false }
      switch evaluator.meaning(of: evaluator.hash(name, site.file), at: site) {
      case .type(let type): return evaluator.nature(of: type).contains(.layout)
      case .nothing: return Self.layouts.contains(evaluator.word(name, site.file))
      default: return false
      }
    case .tuple(let items):
      return items.count == 1
        && isLayout(evaluator.item(items.lowerBound, site.file), site, &evaluator)
    case .branch(let index):
      guard let first = evaluator.branch(index, site.file).alternatives.first,
        let last = evaluator.alternative(first, site.file).body.last,
        case .expression(let inner) = evaluator.statement(last, site.file)
      else { return false }
      return isLayout(inner, site, &evaluator)
    case .name(let name): return isLayout(named: evaluator.hash(name, site.file), site, &evaluator)
    case .member(let base, let name):
      guard case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      else { return false }
      return isLayout(named: evaluator.hash(name, site.file), site, &evaluator)
    default: return false
    }
  }

  private static func isLayout(named hash: UInt64, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    if let type = evaluator.binding(of: hash, in: site.environment)?.type,
      isLayout(type: type, &evaluator)
    {
      return true
    }
    switch evaluator.meaning(of: hash, at: site) {
    case .bound(.expression(let inner, let place)):
      evaluator.noteCode(at: place)
      return isLayout(inner, place, &evaluator)
    case .member(let id), .global(let id):
      let member = evaluator.linker[id]
      if case .function = member.kind { return false }
      if let type = member.type {
        return isLayout(type: SourceName(file: id.file, name: type), &evaluator)
      }
      return member.value.map {
        isLayout($0, evaluator.inside(id, self: evaluator.boundSelf(at: site)), &evaluator)
      } ?? false
    default: return false
    }
  }

  private static func isLayout(type: SourceName, _ evaluator: inout Evaluator) -> Bool {
    let named = evaluator.name(type.name, type.file)
    if let found = evaluator.type(named: named.hash, from: type.file) {
      return evaluator.nature(of: found).contains(.layout)
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
