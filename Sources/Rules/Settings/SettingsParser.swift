extension Settings {
  /// Reads a settings file from its bytes; all that is wrong is told, each with its line.
  package static func read(_ bytes: Span<UInt8>) -> Result<Settings, SettingsErrors> {
    let document: JSONValue
    switch JSONReader.read(bytes) {
    case .success(let value): document = value
    case .failure(let error): return .failure(SettingsErrors(all: [error]))
    }
    var interpreter = SettingsInterpreter()
    interpreter.read(document)
    guard interpreter.errors.isEmpty else {
      return .failure(SettingsErrors(all: interpreter.errors))
    }
    return .success(interpreter.settings)
  }
}

/// All that is wrong in one settings file.
package struct SettingsErrors: Error, Sendable, Equatable { package var all: [SettingsError] }

private struct SettingsInterpreter {
  var settings = Settings()
  var errors: [SettingsError] = []

  mutating func read(_ document: JSONValue) {
    guard case .object(let members) = document.content else {
      return fail(document, "The settings must be an object in braces.")
    }
    for member in members {
      switch member.key {
      case "rules": readRules(member.value)
      case "exclude": readExclude(member.value)
      case "rows": readRows(member.value)
      // Editors look for this one.
      case "$schema": break
      default:
        fail(
          line: member.line,
          "There is no setting \"\(member.key)\"\(hint(member.key, ["rules", "exclude", "rows"])).")
      }
    }
  }

  private mutating func readRules(_ value: JSONValue) {
    guard case .object(let members) = value.content else {
      return fail(value, "\"rules\" must be an object of rule ids.")
    }
    let ids = Rule.catalog.map(\.id)
    for member in members {
      guard ids.contains(member.key) else {
        fail(line: member.line, "There is no rule \"\(member.key)\"\(hint(member.key, ids)).")
        continue
      }
      guard let choice = choice(member.value) else {
        let severities = Severity.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        fail(
          member.value,
          "\"\(member.key)\" must be \"on\", \"off\", true, false or one of \(severities).")
        continue
      }
      settings.rules[member.key] = choice
    }
  }

  private func choice(_ value: JSONValue) -> Settings.Choice? {
    switch value.content {
    case .boolean(let isOn): isOn ? .on : .off
    case .string("on"): .on
    case .string("off"): .off
    case .string(let word): Severity(rawValue: word).map(Settings.Choice.severity)
    default: nil
    }
  }

  private mutating func readExclude(_ value: JSONValue) {
    guard case .array(let items) = value.content else {
      return fail(value, "\"exclude\" must be a list of patterns.")
    }
    for item in items {
      guard case .string(let pattern) = item.content, !pattern.isEmpty else {
        fail(item, "Each entry of \"exclude\" must be a pattern of paths.")
        continue
      }
      settings.exclude.append(Glob(pattern))
    }
  }

  private mutating func readRows(_ value: JSONValue) {
    guard case .number(let text) = value.content, let rows = Int(text), (1...10_000).contains(rows)
    else { return fail(value, "\"rows\" must be a whole number from 1 to 10000.") }
    settings.rows = rows
  }

  private mutating func fail(_ value: JSONValue, _ message: String) {
    fail(line: value.line, message)
  }

  private mutating func fail(line: Int, _ message: String) {
    errors.append(SettingsError(line: line, message: message))
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    nearest(to: word, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}

/// The word that was probably meant, when one is near enough.
package func nearest(to word: String, in known: [String]) -> String? {
  let best = known.map { (word: $0, distance: distance(Array(word.utf8), Array($0.utf8))) }
    .min { $0.distance < $1.distance }
  guard let best, best.distance <= max(1, word.utf8.count / 3) else { return nil }
  return best.word
}

private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for (i, left) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, right) in b.enumerated() {
      let above = row[j + 1]
      row[j + 1] = min(above + 1, row[j] + 1, diagonal + (left == right ? 0 : 1))
      diagonal = above
    }
  }
  return row[b.count]
}
