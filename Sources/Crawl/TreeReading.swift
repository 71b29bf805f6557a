import Git
import Rules
import Views
import VoiceOver

/// The pure half, as the crawl sees it: two functions.
struct TreeReading: Sendable {
  /// Reads one type of a tree; nil when there is nothing to say of it.
  var unit: @Sendable (ViewIndex, TypeID, UnitName) -> Unit?
  /// What makes a unit a screen, given how often others mention it.
  var screenReason: @Sendable (Unit, [Mention.Reason: Int]) -> ScreenReason?
}
