package import Scenes

/// How many stops are to be expected, where each question that the source leaves open is answered one way as likely
/// as another: the typical cost.
///
/// Stops add up, so each counts as often as it is there: that needs no more than the odds of the sides around it. A
/// question that was answered further out has the answer that it had there, and is answered alike wherever it is
/// asked. Nothing is assumed of people who use an app.
struct Odds {
  let list: ElementList
  private let asked: Asked
  /// By entry, what is to be expected of it by itself.
  private let expected: [Int: ExpectedPart]
  var answers: [UInt64: [Answer]] { asked.answers }
  var filled: Set<UInt64> { asked.filled }
  /// By subject that was asked about further out: which of its answers are left.
  var left: [UInt64: [Bool]] = [:]
  /// By subject that some group asks about, the sides that ask about it, in order.
  let groupPlaces: [UInt64: [Int]]
  /// In how many ways together the groups around are being looked at.
  var cases = 1
  /// Of each repeated body, the stops of one row, without those of collections inside it.
  private(set) var rows: [Scene.NodeID: Double] = [:]

  /// What all lists of a screen ask: each of them may ask about the same.
  struct Asked {
    /// What each subject may be, all answers as likely as each other.
    let answers: [UInt64: [Answer]]
    /// What is not empty, because rows of it are taken for granted.
    let filled: Set<UInt64>

    init(in lists: [ElementList]) {
      let asking = lists.filter { !$0.conditions.isEmpty }
      answers = asking.isEmpty ? [:] : Odds.answers(in: asking)
      filled = Set(asking.flatMap { $0.filled().keys })
    }
  }

  /// Of one list of a screen whose lists ask that.
  init(of list: ElementList, _ asked: Asked, _ expected: [Int: ExpectedPart] = [:]) {
    self.list = list
    self.asked = asked
    self.expected = expected
    groupPlaces = list.placesOfGroups
  }

  init(of list: ElementList, beside others: [ElementList] = []) {
    self.init(of: list, Asked(in: [list] + others))
  }

  /// The expected number of stops.
  mutating func stops() -> Double { stops(list.entries.indices, skipsRows: false, others: []) }

