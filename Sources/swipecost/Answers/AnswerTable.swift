import Store

/// An answer as columns under their names, for people at a terminal.
struct AnswerTable {
  private let answer: Answer
  private let width: Int?
  /// Columns without a text: they are read by their last digit.
  private let isNumeric: [Bool]

  private static let gap = 2
  /// What a text is not cut below; more columns than fit with this are shown one under the other.
  private static let least = 8

  /// `width` is that of the terminal; nil where nothing needs to fit, such as a file or a pipe.
  init(_ answer: Answer, width: Int?) {
    self.answer = answer
    self.width = width
    isNumeric = answer.columns.indices.map { column in
      let values = answer.rows.lazy.map { $0[column] }.filter { $0 != .null }
      return !values.isEmpty && values.allSatisfy(\.isNumber)
    }
  }

  var lines: [String] {
    let cells = answer.rows.map { row in row.map { $0.description.harmless } }
    let names = answer.columns.map(\.harmless)
    func natural(_ least: (String) -> Int) -> [Int] {
      names.indices.map { column in
        cells.reduce(least(names[column])) { max($0, $1[column].columns) }
      }
    }
    // First with each name on one line; then with names broken at their underscores.
    guard
      let widths = whole(natural(\.columns))
        ?? fitted(natural { $0.nameWords.map(\.columns).max() ?? 0 })
    else { return records(names, cells) }
    let rule = widths.map { String(repeating: "─", count: $0) }
    return header(names, widths) + [rule.joined(separator: String(repeating: " ", count: Self.gap))]
      + cells.map { line($0, widths) } + [count]
  }

  private var count: String { answer.rows.count == 1 ? "(1 row)" : "(\(answer.rows.count) rows)" }

  private func whole(_ natural: [Int]) -> [Int]? {
    guard let width else { return natural }
    return natural.reduce(0, +) + Self.gap * max(0, natural.count - 1) <= width ? natural : nil
  }

  /// Names over as many lines as the longest needs, standing on the rule.
  private func header(_ names: [String], _ widths: [Int]) -> [String] {
    let broken = zip(names, widths).map { name, width in name.broken(to: width) }
    let height = broken.map(\.count).max() ?? 0
    return (0..<height).map { number in
      line(
        broken.map { lines in
          let place = number - (height - lines.count)
          return place < 0 ? "" : lines[place]
        }, widths)
    }
  }

  /// Numbers stay whole; texts give way, the longest first.
  ///
  /// Nil when even that does not fit.
  private func fitted(_ natural: [Int]) -> [Int]? {
    guard let width else { return natural }
    let room = width - Self.gap * max(0, natural.count - 1)
    var widths = natural
    var excess = natural.reduce(0, +) - room
    while excess > 0 {
      let soft = widths.indices.filter { !isNumeric[$0] && widths[$0] > Self.least }
      guard let longest = soft.max(by: { widths[$0] < widths[$1] }) else { return nil }
      // Down to the next longest at once, or as far as needed.
      let next = soft.map { widths[$0] }.filter { $0 < widths[longest] }.max() ?? Self.least
      let cut = min(excess, widths[longest] - next)
      widths[longest] -= cut
      excess -= cut
    }
    return widths
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      if column > 0 { line += String(repeating: " ", count: Self.gap) }
      let text = cell.fitted(to: widths[column])
      let padding = String(repeating: " ", count: widths[column] - text.columns)
      line += isNumeric[column] ? padding + text : text + padding
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// One row under the other, as `name  value`.
  private func records(_ columns: [String], _ cells: [[String]]) -> [String] {
    let names = columns.map(\.columns).max() ?? 0
    var lines: [String] = []
    for (number, row) in cells.enumerated() {
      lines.append("─ \(number + 1) ─")
      for (name, cell) in zip(columns, row) {
        let padded = name + String(repeating: " ", count: names - name.columns + Self.gap)
        lines.append(padded + cell.fitted(to: max(Self.least, (width ?? .max) - padded.columns)))
      }
    }
    return lines + [count]
  }
}

extension Value {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .real: true
    case .null, .text, .blob: false
    }
  }
}

extension String {
  /// `swipes_per_screen` as `swipes_`, `per_`, `screen`.
  fileprivate var nameWords: [String] {
    var words = [""]
    for character in self {
      words[words.count - 1].append(character)
      if character == "_" { words.append("") }
    }
    return words.last == "" && words.count > 1 ? words.dropLast() : words
  }

  /// The words of a name, as many to a line as fit.
  fileprivate func broken(to width: Int) -> [String] {
    nameWords.reduce(into: []) { lines, word in
      if let last = lines.last, last.columns + word.columns <= width {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
  }
}
