/// Sides of several branches that are shown together, or never: `if isOpen { A } else { B }` and, anywhere
/// else in the view, `if !isOpen { C }`.
///
/// For what such branches ask about, the most and the least stops are those of one value each.
extension ElementList {
  /// What sides of more than one branch ask about.
  private struct Subject {
    var hash: UInt64
    var values: [Condition.Value]
  }

  /// How many ways it may be are tried at a time; more subjects than that are decided one after the other.
  private static var mostTrials: Int { 32 }

  /// Of the content of a screen and its bars.
  static func settle(_ content: inout ElementList, _ bars: inout ElementList) {
    guard content.conditions.count + bars.conditions.count > 1 else { return }
    var subjects = subjects(content, bars)[...]
    if subjects.isEmpty { return }
    var most: [UInt64: Condition.Value] = [:]
    var least = most
    while !subjects.isEmpty {
      let part = next(of: &subjects)
      most = best(part, most, &content, &bars) { $0.max }
      least = best(part, least, &content, &bars) { -$0.min }
    }
    content.show(most, least)
    bars.show(most, least)
  }

  private static func next(of subjects: inout ArraySlice<Subject>) -> [Subject] {
    var part: [Subject] = []
    var trials = 1
    while let subject = subjects.first {
      trials *= subject.values.count
      if !part.isEmpty, trials > mostTrials { break }
      part.append(subject)
      subjects.removeFirst()
    }
    return part
  }

  /// The values that give most, with those that are decided already.
  private static func best(
    _ subjects: [Subject], _ decided: [UInt64: Condition.Value], _ content: inout ElementList,
    _ bars: inout ElementList, of figure: (Cost) -> Int
  ) -> [UInt64: Condition.Value] {
    var best: (values: [UInt64: Condition.Value], figure: Int)?
    for trial in 0..<subjects.reduce(1, { $0 * $1.values.count }) {
      var values = decided
      var rest = trial
      for subject in subjects {
        values[subject.hash] = subject.values[rest % subject.values.count]
        rest /= subject.values.count
      }
      content.show(values, values)
      bars.show(values, values)
      // A `switch` has a side for every value there is.
      guard content.isPossible(content.entries.indices), bars.isPossible(bars.entries.indices)
      else { continue }
      let found = figure(content.cost + bars.cost)
      if found > best?.figure ?? .min { best = (values, found) }
    }
    return best?.values ?? decided
  }

  /// Marks the sides that may be shown where the values are these.
  private mutating func show(
    _ most: [UInt64: Condition.Value], _ least: [UInt64: Condition.Value]
  ) {
    var index = 0
    var branch = 0
    while index < entries.count {
      if case .branch = entries[index].kind {
        branch = index
        entries[branch].isCertain = false
        var side = branch + 1
        while side < branch + Int(entries[branch].span) {
          if let condition = condition(ofSide: side) {
            entries[side].isInMost = condition.mayHold(most)
            entries[side].isInLeast = condition.mayHold(least)
            if condition.holds(least) { entries[branch].isCertain = true }
          }
          side += Int(entries[side].span)
        }
      }
      index += 1
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
      } else if !isPossible((index + 1)..<end) {
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

  private static func subjects(_ content: ElementList, _ bars: ElementList) -> [Subject] {
    var asked: [(subject: UInt64, branch: Int)] = []
    var values: [UInt64: [Condition.Value]] = [:]
    for (number, list) in [content, bars].enumerated() where !list.conditions.isEmpty {
      for index in list.entries.indices {
        guard case .branch = list.entries[index].kind else { continue }
        var side = index + 1
        while side < index + Int(list.entries[index].span) {
          for ask in list.condition(ofSide: side)?.asks ?? [] {
            asked.append((ask.subject, 2 * index + number))
            for value in ask.values where values[ask.subject]?.contains(value) != true {
              values[ask.subject, default: []].append(value)
            }
          }
          side += Int(list.entries[side].span)
        }
      }
    }
    var subjects: [Subject] = []
    for (subject, branch) in asked where !subjects.contains(where: { $0.hash == subject }) {
      guard asked.contains(where: { $0.subject == subject && $0.branch != branch }),
        var values = values[subject]
      else { continue }
      let isOneOfTwo =
        values.contains(.flag(true)) && (values.contains(.flag(false)) || values.contains(.absent))
      if !isOneOfTwo { values.append(.other) }
      subjects.append(Subject(hash: subject, values: values))
    }
    return subjects
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
