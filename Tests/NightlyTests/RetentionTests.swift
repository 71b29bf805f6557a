import Foundation
import Testing

@testable import Nightly

@Suite struct `The retention ladder` {
  static let year: [String] = (0..<365).map { offset in
    let day = Date(timeIntervalSince1970: 1_735_689_600 + Double(offset) * 86_400)
    return day.formatted(.iso8601.year().month().day())
  }

  @Test func `keeps the last days, then weeks, then months`() {
    let kept = Retention(days: 3, weeks: 2, months: 2).kept(of: Self.year).sorted()
    #expect(kept == ["2025-11-30", "2025-12-28", "2025-12-29", "2025-12-30", "2025-12-31"])
  }

  @Test func `keeps pinned runs and folders that are not runs`() {
    let kept = Retention(days: 1, weeks: 0, months: 0)
      .kept(
        of: ["2025-01-01", "2025-01-02", "2025-01-03", "notes"],
        pinned: ["2025-01-01", "2024-01-01"])
    #expect(kept == ["2025-01-01", "2025-01-03", "notes"])
  }

  @Test func `keeps the newest of a day's runs`() {
    let kept = Retention(days: 1, weeks: 1, months: 1)
      .kept(of: ["2025-01-01", "2025-01-01.2", "2025-01-01.3"])
    #expect(kept == ["2025-01-01.3"])
  }

  @Test func `loses nothing by a pause`() {
    let before = Retention().kept(of: Self.year)
    #expect(Retention().kept(of: Array(before)) == before)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("2000-03-01", 11_017), ("2024-02-29", 19_782), ("1969-12-31", -1),
  ])
  func `numbers days`(_ name: String, _ number: Int) throws {
    #expect(try #require(Day(name)).number == number)
  }

  @Test(arguments: ["2025-13-01", "2025-1-01", "latest", "2025-01-01-old", "", "2025-01-01.x"])
  func `leaves alone what is no day`(_ name: String) {
    #expect(Day(name) == nil)
  }
}
