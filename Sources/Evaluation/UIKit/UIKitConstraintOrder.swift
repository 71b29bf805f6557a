import Scenes
import Views

/// Which views are read before others, as far as constraints say that for certain.
///
/// A view lies above another one where its top does by the height of what is between, and before it where their tops are
/// the same and its leading edge lies before. All others stay in the order in which code adds them.
struct UIKitConstraintOrder {
  typealias Edge = UIKitConstraints.Edge

  /// Something lies behind something, at once or by more than a line is high.
  private struct Way {
    var to: Int
    var isFar: Bool
  }

  /// One of two views is read first.
  struct Pair: Hashable {
    var first: Int
    var second: Int

    var turned: Pair { Pair(first: second, second: first) }
  }

  /// By how many points a new line begins, as recordings show: `ReadingLines`.
  private static let newLine = 8.0
  private static let most = 64

  private var ways: [Int: [Way]] = [:]
  /// Those that are the same place, however far that is.
  var ties: [Int: [Int]] = [:]
  var parents: [Int: Int] = [:]
  /// Of two views by conditions of the code, which lies above which.
  private var asked: Set<Pair> = []
  private var held: Set<Int> = []

  init(_ constraints: UIKitConstraints, _ parts: [UIKitPart], _ places: UIKitPlaces) {
    guard !constraints.facts.isEmpty else { return }
    for part in parts.indices {
      for child in parts[part].children { parents[child] = part }
    }
    for fact in constraints.facts { add(fact, parts, places) }
    for part in parts.indices { addOwn(part, parts) }
  }

  static func node(_ part: Int, _ edge: Edge) -> Int {
    part * Edge.allCases.count + edge.rawValue
  }

  private mutating func add(
    _ fact: UIKitConstraints.Fact, _ parts: [UIKitPart], _ places: UIKitPlaces
  ) {
    guard let first = end(fact.first), let second = end(fact.second), first.part != second.part,
      isVertical(first.edge) == isVertical(second.edge)
    else { return }
    // Under a condition that neither view stands under it is said in some cases only.
    let around = places.chain(parts[second.part].around)
    let asks = places.between(fact.around, parts[first.part].around).contains {
      if case .side = $0 { !around.contains($0) } else { false }
    }
    if asks { return addAsked(first, second, fact, places) }
    let (one, other) = (Self.node(first.part, first.edge), Self.node(second.part, second.edge))
    held.formUnion([first.part, second.part])
    if fact.relation == .equal {
      ties[one, default: []].append(other)
      ties[other, default: []].append(one)
    }
    switch fact.offset {
    case .points(let points) where abs(points) < Self.newLine:
      if fact.relation != .atMost { ways[other, default: []].append(Way(to: one, isFar: false)) }
      if fact.relation != .atLeast { ways[one, default: []].append(Way(to: other, isFar: false)) }
    case .points(let points):
      if points > 0, fact.relation != .atMost {
        ways[other, default: []].append(Way(to: one, isFar: true))
      } else if points < 0, fact.relation != .atLeast {
        ways[one, default: []].append(Way(to: other, isFar: true))
      }
    case .ahead:
      if fact.relation != .atMost { ways[other, default: []].append(Way(to: one, isFar: false)) }
    case .back:
      if fact.relation != .atLeast { ways[one, default: []].append(Way(to: other, isFar: false)) }
    }
  }

  /// One that begins where another ends lies below it whenever both are there.
  private mutating func addAsked(
    _ first: (part: Int, edge: Edge), _ second: (part: Int, edge: Edge),
    _ fact: UIKitConstraints.Fact, _ places: UIKitPlaces
  ) {
    guard !places.isAtTimes(fact.around) else { return }
    if first.edge == .top, second.edge == .bottom, fact.relation != .atMost {
      asked.insert(Pair(first: second.part, second: first.part))
      held.formUnion([first.part, second.part])
    } else if first.edge == .bottom, second.edge == .top, fact.relation != .atLeast {
      asked.insert(Pair(first: first.part, second: second.part))
      held.formUnion([first.part, second.part])
    }
  }

  private func end(_ end: UIKitConstraints.End) -> (part: Int, edge: Edge)? {
    guard end.isAround else { return (end.part, end.edge) }
    return parents[end.part].map { ($0, end.edge) }
  }

  func isVertical(_ edge: Edge) -> Bool {
    edge.rawValue <= Edge.bottom.rawValue
  }

  /// What holds of any view, and of one in another.
  private mutating func addOwn(_ part: Int, _ parts: [UIKitPart]) {
    let isHigh = isHigh(parts[part])
    let lines: [[(Edge, Bool)]] = [
      [(.top, false), (.firstBaseline, isHigh), (.lastBaseline, false), (.bottom, false)],
      [(.top, false), (.centerY, isHigh), (.bottom, isHigh)],
      [(.top, false), (.guideTop, false), (.guideBottom, isHigh), (.bottom, false)],
      [(.leading, false), (.centerX, isHigh), (.trailing, isHigh)],
    ]
    for line in lines {
      for (one, other) in zip(line, line.dropFirst()) {
        ways[Self.node(part, one.0), default: []].append(
          Way(to: Self.node(part, other.0), isFar: other.1))
      }
    }
    guard let parent = parents[part] else { return }
    for edge in [Edge.top, .leading] {
      ways[Self.node(parent, edge), default: []].append(
        Way(to: Self.node(part, edge), isFar: false))
    }
    ways[Self.node(part, .bottom), default: []].append(
      Way(to: Self.node(parent, .bottom), isFar: false))
  }

