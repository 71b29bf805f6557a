internal import Components
import Scenes
internal import VoiceOver

/// `<` and its kin.
enum DartRelation: String {
  case less = "<"
  case more = ">"
  case atMost = "<="
  case atLeast = ">="

  init?(_ sign: String) { self.init(rawValue: sign) }

  func holds(_ a: Double, _ b: Double) -> Bool {
    switch self {
    case .less: a < b
    case .more: a > b
    case .atMost: a <= b
    case .atLeast: a >= b
    }
  }

  /// The same seen from the other side.
  var turned: DartRelation {
    switch self {
    case .less: .more
    case .more: .less
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }

  /// Which row it is that is asked for; nil where that is more than a few.
  func answer(_ index: UnknownValue, _ other: DartValue, _ words: String) -> DartAnswer? {
    guard case .number(let number) = other else {
      // Behind the last, or up to it.
      let last = DartAnswers.ask(index, .literal(other.digest), words)
      switch self {
      case .less: return last.negated.said(words)
      case .atLeast: return last
      case .more, .atMost: return nil
      }
    }
    let end = self == .less || self == .atLeast ? number : number + 1
    guard end <= Double(DartLimits.fewRows) else { return nil }
    let first = (0..<max(0, Int(end.rounded(.up)))).map { row in
      Answer.literal(Digest.of([1, Double(row).bitPattern]))
    }
    let isUpTo = self == .less || self == .atMost
    if first.isEmpty { return .always(!isUpTo) }
    return .depends(
      DartCondition(
        asks: [.init(subject: index.subject, answers: first, isNone: !isUpTo)], words: words))
  }
}
