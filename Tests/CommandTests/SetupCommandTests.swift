import Foundation
import Nightly
import TestSupport
import Testing

@testable import swipecost

@Suite struct `swipecost setup` {
  static let kinds = SetupKind.allCases.map(\.rawValue)

  /// What follows the program's name on any line, up to a pipe or a redirection.
  static func commandLines(in text: String) -> [[String]] {
    let names = Command.all.map(\.name)
    var found: [[String]] = []
    for line in text.replacing("\\\n", with: " ").split(separator: "\n") {
      let parts = line.split(
        separator: /swipecost"? +/, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      // Neither a number before a redirection nor what follows a quoted command is a word of it.
      let rest = parts[1].split(separator: /(?: [0-9]?>|”)/, maxSplits: 1)[0]
      let words = `Every command`.words(of: String(rest))
      if let first = words.first, names.contains(first) { found.append(words) }
    }
    return found
  }

  @Test(arguments: kinds)
  func `calls the program only as its own definitions allow`(_ kind: String) throws {
    let outcome = `The program`.run(["setup", kind, "--image", "swipecost"])
    #expect(outcome.code == .done)
    let program = Bundle.main.executablePath ?? "swipecost"
    let lines = Self.commandLines(in: outcome.results.replacing(program, with: "swipecost"))
    // An image is only described.
    #expect(!lines.isEmpty || kind == "container")
    for words in lines {
      let command = try #require(Command.all.first { $0.name == words[0] })
      #expect(throws: Never.self, "\(words)") {
        try Arguments(Array(words.dropFirst()), for: command)
      }
    }
  }

  @Test(arguments: [
    ("gitbub", "did you mean “github”?"), ("precommit", "did you mean “pre-commit”?"),
    ("jenkins", "it is one of systemd, cron,"),
  ])
  func `names the kind that was meant`(_ word: String, _ message: String) {
    let outcome = `The program`.run(["setup", word])
    #expect(outcome.code == .usage)
    #expect(outcome.messages.hasPrefix("swipecost: unknown kind “\(word)”; "))
    #expect(outcome.messages.contains(message))
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }

  @Test func `writes each file once, ready to run`() throws {
    let folder = try TemporaryFolder()
    let first = `The program`.run(["setup", "xcode", "--out", folder.path])
    #expect(first.code == .done)
    let script = folder.path("swipecost-build-phase.sh")
    #expect(first.results == script + "\n")
    #expect(FileManager.default.isExecutableFile(atPath: script))
    let second = `The program`.run(["setup", "xcode", "--out", folder.path])
    #expect(second.results == "")
    #expect(second.messages.contains("is there already and was left alone"))
  }

  @Test func `shows findings as warnings of a build, and fails none`() throws {
    let folder = try TemporaryFolder()
    _ = `The program`.run(["setup", "xcode", "--out", folder.path])
    try folder.write(
      """
      import SwiftUI
      struct InboxView: View {
        var body: some View { Image("ic_a") }
      }

      """, to: "App/Inbox.swift")
    let installed = URL(filePath: BuiltProgram().path).deletingLastPathComponent().path
    let phase = BuiltProgram(at: folder.path("swipecost-build-phase.sh"))
    func build(_ root: String) throws -> BuiltProgram.Outcome {
      try phase.run(
        [], in: folder, environment: ["SRCROOT": root, "PATH": "\(installed):/usr/bin:/bin"])
    }
    let outcome = try build(folder.path)
    #expect(outcome.code == 0)
    #expect(outcome.results.hasPrefix(folder.path("App/Inbox.swift") + ":3:25: warning: "))
    #expect(try build("").code != 0)
  }

  @Test func `writes the hook that the repository offers to others`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let offered = try String(
      contentsOf: root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    func entries(_ text: String) -> Set<String> {
      Set(text.matches(of: /entry: (.+)/).map { String($0.1) })
    }
    let written = `The program`.run(["setup", "pre-commit"]).results
    #expect(entries(written).count == 1)
    #expect(entries(offered) == entries(written))
  }
}
