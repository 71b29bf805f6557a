/// Something to read that is no command: `swipecost help TOPIC`.
struct Topic: Sendable {
  let name: String
  /// One line for the overview, without a full stop.
  let summary: String
  /// Paragraphs, separated by empty lines; indented ones are kept as written.
  let text: String
}

extension Topic {
  /// In the order of the overview.
  static let all: [Topic] = [
    .counting,
    .corpora,
    .nights,
    .machines,
    .pipelines,
    .exitCodes,
  ]
}
