/// Components that were laid out, with what they were read from.
struct LayoutMemory: Sendable {
  struct Entry: Sendable {
    var parts: [SemanticsPart]
    var outside: Outside
    /// How deep the widgets in it stand inside each other.
    var height: Int
    var total: Int
  }
  var entries: [UInt64: Entry] = [:]
}

/// How much of what was laid out is known.
struct LayoutTally: Sendable, Equatable {
  var widgets = 0
  /// Of packages that nobody knows; those among them of which nothing could be read.
  var strangers = 0
  var unreadWidgets = 0
  /// Values in the place of widgets that the source does not tell.
  var unreadValues = 0
  var texts = 0
  var unreadTexts = 0
  var names: [String: Int] = [:]

  mutating func add(_ other: LayoutTally) {
    widgets += other.widgets
    strangers += other.strangers
    unreadWidgets += other.unreadWidgets
    unreadValues += other.unreadValues
    texts += other.texts
    unreadTexts += other.unreadTexts
    names.merge(other.names) { $0 + $1 }
  }
}
