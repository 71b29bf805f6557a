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
  /// How many answers each of them has.
  private let sizes: [Int]
  private(set) var leaves: [Leaf]

  init(_ leaf: Leaf) { (questions, sizes, leaves) = ([], [], [leaf]) }

  /// Nil where there are more ways than will be looked at.
  init?(asking questions: [Int], of sizes: [Int], _ leaf: (_ answers: [Int]) -> Leaf) {
    var count = 1
    for question in questions {
      count *= sizes[question]
      if count > Limits.answers { return nil }
    }
    self.questions = questions
    self.sizes = questions.map { sizes[$0] }
    leaves = []
    leaves.reserveCapacity(count)
    var answers = Array(repeating: 0, count: questions.count)
    for _ in 0..<count {
      leaves.append(leaf(answers))
      Self.advance(&answers, in: self.sizes)
    }
  }

  private static func advance(_ answers: inout [Int], in sizes: [Int]) {
    for place in answers.indices {
      answers[place] += 1
      if answers[place] < sizes[place] { return }
      answers[place] = 0
    }
  }

  /// The leaf for answers to some questions, all of its own among them.
  func leaf(for answers: [Int], to asked: [Int]) -> Leaf {
    if questions.isEmpty { return leaves[0] }
    var (place, stride, number) = (0, 1, 0)
    for (question, size) in zip(questions, sizes) {
      while asked[number] != question { number += 1 }
      place += answers[number] * stride
      stride *= size
    }
    return leaves[place]
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
    return DecisionTable(asking: asked, of: sizes) { answers in
      tables.reduce(.nothing) { $0 + $1.leaf(for: answers, to: asked) }
    }
  }

  /// Few at a time: a set would cost more than it saves.
  static func union(_ all: [[Int]]) -> [Int] {
    var found: [Int] = []
    for question in all.joined().sorted() where question != found.last { found.append(question) }
    return found
  }
}
