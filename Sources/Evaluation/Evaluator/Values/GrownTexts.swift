import Scenes

/// A text that each side of a branch adds something to, or nothing: what was there before is said once, and then what
/// one side or another adds.
enum GrownTexts {
  /// What a variable says after the branch; nil where it is no text that only grew.
  static func value(
    of ends: [Bound], from before: Bound, _ evaluator: inout Evaluator
  ) -> Bound? {
    guard ends.count > 1,
      ends.contains(where: { if case .value = $0 { true } else { false } }),
      let start = value(before, &evaluator)
    else { return nil }
    guard evaluator.weight(of: start) < most else { return nil }
    let first = leaves(of: start, evaluator)
    var added: [ValueID] = []
    for end in ends {
      guard let value = value(end, &evaluator), evaluator.weight(of: value) < most else {
        return nil
      }
      let all = leaves(of: value, evaluator)
      guard all.count >= first.count,
        zip(first, all).allSatisfy({ evaluator.scene[$0] == evaluator.scene[$1] })
      else { return nil }
      let more = Array(all.dropFirst(first.count))
      switch more.count {
      case 0: added.append(.null)
      case 1: added.append(more[0])
      default: added.append(evaluator.new(.joined(evaluator.list(more))))
      }
    }
    return .value(evaluator.new(.joined(evaluator.list(first + [evaluator.either(added)]))))
  }

  /// Of more pieces nobody looks which ones are new.
  private static let most = 64

  private static func value(_ bound: Bound, _ evaluator: inout Evaluator) -> ValueID? {
    switch bound {
    case .value(let value): return value
    case .expression(let id, let site): return evaluator.value(id, site)
    default: return nil
    }
  }

  /// The pieces that are put together, without those that say nothing.
  private static func leaves(of value: ValueID, _ evaluator: borrowing Evaluator) -> [ValueID] {
    switch evaluator.scene[value] {
    case .joined(let range):
      return evaluator.scene.list(range).flatMap { leaves(of: $0, evaluator) }
    case .string(let source) where evaluator.text(source.text, source.file).isEmpty: return []
    default: return [value]
    }
  }
}
