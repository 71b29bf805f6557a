/// Stretches of tokens that a walk from the first token to the last leaves out.
struct Asides {
  private var left: ArraySlice<Range<Int>>

  init(_ stretches: [Range<Int>]) {
    left = stretches.sorted { $0.lowerBound < $1.lowerBound }[...]
  }

  /// Goes behind the one that a token is in; false where it is in none.
  mutating func skip(_ token: inout Int) -> Bool {
    guard let aside = left.first, token >= aside.lowerBound else { return false }
    token = max(token, aside.upperBound)
    left.removeFirst()
    return true
  }
}
