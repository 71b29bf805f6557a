import Store

/// An answer as a table of GitHub's Markdown (https://github.github.com/gfm/#tables-extension-).
struct AnswerMarkdown {
  let answer: Answer

  var text: String {
    var text = row(answer.columns.map(name))
    text += "|" + String(repeating: " --- |", count: answer.columns.count) + "\n"
    for values in answer.rows { text += row(values.map { escaped($0.description) }) }
    return text
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// A name of ours needs no escapes; underscores within a word are no marks.
  private func name(_ column: String) -> String {
    let isPlain = column.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isPlain ? column : escaped(column)
  }

  /// Marks are escaped, so that no name becomes a link, an element or another column.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text.harmless {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "|", "*", "_", "`", "[", "]", "~", "#", "!": result += "\\" + String(character)
      case "@": result += "&#64;"
      default: result.append(character)
      }
    }
    // A bare address becomes a link without any mark.
    return result.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }
}
