import Testing
import VoiceOver

/// Rows of a table that code has in lists of lists, one for each section.
@Suite struct `A list for each section` {
  private func report(_ rows: String) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        private enum Row { case name, mail, error, limit, end }
        var isOn = false
        private static let short: [[Row]] = [[.name]]
        private static let long: [[Row]] = [[.name], [.mail, .limit]]
        private func rows() -> [[Row]] {
          \(rows)
        }
        override func numberOfSections(in t: UITableView) -> Int { rows().count }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { rows()[s].count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: "c")
          switch rows()[p.section][p.row] {
          case .name: cell.textLabel?.text = "Name"
          case .mail: cell.textLabel?.text = "Mail"
          case .error: cell.textLabel?.text = "Error"
          case .limit: cell.textLabel?.text = "Limit"
          case .end: cell.textLabel?.text = "End"
          }
          return cell
        }
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  @Test(arguments: [
    (
      "var all: [[Row]] = [[.name], [.mail]]\nif isOn { all[1].append(.limit) }\nreturn all",
      ["Name.", "Mail.", "Limit."], "2…3"
    ),
    (
      "var all: [[Row]] = [[.name]]\nif isOn { all.insert([.error], at: 0) }\nall[0].append(.mail)\nall.append([.end])\nreturn all",
      ["Error.", "Name.", "Mail.", "End."], "3…4"
    ),
    (
      "var all = isOn ? Screen.long : Screen.short\nall.append([.end])\nreturn all",
      ["Name.", "Mail.", "Limit.", "End."], "2…4"
    ),
  ])
  func `has its rows where code puts it together`(
    _ rows: String, _ said: [String], _ swipes: String
  ) throws {
    let report = try report(rows)
    #expect(report.said == said)
    #expect(report.swipes.platform.text == swipes)
  }
}
