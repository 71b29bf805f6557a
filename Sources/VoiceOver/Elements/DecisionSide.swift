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

    /// Nothing speaks against it.
    func mayHold(_ answers: [Int], at places: [Int]) -> Bool {
      if isNever { return false }
      for (number, place) in places.enumerated() where !allowed[number][answers[place]] {
        return false
      }
      return anyOf.allSatisfy { $0.isOpen || holds($0, answers, at: places) }
    }

    /// Of one that may hold: nothing else has to.
    func isSure(_ answers: [Int], at places: [Int]) -> Bool {
      isWhole && anyOf.allSatisfy { !$0.isOpen || holds($0, answers, at: places) }
    }

    private func holds(_ group: Group, _ answers: [Int], at places: [Int]) -> Bool {
      group.asks.contains { question, allowed in
        guard let number = questions.firstIndex(of: question) else { return true }
        return allowed[answers[places[number]]]
      }
    }
  }
}
