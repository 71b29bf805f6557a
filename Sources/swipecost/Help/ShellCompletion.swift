/// Scripts that teach a shell the words of this program.
enum ShellCompletion: String, CaseIterable {
  case bash
  case zsh
  case fish

  func script(commands: [Command], topics: [Topic]) -> String {
    let commands = commands.map { $0.completing(commands: commands, topics: topics) }
    return switch self {
    case .bash: BashCompletion(commands: commands).text
    case .zsh: ZshCompletion(commands: commands).text
    case .fish: FishCompletion(commands: commands).text
    }
  }
}

extension Command {
  /// `help` completes the commands and topics there are, which its own definition cannot know.
  fileprivate func completing(commands: [Command], topics: [Topic]) -> Command {
    guard name == Command.help.name else { return self }
    let words = commands.map(\.name) + topics.map(\.name)
    let operands = operands.map { operand in
      Operand(
        placeholder: operand.placeholder, count: operand.count, doc: operand.doc,
        completion: .words(words))
    }
    return Command(
      name: name, summary: summary, discussion: discussion, operands: operands, options: options,
      examples: examples, run: run)
  }
}
