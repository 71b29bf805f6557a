internal import Components

/// Values that come out in more ways than anybody reads.
///
/// What is called on one of several is called on each of these, and what is done with it over and over, or on a
/// condition, would double them each time: a text that is rewritten in a loop never came to an end.
enum ManyWays {
  /// Of data: a look of one of twenty themes that a state chooses is still told apart.
  private static let most = ScriptChoice.most * 2
  /// Of values that are more than data, as elements are, in how many ways one may come out.
  static let mostOfAll = ScriptChoice.most * 16

  /// One of several; data in more ways than anybody reads are one that nobody knows.
  ///
  /// What stands on a side goes first, so that what chooses between the sides is still known: of
  /// `isChosen ? colour('ground') : colour('text')` that it hangs on `isChosen`.
  static func value(_ choice: ScriptChoice) -> ScriptValue {
    guard isTooMuch(choice) else { return .choice(choice) }
    guard choice.sides.count <= most else { return .unknown(unknown(choice)) }
    var result = choice
    for index in result.sides.indices {
      guard case .choice(let inner) = result.sides[index].value, !inner.isOne else { continue }
      result.sides[index].value = .unknown(unknown(inner))
    }
    return .choice(result)
  }

  /// The same whoever makes it, as it hangs on nothing but the sides; whoever hears it hears of what chooses them.
  static func unknown(_ choice: ScriptChoice) -> ScriptUnknown {
    let value = ScriptValue.choice(choice)
    var unknown = ScriptUnknown(
      words: "", subject: .of("many", value.subject()), isCode: true)
    unknown.sources = ScriptUnknown.sources(of: [value])
    return unknown
  }

  private static func isTooMuch(_ choice: ScriptChoice) -> Bool {
    var ways = 0
    return choice.isOfData(counting: &ways) && ways > most
  }
}

extension ScriptChoice {
  /// It is told as one already.
  fileprivate var isOne: Bool { tableWords != nil || isOfMany }

  /// Nothing but data on its sides, which are counted until there are too many; what a table gives is one.
  fileprivate func isOfData(counting ways: inout Int) -> Bool {
    for side in sides {
      if case .choice(let inner) = side.value {
        guard !inner.isOne else {
          ways += 1
          continue
        }
        guard inner.isOfData(counting: &ways) else { return false }
      } else {
        guard side.value.isData else { return false }
        ways += 1
      }
      // What follows may still be no data: of these there are few that are so many.
      if ways > ManyWays.mostOfAll { return true }
    }
    return true
  }
}

extension ScriptValue {
  fileprivate var isData: Bool {
    switch self {
    case .unknown(let unknown): !unknown.repeats
    default: isPlain
    }
  }

  /// In how many ways it may come out, counted up to a limit.
  func ways(upTo limit: Int) -> Int {
    guard case .choice(let choice) = self else { return 1 }
    var count = 0
    for side in choice.sides {
      count += side.value.ways(upTo: limit - count)
      if count >= limit { break }
    }
    return count
  }
}
