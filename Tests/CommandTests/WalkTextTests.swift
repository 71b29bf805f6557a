import Foundation
import TestSupport
import Testing

@testable import swipecost

@Suite struct `The text of a walk` {
  private func lines(of source: String) throws -> [Substring] {
    let folder = try TemporaryFolder()
    try source.write(
      to: folder.url.appending(path: "Shelf.swift"), atomically: true, encoding: .utf8)
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    #expect(program.run(["walk", folder.url.path]) == .done)
    return console.results.text.split(separator: "\n")
  }

  @Test func `tells once of a row that stands on several sides of a branch`() throws {
    let lines = try lines(
      of: """
        import SwiftUI
        struct ShelfView: View {
          var body: some View {
            if isWide { HStack { rows } } else { VStack { rows } }
          }
          @ViewBuilder var rows: some View {
            ForEach(books) { book in HStack { Text(book.title); Text(book.author) } }
          }
        }
        """)
    #expect(lines.count { $0.contains("when its parts are one element") } == 1)
  }

  @Test func `says how often a stop is in the bars`() throws {
    let lines = try lines(
      of: """
        import SwiftUI
        struct ShelfView: View {
          var body: some View {
            Text("Books").toolbar {
              ForEach(0..<3) { _ in Button("Mark") {} }
              Button("Edit") {}
            }
          }
        }
        """)
    #expect(lines.contains { $0.hasSuffix("Mark. Button.  × 3") })
    #expect(lines.contains { $0.hasSuffix("Edit. Button.") })
  }
}
