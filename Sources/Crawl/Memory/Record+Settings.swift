import Rules

extension Record {
  mutating func pass(_ settings: inout Settings) {
    pass(&settings.rules, blank: ("", .on)) {
      $1.pass(&$0.key)
      $1.pass(&$0.value)
    }
    var patterns = settings.exclude.map(\.pattern)
    pass(&patterns)
    settings.exclude = patterns.map { Glob($0) }
    pass(&settings.rows)
    pass(&settings.base)
    pass(&settings.folders, blank: FolderSettings(path: "", settings: Settings())) {
      $1.pass(&$0.path)
      $1.pass(&$0.settings)
    }
  }

  /// Off, on, or at a severity of its own.
  private mutating func pass(_ choice: inout Settings.Choice) {
    var isOff = choice == .off
    pass(&isOff)
    var severity: Severity?
    if case .severity(let own) = choice { severity = own }
    pass(&severity, blank: .minor) { $1.pass(&$0) }
    choice = isOff ? .off : severity.map { .severity($0) } ?? .on
  }
}
