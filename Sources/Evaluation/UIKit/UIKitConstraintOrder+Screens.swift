import Scenes

/// The ends of screens, which are as high as nobody says.
extension UIKitConstraintOrder {
  /// On a screen what hangs from its top lies above what only stands on its bottom.
  func addEnds(
    of index: Int, _ all: [Int], _ parts: [UIKitPart], _ before: inout Set<Pair>
  ) {
    let parent = parents[index]
    let isScreen =
      UIKitClasses.controllers.contains(parts[index].word)
      || parent.map {
        UIKitClasses.controllers.contains(parts[$0].word) && parts[$0].children.count == 1
      } ?? false
    guard isScreen else { return }
    let ends: [[Edge]] = [[.top, .guideTop], [.bottom, .guideBottom], [.centerY]]
    let tied = ends.map { edges in
      let others = ends.joined().filter { !edges.contains($0) }
      return tiedTo(
        edges.map { Self.node(index, $0) }, without: Set(others.map { Self.node(index, $0) }))
    }
    let hanging = all.filter { tied[0].contains(Self.node($0, .top)) }
    let standing = all.filter { child in
      tied[1].contains(Self.node(child, .bottom))
        && !tied[0].contains(Self.node(child, .top)) && !tied[2].contains(Self.node(child, .top))
    }
    for one in hanging {
      for other in standing where one != other {
        let pair = Pair(first: one, second: other)
        if !before.contains(pair.turned) { before.insert(pair) }
      }
    }
  }

  /// The places that hang on these by constraints and by the heights of what is between.
  private func tiedTo(_ start: [Int], without others: Set<Int>) -> Set<Int> {
    var found = others
    var open = start
    let vertical = Edge.allCases.filter { isVertical($0) }
    while let node = open.popLast() {
      guard found.insert(node).inserted else { continue }
      open += ties[node] ?? []
      let part = node / Edge.allCases.count
      // The view itself stands for all of its lines.
      if !start.contains(where: { $0 / Edge.allCases.count == part }) {
        open += vertical.map { Self.node(part, $0) }
      }
    }
    return found.subtracting(others)
  }
}
