internal import Components

/// Branches that stand one behind the other and ask the same: `{busy && <A/>}{!busy && <B/>}` is one of two sentences,
/// and none of both.
enum SideSplits {
  /// All that nodes may come to, each way with the sides that go together; nil where no branch asks what another one
  /// asks, or where that are more ways than anybody reads.
  static func ways(of nodes: [HostNode]) -> [HostBranch.Side]? {
    guard let ways = ways(of: nodes, Known(), most: mostWays) else { return nil }
    return ways.count > 1 ? ways : nil
  }

  private static let mostWays = 8

  private static func ways(
    of nodes: [HostNode], _ known: Known, most: Int
  ) -> [HostBranch.Side]? {
    var branches: [HostBranch] = []
    collect(nodes, into: &branches)
    guard branches.count > 1, let shared = shared(branches), branches[shared].sides.count <= most
    else { return nil }
    var ways: [HostBranch.Side] = []
    var known = known
    for side in branches[shared].sides {
      let condition = known.simplify(side.condition)
      if case .constant(false) = condition { continue }
      var inner = known
      inner.add(condition, true)
      var at = shared
      let left = replaced(nodes, &at, side.nodes, inner)
      let room = most - ways.count - 1
      for way in self.ways(of: left, inner, most: room)
        ?? [HostBranch.Side(condition: .constant(true), nodes: left)]
      {
        ways.append(
          HostBranch.Side(condition: .both(condition, way.condition), nodes: way.nodes))
      }
      if case .constant(true) = condition { break }
      known.add(condition, false)
    }
    return ways.count <= most ? ways : nil
  }

  /// The first that asks what another one asks too.
  private static func shared(_ branches: [HostBranch]) -> Int? {
    let asked = branches.map { branch in
      var subjects: Set<UInt64> = []
      collectSubjects([.branch(branch)], into: &subjects)
      return subjects
    }
    for (index, branch) in branches.enumerated() {
      var own: Set<UInt64> = []
      for side in branch.sides { side.condition.collectSubjects(into: &own) }
      if asked.indices.contains(where: { $0 != index && !asked[$0].isDisjoint(with: own) }) {
        return index
      }
    }
    return nil
  }

  /// Branches among nodes and in boxes among them, but for those in others.
  private static func collect(_ nodes: [HostNode], into branches: inout [HostBranch]) {
    for node in nodes {
      switch node {
      case .branch(let branch): branches.append(branch)
      case .element(let element):
        if element.isOpenBox { collect(element.children, into: &branches) }
      case .used(_, let nodes): collect(nodes, into: &branches)
      case .text, .words, .value, .rows, .unknown, .renamed, .chrome: break
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

  /// With one side in the place of a branch, and in all others what is known there put in.
  private static func replaced(
    _ nodes: [HostNode], _ at: inout Int, _ side: [HostNode], _ known: Known
  ) -> [HostNode] {
    nodes.flatMap { node -> [HostNode] in
      switch node {
      case .branch(let branch):
        at -= 1
        return at == -1 ? settled(side, known) : settled([.branch(branch)], known)
      case .element(var element) where element.isOpenBox:
        element.children = replaced(element.children, &at, side, known)
        return [.element(element)]
      case .used(let use, let nodes): return [.used(use, replaced(nodes, &at, side, known))]
      default: return [node]
      }
    }
  }

  private static func settled(_ nodes: [HostNode], _ known: Known) -> [HostNode] {
    nodes.flatMap { node -> [HostNode] in
      switch node {
      case .branch(var branch):
        var sides: [HostBranch.Side] = []
        for side in branch.sides {
          let condition = known.simplify(side.condition)
          if case .constant(false) = condition { continue }
          sides.append(
            HostBranch.Side(condition: condition, nodes: settled(side.nodes, known)))
          if case .constant(true) = condition { break }
        }
        if sides.count == 1, case .constant(true) = sides[0].condition { return sides[0].nodes }
        branch.sides = sides
        return [.branch(branch)]
      case .element(var element) where element.isOpenBox:
        element.children = settled(element.children, known)
        return [.element(element)]
      case .used(let use, let nodes): return [.used(use, settled(nodes, known))]
      default: return [node]
      }
    }
  }

  /// What holds on a side, and the conditions themselves, of which the parts may be open.
  private struct Known {
    private var assumptions = ScriptAssumptions()
    private var held: [ScriptCondition: Bool] = [:]

    mutating func add(_ condition: ScriptCondition, _ holds: Bool) {
      assumptions.add(condition, holds)
      held[condition] = holds
    }

    func simplify(_ condition: ScriptCondition) -> ScriptCondition {
      if let flag = held[condition] { return .constant(flag) }
      return assumptions.simplify(condition)
    }
  }
}

extension HostElement {
  /// Of what is in it all is read, and none by itself: neither a Text nor what has a label.
  fileprivate var isOpenBox: Bool {
    switch kind {
    case .view, .touchable, .touchableChild, .plainButton, .backdrop:
      props.given("aria-label", "accessibilityLabel") == nil
    default: false
    }
  }
}
