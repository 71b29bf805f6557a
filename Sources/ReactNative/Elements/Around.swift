internal import Components

extension ReactElements {
  /// What is around a node.
  struct Around {
    /// What decides whether it is there.
    var subjects: Set<UInt64> = []
    private var condition: ScriptCondition?
    /// Conditions whose questions may be states of what is shown.
    private var stating: [ScriptCondition] = []
    /// All that holds there.
    private var held: [ScriptCondition] = []
    var isInRows = false
    /// How many collections around it are of a length that nobody knows.
    var open = 0
    /// What tells rows of each collection around it apart, from the outside.
    var turns: [ScriptTurn?] = []
    /// It is all that a row is, and of the innermost ones.
    var isRow = false
    /// Such rows lie on each other, and none takes place.
    var areLayers = false

    func on(_ condition: ScriptCondition, isState: Bool = true) -> Around {
      var result = self
      condition.collectTold(into: &result.subjects)
      result.held.append(condition)
      if isState { result.stating.append(condition) }
      result.condition = condition
      return result
    }

    /// With what holds there put in: what hides a box is known in all that stands in it.
    func settled(_ condition: ScriptCondition) -> ScriptCondition {
      var known = ScriptAssumptions()
      for condition in held { known.add(condition, true) }
      return known.simplify(condition)
    }

    /// That in the code's words.
    var when: String? { condition?.words }

    /// Subjects that may be states, with how they are asked.
    var states: [UInt64: String] {
      var states: [UInt64: String] = [:]
      for condition in stating { condition.collectStates(into: &states) }
      return states
    }

    /// What is in it is content: nothing around tells of a state.
    var withoutStates: Around {
      var result = self
      result.stating = []
      return result
    }
  }
}
