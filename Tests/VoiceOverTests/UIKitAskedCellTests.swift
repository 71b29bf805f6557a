import Testing
import VoiceOver

/// Cells that code asks for by the name of their class, however that is spelled.
@Suite struct `A cell that is asked for by its class` {
  @Test(arguments: [
    #""\(Other.self)""#, "String(describing: Other.self)", "Other.identifier",
  ])
  func `is that, also without a cast`(_ name: String) throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        class Cell: UITableViewCell {
          static let identifier = "Cell"
          let label = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(label)
          }
        }
        final class Other: UITableViewCell {
          static let identifier = "Other"
          let more = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            more.setTitle("More", for: .normal)
            contentView.addSubview(more)
          }
        }
        final class Screen: UITableViewController {
          override func viewDidLoad() {
            tableView.register(Cell.self, forCellReuseIdentifier: "\\(Cell.self)")
            tableView.register(Other.self, forCellReuseIdentifier: \(name))
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            if path.row == 0 {
              guard let cell = tableView.dequeueReusableCell(withIdentifier: \(name)) else {
                return UITableViewCell()
              }
              return cell
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "\\(Cell.self)", for: path) as! Cell
            cell.label.text = "Tea"
            return cell
          }
        }
        """
      ])["Screen"])
    #expect(report.said == ["More. Button.", "Tea."])
    #expect(report.swipes.platform.text == "5")
  }
}
