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
  /// What sides ask, in the order of their entries.
  private let sides: [Side]
  /// By entry, how many of those stand before it: most of a list asks nothing.
  private let askers: [Int32]

  struct Side {
    /// In ascending order.
    var questions: [Int]
    /// Which answers each of them allows.
    var allowed: [[Bool]]
    var isNever: Bool
    /// It asks nothing else.
    var isWhole: Bool

    /// Nothing speaks against it.
    func mayHold(_ answers: [Int], at places: [Int]) -> Bool {
      if isNever { return false }
      for (number, place) in places.enumerated() where !allowed[number][answers[place]] {
        return false
      }
      return true
    }
  }

  /// The best answer to one question, for each answer to those that were still open.
  private struct Choice {
    var question: Int
    var open: [Int]
    var best: [Int]
  }

  private var choices: [Choice] = []
  private var isNoting = true
  /// What to leave undecided where too many questions hang on each other.
  private(set) var tangled: Int?

  init(
    _ list: ElementList, _ goal: Goal, sizes: [Int], places: [Int: [Int]],
    sides: [(entry: Int, side: Side)]
  ) {
    self.list = list
    self.goal = goal
    self.sizes = sizes
    self.places = places
    self.sides = sides.map(\.side)
    var askers: [Int32] = []
    askers.reserveCapacity(list.entries.count + 1)
    var count = 0
    for entry in list.entries.indices {
      askers.append(Int32(count))
      if count < sides.count, sides[count].entry == entry { count += 1 }
    }
    askers.append(Int32(count))
    self.askers = askers
  }

  private func side(at entry: Int) -> Side? {
    askers[entry] == askers[entry + 1] ? nil : sides[Int(askers[entry])]
  }

  /// The number of the best answer to each question; nil where too many hang on each other.
  mutating func answers() -> [Int]? {
    choices = []
    guard let all = parts(list.entries.indices, others: []),
      settle(at: -1, all) != nil
    else { return nil }
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

  // MARK: Parts

  /// What stands side by side in a range, to be added up.
  private struct Parts {
    var plain = DecisionTable.Leaf.nothing
    var tables: [DecisionTable] = []

    mutating func add(_ other: Parts) {
      plain = plain + other.plain
      tables += other.tables
    }

    mutating func add(_ table: DecisionTable) {
      if table.questions.isEmpty { plain = plain + table.leaves[0] } else { tables.append(table) }
    }

    func times(_ count: Int) -> Parts {
      Parts(plain: plain.times(count), tables: tables.map { $0.times(count) })
    }
  }

  private mutating func parts(_ range: Range<Int>, others: [Scene.NodeID]) -> Parts? {
    var parts = Parts()
    if askers[range.lowerBound] == askers[range.upperBound] {
      parts.plain = plain(range, others: others)
      return parts
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
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

  /// What asks nothing.
  private func plain(_ range: Range<Int>, others: [Scene.NodeID]) -> DecisionTable.Leaf {
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
  ) -> Parts? {
    guard let row = parts(range, others: others) else { return nil }
    guard differs, count > 0 else { return row.times(count) }
    let outer = isNoting
    isNoting = false
    defer { isNoting = outer }
    guard var all = parts(range, others: others + [node])?.times(count - 1) else { return nil }
    all.add(row)
    return all
  }

  /// A side of a branch, with the places of what it asks among what the branch asks.
  ///
  /// An object, as each way through a branch looks at all of its sides: copies would cost more than the looks.
  private final class ShownSide {
    let parts: Parts
    let asks: Side?
    var table: DecisionTable?
    var places: [Int] = []

    init(parts: Parts, asks: Side?) {
      self.parts = parts
      self.asks = asks
    }
  }

  private mutating func branch(
    _ range: Range<Int>, _ branch: ElementList.Entry, _ isExhaustive: Bool,
    _ others: [Scene.NodeID]
  ) -> Parts? {
    var shown: [ShownSide] = []
    var index = range.lowerBound
    var isPlain = true
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      if !others.contains(entry.oneRow) {
        guard let inner = parts((index + 1)..<end, others: others),
          let settled = settle(at: index, inner)
        else { return nil }
        let side = ShownSide(parts: settled, asks: side(at: index))
        if side.asks != nil || !settled.tables.isEmpty { isPlain = false }
        shown.append(side)
      }
      index = end
    }
    let isSure = isExhaustive || others.contains(branch.oneRow)
    if isPlain { return Parts(plain: leaf(of: shown, isExhaustive, isSure, [], [])) }
    for place in shown.indices {
      guard let table = sum(shown[place].parts) else { return nil }
      shown[place].table = table
    }
    let asked = DecisionTable.union(
      shown.compactMap(\.table?.questions) + shown.compactMap(\.asks?.questions))
    for place in shown.indices {
      shown[place].places = (shown[place].asks?.questions ?? []).compactMap {
        asked.firstIndex(of: $0)
      }
    }
    let table = DecisionTable(asking: asked, of: sizes) { answers in
      leaf(of: shown, isExhaustive, isSure, answers, asked)
    }
    guard let table else {
      tangled = leastAsked(asked)
      return nil
    }
    return Parts(tables: [table])
  }

  private func leaf(
    of shown: [ShownSide], _ isExhaustive: Bool, _ isSure: Bool, _ answers: [Int], _ asked: [Int]
  ) -> DecisionTable.Leaf {
    var best: Int?
    var leaf = DecisionTable.Leaf.nothing
    var isSure = isSure
    for side in shown {
      if let asks = side.asks {
        guard asks.mayHold(answers, at: side.places) else { continue }
        if asks.isWhole { isSure = true }
      }
      let found = side.table?.leaf(for: answers, to: asked) ?? side.parts.plain
      leaf.controls += found.controls
      leaf.isImpossible = leaf.isImpossible || found.isImpossible
      best = Swift.max(best ?? found.value, found.value)
    }
    if isExhaustive, best == nil, !shown.isEmpty { leaf.isImpossible = true }
    leaf.value = best ?? 0
    if goal == .most || !isSure { leaf.value = Swift.max(leaf.value, 0) }
    return leaf
  }

  // MARK: Answers

  private mutating func sum(_ parts: Parts) -> DecisionTable? {
    if parts.tables.isEmpty { return DecisionTable(parts.plain) }
    let sum = DecisionTable.sum([DecisionTable(parts.plain)] + parts.tables, of: sizes)
    if sum == nil {
      tangled = leastAsked(DecisionTable.union(parts.tables.map(\.questions)))
    }
    return sum
  }

  /// Answers the questions of a place, the one that hangs on the fewest others first.
  private mutating func settle(at place: Int, _ parts: Parts) -> Parts? {
    guard var open = places[place], !open.isEmpty else { return parts }
    var parts = parts
    while !open.isEmpty {
      let widths = open.map { question in
        DecisionTable.union(
          parts.tables.filter { $0.questions.contains(question) }.map(\.questions)
        )
        .reduce(1) { Swift.min($0 * sizes[$1], Limits.answers + 1) }
      }
      guard let least = widths.min(), let at = widths.firstIndex(of: least) else { break }
      let question = open.remove(at: at)
      let asking = parts.tables.filter { $0.questions.contains(question) }
      guard !asking.isEmpty else { continue }
      guard let joint = DecisionTable.sum(asking, of: sizes) else {
        tangled = leastAsked(DecisionTable.union(asking.map(\.questions)))
        return nil
      }
      parts.tables.removeAll { $0.questions.contains(question) }
      parts.add(answer(question, in: joint))
    }
    return parts
  }

  private mutating func answer(_ question: Int, in table: DecisionTable) -> DecisionTable {
    let open = table.questions.filter { $0 != question }
    let at = table.questions.firstIndex(of: question) ?? 0
    var best: [Int] = []
    let rest = DecisionTable(asking: open, of: sizes) { answers in
      var (chosen, found): (Int, DecisionTable.Leaf?) = (0, nil)
      var all = answers
      all.insert(0, at: at)
      for answer in 0..<sizes[question] {
        all[at] = answer
        let leaf = table.leaf(for: all, to: table.questions)
        if let found, !leaf.isBetter(than: found) { continue }
        (chosen, found) = (answer, leaf)
      }
      best.append(chosen)
      return found ?? .nothing
    }
    if isNoting { choices.append(Choice(question: question, open: open, best: best)) }
    // Of fewer questions than the table itself there can't be too many.
    return rest ?? DecisionTable(.nothing)
  }

  /// The question that the fewest ask: it is given up first.
  private func leastAsked(_ questions: [Int]) -> Int? {
    questions.min { a, b in (numberOfAskers(a), a) < (numberOfAskers(b), b) }
  }

  private func numberOfAskers(_ question: Int) -> Int {
    sides.count { $0.questions.contains(question) }
  }
}
