import Views

/// Titles that are there on some sides of branches only.
extension ElementBuilder {
  /// Where there is a title.
  struct Titled {
    /// What the sides ask in which it is, the innermost first; -1 for what is not known.
    ///
    /// Empty where it is there in any case.
    var conditions: [Int32] = []
  }

  /// A side that has a title has it under its condition; where all have one, some title is there.
  mutating func join(_ titles: [Titled?], _ sides: [ChromeSide], _ isExhaustive: Bool) {
    if let titled, titled.conditions.isEmpty { return }
    let some = titles.indices.filter { titles[$0] != nil }
    if isExhaustive, titles.allSatisfy({ $0.map(\.conditions.isEmpty) ?? false }) {
      titled = Titled()
    } else if titled == nil, some.count == 1, let only = titles[some[0]] {
      titled = Titled(conditions: only.conditions + [sides[some[0]].condition])
    } else {
      titled = Titled(conditions: [-1])
    }
  }

  /// Puts the title before what else is in the bars.
  mutating func place(_ title: Element) {
    let id = chrome.elements.count
    chrome.elements.append(title)
    barPlaces.append((id..<(id + 1), .middle))
    var entries = [ElementList.Entry(kind: .element(Int32(id)), span: 1)]
    for condition in titled?.conditions ?? [] {
      let span = Int32(entries.count) + 1
      var side = ElementList.Entry(kind: .alternative, span: span)
      // What a toolbar holds has conditions of its own.
      if list.conditions.indices.contains(Int(condition)) {
        chrome.conditions.append(list.conditions[Int(condition)])
        side.condition = Int32(chrome.conditions.count - 1)
      }
      entries.insert(side, at: 0)
      entries.insert(
        ElementList.Entry(kind: .branch(isExhaustive: false), span: span + 1), at: 0)
    }
    chrome.entries.insert(contentsOf: entries, at: 0)
  }
}
