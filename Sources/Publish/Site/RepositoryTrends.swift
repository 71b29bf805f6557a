/// The mean swipes per screen of each repository over time, at the most and typically: two numbers a
/// month, and no more.
struct RepositoryTrends: Sendable {
  private(set) var series: [String: [Int: Double]] = [:]
  /// Only of repositories whose typical costs are other ones.
  private(set) var typical: [String: [Int: Double]] = [:]
  private(set) var months: ClosedRange<Int>?
  /// The highest value of all.
  private(set) var highest = 1.0

  mutating func add(_ record: Record) {
    guard let month = record.month() else { return }
    let first = min(months?.lowerBound ?? month, month)
    months = first...max(months?.upperBound ?? month, month)
    guard let value = record.real("swipes_per_screen") else { return }
    highest = max(series.isEmpty ? value : highest, value)
    let repo = record.text("repo")
    series[repo, default: [:]][month] = value
    guard let expected = record.real("swipes_per_screen_typical"),
      typical[repo] != nil || expected != value
    else { return }
    // From the first difference on, with all that came before it.
    if typical[repo] == nil { typical[repo] = series[repo] }
    typical[repo]?[month] = expected
  }

  /// One strange month of one repository must not flatten all others.
  var usual: Double {
    let values = series.values.flatMap(\.values).sorted()
    return values.isEmpty ? 1 : values[min(values.count - 1, values.count * 98 / 100)]
  }
}
