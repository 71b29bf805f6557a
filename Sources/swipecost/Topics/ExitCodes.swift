extension Topic {
  static let exitCodes = Topic(
    name: "exit-codes",
    summary: "What the program tells the shell when it ends",
    text: ExitCode.allCases.map { code in
      let number = String(code.rawValue)
      let margin = String(repeating: " ", count: 5 - number.count)
      return "  " + number + margin + code.meaning
    }.joined(separator: "\n"))
}
