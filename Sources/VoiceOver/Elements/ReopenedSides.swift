import Scenes

extension ElementList {
  /// With the sides in it that may be shown where all of that holds.
  ///
  /// Which sides there are where there is most on the screen was decided by the answers that give it most. A side that
  /// is left out has another answer, and of a branch in it that asks the same, none may be left:
  /// `if kind == .a { … } else if kind == .b { … }`.
  ///
  /// What is not in the side is left out of the list, where that is another one: the side begins it.
  func reopened(
    in range: Range<Int>, where conditions: [Condition]
  ) -> (list: ElementList, range: Range<Int>) {
    if conditions.isEmpty { return (self, range) }
    var reopened: [Int] = []
    for index in range where isClosed(index) {
      var side = index + 1
      let end = index + Int(entries[index].span)
      while side < end {
        if isAsked(side, with: conditions) { reopened.append(side) }
        side += Int(entries[side].span)
      }
    }
    if reopened.isEmpty { return (self, range) }
    let first = range.lowerBound - 1
    var list = self
    list.entries = Array(entries[first..<range.upperBound])
    for index in reopened { list.entries[index - first].isInMost = true }
    return (list, 1..<list.entries.count)
  }

  /// A branch none of whose sides is there where there is most.
  private func isClosed(_ index: Int) -> Bool {
    guard case .branch = entries[index].kind, entries[index].span > 1 else { return false }
    var side = index + 1
    let end = index + Int(entries[index].span)
    while side < end {
      if entries[side].isInMost { return false }
      side += Int(entries[side].span)
    }
    return true
  }

  /// Whether a side asks something of what is asked there, and nothing of it speaks against that.
  private func isAsked(_ side: Int, with conditions: [Condition]) -> Bool {
    guard let own = condition(ofSide: side) else { return false }
    return conditions.contains { $0.sharesSubject(with: own) }
      && !conditions.contains { $0.excludes(own) }
  }
}

extension ElementList.Condition {
  fileprivate func sharesSubject(with other: Self) -> Bool {
    let subjects = Set((asks + anyOf.joined()).map(\.subject))
    return (other.asks + other.anyOf.joined()).contains { subjects.contains($0.subject) }
  }
}
