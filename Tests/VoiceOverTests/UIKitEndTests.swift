import Testing
import VoiceOver

/// What stands below the rows of a section, and above them.
@Suite struct `The end of a section of a table` {
  private static func screen(_ members: String, sections: String = "") -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        var isEmpty = false
        \(sections)
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: "c")
          cell.textLabel?.text = "Row"
          return cell
        }
        \(members)
      }
      """
    ])["Screen"]
  }

  private static let two = "override func numberOfSections(in t: UITableView) -> Int { 2 }"

  private static func title(_ end: String, _ body: String) -> String {
    "override func tableView(_ t: UITableView, titleFor\(end)InSection s: Int) -> String? { \(body) }"
  }

  private static func view(_ end: String, _ body: String) -> String {
    "override func tableView(_ t: UITableView, viewFor\(end)InSection s: Int) -> UIView? { \(body) }"
  }

  private static let label = "let l = UILabel(); l.text = \"Foot\"; return l"

  @Test(arguments: [
    (title("Footer", "\"Foot\""), ["Row.", "Foot."]),
    (title("Footer", "return nil"), ["Row."]),
    (
      title("Header", "\"Head\"") + "\n" + title("Footer", "\"Foot\""),
      ["Head. Heading.", "Row.", "Foot."]
    ),
    (title("Footer", "s == 0 ? \"Foot\" : nil"), ["Row.", "Foot."]),
    (title("Footer", "s == 1 ? \"Foot\" : nil"), ["Row."]),
    (view("Footer", label), ["Row.", "Foot."]),
    (view("Footer", "return nil"), ["Row."]),
  ])
  func `is a stop behind its rows`(members: String, said: [String]) throws {
    #expect(try #require(Self.screen(members)).said == said)
  }

  @Test(arguments: [
    ("Header", "0", ["Row."]), ("Header", "CGFloat.leastNormalMagnitude", ["Row."]),
    ("Header", "return .leastNonzeroMagnitude", ["Row."]), ("Header", "40", ["Foot.", "Row."]),
    ("Header", "isEmpty ? 0 : 40", ["Foot.", "Row."]), ("Footer", "0", ["Foot.", "Row."]),
  ])
  func `is none where a delegate leaves no room for it`(
    end: String, height: String, said: [String]
  ) throws {
    let members =
      Self.view("Header", Self.label)
      + "\noverride func tableView(_ t: UITableView, heightFor\(end)InSection s: Int) -> CGFloat { \(height) }"
    #expect(try #require(Self.screen(members)).said == said)
  }

  @Test func `is none in the sections that have no room for it`() throws {
    let members =
      Self.title("Header", "s == 0 ? \"First\" : \"Second\"")
      + "\noverride func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { s == 0 ? 0 : 40 }"
    let report = try #require(Self.screen(members, sections: Self.two))
    #expect(report.said == ["Row.", "Second. Heading.", "Row."])
  }

  @Test func `is there at times in a section that has a title in some cases`() throws {
    let members = Self.title(
      "Footer",
      "switch s { case 1: if isEmpty { return \"Foot\" }; return nil; default: return nil }")
    let report = try #require(Self.screen(members, sections: Self.two))
    #expect(report.said == ["Row.", "Row.", "Foot."])
    #expect(report.swipes.platform.text == "2…3")
  }

  @Test func `is none in the sections that have none`() throws {
    let members = Self.title("Footer", "switch s { case 1: return \"Foot\"; default: return nil }")
    let report = try #require(Self.screen(members, sections: Self.two))
    #expect(report.said == ["Row.", "Row.", "Foot."])
  }

  @Test func `is there at times where a condition has none`() throws {
    let report = try #require(Self.screen(Self.title("Footer", "isEmpty ? nil : \"Foot\"")))
    #expect(report.said == ["Row.", "Foot."])
    #expect(report.swipes.platform.text == "1…2")
  }

  @Test(arguments: [
    ("s == 0 ? \"Why\" : nil", ["Why. Heading.", "Row.", "Row."]),
    ("s == 1 ? \"Why\" : nil", ["Why. Heading.", "Row.", "Row."]),
  ])
  func `is there in a section without rows`(_ title: String, _ said: [String]) throws {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        override func numberOfSections(in t: UITableView) -> Int { 3 }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
          switch s { case 1, 2: return 1; default: return 0 }
        }
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { \(title) }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: "c")
          cell.textLabel?.text = "Row"
          return cell
        }
      }
      """
    ])["Screen"]
    #expect(try #require(report).said == said)
  }
}
