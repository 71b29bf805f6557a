import Testing
import VoiceOver

/// Rows of lists that code makes of others.
@Suite struct `Rows of a mapped list` {
  private static let kinds = #"""
    import SwiftUI
    struct Book { let name: String; let pages: Int; let isRead: Bool }
    struct Row: Identifiable, Equatable {
      let id: Int
      let title: String
      let isNew: Bool
      var note: String? = nil
    }
    struct RowView: View {
      let row: Row
      var body: some View {
        HStack { Text(row.title); if row.isNew { Text("New") }; if let note = row.note { Text(note) } }
      }
    }

    """#

  private func report(_ body: String, _ members: String = "") throws -> ViewReport {
    let screen =
      "struct Screen: View { let books: [Book]; \(members)\n var body: some View { \(body) } }"
    return try #require(Sample(["Screen.swift": Self.kinds + screen])["Screen"])
  }

  private func said(_ body: String, _ members: String = "") throws -> [String] {
    try report(body, members).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test func `are what the code makes of each`() throws {
    let body =
      #"ForEach(books.map { Row(id: $0.pages, title: $0.name, isNew: false) }) { RowView(row: $0) }"#
    #expect(try said(body) == ["‹name›."])
    #expect(try report(body).swipes.platform.text == "20")
  }

  @Test func `are known in a property too, with the constants of the code`() throws {
    let members = #"""
      var rows: [Row] {
        books.map { book in
          let title = "Book " + book.name
          return Row(id: book.pages, title: title, isNew: true)
        }
      }
      """#
    #expect(
      try said("List(rows) { row in RowView(row: row) }", members) == ["Book ‹book name›.", "New."])
  }

  @Test func `have parts of a length that is written`() throws {
    let members = #"""
      var pairs: [[String]] { (0..<4).map { place in [books[place].name, books[place + 1].name] } }
      """#
    let body =
      #"ForEach(pairs, id: \.self) { pair in HStack { ForEach(pair, id: \.self) { Text($0) } } }"#
    #expect(try report(body, members).swipes.platform.text == "8")
  }

  @Test func `are known behind what is done to the list before`() throws {
    let members = #"""
      var pairs: [[Book]] {
        var shown = books
        if shown.isEmpty { shown = Book.samples }
        return stride(from: 0, to: shown.count, by: 2).map { place in [shown[place], shown[place + 1]] }
      }
      """#
    let body = #"ForEach(pairs, id: \\.first) { ForEach($0) { Text($0.name) } }"#
    #expect(try report(body, members).swipes.platform.text == "40")
  }

  @Test func `ask of each what it is made of`() throws {
    let body =
      #"ForEach(books.map { Row(id: 1, title: $0.name, isNew: $0.isRead) }) { RowView(row: $0) }"#
    #expect(try report(body).swipes.platform.text == "20…40")
  }

  @Test func `show the last one what only that has`() throws {
    let members =
      "var rows: [Row] { books.map { Row(id: $0.pages, title: $0.name, isNew: false) } }"
    let body =
      #"ForEach(rows) { row in RowView(row: row); if row == rows.last { Button("All") {} } }"#
    #expect(try report(body, members).swipes.platform.text == "20…21")
  }

  /// Other lists stand where those of rows did that were only looked at.
  @Test func `say of each no more than is known of all`() throws {
    let beside = #"""
      struct Place: Identifiable {
        let name: String
        let note: String?
        var id: String { name }
        init(name: String, remark: String? = nil) { self.name = name; note = remark }
        static let cafe = Place(name: "Cafe", remark: "Open")
        static let pool = Place(name: "Pool", remark: "Closed")
        static let all = [cafe, pool]
      }
      struct Line: View {
        let place: Place
        @State var isOpen = false
        var body: some View {
          Button { isOpen.toggle() } label: {
            VStack { Text(place.name); if isOpen { Text("In"); if let note = place.note { Text(note) } } }
          }
        }
      }
      """#
    let report = try #require(
      Sample(body: "ForEach(Place.all) { Line(place: $0) }", beside).main)
    let each = try #require(report.stops.first).each
    #expect(each.count == 2)
    #expect(each.allSatisfy { $0.contains("Open or Closed") || $0.contains("at times") })
    #expect(each.last?.contains("Closed") == true)
  }

  @Test func `of an enum are those of its cases that show something`() throws {
    let beside = #"""
      enum Mode: CaseIterable { case week, day, month, year, list }
      """#
    let report = try #require(
      Sample(
        body: #"""
          ForEach(Mode.allCases, id: \.self) {
            switch $0 {
            case .week: Text("Week")
            case .day: Text("Day")
            default: EmptyView()
            }
          }
          """#, beside
      ).main)
    #expect(report.said == ["Week.", "Day."])
    #expect(report.swipes.platform.text == "2")
  }

  @Test func `have a text where the app makes one of a literal`() throws {
    let beside = #"""
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      struct Bar: View {
        var title: String?
        var body: some View { if title == nil { Image("brand") } else { Text(title!) } }
      }
      """#
    let report = try #require(Sample(body: #"Bar(title: "Other".localized)"#, beside).main)
    #expect(report.said == ["Other."])
  }

  @Test func `stay unknown where the code says more than one thing`() throws {
    let members = #"""
      var rows: [Row] {
        books.map { book in
          if book.isRead { return Row(id: 1, title: "Read", isNew: false) }
          return Row(id: 2, title: book.name, isNew: true)
        }
      }
      """#
    #expect(
      try report("ForEach(rows) { RowView(row: $0) }", members).swipes.platform.text == "20…60")
  }
}
