/// One bar has one button that all secondary actions are behind, however many toolbars give it some.
///
/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement/secondaryaction
enum MoreButtons {
  static func join(_ builder: inout ElementBuilder) {
    guard builder.mores.count > 1 else { return }
    let entries = joined(builder.chrome.entries[...], builder)
    builder.chrome.entries = entries
  }

  /// One that is always there is the only one; of several that are there at times, one is shown at a time.
  private static func joined(
    _ part: ArraySlice<ElementList.Entry>, _ builder: borrowing ElementBuilder
  ) -> [ElementList.Entry] {
    let mores = builder.mores
    guard count(part, mores) > 1 else { return Array(part) }
    // On one side of a branch as in the whole bar.
    var all: [[ElementList.Entry]] = []
    for unit in units(of: Array(part)) {
      var outer = unit[unit.startIndex]
      let inner = joined(unit.dropFirst(), builder)
      outer.span = Int32(inner.count) + 1
      all.append([outer] + inner)
    }
    if let sure = all.firstIndex(where: { isSure($0[...], mores) }) {
      var kept: [ElementList.Entry] = []
      for (place, unit) in all.enumerated() {
        if place == sure || count(unit[...], mores) == 0 {
          kept += unit
        } else if !isAlone(unit[...], mores) {
          kept += builder.without(unit[...]) { mores.contains($0) }
        }
      }
      return kept
    }
    let alone = all.indices.filter { isAlone(all[$0][...], mores) }
    guard alone.count > 1 else { return all.flatMap { $0 } }
    let sides = alone.flatMap { all[$0].dropFirst() }
    var branch = all[alone[0]][0]
    branch.kind = .branch(isExhaustive: false)
    branch.span = Int32(sides.count) + 1
    all[alone[0]] = [branch] + sides
    for place in alone.dropFirst() { all[place] = [] }
    return all.flatMap { $0 }
  }

  private static func count(_ part: ArraySlice<ElementList.Entry>, _ mores: Set<Int>) -> Int {
    part.count { $0.element.map { mores.contains(Int($0)) } ?? false }
  }

  /// What stands side by side.
  private static func units(
    of entries: [ElementList.Entry]
  ) -> [ArraySlice<ElementList.Entry>] {
    var units: [ArraySlice<ElementList.Entry>] = []
    var index = entries.startIndex
    while index < entries.endIndex {
      let end = index + Int(entries[index].span)
      units.append(entries[index..<end])
      index = end
    }
    return units
  }

  /// Whatever the conditions say, it is there.
  private static func isSure(_ unit: ArraySlice<ElementList.Entry>, _ mores: Set<Int>) -> Bool {
    guard let first = unit.first else { return false }
    switch first.kind {
    case .element(let id): return mores.contains(Int(id))
    case .branch(let isExhaustive):
      return isExhaustive && unit.count > 1
        && units(of: Array(unit.dropFirst())).allSatisfy { side in
          units(of: Array(side.dropFirst())).contains { isSure($0, mores) }
        }
    case .group, .alternative, .rows: return false
    }
  }

  /// A branch that decides about nothing else.
  private static func isAlone(_ unit: ArraySlice<ElementList.Entry>, _ mores: Set<Int>) -> Bool {
    guard case .branch = unit.first?.kind else { return false }
    let elements = unit.compactMap(\.element)
    return !elements.isEmpty && elements.allSatisfy { mores.contains(Int($0)) }
  }
}
