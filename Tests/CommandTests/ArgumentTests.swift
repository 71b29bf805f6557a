import Testing

@testable import swipecost

@Suite struct `The words of a command line` {
  enum Format: String { case table, csv, json }

  static let command = Command(
    name: "try",
    summary: "Try things",
    operands: [.one("FILE", "A file."), .any("MORE", "More files.")],
    options: [
      .value("db", "FILE", "The database.", required: true, completes: .files),
      .flag("quiet", "Say nothing."),
      .choice("format", ["table", "csv", "json"], "How it looks."),
      .list("param", "K=V", "A parameter."),
      .value("jobs", "N", "Threads."),
      .value("max", "BYTES", "A size."),
      .value("for", "TIME", "A time."),
      .value("share", "X", "A share."),
    ],
    examples: [Command.Example("swipecost try a --db b", "Try it")]
  ) { _, _ throws(Failure) in .done }

  static func read(_ line: String) throws -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init), for: command)
  }

  @Test func `may come in any order and both spellings`() throws {
    let arguments = try Self.read("--param a=1 x --db=f.sqlite y --quiet --param b=2=3 -- --z -")
    #expect(arguments.operands == ["x", "y", "--z", "-"])
    #expect(arguments.text("db") == "f.sqlite")
    #expect(arguments.flag("quiet"))
    #expect(arguments.values(of: "param") == ["a=1", "b=2=3"])
    #expect(try arguments.pairs("param").map(\.value) == ["1", "2=3"])
    #expect(arguments.text("jobs") == nil)
  }

  @Test func `are read as what they mean`() throws {
    let arguments = try Self.read("x --db f --format csv --jobs 4 --max 4M --for 15m --share 0.5")
    #expect(arguments.choice("format", Format.table) == .csv)
    #expect(try arguments.count("jobs", in: 1...8) == 4)
    #expect(try arguments.byteCount("max") == 4_000_000)
    #expect(try arguments.seconds("for") == 900)
    #expect(try arguments.decimal("share") == 0.5)
  }

  @Test(arguments: [
    ("--db f", "FILE is missing: swipecost try FILE [MORE...] --db FILE [options]"),
    ("x", "--db is missing: swipecost try FILE [MORE...] --db FILE [options]"),
    ("x --db", "--db needs a value: --db FILE"),
    ("x --db --", "--db needs a value: --db FILE"),
    ("x --db f --db g", "--db stands twice; give it once"),
    ("x --db f --quiet=yes", "--quiet takes no value"),
    ("x --db f --format cvs", "unknown value of --format “cvs”; did you mean “csv”?"),
    ("x --db f --format", "--format needs one of table, csv, json"),
    ("x --db f --parm a=1", "unknown option “--parm”; did you mean “--param”?"),
    ("x -v", "unknown option “-v”; “swipecost help try” lists them"),
  ])
  func `are refused with what is wrong`(_ line: String, _ sentence: String) {
    #expect(throws: Failure.usage(sentence)) { try Self.read(line) }
  }

  @Test(arguments: ["0", "9", "-1", "x", "", "1.5", "99999999999999999999"])
  func `are refused when they are no number in range`(_ word: String) throws {
    let arguments = try Self.read("x --db f --jobs=\(word)")
    #expect(throws: Failure.usage("--jobs takes a whole number from 1 to 8, not “\(word)”")) {
      try arguments.count("jobs", in: 1...8)
    }
  }

  @Test(arguments: ["M", "-1", "4T", "4 M", "nan"])
  func `are refused when they are no size`(_ word: String) throws {
    let arguments = try Arguments(["x", "--db", "f", "--max", word], for: Self.command)
    #expect(throws: Failure.self) { try arguments.byteCount("max") }
  }

  @Test func `ask for help wherever it stands`() throws {
    #expect(try Self.read("--quiet --help --nonsense").asksForHelp)
    #expect(try !Self.read("x --db f -- --help").asksForHelp)
  }
}

@Suite struct `A suggestion` {
  @Test(arguments: [
    ("crwal", "crawl"), ("repot", "report"), ("rep", "report"), ("check ", "check"),
    ("walks", "walk"), ("wlak", "walk"),
  ])
  func `is the nearest word`(_ word: String, _ meant: String) {
    let known = ["crawl", "report", "query", "check", "walk", "rules"]
    #expect(Suggestion.nearest(to: word, among: known) == meant)
  }

  @Test(arguments: [("", 1), ("x", 1), ("publish", 1), ("zzzz", 1), ("a", 100_000)])
  func `is not made when nothing is near`(_ word: String, _ times: Int) {
    let known = ["crawl", "report", "query", "check", "walk", "rules"]
    let word = String(repeating: word, count: times)
    #expect(Suggestion.nearest(to: word, among: known) == nil)
  }
}

@Suite struct `Text from a repository` {
  @Test(arguments: [
    ("plain été 👩‍🚀 می‌خواهم", "plain été 👩‍🚀 می‌خواهم"),
    ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
    ("\u{9B}31m", "\\u{9B}31m"), ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2066}b", "a\\u{2066}b"),
    ("a\u{200B}b\u{FEFF}", "a\\u{200B}b\\u{FEFF}"), ("\u{0}\u{7F}", "\\u{0}\\u{7F}"),
    ("\u{2028}", "\\u{2028}"), ("\u{E0041}", "\\u{E0041}"),
  ])
  func `moves nothing on a terminal`(_ text: String, _ shown: String) {
    #expect(text.harmless == shown)
    #expect(String(harmless: Array(text.utf8)) == shown)
  }

  @Test func `may be no text at all`() {
    #expect(
      String(harmless: [0x61, 0xFF, 0xC3, 0xA9, 0xED, 0xA0, 0x80]) == "a\\xFFé\\xED\\xA0\\x80")
    #expect(String(harmless: [0xF0, 0x9F]) == "\\xF0\\x9F")
  }

  @Test func `keeps its lines where they are wanted`() {
    #expect("a\n\tb\u{1B}".harmlessLines == "a\n\tb\\u{1B}")
  }
}
