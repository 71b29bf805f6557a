/// Hands the definitions to `_arguments`, which knows the rest.
struct ZshCompletion {
  let commands: [Command]

  var text: String {
    """
    #compdef \(Program.name)
    _\(Program.name)() {
      local -a commands=(
    \(commands.map { "    " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _\(Program.name) ]]; then _\(Program.name) "$@"; else compdef _\(Program.name) \(Program.name); fi

    """
  }

  private func branch(_ command: Command) -> String {
    let lines = (command.options + [.help]).map(option) + command.operands.map(operand)
    return "    \(command.name)) _arguments \\\n"
      + lines.map { "      " + quoted($0) }.joined(separator: " \\\n") + " ;;"
  }

  private func option(_ option: Option) -> String {
    let head = (option.repeats ? "*" : "") + "--\(option.name)"
    let doc = "[\(escaped(option.doc))]"
    switch option.kind {
    case .flag: return head + doc
    case .value(let placeholder):
      return head + "=" + doc + ":\(escaped(placeholder)):" + action(option.completion)
    case .choice: return head + "=" + doc + ":word:" + action(option.completion)
    }
  }

  private func operand(_ operand: Operand) -> String {
    let head =
      switch operand.count {
      case .one: ":"
      case .atMostOne: "::"
      case .oneOrMore, .any: "*:"
      }
    return head + escaped(operand.placeholder) + ":" + action(operand.completion)
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
      .replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
