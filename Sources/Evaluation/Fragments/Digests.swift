import Views

/// What was found out about values in this reading; all of it holds to its end.
struct Digests {
  /// An expression where it was written.
  struct Place: Hashable {
    var file: FileID
    var expression: ExpressionID
    var environment: Int32
    /// Which `wanted` it was made for, by number.
    var wanted: Int32
  }
  /// What views of the type that is looked for ask of what they are handed: only that is digested.
  var wanted = AskedNames()
  var known: [Place: (digest: UInt64, leaves: [Leaf])] = [:]
  /// What was met of the value that is asked for now, in order.
  var leaves: [Leaf] = []
  /// How often a value was met inside itself: what was found meanwhile does not tell all of it.
  var circles = 0
  /// Values whose digests are being made.
  var asked = 0
  var steps = 0
  /// What was there before the question, and will be there after it.
  var lasting = Marks()
}
