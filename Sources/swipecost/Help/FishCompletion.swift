/// One line per word.
struct FishCompletion {
  let commands: [Command]

  var text: String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = ["# fish completion for \(Program.name)", "complete -c \(Program.name) -f"]
    for command in commands {
      let none = "not __fish_seen_subcommand_from \(names)"
      lines.append(line(none, "-a \(command.name)", command.summary))
      let seen = "__fish_seen_subcommand_from \(command.name)"
      for option in command.options + [.help] {
        lines.append(line(seen, "-l \(option.name)" + value(option), option.doc))
      }
      for operand in command.operands {
        lines.append(line(seen, words(operand.completion), operand.doc))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ condition: String, _ what: String, _ doc: String) -> String {
    "complete -c \(Program.name) -n \(quoted(condition)) \(what) -d \(quoted(doc))"
  }

  private func value(_ option: Option) -> String {
    option.kind == .flag ? "" : " -x " + words(option.completion)
  }

  private func words(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: "-a '(__fish_complete_path)'"
    case .folders: "-a '(__fish_complete_directories)'"
    case .words(let words): "-a " + quoted(words.joined(separator: " "))
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
