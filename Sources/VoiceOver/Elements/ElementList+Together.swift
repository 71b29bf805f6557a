import Scenes

/// Sides of several branches that are shown together, or never: `if isOpen { A } else { B }` and, anywhere
/// else in the view, `if !isOpen { C }`.
///
/// For what such branches ask about, the most and the least stops are those of one value each.
extension ElementList {
  /// What sides of more than one branch ask about.
  private struct Subject {
    var hash: UInt64
    var values: [Answer]
    /// The entry in which all that ask stand; -1 where they stand in no one.
    var place: Int
    /// How many others are asked about before it.
    var rank: Int
  }

  /// A side that asks about some of them.
  private struct Side {
    var entry: Int
    var branch: Int
    var asks: [(subject: Int, ask: Condition.Ask)]
    /// Of each of these groups one holds; of one that is open, maybe something that nobody else asks.
    var anyOf: [(asks: [(subject: Int, ask: Condition.Ask)], isOpen: Bool)] = []
    /// And about nothing else.
    var isWhole: Bool
    /// It asks whether something is empty of which rows stand beside it.
    var isNever = false

    /// Nothing that is known speaks against it.
    func mayHold(_ values: Values) -> Bool {
      !isNever && asks.allSatisfy { subject, ask in values[subject].map { ask.holds($0) } ?? true }
        && anyOf.allSatisfy { group in
          group.isOpen
            || group.asks.contains { subject, ask in values[subject].map { ask.holds($0) } ?? true }
        }
    }

    /// It holds for sure.
    func holds(_ values: Values) -> Bool {
      func isSure(_ subject: Int, _ ask: Condition.Ask) -> Bool {
        values[subject].map { ask.holds($0) } ?? false
      }
      return isWhole && !isNever && asks.allSatisfy(isSure)
        && anyOf.allSatisfy { $0.asks.contains(where: isSure) }
    }

    func asks(of some: Set<Int>) -> Bool {
      asks.contains { some.contains($0.subject) }
        || anyOf.contains { $0.asks.contains { some.contains($0.subject) } }
    }

    /// The same by the numbers of questions and answers; what is left open speaks for nothing and against nothing.
    func decision(about subjects: [Subject], without open: Set<Int>) -> Decisions.Side {
      let groups = anyOf.map { group in
        let left = group.asks.filter { !open.contains($0.subject) }
        return (asks: left, isOpen: group.isOpen || left.count < group.asks.count)
      }
      let questions = DecisionTable.union(
        [asks.map(\.subject).filter { !open.contains($0) }]
          + groups.map { $0.asks.map(\.subject) })
      // Which answers each of them allows.
      let allowed = questions.map { question in
        subjects[question].values.map { value in
          asks.allSatisfy { $0.subject != question || $0.ask.holds(value) }
        }
      }
      let isSure = isWhole && asks.allSatisfy { !open.contains($0.subject) }
      let anyOf = groups.map { group in
        Decisions.Side.Group(
          asks: group.asks.map { subject, ask in
            (question: subject, allowed: subjects[subject].values.map { ask.holds($0) })
          }, isOpen: group.isOpen)
      }
      return Decisions.Side(
        questions: questions, allowed: allowed, anyOf: anyOf, isNever: isNever, isWhole: isSure)
    }
  }

  /// By subject; nil for one that is not decided.
  private typealias Values = [Answer?]

  /// - Parameter decided: What was decided by itself, by entry: see `ClosedParts`.
  mutating func settle(_ decided: [Int: DecidedPart] = [:]) {
    guard conditions.count > 1 else { return }
    _ = settle(decided, isPart: false)
  }

  /// The same of what is part of another list, and what it comes to there.
  mutating func settlePart(_ decided: [Int: DecidedPart]) -> DecidedPart {
    settle(decided, isPart: true)
  }

