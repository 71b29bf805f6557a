internal import Components

/// Branches that stand one behind the other and ask the same: `{busy && <A/>}{!busy && <B/>}` is one of two sentences,
/// and none of both.
enum SideSplits {
  /// What nodes come to, with those in open boxes among them.
  enum Outcome {
    /// No branch asks what another one asks, so none in an open box does.
    case apart
    /// That are more ways than anybody reads; with the number of branches that were looked at.
    case tooMany(Int)
    /// Each way with the sides that go together, in which nothing is left that asks the same.
    case ways([HostBranch.Side])
  }

  /// What is known of nodes because they stand in what was looked at before.
  enum Around {
    case unknown, apart
    case tooMany(Int)
  }

  /// All that nodes may come to.
  static func outcome(of nodes: [HostNode], in around: Around = .unknown) -> Outcome {
    if case .apart = around { return .apart }
    var (forks, number) = ([Fork](), 0)
    collect(nodes, &number, into: &forks)
    // The same branches as those around are not split any better without their box.
    if case .tooMany(number) = around { return .tooMany(number) }
    guard forks.count > 1 else { return .apart }
    let whole = Way(condition: .constant(true), known: Known())
    guard let ways = split(forks, whole, most: mostWays) else { return .tooMany(number) }
    guard ways.count > 1 else { return .apart }
    return .ways(
      ways.map { way in
        var left = forks[...]
        return HostBranch.Side(condition: way.condition, nodes: written(nodes, &left, way))
      })
  }

  /// Where they come to too many ways together: runs of which none asks what another one asks.
  static func runs(of nodes: [HostNode]) -> [ArraySlice<HostNode>] {
    var last: [UInt64: Int] = [:]
    let asked = nodes.enumerated().map { index, node in
      var subjects: Set<UInt64> = []
      collectSubjects([node], into: &subjects)
      for subject in subjects { last[subject] = index }
      return subjects
    }
    var runs: [ArraySlice<HostNode>] = []
    var (start, end) = (0, 0)
    for (index, subjects) in asked.enumerated() {
      end = subjects.reduce(max(end, index)) { max($0, last[$1] ?? index) }
      if end == index {
        runs.append(nodes[start...index])
        start = index + 1
      }
    }
    return runs
  }

  private static let mostWays = 8

  /// A branch without what it shows: with thousands of nodes in it, only what is asked is walked again and again.
  private struct Fork {
    struct Side {
      var index: Int
      var condition: ScriptCondition
      var forks: [Fork]
    }
    var id: Int
    var sides: [Side]

    /// With what is known put in; those of its only side where one is left.
    func settled(_ known: Known) -> [Fork] {
      var left = self
      left.sides = []
      for side in sides {
        let condition = known.simplify(side.condition)
        if case .constant(false) = condition { continue }
        left.sides.append(
          Side(
            index: side.index, condition: condition,
            forks: side.forks.flatMap { $0.settled(known) }))
        if case .constant(true) = condition { break }
      }
      if left.sides.count == 1, case .constant(true) = left.sides[0].condition {
        return left.sides[0].forks
      }
      return [left]
    }

    func collectSubjects(into subjects: inout Set<UInt64>) {
      for side in sides {
        side.condition.collectSubjects(into: &subjects)
        for fork in side.forks { fork.collectSubjects(into: &subjects) }
      }
    }
  }

  /// One of the ways: which side of each fork that was decided, and what is known there.
  private struct Way {
    var condition: ScriptCondition
    var decided: [Int: Int] = [:]
    var known: Known
  }

  /// Nil where they are too many.
  private static func split(_ forks: [Fork], _ way: Way, most: Int) -> [Way]? {
    let forks = sharing(forks)
    guard forks.count > 1, let shared = shared(forks) else { return [way] }
    var open: [(fork: Fork.Side, way: Way)] = []
    var known = way.known
    for side in forks[shared].sides {
      let condition = known.simplify(side.condition)
      if case .constant(false) = condition { continue }
      var inner = Way(
        condition: .both(way.condition, condition), decided: way.decided, known: known)
      inner.known.add(condition, true)
      inner.decided[forks[shared].id] = side.index
      open.append((side, inner))
      if case .constant(true) = condition { break }
      known.add(condition, false)
    }
    var ways: [Way] = []
    for (index, side) in open.enumerated() {
      // Each side that is left is a way at least: what cannot be few is given up before it is written out.
      let room = most - ways.count - (open.count - index - 1)
      guard room > 0 else { return nil }
      var left: [Fork] = []
      for (other, fork) in forks.enumerated() {
        let inner = other == shared ? side.fork.forks : [fork]
        left += inner.flatMap { $0.settled(side.way.known) }
      }
      guard let inner = split(left, side.way, most: room) else { return nil }
      ways += inner
    }
    return ways
  }

