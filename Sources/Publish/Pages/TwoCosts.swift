/// What something costs at the most and what it costs typically, in words.
///
/// Where no question is open the two are one, and are told once.
struct TwoCosts {
  var most: Double
  var typical: Double
  /// Something inside was not seen: both are the least it can be.
  var isAtLeast = false

  var differ: Bool { Numerals.expected(most) != Numerals.expected(typical) }

  /// `31`, `≥ 31`; as exact as the most where they are one, for rounded it could come out above it.
  var typicalText: String {
    (isAtLeast ? "≥\u{A0}" : "")
      + (differ ? Numerals.expected(typical) : Numerals.decimal(most))
  }

  /// `typically costs 31 swipes, 46 at most`, or `costs 46 swipes`; `average` stands after the swipes.
  func predicate(average: String = "") -> String {
    let least = isAtLeast ? "at least " : ""
    let most = Numerals.decimal(most)
    guard differ else { return "costs \(least)\(Self.swipes(most))\(average)" }
    return
      "typically costs \(least)\(Self.swipes(Numerals.expected(typical)))\(average), \(most) at most"
  }

  /// ` (typically 31)` behind the most; nothing where they are one.
  var aside: String { differ ? " (typically \(Numerals.expected(typical)))" : "" }

  /// The mean of as many.
  func divided(by count: Double) -> TwoCosts {
    TwoCosts(most: most / count, typical: typical / count, isAtLeast: isAtLeast)
  }

  private static func swipes(_ number: String) -> String {
    number + "\u{A0}" + (number == "1" ? "swipe" : "swipes")
  }
}

extension Record {
  /// Both costs, of the columns with and without `_typical` at the end; nil where there is none.
  func costs(_ column: String, isAtLeast: Bool = false) -> TwoCosts? {
    guard let most = real(column) else { return nil }
    return TwoCosts(
      most: most, typical: real(column + "_typical") ?? most, isAtLeast: isAtLeast)
  }
}
