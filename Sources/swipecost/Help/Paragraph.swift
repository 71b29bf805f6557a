/// Plain text broken into lines, for help and manual alike.
enum Paragraph {
  static let width = 80

  /// Breaks at spaces; a word that is longer than a line stays whole.
  static func lines(_ text: String, width: Int = Paragraph.width) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Paragraphs keep the empty line between them; those that are indented are kept as written.
  static func wrapped(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return split(text).map { paragraph in
      let lines =
        paragraph.hasPrefix(" ")
        ? paragraph.split(separator: "\n").map(String.init)
        : Paragraph.lines(paragraph, width: width - indent)
      return lines.map { margin + $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// The paragraphs of a text: what stands between empty lines.
  static func split(_ text: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }

  /// Where the texts of a table begin: behind the longest term that is not exceptionally long.
  static func column(of rows: [(term: String, text: String)]) -> Int {
    (rows.map(\.term.count).filter { $0 <= 24 }.max() ?? 0) + 2
  }

  /// Terms on the left, their texts on the right; a long term takes a line of its own.
  static func table(_ rows: [(term: String, text: String)], column: Int) -> String {
    rows.map { row in
      let body = lines(row.text, width: width - column - 2)
      let margin = String(repeating: " ", count: column + 2)
      var result = "  " + row.term
      if row.term.count + 1 > column {
        result += "\n" + (body.first.map { margin + $0 + "\n" } ?? "")
      } else {
        result += String(repeating: " ", count: column - row.term.count) + (body.first ?? "") + "\n"
      }
      return result + body.dropFirst().map { margin + $0 + "\n" }.joined()
    }.joined()
  }
}