  /// Those that ask what another one asks, in them or in what they show.
  private static func sharing(_ forks: [Fork]) -> [Fork] {
    var askers: [UInt64: Int] = [:]
    let asked = forks.map { fork in
      var subjects: Set<UInt64> = []
      fork.collectSubjects(into: &subjects)
      for subject in subjects { askers[subject, default: 0] += 1 }
      return subjects
    }
    return zip(forks, asked).compactMap { fork, subjects in
      subjects.contains { (askers[$0] ?? 0) > 1 } ? fork : nil
    }
  }

  /// The first that itself asks what another one asks too.
  private static func shared(_ forks: [Fork]) -> Int? {
    var askers: [UInt64: Int] = [:]
    for fork in forks {
      var subjects: Set<UInt64> = []
      fork.collectSubjects(into: &subjects)
      for subject in subjects { askers[subject, default: 0] += 1 }
    }
    return forks.firstIndex { fork in
      var own: Set<UInt64> = []
      for side in fork.sides { side.condition.collectSubjects(into: &own) }
      return own.contains { (askers[$0] ?? 0) > 1 }
    }
  }

  /// Branches among nodes and in boxes among them, each with those in its sides.
  private static func collect(_ nodes: [HostNode], _ number: inout Int, into forks: inout [Fork]) {
    for node in nodes {
      switch node {
      case .branch(let branch):
        number += 1
        var fork = Fork(id: number, sides: [])
        for (index, side) in branch.sides.enumerated() {
          var inner: [Fork] = []
          collect(side.nodes, &number, into: &inner)
          fork.sides.append(
            Fork.Side(index: index, condition: side.condition, forks: inner))
        }
        forks.append(fork)
      case .element(let element):
        if element.isOpenBox { collect(element.children, &number, into: &forks) }
      case .used(_, let nodes): collect(nodes, &number, into: &forks)
      case .text, .words, .value, .rows, .unknown, .renamed, .chrome: break
      }
    }
  }

  /// With the decided side in the place of each branch, and in all others what is known put in.
  private static func written(
    _ nodes: [HostNode], _ forks: inout ArraySlice<Fork>, _ way: Way
  ) -> [HostNode] {
    nodes.flatMap { node -> [HostNode] in
      switch node {
      case .branch(var branch):
        let fork = forks.removeFirst()
        func inner(_ index: Int) -> [HostNode] {
          var own = fork.sides[index].forks[...]
          return written(branch.sides[index].nodes, &own, way)
        }
        if let index = way.decided[fork.id] { return inner(index) }
        var sides: [HostBranch.Side] = []
        for (index, side) in branch.sides.enumerated() {
          let condition = way.known.simplify(side.condition)
          if case .constant(false) = condition { continue }
          sides.append(HostBranch.Side(condition: condition, nodes: inner(index)))
          if case .constant(true) = condition { break }
        }
        if sides.count == 1, case .constant(true) = sides[0].condition { return sides[0].nodes }
        branch.sides = sides
        return [.branch(branch)]
      case .element(var element) where element.isOpenBox:
        element.children = written(element.children, &forks, way)
        return [.element(element)]
      case .used(let use, let nodes): return [.used(use, written(nodes, &forks, way))]
      default: return [node]
      }
    }
  }

  private static func collectSubjects(_ nodes: [HostNode], into subjects: inout Set<UInt64>) {
    for node in nodes {
      switch node {
      case .branch(let branch):
        for side in branch.sides {
          side.condition.collectSubjects(into: &subjects)
          collectSubjects(side.nodes, into: &subjects)
        }
      case .element(let element) where element.isOpenBox:
        collectSubjects(element.children, into: &subjects)
      case .used(_, let nodes): collectSubjects(nodes, into: &subjects)
      case .element, .text, .words, .value, .rows, .unknown, .renamed, .chrome: break
      }
    }
  }

  /// What holds on a side, and the conditions themselves, of which the parts may be open.
  private struct Known {
    private var assumptions = ScriptAssumptions()
    private var held: [ScriptCondition: Bool] = [:]

    mutating func add(_ condition: ScriptCondition, _ holds: Bool) {
      assumptions.add(condition, holds)
      if case .not(let inner) = condition { return held[inner] = !holds }
      held[condition] = holds
    }

    func simplify(_ condition: ScriptCondition) -> ScriptCondition {
      if case .not(let inner) = condition { return .not(of: simplify(inner)) }
      if let flag = held[condition] { return .constant(flag) }
      return assumptions.simplify(condition)
    }
  }
}

extension HostElement {
  /// Of what is in it all is read, and none by itself: neither a Text nor what has a label.
  var isOpenBox: Bool {
    switch kind {
    case .view, .touchable, .touchableChild, .plainButton, .backdrop:
      props.given("aria-label", "accessibilityLabel") == nil
    default: false
    }
  }
}
