/// What a night's work needs to know: a text file of `key = value` lines.
package struct NightlyConfig: Sendable, Equatable {
  package var corpus = ""
  package var database = ""
  package var site = ""
  /// Conditions of `swipecost diff --fail-on`; empty for none.
  package var failOn: [String] = []
  package var history = "all"
  package var jobs: Int?
  package var rows: Int?
  package var authors: String?
  package var synchronises = true
  package var retention = Retention()

  package init() {}

  /// Reads a file; relative paths are meant from the folder it is in.
  package init(text: String, path: String) throws(ConfigError) {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    func place(_ value: String) -> String {
      value.hasPrefix("/") || folder.isEmpty ? value : folder + "/" + value
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = Self.trimmed(line.prefix { $0 != "#" })
      guard !line.isEmpty else { continue }
      func wrong(_ reason: String) -> ConfigError {
        ConfigError(path: path, line: index + 1, reason: reason)
      }
      let parts = line.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
      guard parts.count == 2 else { throw wrong("expected “key = value”, found “\(line)”") }
      let (key, value) = (parts[0], parts[1])
      func number() throws(ConfigError) -> Int {
        guard let number = Int(value), number >= 0 else {
          throw wrong("\(key) takes a whole number, not “\(value)”")
        }
        return number
      }
      switch key {
      case "corpus": corpus = place(value)
      case "database": database = place(value)
      case "site": site = place(value)
      case "fail-on":
        failOn += value.split(separator: ",").map { Self.trimmed($0) }.filter { !$0.isEmpty }
      case "history":
        guard ["all", "mainline"].contains(value) else {
          throw wrong("history is all or mainline, not “\(value)”")
        }
        history = value
      case "authors":
        guard ["names", "hash", "none"].contains(value) else {
          throw wrong("authors is names, hash or none, not “\(value)”")
        }
        authors = value
      case "sync":
        guard let answer = ["yes": true, "no": false][value] else {
          throw wrong("sync is yes or no, not “\(value)”")
        }
        synchronises = answer
      case "jobs": jobs = try number()
      case "rows": rows = try number()
      case "keep-days": retention.days = try number()
      case "keep-weeks": retention.weeks = try number()
      case "keep-months": retention.months = try number()
      default:
        throw wrong("unknown key “\(key)”; it is one of \(Self.keys.joined(separator: ", "))")
      }
    }
    for (key, value) in [("corpus", corpus), ("database", database), ("site", site)]
    where value.isEmpty {
      throw ConfigError(path: path, line: nil, reason: "\(key) is missing")
    }
  }

  package static let keys = [
    "corpus", "database", "site", "fail-on", "history", "authors", "sync", "jobs", "rows",
    "keep-days", "keep-weeks", "keep-months",
  ]

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

/// A line of the configuration that cannot be meant.
package struct ConfigError: Error, CustomStringConvertible, Equatable {
  package var path: String
  package var line: Int?
  package var reason: String
  package var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
