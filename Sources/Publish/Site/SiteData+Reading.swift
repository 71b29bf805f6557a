import Queries
import Store

extension SiteData {
  /// Reads what all pages share, and writes each figure's answer on the way.
  static func read(
    _ database: borrowing Database, _ files: inout DataFiles, _ out: inout Folder
  ) throws -> SiteData {
    var short: [String: [Record]] = [:]
    for query in FigureQuery.short {
      try files.write(query, database, to: &out) { short[query.name, default: []].append($0) }
    }
    let version = short[FigureQuery.lastRun.name]?.first?.optionalText("tool_version") ?? "?"
    var data = SiteData(
      repositories: short[FigureQuery.repositories.name] ?? [],
      rules: short[FigureQuery.ruleTexts.name] ?? [], version: version)
    data.answers = short
    try data.readScreens(database, &files, &out)
    try data.readTimes(database, &files, &out)
    try data.readRules(database, &files, &out)
    for query in [FigureQuery.openFindings, .screenHistories] {
      try files.write(query, database, to: &out)
    }
    return data
  }

  /// How much of the long lists pages show.
  static let most = (screens: 50, rows: 400, changes: 25, problems: 100)

  private mutating func readScreens(
    _ database: borrowing Database, _ files: inout DataFiles, _ out: inout Folder
  ) throws {
    try files.write(.screens, database, to: &out) { record in
      if dearest.count < Self.most.screens { dearest.append(record) }
    }
    try files.write(.rowsWorthGrouping, database, to: &out) { record in
      rows.count += 1
      rows.saved += record.integer("swipes_saved")
      if rows.first.count < Self.most.rows { rows.first.append(record) }
    }
    try files.write(.largestChanges, database, to: &out) { record in
      if record.integer("place") <= Self.most.changes { changes.append(record) }
    }
    try files.write(.problems, database, to: &out) { record in
      problems.add(record)
    }
  }

  private mutating func readTimes(
    _ database: borrowing Database, _ files: inout DataFiles, _ out: inout Folder
  ) throws {
    try files.write(.swipesByRepository, database, to: &out) { trends.add($0) }
    try files.write(.mainline, database, to: &out) { record in
      let year = String(record.text("month").prefix(4))
      years[record.text("repo"), default: [:]][year, default: (0, 0)].commits +=
        record.integer("commits")
      years[record.text("repo"), default: [:]][year, default: (0, 0)].broken +=
        record.integer("incomplete_commits")
    }
    try files.write(.settingsChanges, database, to: &out) { record in
      if let month = record.month("committed_at") {
        settings.insert(SettingsChange(repo: record.text("repo"), month: month))
      }
    }
  }

  private mutating func readRules(
    _ database: borrowing Database, _ files: inout DataFiles, _ out: inout Folder
  ) throws {
    try files.write(.ruleTrends, database, to: &out) { record in
      ruleTrends[record.text("rule"), default: []].append(record)
    }
    for (query, time) in [(FigureQuery.lifetimesInDays, "days"), (.lifetimesInCommits, "commits")] {
      var rule = ""
      var group: [Record] = []
      func close() {
        guard !group.isEmpty else { return }
        lifetimes[query.name, default: [:]][rule] = Lifetime(group, time: time)
        group.removeAll()
      }
      try files.write(query, database, to: &out) { record in
        let next = record.text("rule")
        if next != rule { close() }
        rule = next
        group.append(record)
      }
      close()
    }
  }
}

extension SiteData.Problems {
  /// They come sorted by repository.
  mutating func add(_ record: Record) {
    count += 1
    if first.count < SiteData.most.problems { first.append(record) }
    let (name, repo) = (record.text("kind"), record.text("repo"))
    kinds[name, default: Kind()].count += 1
    guard kinds[name]?.last != repo else { return }
    kinds[name]?.last = repo
    kinds[name]?.repositories += 1
    if kinds[name]?.first.count ?? 0 < 10 { kinds[name]?.first.append(repo) }
  }
}
