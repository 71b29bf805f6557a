import TestSupport
import Testing

@testable import Crawl

@Suite struct `The screens of the head` {
  private static let row = """
    import SwiftUI
    struct ParcelRow: View {
      var body: some View {
        HStack {
          Text("Parcel")
          Button("Track") {}
        }
      }
    }
    """
  private static let shelf = """
    import SwiftUI
    struct Shelf: View {
      var body: some View {
        List(0..<3) { _ in ParcelRow() }.navigationTitle("Shelf")
      }
    }
    """
  private static let about = """
    import SwiftUI
    struct About: View {
      var body: some View { Text("About us").navigationTitle("About") }
    }
    """
  private static let tab = """
    import SwiftUI
    struct Front: View {
      var body: some View { NavigationLink("More") { About() }.navigationTitle("Front") }
    }
    """

  /// The same night by night as in one go, telling only what is not as it was.
  @Test func `are told again where they differ`() throws {
    var repository = try FixtureRepository(bare: true)
    let asked = Guarded(0)
    var analyser = Analyser.standard(rows: 20)
    let head = analyser.reading.head
    analyser.reading.head = { index, type, hasBack, about, fragments in
      asked.withLock { $0 += 1 }
      return head(index, type, hasBack, about, &fragments)
    }
    var nightly = try TestCrawl()
    let nights: [(what: String, files: [String: String?], told: Int)] = [
      (
        "all is new",
        [
          "App/ParcelRow.swift": Self.row, "App/Shelf.swift": Self.shelf,
          "App/About.swift": Self.about,
        ], 2
      ),
      ("lines of a part moved", ["App/ParcelRow.swift": "// Of a parcel.\n\n" + Self.row], 1),
      ("nothing of a screen", ["App/Plain.swift": "enum Plain { case one }"], 0),
      ("it is pushed now, with a back button", ["App/Front.swift": Self.tab], 2),
      ("one went", ["App/Shelf.swift": nil, "App/ParcelRow.swift": nil], 0),
      ("it moved", ["App/About.swift": nil, "Other/About.swift": Self.about], 2),
    ]
    for (what, files, told) in nights {
      try repository.commit(what, files.mapValues { $0.map { .text($0) } ?? .deleted })
      asked.withLock { $0 = 0 }
      try nightly.run(repository.path, analyser: analyser)
      #expect(asked.withLock { $0 } == told, "\(what)")
      var whole = try TestCrawl()
      try whole.run(repository.path, analyser: Analyser.standard(rows: 20))
      #expect(try nightly.digest == whole.digest, "\(what)")
    }
  }
}
