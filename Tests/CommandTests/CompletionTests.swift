import Foundation
import TestSupport
import Testing

@testable import swipecost

@Suite struct `Completion in bash` {
  static let script = BashCompletion(commands: [`The words of a command line`.command]).text

  /// What bash offers after the words, the last one being typed.
  static func offers(_ words: [String], in folder: borrowing TemporaryFolder) throws -> [String] {
    try folder.write(script, to: "completion.bash")
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let shell = Process()
    shell.executableURL = URL(filePath: "/usr/bin/env")
    shell.arguments = [
      "bash", "--norc", "-c",
      """
      cd '\(folder.path)'; . ./completion.bash
      COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _swipecost; printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]
    let answer = Pipe()
    shell.standardOutput = answer
    try shell.run()
    let data = answer.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
  }

  @Test(arguments: [
    (["swipecost", "t"], ["try"]),
    (["swipecost", "--v"], ["--version"]),
    (["swipecost", "try", "--p"], ["--param"]),
    (["swipecost", "try", "--format", ""], ["csv", "json", "table"]),
    (["swipecost", "try", "--format", "=", "c"], ["csv"]),
    (["swipecost", "try", "--format", "="], ["csv", "json", "table"]),
    (["swipecost", "try", "--db", "a"], ["a file.sqlite"]),
    (["swipecost", "try", "a"], ["a file.sqlite"]),
    (["swipecost", "try", "--jobs", ""], []),
  ])
  func `offers what fits`(_ words: [String], _ offers: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a file.sqlite")
    #expect(try Self.offers(words, in: folder) == offers)
  }
}

@Suite struct `What is made from the definitions` {
  static let commands = [`The words of a command line`.command]
  static let topics = [
    Topic(name: "words", summary: "On words", text: "One.\n\n    two\n    three")
  ]

  @Test(arguments: ShellCompletion.allCases)
  func `completes in every shell`(_ shell: ShellCompletion) throws {
    let script = shell.script(commands: Self.commands, topics: Self.topics)
    #expect(try Golden("completion.\(shell.rawValue)").difference(from: script) == nil)
  }

  @Test func `is a manual page too`() throws {
    let page = ManualPage(commands: Self.commands, topics: Self.topics).text
    #expect(try Golden("manual.1").difference(from: page) == nil)
  }

  @Test(arguments: [
    (".TH x", "\\&.TH x"), ("'x", "\\&'x"), ("a\\b", "a\\eb"), ("--x", "\\-\\-x"),
    ("“é”", "\\[u201C]\\[u00E9]\\[u201D]"),
  ])
  func `says nothing to roff but text`(_ text: String, _ escaped: String) {
    #expect(ManualPage.escaped(text) == escaped)
  }

  @Test func `names every command and option`() {
    let page = ManualPage(commands: Command.all, topics: Topic.all).text
    for command in Command.all {
      #expect(page.contains(".SS \"\(command.name)\"\n"))
      for option in command.options {
        #expect(page.contains(".B " + ManualPage.escaped(option.usage) + "\n"))
      }
    }
  }
}
