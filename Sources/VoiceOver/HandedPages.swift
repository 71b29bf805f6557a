package import Scenes

/// A view that shows one of several pages, and nothing else, hands on how it is shown itself.
///
/// What is pushed, or covers the screen, is then the page: `FrameView(frame: $0)` in a destination, with a body
/// of `frame.page.view()`.
package struct HandedPages<Unit: Hashable> {
  /// Who shows a page, with what is around it there.
  private var holders: [Unit: Set<Way>] = [:]

  private struct Way: Hashable {
    var unit: Unit
    var dressing: Dressing?
  }

  package init() {}

  package mutating func add(_ manner: Mention.Manner, of page: Unit, in unit: Unit) {
    guard manner.reason == .page else { return }
    holders[page, default: []].insert(Way(unit: unit, dressing: manner.dressing))
  }

  /// How each page is shown, given how others show a unit.
  package func manners(
    _ shown: (Unit) -> Set<Mention.Manner>
  ) -> [Unit: Set<Mention.Manner>] {
    var all: [Unit: Set<Mention.Manner>] = [:]
    for page in holders.keys { all[page] = manners(of: page, shown) }
    return all
  }

  private func manners(
    of page: Unit, _ shown: (Unit) -> Set<Mention.Manner>
  ) -> Set<Mention.Manner> {
    let own = shown(page)
    var found = own.filter { $0.reason != .page }
    // Where nothing is known of who shows it, or where it may be the first of a stack that pushes it as well.
    var isPage = false
    var left = Array(holders[page] ?? [])
    var known = Set(left)
    while let way = left.popLast() {
      let outer = shown(way.unit)
      if outer.isEmpty { isPage = true }
      for manner in outer where manner.reason != .page {
        guard manner.reason.isWhole else {
          isPage = true
          continue
        }
        if manner.reason != .destination { isPage = true }
        var handed = manner
        handed.dressing = handed.dressing ?? way.dressing
        found.insert(handed)
      }
      for next in holders[way.unit] ?? [] {
        let next = Way(unit: next.unit, dressing: next.dressing ?? way.dressing)
        if known.insert(next).inserted { left.append(next) }
      }
    }
    // Pages that only show each other.
    if isPage || !found.contains(where: \.reason.isWhole) {
      found.formUnion(own.filter { $0.reason == .page })
    }
    return found
  }
}
