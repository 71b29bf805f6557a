internal import Components
import Scenes
internal import VoiceOver

/// Parts as they stand in a place.
extension SemanticsPart {
  /// The first node that has a name of its own.
  static func first(of parts: [SemanticsPart]) -> SemanticsNode? {
    for part in parts {
      switch part {
      case .node(let node):
        if !node.anchor.isEmpty { return node }
        if let inner = first(of: node.children) { return inner }
      case .branch(let branch):
        for side in branch.sides { if let inner = first(of: side.parts) { return inner } }
      case .rows(let rows): if let inner = first(of: rows.parts) { return inner }
      case .owned(_, _, let inner), .bar(let inner), .blocking(let inner):
        if let inner = first(of: inner) { return inner }
      }
    }
    return nil
  }

  /// A field in the place of a title is what the stop is.
  func standing(at title: [SemanticsPart]) -> SemanticsPart {
    guard case .node(var node) = self, let field = Self.first(of: title),
      field.config.flags.contains(.textField)
    else { return self }
    (node.place, node.view, node.anchor) = (field.place, field.view, field.anchor)
    return .node(node)
  }

  /// At the end of a bar.
  var inTrailing: SemanticsPart {
    switch self {
    case .node(var node):
      node.config.isTrailing = true
      node.children = node.children.map(\.inTrailing)
      return .node(node)
    case .branch(var branch):
      branch.sides = branch.sides.map { ($0.condition, $0.parts.map(\.inTrailing)) }
      return .branch(branch)
    case .rows(var rows):
      rows.parts = rows.parts.map(\.inTrailing)
      return .rows(rows)
    case .owned(let owner, let use, let parts):
      return .owned(owner, use: use, parts.map(\.inTrailing))
    case .bar(let parts): return .bar(parts.map(\.inTrailing))
    case .blocking(let parts): return .blocking(parts.map(\.inTrailing))
    }
  }
}
