internal import Components
internal import VoiceOver

/// What looks tell, and what is said of the same.
extension Layout {
  /// What decides whether a control can be used: VoiceOver says "dimmed" where it cannot (iOS embedder,
  /// `SemanticsObject`: `UIAccessibilityTraitNotEnabled`).
  func dimming(_ made: Made, _ handlers: [String]) -> Set<DartSubject> {
    let label = made["enabled"] != nil ? "enabled" : handlers.first { made[$0] != nil }
    guard let label, let value = made[label] else { return [] }
    switch value {
    case .unknown(let unknown): return [unknown.subject]
    case .either where isEnabled(made, handlers) == nil: return value.subjects
    default: return []
    }
  }

  /// A look that changes with something, which is told where it is written.
  ///
  /// Where a picture comes from is none, nor whether there is one in the same box: what stands in for it, and what lies behind it.
  /// Nor is a style that is given or else the usual one, any more than one that is given.
  func look(
    _ value: DartValue, _ made: Made, _ config: inout SemanticsConfig
  ) {
    var subjects = value.subjects.subtracting(value.picturedBy).subtracting(value.countedBy)
      .subtracting(value.shapedBy).subtracting(value.replacedBy).filter { !$0.isSilent }
    if subjects.isEmpty { return }
    var pictures = PicturedSubjects()
    for value in [value] + boxes { pictures.add(value) }
    subjects = subjects.filter { !pictures.holds($0) }
    if subjects.isEmpty { return }
    config.looks.formUnion(subjects)
    if config.facts.lookPlace == nil { config.facts.lookPlace = made.place }
    if config.facts.lookWhen == nil {
      config.facts.lookWhen = Self.question(in: value, about: subjects, depth: 0)
    }
    for subject in subjects where config.lookWords[subject] == nil {
      config.lookWords[subject] = Self.question(in: value, about: [subject], depth: 0)
    }
  }

  /// How the first of them is asked about.
  private static func question(
    in value: DartValue, about subjects: Set<DartSubject>, depth: Int
  ) -> String? {
    guard depth < 6 else { return nil }
    switch value {
    case .either(let choice):
      let side = choice.sides.first { side in
        side.condition.asks.contains { subjects.contains($0.subject) }
      }
      return side?.condition.words
        ?? choice.sides.lazy.compactMap {
          question(in: $0.content, about: subjects, depth: depth + 1)
        }.first
    case .made(let made):
      return made.arguments.lazy.compactMap {
        question(in: $0.value, about: subjects, depth: depth + 1)
      }.first
    default: return nil
    }
  }

  /// Beside a picture that may not be there: what comes and goes with it stands in for it.
  static func standingIn(_ parts: [SemanticsPart]) -> [SemanticsPart] {
    parts.map { part in
      guard case .branch(var branch) = part else { return part }
      branch.isStandIn = branch.sides.allSatisfy { side in
        !side.condition.asks.isEmpty && side.condition.asks.allSatisfy(\.isForPresence)
      }
      return .branch(branch)
    }
  }
}

extension DartChoice<DartValue> {
  /// An icon or a picture, and what is seen where there is nothing to make it of: `a.icon != null ? Icon(a.icon) : …`.
  var isPictureOrStandIn: Bool {
    var asked: Set<DartSubject> = []
    for side in sides {
      guard !side.condition.asks.isEmpty, side.condition.asks.allSatisfy(\.isForPresence) else {
        return false
      }
      asked.formUnion(side.condition.asks.map(\.subject))
    }
    return showsPicture(of: asked)
  }

  /// Of what a picture is made of it is asked by which widget that is drawn: `sign is IconData ? Icon(sign) : Mark()`.
  var isPictureDrawnOtherwise: Bool {
    let asked = Set(sides.flatMap { $0.condition.asks.map(\.subject) })
    return asked.count == 1 && sides.allSatisfy { !$0.condition.asks.isEmpty }
      && showsPicture(of: asked)
  }

  /// An icon or a picture on one of the sides is made of that.
  private func showsPicture(of asked: Set<DartSubject>) -> Bool {
    sides.contains { side in
      guard case .made(let made) = side.content, made.type == nil,
        let shape = WidgetTable.row(made.name)?.shape, shape == .icon || shape == .image
      else { return false }
      return made.arguments.contains { argument in
        if case .unknown(let unknown) = argument.value {
          asked.contains { $0.owner == unknown.subject.owner && $0.hash == unknown.subject.hash }
        } else {
          false
        }
      }
    }
  }
}

extension DartValue {
  /// What counts rows, where it is asked for written numbers only: one row looks so and another one otherwise, whatever
  /// is chosen among them.
  fileprivate var countedBy: Set<DartSubject> {
    asked { _, ask in
      ask.subject.nature == .index && ask.answers.allSatisfy { Self.numbers.contains($0) }
    }
  }

  /// Whether it was given anything decides how its corners are, and nothing else: a person is round, an album is not.
  fileprivate var shapedBy: Set<DartSubject> {
    asked { choice, ask in ask.isForPresence && choice.sides.allSatisfy(\.content.isShape) }
  }

  /// What is used where it is there, and another in its place where it is not.
  fileprivate var replacedBy: Set<DartSubject> { asked { _, ask in ask.isReplaced } }

  /// Those that are asked in no other way.
  private func asked(
    _ way: (DartChoice<DartValue>, DartCondition.Ask) -> Bool
  ) -> Set<DartSubject> {
    var asked: [DartSubject: Bool] = [:]
    collect(way, into: &asked, depth: 0)
    return Set(asked.filter(\.value).keys)
  }

  private func collect(
    _ way: (DartChoice<DartValue>, DartCondition.Ask) -> Bool,
    into asked: inout [DartSubject: Bool], depth: Int
  ) {
    guard depth < 6 else { return }
    switch self {
    case .either(let choice):
      for side in choice.sides {
        for ask in side.condition.asks {
          asked[ask.subject] = (asked[ask.subject] ?? true) && way(choice, ask)
        }
        side.content.collect(way, into: &asked, depth: depth + 1)
      }
    case .made(let made):
      for argument in made.arguments {
        argument.value.collect(way, into: &asked, depth: depth + 1)
      }
    default: break
    }
  }

  /// Corners and outlines (Flutter, `BoxShape`, `BorderRadius`, `Radius`).
  private var isShape: Bool {
    switch self {
    case .member(let type, _): type == "BoxShape"
    case .made(let made): made.name == "BorderRadius" || made.name == "Radius"
    default: false
    }
  }

  /// As answers.
  private static let numbers = Set(
    (0..<64).compactMap { DartAnswers.constant(.number(Double($0))) })
}
