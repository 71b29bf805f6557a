internal import Queries
package import Store

/// What changed in all repositories since a run or a time.
package struct ChangeReport: Sendable, Equatable {
  /// As it was asked for.
  package var since: String
  package var repos: [RepoChange]

  /// From where to compare.
  package enum Since: Sendable, Equatable {
    case run(Int)
    /// `2026-11-20` (until the end of that day, UTC) or a full time.
    case time(String)

    /// A whole number is a run, a date is a date, and nothing else is either.
    package init?(_ text: String) {
      if let run = Int(text), run > 0 {
        self = .run(run)
        return
      }
      let shape = text.map { $0.isASCII && $0.isNumber ? "0" : $0 }
      switch String(shape) {
      case "0000-00-00": self = .time(text + "T23:59:59Z")
      case "0000-00-00T00:00:00Z": self = .time(text)
      default: return nil
      }
    }
  }

  package static func read(
    _ database: borrowing Database, since: Since, named name: String
  ) throws(StoreError) -> ChangeReport {
    var (run, time) = (Value.null, "")
    switch since {
    case .time(let text): time = text
    case .run(let number):
      run = Value(number)
      let starts = try database.rows(Changes.run, [run]) { row throws(StoreError) in row.text(0) }
      guard let start = starts.first else {
        throw StoreError(
          code: 1, message: "there is no run \(number); “swipecost query runs” lists them",
          path: database.path)
      }
      time = start
    }
    let anchors = try database.answer(Changes.anchors, ["run": run, "since": Value(time)])
    var repos: [RepoChange] = []
    for row in anchors.rows {
      guard case .integer(let id) = row[0], case .text(let repo) = row[1] else { continue }
      repos.append(
        try Self.repo(repo, Int(id), anchor: row[2].integer, head: row[3].integer, database))
    }
    return ChangeReport(since: name, repos: repos)
  }

  private static func repo(
    _ name: String, _ id: Int, anchor: Int?, head: Int?, _ database: borrowing Database
  ) throws(StoreError) -> RepoChange {
    var change = RepoChange(
      repo: name, isNew: anchor == nil, commits: (head ?? -1) - (anchor ?? -1),
      before: Swipes(guideline: 0, platform: 0), now: Swipes(guideline: 0, platform: 0),
      screens: [], introduced: [], ended: [])
    if let head { change.now = try totals(id, head, database) }
    guard let anchor else { return change }
    change.before = try totals(id, anchor, database)
    let values: [String: Value] = ["repo": Value(id), "anchor": Value(anchor)]
    change.screens = try database.answer(Changes.screens, values).rows.map(ScreenChange.init)
    for row in try database.answer(Changes.findings, values).rows {
      if row[7].integer == 1 {
        change.introduced.append(FindingChange(row))
      } else {
        change.ended.append(FindingChange(row))
      }
    }
    return change
  }

  private static func totals(
    _ id: Int, _ position: Int, _ database: borrowing Database
  ) throws(StoreError) -> Swipes {
    let row = try database.answer(
      Changes.totals, ["repo": Value(id), "position": Value(position)]
    ).rows.first
    return Swipes(
      guideline: row?[0].integer ?? 0, platform: row?[1].integer ?? 0,
      guidelineTypical: row?[3].expected, platformTypical: row?[4].expected)
  }
}

extension Value {
  fileprivate var integer: Int? {
    if case .integer(let number) = self { Int(number) } else { nil }
  }
  /// A typical cost: finite, so that it can be written as JSON.
  fileprivate var expected: Double? {
    if case .real(let number) = self, number.isFinite { number } else { nil }
  }
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension ScreenChange {
  fileprivate init(_ row: [Value]) {
    func swipes(_ most: (Value, Value), _ typical: (Value, Value)) -> Swipes? {
      guard let guideline = most.0.integer, let platform = most.1.integer else { return nil }
      return Swipes(
        guideline: guideline, platform: platform, guidelineTypical: typical.0.expected,
        platformTypical: typical.1.expected)
    }
    self.init(
      screen: row[0].text ?? "", path: row[1].text ?? "", line: row[2].integer,
      before: swipes((row[3], row[5]), (row[10], row[12])),
      now: swipes((row[4], row[6]), (row[11], row[13])),
      broughtBy: row[7].text.map {
        Bringer(sha: $0, time: row[8].text ?? "", author: row[9].text)
      })
  }
}

extension FindingChange {
  fileprivate init(_ row: [Value]) {
    self.init(
      rule: row[0].text ?? "", severity: row[1].text ?? "", path: row[2].text ?? "",
      line: row[3].integer ?? 0, column: row[4].integer ?? 0, view: row[5].text ?? "",
      message: row[6].text ?? "", endReason: row[8].text,
      broughtBy: Bringer(sha: row[9].text ?? "", time: row[10].text ?? "", author: row[11].text))
  }
}

extension Database {
  /// The number of the last run that came to its end; nil before the first.
  package borrowing func lastRun() throws(StoreError) -> Int? {
    try rows(Changes.lastRun) { row throws(StoreError) in row.optionalInteger(0) }.first ?? nil
  }
}