  mutating func stops(
    _ range: Range<Int>, skipsRows: Bool, others: [Scene.NodeID]
  ) -> Double {
    var sum = 0.0
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      if let known = known(index, skipsRows: skipsRows) {
        sum += known
        index = end
        continue
      }
      switch entry.kind {
      case .element: sum += 1
      case .group, .alternative: sum += stops(inner, skipsRows: skipsRows, others: others)
      case .branch(let isExhaustive):
        let isSure = isExhaustive || others.contains(entry.oneRow)
        sum += stops(branch: index, isSure, skipsRows: skipsRows, others: others)
      case .rows(let node, let count, _):
        let isCounted = !skipsRows && count > 0
        let row = isCounted ? stops(inner, skipsRows: false, others: others) : 0
        // Those of which there may be none are told all the same.
        if rows[node] == nil {
          let isSame = isCounted && others.isEmpty && !entry.differs && !holdsRows(inner)
          rows[node] = isSame ? row : stops(inner, skipsRows: true, others: [node])
        }
        guard isCounted else { break }
        guard entry.differs else {
          sum += row * Double(count)
          break
        }
        let plain = stops(inner, skipsRows: false, others: others + [node])
        sum += plain * Double(count - 1) + row
      }
      index = end
    }
    return min(sum, Double(Bounds.most))
  }

  /// What is to be expected of an entry that hangs on nothing around it; where rows are left out, of those without any.
  mutating func known(_ entry: Int, skipsRows: Bool) -> Double? {
    guard !expected.isEmpty, let part = expected[entry], !skipsRows || part.rows.isEmpty else {
      return nil
    }
    var numbers = part.rows.makeIterator()
    for case .rows(let node, _, _) in list.entries[list.range(of: entry)].lazy.map(\.kind) {
      if let stops = numbers.next() { rows[node] = rows[node] ?? stops }
    }
    return part.stops
  }

  private func holdsRows(_ range: Range<Int>) -> Bool {
    list.entries[range].contains { if case .rows = $0.kind { true } else { false } }
  }

  private mutating func stops(
    branch index: Int, _ isSure: Bool, skipsRows: Bool, others: [Scene.NodeID]
  ) -> Double {
    let sides = sides(of: index, others)
    let odds = odds(of: sides, isSure)
    var sum = 0.0
    for (side, odds) in zip(sides, odds) where odds > 0 {
      sum += odds * stops(of: side, skipsRows: skipsRows, others: others)
    }
    return sum
  }

  // MARK: Sides

  struct Side {
    var entries: Range<Int>
    /// In the order in which they are asked: which answers each subject may give.
    var allowed: [(subject: UInt64, allowed: [Bool])] = []
    /// Of each of these groups one answer is as it allows.
    var anyOf: [[(subject: UInt64, allowed: [Bool])]] = []
    /// It asks nothing else.
    var isWhole = false
    var isNever = false
  }

  func sides(of branch: Int, _ others: [Scene.NodeID]) -> [Side] {
    var sides: [Side] = []
    var index = branch + 1
    let end = branch + Int(list.entries[branch].span)
    while index < end {
      let next = index + Int(list.entries[index].span)
      defer { index = next }
      if others.contains(list.entries[index].oneRow) || list.entries[index].isHiddenAtFirst {
        continue
      }
      var side = Side(entries: (index + 1)..<next)
      if let condition = list.condition(ofSide: index) {
        side.isWhole = condition.isWhole || condition.isComplete
        for group in condition.anyOf { add(group, to: &side) }
        for ask in condition.asks {
          if filled.contains(ask.subject) {
            if !ask.holds(.flag(false)) { side.isNever = true }
            continue
          }
          let allowed = (answers[ask.subject] ?? []).map { ask.holds($0) }
          if let place = side.allowed.firstIndex(where: { $0.subject == ask.subject }) {
            side.allowed[place].allowed = both(side.allowed[place].allowed, allowed)
          } else {
            side.allowed.append((ask.subject, allowed))
          }
        }
      }
      sides.append(side)
    }
    return sides
  }

  /// How likely each side is, for all ways together in which what they ask may be answered.
  func odds(of sides: [Side], _ isSure: Bool) -> [Double] {
    if sides.allSatisfy({ $0.allowed.isEmpty && $0.anyOf.isEmpty }) {
      return even(
        sides.map { !$0.isNever }, isSure || sides.contains { $0.isWhole && !$0.isNever })
    }
    var subjects: [UInt64] = []
    var open: [[Int]] = []
    var ways = 1
    for side in sides {
      for (subject, allowed) in side.asked where !subjects.contains(subject) {
        let known = left[subject]
        let answers = allowed.indices.filter { known?[$0] ?? true }
        subjects.append(subject)
        open.append(answers)
        // Beyond, each side is as likely as the others.
        if ways <= Self.most { ways *= max(1, answers.count) }
      }
    }
    if ways > Self.most { return even(sides.map { !$0.isNever }, isSure) }
    let places = sides.map { side in
      side.allowed.map { subjects.firstIndex(of: $0.subject) ?? 0 }
    }
    let groups = sides.map { side in
      side.anyOf.map { group in
        group.map { (place: subjects.firstIndex(of: $0.subject) ?? 0, allowed: $0.allowed) }
      }
    }
    var odds = [Double](repeating: 0, count: sides.count)
    var possible = 0
    for way in 0..<ways {
      var (rest, chosen) = (way, [Int]())
      for answers in open {
        chosen.append(answers.isEmpty ? -1 : answers[rest % answers.count])
        rest /= max(1, answers.count)
      }
      let mayHold = sides.indices.map { index in
        !sides[index].isNever
          && zip(sides[index].allowed, places[index]).allSatisfy { one, place in
            chosen[place] < 0 || one.allowed[chosen[place]]
          }
          && groups[index].allSatisfy { group in
            group.contains { place, allowed in chosen[place] < 0 || allowed[chosen[place]] }
          }
      }
      let isCertain =
        isSure || sides.indices.contains { mayHold[$0] && sides[$0].isWhole }
      // A branch that always shows a side would show none: nobody can answer so.
      if isSure, !mayHold.contains(true), !sides.isEmpty { continue }
      possible += 1
      for (index, share) in even(mayHold, isCertain).enumerated() { odds[index] += share }
    }
    return possible == 0
      ? even(sides.map { !$0.isNever }, isSure) : odds.map { $0 / Double(possible) }
  }

  /// Of those that may be shown, or nothing where nothing has to be, one as likely as another.
  private func even(_ mayHold: [Bool], _ isCertain: Bool) -> [Double] {
    let count = mayHold.count { $0 } + (isCertain ? 0 : 1)
    return mayHold.map { $0 ? 1 / Double(count) : 0 }
  }

  func both(_ one: [Bool]?, _ other: [Bool]) -> [Bool] {
    guard let one else { return other }
    return zip(one, other).map { $0 && $1 }
  }

  /// Ways in which the sides of one branch are looked at.
  private static let most = 4_096

  // MARK: Answers

  /// All that is asked for of each subject, and what is none of that, where it may be.
  private static func answers(in lists: [ElementList]) -> [UInt64: [Answer]] {
    var answers: [UInt64: [Answer]] = [:]
    var closed: Set<UInt64> = []
    for list in lists {
      list.forEachAsk { _, _, ask in
        for value in ask.values where answers[ask.subject]?.contains(value) != true {
          answers[ask.subject, default: []].append(value)
        }
      }
      list.gatherClosed(into: &closed)
    }
    for (subject, known) in answers {
      answers[subject] = known.withRest(isClosed: closed.contains(subject))
    }
    return answers
  }
}

