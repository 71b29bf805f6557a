extension Command {
  /// In the order of the overview: what most people need first.
  static let all: [Command] = [
    .crawl,
    .sync,
    .report,
    .query,
    .diff,
    .check,
    .walk,
    .watch,
    .rules,
    .plan,
    .merge,
    .nightly,
    .setup,
    .demo,
    .help,
  ]
}
