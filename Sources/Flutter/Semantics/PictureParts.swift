internal import Components

/// What is a picture and nothing else: one that data makes, or what is seen where there is none.
extension [SemanticsPart] {
  /// Nothing in them is said, pressed or tells anything by its look, and one of them is made of data.
  var isPicture: Bool {
    guard allSatisfy({ $0.isSilent(but: nil) }), contains(where: \.isOfData) else { return false }
    let kinds = kinds
    return allSatisfy { $0.isSilent(but: kinds) }
  }

  /// The same, where which of them is seen is no state: a listener misses the picture, and not what stands in for it.
  var asOnePicture: [SemanticsPart] {
    map { part in
      switch part {
      case .node(var node):
        node.children = node.children.asOnePicture
        node.config.looks = []
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

  /// What is asked by what it is, and not for yes or no: an icon in the place of a picture may be that of its kind.
  private var kinds: Set<DartSubject> {
    reduce(into: []) { found, part in
      switch part {
      case .node(let node): found.formUnion(node.children.kinds)
      case .branch(let branch):
        found.formUnion(branch.kinds)
        for side in branch.sides { found.formUnion(side.parts.kinds) }
      case .owned(_, _, let inner): found.formUnion(inner.kinds)
      case .rows, .bar, .blocking: break
      }
    }
  }
}

extension SemanticsBranch {
  /// Of pictures and what stands in for them: which of them is seen is no state where data makes each of them, or where it
  /// hangs on what that data is, or whether there is any, and on no flag.
  var asPicture: SemanticsPart {
    let asks = sides.flatMap(\.condition.asks)
    let isOfKind =
      !asks.isEmpty && !asks.contains(where: \.isYesOrNo)
      && sides.contains(where: \.condition.isWhole)
    let part = SemanticsPart.branch(self)
    guard isExhaustive, [part].isPicture,
      isOfKind || sides.allSatisfy({ $0.parts.contains(where: \.isOfData) })
    else { return part }
    return [part].asOnePicture[0]
  }

  fileprivate var kinds: Set<DartSubject> {
    Set(sides.flatMap(\.condition.asks).filter { !$0.isYesOrNo }.map(\.subject))
  }
}

extension SemanticsPart {
  /// Whatever it looks like, where nobody says what that may hang on.
  fileprivate func isSilent(but kinds: Set<DartSubject>?) -> Bool {
    switch self {
    case .node(let node):
      !node.config.isStop && (kinds.map { node.config.looks.isSubset(of: $0) } ?? true)
        && node.config.facts.contents.allSatisfy { $0.isSilentPicture }
        && node.children.allSatisfy { $0.isSilent(but: kinds) }
    case .branch(let branch):
      branch.sides.allSatisfy { $0.parts.allSatisfy { $0.isSilent(but: kinds) } }
    case .owned(_, _, let inner): inner.allSatisfy { $0.isSilent(but: kinds) }
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
