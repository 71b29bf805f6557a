import Rules
import Store
import Views
import VoiceOver

/// Everything that the facts depend on besides the repository: the pure half and its version.
struct Analyser: Sendable {
  var version: String
  var rules: [RuleRow]
  var views: @Sendable (Span<UInt8>) -> FileViews?
  var reading: TreeReading
}

extension Analyser {
  /// The one that the program ships with.
  static func standard(rows: Int) -> Analyser {
    Analyser(
      version: "1", rules: [], views: { fileViews(of: $0) },
      reading: TreeReading(
        unit: { _, _, _ in nil }, notes: { _, _ in Notes() }, screen: { _, _ in nil }))
  }
}
