internal import Components
internal import VoiceOver

/// Grey boxes in the place of what is still loaded: they tell nothing that a listener misses.
enum Skeletons {
  /// Words by which widgets and constructors say of themselves that they stand for what comes later.
  private static let words = ["shimmer", "skeleton", "placeholder", "loading"]

  static func isOne(_ made: Made) -> Bool {
    let names = [made.name.lowercased(), made.constructor.lowercased()]
    return words.contains { word in names.contains { $0.contains(part: word) } }
  }

  /// Where one side is several boxes without a word and another has words, the boxes stand for these.
  static func left(
    _ sides: [(condition: DartCondition, parts: [SemanticsPart])]
  ) -> [(condition: DartCondition, parts: [SemanticsPart])] {
    let found = sides.map { Content($0.parts) }
    guard found.contains(where: \.hasWords) else { return sides }
    return sides.enumerated().map { index, side in
      guard !found[index].hasWords, found[index].boxes > 1 else { return side }
      return (side.condition, side.parts.compactMap(withoutBoxes))
    }
  }

  private struct Content {
    var boxes = 0
    var hasWords = false

    init(_ parts: [SemanticsPart]) { for part in parts { add(part) } }

    private mutating func add(_ part: SemanticsPart) {
      switch part {
      case .node(let node):
        if node.config.counted == .shape { boxes += 1 }
        hasWords = hasWords || node.config.isStop || !node.config.tooltip.isEmpty
        for part in node.children { add(part) }
      case .branch(let branch): for side in branch.sides { for part in side.parts { add(part) } }
      case .rows(let rows):
        // One in each row is several.
        let before = boxes
        for part in rows.parts { add(part) }
        boxes += boxes - before
      case .owned(_, _, let parts), .bar(let parts), .blocking(let parts):
        for part in parts { add(part) }
      }
    }
  }

  private static func withoutBoxes(_ part: SemanticsPart) -> SemanticsPart? {
    switch part {
    case .node(var node):
      if node.config.counted == .shape { return nil }
      node.children = node.children.compactMap(withoutBoxes)
      return .node(node)
    case .branch(var branch):
      branch.sides = branch.sides.map { ($0.condition, $0.parts.compactMap(withoutBoxes)) }
      return .branch(branch)
    case .rows(var rows):
      rows.parts = rows.parts.compactMap(withoutBoxes)
      return rows.parts.isEmpty ? nil : .rows(rows)
    case .owned(let owner, let use, let parts):
      return .owned(owner, use: use, parts.compactMap(withoutBoxes))
    case .bar(let parts): return .bar(parts.compactMap(withoutBoxes))
    case .blocking(let parts): return .blocking(parts.compactMap(withoutBoxes))
    }
  }
}

extension String {
  fileprivate func contains(part: String) -> Bool {
    var rest = self[...]
    while rest.utf8.count >= part.utf8.count {
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
