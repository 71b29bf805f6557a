/// How long the findings of a rule stay: the curve as finely as it can be drawn, and the sums.
struct Lifetime: Sendable {
  private(set) var findings = 0
  private(set) var ended = 0
  private(set) var fixed = 0
  /// After how long half of them are gone.
  private(set) var half: Int?
  /// Steps of the Kaplan–Meier table, so many that no pixel has two.
  private(set) var curve: [Record] = []
  /// The first rows of the table, and how many it has.
  private(set) var first: [Record] = []
  private(set) var count = 0

  /// No drawing is as wide as this.
  private static let width = 700

  init() {}

  /// `time` is the column of the time, by which the records are sorted.
  init(_ records: [Record], time: String) {
    findings = records.first?.integer("at_risk") ?? 0
    ended = records.reduce(0) { $0 + $1.integer("fixed") + $1.integer("removed") }
    fixed = records.reduce(0) { $0 + $1.integer("fixed") }
    half = records.first { ($0.real("share_still_there") ?? 1) <= 0.5 }?.integer(time)
    count = records.count
    first = Array(records.prefix(DataTable.most))
    let step = (records.last?.integer(time) ?? 0) / Self.width
    var next = 0
    for (index, record) in records.enumerated() {
      let at = record.integer(time)
      guard at >= next || index == records.count - 1 else { continue }
      curve.append(record)
      next = at + max(step, 1)
    }
  }
}
