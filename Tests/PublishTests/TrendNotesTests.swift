import Foundation
import Store
import TestSupport
import Testing

@testable import Publish

@Suite struct `A trend` {
  /// Months from 2025-01 on: how many repositories live, and how many cases there are.
  private func months(_ counts: [(repositories: Int, rows: Int)]) -> [Record] {
    Records(
      Answer(
        columns: ["month", "repositories", "rows"],
        rows: counts.enumerated().map { index, count in
          [
            .text("2025-" + (index < 9 ? "0" : "") + String(index + 1)),
            Value(count.repositories), Value(count.rows),
          ]
        })
    ).rows
  }

  @Test func `says nothing where it shows all`() {
    let notes = TrendNotes(months([(2, 10), (2, 12)]), cases: "rows")
    #expect(notes.text.isEmpty && notes.shown.count == 2)
  }

  @Test func `says how many thin months it leaves out`() {
    let notes = TrendNotes(months([(2, 9), (2, 3), (2, 10)]), cases: "rows")
    #expect(notes.shown.map { $0.integer("rows") } == [10])
    #expect(notes.text.contains("2\u{A0}months with fewer than ten rows"))
  }

  @Test func `says that it ends where most have ended`() {
    let notes = TrendNotes(months([(4, 20), (2, 20), (1, 20), (1, 20)]), cases: "rows")
    #expect(notes.shown.count == 2)
    #expect(notes.text.contains("ends in Feb 2025"))
  }

  @Test func `shows thin months where there are no others, and says so`() {
    let notes = TrendNotes(months([(1, 2), (1, 9)]), cases: "rows")
    #expect(notes.shown.count == 2)
    #expect(notes.text.contains("No month has ten rows"))
    #expect(!notes.text.contains("Left out"))
  }

  @Test func `marks where a project changed what it asks, in the picture and in words`() throws {
    for path in ["index.html", "repositories/tidal/index.html", "rules/ungrouped-row.html"] {
      let text = try SeedSite.text(path)
      #expect(text.contains("class=\"break\""), "\(path)")
      #expect(text.contains("changed what is asked of the rules"), "\(path)")
    }
    let other = try SeedSite.text("repositories/harbour/index.html")
    #expect(!other.contains("class=\"break\"") && !other.contains("asked of the rules"))
    let table = try SeedSite.text("data/figures/settings_changes.csv")
    #expect(table.split(separator: "\r\n").count == 2 && table.contains("Tidal,f84a56b4"))
  }
}
