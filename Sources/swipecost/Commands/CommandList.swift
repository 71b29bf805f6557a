extension Command {
  /// In the order of the overview: what most people need first.
  static let all: [Command] = [
    .crawl,
    .demo,
    .plan,
    .merge,
    .query,
    .diff,
    .help,
    .report,
    .setup,
  ]
}
