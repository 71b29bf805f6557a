import Scenes

/// The best answers to what several branches ask, found exactly.
///
/// Stops add up, so a question is answered where all that ask it have come together, and what stands beside them does
/// not matter to it: the work grows with how many questions hang on each other, not with how many there are.
struct Decisions {
  enum Goal { case most, least }

  let list: ElementList
  let goal: Goal
  /// How many answers each question has.
  let sizes: [Int]
  /// The questions that are answered at an entry; -1 for the list as a whole.
  let places: [Int: [Int]]
  /// By entry, what was decided by itself.
  let decided: [Int: DecidedPart]
  /// What sides ask, in the order of their entries.
  private let sides: [Side]
  /// By entry, how many of those stand before it: most of a list asks nothing.
  private let before: [Int32]
  /// The same of what was decided by itself; empty where nothing was.
  private let apart: [Int32]
  /// By question, how many ask it.
  private let askers: [Int]

  /// The best answer to one question, for each answer to those that were still open.
  private struct Choice {
    var question: Int
    var open: [Int]
    var best: [Int]
  }

  private var choices: [Choice] = []
  private var isNoting = true
  /// Only which questions hang on each other is of interest, not what anything comes to.
  private var isSketch = false
  /// What to leave undecided where too many questions hang on each other.
  private(set) var tangled: [Int] = []
  /// What it all comes to with the best answers.
  private(set) var total = DecisionTable.Leaf.nothing

  init(
    _ list: ElementList, _ goal: Goal, sizes: [Int], places: [Int: [Int]],
    sides: [(entry: Int, side: Side)], decided: [Int: DecidedPart] = [:]
  ) {
    self.list = list
    self.goal = goal
    self.decided = decided
    self.sizes = sizes
    self.places = places
    self.sides = sides.map(\.side)
    var (before, apart): ([Int32], [Int32]) = ([], [])
    before.reserveCapacity(list.entries.count + 1)
    var (count, parts) = (0, 0)
    for entry in list.entries.indices {
      before.append(Int32(count))
      apart.append(Int32(parts))
      if count < sides.count, sides[count].entry == entry { count += 1 }
      if decided[entry] != nil { parts += 1 }
    }
    before.append(Int32(count))
    apart.append(Int32(parts))
    self.before = before
    self.apart = decided.isEmpty ? [] : apart
    var askers = Array(repeating: 0, count: sizes.count)
    for (_, side) in sides { for question in side.questions { askers[question] += 1 } }
    self.askers = askers
  }

  private func side(at entry: Int) -> Side? {
    before[entry] == before[entry + 1] ? nil : sides[Int(before[entry])]
  }

  /// Whether too many questions hang on each other: that takes no counting.
  mutating func areTangled() -> Bool {
    if DecisionTable.ways(to: Array(sizes.indices), sizes) != nil { return false }
    isSketch = true
    defer { isSketch = false }
    guard let all = parts(list.entries.indices, others: []) else { return true }
    return settle(at: -1, all) == nil
  }

  /// The number of the best answer to each question; nil where too many hang on each other.
  mutating func answers() -> [Int]? {
    choices = []
    guard let all = parts(list.entries.indices, others: []), let rest = settle(at: -1, all) else {
      return nil
    }
    total = rest.plain
    var answers = Array(repeating: 0, count: sizes.count)
    // What was decided last hangs on nothing else.
    for choice in choices.reversed() {
      var (place, stride) = (0, 1)
      for question in choice.open {
        place += answers[question] * stride
        stride *= sizes[question]
      }
      answers[choice.question] = choice.best[place]
    }
    return answers
  }

  // MARK: DecisionParts

  private mutating func parts(_ range: Range<Int>, others: [Scene.NodeID]) -> DecisionParts? {
    var parts = DecisionParts()
    if asksNothing(range) {
      parts.plain = plain(range, others: others)
      return parts
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      if let known = decided[index] {
        parts.plain = parts.plain + known.leaf(goal)
        index = end
        continue
      }
      switch entry.kind {
      case .element(let id):
        parts.plain.value += goal == .most ? 1 : -1
        if list.elements[Int(id)].role.isControl { parts.plain.controls += 1 }
      case .group, .alternative:
        guard let found = self.parts(inner, others: others),
          let settled = settle(at: index, found)
        else { return nil }
        parts.add(settled)
      case .branch(let isExhaustive):
        guard let found = branch(inner, entry, isExhaustive, others),
          let settled = settle(at: index, found)
        else { return nil }
        parts.add(settled)
      case .rows(let node, let count, _):
        guard let found = rows(inner, node, Int(count), entry.differs, others),
          let settled = settle(at: index, found)
        else { return nil }
        parts.add(settled)
      }
      index = end
    }
    return parts
  }