/// Expected numbers of stops, in hundredths.
package struct Typical {
  package var content: Int
  package var chrome: Int
  /// Of one row of each repeated body.
  package var rows: [Scene.NodeID: Int]

  init(content: Int, chrome: Int, rows: [Scene.NodeID: Int]) {
    (self.content, self.chrome, self.rows) = (content, chrome, rows)
  }

  package init(of elements: Elements) { self.init(of: elements, [:]) }

  init(of elements: Elements, _ expected: [Int: ExpectedPart]) {
    let asked = Odds.Asked(in: [elements.content, elements.chrome])
    var content = Odds(of: elements.content, asked, expected)
    var chrome = Odds(of: elements.chrome, asked)
    self.content = Self.hundredths(content.stops())
    self.chrome = Self.hundredths(chrome.stops())
    rows = content.rows.mapValues { Self.hundredths($0) }
  }

  private static func hundredths(_ stops: Double) -> Int { Int((stops * 100).rounded()) }
}

extension ElementList {
  /// Subjects of which some branch names all answers: each of its sides asks about that and no more.
  fileprivate func gatherClosed(into closed: inout Set<UInt64>) {
    for branch in entries.indices {
      guard case .branch(isExhaustive: true) = entries[branch].kind else { continue }
      var subject: UInt64?
      var side = branch + 1
      let end = branch + Int(entries[branch].span)
      var isClosed = true
      while side < end, isClosed {
        let condition = condition(ofSide: side)
        if let condition, condition.isWhole, condition.asks.count == 1,
          let ask = condition.asks.first, !ask.isNone, subject == nil || subject == ask.subject
        {
          subject = ask.subject
        } else {
          isClosed = false
        }
        side += Int(entries[side].span)
      }
      if isClosed, let subject { closed.insert(subject) }
    }
  }
}

extension [Answer] {
  /// With what is none of these, where it may be; of closed ones something that is there is one.
  ///
  /// In `if let isDone { if isDone { … } else { … } }` there are three answers: what is there is true or false.
  func withRest(isClosed: Bool = false) -> [Answer] {
    let areFlags = contains(.flag(true)) && contains(.flag(false))
    if areFlags || isClosed && contains(where: { $0 != .present && $0 != .absent }) {
      if !contains(.present) { return self }
      return filter { $0 != .present } + (contains(.absent) ? [] : [.absent])
    }
    return isClosed || contains(.present) && contains(.absent) ? self : self + [.other]
  }
}
