extension Decisions {
  /// What a side of a branch asks, by the numbers of questions and answers.
  struct Side {
    /// In ascending order.
    var questions: [Int]
    /// Which answers each of them allows.
    var allowed: [[Bool]]
    /// Of each of these groups one answer is as it allows.
    var anyOf: [Group] = []
    var isNever: Bool
    /// It asks nothing else.
    var isWhole: Bool

    /// Of these one answer is as it allows, or maybe something else holds.
    struct Group {
      var asks: [(question: Int, allowed: [Bool])]
      var isOpen: Bool
    }

    /// For each way to answer its own questions whether it may hold, and whether nothing else has to.
    func verdicts(_ sizes: [Int]) -> [(mayHold: Bool, isSure: Bool)] {
      let each = questions.indices.map { place in
        DecisionTable.numbers(of: [questions[place]], among: questions, sizes)
      }
      let count = questions.reduce(1) { $0 * sizes[$1] }
      return (0..<count).map { way in
        let answers = each.map { $0[way] }
        let mayHold = mayHold(answers)
        return (mayHold, mayHold && isSure(answers))
      }
    }

    /// Nothing speaks against it.
    private func mayHold(_ answers: [Int]) -> Bool {
      if isNever { return false }
      for (place, answer) in answers.enumerated() where !allowed[place][answer] { return false }
      return anyOf.allSatisfy { $0.isOpen || holds($0, answers) }
    }

    /// Of one that may hold: nothing else has to.
    private func isSure(_ answers: [Int]) -> Bool {
      isWhole && anyOf.allSatisfy { !$0.isOpen || holds($0, answers) }
    }

    private func holds(_ group: Group, _ answers: [Int]) -> Bool {
      group.asks.contains { question, allowed in
        guard let place = questions.firstIndex(of: question) else { return true }
        return allowed[answers[place]]
      }
    }
  }
}
