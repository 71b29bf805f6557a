/// A text that lists repositories, one per line.
///
///     # the health apps
///     ../apps/Steps          name=steps tags=health,apple
///     https://git.example/Pulse.git ref=develop web=https://git.example/Pulse/commit/{sha}
package struct Manifest: Sendable, Equatable {
  package struct Line: Sendable, Equatable {
    package var number: Int
    package var location: String
    package var name: String?
    package var ref: String?
    package var tags: [String]
    package var web: String?

    package init(
      number: Int, location: String, name: String?, ref: String?, tags: [String],
      web: String? = nil
    ) {
      self.number = number
      self.location = location
      self.name = name
      self.ref = ref
      self.tags = tags
      self.web = web
    }
  }

  package var lines: [Line]

  package init(_ text: String) throws(ManifestError) {
    lines = []
    var number = 0
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let words = try Self.words(row, line: number)
      guard let location = words.first else { continue }
      lines.append(try Self.line(number, location, Array(words.dropFirst())))
    }
  }

  private static func line(
    _ number: Int, _ location: String, _ settings: [String]
  ) throws(ManifestError) -> Line {
    var line = Line(number: number, location: location, name: nil, ref: nil, tags: [])
    for setting in settings {
      guard let equals = setting.firstIndex(of: "=") else {
        throw ManifestError(
          line: number, message: "“\(setting)” is no setting; write name=, ref=, tags= or web=")
      }
      let value = String(setting[setting.index(after: equals)...])
      guard !value.isEmpty else {
        throw ManifestError(line: number, message: "“\(setting)” has no value")
      }
      switch setting[..<equals] {
      case "name": line.name = value
      case "ref": line.ref = value
      case "tags": line.tags = value.split(separator: ",").map(String.init)
      case "web":
        guard value.hasPrefix("https://") || value.hasPrefix("http://") else {
          throw ManifestError(
            line: number, message: "“\(value)” is no web address; it begins with https://")
        }
        line.web = value
      default:
        throw ManifestError(
          line: number,
          message: "“\(setting[..<equals])” is no setting; name, ref, tags and web are")
      }
    }
    return line
  }

  /// Words are separated by blanks; double quotes hold a word with blanks together, and `#` at the
  /// start of a word begins a comment.
  private static func words(_ row: Substring, line: Int) throws(ManifestError) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in row {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if !isQuoted, character == " " || character == "\t" {
        if let done = word { words.append(done) }
        word = nil
      } else if !isQuoted, word == nil, character == "#" {
        return words
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { throw ManifestError(line: line, message: "a quote is not closed") }
    if let word { words.append(word) }
    return words
  }
}
