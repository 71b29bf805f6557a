import Scenes
import Foundation
import VoiceOver

/// How a walk and a check write what they say.
struct Tone {
  /// For who has it read aloud: words instead of signs.
  var isPlain = false
  /// What paths need not say: the folder that was asked for, or where the reader is.
  private var folder = ""

  init() {}

  /// Paths of a folder that was named from the root are told from where the reader is; where that is
  /// elsewhere, from the folder.
  init(prefix: String, isPlain: Bool) {
    self.isPlain = isPlain
    guard prefix.hasPrefix("/") else { return }
    let here = FileManager.default.currentDirectoryPath + "/"
    folder = prefix.hasPrefix(here) ? here : prefix
  }

  func path(_ path: String) -> String {
    (path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path).harmless
  }

  func place(_ place: Place) -> String {
    path(place.path) + (isPlain ? ", line " : ":") + "\(place.line)"
  }

  /// A line alone is one of the view's own file.
  func words(for other: Place, in report: ViewReport) -> String {
    other.path == report.place.path ? "line \(other.line)" : place(other)
  }

  // MARK: Signs

  func said(_ text: String) -> String {
    let text = Self.inOneLine(text)
    return isPlain ? Self.withoutSigns(Self.withoutMarks(text)).harmless : text.harmless
  }

  /// A line that ends is no more than a pause.
  private static func inOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A condition in the words of the code: in plain words also its names.
  func asked(_ text: String) -> String {
    guard isPlain else { return text.harmless }
    let words = text.split(separator: " ").map { word -> String in
      if let operation = Self.operators[word] { return operation }
      // `-1` is a number below zero.
      if word.hasPrefix("-"), word.dropFirst().first?.isNumber == true {
        return "minus " + word.dropFirst()
      }
      let spelled = Placeholder.spelled(word)
      // Without its sign it would say the contrary.
      let isContrary = word.drop { $0 == "(" }.hasPrefix("!")
      return isContrary && !spelled.isEmpty ? "not " + spelled : spelled
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static let operators: [Substring: String] = [
    ">": "is more than", "<": "is less than", ">=": "is at least", "<=": "is at most",
    "==": "is", "!=": "is not", "===": "is", "!==": "is not", "??": "or else", "+": "plus",
    "-": "minus", "*": "times",
    "/": "divided by", "&&": "and", "||": "or", "%": "modulo",
  ]

  /// `‹sender name›` is “some sender name”, `‹preamble?›` “unknown preamble”.
  private static func withoutMarks(_ text: String) -> String {
    var parts = text.split(separator: "‹", omittingEmptySubsequences: false)[...]
    var out = String(parts.popFirst() ?? "")
    for part in parts {
      let halves = part.split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
      let name = halves[0]
      if let last = out.last, last.isLetter || last.isNumber { out += " " }
      if name.hasPrefix("symbol ") {
        out += Placeholder.spelled(name)
      } else if name.hasSuffix("?") {
        let words = Placeholder.spelled(name)
        out += words.isEmpty ? "something unknown" : "unknown " + words
      } else {
        out += "some " + name
      }
      guard halves.count > 1 else { continue }
      if let next = halves[1].first, next.isLetter || next.isNumber { out += " " }
      out += halves[1]
    }
    return out
  }

  private static func withoutSigns(_ text: String) -> String {
    var out = ""
    for letter in text {
      switch letter {
      case "≥": out += "at least"
      case "×": out += "times"
      case "−": out += "minus"
      case "…": out += out.isEmpty || out.last == " " ? "and so on" : " and so on"
      case "“", "”": break
      case "⸱", "·", "•", "|": out += ","
      case "%": out += " percent"
      default: out.append(letter)
      }
    }
    return out
  }
}
