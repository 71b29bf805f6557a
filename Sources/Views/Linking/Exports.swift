/// What files of a commit import for all others: `@_exported import Cards`.
///
/// Which target a file is of is only guessed, so one file stands for the repository: where several targets differ in
/// it, a row of a table of packages holds in one too many.
struct Exports: Sendable {
  private var counts: [UInt64: Int32] = [:]

  func contains(_ module: UInt64) -> Bool { counts[module] != nil }

  mutating func count(_ views: FileViews, sign: Int32) {
    for module in Set(views.exported) {
      let count = counts[module, default: 0] + sign
      counts[module] = count == 0 ? nil : count
    }
  }
}
