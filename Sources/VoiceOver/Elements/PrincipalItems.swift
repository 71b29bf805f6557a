/// The principal item stands in the place of an inline title: where it is there at times, the title is there at others.
///
/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement/principal
struct PrincipalItems {
  private let items: [Range<Int>]

  /// Nil where there is none.
  init?(_ places: [(elements: Range<Int>, place: BarPlace)]) {
    items = places.filter { $0.place == .middle }.map(\.elements)
    if items.isEmpty { return nil }
  }

  /// What is in the bars, with the title on each side that has no such item.
  func joined(
    with title: [ElementList.Entry], in entries: ArraySlice<ElementList.Entry>
  ) -> [ElementList.Entry] {
    var index = entries.startIndex
    while index < entries.endIndex {
      let end = index + Int(entries[index].span)
      if has(entries[index..<end]) {
        guard case .branch = entries[index].kind else { return Array(entries) }
        return entries[..<index] + joined(with: title, inBranch: entries[index..<end])
          + entries[end...]
      }
      index = end
    }
    return title + entries
  }

  private func joined(
    with title: [ElementList.Entry], inBranch entries: ArraySlice<ElementList.Entry>
  ) -> [ElementList.Entry] {
    guard var branch = entries.first, case .branch(let isExhaustive) = branch.kind else {
      return Array(entries)
    }
    var sides: [ElementList.Entry] = []
    var index = entries.startIndex + 1
    while index < entries.endIndex {
      let end = index + Int(entries[index].span)
      let inner = joined(with: title, in: entries[(index + 1)..<end])
      var side = entries[index]
      side.span = Int32(inner.count) + 1
      sides.append(side)
      sides += inner
      index = end
    }
    if !isExhaustive {
      sides.append(ElementList.Entry(kind: .alternative, span: Int32(title.count) + 1))
      sides += title
    }
    branch.kind = .branch(isExhaustive: true)
    branch.span = Int32(sides.count) + 1
    return [branch] + sides
  }

  private func has(_ entries: ArraySlice<ElementList.Entry>) -> Bool {
    entries.contains { entry in
      guard case .element(let id) = entry.kind else { return false }
      return items.contains { $0.contains(Int(id)) }
    }
  }
}
