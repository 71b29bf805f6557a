/// How many elements a view has, in both models, as far as source tells.
struct Tally: Sendable, Equatable {
  /// What the platform makes, least and most.
  var least = 0
  var most = 0
  /// What the guideline counts at most.
  var guideline = 0
  /// Of those, the ones that are controls (most).
  var controls = 0
  /// In some case one of the elements is no control.
  var hasPlain = false
  /// Something inside is not in the repository.
  var isOpen = false

  static let none = Tally()
  static let one = Tally(least: 1, most: 1, guideline: 1, hasPlain: true)
  static let control = Tally(least: 1, most: 1, guideline: 1, controls: 1)
  /// What is not in the repository counts for nothing that a rule could rely on.
  static let open = Tally(least: 0, most: 1, guideline: 0, isOpen: true)

  /// Counts stay far from overflow however deep the rows are nested.
  private static let limit = 1_000_000

  mutating func add(_ other: Tally) {
    least = min(least + other.least, Tally.limit)
    most = min(most + other.most, Tally.limit)
    guideline = min(guideline + other.guideline, Tally.limit)
    controls = min(controls + other.controls, Tally.limit)
    hasPlain = hasPlain || other.hasPlain
    isOpen = isOpen || other.isOpen
  }

  /// One of the two is shown.
  mutating func choose(_ other: Tally) {
    least = min(least, other.least)
    most = max(most, other.most)
    guideline = max(guideline, other.guideline)
    controls = max(controls, other.controls)
    hasPlain = hasPlain || other.hasPlain
    isOpen = isOpen || other.isOpen
  }

  mutating func repeated(_ count: Int, isAssumed: Bool) {
    // A list of unknown length may be empty.
    least = isAssumed ? 0 : min(least * count, Tally.limit)
    most = min(most * count, Tally.limit)
    guideline = min(guideline * count, Tally.limit)
    controls = min(controls * count, Tally.limit)
  }
}
