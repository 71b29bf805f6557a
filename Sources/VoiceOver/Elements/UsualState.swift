package import Scenes

/// The state of a screen in which about as much is there as is to be expected: what drawings show first, as the
/// fullest may be one that nobody meets.
///
/// Of a branch that always shows a side it has the one whose stops are nearest to what is to be expected of the
/// branch, of two that are about as near the one with more. Of what may be there or not it has as much as is to be
/// expected of all that stands side by side: of four lines that are there at times, two. A question that was
/// answered has that answer wherever it is asked again, so what is there together may be. What a state is at first,
/// and only a user's doing changes, it is there too.
package struct UsualState {
  /// The part, with one side of each branch, or none.
  package var part: ScenePart
  /// The sides that are not in it.
  package var leftOut: Set<Scene.NodeID>

  /// Nil where the part has all that it may have.
  package init?(of whole: ScenePart) {
    part = whole
    var answers = UsualAnswers()
    part.guideline = Self.usual(whole.guideline, &answers)
    if answers.leftOut.isEmpty { return nil }
    // The other model is of the same state.
    part.platform = Self.usual(whole.platform, &answers)
    leftOut = answers.leftOut
  }

  /// With one side of each branch, or none; what is left out is noted.
  package static func usual(_ elements: Elements, _ answers: inout UsualAnswers) -> Elements {
    var usual = elements
    let asked = Odds.Asked(in: [elements.content, elements.chrome])
    for list in [elements.content, elements.chrome] { answers.begin(with: list, asked) }
    var bars = Odds(of: elements.chrome, asked)
    bars.left = answers.left
    bars.restrictToTabs()
    answers.left = bars.left
    for path in [\Elements.content, \Elements.chrome] {
      var odds = Odds(of: elements[keyPath: path], asked)
      odds.left = answers.left
      usual[keyPath: path].entries = odds.usual(&answers)
      answers.left = odds.left
    }
    return usual
  }
}

/// What was decided so far.
package struct UsualAnswers {
  /// By subject: which of its answers are left.
  var left: [UInt64: [Bool]] = [:]
  var shown: Set<Scene.NodeID> = []
  package fileprivate(set) var leftOut: Set<Scene.NodeID> = []

  package init() {}

  /// What is known of the beginning is so in the usual state as well.
  fileprivate mutating func begin(with list: ElementList, _ asked: Odds.Asked) {
    list.forEachAsk { _, _, ask in
      guard let isUsual = ask.isUsual, !asked.filled.contains(ask.subject),
        let all = asked.answers[ask.subject]
      else { return }
      let before = left[ask.subject] ?? all.map { _ in true }
      let open = zip(before, all).map { $0 && ask.holds($1) == isUsual }
      if open.contains(true) { left[ask.subject] = open }
    }
  }

  /// Sides have other numbers in what comes next.
  package mutating func forgetSides() { (shown, leftOut) = ([], []) }
}

extension Odds {
  /// A screen of which one state has the tabs of the app is met in that: the others are there before anybody has
  /// signed in, or while something loads.
  fileprivate mutating func restrictToTabs() {
    for index in list.entries.indices {
      guard case .branch(isExhaustive: true) = list.entries[index].kind else { continue }
      let sides = sides(of: index, [])
      let tabbed = sides.filter { side in
        list.entries[side.entries].contains { entry in
          guard case .element(let id) = entry.kind else { return false }
          return list.elements[Int(id)].role == .tab
        }
      }
      if tabbed.count == 1, tabbed.count < sides.count, tabbed[0].isWhole {
        restrict(to: tabbed[0])
      }
    }
  }

  fileprivate mutating func usual(_ answers: inout UsualAnswers) -> [ElementList.Entry] {
    usual(list.entries.indices, times: 1, others: [], &answers)
  }

  private mutating func usual(
    _ range: Range<Int>, times: Double, others: [Scene.NodeID], _ answers: inout UsualAnswers
  ) -> [ElementList.Entry] {
    var chosen: [ElementList.Entry] = []
    // How many stops more there are so far than were to be expected of what may be there or not.
    var surplus = 0.0
    var index = range.lowerBound
    while index < range.upperBound {
      var entry = list.entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      switch entry.kind {
      case .element: chosen.append(entry)
      case .group, .alternative:
        let all = usual(inner, times: times, others: others, &answers)
        entry.span = Int32(all.count) + 1
        chosen += [entry] + all
      case .branch:
        chosen += usual(branch: index, times: times, others: others, &surplus, &answers)
      case .rows(let node, let count, _):
        // What one row shows at most is not there in the others, which are more.
        let around = entry.differs ? others + [node] : others
        let all = usual(
          inner, times: times * Double(max(count, 0)), others: around, &answers)
        entry.span = Int32(all.count) + 1
        entry.differs = false
        if !all.isEmpty { chosen += [entry] + all }
      }
      index = end
    }
    return chosen
  }

