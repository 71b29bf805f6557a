/// Sides of several branches that are shown together, or never: `if isOpen { A } else { B }` and, anywhere
/// else in the view, `if !isOpen { C }`.
///
/// For what such branches ask about, the most and the least stops are those of one value each.
extension ElementList {
  /// What sides of more than one branch ask about.
  private struct Subject {
    var hash: UInt64
    var values: [Condition.Value]
    /// The entry in which all that ask stand; -1 where they stand in no one.
    var place: Int
  }

  /// How many ways it may be are tried at a time; more subjects than that are decided one after the other.
  private static var mostTrials: Int { 16 }
  /// How many entries are looked at for all of it: on larger screens what asks from far apart stays undecided.
  private static var mostWork: Int { 60_000 }

  mutating func settle() {
    guard conditions.count > 1 else { return }
    var subjects = subjects()
    if subjects.isEmpty { return }
    // What lies inside is decided before what lies around it; a place knows only its own entries.
    subjects.sort { ($0.place, $0.hash) > ($1.place, $1.hash) }
    var most: [UInt64: Condition.Value] = [:]
    var least = most
    var rest = subjects[...]
    var work = 0
    while let first = rest.first {
      var part: [Subject] = []
      var trials = 1
      while let subject = rest.first, subject.place == first.place {
        trials *= subject.values.count
        if !part.isEmpty, trials > Self.mostTrials { break }
        part.append(subject)
        rest.removeFirst()
      }
      let range = range(of: first.place)
      work += range.count * part.reduce(1) { $0 * $1.values.count }
      if work > Self.mostWork { break }
      most = best(part, most, range) { $0.max }
      least = best(part, least, range) { -$0.min }
    }
    show(most, least, entries.indices)
  }

  private func range(of place: Int) -> Range<Int> {
    place < 0 ? entries.indices : place..<(place + Int(entries[place].span))
  }

  /// The values that give most, with those that are decided already.
  private mutating func best(
    _ subjects: [Subject], _ decided: [UInt64: Condition.Value], _ range: Range<Int>,
    of figure: (Cost) -> Int
  ) -> [UInt64: Condition.Value] {
    var best: (values: [UInt64: Condition.Value], figure: Int)?
    for trial in 0..<subjects.reduce(1, { $0 * $1.values.count }) {
      var values = decided
      var rest = trial
      for subject in subjects {
        values[subject.hash] = subject.values[rest % subject.values.count]
        rest /= subject.values.count
      }
      show(values, values, range)
      // A `switch` has a side for every value there is.
      guard isPossible(range) else { continue }
      let found = figure(cost(range, rowsOnce: false))
      if found > best?.figure ?? .min { best = (values, found) }
    }
    return best?.values ?? decided
  }

  /// Marks the sides that may be shown where the values are these.
  private mutating func show(
    _ most: [UInt64: Condition.Value], _ least: [UInt64: Condition.Value], _ range: Range<Int>
  ) {
    for branch in range {
      guard case .branch = entries[branch].kind else { continue }
      entries[branch].isCertain = false
      var side = branch + 1
      let end = branch + Int(entries[branch].span)
      while side < end {
        let condition = Int(entries[side].condition)
        if condition >= 0 {
          entries[side].isInMost = conditions[condition].mayHold(most)
          entries[side].isInLeast = conditions[condition].mayHold(least)
          if conditions[condition].holds(least) { entries[branch].isCertain = true }
        }
        side += Int(entries[side].span)
      }
    }
  }

  /// Whether each branch that is shown and always has a side has one now.
  private func isPossible(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      if case .branch(let isExhaustive) = entries[index].kind {
        var hasSide = !isExhaustive || end == index + 1
        var side = index + 1
        while side < end {
          let next = side + Int(entries[side].span)
          if entries[side].isInMost {
            hasSide = true
            guard isPossible((side + 1)..<next) else { return false }
          }
          side = next
        }
        guard hasSide else { return false }
      } else if end > index + 1, !isPossible((index + 1)..<end) {
        return false
      }
      index = end
    }
    return true
  }

  func condition(ofSide index: Int) -> Condition? {
    let condition = entries[index].condition
    return condition < 0 ? nil : conditions[Int(condition)]
  }

  // MARK: What is asked about

  private func subjects() -> [Subject] {
    var asked: [UInt64: (branches: [Int], values: [Condition.Value])] = [:]
    var isContested = false
    for index in entries.indices {
      guard case .branch = entries[index].kind else { continue }
      var side = index + 1
      let end = index + Int(entries[index].span)
      while side < end {
        let condition = Int(entries[side].condition)
        if condition >= 0 {
          for ask in conditions[condition].asks {
            var known = asked.removeValue(forKey: ask.subject) ?? ([], [])
            if known.branches.last != index { known.branches.append(index) }
            for value in ask.values where !known.values.contains(value) {
              known.values.append(value)
            }
            if known.branches.count > 1 { isContested = true }
            asked[ask.subject] = known
          }
        }
        side += Int(entries[side].span)
      }
    }
    guard isContested else { return [] }
    let outer = outerEntries()
    return asked.compactMap { hash, known in
      guard known.branches.count > 1 else { return nil }
      var values = known.values
      let isOneOfTwo =
        values.contains(.flag(true)) && (values.contains(.flag(false)) || values.contains(.absent))
      if !isOneOfTwo { values.append(.other) }
      var place = outer[known.branches[0]]
      for branch in known.branches {
        while place >= 0, branch >= place + Int(entries[place].span) { place = outer[place] }
      }
      return Subject(hash: hash, values: values, place: place)
    }
  }

  /// Of each entry the one that it stands in; -1 at the top.
  private func outerEntries() -> [Int] {
    var outer = [Int](repeating: -1, count: entries.count)
    var open: [Int] = []
    for index in entries.indices {
      while let last = open.last, index >= last + Int(entries[last].span) { open.removeLast() }
      outer[index] = open.last ?? -1
      if entries[index].span > 1 { open.append(index) }
    }
    return outer
  }
}

extension ElementList.Condition {
  /// Nothing that is known speaks against it.
  fileprivate func mayHold(_ values: [UInt64: Value]) -> Bool {
    asks.allSatisfy { ask in values[ask.subject].map { ask.holds($0) } ?? true }
  }

  /// It holds for sure.
  fileprivate func holds(_ values: [UInt64: Value]) -> Bool {
    isWhole && asks.allSatisfy { ask in values[ask.subject].map { ask.holds($0) } ?? false }
  }
}
