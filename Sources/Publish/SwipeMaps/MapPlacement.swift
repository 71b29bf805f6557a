/// A rectangle of a drawing.
struct Box: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  var right: Double { x + width }
  var bottom: Double { y + height }

  func inset(_ by: Double) -> Box {
    Box(x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by)
  }
}

/// Where everything of a layout tree stands: its stacks laid out as SwiftUI would, roughly.
///
/// Natural sizes come from below, widths from above: what is too wide is narrowed, what can grow
/// (fields, switches, a row with a spacer) takes the width there is.
struct MapPlacement {
  let tree: LayoutTree
  private(set) var boxes: [Box]
  private(set) var size = Box()
  private let rowInset = 16.0
  let isLoose: Bool

  /// `isLoose` keeps the room of numbers where there are none, so that a row drawn with and without them
  /// looks the same.
  init(_ tree: LayoutTree, width: Double, isLoose: Bool = false) {
    self.tree = tree
    self.isLoose = isLoose
    boxes = Array(repeating: Box(), count: tree.nodes.count)
    let inner = stack(tree.children(of: nil), axis: .vertical, width: width)
    size = Box(x: 0, y: 0, width: width, height: inner.height)
  }

  private enum Axis { case vertical, horizontal }

  /// Places one node with its corner at the origin, and gives its size.
  private mutating func place(_ index: Int, width: Double) -> Box {
    let children = tree.children(of: index)
    var box = Box()
    switch tree.nodes[index].kind {
    case .h:
      box = stack(children, axis: .horizontal, width: width)
    case .z:
      box = layers(children, width: width)
    case .rows:
      box = padded(children, width: width, by: rowInset, top: 34, extra: 12)
    case .element where !children.isEmpty, .group, .section:
      box = padded(children, width: width, by: children.isEmpty ? 0 : inset(index))
    case .link where children.count == 1 && tree.nodes[children[0]].kind == .element:
      box = padded(children, width: width, by: 0)
    case .v, .grid:
      box = stack(children, axis: .vertical, width: width)
    default:
      box = leaf(index, children, width: width)
    }
    boxes[index] = box
    return box
  }

  private mutating func leaf(_ index: Int, _ children: [Int], width: Double) -> Box {
    guard children.isEmpty else { return padded(children, width: width, by: inset(index)) }
    let size = natural(index)
    let isWide = isGreedy(index) && tree.nodes[index].kind != .space
    let stops = tree.nodes[index].guideline.count
    let wanted = max(size.width, stops > 1 ? Self.badgeStep * Double(stops - 1) + 6 : 0)
    let own = isWide ? width : min(wanted, width)
    let lines = (max(1, stops) - 1) / Self.badges(on: own)
    return Box(width: own, height: size.height + Self.badgeStep * Double(lines))
  }

  private mutating func padded(
    _ children: [Int], width: Double, by inset: Double, top: Double? = nil, extra: Double = 0
  ) -> Box {
    let isWide = children.contains { isGreedy($0) } || extra > 0
    let inner = stack(children, axis: .vertical, width: max(24, width - 2 * inset))
    for child in children { move(child, x: inset, y: top ?? inset) }
    return Box(
      width: isWide ? width : inner.width + 2 * inset,
      height: max(inner.height, 20) + (top ?? inset) + inset + extra)
  }

  /// A picture or a shape is stretched behind the others, which stand in it one below the other.
  ///
  /// Whatever can be read would be hidden by what lies on it, and stands above it instead.
  private mutating func layers(_ children: [Int], width: Double) -> Box {
    guard let back = children.first else { return Box() }
    let isGround =
      [.image, .shape].contains(tree.nodes[back].kind) && tree.nodes[back].end == back + 1
    guard isGround, children.count > 1 else { return column(children, width: width) }
    let rest = Array(children.dropFirst())
    let front = stack(rest, axis: .vertical, width: max(24, width - 28))
    let base = place(back, width: width)
    let isPicture = tree.nodes[back].kind == .image
    let box = Box(
      width: max(isPicture ? min(width, 230) : base.width, front.width + 28),
      height: max(isPicture ? 96 : base.height, front.height + 28))
    boxes[back] = box
    for child in rest {
      move(child, x: 18, y: (box.height - front.height) * (isPicture ? 0.8 : 0.5))
    }
    return box
  }

  private mutating func stack(_ children: [Int], axis: Axis, width: Double) -> Box {
    axis == .vertical ? column(children, width: width) : line(children, width: width)
  }

  private mutating func column(_ children: [Int], width: Double) -> Box {
    var total = Box()
    for (position, child) in children.enumerated() {
      let isSpace = tree.nodes[child].kind == .space
      let box = place(child, width: width)
      if position > 0 { total.height += isSpace ? 4 : gap(children[position - 1], child) }
      move(child, x: 0, y: total.height)
      total.height += box.height
      total.width = max(total.width, box.width)
    }
    return total
  }

