/// One `case` per command and option.
struct BashCompletion {
  let commands: [Command]

  var text: String {
    """
    # bash completion for \(Program.name)
    _\(Program.name)() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
      # bash splits --name=value at the sign
      if [[ $word == = ]]; then word=
      elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$word"))
        return
      fi
      case ${COMP_WORDS[1]} in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    complete -F _\(Program.name) \(Program.name)

    """
  }

  private func branch(_ command: Command) -> String {
    var lines = ["    \(command.name))", "      case $before in"]
    for option in command.options where option.kind != .flag {
      lines.append("        --\(option.name)) \(reply(option.completion)); return ;;")
    }
    let options = (command.options + [.help]).map { "--\($0.name)" }.joined(separator: " ")
    lines += [
      "      esac",
      "      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W \"\(options)\" -- \"$word\"))",
      "      else \(reply(command.operands.first?.completion ?? .nothing)); fi ;;",
    ]
    return lines.joined(separator: "\n")
  }

  private func reply(_ completion: Completion) -> String {
    let complete =
      switch completion {
      case .nothing: "return"
      case .files:
        "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"
      case .folders:
        "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- \"$word\")"
      case .words(let words):
        "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
      }
    return complete
  }
}
