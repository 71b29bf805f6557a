/// The whole program: words in, exit code out.
///
/// Only `main.swift` exits.
struct Program {
  static let name = "swipecost"
  static let version = "0.1.0"
  static let summary =
    "Walks the git histories of iOS apps and counts what every screen costs a VoiceOver user."

  let commands: [Command]
  let topics: [Topic]
  let console: Console

  func run(_ words: [String]) -> ExitCode {
    let code: ExitCode
    do throws(Failure) {
      code = try dispatch(words)
    } catch {
      console.messages.writeLine("\(Program.name): \(error.sentence)")
      code = error.exitCode
    }
    return finish(code)
  }

  private func dispatch(_ words: [String]) throws(Failure) -> ExitCode {
    guard let first = words.first else {
      console.messages.write(HelpText.overview(commands: commands, topics: topics))
      return .usage
    }
    switch first {
    case "--help", "-h":
      console.results.write(HelpText.overview(commands: commands, topics: topics))
      return .done
    case "--version":
      console.results.writeLine("\(Program.name) \(Program.version)")
      return .done
    default:
      break
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      throw unknown(first)
    }
    let arguments = try Arguments(Array(words.dropFirst()), for: command)
    if arguments.asksForHelp {
      console.results.write(HelpText.page(of: command))
      return .done
    }
    return try command.run(arguments, console)
  }

  private func unknown(_ word: String) -> Failure {
    let options = ["--help", "--version"]
    let known = word.hasPrefix("-") ? options : commands.map(\.name)
    let thing = word.hasPrefix("-") ? "option" : "command"
    return .unknown(thing, word, among: known, otherwise: "“\(Program.name) help” lists them")
  }

  /// A reader who went away (`| head`) is no failure; a result that could not be written is.
  private func finish(_ code: ExitCode) -> ExitCode {
    console.messages.flush()
    guard let problem = console.results.flush() else { return code }
    console.messages.writeLine(
      "\(Program.name): the result could not be written: \(problem); free some space and run again")
    console.messages.flush()
    return .inputOutput
  }
}