  /// Side by side, what can be narrowed narrowed; on further lines only where that is not enough.
  ///
  /// A spacer pushes what follows to the right.
  private mutating func line(_ children: [Int], width: Double) -> Box {
    let sizes = fitted(children, width: width)
    var lines: [[Int]] = [[]]
    var used = 0.0
    for child in children {
      let need = sizes[child, default: Box()].width
      let between = lines.last?.last.map { gap($0, child) } ?? 0
      if lines.last?.isEmpty == false, used + between + need > width + 0.5 {
        lines.append([])
        used = 0
      }
      used += (lines[lines.count - 1].isEmpty ? 0 : between) + need
      lines[lines.count - 1].append(child)
    }
    var total = Box()
    for (position, members) in lines.enumerated() {
      if position > 0 {
        total.height += gap(lines[position - 1].last ?? members[0], members[0])
      }
      let box = finish(members, sizes, width: width, top: total.height)
      total.width = max(total.width, box.width)
      total.height += box.height
    }
    return total
  }

  /// The children of a horizontal stack at sizes that fit, if such there are: texts and stacks give way,
  /// those that want little get it, the others share what is left.
  private mutating func fitted(_ children: [Int], width: Double) -> [Int: Box] {
    var sizes: [Int: Box] = [:]
    for child in children { sizes[child] = place(child, width: isGreedy(child) ? 150 : width) }
    // Side by side they are told apart by an upright line.
    for child in children where tree.nodes[child].kind == .divider {
      boxes[child] = Box(width: 6, height: 27)
      sizes[child] = boxes[child]
    }
    let gaps = gaps(children)
    guard sizes.values.reduce(0, { $0 + $1.width }) + gaps > width else {
      return grown(children, sizes, room: width - gaps)
    }
    let soft = children.filter { isSoft($0) }
      .sorted { (sizes[$0, default: Box()].width, $0) < (sizes[$1, default: Box()].width, $1) }
    let hard = children.filter { !soft.contains($0) }
    var room = width - gaps - hard.reduce(0) { $0 + sizes[$1, default: Box()].width }
    for (position, child) in soft.enumerated() {
      let share = max(least(child), room / Double(soft.count - position))
      let wish = sizes[child, default: Box()].width
      // What would lose most of its words goes to a line of its own instead, as wide as it likes; a tab can't.
      let isTab = tree.nodes[child].kind == .tab
      if !isTab, wish > 100, share < wish * 0.45 { return whole(children, width: width) }
      if wish > share { sizes[child] = place(child, width: share) }
      room -= sizes[child, default: Box()].width
    }
    return room < -0.5 ? whole(children, width: width) : sizes
  }

  private mutating func whole(_ children: [Int], width: Double) -> [Int: Box] {
    var sizes: [Int: Box] = [:]
    for child in children {
      sizes[child] =
        tree.nodes[child].kind == .divider ? boxes[child] : place(child, width: width)
    }
    return sizes
  }

  /// Fields and switches take the room that is over.
  private mutating func grown(
    _ children: [Int], _ sizes: [Int: Box], room: Double
  ) -> [Int: Box] {
    var sizes = sizes
    let greedy = children.filter {
      isGreedy($0) && ![.space, .divider].contains(tree.nodes[$0].kind)
    }
    let over = room - sizes.values.reduce(0) { $0 + $1.width }
    guard !greedy.isEmpty, over > 0 else { return sizes }
    for child in greedy {
      let width = sizes[child, default: Box()].width + over / Double(greedy.count)
      sizes[child] = place(child, width: width)
    }
    return sizes
  }

  private mutating func finish(
    _ members: [Int], _ sizes: [Int: Box], width: Double, top: Double
  ) -> Box {
    let height = members.map { sizes[$0, default: Box()].height }.max() ?? 0
    let natural =
      members.reduce(0.0) { $0 + sizes[$1, default: Box()].width } + gaps(members)
    let spaces = members.filter { tree.nodes[$0].kind == .space }.count
    let slack = spaces > 0 ? max(0, width - natural) / Double(spaces) : 0
    var x = 0.0
    for (position, child) in members.enumerated() {
      let isRule = tree.nodes[child].kind == .divider
      if isRule { boxes[child].height = height }
      let box = isRule ? boxes[child] : sizes[child, default: Box()]
      if position > 0 { x += gap(members[position - 1], child) }
      move(child, x: x, y: top + (height - box.height) / 2)
      x += box.width
      if tree.nodes[child].kind == .space { x += slack }
    }
    return Box(width: x, height: height)
  }

  private mutating func move(_ index: Int, x: Double, y: Double) {
    for node in index..<tree.nodes[index].end {
      boxes[node].x += x
      boxes[node].y += y
    }
  }
}
