import Views

/// What rows become where their parts are made one element.
extension SceneLayout {
  /// The same, marked with what it says as one element and which of its stops stay.
  func grouped(_ drawn: [LayoutNode], as group: RowGroup) -> [LayoutNode] {
    let list = part.guideline.content
    guard let body = list.body(of: group.rows) else { return drawn }
    var all: [Reached] = []
    collect(list, body, skipsRows: true, &all)
    let joined = all.map(\.element).filter { group.joins($0) }
    guard joined.count > 1 else { return drawn }
    var numbers: Set<Int> = []
    for element in joined {
      for stop in guideline[element.node] ?? [] where group.joins(stop.element) {
        numbers.insert(stop.number)
      }
    }
    var one = drawn.count == 1 && drawn[0].guideline.isEmpty ? drawn[0] : LayoutNode("v", drawn)
    one.merged = said(joined, as: group)
    keep(&one.children, but: numbers)
    return [one]
  }

  /// What the platform already makes of it, or its texts in order.
  private func said(_ joined: [Element], as group: RowGroup) -> String {
    var single: [Reached] = []
    if group.body == group.rows, let same = part.platform.content.body(of: group.rows) {
      collect(part.platform.content, same, &single)
    }
    if single.count == 1 { return speech.said(at: single[0].element) }
    let labels = joined.filter {
      $0.labelSource != .symbolName && $0.labelSource != .assetName
    }
    .map { speech.label(of: $0) }.filter { !$0.isEmpty }
    // One label on a whole stack is said at every part of it; as one element it is said once.
    var said: [String] = []
    for label in labels where !said.contains(label) { said.append(label) }
    return said.isEmpty ? "" : said.joined(separator: ", ") + "."
  }

  private func keep(_ nodes: inout [LayoutNode], but joined: Set<Int>) {
    for place in nodes.indices {
      let numbers = nodes[place].guideline
      nodes[place].stays = !numbers.isEmpty && joined.isDisjoint(with: numbers)
      keep(&nodes[place].children, but: joined)
    }
  }
}
