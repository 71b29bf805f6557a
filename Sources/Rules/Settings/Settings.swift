/// What a project asks of the rules, from its `.swipecost.json`.
package struct Settings: Sendable, Equatable {
  package enum Choice: Sendable, Equatable {
    case off
    case on
    case severity(Severity)
  }

  /// By rule id; a rule that is not named is on, at its own severity.
  package var rules: [String: Choice] = [:]
  package var exclude: [Glob] = []
  /// How many rows a collection of unknown length counts as.
  package var rows = 20

  /// Where the tree lies below the folder of the settings: `Sources/`; patterns count from there.
  package var base = ""

  package init() {}

  /// The severity at which a rule reports, nil when it is off.
  package func severity(of rule: Rule) -> Severity? {
    switch rules[rule.id] {
    case nil, .on: rule.severity
    case .off: nil
    case .severity(let severity): severity
    }
  }

  package func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(base + path) }
  }

  /// The name of the file, at the root of a project or of a folder.
  package static let fileName = ".swipecost.json"
}

/// What is wrong in a settings file, in one sentence, and where.
package struct SettingsError: Error, Sendable, Equatable {
  package var line: Int
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
