internal import Components

/// What is a picture and nothing else: one that data makes, or what is seen where there is none.
extension [SemanticsPart] {
  /// Nothing in them is said, pressed or tells anything by its look, and one of them is made of data.
  var isPicture: Bool { areSilent && contains(where: \.isOfData) }

  private var areSilent: Bool { allSatisfy(\.isSilent) }

  /// The same, where which of them is seen is no state: a listener misses the picture, and not what stands in for it.
  var asOnePicture: [SemanticsPart] {
    map { part in
      switch part {
      case .node(var node):
        node.children = node.children.asOnePicture
        return .node(node)
      case .branch(var branch):
        branch.isOnePicture = true
        branch.sides = branch.sides.map { ($0.condition, $0.parts.asOnePicture) }
        return .branch(branch)
      case .owned(let owner, let use, let inner): return .owned(owner, use: use, inner.asOnePicture)
      case .rows, .bar, .blocking: return part
      }
    }
  }
}

extension SemanticsPart {
  fileprivate var isSilent: Bool {
    switch self {
    case .node(let node):
      !node.config.isStop && node.config.looks.isEmpty
        && node.config.facts.contents.allSatisfy { $0.isSilentPicture }
        && node.children.allSatisfy(\.isSilent)
    case .branch(let branch): branch.sides.allSatisfy { $0.parts.allSatisfy(\.isSilent) }
    case .owned(_, _, let inner): inner.allSatisfy(\.isSilent)
    case .rows, .bar, .blocking: false
    }
  }

  fileprivate var isOfData: Bool {
    switch self {
    case .node(let node): node.config.isOfData || node.children.contains(where: \.isOfData)
    case .branch(let branch): branch.sides.contains { $0.parts.contains(where: \.isOfData) }
    case .owned(_, _, let inner): inner.contains(where: \.isOfData)
    case .rows, .bar, .blocking: false
    }
  }
}

extension PieceContent {
  /// An icon or a picture that nothing names; a shape may be a sign.
  fileprivate var isSilentPicture: Bool { !isNamed && (kind == .icon || kind == .image) }
}
