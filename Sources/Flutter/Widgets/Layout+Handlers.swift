internal import Components
internal import VoiceOver

/// Handlers that are there at times: `onTap: isOn ? f : null`.
extension Layout {
  /// A tap handler that is nothing on one side is none there, and what stands in it stands by itself.
  mutating func answering(
    _ made: Made, _ around: Around, _ children: [SemanticsPart]
  ) -> [SemanticsPart] {
    guard let choice = Self.handlerChoice(of: made), children.isSmall else {
      return tapped(made, around, children)
    }
    var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
    for side in choice.sides.indices {
      let own = made.changed { label, value in
        guard Self.handlers.contains(label), case .either(let other) = value,
          choice.asksTheSame(as: other)
        else { return value }
        return other.sides[side].content
      }
      sides.append((choice.sides[side].condition, tapped(own, around, children)))
    }
    return branch(sides, choice.isExhaustive, choice.place).map { part in
      guard case .branch(var branch) = part else { return part }
      // The same is seen on each.
      branch.isOnePicture = true
      return .branch(branch)
    }
  }

  private static let handlers = Set(gestures.filter { $0.1 != .doubleTap }.map(\.0))

  /// What decides whether anything answers a tap or a long press; nil where something always does, where nothing ever
  /// does, and where several things decide.
  private static func handlerChoice(of made: Made) -> DartChoice<DartValue>? {
    var found: DartChoice<DartValue>?
    for argument in made.arguments where handlers.contains(argument.label) {
      guard !argument.value.isNull else { continue }
      guard argument.value.mayBeNull, case .either(let choice) = argument.value,
        choice.isExhaustive,
        choice.sides.contains(where: { $0.content.isNull }),
        choice.sides.allSatisfy({ !$0.content.isChoice })
      else { return nil }
      if let found, !found.asksTheSame(as: choice) { return nil }
      found = found ?? choice
    }
    return found
  }
}

extension [SemanticsPart] {
  /// What stands on both sides is written twice, and inside itself as often again.
  fileprivate var isSmall: Bool { count(upTo: 96) < 96 }
}

extension DartChoice<DartValue> {
  func asksTheSame(as other: Self) -> Bool {
    sides.map(\.condition) == other.sides.map(\.condition)
  }
}

extension Made {
  func changed(_ change: (String, DartValue) -> DartValue) -> Made {
    Made(
      name, constructor: constructor, type: type,
      arguments.map { Argument(label: $0.label, value: change($0.label, $0.value)) }, at: place,
      in: view)
  }
}

extension [SemanticsPart] {
  /// How many nodes there are, as far as anybody wants to know.
  fileprivate func count(upTo most: Int) -> Int {
    var found = 0
    for part in self {
      if found >= most { return found }
      switch part {
      case .node(let node): found += 1 + node.children.count(upTo: most - found)
      case .branch(let branch):
        for side in branch.sides where found < most {
          found += side.parts.count(upTo: most - found)
        }
      case .rows(let rows): found += rows.parts.count(upTo: most - found)
      case .owned(_, _, let parts), .bar(let parts), .blocking(let parts):
        found += parts.count(upTo: most - found)
      }
    }
    return found
  }
}
