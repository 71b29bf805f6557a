import Scenes

/// What a part of a list comes to, for each way in which the questions that are asked in it may be answered.
///
/// Questions and answers go by their numbers; the answers to the first question vary fastest.
struct DecisionTable {
  /// The most stops, or the least as a negative number; and how many controls are among what may be shown.
  struct Leaf {
    var value: Int
    var controls = 0
    /// A branch that always shows one of its sides would show none.
    var isImpossible = false

    static let nothing = Leaf(value: 0)

    static func + (a: Leaf, b: Leaf) -> Leaf {
      Leaf(
        value: Swift.max(-Bounds.most, Swift.min(a.value + b.value, Bounds.most)),
        controls: a.controls + b.controls, isImpossible: a.isImpossible || b.isImpossible)
    }

    func times(_ count: Int) -> Leaf {
      let (product, overflow) = value.multipliedReportingOverflow(by: count)
      let most = value < 0 ? -Bounds.most : Bounds.most
      return Leaf(
        value: overflow || abs(product) > Bounds.most ? most : product, controls: controls,
        isImpossible: isImpossible)
    }

    /// Of as many stops those with more controls are better.
    func isBetter(than other: Leaf) -> Bool {
      if isImpossible != other.isImpossible { return !isImpossible }
      return (value, controls) > (other.value, other.controls)
    }
  }

  /// In ascending order.
  let questions: [Int]
  /// By the numbers of answers; empty where only the questions are of interest.
  private(set) var leaves: [Leaf]

  init(_ leaf: Leaf) { (questions, leaves) = ([], [leaf]) }

  init(asking questions: [Int], _ leaves: [Leaf]) {
    (self.questions, self.leaves) = (questions, leaves)
  }

  /// What it comes to where nothing is asked.
  var only: Leaf { leaves.first ?? .nothing }

  /// In how many ways some questions may be answered; nil where there are more than will be looked at.
  static func ways(to questions: [Int], _ sizes: [Int]) -> Int? {
    var count = 1
    for question in questions {
      count *= sizes[question]
      if count > Limits.answers { return nil }
    }
    return count
  }

  /// How far apart two answers to each of some questions are.
  static func strides(of questions: [Int], _ sizes: [Int]) -> [Int] {
    var stride = 1
    return questions.map { question in
      defer { stride *= sizes[question] }
      return stride
    }
  }

  /// For each way to answer some questions the number of the answers to a part of them.
  static func numbers(of part: [Int], among asked: [Int], _ sizes: [Int]) -> [Int] {
    var strides = Array(repeating: 0, count: asked.count)
    var place = 0
    for (question, stride) in zip(part, Self.strides(of: part, sizes)) {
      while asked[place] != question { place += 1 }
      strides[place] = stride
    }
    return numbers(asking: asked, strides, sizes)
  }

  /// Counts through all answers, by strides of its own.
  static func numbers(asking asked: [Int], _ strides: [Int], _ sizes: [Int]) -> [Int] {
    let sizes = asked.map { sizes[$0] }
    var digits = Array(repeating: 0, count: asked.count)
    var (number, numbers) = (0, [Int]())
    let count = sizes.reduce(1, *)
    numbers.reserveCapacity(count)
    for _ in 0..<count {
      numbers.append(number)
      for place in digits.indices {
        digits[place] += 1
        number += strides[place]
        if digits[place] < sizes[place] { break }
        number -= strides[place] * sizes[place]
        digits[place] = 0
      }
    }
    return numbers
  }

  func times(_ count: Int) -> DecisionTable {
    var scaled = self
    for place in leaves.indices { scaled.leaves[place] = leaves[place].times(count) }
    return scaled
  }

  /// The sum of some, nil where that asks too much.
  static func sum(_ tables: [DecisionTable], of sizes: [Int]) -> DecisionTable? {
    if tables.count == 1 { return tables[0] }
    let asked = union(tables.map(\.questions))
    guard let count = ways(to: asked, sizes) else { return nil }
    if tables.contains(where: \.leaves.isEmpty) { return DecisionTable(asking: asked, []) }
    var leaves = Array(repeating: Leaf.nothing, count: count)
    for table in tables {
      let numbers = numbers(of: table.questions, among: asked, sizes)
      for way in leaves.indices { leaves[way] = leaves[way] + table.leaves[numbers[way]] }
    }
    return DecisionTable(asking: asked, leaves)
  }

  /// Few at a time: a set would cost more than it saves.
  static func union(_ all: [[Int]]) -> [Int] {
    var found: [Int] = []
    for question in all.joined().sorted() where question != found.last { found.append(question) }
    return found
  }
}
