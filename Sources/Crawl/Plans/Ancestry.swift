import Git

/// The forest of first parents of all commits that a repository has in the database, and of those
/// on their way there.
struct Ancestry {
  private var indices: [ObjectID: Int] = [:]
  private var parents: [Int?] = []
  private(set) var sideParents: [Int: [ObjectID]] = [:]
  /// Where a commit's subtree begins and ends when the forest is listed depth first.
  private var first: [Int] = []
  private var last: [Int] = []
  /// Row of the database, once there is one.
  private var rows: [Int?] = []
  private var commitsByRow: [Int: Int] = [:]

  struct Member {
    var id: ObjectID
    var firstParent: ObjectID?
    var sideParents: [ObjectID]
    var row: Int?
  }

  init(_ members: [Member]) {
    for (index, member) in members.enumerated() {
      indices[member.id] = index
      rows.append(member.row)
      if let row = member.row { commitsByRow[row] = index }
      if !member.sideParents.isEmpty { sideParents[index] = member.sideParents }
    }
    parents = members.map { $0.firstParent.flatMap { indices[$0] } }
    list()
  }

  private mutating func list() {
    var children: [[Int]] = Array(repeating: [], count: parents.count)
    var roots: [Int] = []
    for (index, parent) in parents.enumerated() {
      if let parent { children[parent].append(index) } else { roots.append(index) }
    }
    first = Array(repeating: 0, count: parents.count)
    last = first
    var clock = 0
    var pending = roots.map { (index: $0, isDone: false) }
    while let (index, isDone) = pending.popLast() {
      clock += 1
      if isDone {
        last[index] = clock
      } else {
        first[index] = clock
        pending.append((index, true))
        for child in children[index] { pending.append((child, false)) }
      }
    }
  }

  func index(of id: ObjectID) -> Int? { indices[id] }
  func index(ofRow row: Int) -> Int? { commitsByRow[row] }
  func row(of index: Int) -> Int? { rows[index] }

  mutating func setRow(_ row: Int, of id: ObjectID) {
    guard let index = indices[id] else { return }
    rows[index] = row
    commitsByRow[row] = index
  }

  /// Whether `a` is `b` or one of its ancestors along first parents.
  func isAncestor(_ a: Int, of b: Int) -> Bool { first[a] <= first[b] && last[b] <= last[a] }

  /// Of several ancestors on one line, the nearest.
  func nearest(to index: Int, among candidates: some Sequence<Int>) -> Int? {
    candidates.filter { isAncestor($0, of: index) }.max { first[$0] < first[$1] }
  }
}
