import Rules

extension Settings: Recorded {
  static var blank: Settings { Settings() }

  mutating func pass(through record: inout Record) {
    record.pass(&rules)
    var patterns = exclude.map(\.pattern)
    record.pass(&patterns)
    exclude = patterns.map { Glob($0) }
    record.pass(&rows)
    record.pass(&base)
    record.pass(&folders)
  }
}

extension FolderSettings: Recorded {
  static var blank: FolderSettings { FolderSettings(path: "", settings: Settings()) }

  mutating func pass(through record: inout Record) {
    record.pass(&path)
    record.pass(&settings)
  }
}

/// Off, on, or at a severity of its own.
extension Settings.Choice: Recorded {
  static var blank: Settings.Choice { .on }

  mutating func pass(through record: inout Record) {
    var isOff = self == .off
    record.pass(&isOff)
    var severity: Severity?
    if case .severity(let own) = self { severity = own }
    record.pass(&severity)
    self = isOff ? .off : severity.map { .severity($0) } ?? .on
  }
}