  private mutating func settle(_ decided: [Int: DecidedPart], isPart: Bool) -> DecidedPart {
    let filled = filled()
    var subjects = subjects(decided)
    if !isPart, subjects.isEmpty, filled.isEmpty { return DecidedPart() }
    // In the order in which they are asked. Hashes tell them apart and no more: an edit further up in a file, which
    // changes nothing here, may change them.
    subjects.sort { ($0.place, $0.rank) < ($1.place, $1.rank) }
    let sides = sides(askingAbout: subjects, filled, decided)
    let (most, best) = best(.most, subjects, sides, decided)
    let (least, fewest) = self.best(.least, subjects, sides, decided)
    show(sides, best, fewest)
    return DecidedPart(most: most, least: least)
  }

  /// The values that give the most stops or the fewest; none for what is asked by too many at once.
  private func best(
    _ goal: Decisions.Goal, _ subjects: [Subject], _ sides: [Side], _ decided: [Int: DecidedPart]
  ) -> (total: DecisionTable.Leaf, values: Values) {
    var open: Set<Int> = []
    let sides = sides.sorted { $0.entry < $1.entry }
    var asking = sides.map {
      (entry: $0.entry, side: $0.decision(about: subjects, without: open))
    }
    while true {
      var decisions = Decisions(
        self, goal, sizes: subjects.map(\.values.count),
        places: Dictionary(grouping: subjects.indices.filter { !open.contains($0) }) {
          subjects[$0].place
        },
        sides: asking, decided: decided)
      if !decisions.areTangled(), let answers = decisions.answers() {
        let values = subjects.indices.map {
          open.contains($0) ? nil : subjects[$0].values[answers[$0]]
        }
        return (decisions.total, values)
      }
      let more = Set(decisions.tangled).subtracting(open)
      if more.isEmpty {
        return (decisions.total, Values(repeating: nil, count: subjects.count))
      }
      open.formUnion(more)
      // Of most sides nothing is left open that they ask.
      for (place, side) in sides.enumerated() where side.asks(of: more) {
        asking[place].side = side.decision(about: subjects, without: open)
      }
    }
  }

  /// Marks the sides that may be shown where the values are these.
  private mutating func show(_ sides: [Side], _ most: Values, _ least: Values) {
    for side in sides { entries[side.branch].isCertain = false }
    for side in sides {
      entries[side.entry].isInMost = side.mayHold(most)
      entries[side.entry].isInLeast = side.mayHold(least)
      if side.holds(least) { entries[side.branch].isCertain = true }
    }
  }

  func condition(ofSide index: Int) -> Condition? {
    let condition = entries[index].condition
    return condition < 0 ? nil : conditions[Int(condition)]
  }

  // MARK: What is asked about

  private func subjects(_ decided: [Int: DecidedPart]) -> [Subject] {
    let contested = contested(decided)
    if contested.isEmpty { return [] }
    var asked: [UInt64: (rank: Int, branches: [Int], values: [Answer], usual: Condition.Ask?)] = [:]
    forEachAsk(outside: decided) { branch, _, ask in
      guard contested.contains(ask.subject) else { return }
      var known = asked.removeValue(forKey: ask.subject) ?? (asked.count, [], [], nil)
      if known.branches.last != branch { known.branches.append(branch) }
      for value in ask.values where !known.values.contains(value) { known.values.append(value) }
      if known.usual == nil, ask.isUsual != nil { known.usual = ask }
      asked[ask.subject] = known
    }
    let outer = outerEntries()
    return asked.map { hash, known in
      var values = known.values.withRest()
      // Of answers that come to the same, the one that holds when a user comes is shown.
      if let ask = known.usual, let isUsual = ask.isUsual {
        values =
          values.filter { ask.holds($0) == isUsual } + values.filter { ask.holds($0) != isUsual }
      }
      var place = outer[known.branches[0]]
      for branch in known.branches {
        while place >= 0, branch >= place + Int(entries[place].span) { place = outer[place] }
      }
      return Subject(hash: hash, values: values, place: place, rank: known.rank)
    }
  }

