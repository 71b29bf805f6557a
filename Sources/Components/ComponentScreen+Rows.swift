extension ComponentScreen {
  /// The same with another number of rows where the source does not tell how many there are.
  package func assuming(rows: Int) -> ComponentScreen {
    var screen = self
    screen.platform = platform.assuming(rows: rows)
    screen.guideline = guideline.assuming(rows: rows)
    screen.without = without.map { ComponentDifference($0.reason, $0.lists.assuming(rows: rows)) }
    return screen
  }
}

extension PieceLists {
  fileprivate func assuming(rows: Int) -> PieceLists {
    PieceLists(
      content: content.map { $0.assuming(rows: rows) },
      chrome: chrome.map { $0.assuming(rows: rows) })
  }
}

extension Piece {
  fileprivate func assuming(rows: Int) -> Piece {
    switch self {
    case .element, .silent: return self
    case .group(let name, let inner): return .group(name, inner.map { $0.assuming(rows: rows) })
    case .stack(let axis, let inner):
      return .stack(axis, inner.map { $0.assuming(rows: rows) })
    case .branch(var branch):
      for side in branch.sides.indices {
        branch.sides[side].pieces = branch.sides[side].pieces.map { $0.assuming(rows: rows) }
      }
      return .branch(branch)
    case .rows(var written):
      // Those inside of two others that nobody counts are there once, however many are assumed.
      if written.isAssumed, written.count > 1 { written.count = rows }
      written.pieces = written.pieces.map { $0.assuming(rows: rows) }
      return .rows(written)
    }
  }
}
