/// How many elements a view has, in both models, as far as source tells.
struct Tally: Sendable, Equatable {
  /// What the platform makes, least and most.
  var least = 0
  var most = 0
  /// Elements and groups that a property of a view around goes to, least and most.
  var leastReached = 0
  var mostReached = 0
  /// What it goes to beyond the least in some case that is sure to come: of all views that may be
  /// missing one is taken as there, since others may never be shown with it.
  var moreReached = 0
  /// What the guideline counts at most.
  var guideline = 0
  /// Of those, the ones that are controls (most).
  var controls = 0
  /// In some case one of the elements is no control.
  var hasPlain = false
  /// Something inside is not in the repository.
  var isOpen = false

  init(
    least: Int = 0, most: Int = 0, guideline: Int = 0, controls: Int = 0, hasPlain: Bool = false,
    isOpen: Bool = false
  ) {
    self.least = least
    self.most = most
    leastReached = least
    mostReached = most
    self.guideline = guideline
    self.controls = controls
    self.hasPlain = hasPlain
    self.isOpen = isOpen
  }

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
    leastReached = min(leastReached + other.leastReached, Tally.limit)
    mostReached = min(mostReached + other.mostReached, Tally.limit)
    moreReached = max(moreReached, other.moreReached)
    guideline = min(guideline + other.guideline, Tally.limit)
    controls = min(controls + other.controls, Tally.limit)
    hasPlain = hasPlain || other.hasPlain
    isOpen = isOpen || other.isOpen
  }

  /// One of the two is shown.
  mutating func choose(_ other: Tally) {
    least = min(least, other.least)
    most = max(most, other.most)
    let reached = max(leastReached + moreReached, other.leastReached + other.moreReached)
    leastReached = min(leastReached, other.leastReached)
    moreReached = reached - leastReached
    mostReached = max(mostReached, other.mostReached)
    guideline = max(guideline, other.guideline)
    controls = max(controls, other.controls)
    hasPlain = hasPlain || other.hasPlain
    isOpen = isOpen || other.isOpen
  }

  /// It is not shown in every case.
  mutating func mayBeMissing() {
    moreReached += leastReached
    least = 0
    leastReached = 0
  }

  /// It may never be heard.
  mutating func mayBeHidden() {
    least = 0
    leastReached = 0
    moreReached = 0
  }

  /// Made a group: a property goes to it, and no further.
  mutating func group() {
    moreReached = min(leastReached + moreReached, 1) - min(leastReached, 1)
    leastReached = min(leastReached, 1)
    mostReached = min(mostReached, 1)
  }

  mutating func repeated(_ count: Int, isAssumed: Bool) {
    // A list of unknown length may be empty.
    least = isAssumed ? 0 : min(least * count, Tally.limit)
    most = min(most * count, Tally.limit)
    let reached = min((leastReached + moreReached) * count, Tally.limit)
    leastReached = isAssumed ? 0 : min(leastReached * count, Tally.limit)
    moreReached = reached - leastReached
    mostReached = min(mostReached * count, Tally.limit)
    guideline = min(guideline * count, Tally.limit)
    controls = min(controls * count, Tally.limit)
  }
}
