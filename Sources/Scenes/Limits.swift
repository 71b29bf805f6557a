/// What no view of a real app comes near: source that was made to be large is not written out at all.
///
/// The largest screens known, those of an app whose notes quote notes, have 133,000 nodes, 170 levels and 1.8
/// million steps. A view that goes beyond is opaque as a whole, and reported as a problem: what part of it would
/// have been there first is nobody's business.
package enum Limits {
  /// Levels of views inside each other: what the stack of a thread has room for without optimisation.
  package static let depth = 320
  package static let nodes = 400_000
  package static let steps = 12_000_000
  /// How deep what is asked about one expression goes; beyond, it is unknown.
  package static let questions = 80
  /// How many parts a text is told apart in.
  package static let parts = 2_000
  /// In how many ways questions that hang on each other are answered together; more of them stay open, and counts
  /// that hang on these are wider than they are.
  package static let answers = 4_096
}
