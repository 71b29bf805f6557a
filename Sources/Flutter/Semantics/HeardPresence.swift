internal import Components
import Scenes
internal import VoiceOver

/// What is there, or is not, is heard where something that is a stop comes and goes with it: a button that looks otherwise
/// beside such a stop hides nothing.
struct HeardPresence {
  private var heard: Set<UInt64> = []

  init(_ lists: PieceLists) {
    Self.collect(lists.content + lists.chrome, into: &heard)
  }

  /// Without looks that tell of it.
  func told(_ lists: PieceLists) -> PieceLists {
    if heard.isEmpty { return lists }
    return PieceLists(
      content: Self.without(heard, lists.content), chrome: Self.without(heard, lists.chrome))
  }

  private static func collect(_ pieces: [Piece], into heard: inout Set<UInt64>) {
    for piece in pieces {
      switch piece {
      case .element, .silent: break
      case .group(_, let inner), .stack(_, let inner): collect(inner, into: &heard)
      case .rows(let rows): collect(rows.pieces, into: &heard)
      case .branch(let branch):
        let stops = branch.sides.map { hasStop($0.pieces) }
        if stops.contains(true), !branch.isExhaustive || stops.contains(false) {
          for ask in branch.sides.flatMap(\.asks) where isForPresence(ask) {
            heard.insert(ask.subject)
          }
        }
        for side in branch.sides { collect(side.pieces, into: &heard) }
      }
    }
  }

  private static func isForPresence(_ ask: PieceAsk) -> Bool {
    !ask.answers.isEmpty && ask.answers.allSatisfy { $0 == .present || $0 == .absent }
  }

  private static func hasStop(_ pieces: [Piece]) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .element: true
      case .silent: false
      case .group(_, let inner), .stack(_, let inner): hasStop(inner)
      case .rows(let rows): hasStop(rows.pieces)
      case .branch(let branch): branch.sides.contains { hasStop($0.pieces) }
      }
    }
  }

  private static func without(_ heard: Set<UInt64>, _ pieces: [Piece]) -> [Piece] {
    pieces.map { piece in
      switch piece {
      case .element(var element):
        element.facts.looks.subtract(heard)
        return .element(element)
      case .silent: return piece
      case .group(let name, let inner): return .group(name, without(heard, inner))
      case .stack(let axis, let inner): return .stack(axis, without(heard, inner))
      case .rows(var rows):
        rows.pieces = without(heard, rows.pieces)
        return .rows(rows)
      case .branch(var branch):
        for index in branch.sides.indices {
          branch.sides[index].pieces = without(heard, branch.sides[index].pieces)
        }
        return .branch(branch)
      }
    }
  }
}
