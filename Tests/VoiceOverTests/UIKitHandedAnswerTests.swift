import Testing
import VoiceOver

/// What a data source answers for its sections by asking a model.
@Suite struct `An answer that is left to a model` {
  private static func screen(
    _ model: String, _ members: String = "", rows: String = "model.rows(in: s)"
  ) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      enum Part: Int, CaseIterable { case tools, paints }
      \(model)
      final class Screen: UITableViewController {
        let model = Model()
        override func numberOfSections(in t: UITableView) -> Int { model.parts }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(rows) }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
          cell.textLabel?.text = "Row"
          return cell
        }
        \(members)
      }
      """
    ])["Screen"]
  }

  private static let parts = "var parts: Int { Part.allCases.count }"

  @Test(arguments: [
    (
      "struct Model { \(parts); func rows(in s: Int) -> Int { switch Part(rawValue: s) { case .tools: return 3; case .paints: return 2; case nil: return 0 } } }",
      "5"
    ),
    (
      "struct Model { var parts: Int { 2 }; func rows(in place: Int) -> Int { switch place { case 0: return 1; default: return 4 } } }",
      "5"
    ),
    ("struct Model { \(parts); func rows(in s: Int) -> Int { 2 } }", "4"),
    (
      "class Base { \(parts); func rows(in s: Int) -> Int { 7 } }; class Model: Base { override func rows(in s: Int) -> Int { if s == 0 { return 1 }; return 2 } }",
      "3"
    ),
  ])
  func `says how many rows a section has`(_ model: String, _ swipes: String) throws {
    #expect(try #require(Self.screen(model)).swipes.platform.text == swipes)
  }

  @Test(arguments: [
    ("switch s { case 0: return 1; default: return 4 }", "5"),
    ("switch Part(rawValue: s)! { case .tools: return 3; case .paints: return 2 }", "5"),
  ])
  func `tells apart sections of the same cells`(_ rows: String, _ swipes: String) throws {
    let report = try #require(Self.screen("struct Model { \(Self.parts) }", rows: rows))
    #expect(report.swipes.platform.text == swipes)
  }

  @Test func `is not known where only data says it`() throws {
    let report = try #require(
      Self.screen(
        "struct Model { \(Self.parts); var all: [Int]; func rows(in s: Int) -> Int { switch Part(rawValue: s)! { case .tools: return 1; case .paints: return all.count } } }"
      ))
    #expect(report.swipes.platform.text == "21")
    #expect(report.rows.contains { $0.isAssumed })
  }

  @Test(arguments: [
    ("func end(of s: Int) -> String? { nil }", []),
    ("func end(of s: Int) -> String? { return s == 0 ? nil : nil }", []),
    ("func end(of s: Int) -> String? { \"Below\" }", ["Below."]),
  ])
  func `says what stands below the rows`(_ end: String, _ said: [String]) throws {
    let report = try #require(
      Self.screen(
        "struct Model { var parts: Int { 1 }; func rows(in s: Int) -> Int { 1 }; \(end) }",
        "override func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { model.end(of: s) }"
      ))
    #expect(report.said == ["Row."] + said)
  }
}
