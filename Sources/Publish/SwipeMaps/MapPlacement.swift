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
  /// Room between neighbours: a stop's number sits on its corner and must not cover another.
  private let gap = 16.0
  private let rowInset = 16.0

  init(_ tree: LayoutTree, width: Double) {
    self.tree = tree
    boxes = Array(repeating: Box(), count: tree.nodes.count)
    let inner = stack(tree.children(of: nil), axis: .vertical, width: width)
    size = Box(x: 0, y: 0, width: width, height: inner.height)
  }

  private enum Axis { case vertical, horizontal }

  // MARK: Natural size

  private func natural(_ index: Int) -> (width: Double, height: Double) {
    let node = tree.nodes[index]
    let label = TextMeasure.width(node.shownText, size: 13)
    switch node.kind {
    case .text: return (min(label + 16, 210), 27)
    case .chrome where node.place == "title": return (min(label * 1.4 + 12, 240), 34)
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
    case .v, .h, .z, .grid, .rows, .group, .section, .element: return (0, 0)
    }
  }

  private func isGreedy(_ index: Int) -> Bool {
    switch tree.nodes[index].kind {
    case .toggle, .field, .slider, .divider, .rows, .progress, .stepper, .space: true
    case .chrome: tree.nodes[index].place == "search"
    default: tree.children(of: index).contains { isGreedy($0) }
    }
  }

  // MARK: Placing

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
      box = padded(children, width: width, by: rowInset, top: 26, extra: 12)
    case .element where !children.isEmpty, .group, .section:
      box = padded(children, width: width, by: children.isEmpty ? 0 : 10)
    case .v, .grid:
      box = stack(children, axis: .vertical, width: width)
    default:
      box = leaf(index, children, width: width)
    }
    boxes[index] = box
    return box
  }

  private mutating func leaf(_ index: Int, _ children: [Int], width: Double) -> Box {
    guard children.isEmpty else { return padded(children, width: width, by: 10) }
    let size = natural(index)
    let isWide = isGreedy(index) && tree.nodes[index].kind != .space
    return Box(width: isWide ? width : min(size.width, width), height: size.height)
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

  /// The first layer is stretched behind the others, which stand in it one below the other.
  private mutating func layers(_ children: [Int], width: Double) -> Box {
    guard let back = children.first else { return Box() }
    if children.count == 1 { return place(back, width: width) }
    let rest = Array(children.dropFirst())
    let front = stack(rest, axis: .vertical, width: max(24, width - 28))
    let base = place(back, width: width)
    let isPicture = tree.nodes[back].kind == .image
    let box = Box(
      width: max(isPicture ? min(width, 230) : base.width, front.width + 28),
      height: max(isPicture ? 96 : base.height, front.height + 28))
    if tree.children(of: back).isEmpty { boxes[back] = box }
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
      if position > 0 { total.height += isSpace ? 4 : gap }
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
      let last = lines.count - 1
      if !lines[last].isEmpty, used + gap + need > width + 0.5 {
        lines.append([])
        used = 0
      }
      used += (lines[lines.count - 1].isEmpty ? 0 : gap) + need
      lines[lines.count - 1].append(child)
    }
    var total = Box()
    for (position, members) in lines.enumerated() {
      if position > 0 { total.height += gap }
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
    let gaps = gap * Double(max(0, children.count - 1))
    guard sizes.values.reduce(0, { $0 + $1.width }) + gaps > width else {
      return grown(children, sizes, room: width - gaps)
    }
    let soft = children.filter { isSoft($0) }
      .sorted { (sizes[$0, default: Box()].width, $0) < (sizes[$1, default: Box()].width, $1) }
    let hard = children.filter { !soft.contains($0) }
    var room = width - gaps - hard.reduce(0) { $0 + sizes[$1, default: Box()].width }
    for (position, child) in soft.enumerated() {
      let share = max(54, room / Double(soft.count - position))
      if sizes[child, default: Box()].width > share { sizes[child] = place(child, width: share) }
      room -= sizes[child, default: Box()].width
    }
    return sizes
  }

  /// Fields and switches take the room that is over.
  private mutating func grown(
    _ children: [Int], _ sizes: [Int: Box], room: Double
  ) -> [Int: Box] {
    var sizes = sizes
    let greedy = children.filter { isGreedy($0) && tree.nodes[$0].kind != .space }
    let over = room - sizes.values.reduce(0) { $0 + $1.width }
    guard !greedy.isEmpty, over > 0 else { return sizes }
    for child in greedy {
      let width = sizes[child, default: Box()].width + over / Double(greedy.count)
      sizes[child] = place(child, width: width)
    }
    return sizes
  }

  private func isSoft(_ index: Int) -> Bool {
    switch tree.nodes[index].kind {
    case .image, .symbol, .shape, .space, .divider: false
    default: true
    }
  }

  private mutating func finish(
    _ members: [Int], _ sizes: [Int: Box], width: Double, top: Double
  ) -> Box {
    let height = members.map { sizes[$0, default: Box()].height }.max() ?? 0
    let natural =
      members.reduce(0.0) { $0 + sizes[$1, default: Box()].width }
      + gap * Double(max(0, members.count - 1))
    let spaces = members.filter { tree.nodes[$0].kind == .space }.count
    let slack = spaces > 0 ? max(0, width - natural) / Double(spaces) : 0
    var x = 0.0
    for (position, child) in members.enumerated() {
      let box = sizes[child, default: Box()]
      if position > 0 { x += gap }
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