  private func asksNothing(_ range: Range<Int>) -> Bool {
    before[range.lowerBound] == before[range.upperBound]
      && (apart.isEmpty || apart[range.lowerBound] == apart[range.upperBound])
  }

  /// What asks nothing.
  private func plain(_ range: Range<Int>, others: [Scene.NodeID]) -> DecisionTable.Leaf {
    if isSketch { return .nothing }
    let cost = list.cost(range, rowsOnce: false, others: others)
    return DecisionTable.Leaf(
      value: goal == .most ? cost.max : -cost.min, controls: controls(in: range))
  }

  private func controls(in range: Range<Int>) -> Int {
    var count = 0
    for entry in list.entries[range] {
      if case .element(let id) = entry.kind, list.elements[Int(id)].role.isControl { count += 1 }
    }
    return count
  }

  /// What one row shows at most is not there in the others.
  private mutating func rows(
    _ range: Range<Int>, _ node: Scene.NodeID, _ count: Int, _ differs: Bool,
    _ others: [Scene.NodeID]
  ) -> DecisionParts? {
    guard let row = parts(range, others: others) else { return nil }
    guard differs, count > 0 else { return row.times(count) }
    let outer = isNoting
    isNoting = false
    defer { isNoting = outer }
    guard var all = parts(range, others: others + [node])?.times(count - 1) else { return nil }
    all.add(row)
    return all
  }

