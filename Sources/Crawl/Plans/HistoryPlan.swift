import Git

/// The order in which the commits of one repository are visited.
///
/// First parents make commits a forest. A commit's change to its first parent is applied on the way
/// down; a side branch is taken back as a whole before the next one. The mainline comes last, so
/// nothing of it is ever taken back; below, the largest branch comes last, so at most log n branches
/// wait to be taken back at any time.
struct HistoryPlan {
  enum Step: Sendable, Equatable {
    /// Goes from where the walk stands to another tree without being a commit: the base of a branch
    /// that starts at a commit which is known already. Nil is the tree without files.
    case move(to: ObjectID?)
    /// Applies the change of a commit, by its index, to its first parent.
    case enter(Int)
    /// Remembers the tree the walk stands at.
    case mark
    /// Goes back to the tree of the last mark.
    case rewind
  }

  private(set) var steps: [Step] = []
  let commits: [Commit]
  private var children: [[Int]]
  private var sizes: [Int]

  /// - Parameters:
  ///   - commits: The new commits, in any order.
  ///   - mainline: Which of them are on the mainline.
  ///   - treeBefore: The tree that a commit changes whose first parent is none of them; nil when it begins
  ///     with nothing, or that tree is absent.
  init(
    commits: [Commit], mainline: Set<ObjectID>, treeBefore: (Commit) -> ObjectID?
  ) {
    self.commits = commits
    let indices = Dictionary(
      commits.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    children = Array(repeating: [], count: commits.count)
    sizes = Array(repeating: 1, count: commits.count)
    var roots: [(base: ObjectID?, index: Int)] = []
    for (index, commit) in commits.enumerated() {
      if let parent = commit.parents.first, let at = indices[parent] {
        children[at].append(index)
      } else {
        roots.append((treeBefore(commit), index))
      }
    }
    measure(roots.map(\.index))
    // By id, so that the order does not depend on how the commits were found.
    for index in commits.indices where children[index].count > 1 {
      let unsorted = children[index]
      children[index] = unsorted.sorted { before($0, $1, mainline: mainline) }
    }
    roots.sort { a, b in
      let isLast = (holdsMainline(a.index, mainline), holdsMainline(b.index, mainline))
      if isLast.0 != isLast.1 { return isLast.1 }
      return commits[a.index].id < commits[b.index].id
    }
    var stand: ObjectID?
    for (number, root) in roots.enumerated() {
      if root.base != stand {
        steps.append(.move(to: root.base))
        stand = root.base
      }
      let isLast = number == roots.count - 1
      if !isLast { steps.append(.mark) }
      walk(from: root.index)
      if !isLast { steps.append(.rewind) }
    }
  }

  private func holdsMainline(_ root: Int, _ mainline: Set<ObjectID>) -> Bool {
    mainline.contains(commits[root].id)
  }

  private func before(_ a: Int, _ b: Int, mainline: Set<ObjectID>) -> Bool {
    let onMainline = (mainline.contains(commits[a].id), mainline.contains(commits[b].id))
    if onMainline.0 != onMainline.1 { return onMainline.1 }
    if sizes[a] != sizes[b] { return sizes[a] < sizes[b] }
    return commits[a].id < commits[b].id
  }

  /// Subtree sizes, without recursion: histories are longer than stacks.
  private mutating func measure(_ roots: [Int]) {
    var order: [Int] = []
    order.reserveCapacity(commits.count)
    var pending = roots
    while let index = pending.popLast() {
      order.append(index)
      pending.append(contentsOf: children[index])
    }
    for index in order.reversed() {
      for child in children[index] { sizes[index] += sizes[child] }
    }
  }

  /// Recurses only into branches that are not the last child, so never deeper than log n + 1.
  private mutating func walk(from root: Int) {
    var current: Int? = root
    while let index = current {
      steps.append(.enter(index))
      for child in children[index].dropLast() {
        steps.append(.mark)
        walk(from: child)
        steps.append(.rewind)
      }
      current = children[index].last
    }
  }
}
