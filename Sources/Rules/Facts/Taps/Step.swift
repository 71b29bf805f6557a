/// One statement of what a control or a gesture does.
enum Step: Hashable {
  /// The operator is one of assignment.
  case assign(Term, String, Term)
  case run(Term)
}

extension Step {
  /// What it sets, or turns round: `isOn` of `isOn.toggle()` and of `isOn = false`.
  var target: Term {
    switch self {
    case .assign(let target, _, _): target
    case .run(.call(.member(let target, "toggle"), [])): target
    case .run(let term): term
    }
  }

  static func toggle(_ flag: Term) -> Step { .run(.call(.member(flag, "toggle"), [])) }

  /// What it sets to on, off or what it is not: `isOn` of `isOn = false` and of `isOn = !isOn`.
  var turned: Term? {
    switch self {
    case .assign(let target, "=", .constant("true")), .assign(let target, "=", .constant("false")):
      target
    case .assign(let target, "=", .prefix("!", let same)) where same == target: target
    default: nil
    }
  }

  var isToggle: Bool {
    if case .run(.call(.member(_, "toggle"), [])) = self { true } else { false }
  }

  /// It sets one to the other, or to as much in another type.
  func sets(_ target: Term, to value: Term) -> Bool {
    guard case .assign(target, "=", let given) = self else { return false }
    return given == value || given.unconverted == value
  }

  var words: [String] {
    switch self {
    case .assign(let target, _, let value): target.words + value.words
    case .run(let term): term.words
    }
  }

  func replacing(_ meant: [String: Term]) -> Step {
    switch self {
    case .assign(let target, let sign, let value):
      .assign(target.replacing(meant), sign, value.replacing(meant))
    case .run(let term): .run(term.replacing(meant))
    }
  }

  /// All that is said in it.
  func contains(where isWanted: (Term) -> Bool) -> Bool {
    switch self {
    case .assign(let target, _, let value):
      target.contains(where: isWanted) || value.contains(where: isWanted)
    case .run(let term): term.contains(where: isWanted)
    }
  }
}
