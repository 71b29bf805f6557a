import Scenes
import Views
import VoiceOver

/// A side of a branch, wherever that is written out.
struct WrittenSide: Hashable {
  var branch: Origin
  var place: Int
}

extension SceneTree {
  /// The condition under which an alternative is shown.
  func condition(of alternative: NodeID) -> Formula? {
    let branch = scene[alternative].parent
    guard branch >= 0, case .branch = scene[branch].kind,
      let place = children(of: branch).enumerated().first(where: { $0.element == alternative })?
        .offset
    else { return nil }
    return knownConditions(WrittenSide(branch: scene[branch].origin, place: place)) {
      findCondition(at: place, of: scene[branch].origin)
    }
  }

  private func findCondition(at place: Int, of branch: Origin) -> Formula? {
    guard let found = code.writtenBranch(at: branch), place < found.alternatives.count else {
      return nil
    }
    return code.condition(
      found.alternatives.lowerBound + Int32(place), of: found, in: branch.file)
  }

  /// The condition of an argument such as `isOn ? .green : .gray`, in place or for a constant near it.
  func condition(of argument: SceneArgument) -> Formula? {
    guard case .either = scene[argument.value] else { return nil }
    let origin = argument.origin
    guard let found = code.writtenBranch(at: origin) ?? code.constantBranch(at: origin),
      let first = found.alternatives.first, !code.isAlwaysAlike(found, origin.file)
    else { return nil }
    return code.condition(first, of: found, in: origin.file)
  }

  /// Only one of the alternatives below is shown: the node lies under a condition inside `outer`.
  func isConditional(_ node: NodeID, inside outer: NodeID) -> Bool {
    if case .alternative = scene[node].kind { return true }
    for ancestor in ancestors(of: node) {
      if ancestor == outer { return false }
      if case .branch(let kind, _) = scene[ancestor].kind, kind.isOfState { return true }
    }
    return false
  }

  /// The branch that shows a node on one of its sides, and no more there.
  func choice(of node: NodeID) -> NodeID? {
    var choice: NodeID?
    var inner = node
    while case let outer = scene[inner].parent, outer >= 0 {
      switch scene[outer].kind {
      case .branch: choice = outer
      case .alternative, .helper, .custom, .modified, .group:
        guard outer + 1 == inner, scene[outer].end == scene[inner].end else { return choice }
      case .view, .rows, .opaque, .recursion: return choice
      }
      inner = outer
    }
    return choice
  }

  /// There are cases in which it is not shown with the image.
  func isApart(_ node: NodeID, from image: NodeID) -> Bool {
    isInOtherCase(node, than: image) || isAbsent(node, besides: image)
  }

  /// As a count that is shown when there is something to count; what may be missing is there as a rule.
  private func isAbsent(_ node: NodeID, besides image: NodeID) -> Bool {
    for branch in ancestors(of: node) {
      if image > branch, image < scene[branch].end { return false }
      guard case .branch(let kind, let isExhaustive) = scene[branch].kind, !isExhaustive else {
        continue
      }
      guard kind.isOfState else { continue }
      let first = scene.children(of: branch).first { _ in true }
      guard let asked = first.flatMap({ condition(of: $0) }), !asked.binds else { continue }
      if case .test(.binary("!=", _, .null))? = asked.parts.last { continue }
      return true
    }
    return false
  }

  /// The side of a branch that a node stands on; nil where it is always shown.
  func side(around node: NodeID) -> NodeID? {
    ancestors(of: node).first { if case .alternative = scene[$0].kind { true } else { false } }
  }

  /// Another alternative of a branch than the one that holds `inner`.
  func isInOtherCase(_ node: NodeID, than inner: NodeID) -> Bool {
    ancestors(of: inner).contains { side in
      guard case .alternative = scene[side].kind, node < side || node >= scene[side].end else {
        return false
      }
      let branch = scene[side].parent
      return node > branch && node < scene[branch].end
    }
  }

  /// One caller's side of a branch that shows something else to another: the place that both have is around it.
  func isOneOfSides(_ node: NodeID) -> Bool {
    let (parent, origin) = (scene[node].parent, scene[node].origin)
    guard parent >= 0, scene[parent].isDecided else { return false }
    let code = files[origin.file].views.code
    func begins(_ side: Int32) -> Bool {
      code.alternatives[Int(side)].body.contains {
        switch code.statements[Int($0)] {
        case .expression(let id), .return(let id?): code.offsets[Int(id)] == origin.offset
        default: false
        }
      }
    }
    func shows(_ side: Int32) -> Bool {
      code.alternatives[Int(side)].body.contains {
        switch code.statements[Int($0)] {
        case .expression(let id), .return(let id?): !self.code.isEmptyView(id, origin.file)
        default: false
        }
      }
    }
    return code.branches.contains { branch in
      branch.kind.isOfState && branch.alternatives.contains { begins($0) }
        && branch.alternatives.count(where: { shows($0) }) > 1
    }
  }
}

extension Branch.Kind {
  /// Which side is shown depends on what the app knows, not on the system that it runs on.
  var isOfState: Bool {
    switch self {
    case .condition, .ternary, .choice: true
    case .availability, .compilation: false
    }
  }
}
