internal import Components
internal import DartSyntax
import Scenes
internal import VoiceOver

extension DartEvaluator {
  /// How a statement ends.
  enum Completion {
    case fallen
    case returned(DartValue)
    /// Nothing of it goes on behind it: it breaks off, goes on with the next round, or returns.
    case jumped

    /// Nothing that stands behind it is run.
    var isEnd: Bool { if case .fallen = self { false } else { true } }
  }

  /// `break` or `continue`: what holds where it is met, and what variables hold there.
  struct Jump {
    var isBreak: Bool
    var condition = DartCondition()
    var frame: CodeFrame

    func under(_ ask: DartCondition) -> Jump {
      Jump(isBreak: isBreak, condition: ask.and(condition), frame: frame)
    }
  }

  /// What a side of a branch, or a round of a loop, comes to.
  struct Part {
    var completion: Completion
    /// Returns that come before its end.
    var early: [DartChoice<DartValue>.Side]
    var jumps: [Jump]

    /// What it returns, each on its condition, and at its end.
    func whole(_ last: DartValue, at place: Place) -> DartValue {
      early.reversed().reduce(last) {
        DartAnswers.join($1.condition, $1.content, $0, at: place)
      }
    }
  }
}

extension [DartEvaluator.Jump] {
  /// None of them is met.
  var none: DartCondition {
    reduce(DartCondition()) { $0.and($1.condition.negated) }
  }

  /// What variables hold where they go on: with what falls through, if anything does, of each of the others on its
  /// condition; nil where there is none.
  func landed(_ fallen: CodeFrame?, at place: Place) -> CodeFrame? {
    var left = self
    guard var whole = fallen ?? left.popLast()?.frame else { return nil }
    for jump in left.reversed() {
      var own = jump.frame
      own.join(whole, unless: jump.condition, at: place)
      whole = own
    }
    return whole
  }
}

extension DartFile {
  /// Whether a jump breaks off; nil of one with a label.
  func isBreak(_ node: DartNodeID) -> Bool? {
    switch code(node).filter({ $0 != ";" && $0 != " " }) {
    case "break": true
    case "continue": false
    default: nil
    }
  }
}

extension DartCondition {
  /// It is so of one of many at least: what else that would say of all the others, nobody asks.
  var some: DartCondition {
    guard !asks.isEmpty else { return self }
    let subject = DartSubject(owner: 0, hash: Digest.of([digest, 0x50E]))
    return DartCondition(asks: [.init(subject: subject, answers: [.flag(true)])], words: words)
  }
}

extension CodeFrame {
  /// What was set in one of two ways: here where something holds, and there where it does not.
  mutating func join(_ other: CodeFrame, unless ask: DartCondition, at place: Place) {
    if digest == other.digest { return }
    for name in Set(locals.keys).union(other.locals.keys).sorted() {
      guard let b = other.locals[name] else { continue }
      guard let a = locals[name] else {
        if unset.contains(name) { set(name, b) }
        continue
      }
      if let left = DartLists.entries(a), let right = DartLists.entries(b) {
        if a.digest != b.digest, let joined = Self.join(ask, left, right, at: place) {
          set(name, .list(joined))
        }
      } else if a.digest != b.digest {
        set(name, DartAnswers.join(ask, a, b, at: place))
      }
    }
  }

  /// Lists that begin alike, as when one side added something.
  private static func join(
    _ ask: DartCondition, _ left: [DartValue.Item], _ right: [DartValue.Item], at place: Place
  ) -> [DartValue.Item]? {
    var common = 0
    while common < min(left.count, right.count), left[common].digest == right[common].digest {
      common += 1
    }
    if common == left.count, common == right.count { return nil }
    return left[..<common] + [
      .either(
        DartChoice(
          [
            .init(condition: ask, content: Array(left[common...])),
            .init(condition: ask.negated, content: Array(right[common...])),
          ], at: place))
    ]
  }
}
