import Scenes

/// A list of which each side has one thing of a kind: where a side sets no title it has the one that was there before,
/// and where another item stands in the place of the title it has that.
struct FilledSides {
  /// The elements that are of the kind; nil for all.
  private let taken: [Range<Int>]?

  static let all = FilledSides(taken: nil)

  /// The principal item stands in the place of an inline title; nil where there is none.
  ///
  /// https://developer.apple.com/documentation/swiftui/toolbaritemplacement/principal
  static func principal(
    _ places: [(elements: Range<Int>, place: BarPlace)]
  ) -> FilledSides? {
    let items = places.filter { $0.place == .middle }.map(\.elements)
    return items.isEmpty ? nil : FilledSides(taken: items)
  }

  /// The same list, with the other one on each side that has nothing of the kind.
  func filled(
    _ entries: ArraySlice<ElementList.Entry>, with other: [ElementList.Entry]
  ) -> [ElementList.Entry] {
    var index = entries.startIndex
    while index < entries.endIndex {
      let end = index + Int(entries[index].span)
      if has(entries[index..<end]) {
        guard case .branch(let isExhaustive) = entries[index].kind else { return Array(entries) }
        var branch = entries[index]
        let sides = filled(sides: entries[(index + 1)..<end], isExhaustive, with: other)
        branch.kind = .branch(isExhaustive: true)
        branch.span = Int32(sides.count) + 1
        return entries[..<index] + [branch] + sides + entries[end...]
      }
      index = end
    }
    return other + entries
  }

  private func filled(
    sides entries: ArraySlice<ElementList.Entry>, _ isExhaustive: Bool,
    with other: [ElementList.Entry]
  ) -> [ElementList.Entry] {
    var sides: [ElementList.Entry] = []
    func add(_ side: ElementList.Entry, _ inner: [ElementList.Entry]) {
      var side = side
      side.span = Int32(inner.count) + 1
      sides.append(side)
      sides += inner
    }
    var index = entries.startIndex
    while index < entries.endIndex {
      let end = index + Int(entries[index].span)
      add(entries[index], filled(entries[(index + 1)..<end], with: other))
      index = end
    }
    if !isExhaustive {
      var rest = ElementList.Entry(kind: .alternative, span: 1)
      // Where there is one side, what is left is its contrary.
      if let only = entries.first, Int(only.span) == entries.count {
        rest.question = only.question.contrary
      }
      add(rest, other)
    }
    return sides
  }

  private func has(_ entries: ArraySlice<ElementList.Entry>) -> Bool {
    guard let taken else { return true }
    return entries.contains { entry in
      guard case .element(let id) = entry.kind else { return false }
      return taken.contains { $0.contains(Int(id)) }
    }
  }
}
