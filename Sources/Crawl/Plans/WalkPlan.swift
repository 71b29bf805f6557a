import Git

/// The steps of a walk, and the pair of trees that each step which goes somewhere compares.
struct WalkPlan {
  let plan: HistoryPlan
  let pairs: [TreePair]

  init(_ plan: HistoryPlan) {
    self.plan = plan
    var pairs: [TreePair] = []
    var marks: [ObjectID?] = []
    var stand: ObjectID?
    for step in plan.steps {
      switch step {
      case .move(let tree):
        pairs.append(TreePair(old: stand, new: tree))
        stand = tree
      case .enter(let index):
        let tree = plan.commits[index].tree
        pairs.append(TreePair(old: stand, new: tree))
        stand = tree
      case .mark: marks.append(stand)
      case .rewind: stand = marks.popLast() ?? nil
      }
    }
    self.pairs = pairs
  }

  /// Steps that are handed to a worker together.
  static let batch = 8

  var batches: Int { (pairs.count + Self.batch - 1) / Self.batch }

  func range(of batch: Int) -> Range<Int> {
    batch * Self.batch..<min((batch + 1) * Self.batch, pairs.count)
  }
}
