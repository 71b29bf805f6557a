import Git

/// The steps of a walk, in stretches that may be walked side by side.
///
/// The analysis of a tree is a function of that tree, so a stretch may begin without the ones before it, at the cost
/// of reading the tree that it begins at.
struct WalkPlan {
  let plan: HistoryPlan
  /// The trees that the walk stands at with nothing to be taken back, in order.
  private(set) var trunk: [ObjectID?] = []
  private(set) var stretches: [Stretch] = []

  // - Parameters:
  //   - width: How many stretches will be walked at once.
  //   - least: Commits of a stretch that is worth the tree that it begins at.
  init(_ plan: HistoryPlan, width: Int, least: Int) {
    self.plan = plan
    var depth = 0
    var stretch = Stretch(steps: 0..<0, before: 0)
    var commits = 0
    var left = plan.commits.count
    for (at, step) in plan.steps.enumerated() {
      if depth == 0, width > 1, commits >= Self.size(of: left, width, least) {
        left -= commits
        stretches.append(stretch)
        stretch = Stretch(steps: at..<at, before: trunk.count)
        commits = 0
      }
      stretch.steps = stretch.steps.lowerBound..<at + 1
      switch step {
      case .move(let tree): if depth == 0 { trunk.append(tree) }
      case .enter(let index):
        commits += 1
        if depth == 0 { trunk.append(plan.commits[index].tree) }
      case .mark: depth += 1
      case .rewind: depth -= 1
      }
    }
    if !stretch.steps.isEmpty { stretches.append(stretch) }
  }

  /// Large ones first: towards the end nobody should wait long for the last one.
  private static func size(of left: Int, _ width: Int, _ least: Int) -> Int {
    max(least, min(left / (2 * width), most))
  }

  /// What comes of a stretch waits for those before it.
  private static let most = 1_024
}

/// Steps of a walk at whose beginning and end nothing has to be taken back.
struct Stretch {
  /// Of the plan.
  var steps: Range<Int>
  /// How many trees of the trunk come before it.
  var before: Int
}
