import Views

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

  /// Of folders inside that have settings of their own; these alone hold there.
  package var folders: [FolderSettings] = []

  package init() {}

  /// The severity at which a rule reports, nil when it is off.
  package func severity(of rule: Rule) -> Severity? {
    switch rules[rule.id] {
    case nil, .on: rule.severity
    case .off: nil
    case .severity(let severity): severity
    }
  }

  /// What a project wants of a rule for a file.
  package func choice(for rule: Rule, at path: String) -> Choice {
    let nearest = folder(of: path)?.settings ?? self
    return nearest.rules[rule.id] ?? .on
  }

  /// Whether some part of the project wants the rule.
  func wants(_ rule: Rule) -> Bool {
    severity(of: rule) != nil || folders.contains { $0.settings.severity(of: rule) != nil }
  }

  /// Nothing is found at such a path.
  ///
  /// What a package does wrong is mended in its repository, and told there: whoever uses it can't, and of every app that
  /// does the same mistake would be told once more.
  package func excludes(_ path: String) -> Bool {
    if PackagePath.isOne(path) { return true }
    if let folder = folder(of: path) {
      return folder.settings.excludes(String(path.dropFirst(folder.path.count)))
    }
    return exclude.contains { $0.matches(base + path) }
  }

  package func rows(at path: String) -> Int { folder(of: path)?.settings.rows ?? rows }

  /// The deepest folder around a file that has settings.
  private func folder(of path: String) -> FolderSettings? {
    guard !folders.isEmpty else { return nil }
    return folders.filter { path.hasPrefix($0.path) }.max { $0.path.count < $1.path.count }
  }

  /// The folder, with a slash at its end, that a settings file holds for: nothing at the root; nil for
  /// another file.
  package static func folder(ofFile path: String) -> String? {
    guard path.hasSuffix(fileName) else { return nil }
    let folder = path.dropLast(fileName.count)
    return folder.isEmpty || folder.hasSuffix("/") ? String(folder) : nil
  }

  /// The name of the file, at the root of a project or of a folder.
  package static let fileName = ".swipecost.json"
}

/// The settings of one folder of a project.
package struct FolderSettings: Sendable, Equatable {
  /// With a slash at its end.
  package var path: String
  package var settings: Settings

  package init(path: String, settings: Settings) {
    self.path = path
    self.settings = settings
  }
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
