import Views

/// Views made of what may be nothing.
extension Evaluator {
  /// As in `optional.map { Text($0) }`.
  mutating func emitMapped(
    _ base: ExpressionID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    guard arguments.count == 1 else { return false }
    let transform = argument(arguments.lowerBound, site.file).value
    switch expression(transform, site.file) {
    case .closure, .member, .name: break
    default: return false
    }
    if isGiven(base, site) == false { return true }
    let node = open(.branch(.condition, isExhaustive: false), role, id, site)
    let side = open(.alternative, .content, id, site)
    if case .closure(let index) = expression(transform, site.file) {
      let place = bind(closure: index, [.expression(base, site)], at: site)
      emitBlock(closure(index, site.file).body, place, as: .content)
    } else if case .member(let owner, let name) = expression(transform, site.file),
      word(name, site.file) == .`init`, isKnownView(owner, site),
      case .name(let view) = expression(owner, site.file),
      case .nothing = meaning(of: hash(view, site.file), at: site)
    {
      let given = value(base, site)
      emitUnknown(
        word(view, site.file), view, base, site, .content, [],
        shows: text(given, of: base, site), as: label(ofMapped: given, to: view, name, site))
    } else {
      emitRow(function: transform, site)
    }
    close(side, [])
    close(node, pending)
    return true
  }

  /// What `Image.init` takes from a function that has no labels: no name of an asset, as there the bundle
  /// comes with it.
  private func label(
    ofMapped value: ValueID, to view: NameID, _ name: NameID, _ site: Site
  ) -> (word: Word, name: NameID)? {
    guard word(view, site.file) == .Image else { return nil }
    switch scene[value] {
    case .call(.UIImage, _, _): return (.uiImage, name)
    case .call(.NSImage, _, _): return (.nsImage, name)
    default: return (isText(value) ? .systemName : .other, name)
    }
  }
}
