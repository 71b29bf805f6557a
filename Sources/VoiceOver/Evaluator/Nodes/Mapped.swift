import Views

/// Views made of what may be nothing.
enum MappedViews {
  /// As in `optional.map { Text($0) }`.
  static func emitMapped(
    _ base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) -> Bool {
    guard arguments.count == 1 else { return false }
    let transform = evaluator.argument(arguments.lowerBound, site.file).value
    switch evaluator.expression(transform, site.file) {
    case .closure, .member, .name: break
    default: return false
    }
    if DecidedBranches.isGiven(base, site, &evaluator) == false { return true }
    let node = evaluator.open(.branch(.condition, isExhaustive: false), role, id, site)
    let side = evaluator.open(.alternative, .content, id, site)
    if case .closure(let index) = evaluator.expression(transform, site.file) {
      let place = evaluator.bind(closure: index, [.expression(base, site)], at: site)
      evaluator.emitBlock(evaluator.closure(index, site.file).body, place, as: .content)
    } else if case .member(let owner, let name) = evaluator.expression(transform, site.file),
      evaluator.word(name, site.file) == .`init`, Recognition.isKnownView(owner, site, &evaluator),
      case .name(let view) = evaluator.expression(owner, site.file),
      case .nothing = evaluator.meaning(of: evaluator.hash(view, site.file), at: site)
    {
      let given = evaluator.value(base, site)
      DeclaredTypes.emitUnknown(
        evaluator.word(view, site.file), view, base, site, .content, [],
        shows: evaluator.text(given, of: base, site),
        as: label(ofMapped: given, to: view, name, site, evaluator), &evaluator)
    } else {
      RowBodies.emitRow(function: transform, site, &evaluator)
    }
    evaluator.close(side, [])
    evaluator.close(node, pending)
    return true
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
