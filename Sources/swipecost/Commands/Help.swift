extension Command {
  static let help = Command(
    name: "help",
    summary: "Explain a command or a topic",
    discussion: """
      Without a word it lists the commands and topics. “\(Program.name) COMMAND --help” prints the \
      same page as “\(Program.name) help COMMAND”.
      """,
    operands: [.atMostOne("WORD", "A command or a topic.", completes: .nothing)],
    options: [
      .flag("man", "Print the manual page; redirect it to swipecost.1."),
      .choice(
        "completions", ShellCompletion.allCases.map(\.rawValue),
        "Print the completions for a shell."),
    ],
    examples: [
      Example("swipecost help exit-codes", "Read what the exit codes mean"),
      Example(
        "swipecost help --completions bash > swipecost.bash",
        "Teach bash the commands and options of this program"),
    ]
  ) { arguments, console throws(Failure) in
    if arguments.flag("man") {
      console.results.write(ManualPage(commands: Command.all, topics: Topic.all).text)
      return .done
    }
    if let name = arguments.text("completions"), let shell = ShellCompletion(rawValue: name) {
      console.results.write(shell.script(commands: Command.all, topics: Topic.all))
      return .done
    }
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
