/// What `--help` and `swipecost help` print.
enum HelpText {
  static func overview(commands: [Command], topics: [Topic]) -> String {
    let column = (commands.map(\.name) + topics.map(\.name)).map(\.count).max().map { $0 + 3 } ?? 0
    var text = Paragraph.wrapped(Program.summary)
    text += "\nUsage: \(Program.name) COMMAND ...\n\nCommands:\n"
    text += Paragraph.table(commands.map { ($0.name, $0.summary) }, column: column)
    text += "\nTopics:\n"
    text += Paragraph.table(topics.map { ($0.name, $0.summary) }, column: column)
    if let command = commands.first, let example = command.examples.first {
      text += "\nExample:\n  \(example.line)\n"
    }
    text +=
      "\n“\(Program.name) help COMMAND” explains one command, “\(Program.name) help TOPIC” a topic.\n"
    return text
  }

  static func page(of command: Command) -> String {
    var text = Paragraph.wrapped(command.summary + ".")
    text += "\nUsage: \(command.usage)\n"
    if !command.discussion.isEmpty { text += "\n" + Paragraph.wrapped(command.discussion) }
    let operands = command.operands.map { (term: $0.usage, text: $0.doc) }
    let options = (command.options + [.help]).map { (term: $0.usage, text: $0.fullDoc) }
    let column = Paragraph.column(of: operands + options)
    if !operands.isEmpty { text += "\nArguments:\n" + Paragraph.table(operands, column: column) }
    text += "\nOptions:\n" + Paragraph.table(options, column: column)
    text += "\nExamples:\n"
    text += command.examples.map { example in
      Paragraph.wrapped(heading(example.purpose), indent: 2) + "    \(example.line)\n"
    }.joined(separator: "\n")
    return text
  }

  static func heading(_ purpose: String) -> String {
    purpose.last?.isPunctuation == true ? purpose : purpose + ":"
  }

  static func page(of topic: Topic) -> String {
    Paragraph.wrapped(topic.summary + ".") + "\n" + Paragraph.wrapped(topic.text)
  }
}
