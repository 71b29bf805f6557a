import Store
import Views
import VoiceOver

extension SpanBook {
  mutating func write(
    _ changes: [ScreenChange], at position: Int, to writer: inout Writer
  ) throws(StoreError) {
    let renamed = Self.renames(changes)
    for (old, new) in renamed.sorted(by: { $0.key < $1.key }) {
      try move(old, to: new, &writer)
    }
    for change in changes {
      if let new = change.new {
        let old = renamed.first { $0.value == change.name }.flatMap { pair in
          changes.first { $0.name == pair.key }?.old
        }
        try write(change.name, old: change.old ?? old, new: new, at: position, &writer)
      } else if screens[change.name] != nil {
        try close(change.name, at: position, &writer)
      }
    }
  }

  /// Screens that went in one file and came in another, under one name: the file was renamed.
  static func renames(_ changes: [ScreenChange]) -> [UnitName: UnitName] {
    var gone: [String: [UnitName]] = [:]
    var come: [String: [UnitName]] = [:]
    for change in changes {
      if change.new == nil { gone[change.name.name, default: []].append(change.name) }
      if change.old == nil { come[change.name.name, default: []].append(change.name) }
    }
    var renames: [UnitName: UnitName] = [:]
    for (name, old) in gone {
      guard old.count == 1, let new = come[name], new.count == 1 else { continue }
      renames[old[0]] = new[0]
    }
    return renames
  }

  /// The view keeps its row unless the new file had one of that name before.
  private mutating func move(
    _ old: UnitName, to new: UnitName, _ writer: inout Writer
  ) throws(StoreError) {
    guard let screen = screens[old] else { return }
    guard try writer.move(view: screen.view, named: new.name, to: new.path, repo: repo) else {
      return
    }
    screens[new] = screens.removeValue(forKey: old)
  }

  private mutating func write(
    _ name: UnitName, old: ViewReport?, new: ViewReport, at position: Int, _ writer: inout Writer
  ) throws(StoreError) {
    guard var screen = screens[name] else {
      let view = try writer.view(name.name, path: name.path, repo: repo)
      let span = try writer.open(Self.row(new, repo: repo, view: view, from: position))
      var open = OpenScreen(view: view, span: span, rows: [])
      try write(rows: new.rows, old: [], of: &open, at: position, &writer)
      screens[name] = open
      return
    }
    let row = Self.row(new, repo: repo, view: screen.view, from: position)
    let before = old.map { Self.row($0, repo: repo, view: screen.view, from: position) }
    if before?.isSameFact(as: row) == true {
      try writer.moveScreen(screen.span, line: new.place.line)
    } else {
      try writer.closeScreen(screen.span, at: position)
      screen.span = try writer.open(row)
    }
    try write(rows: new.rows, old: old?.rows ?? [], of: &screen, at: position, &writer)
    screens[name] = screen
  }

  private mutating func close(
    _ name: UnitName, at position: Int, _ writer: inout Writer
  ) throws(StoreError) {
    guard let screen = screens.removeValue(forKey: name) else { return }
    try writer.closeScreen(screen.span, at: position)
    for row in screen.rows { try writer.closeRow(row, at: position) }
  }

  private func write(
    rows new: [RowReport], old: [RowReport], of screen: inout OpenScreen, at position: Int,
    _ writer: inout Writer
  ) throws(StoreError) {
    for (ordinal, report) in new.enumerated() {
      let path = try writer.path(PackagePath.shown(report.place.path))
      let row = RowSpanRow(
        repo: repo, view: screen.view, ordinal: ordinal, from: position, path: path,
        line: report.place.line, column: report.place.column, count: report.count,
        isAssumed: report.isAssumed, isUngrouped: report.isUngrouped, stops: Costs(report.stops),
        groupedStops: report.groupedStops)
      if ordinal < screen.rows.count, ordinal < old.count, old[ordinal].isSameFact(as: report) {
        try writer.moveRow(
          screen.rows[ordinal], path: path, line: row.line, column: row.column)
        continue
      }
      if ordinal < screen.rows.count {
        try writer.closeRow(screen.rows[ordinal], at: position)
      }
      let open = try writer.open(row)
      if ordinal < screen.rows.count {
        screen.rows[ordinal] = open
      } else {
        screen.rows.append(open)
      }
    }
    while screen.rows.count > new.count {
      try writer.closeRow(screen.rows.removeLast(), at: position)
    }
  }

  private static func row(
    _ report: ViewReport, repo: Int, view: Int, from: Int
  ) -> ScreenSpanRow {
    ScreenSpanRow(
      repo: repo, view: view, from: from, line: report.place.line,
      framework: report.framework.rawValue, reason: report.screen?.rawValue ?? "",
      isOpaque: report.isOpaque,
      assumedRows: report.rows.count(where: \.isAssumed), swipes: Costs(report.swipes),
      chrome: Costs(report.chrome))
  }
}

extension SpanBook {
  /// Takes up the facts that are open in the database.
  mutating func load(from writer: borrowing Writer) throws(StoreError) {
    for open in try writer.openFindings(of: repo) {
      findings[FoundKey(fingerprint: open.fingerprint, occurrence: open.occurrence)] = open.id
    }
    for open in try writer.openScreens(of: repo) {
      screens[UnitName(path: open.path, name: open.name)] = OpenScreen(
        view: open.view, span: open.id, rows: open.rows)
    }
  }
}

extension Costs {
  init(_ both: BothModels) {
    self.init(
      guideline: both.guideline.max, guidelineMin: both.guideline.min,
      platform: both.platform.max, platformMin: both.platform.min,
      guidelineTypical: both.guideline.typical, platformTypical: both.platform.typical)
  }
}

extension ScreenSpanRow {
  /// The same but for where it stands.
  fileprivate func isSameFact(as other: ScreenSpanRow) -> Bool {
    var moved = self
    moved.line = other.line
    return moved == other
  }
}

extension RowReport {
  fileprivate func isSameFact(as other: RowReport) -> Bool {
    var moved = self
    moved.place = other.place
    return moved == other
  }
}
