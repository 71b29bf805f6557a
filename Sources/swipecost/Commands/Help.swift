extension Command {
  static let help = Command(
    name: "help",
    summary: "Explain a command or a topic",
    discussion: """
      Without a word it lists the commands and topics. “\(Program.name) COMMAND --help” prints the \
      same page as “\(Program.name) help COMMAND”.
      """,
    operands: [.atMostOne("WORD", "A command or a topic.", completes: .nothing)],
    examples: [
      Example("swipecost help exit-codes", "Read what the exit codes mean")
    ]
  ) { arguments, console throws(Failure) in
    guard let word = arguments.operands.first else {
      console.results.write(HelpText.overview(commands: Command.all, topics: Topic.all))
      return .done
    }
    if let command = Command.all.first(where: { $0.name == word }) {
      console.results.write(HelpText.page(of: command))
    } else if let topic = Topic.all.first(where: { $0.name == word }) {
      console.results.write(HelpText.page(of: topic))
    } else {
      throw .unknown(
        "command or topic", word, among: Command.all.map(\.name) + Topic.all.map(\.name),
        otherwise: "“\(Program.name) help” lists them")
    }
    return .done
  }
}
