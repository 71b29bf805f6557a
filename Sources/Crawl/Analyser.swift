import Rules
import Store
import Views
import VoiceOver

/// Everything that the facts depend on besides the repository: the pure half and its version.
struct Analyser: Sendable {
  var version: String
  var rules: [RuleRow]
  var views: @Sendable (Span<UInt8>) -> FileViews
  var reading: TreeReading
}
