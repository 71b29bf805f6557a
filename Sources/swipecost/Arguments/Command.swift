/// One word after `swipecost`, with all that is said about it.
///
/// Parsing, `--help`, the manual page and the completions of the shells are made from this value.
struct Command: Sendable {
  let name: String
  /// One line for the overview, without a full stop.
  let summary: String
  /// Paragraphs, separated by empty lines.
  let discussion: String
  let operands: [Operand]
  let options: [Option]
  /// At least one; a test refuses a command without.
  let examples: [Example]
  let run: @Sendable (Arguments, Console) throws(Failure) -> ExitCode

  /// A command line that works as written, and what it does.
  struct Example: Sendable {
    let line: String
    let purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  init(
    name: String, summary: String, discussion: String = "", operands: [Operand] = [],
    options: [Option] = [], examples: [Example],
    run: @escaping @Sendable (Arguments, Console) throws(Failure) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
    self.run = run
  }

  /// The command line in its general form: `swipecost crawl CORPUS... --db FILE [options]`.
  var usage: String {
    var words = [Program.name, name]
    words += operands.map(\.usage)
    words += options.filter(\.isRequired).map(\.usage)
    if options.contains(where: { !$0.isRequired }) { words.append("[options]") }
    return words.joined(separator: " ")
  }
}
