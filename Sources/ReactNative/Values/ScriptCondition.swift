internal import Components

/// What has to hold, in questions that only a run answers.
indirect enum ScriptCondition: Sendable, Hashable {
  case constant(Bool)
  case ask(ScriptQuestion)
  case not(ScriptCondition)
  case all([ScriptCondition])
  case any([ScriptCondition])

  static func not(of condition: ScriptCondition) -> ScriptCondition {
    switch condition {
    case .constant(let flag): .constant(!flag)
    case .not(let inner): inner
    default: .not(condition)
    }
  }

  static func both(_ left: ScriptCondition, _ right: ScriptCondition) -> ScriptCondition {
    switch (left, right) {
    case (.constant(false), _), (_, .constant(false)): .constant(false)
    case (.constant(true), let other), (let other, .constant(true)): other
    case (let one, let other) where one == other: one
    default: joined(left.conjuncts, right.conjuncts) { .all($0) } ?? .constant(false)
    }
  }

  /// Each part once, as what is asked of the left of `||` is asked again of its value; nil where one says what another
  /// one denies.
  private static func joined(
    _ left: [ScriptCondition], _ right: [ScriptCondition],
    _ whole: ([ScriptCondition]) -> ScriptCondition
  ) -> ScriptCondition? {
    var parts = left
    for part in right where !parts.contains(part) {
      if left.contains(where: { $0 == .not(of: part) }) { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : whole(parts)
  }

  private var conjuncts: [ScriptCondition] {
    if case .all(let parts) = self { parts } else { [self] }
  }

  private var disjuncts: [ScriptCondition] {
    if case .any(let parts) = self { parts } else { [self] }
  }

  static func either(_ left: ScriptCondition, _ right: ScriptCondition) -> ScriptCondition {
    switch (left, right) {
    case (.constant(true), _), (_, .constant(true)): .constant(true)
    case (.constant(false), let other), (let other, .constant(false)): other
    default: joined(left.disjuncts, right.disjuncts) { .any($0) } ?? .constant(true)
    }
  }

  /// Every subject that it depends on.
  func collectSubjects(into subjects: inout Set<UInt64>) {
    switch self {
    case .constant: break
    case .ask(let question): subjects.insert(question.subject)
    case .not(let inner): inner.collectSubjects(into: &subjects)
    case .all(let parts), .any(let parts):
      for part in parts { part.collectSubjects(into: &subjects) }
    }
  }

  /// Those, and what they are worked out from: of `progress < 1` the progress.
  func collectTold(into subjects: inout Set<UInt64>) {
    switch self {
    case .constant: break
    case .ask(let question):
      subjects.insert(question.subject)
      subjects.formUnion(question.sources)
    case .not(let inner): inner.collectTold(into: &subjects)
    case .all(let parts), .any(let parts): for part in parts { part.collectTold(into: &subjects) }
    }
  }

  /// Those, and what else of it has a name that another component may know it by.
  func collectNamed(into subjects: inout Set<UInt64>) {
    switch self {
    case .constant: break
    case .ask(let question):
      subjects.insert(question.subject)
      if let compared = question.compared { subjects.formUnion(compared.subjects) }
    case .not(let inner): inner.collectNamed(into: &subjects)
    case .all(let parts), .any(let parts):
      for part in parts { part.collectNamed(into: &subjects) }
    }
  }

  /// Whether it holds when a user first comes there.
  var isUsual: Bool? {
    switch self {
    case .constant(let flag): return flag
    case .ask(let question): return question.isUsual
    case .not(let inner): return inner.isUsual.map { !$0 }
    case .all(let parts):
      let all = parts.map(\.isUsual)
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    case .any(let parts):
      let all = parts.map(\.isUsual)
      return all.contains(true) ? true : all.contains(nil) ? nil : false
    }
  }

  /// The same, asked of what the whole app keeps.
  var ofApp: ScriptCondition {
    switch self {
    case .constant: return self
    case .ask(var question):
      question.isOfApp = true
      return .ask(question)
    case .not(let inner): return .not(inner.ofApp)
    case .all(let parts): return .all(parts.map(\.ofApp))
    case .any(let parts): return .any(parts.map(\.ofApp))
    }
  }

  /// The subjects of it that may be states of what is shown, with how they are asked.
  func collectStates(into states: inout [UInt64: String]) {
    switch self {
    case .constant: break
    case .ask(let question):
      // What is asked in more ways than can be told, or has no name, is none that anybody can be told of.
      if states[question.subject] == nil, !question.isOfApp, !question.isOfPresence,
        question.words.unicodeScalars.contains(where: \.properties.isAlphabetic),
        !KnownStates.isNone(question.words)
      {
        states[question.subject] = question.words
      }
    case .not(let inner): inner.collectStates(into: &states)
    case .all(let parts), .any(let parts):
      for part in parts { part.collectStates(into: &states) }
    }
  }

  /// In the code's words, for people: what is longer than they read ends with dots.
  var words: String {
    var text = ""
    write(into: &text)
    // Nobody counts letters of what is short anyway.
    guard text.utf8.count > Self.longest else { return text }
    return text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : text
  }

  private static let longest = 160
  /// More are not told of what is asked: as many as letters may have.
  static let mostBytes = 4 * longest

  private func write(into text: inout String) {
    guard text.utf8.count <= Self.mostBytes else { return }
    func join(_ parts: [ScriptCondition], _ word: String) {
      for (index, part) in parts.enumerated() {
        if index > 0 { text += word }
        // What binds less stands in brackets.
        if case .any = part, word == " && " {
          text += "("
          part.write(into: &text)
          text += ")"
        } else {
          part.write(into: &text)
        }
      }
    }
    switch self {
    case .constant(let flag): text += flag ? "true" : "false"
    case .ask(let question): text += question.words
    case .not(.ask(let question)) where question.denied != nil: text += question.denied ?? ""
    case .not(.ask(let question)) where question.isPlain: text += "!" + question.words
    case .not(let inner):
      text += "!("
      inner.write(into: &text)
      text += ")"
    case .all(let parts): join(parts, " && ")
    case .any(let parts): join(parts, " || ")
    }
  }
}

struct ScriptQuestion: Sendable, Hashable {
  enum Answer: Sendable, Hashable {
    case isTrue
    /// Equals the text or number with this hash.
    case equals(UInt64)
  }
  var subject: UInt64
  var answer: Answer = .isTrue
  var words: String
  /// How people say that it does not hold, where that is shorter than to deny it.
  var denied: String?
  /// Asked of what the whole app keeps, as its theme, and of nothing that is shown.
  var isOfApp = false
  /// Whether it holds when a user first comes there, where the source tells it.
  var isUsual: Bool?
  /// It asks whether data are there: what these say is another matter.
  var isOfPresence = false
  /// They are what a key says, and are there as a rule.
  var isLookedUp = false
  /// What was handed to the code that answers it: see `ScriptUnknown`.
  var sources: [UInt64] = []
  /// Whether two are the same, of which one may be what tells rows apart.
  var compared: ScriptComparison?

  /// A name, or members of one.
  var isPlain: Bool { !words.utf8.contains(UInt8(ascii: " ")) }

  static func == (left: Self, right: Self) -> Bool {
    left.subject == right.subject && left.answer == right.answer
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(subject)
    hasher.combine(answer)
  }
}

/// Two data that are asked whether they are the same, each with what it is a member of.
struct ScriptComparison: Sendable {
  struct Operand: Sendable {
    var subject: UInt64
    var root: UInt64
  }
  var one: Operand
  var other: Operand

  var subjects: [UInt64] { [one.subject, one.root, other.subject, other.root] }
}

/// What holds where code is read, because of the conditions around it.
struct ScriptAssumptions: Sendable {
  private var truths: [UInt64: Bool] = [:]
  private var equal: [UInt64: UInt64] = [:]
  private var unequal: [UInt64: Set<UInt64>] = [:]

  mutating func add(_ condition: ScriptCondition, _ holds: Bool) {
    switch condition {
    case .constant: break
    case .not(let inner): add(inner, !holds)
    case .ask(let question):
      switch question.answer {
      case .isTrue: truths[question.subject] = holds
      case .equals(let literal):
        if holds {
          equal[question.subject] = literal
        } else {
          unequal[question.subject, default: []].insert(literal)
        }
      }
    case .all(let parts): if holds { for part in parts { add(part, true) } }
    case .any(let parts): if !holds { for part in parts { add(part, false) } }
    }
  }

  func answer(_ question: ScriptQuestion) -> Bool? {
    switch question.answer {
    case .isTrue: return truths[question.subject] ?? equal[question.subject].map(Self.counts)
    case .equals(let literal):
      if let known = equal[question.subject] { return known == literal }
      if let truth = truths[question.subject], truth != Self.counts(literal) { return false }
      return unequal[question.subject]?.contains(literal) == true ? false : nil
    }
  }

  /// Whether a text or a number counts as true.
  private static func counts(_ literal: UInt64) -> Bool { !nothing.contains(literal) }

  private static let nothing: Set<UInt64> = [
    ScriptValue.number(0).subject(), ScriptValue.text(.literal("")).subject(),
  ]

  /// What is known of the subjects that are chosen, under the names that they get.
  func about(_ isChosen: (UInt64) -> Bool, _ name: (UInt64) -> UInt64) -> ScriptAssumptions {
    var result = ScriptAssumptions()
    for (subject, truth) in truths where isChosen(subject) { result.truths[name(subject)] = truth }
    for (subject, literal) in equal where isChosen(subject) {
      result.equal[name(subject)] = literal
    }
    for (subject, literals) in unequal where isChosen(subject) {
      result.unequal[name(subject)] = literals
    }
    return result
  }

  /// The same for the same knowledge, in whatever order it came.
  var digest: UInt64 {
    var sum: UInt64 = 0
    for (subject, truth) in truths { sum &+= .of("true", subject, truth ? 1 : 0) }
    for (subject, literal) in equal { sum &+= .of("equal", subject, literal) }
    for (subject, literals) in unequal {
      for literal in literals { sum &+= .of("unequal", subject, literal) }
    }
    return sum
  }

  /// With what is known put in.
  func simplify(_ condition: ScriptCondition) -> ScriptCondition {
    switch condition {
    case .constant: return condition
    case .ask(let question): return answer(question).map { .constant($0) } ?? condition
    case .not(let inner): return .not(of: simplify(inner))
    case .all(let parts):
      return parts.reduce(.constant(true)) { .both($0, simplify($1)) }
    case .any(let parts):
      return parts.reduce(.constant(false)) { .either($0, simplify($1)) }
    }
  }
}
