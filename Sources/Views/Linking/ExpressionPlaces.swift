/// Where the expressions of a file are, for who knows only an offset.
///
/// Expressions are lowered member by member, so those of a stretch stand close together: of all stretches one or two
/// are looked at.
struct ExpressionPlaces: Sendable {
  private var stretches: [(first: UInt32, last: UInt32)] = []

  private static let length = 64

  init(of code: Code) {
    let offsets = code.offsets
    stretches.reserveCapacity(offsets.count / Self.length + 1)
    var start = 0
    while start < offsets.count {
      let end = min(start + Self.length, offsets.count)
      var (first, last) = (offsets[start], offsets[start])
      for place in start..<end {
        first = min(first, offsets[place])
        last = max(last, offsets[place])
      }
      stretches.append((first, last))
      start = end
    }
  }

  /// In the order in which they were lowered, which is not that of places.
  func expressions(at offset: UInt32, of code: Code) -> [ExpressionID] {
    var found: [ExpressionID] = []
    for (number, stretch) in stretches.enumerated()
    where stretch.first <= offset && offset <= stretch.last {
      let start = number * Self.length
      for place in start..<min(start + Self.length, code.offsets.count)
      where code.offsets[place] == offset {
        found.append(ExpressionID(place))
      }
    }
    return found
  }
}