  private mutating func usual(
    branch index: Int, times: Double, others: [Scene.NodeID], _ surplus: inout Double,
    _ answers: inout UsualAnswers
  ) -> [ElementList.Entry] {
    let branch = list.entries[index]
    guard case .branch(let isExhaustive) = branch.kind else { return [] }
    let sides = sides(of: index, others)
    let isSure = isExhaustive || others.contains(branch.oneRow)
    let odds = odds(of: sides, isSure)
    var costs: [Double] = []
    for side in sides {
      costs.append(stops(of: side, skipsRows: false, others: others) * times)
    }
    let expected = zip(odds, costs).reduce(0) { $0 + $1.0 * $1.1 }
    let known = sides.indices.first { isIn(answers.shown, sides[$0]) }
    let choice =
      known
      ?? nearest(to: isSure ? expected : expected - surplus, costs, odds) { side in
        self.isIn(answers.leftOut, sides[side])
      }
    for (place, side) in sides.enumerated() where place != choice {
      if let node = node(of: side) { answers.leftOut.insert(node) }
      exclude(side)
    }
    // Of rows of which only one has it, it is in none that is drawn.
    leaveOut(sidesOf: index, but: sides, &answers)
    if !isSure { surplus += (choice.map { costs[$0] } ?? 0) - expected }
    guard let choice else { return [] }
    let side = sides[choice]
    if let node = node(of: side) { answers.shown.insert(node) }
    restrict(to: side)
    var own = list.entries[side.entries.lowerBound - 1]
    let all = usual(side.entries, times: times, others: others, &answers)
    (own.span, own.isInMost, own.isInLeast) = (Int32(all.count) + 1, true, true)
    // What has to hold is told of sides only where a branch may show none of them.
    var entry = branch
    entry.kind = .branch(isExhaustive: false)
    (entry.span, entry.oneRow) = (Int32(all.count) + 2, -1)
    own.oneRow = -1
    return all.isEmpty ? [] : [entry, own] + all
  }

  /// The side whose stops are the nearest; nil for none of them, where that may be and is nearer.
  ///
  /// Of those that are about as near the one with most: what stands there while something loads is between two
  /// that are usual, and not the one that a listener is there for.
  private func nearest(
    to wanted: Double, _ costs: [Double], _ odds: [Double], without isLeftOut: (Int) -> Bool
  ) -> Int? {
    var open: [(side: Int?, cost: Double, odds: Double)] = []
    for side in costs.indices where odds[side] > 0 && !isLeftOut(side) {
      open.append((side, costs[side], odds[side]))
    }
    let none = 1 - odds.reduce(0, +)
    if none > 1e-9 || open.isEmpty { open.append((nil, 0, none)) }
    let nearest = open.map { abs($0.cost - wanted) }.min() ?? 0
    let near = open.filter { abs($0.cost - wanted) <= nearest * 4 / 3 + 1e-9 }
    let most = near.map(\.cost).max() ?? 0
    let likely = near.filter { $0.cost >= most - 1e-9 }
    let best = likely.map(\.odds).max() ?? 0
    return likely.first { $0.odds >= best - 1e-9 }?.side
  }

  private func node(of side: Side) -> Scene.NodeID? {
    list.entries[side.entries.lowerBound - 1].question.side
  }

  private func isIn(_ nodes: Set<Scene.NodeID>, _ side: Side) -> Bool {
    node(of: side).map { nodes.contains($0) } ?? false
  }

  private func leaveOut(
    sidesOf branch: Int, but known: [Side], _ answers: inout UsualAnswers
  ) {
    for range in list.sides(of: (branch + 1)..<(branch + Int(list.entries[branch].span))) {
      let isKnown = known.contains { $0.entries == range }
      if !isKnown, let node = list.entries[range.lowerBound - 1].question.side {
        answers.leftOut.insert(node)
      }
    }
  }

  private mutating func restrict(to side: Side) {
    for (subject, allowed) in side.allowed { left[subject] = both(left[subject], allowed) }
    for group in side.anyOf {
      // Where all others of a group are out of the question, the last one holds.
      let open = group.filter { both(left[$0.subject], $0.allowed).contains(true) }
      if open.count == 1 { left[open[0].subject] = both(left[open[0].subject], open[0].allowed) }
    }
  }

  /// Of what asks one thing and nothing else the other answers are left; of `a || b`, those where neither holds.
  private mutating func exclude(_ side: Side) {
    guard side.isWhole else { return }
    switch (side.allowed.count, side.anyOf.count) {
    case (1, 0): exclude(side.allowed[0])
    case (0, 1): for one in side.anyOf[0] { exclude(one) }
    default: break
    }
  }

  private mutating func exclude(_ one: (subject: UInt64, allowed: [Bool])) {
    let rest = both(left[one.subject], one.allowed.map { !$0 })
    if rest.contains(true) { left[one.subject] = rest }
  }
}
