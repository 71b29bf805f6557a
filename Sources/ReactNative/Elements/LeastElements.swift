internal import Components
import Scenes

/// Of what nobody knows at least one element is there: one that its user hands it, else one that stands for it.
extension [Piece] {
  /// Marks the first element as made by something that nobody knows; false where there is none.
  mutating func mark(_ unknown: PieceUnknown) -> Bool {
    for index in indices {
      switch self[index] {
      case .element(var element):
        if element.unknown == nil { element.unknown = unknown }
        self[index] = .element(element)
        return true
      case .group(let name, var inner):
        guard inner.mark(unknown) else { continue }
        self[index] = .group(name, inner)
        return true
      case .stack(let axis, var inner):
        guard inner.mark(unknown) else { continue }
        self[index] = .stack(axis, inner)
        return true
      case .rows(var rows):
        guard rows.pieces.mark(unknown) else { continue }
        self[index] = .rows(rows)
        return true
      case .branch, .silent: continue
      }
    }
    return false
  }

  /// Marks what is there at least: where all of it is there on conditions, an element of each side, and where none of
  /// it is there the one that there is nevertheless.
  ///
  /// `others` are those behind it, which may be there where it is not; `known` is asked by the sides around it.
  mutating func markLeast(
    _ unknown: PieceUnknown, or opaque: PieceElement, before others: [Piece] = [],
    where known: [PieceAsk] = []
  ) {
    if mark(unknown) { return }
    for index in indices where self[index].holdsElement {
      let later = Array(self[(index + 1)...]) + others
      switch self[index] {
      case .group(let name, var inner):
        inner.markLeast(unknown, or: opaque, before: later, where: known)
        self[index] = .group(name, inner)
      case .stack(let axis, var inner):
        inner.markLeast(unknown, or: opaque, before: later, where: known)
        self[index] = .stack(axis, inner)
      case .branch(var branch) where branch.isExhaustive:
        for side in branch.sides.indices {
          let asks = known + branch.sides[side].asks
          branch.sides[side].pieces.markLeast(unknown, or: opaque, before: later, where: asks)
        }
        self[index] = .branch(branch)
      case .element, .rows, .branch, .silent: continue
      }
      return
    }
    insert(contentsOf: others.gaps(filledBy: opaque, where: known), at: 0)
  }

  /// The element where those come to nothing; nothing where they never do.
  private func gaps(filledBy opaque: PieceElement, where known: [PieceAsk]) -> [Piece] {
    let all = flat.filter(\.holdsElement)
    guard all.ways <= Self.mostWays else { return [.element(opaque)] }
    return Self.gaps(of: all, filledBy: opaque, where: known)
  }

  /// Of siblings in more ways than these nobody looks for the ways in which all of them are missing.
  private static let mostWays = 64

  private static func gaps(
    of all: [Piece], filledBy opaque: PieceElement, where known: [PieceAsk]
  ) -> [Piece] {
    if all.contains(where: \.isSure) { return [] }
    let place = all.firstIndex { piece in
      if case .branch(let branch) = piece { branch.isExhaustive } else { false }
    }
    guard let place, case .branch(var branch) = all[place] else { return [.element(opaque)] }
    let later = Array(all[(place + 1)...])
    branch.sides = branch.sides.compactMap { side in
      if side.isExcluded(by: known) { return nil }
      var own = side
      own.pieces = gaps(
        of: side.pieces.flat.filter(\.holdsElement) + later, filledBy: opaque,
        where: known + side.asks)
      return own
    }
    if branch.sides.allSatisfy(\.pieces.isEmpty) { return [] }
    return branch.sides.count == 1 ? branch.sides[0].pieces : [.branch(branch)]
  }

  /// How many ways there are through the sides of all, as far as that matters.
  fileprivate var ways: Int { reduce(1) { Swift.min($0 * $1.ways, 1_000) } }

  /// Without what only draws or names them together.
  private var flat: [Piece] {
    flatMap { piece in
      switch piece {
      case .group(_, let inner), .stack(_, let inner): inner.flat
      case .element, .rows, .branch, .silent: [piece]
      }
    }
  }
}

extension Piece {
  /// On one side at least.
  fileprivate var holdsElement: Bool {
    switch self {
    case .element: true
    case .group(_, let inner), .stack(_, let inner): inner.contains(where: \.holdsElement)
    case .rows(let rows): rows.pieces.contains(where: \.holdsElement)
    case .branch(let branch):
      branch.sides.contains { $0.pieces.contains(where: \.holdsElement) }
    case .silent: false
    }
  }

  /// Whatever is asked.
  fileprivate var isSure: Bool {
    switch self {
    case .element: true
    case .group(_, let inner), .stack(_, let inner): inner.contains(where: \.isSure)
    case .rows(let rows): rows.pieces.contains(where: \.isSure)
    case .branch, .silent: false
    }
  }

  /// How many ways there are through its sides.
  fileprivate var ways: Int {
    switch self {
    case .branch(let branch):
      branch.sides.reduce(0) { $0 + $1.pieces.ways }
    case .group(_, let inner), .stack(_, let inner): inner.ways
    case .element, .rows, .silent: 1
    }
  }
}

extension PieceSide {
  /// It cannot hold where those do.
  fileprivate func isExcluded(by known: [PieceAsk]) -> Bool {
    asks.contains { $0.isExcluded(by: known) }
      || anyOf.contains { group in group.allSatisfy { $0.isExcluded(by: known) } }
  }
}

extension PieceAsk {
  /// It cannot hold where those do.
  fileprivate func isExcluded(by known: [PieceAsk]) -> Bool {
    let about = known.filter { $0.subject == subject && $0.row == row }
    if isNone {
      return about.contains { one in
        !one.isNone && one.answers.allSatisfy { answers.contains($0) }
      }
    }
    return answers.allSatisfy { answer in
      about.contains { one in
        one.isNone
          ? one.answers.contains(answer) : one.answers.allSatisfy { answer.excludes($0) }
      }
    }
  }
}
