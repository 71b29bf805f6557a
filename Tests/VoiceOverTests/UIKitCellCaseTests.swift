import Testing
import VoiceOver

/// Rows that are cases of an enum, which says what class the cell of each has.
@Suite struct `A cell whose class a case tells` {
  private static let cells = """
    extension UITableViewCell {
      static var identifier: String { String(describing: self) }
    }
    final class Plain: UITableViewCell {
      let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(name)
      }
    }
    final class Choice: UITableViewCell {
      let name = UILabel()
      let toggle = UISwitch()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(name)
        contentView.addSubview(toggle)
      }
    }
    """

  private func said(_ identifier: String, _ row: String, _ set: String) throws -> [String] {
    let report = try #require(
      Sample([
        "Cells.swift": "import UIKit\n" + Self.cells,
        "Screen.swift": """
        import UIKit
        final class Screen: UITableViewController {
          private let rows: [Row] = [.title, .mail, .sound]
          override func viewDidLoad() {
            for row in Row.allCases { register(row.type) }
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
          }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let row = \(row)
            let cell = tableView.dequeueReusableCell(withIdentifier: row.identifier, for: path)
            configure(cell, for: row)
            return cell
          }
          private func row(at path: IndexPath) -> Row { rows[path.row] }
          private func configure(_ cell: UITableViewCell, for row: Row) {
            \(set)
          }
          private func setTitle(_ cell: Plain) { cell.name.text = "Title" }
          private func setMail(_ cell: Plain) { cell.name.text = "Mail" }
          private func setSound(_ cell: Choice) { cell.name.text = "Sound" }
        }
        private enum Row: CaseIterable {
          case title, mail, sound
          \(identifier)
        }
        """,
      ])["Screen"])
    return report.said
  }

  private static let byCast = """
    switch cell {
    case let cell as Plain where row == .title: setTitle(cell)
    case let cell as Plain where row == .mail: setMail(cell)
    case let cell as Choice where row == .sound: setSound(cell)
    default: fatalError()
    }
    """

  private static let byRow = """
    switch (row) {
    case .title: setTitle(cell as! Plain)
    case .mail: setMail(cell as! Plain)
    case .sound: setSound(cell as! Choice)
    }
    """

  private static let types = """
    var type: UITableViewCell.Type {
      switch self {
      case .title, .mail: return Plain.self
      case .sound: return Choice.self
      }
    }
    var identifier: String { type.identifier }
    """

  private static let names = """
    var type: UITableViewCell.Type { self == .sound ? Choice.self : Plain.self }
    var identifier: String {
      switch self {
      case .title: return Plain.identifier
      case .mail: return "\\(Plain.self)"
      default: return String(describing: Choice.self)
      }
    }
    """

  @Test(arguments: ["rows[path.row]", "row(at: path)"], [byCast, byRow])
  func `is that`(_ row: String, _ set: String) throws {
    #expect(
      try said(Self.types, row, set) == ["Title.", "Mail.", "Sound.", "Sound. Switch Button."])
  }

  @Test func `is that by its identifier too`() throws {
    let all = try said(Self.names, "row(at: path)", Self.byCast)
    #expect(all == ["Title.", "Mail.", "Sound.", "Sound. Switch Button."])
  }

  @Test func `may be one class whatever the case`() throws {
    let one = """
      var type: UITableViewCell.Type { Plain.self }
      var identifier: String { type.identifier }
      """
    let set = """
      switch cell {
      case let cell as Plain where row == .title: setTitle(cell)
      case let cell as Plain where row == .mail || row == .sound: setMail(cell)
      default: break
      }
      """
    #expect(try said(one, "row(at: path)", set) == ["Title.", "Mail."])
  }

  @Test func `stands where code inserts it, on either side`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        enum Act { case open, copy, share, remove }
        var isShared = false
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { acts().count }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          switch acts()[path.row] {
          case .open: cell.textLabel?.text = "Open"
          case .copy: cell.textLabel?.text = "Copy"
          case .share: cell.textLabel?.text = "Share"
          case .remove: cell.textLabel?.text = "Remove"
          }
          return cell
        }
        private func acts() -> [Act] {
          var all: [Act] = [.open, .remove]
          if isShared { all.insert(.copy, at: 1) } else { all.insert(.share, at: 1) }
          return all
        }
        func share() { isShared = true }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).said == ["Open.", "Copy.", "Share.", "Remove."])
  }
}
