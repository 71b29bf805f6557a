import Foundation
import TestSupport
import Testing

@testable import swipecost

@Suite struct `The text of a walk` {
  @Test func `tells once of a row that stands on several sides of a branch`() throws {
    let folder = try TemporaryFolder()
    let source = """
      import SwiftUI
      struct ShelfView: View {
        var body: some View {
          if isWide { HStack { rows } } else { VStack { rows } }
        }
        @ViewBuilder var rows: some View {
          ForEach(books) { book in HStack { Text(book.title); Text(book.author) } }
        }
      }
      """
    try source.write(
      to: folder.url.appending(path: "Shelf.swift"), atomically: true, encoding: .utf8)
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    #expect(program.run(["walk", folder.url.path]) == .done)
    let lines = console.results.text.split(separator: "\n")
    #expect(lines.count { $0.contains("when its parts are one element") } == 1)
  }
}
