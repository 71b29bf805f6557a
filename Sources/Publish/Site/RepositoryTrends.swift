/// The mean swipes per screen of each repository over time: a number a month, and no more.
struct RepositoryTrends: Sendable {
  private(set) var series: [String: [Int: Double]] = [:]
  private(set) var months: ClosedRange<Int>?
  /// The highest value of all.
  private(set) var highest = 1.0

  mutating func add(_ record: Record) {
    guard let month = record.month() else { return }
    let first = min(months?.lowerBound ?? month, month)
    months = first...max(months?.upperBound ?? month, month)
    guard let value = record.real("swipes_per_screen") else { return }
    highest = max(series.isEmpty ? value : highest, value)
    series[record.text("repo"), default: [:]][month] = value
  }

  /// One strange month of one repository must not flatten all others.
  var usual: Double {
    let values = series.values.flatMap(\.values).sorted()
    return values.isEmpty ? 1 : values[min(values.count - 1, values.count * 98 / 100)]
  }
}
