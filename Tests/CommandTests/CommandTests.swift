import TestSupport
import Testing

@testable import swipecost

@Suite struct `Every command` {
  static let names = Command.all.map(\.name)

  static func command(_ name: String) throws -> Command {
    try #require(Command.all.first { $0.name == name })
  }

  /// As a shell reads them, up to the first pipe or redirection.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch character {
      case quote: quote = nil
      case _ where quote != nil: word = (word ?? "") + String(character)
      case "'", "\"":
        quote = character
        word = word ?? ""
      case "|", ">", ";": return words + (word.map { [$0] } ?? [])
      case " ":
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  @Test(arguments: names)
  func `has the help that was reviewed`(_ name: String) throws {
    let page = HelpText.page(of: try Self.command(name))
    #expect(try Golden("help-\(name).txt").difference(from: page) == nil)
  }

  @Test(arguments: names)
  func `shows an example that its own definition accepts`(_ name: String) throws {
    let command = try Self.command(name)
    #expect(command.examples.first?.line.hasPrefix("swipecost \(name)") == true)
    for example in command.examples {
      let words = Self.words(of: example.line)
      #expect(words.first == "swipecost")
      guard let other = Command.all.first(where: { $0.name == words.dropFirst().first }) else {
        continue
      }
      #expect(throws: Never.self, "\(example.line)") {
        try Arguments(Array(words.dropFirst(2)), for: other)
      }
    }
  }

  @Test(arguments: names)
  func `answers a wrong option with one line`(_ name: String) throws {
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    #expect(program.run([name, "--hlep"]) == .usage)
    #expect(
      console.messages.text == "swipecost: unknown option “--hlep”; did you mean “--help”?\n")
    #expect(console.results.text == "")
  }

  @Test func `has a name of its own, and options too`() {
    #expect(Set(Self.names).count == Self.names.count)
    for command in Command.all {
      let options = command.options.map(\.name)
      #expect(Set(options).count == options.count && !options.contains("help"))
      #expect(!command.summary.hasSuffix("."))
    }
  }

  @Test(arguments: Topic.all.map(\.name))
  func `is joined by topics that were reviewed`(_ name: String) throws {
    let topic = try #require(Topic.all.first { $0.name == name })
    #expect(!Self.names.contains(name))
    #expect(try Golden("topic-\(name).txt").difference(from: HelpText.page(of: topic)) == nil)
  }

  @Test func `stands in the overview`() throws {
    let text = HelpText.overview(commands: Command.all, topics: Topic.all)
    #expect(try Golden("help.txt").difference(from: text) == nil)
  }
}

@Suite struct `The program` {
  static func run(_ words: [String]) -> (code: ExitCode, results: String, messages: String) {
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    let code = program.run(words)
    return (code, console.results.text, console.messages.text)
  }

  @Test(arguments: [
    (["hepl"], "unknown command “hepl”; did you mean “help”?"),
    (["zzzzz"], "unknown command “zzzzz”; “swipecost help” lists them"),
    (["--verison"], "unknown option “--verison”; did you mean “--version”?"),
    (
      ["help", "exitcodes"],
      "unknown command or topic “exitcodes”; did you mean “exit-codes”?"
    ),
    (["help", "a", "b"], "unexpected word “b”: swipecost help [WORD] [options]"),
    (["\u{1B}[31m"], "unknown command “\\u{1B}[31m”; “swipecost help” lists them"),
  ])
  func `answers a wrong word with one line`(_ words: [String], _ message: String) {
    let outcome = Self.run(words)
    #expect(outcome.code == .usage)
    #expect(outcome.messages == "swipecost: \(message)\n")
    #expect(outcome.results == "")
  }

  @Test func `prints its version`() {
    let outcome = Self.run(["--version"])
    #expect(outcome.code == .done)
    #expect(outcome.results == "swipecost \(Program.version)\n")
  }

  @Test func `says what it can do when nothing was asked`() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltProgram().run([], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.results == "")
    #expect(outcome.messages == HelpText.overview(commands: Command.all, topics: Topic.all))
  }

  @Test func `runs as a process`() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltProgram().run(["help", "exit-codes"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.messages == "")
    #expect(try Golden("topic-exit-codes.txt").difference(from: outcome.results) == nil)
  }

  /// What a shell says of a line in which `$1` is the program.
  static func shell(_ line: String) throws -> BuiltProgram.Outcome {
    let folder = try TemporaryFolder()
    return try BuiltProgram(at: "/bin/bash")
      .run(["--norc", "-c", line, "bash", BuiltProgram().path], in: folder)
  }

  @Test func `says nothing when its reader has gone`() throws {
    let outcome = try Self.shell(#"("$1" help; echo $? >&2) | exec <&-"#)
    #expect(outcome.messages == "0\n")
  }

  #if os(Linux)
  @Test func `says when its result could not be written`() throws {
    let outcome = try Self.shell(#""$1" --version > /dev/full"#)
    #expect(outcome.code == 74)
    #expect(
      outcome.messages
        == "swipecost: the result could not be written: No space left on device; "
        + "free some space and run again\n")
  }
  #endif

  @Test func `shows no colour where none is wanted`() throws {
    let outcome = try Self.shell(#"TERM=xterm NO_COLOR=1 "$1" check --nonsense; "$1" help"#)
    #expect(!(outcome.results + outcome.messages).contains("\u{1B}"))
  }
}
