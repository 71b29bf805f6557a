/// What has to hold for a side of a branch, or for one of two values, as data.
struct Formula {
  enum Part: Hashable {
    case test(Term)
    /// `let title`, `case .many(let count) = found`: patterns as terms; the side of a `switch` has no subject of
    /// its own.
    case match(Term?, [Term])
    /// Which system or build it is.
    case system
  }
  /// All of them have to hold.
  var parts: [Part]
  private var wording: Wording

  private enum Wording {
    case written(String)
    /// Few formulas are told of, so terms are printed when they are.
    case terms([Term])
  }

  init(parts: [Part], text: String) { (self.parts, wording) = (parts, .written(text)) }

  init(_ term: Term) { (parts, wording) = (term.conjuncts.map { .test($0) }, .terms([term])) }

  private init(parts: [Part], _ wording: Wording) { (self.parts, self.wording) = (parts, wording) }

  /// As it is written, for messages.
  var text: String {
    switch wording {
    case .written(let text): text
    case .terms(let terms): terms.map(\.printed).joined(separator: ", ")
    }
  }
}

extension Formula: Hashable {
  static func == (left: Formula, right: Formula) -> Bool { left.parts == right.parts }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Formula.Part {
  var terms: [Term] {
    switch self {
    case .test(let term): [term]
    case .match(let subject, let patterns): patterns + (subject.map { [$0] } ?? [])
    case .system: []
    }
  }

  fileprivate func map(_ change: (Term) -> Term) -> Self {
    switch self {
    case .test(let term): .test(change(term))
    case .match(let subject, let patterns): .match(subject.map(change), patterns)
    case .system: self
    }
  }

  fileprivate var positive: Self {
    if case .test(let term) = self { .test(term.positive) } else { self }
  }
}

extension Formula {
  var terms: [Term] { parts.flatMap(\.terms) }

  /// The one thing that it tests.
  var only: Term? {
    if parts.count == 1, case .test(let term) = parts[0] { term } else { nil }
  }

  /// Without what makes it ask for the opposite.
  var positive: Formula { Formula(parts: parts.map(\.positive), wording) }

  /// The name of a flag, also where it asks for the opposite.
  var flag: String? { only?.positive.plainName }

  var words: [String] { terms.flatMap(\.words) }

  /// What it asks for gets a name.
  var binds: Bool {
    parts.contains { part in
      guard case .match(_, let patterns) = part else { return false }
      return patterns.contains { $0.contains { if case .name = $0 { true } else { false } } }
    }
  }

  /// Something is not to be so: `!isOn`, `size != nil`.
  var isNegative: Bool {
    terms.contains { term in
      term.contains {
        switch $0 {
        case .prefix("!", _), .binary("!=", _, _): true
        default: false
        }
      }
    }
  }

  /// With other terms for those in it; as it is written where they are the same.
  func map(_ change: (Term) -> Term) -> Formula {
    let changed = parts.map { $0.map(change) }
    if changed == parts { return self }
    return Formula(parts: changed, .terms(changed.flatMap(\.terms)))
  }

  /// One of its parts by itself.
  func part(_ part: Part) -> Formula {
    guard parts.count > 1, case .test(let term) = part else { return self }
    return Formula(term)
  }

  /// The opposite of what tests one thing.
  var opposite: Formula? {
    guard let only else { return nil }
    switch only {
    case .prefix("!", let inner): return Formula(inner)
    case .binary("!=", let left, let right): return Formula(.binary("==", left, right))
    case .binary("==", let left, let right): return Formula(.binary("!=", left, right))
    case .binary: return nil
    default: return Formula(.prefix("!", only))
    }
  }
}
