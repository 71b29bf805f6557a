import Foundation
import TestSupport
import Testing

@testable import swipecost

@Suite struct `The text of a walk` {
  private func walk(_ source: String, _ words: [String] = []) throws -> String {
    let folder = try TemporaryFolder()
    try source.write(
      to: folder.url.appending(path: "Shelf.swift"), atomically: true, encoding: .utf8)
    let console = Console.recording()
    let program = Program(commands: Command.all, topics: Topic.all, console: console)
    #expect(program.run(["walk", folder.url.path] + words) == .done)
    return console.results.text
  }

  private func lines(of source: String) throws -> [Substring] {
    try walk(source).split(separator: "\n")
  }

  /// Everything that a walk tells of, once.
  private static let shelf = """
    import SwiftUI
    struct ShelfView: View {
      @Binding var isSaving: Bool
      var model: ShelfModel
      var body: some View {
        NavigationStack {
          List {
            if let note = model.note { Text(note) }
            switch model.phase {
            case .loading: ProgressView()
            case .failed(let error): Text(error.text); Button("Retry") { retry() }
            case .loaded(let books):
              ForEach(books) { book in BookRow(book: book) }
            }
            ForEach(0..<3) { number in Text("Part \\(number)") }
            CoverFlow(books)
          }
          .navigationTitle("Shelf")
          .toolbar {
            if isSaving { ProgressView("Saving") } else { Button("Add") { add() }; Button("Sort") {} }
          }
        }
        .sheet(isPresented: $isOpen) { VStack { Text("More"); Text(summary(of: model)) } }
      }
    }
    struct BookRow: View {
      var book: Book
      var body: some View {
        NavigationLink { Text("Book") } label: {
          HStack {
            AsyncImage(url: book.cover)
            Circle().frame(width: 8, height: 8)
            Text(book.title)
            if book.isNew { Text("New") }
          }
        }
        .swipeActions { Button("Delete") { remove(book) } }
      }
    }
    class ShelfModel { var note: String?; var phase: Phase = .loading }
    enum Phase { case loading, failed(Failure), loaded([Book]) }

    """

  @Test(arguments: [
    ("text", []), ("all", ["--all"]), ("plain", ["--plain", "--all"]),
    ("guideline", ["--model", "guideline"]), ("view", ["--view", "ShelfView"]),
    ("parts", ["--view", "ShelfView", "--with-parts"]), ("rows", ["--rows", "0"]),
  ])
  func `is numbered by swipes and says what is not always there`(
    _ name: String, _ words: [String]
  ) throws {
    let text = try walk(Self.shelf, words)
    #expect(try Golden("walk-\(name).txt").difference(from: text) == nil)
  }

  @Test func `has nothing but words where it is plain`() throws {
    let text = try walk(Self.shelf, ["--plain", "--all"])
    for sign in "≥×‹›…−“”" { #expect(!text.contains(sign)) }
  }

  /// Conditions of scripts keep their signs until somebody has them read aloud.
  @Test func `says the contrary where a sign does`() {
    let tone = Tone(prefix: "", isPlain: true)
    #expect(
      tone.asked("!isLoading && (!ready || status === 'error') && kind !== 'x'")
        == "not is loading and not ready or status is error and kind is not x")
  }

  @Test func `ends with the number of swipes that its first line names`() throws {
    let lines = try lines(of: Self.shelf)
    #expect(lines[1].hasPrefix("  On a device "))
    let most = try #require(lines[1].split(separator: " ").compactMap { Int($0) }.dropFirst().first)
    let numbers = lines.prefix { !$0.hasPrefix("ShelfView.sheet") }.compactMap { line in
      Int(line.prefix(4).drop { $0 == " " })
    }
    #expect(numbers.max() == most)
    #expect(numbers == numbers.sorted())
  }

  /// What is left out is told as a list of its own, and what stands beside the stops is not told as if one of them
  /// were not there.
  @Test func `tells what is left out as it stands there`() throws {
    let source = """
      import SwiftUI
      struct ShelfView: View {
        let isNew: Bool
        let isOld: Bool
        var body: some View {
          Text("Top")
          if isNew { Text("A"); Text("B"); Text("C"); Text("D"); Text("E") } else {
            Text("Begin")
            if isOld { Text("F"); Text("G") } else { Text("None") }
          }
          if !isNew { Text("Low") }
        }
      }
      """
    let told = [
      "      or, when not isNew: 3 swipes", "        Begin.", "        only when isOld",
      "          F.",
      "          G.", "        or, when not isOld: None.", "      also, when not isNew: Low.",
    ]
    #expect(try walk(source, ["--all"]).contains(told.joined(separator: "\n") + "\n"))
    #expect(
      try walk(source).contains(
        "      or, when not isNew: 3 swipes\n      also, when not isNew: Low.\n"))
  }

  @Test func `needs a view for parts`() {
    #expect(`The program`.run(["walk", ".", "--with-parts"]).code == .usage)
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
    #expect(lines.contains { $0.hasSuffix("1  Mark. Button.  3 times") })
    #expect(lines.contains { $0.hasSuffix("4  Edit. Button.") })
  }

  @Test func `has a line for each row whose words are known`() throws {
    let all = try lines(
      of: """
        import SwiftUI
        enum Tide: String, CaseIterable { case low = "Low", high = "High" }
        struct TideView: View {
          @Binding var mayWatch: Bool
          var body: some View {
            List(Tide.allCases, id: \\.self) { tide in
              Text(tide.rawValue)
              if mayWatch { Button("Watch") { watch(tide) } }
            }
          }
        }
        """)
    #expect(
      all.suffix(5).map { $0.trimmingPrefix { $0 == " " } } == [
        "swipes 1 to 4: 2 rows of 2  line 6", "1    Low.",
        "2    Watch. Button.  only when mayWatch",
        "3    High.", "4    Watch. Button.  only when mayWatch",
      ])
  }
}
