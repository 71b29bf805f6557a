/// What no component of a real app comes near: what goes beyond is unknown as a whole, and says so.
enum DartLimits {
  /// Evaluations inside each other: what the stack of a thread has room for without optimisation.
  static let depth = 900
  /// Calls of functions inside each other.
  static let calls = 90
  /// Of one loop, and of all inside each other, that are gone through each time by itself: what goes beyond is there as
  /// often, and alike.
  static let rounds = 64
  static let allRounds = 256
  /// Rows of a list that are told apart from the others.
  static let fewRows = 4
  /// Of one component.
  static let steps = 500_000
  /// In one unit.
  static let widgets = 40_000
  /// Of one component, behind the first.
  static let pages = 32
  /// Of an enum that are gone through each by itself.
  static let constants = 24
  /// Values that something may come to where none of them is seen by itself, and where they may be.
  static let sides = 96
  static let seenSides = 2_000
  /// Items of a list, parts of a text.
  static let items = 2_000
  static let parts = 400
  static let letters = 20_000
}