  private mutating func branch(
    _ range: Range<Int>, _ branch: ElementList.Entry, _ isExhaustive: Bool,
    _ others: [Scene.NodeID]
  ) -> DecisionParts? {
    var shown: [ShownSide] = []
    var index = range.lowerBound
    var isPlain = true
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      if !others.contains(entry.oneRow) {
        guard let settled = inside(side: index, others: others) else { return nil }
        let side = ShownSide(parts: settled, asks: side(at: index))
        if side.asks != nil || !settled.tables.isEmpty { isPlain = false }
        shown.append(side)
      }
      index = end
    }
    let isSure = isExhaustive || others.contains(branch.oneRow)
    for place in shown.indices where !isPlain {
      guard let table = sum(shown[place].parts) else { return nil }
      shown[place].table = table
    }
    let asked = DecisionTable.union(
      shown.compactMap(\.table?.questions) + shown.compactMap(\.asks?.questions))
    guard let count = DecisionTable.ways(to: asked, sizes) else {
      tangled = leastAsked(asked)
      return nil
    }
    let leaves = isSketch ? [] : leaves(of: shown, isExhaustive, isSure, asked, count)
    // What asks nothing that is decided here is as plain as what asks nothing.
    var parts = DecisionParts()
    parts.add(DecisionTable(asking: asked, leaves))
    return parts
  }

  private mutating func inside(side: Int, others: [Scene.NodeID]) -> DecisionParts? {
    if let known = decided[side] { return DecisionParts(plain: known.leaf(goal)) }
    let end = side + Int(list.entries[side].span)
    guard let inner = parts((side + 1)..<end, others: others) else { return nil }
    return settle(at: side, inner)
  }

  /// What a branch comes to, for each way to answer what it asks.
  private func leaves(
    of shown: [ShownSide], _ isExhaustive: Bool, _ isSure: Bool, _ asked: [Int], _ count: Int
  ) -> [DecisionTable.Leaf] {
    var leaves = Array(repeating: DecisionTable.Leaf.nothing, count: count)
    var isShown = Array(repeating: false, count: count)
    var isSure = Array(repeating: isSure, count: count)
    for side in shown {
      let verdicts = side.asks?.verdicts(sizes) ?? [(true, false)]
      let questions = DecisionTable.numbers(of: side.asks?.questions ?? [], among: asked, sizes)
      let table = side.table ?? DecisionTable(side.parts.plain)
      let answers = DecisionTable.numbers(of: table.questions, among: asked, sizes)
      for way in 0..<count {
        let verdict = verdicts[questions[way]]
        guard verdict.mayHold else { continue }
        if verdict.isSure { isSure[way] = true }
        let found = table.leaves[answers[way]]
        leaves[way].controls += found.controls
        leaves[way].isImpossible = leaves[way].isImpossible || found.isImpossible
        leaves[way].value = isShown[way] ? Swift.max(leaves[way].value, found.value) : found.value
        isShown[way] = true
      }
    }
    for way in 0..<count {
      if isExhaustive, !isShown[way], !shown.isEmpty { leaves[way].isImpossible = true }
      if goal == .most || !isSure[way] { leaves[way].value = Swift.max(leaves[way].value, 0) }
    }
    return leaves
  }

  // MARK: Answers

  private mutating func sum(_ parts: DecisionParts) -> DecisionTable? {
    if parts.tables.isEmpty { return DecisionTable(parts.plain) }
    let sum = DecisionTable.sum([DecisionTable(parts.plain)] + parts.tables, of: sizes)
    if sum == nil {
      tangled = leastAsked(DecisionTable.union(parts.tables.map(\.questions)))
    }
    return sum
  }

  /// Answers the questions of a place, the one that hangs on the fewest others first.
  ///
  /// An answer changes only those that it hung on, so each question is looked at a few times, however many there are.
  private mutating func settle(at place: Int, _ parts: DecisionParts) -> DecisionParts? {
    guard let open = places[place], !open.isEmpty, !parts.tables.isEmpty else { return parts }
    var plain = parts.plain
    var tables = parts.tables.map { Optional($0) }
    var asking: [Int: [Int]] = [:]
    for (number, table) in parts.tables.enumerated() {
      for question in table.questions { asking[question, default: []].append(number) }
    }
    var queue = QuestionQueue()
    for question in open where asking[question] != nil {
      queue.add(question, width: width(of: asking[question] ?? [], in: tables))
    }
    while let question = queue.next() {
      let numbers = asking.removeValue(forKey: question) ?? []
      let together = numbers.compactMap { tables[$0] }
      guard let joint = sum(DecisionParts(tables: together)) else { return nil }
      for number in numbers { tables[number] = nil }
      let rest = answer(question, in: joint)
      if rest.questions.isEmpty {
        plain = plain + rest.only
        continue
      }
      tables.append(rest)
      let gone = Set(numbers)
      for other in rest.questions {
        asking[other, default: []].removeAll { gone.contains($0) }
        asking[other, default: []].append(tables.count - 1)
        queue.change(other, width: width(of: asking[other] ?? [], in: tables))
      }
    }
    return DecisionParts(plain: plain, tables: tables.compactMap { $0 })
  }

  /// In how many ways all that some tables ask may be answered; beyond the limit it does not matter.
  private func width(of numbers: [Int], in tables: [DecisionTable?]) -> Int {
    var (seen, width): (Set<Int>, Int) = ([], 1)
    for number in numbers {
      for question in tables[number]?.questions ?? [] where seen.insert(question).inserted {
        width *= sizes[question]
        if width > Limits.answers { return width }
      }
    }
    return width
  }

  private mutating func answer(_ question: Int, in table: DecisionTable) -> DecisionTable {
    var open = table.questions
    guard let at = open.firstIndex(of: question) else { return table }
    open.remove(at: at)
    if isSketch { return DecisionTable(asking: open, []) }
    var strides = DecisionTable.strides(of: table.questions, sizes)
    let stride = strides.remove(at: at)
    var best: [Int] = []
    var leaves: [DecisionTable.Leaf] = []
    for first in DecisionTable.numbers(asking: open, strides, sizes) {
      var chosen = 0
      for answer in 1..<max(sizes[question], 1) {
        let leaf = table.leaves[first + answer * stride]
        if leaf.isBetter(than: table.leaves[first + chosen * stride]) { chosen = answer }
      }
      best.append(chosen)
      leaves.append(table.leaves[first + chosen * stride])
    }
    if isNoting { choices.append(Choice(question: question, open: open, best: best)) }
    return DecisionTable(asking: open, leaves)
  }

  /// Those that the fewest ask, as many as have to be given up for the others to be answered together.
  private func leastAsked(_ questions: [Int]) -> [Int] {
    var left = questions.sorted { (askers[$0], $0) > (askers[$1], $1) }
    var width = 1
    let kept = left.prefix { question in
      width *= sizes[question]
      return width <= Limits.answers
    }
    left.removeFirst(min(kept.count, left.count - 1))
    return left
  }
}
