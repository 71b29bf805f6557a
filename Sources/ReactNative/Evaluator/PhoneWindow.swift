internal import Components

/// How large the window of an app is on a phone that is held upright, as far as all phones with iOS have it in common.
enum PhoneWindow {
  // Of phones that run a system that React Native supports, in points (Apple, Human Interface Guidelines, “Layout”:
  // “Specifications”); those to come are not much wider.
  private static let width = 320.0...440
  private static let height = 568.0...956

  static var size: ScriptValue {
    let subject = UInt64.of("window")
    var others = ScriptUnknown(words: "", subject: subject)
    others.isOfDevice = true
    var size = ScriptObject(others: others)
    for (name, range) in [("width", width), ("height", height)] {
      var number = ScriptUnknown(words: name, subject: .of(name, subject))
      number.range = range
      number.isOfDevice = true
      size[name] = .unknown(number)
    }
    return .object(size)
  }
}

extension ScriptUnknown {
  /// Whether it is more or less than a number, where all that it may be answer alike.
  func answer(_ word: String, _ number: Double) -> Bool? {
    range.flatMap { number.isNaN ? nil : Self.answer(word, $0, number...number) }
  }

  /// The same against another one.
  func answer(_ word: String, _ other: ScriptUnknown) -> Bool? {
    guard let range, let others = other.range else { return nil }
    return Self.answer(word, range, others)
  }

  private static func answer(
    _ word: String, _ one: ClosedRange<Double>, _ other: ClosedRange<Double>
  ) -> Bool? {
    switch word {
    case ">":
      one.lowerBound > other.upperBound ? true : one.upperBound <= other.lowerBound ? false : nil
    case ">=":
      one.lowerBound >= other.upperBound ? true : one.upperBound < other.lowerBound ? false : nil
    case "<":
      one.upperBound < other.lowerBound ? true : one.lowerBound >= other.upperBound ? false : nil
    case "<=":
      one.upperBound <= other.lowerBound ? true : one.lowerBound > other.upperBound ? false : nil
    default: nil
    }
  }
}
