import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct `The command watch` {
  private static let inbox = """
    import SwiftUI
    struct InboxView: View {
      let isNew: Bool
      var body: some View {
        List { ForEach(0..<20) { _ in HStack { Text("A"); Text("B"); if isNew { Text("C") } } } }
      }
    }
    """

  @Test(.timeLimit(.minutes(3))) func `tells of each saved edit, draws, and ends on Ctrl-C`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "App/InboxView.swift")
    let running = try BuiltProgram().start(
      ["watch", "App", "--view", "InboxView", "--svg", "inbox.svg"], in: folder)
    #expect(try running.waits(forResult: "watching App: 1 screen"))
    let before = try folder.text(of: "inbox.svg")
    try folder.write(
      Self.inbox.replacing(
        "} } }\n", with: "} .accessibilityElement(children: .combine) } }\n"),
      to: "App/InboxView.swift")
    #expect(
      try running.waits(forResult: "20 swipes instead of 40…60"))
    #expect(try running.waits(forResult: "a row in line 5 has 1 stop instead of 2…3"))
    try folder.write(
      Self.inbox.replacing(
        "} } }\n", with: "} .accessibilityElement(children: .combine) } }\n"
      ).replacing("Text(\"A\")", with: "Text(\"Another\")"),
      to: "App/InboxView.swift")
    #expect(try running.waits(forResult: "as many swipes as before, and the same findings"))
    try folder.write("struct InboxView: View {", to: "App/InboxView.swift")
    #expect(try running.waits(forResult: "does not parse"))
    running.send(signal: SIGINT)
    let outcome = try running.outcome()
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    #expect(try folder.text(of: "inbox.svg") != before)
  }

  @Test(arguments: [
    (["watch", "Nowhere"], "it does not exist", 74),
    (["watch", "File.swift"], "takes a folder", 2),
    (["watch", "App", "--svg", "x.svg"], "name it with --view", 2),
    (["watch", "App", "--view", "InboxVie"], "did you mean “InboxView”?", 2),
  ])
  func `says in one sentence what is wrong`(words: [String], sentence: String, code: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "App/InboxView.swift")
    try folder.write("", to: "File.swift")
    let outcome = try BuiltProgram().run(words, in: folder)
    #expect(outcome.messages.contains(sentence) && outcome.code == code)
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }
}
