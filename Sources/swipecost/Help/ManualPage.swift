/// The manual page, `swipecost(1)`, in the macros of man(7).
struct ManualPage {
  let commands: [Command]
  let topics: [Topic]

  var text: String {
    var page = ".TH SWIPECOST 1 \"\" \"\(Program.name) \(Program.version)\" \"User Commands\"\n"
    page += ".SH NAME\n\(Program.name) \\- \(Self.escaped(Program.summary))\n"
    page += ".SH SYNOPSIS\n"
    page += commands.map { ".B \(Self.escaped($0.usage))\n" }.joined(separator: ".br\n")
    page += ".SH COMMANDS\n"
    page += commands.map(section).joined()
    for topic in topics where topic.name != Topic.exitCodes.name {
      page += ".SH \(Self.quoted(topic.summary.uppercased()))\n" + Self.paragraphs(topic.text)
    }
    page += ".SH EXIT STATUS\n"
    page += ExitCode.allCases.map { code in
      ".TP\n.B \(code.rawValue)\n\(Self.escaped(code.meaning))\n"
    }.joined()
    return page
  }

  private func section(_ command: Command) -> String {
    var text = ".SS \(Self.quoted(command.name))\n\(Self.escaped(command.summary)).\n"
    text += ".PP\n.B \(Self.escaped(command.usage))\n"
    text += Self.paragraphs(command.discussion)
    for operand in command.operands { text += Self.entry(operand.usage, operand.doc) }
    for option in command.options { text += Self.entry(option.usage, option.fullDoc) }
    for example in command.examples {
      text += ".PP\n\(Self.escaped(HelpText.heading(example.purpose)))\n"
      text += ".PP\n.RS\n.nf\n\(Self.escaped(example.line))\n.fi\n.RE\n"
    }
    return text
  }

  private static func entry(_ term: String, _ doc: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(doc))\n"
  }

  private static func paragraphs(_ text: String) -> String {
    Paragraph.split(text).map { paragraph in
      let lines = paragraph.split(separator: "\n").map { escaped(String($0)) }
      let body = lines.joined(separator: "\n") + "\n"
      return paragraph.hasPrefix(" ") ? ".PP\n.nf\n\(body).fi\n" : ".PP\n\(body)"
    }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
  }

  /// No byte of the text is a command to roff.
  ///
  /// Not a backslash, not a dot at the start of a line; and what is no ASCII is named by its number, which every roff understands.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
