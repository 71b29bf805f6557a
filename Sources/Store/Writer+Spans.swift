internal import Queries

/// The statements for facts that hold over a part of the mainline.
struct SpanStatements: ~Copyable {
  let view, findView: Statement
  let screen, endScreen, moveScreen: Statement
  let row, endRow, moveRow: Statement
  let finding, endFinding, updateFinding: Statement
  let count: Statement

  init(_ database: borrowing Database) throws(StoreError) {
    // All are compiled before one is kept: an error can't leave a noncopyable value half made.
    let view = try database.statement(Writes.upsertView)
    let findView = try database.statement(Writes.findView)
    let screen = try database.statement(Writes.insertScreenSpan)
    let endScreen = try database.statement(Writes.endScreenSpan)
    let moveScreen = try database.statement(Writes.moveScreenSpan)
    let row = try database.statement(Writes.insertRowSpan)
    let endRow = try database.statement(Writes.endRowSpan)
    let moveRow = try database.statement(Writes.moveRowSpan)
    let finding = try database.statement(Writes.insertFinding)
    let endFinding = try database.statement(Writes.endFinding)
    let updateFinding = try database.statement(Writes.updateFinding)
    let count = try database.statement(Writes.setRuleCount)
    self.view = view
    self.findView = findView
    self.screen = screen
    self.endScreen = endScreen
    self.moveScreen = moveScreen
    self.row = row
    self.endRow = endRow
    self.moveRow = moveRow
    self.finding = finding
    self.endFinding = endFinding
    self.updateFinding = updateFinding
    self.count = count
  }
}

extension Writer {
  /// The id of a view: its repository, path and name are who it is.
  package mutating func view(
    _ name: String, path: String, repo: Int
  ) throws(StoreError) -> Int {
    let who = [Value(repo), Value(try paths.id(path)), Value(name)]
    try spans.view.run(who)
    guard let id = try spans.findView.integer(who) else {
      preconditionFailure("a view that was just written is there")
    }
    return id
  }

  package borrowing func open(_ row: ScreenSpanRow) throws(StoreError) -> Int {
    try spans.screen.run([
      Value(row.repo), Value(row.view), Value(row.from), Value(row.line), Value(row.reason),
      Value(row.isOpaque), Value(row.assumedRows),
      Value(row.swipes.guideline), Value(row.swipes.guidelineMin),
      Value(row.swipes.platform), Value(row.swipes.platformMin),
      Value(row.chrome.guideline), Value(row.chrome.guidelineMin),
      Value(row.chrome.platform), Value(row.chrome.platformMin),
      Value(hundredths: row.swipes.guidelineTypical),
      Value(hundredths: row.swipes.platformTypical), Value(row.framework),
    ])
    return database.lastInsertedID
  }

  /// `position` is the first commit of the mainline in which it is no more.
  package borrowing func closeScreen(_ span: Int, at position: Int) throws(StoreError) {
    try spans.endScreen.run([Value(position), Value(span)])
  }

  package borrowing func moveScreen(_ span: Int, line: Int) throws(StoreError) {
    try spans.moveScreen.run([Value(line), Value(span)])
  }

  package borrowing func open(_ row: RowSpanRow) throws(StoreError) -> Int {
    try spans.row.run([
      Value(row.repo), Value(row.view), Value(row.ordinal), Value(row.from), Value(row.path),
      Value(row.line), Value(row.column), Value(row.count), Value(row.isAssumed),
      Value(row.isUngrouped),
      Value(row.stops.guideline), Value(row.stops.guidelineMin),
      Value(row.stops.platform), Value(row.stops.platformMin), Value(row.groupedStops),
      Value(hundredths: row.stops.guidelineTypical), Value(hundredths: row.stops.platformTypical),
    ])
    return database.lastInsertedID
  }

  package borrowing func closeRow(_ span: Int, at position: Int) throws(StoreError) {
    try spans.endRow.run([Value(position), Value(span)])
  }

  package borrowing func moveRow(
    _ span: Int, path: Int, line: Int, column: Int
  ) throws(StoreError) {
    try spans.moveRow.run([Value(path), Value(line), Value(column), Value(span)])
  }

  package mutating func open(_ row: FindingRow) throws(StoreError) -> Int {
    let text = row.text
    try spans.finding.run([
      Value(row.repo), Value(row.rule), Value(row.fingerprint), Value(row.occurrence),
      Value(text.severity), Value(text.path), Value(text.line), Value(text.column),
      Value(try phrases.id(text.view)), Value(try phrases.id(text.message)),
      Value(try phrases.id(text.fix)), Value(text.swipesSaved), Value(row.from),
      Value(row.introducedBy),
    ])
    return database.lastInsertedID
  }

  package borrowing func closeFinding(
    _ finding: Int, at position: Int, by commit: Int, because end: FindingRow.End
  ) throws(StoreError) {
    try spans.endFinding.run([
      Value(position), Value(commit), Value(end.rawValue), Value(finding),
    ])
  }

  /// Lines moved, the file was renamed, or other words describe it now.
  package mutating func update(_ finding: Int, to text: FindingText) throws(StoreError) {
    try spans.updateFinding.run([
      Value(text.severity), Value(text.path), Value(text.line), Value(text.column),
      Value(try phrases.id(text.view)), Value(try phrases.id(text.message)),
      Value(try phrases.id(text.fix)), Value(text.swipesSaved), Value(finding),
    ])
  }

  /// From `position` on, until it is set again: the elements a rule applies to, and its findings.
  package borrowing func setCount(
    repo: Int, rule: Int, position: Int, elements: Int, findings: Int
  ) throws(StoreError) {
    try spans.count.run([
      Value(repo), Value(rule), Value(position), Value(elements), Value(findings),
    ])
  }
}
