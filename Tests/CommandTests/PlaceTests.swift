import Foundation
import TestSupport
import Testing
@testable import swipecost

@Suite struct `A place to write to` {
  @Test func `is said to be a file, in words that name it`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "notes.txt")
    try "mine".write(to: file, atomically: true, encoding: .utf8)
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    #expect(program.run(["demo", file.path]) == .inputOutput)
    let messages = console.messages.text
    #expect(messages.hasPrefix("swipecost: cannot use “\(file.path)"), "\(messages)")
    #expect(
      messages.hasSuffix("”: a file is there, where a folder has to be\n"), "\(messages)")
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }
}
