/// How large things would be if nothing hindered them, and how near they may come.
extension MapPlacement {
  /// Room between neighbours: a stop's number sits on its corner and must not cover another.
  func gap(_ a: Int, _ b: Int) -> Double { isLoose || hasStop(a) || hasStop(b) ? 16 : 6 }

  func gaps(_ members: [Int]) -> Double {
    zip(members, members.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
  }

  func hasStop(_ index: Int) -> Bool {
    tree.nodes[index..<tree.nodes[index].end].contains { !$0.guideline.isEmpty }
  }

  /// How far what is in a box stands from its edge: its number must not cover that of the box.
  func inset(_ index: Int) -> Double {
    let isNumbered = !tree.nodes[index].guideline.isEmpty
    return isNumbered && tree.children(of: index).contains { hasStop($0) } ? Self.badgeStep : 10
  }

  func natural(_ index: Int) -> (width: Double, height: Double) {
    let node = tree.nodes[index]
    let label = TextMeasure.width(node.shownText, size: 13)
    switch node.kind {
    // Of an element only what it says may be known.
    case .text, .element: return (min(label + 16, 210), 27)
    case .chrome where node.place == "title":
      return (min(TextMeasure.width(node.shownText, size: 18, isBold: true) + 10, 260), 34)
    case .chrome where node.place == "search": return (180, 34)
    case .chrome: return (min(max(label + 22, 36), 130), 30)
    case .tab: return (min(max(label + 16, 56), 110), 38)
    case .image: return (44, 44)
    case .symbol: return (28, 28)
    case .shape: return (20, 20)
    case .button, .link, .menu, .picker, .date, .other: return (min(label + 30, 220), 32)
    case .toggle: return (min(label + 70, 250), 32)
    case .stepper: return (min(label + 100, 250), 32)
    case .slider, .progress: return (130, 28)
    case .field: return (170, 34)
    case .opaque: return (min(label + 40, 220), 40)
    case .space: return (8, 8)
    case .divider: return (40, 6)
    case .v, .h, .z, .grid, .rows, .group, .section: return (0, 0)
    }
  }

  func isGreedy(_ index: Int) -> Bool {
    switch tree.nodes[index].kind {
    case .toggle, .field, .slider, .divider, .rows, .progress, .stepper, .space: true
    case .chrome: tree.nodes[index].place == "search"
    default: tree.children(of: index).contains { isGreedy($0) }
    }
  }

  /// The five tabs that a bar has at most stand beside each other.
  func least(_ index: Int) -> Double { tree.nodes[index].kind == .tab ? 34 : 54 }

  func isSoft(_ index: Int) -> Bool {
    switch tree.nodes[index].kind {
    case .image, .symbol, .shape, .space, .divider: false
    default: true
    }
  }

  /// From number to number, where one thing is several stops.
  static let badgeStep = 21.0

  /// How many numbers stand side by side on the upper edge of a box.
  static func badges(on width: Double) -> Int { max(1, Int((width - 6) / badgeStep) + 1) }
}
