import Views

/// Code for one system and for another: `if #available(iOS 26, *) { … } else { … }`.
extension UIKitCode {
  /// The sides of a branch that the system we look at never takes.
  func untaken(by index: Int32, on target: Int?, _ file: FileID) -> Set<Int32> {
    let branch = files.branch(index, in: file)
    guard branch.kind == .availability else { return [] }
    var untaken: Set<Int32> = []
    var isTaken = false
    for place in branch.alternatives {
      let holds = holds(files.alternative(place, in: file), on: target, file)
      if isTaken || holds == false { untaken.insert(place) }
      if holds == true { isTaken = true }
    }
    return untaken
  }

  /// `if #available(iOS 26, *) { return }`, `guard #unavailable(iOS 26) else { return }`: what follows is for another
  /// system.
  func leaves(at index: Int32, on target: Int?, _ file: FileID) -> Bool {
    switch files.statement(index, in: file) {
    case .expression(let id):
      guard case .branch(let number) = files.expression(id, in: file) else { return false }
      let branch = files.branch(number, in: file)
      guard branch.kind == .availability else { return false }
      let untaken = untaken(by: number, on: target, file)
      let taken = branch.alternatives.filter { !untaken.contains($0) }
      guard taken.count == 1, case let side = files.alternative(taken[0], in: file) else {
        return false
      }
      return holds(side, on: target, file) == true && files.endsWithReturn(side.body, file)
    case .guard(let number):
      guard let place = files.branch(number, in: file).alternatives.first else { return false }
      return holds(files.alternative(place, in: file), on: target, file) == false
    default: return false
    }
  }

  /// Nil where more is asked than the system.
  private func holds(_ side: Alternative, on target: Int?, _ file: FileID) -> Bool? {
    if side.isElse { return true }
    var answer: Bool? = side.clauses.isEmpty ? nil : true
    for clause in side.clauses {
      guard case .availability(let version, let isNegated) = files.clause(clause, in: file) else {
        answer = nil
        continue
      }
      let isThere = target.flatMap { target in version.map { Int($0) <= target } } ?? true
      if isThere == isNegated { return false }
    }
    return answer
  }
}