  /// What more than one branch asks about, or more than one side of a branch that may show none: together these may
  /// leave no way to that.
  private func contested(_ decided: [Int: DecidedPart]) -> Set<UInt64> {
    var first: [UInt64: (branch: Int, side: Int)] = [:]
    var contested: Set<UInt64> = []
    forEachAsk(outside: decided) { branch, side, ask in
      guard let other = first[ask.subject] else {
        first[ask.subject] = (branch, side)
        return
      }
      guard other.side != side else { return }
      if case .branch(isExhaustive: true) = entries[branch].kind, other.branch == branch { return }
      contested.insert(ask.subject)
    }
    return contested
  }

  @inline(never)
  func forEachAsk(
    outside decided: [Int: DecidedPart] = [:],
    _ visit: (_ branch: Int, _ side: Int, _ ask: Condition.Ask) -> Void
  ) {
    var next = 0
    while next < entries.count {
      let index = next
      next += decided.isEmpty || decided[index] == nil ? 1 : Int(entries[index].span)
      guard case .branch = entries[index].kind else { continue }
      var side = index + 1
      let end = index + Int(entries[index].span)
      while side < end {
        let condition = Int(entries[side].condition)
        if condition >= 0 {
          for ask in conditions[condition].asks { visit(index, side, ask) }
          for group in conditions[condition].anyOf { for ask in group { visit(index, side, ask) } }
        }
        side += Int(entries[side].span)
      }
    }
  }

  /// What is not empty, and where: from the side on in which the rows of it stand.
  func filled() -> [UInt64: [Range<Int>]] {
    var found: [UInt64: [Range<Int>]] = [:]
    var open: [Range<Int>] = []
    for index in entries.indices {
      while let last = open.last, index >= last.upperBound { open.removeLast() }
      switch entries[index].kind {
      case .alternative: open.append(index..<(index + Int(entries[index].span)))
      case .rows:
        guard entries[index].condition >= 0 else { continue }
        for ask in conditions[Int(entries[index].condition)].asks {
          found[ask.subject, default: []].append(open.last ?? entries.indices)
        }
      case .element, .group, .branch: break
      }
    }
    return found
  }

  private func sides(
    askingAbout subjects: [Subject], _ filled: [UInt64: [Range<Int>]],
    _ decided: [Int: DecidedPart]
  ) -> [Side] {
    let places = Dictionary(
      subjects.indices.map { (subjects[$0].hash, $0) }, uniquingKeysWith: { first, _ in first })
    var sides: [Side] = []
    var next = 0
    while next < entries.count {
      let branch = next
      next += decided.isEmpty || decided[branch] == nil ? 1 : Int(entries[branch].span)
      guard case .branch = entries[branch].kind else { continue }
      var entry = branch + 1
      let end = branch + Int(entries[branch].span)
      while entry < end {
        if let condition = condition(ofSide: entry) {
          // Where one of each group holds as well, that is all that it asks.
          var side = Side(
            entry: entry, branch: branch, asks: [],
            isWhole: condition.isWhole || condition.isComplete)
          var isKnown = false
          for ask in condition.asks {
            if filled[ask.subject]?.contains(where: { $0.contains(branch) }) == true {
              isKnown = true
              if !ask.holds(.flag(false)) { side.isNever = true }
            } else if let place = places[ask.subject] {
              side.asks.append((place, ask))
            } else {
              side.isWhole = false
            }
          }
          for group in condition.anyOf {
            let known = group.compactMap { ask in
              places[ask.subject].map { (subject: $0, ask: ask) }
            }
            side.anyOf.append((known, known.count < group.count))
          }
          if isKnown || !side.asks.isEmpty || !side.anyOf.isEmpty { sides.append(side) }
        }
        entry += Int(entries[entry].span)
      }
    }
    return sides
  }

  /// Of each entry the one that it stands in; -1 at the top.
  func outerEntries() -> [Int] {
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
