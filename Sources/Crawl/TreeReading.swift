import Rules
import Views
import VoiceOver

/// The pure half, as the crawl sees it: three questions.
struct TreeReading: Sendable {
  /// Reads one type of a tree; nil when there is nothing to say of it.
  var unit: @Sendable (ViewIndex, TypeID, UnitName) -> Unit?
  /// What the rules say of the declarations of a file.
  var notes: @Sendable (ViewIndex, FileID) -> Notes
  /// The report of a unit as a screen, given how often others mention it; nil when it is none.
  var screen: @Sendable (Unit, [Mention.Reason: Int]) -> ViewReport?
}
