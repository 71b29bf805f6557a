internal import Queries

/// The statements for screens at the head in full.
struct HeadStatements: ~Copyable {
  let insert, delete, delta, stop: Statement

  init(_ database: borrowing Database) throws(StoreError) {
    // All are compiled before one is kept: an error can't leave a noncopyable value half made.
    let insert = try database.statement(Writes.insertHeadScreen)
    let delete = try database.statement(Writes.deleteHeadScreen)
    let delta = try database.statement(Writes.insertHeadDelta)
    let stop = try database.statement(Writes.insertHeadStop)
    self.insert = insert
    self.delete = delete
    self.delta = delta
    self.stop = stop
  }
}

extension Writer {
  /// Adds or replaces a screen at the head.
  package borrowing func setHead(_ row: HeadScreenRow) throws(StoreError) {
    let view = Value(row.view)
    try head.delete.run([view])
    try head.insert.run([
      view, .text(row.opaqueNames.joined(separator: ", ")), .text(row.layout),
    ])
    for (index, delta) in row.deltas.enumerated() {
      try head.delta.run([view, Value(index + 1), Value(delta.reason), Value(delta.perRow)])
    }
    try add(row.guideline, model: "guideline", view: view)
    try add(row.platform, model: "platform", view: view)
  }

  /// All screens of a repository go.
  package borrowing func removeHeads(of repo: Int) throws(StoreError) {
    try database.statement(Writes.deleteHeads).run([Value(repo)])
  }

  /// The screen is no more.
  package borrowing func removeHead(view: Int) throws(StoreError) {
    try head.delete.run([Value(view)])
  }

  /// The packages of a repository, each once, instead of those that there were.
  package borrowing func set(packages rows: [PackageRow], repo: Int) throws(StoreError) {
    try database.statement(Writes.deletePackages).run([Value(repo)])
    for row in rows {
      try database.statement(Writes.insertPackage).run([
        Value(row.repo), Value(row.package), Value(row.name), Value(row.url), Value(row.revision),
        Value(row.version), Value(row.status),
      ])
    }
  }

  /// What the next crawl is to know of the head.
  package borrowing func setReadings(_ bytes: [UInt8], repo: Int) throws(StoreError) {
    try database.statement(Writes.upsertReadings).run([Value(repo), .blob(bytes)])
  }

  /// What the last crawl knew of the head; nil when it did not come to its end.
  package borrowing func readings(of repo: Int) throws(StoreError) -> [UInt8]? {
    let values = try database.rows(Writes.findReadings, [Value(repo)]) { row throws(StoreError) in
      row.value(0)
    }
    guard case .blob(let bytes) = values.first else { return nil }
    return bytes
  }

  private borrowing func add(
    _ stops: [HeadStopRow], model: String, view: Value
  ) throws(StoreError) {
    for (index, stop) in stops.enumerated() {
      try head.stop.run([
        view, .text(model), Value(index + 1), Value(stop.path), Value(stop.line),
        Value(stop.column), Value(stop.count), Value(stop.label), Value(stop.speech),
        Value(stop.role), Value(stop.confidence), Value(stop.hint), Value(stop.group),
        Value(stop.isChrome), .text(stop.actions.joined(separator: "\n")),
      ])
    }
  }
}
