internal import Components
internal import VoiceOver

extension Layout {
  /// Its children stand before each other, the last one in front.
  mutating func stack(_ made: Made, _ row: WidgetRow, _ around: Around) -> [SemanticsPart] {
    guard case .list(let items)? = made["children"], row.slots == ["children"] else {
      return slots(row.slots, of: made, around)
    }
    var layers: [[SemanticsPart]] = []
    for item in items { layers.append(parts(.list([item]), around)) }
    return Backgrounds.marked(layers)
  }
}

/// Pictures with words before them: these say what there is to say.
enum Backgrounds {
  static func marked(_ layers: [[SemanticsPart]]) -> [SemanticsPart] {
    var hasWords = false
    var found: [[SemanticsPart]] = []
    for layer in layers.reversed() {
      let own = layer.contains(where: saysSomething)
      found.append(hasWords && !own ? layer.map(marked) : layer)
      hasWords = hasWords || own
    }
    return found.reversed().flatMap { $0 }
  }

  private static func saysSomething(_ part: SemanticsPart) -> Bool {
    switch part {
    case .node(let node): node.config.isStop || node.children.contains(where: saysSomething)
    case .branch(let branch): branch.sides.contains { $0.parts.contains(where: saysSomething) }
    case .rows(let rows): rows.parts.contains(where: saysSomething)
    case .owned(_, _, let parts), .bar(let parts), .blocking(let parts):
      parts.contains(where: saysSomething)
    }
  }

  private static func marked(_ part: SemanticsPart) -> SemanticsPart {
    switch part {
    case .node(var node):
      for index in node.config.facts.contents.indices
      where node.config.facts.contents[index].kind == .image {
        node.config.facts.contents[index].isDecoration = true
      }
      node.children = node.children.map(marked)
      return .node(node)
    case .branch(var branch):
      branch.sides = branch.sides.map { ($0.condition, $0.parts.map(marked)) }
      return .branch(branch)
    case .rows(var rows):
      rows.parts = rows.parts.map(marked)
      return .rows(rows)
    case .owned(let owner, let use, let parts): return .owned(owner, use: use, parts.map(marked))
    case .bar(let parts): return .bar(parts.map(marked))
    case .blocking(let parts): return .blocking(parts.map(marked))
    }
  }
}
