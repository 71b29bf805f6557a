import Scenes
import Views

/// Views made of what may be nothing.
enum MappedViews {
  /// As in `optional.map { Text($0) }`.
  static func emitMapped(
    _ base: ExpressionID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    guard arguments.count == 1 else { return false }
    let transform = evaluator.argument(arguments.lowerBound, use.site.file).value
    switch evaluator.expression(transform, use.site.file) {
    case .closure, .member, .name: break
    default: return false
    }
    let isThere = DecidedBranches.isNotNil(base, use.site, &evaluator)
    if isThere == false { return true }
    let node = evaluator.open(
      isThere == true ? .group : .branch(.condition, isExhaustive: false), use.role, use.expression,
      use.site)
    let side =
      isThere == true
      ? node : evaluator.open(.alternative, .content, use.expression, use.site)
    if side != node { note(true, of: use.expression, at: side, use.site, &evaluator) }
    if case .closure(let index) = evaluator.expression(transform, use.site.file) {
      let place = evaluator.bind(closure: index, [.expression(base, use.site)], at: use.site)
      evaluator.emitBlock(evaluator.closure(index, use.site.file).body, place, as: .content)
    } else if case .member(let owner, let name) = evaluator.expression(transform, use.site.file),
      evaluator.word(name, use.site.file) == .`init`,
      Recognition.isKnownView(owner, use.site, &evaluator),
      case .name(let view) = evaluator.expression(owner, use.site.file),
      case .nothing = evaluator.meaning(of: evaluator.hash(view, use.site.file), at: use.site)
    {
      let given = evaluator.value(base, use.site)
      DeclaredTypes.emitUnknown(
        evaluator.word(view, use.site.file), view, ViewUse(base, use.site, .content),
        shows: evaluator.text(given, of: base, use.site),
        as: label(ofMapped: given, to: view, name, use.site, evaluator), &evaluator)
    } else {
      let type = Typing.type(of: base, use.site, &evaluator)
      RowBodies.emitRow(
        function: transform, of: .expression(base, use.site), as: type, use.site, &evaluator)
    }
    if side != node { evaluator.close(side, []) }
    evaluator.close(node, use.pending)
    return true
  }

  /// Tells the node of a side whether what may be nothing has to be there.
  ///
  /// What is mapped is there where what it is made of is; of `flatMap` it may be nothing even then.
  /// https://developer.apple.com/documentation/swift/optional/map(_:)
  static func note(
    _ isThere: Bool, of id: ExpressionID, at side: Scene.NodeID, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    var (asked, isWhole) = (id, true)
    while case .call(let callee, let arguments) = evaluator.expression(asked, site.file),
      arguments.count == 1,
      case .member(let base, let name) = evaluator.expression(callee, site.file),
      case let word = evaluator.word(name, site.file), word == .map || word == .flatMap
    {
      if word == .flatMap { isWhole = false }
      asked = base
    }
    if !isWhole, !isThere { return }
    var claims = Claims()
    ConditionClaims.claim(asked, isThere: isThere, site, &claims, &evaluator)
    if !isWhole { claims.isWhole = false }
    evaluator.scene.nodes[Int(side)].condition = SideConditions.condition(claims, &evaluator)
  }

  /// What `Image.init` takes from a function that has no labels: no name of an asset, as there the bundle
  /// comes with it.
  private static func label(
    ofMapped value: ValueID, to view: NameID, _ name: NameID, _ site: Site,
    _ evaluator: borrowing Evaluator
  ) -> (word: Word, name: NameID)? {
    guard evaluator.word(view, site.file) == .Image else { return nil }
    switch evaluator.scene[value] {
    case .call(.UIImage, _, _): return (.uiImage, name)
    case .call(.NSImage, _, _): return (.nsImage, name)
    default: return (evaluator.isText(value) ? .systemName : .other, name)
    }
  }
}
