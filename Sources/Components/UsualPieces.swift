import Scenes
import VoiceOver

extension WrittenScreen {
  /// The same with what is there in a usual state: see `UsualState`; nil where that is all of it.
  package var usual: ComponentScreen? {
    guard let sides = leftOut() else { return nil }
    var usual = screen
    usual.guideline = screen.guideline.without(sides: sides.guideline)
    usual.platform =
      screen.guideline == screen.platform
      ? usual.guideline : screen.platform.without(sides: sides.platform)
    return usual
  }
}

extension PieceLists {
  /// Sides by their numbers in the list that is written of these: content first, then bars.
  fileprivate func without(sides: Set<Scene.NodeID>) -> PieceLists {
    var filter = SideFilter(sides: sides)
    var lists = self
    lists.content = filter.pieces(content)
    lists.chrome = filter.pieces(chrome)
    return lists
  }
}

/// Takes sides out of pieces, counting them in the order in which `PieceListWriter` does.
private struct SideFilter {
  let sides: Set<Scene.NodeID>
  private var count: Scene.NodeID = 0

  init(sides: Set<Scene.NodeID>) { self.sides = sides }

  mutating func pieces(_ pieces: [Piece]) -> [Piece] {
    var kept: [Piece] = []
    for piece in pieces {
      switch piece {
      case .element, .silent: kept.append(piece)
      case .stack(let axis, let inner): kept.append(.stack(axis, self.pieces(inner)))
      case .group(let name, let inner): kept.append(.group(name, self.pieces(inner)))
      case .rows(var rows):
        rows.pieces = self.pieces(rows.pieces)
        kept.append(.rows(rows))
      case .branch(var branch):
        let all = branch.sides
        branch.sides = []
        for var side in all {
          let number = count
          count += 1
          side.pieces = self.pieces(side.pieces)
          if !sides.contains(number) { branch.sides.append(side) }
        }
        if branch.sides.count < all.count { branch.isExhaustive = false }
        if !branch.sides.isEmpty { kept.append(.branch(branch)) }
      }
    }
    return kept
  }
}