  /// It has more than a line between two others.
  private func isHigh(_ part: UIKitPart) -> Bool {
    UIKitClasses.all[part.word] != .children || !part.children.isEmpty || part.isUnknown
      || part.focused != nil || part.hosted != nil
  }

  // MARK: Order

  /// The views in one as they are read; nil where constraints change nothing.
  func children(of index: Int, _ parts: [UIKitPart], _ places: UIKitPlaces) -> [Int]? {
    let all = parts[index].children
    guard Self.orders(parts[index].word), all.count > 1, all.count <= Self.most,
      all.contains(where: { held.contains($0) })
    else { return nil }
    let isFree = { parts[$0].loop == parts[index].loop }
    var before: Set<Pair> = []
    let found = all.map { isFree($0) ? reached(from: $0, parts) : Reached() }
    for (place, one) in all.enumerated() {
      for (behind, other) in all.enumerated() where place != behind && isFree(other) {
        if isBefore(found[place], one, found[behind], other) {
          before.insert(Pair(first: one, second: other))
        }
      }
    }
    for pair in pairs(all)
    where asked.contains(pair) && !asked.contains(pair.turned) && !before.contains(pair.turned) {
      before.insert(pair)
    }
    addEnds(of: index, all, parts, &before)
    // What lies above what lies above it says nothing.
    let certain = before.filter { !before.contains($0.turned) }
    let ordered = sorted(all) { certain.contains(Pair(first: $0, second: $1)) }
    guard ordered != all else { return nil }
    let isTorn = runs(ordered, in: index, parts, places) > runs(all, in: index, parts, places)
    return isTorn ? nil : ordered
  }

  private func pairs(_ all: [Int]) -> [Pair] {
    all.flatMap { one in all.filter { $0 != one }.map { Pair(first: one, second: $0) } }
  }

  /// What is read by where it lies: a stack has an order of its own, and a cell of a table is one element.
  private static func orders(_ word: Word) -> Bool {
    if UIKitClasses.controllers.contains(word) { return true }
    switch word {
    case .UIView, .UIScrollView, .UIControl, .UICollectionViewCell, .UICollectionReusableView:
      return true
    default: return false
    }
  }

  private struct Reached {
    var near: Set<Int> = []
    var far: Set<Int> = []
  }

  /// All that lies behind a view; where that only holds others, behind each of these, wherever in it they lie.
  private func reached(from part: Int, _ parts: [UIKitPart]) -> Reached {
    var heard: [Int] = []
    guard gather(heardIn: part, parts, &heard, depth: 0) else { return Reached() }
    if heard.isEmpty || heard == [part] { return reached(from: part) }
    var found = Reached()
    for (place, one) in heard.enumerated() {
      let far = reached(from: one).far
      found.far = place == 0 ? far : found.far.intersection(far)
    }
    return found
  }

  /// False where these are too many, or nobody knows where in it something lies.
  private func gather(
    heardIn part: Int, _ parts: [UIKitPart], _ found: inout [Int], depth: Int
  ) -> Bool {
    let one = parts[part]
    guard found.count < Self.most, depth < UIKitBuilder.deepestPart, !one.isUnknown,
      one.hosted == nil
    else { return false }
    let isElement =
      UIKitClasses.all[one.word] != .children
      || one.settings.contains { $0.word == .isAccessibilityElement && $0.flag != false }
    if isElement, one.focused == nil {
      found.append(part)
      return true
    }
    return (one.focused ?? one.children).allSatisfy {
      gather(heardIn: $0, parts, &found, depth: depth + 1)
    }
  }

  /// All that lies behind the top and the leading edge of a view.
  private func reached(from part: Int) -> Reached {
    var found = Reached()
    var open: [(node: Int, isFar: Bool)] = [
      (Self.node(part, .top), false), (Self.node(part, .leading), false),
    ]
    while let (node, isFar) = open.popLast() {
      let isNew = isFar ? found.far.insert(node).inserted : found.near.insert(node).inserted
      guard isNew else { continue }
      for way in ways[node] ?? [] { open.append((way.to, isFar || way.isFar)) }
    }
    return found
  }

  private func isBefore(_ one: Reached, _ part: Int, _ other: Reached, _ behind: Int) -> Bool {
    let (top, otherTop) = (Self.node(part, .top), Self.node(behind, .top))
    if one.far.contains(otherTop) { return true }
    guard one.near.contains(otherTop), other.near.contains(top), !other.far.contains(top) else {
      return false
    }
    return one.far.contains(Self.node(behind, .leading))
  }

  /// The first in the order of the code of those that nothing is read before, and so on.
  private func sorted(_ all: [Int], _ isBefore: (Int, Int) -> Bool) -> [Int] {
    var (left, ordered) = (all, [Int]())
    while !left.isEmpty {
      let next =
        left.firstIndex { one in !left.contains { isBefore($0, one) } } ?? 0
      ordered.append(left.remove(at: next))
    }
    return ordered
  }

  /// How often a branch or loop begins: what stands on its sides stays together.
  private func runs(
    _ children: [Int], in parent: Int, _ parts: [UIKitPart], _ places: UIKitPlaces
  ) -> Int {
    var (count, last) = (0, -1)
    for child in children {
      var fork = -1
      if let kind = places.between(parts[child].around, parts[parent].around).first {
        switch kind {
        case .loop(let index): fork = 2 * index
        case .side(let index, _): fork = 2 * index + 1
        }
      }
      if fork >= 0, fork != last { count += 1 }
      last = fork
    }
    return count
  }
}
