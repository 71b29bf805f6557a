import Testing
import VoiceOver

/// Rows that say of which class their cells are, by a property that each type of rows has of its own.
@Suite struct `A cell of a class that its row gives` {
  private static let cells = """
    protocol Filled: UITableViewCell { func fill(_ row: Row) }
    class PlainCell: UITableViewCell, Filled {
      func fill(_ row: Row) { textLabel?.text = row.name }
    }
    class SwitchCell: UITableViewCell, Filled {
      let toggle = UISwitch()
      func fill(_ row: Row) {
        textLabel?.text = row.name
        accessoryView = toggle
      }
    }
    """

  private static let classes = """
    class Row {
      var name: String { "Tea" }
      var kind: Filled.Type { PlainCell.self }
    }
    class SwitchRow: Row { override var kind: Filled.Type { SwitchCell.self } }
    """

  private static func screen(_ rows: String, _ make: String) throws -> ViewReport {
    try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        \(rows)
        \(cells)
        final class Screen: UITableViewController {
          var rows: [Row] = []
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { rows.count }
          override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            let row = rows[p.row]
            let cell = \(make)
            cell.fill(row)
            return cell
          }
          override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "Shelf" }
        }
        """
      ])["Screen"])
  }

  private static let made = "row.kind.init(style: .default, reuseIdentifier: nil)"

  @Test func `is one of those that the classes of rows give`() throws {
    let report = try Self.screen(Self.classes, Self.made)
    #expect(report.said.contains("Shelf. Heading."))
    #expect(report.said.contains("Tea. Switch Button."))
    #expect(report.swipes.platform.text == "21")
    #expect(!report.isOpaque)
  }

  @Test func `is one of those that the types of a protocol give`() throws {
    let rows = """
      protocol Row { var name: String { get }; var kind: Filled.Type { get } }
      struct PlainRow: Row {
        var name: String { "Tea" }
        var kind: Filled.Type { PlainCell.self }
      }
      struct SwitchRow: Row {
        var name: String { "Tea" }
        var kind: Filled.Type { SwitchCell.self }
      }
      """
    let report = try Self.screen(rows, Self.made)
    #expect(report.swipes.platform.text == "21")
    #expect(!report.isOpaque)
  }

  @Test func `is the one that they all give`() throws {
    let rows = """
      class Row {
        var name: String { "Tea" }
        var kind: Filled.Type { PlainCell.self }
      }
      """
    #expect(try Self.screen(rows, Self.made).said == ["Shelf. Heading.", "Tea."])
  }

  @Test func `is a row all the same where nobody says which`() throws {
    let rows = "struct Row { let name: String; let kind: Filled.Type }"
    let report = try Self.screen(rows, Self.made)
    #expect(report.swipes.platform.text == "21")
    #expect(report.isOpaque)
    #expect(report.said.first == "Shelf. Heading.")
  }

  /// What a class of sources says above the rows of its sections.
  @Test func `stands below what its source of items says`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        class Source<S: Hashable, I: Hashable>: UITableViewDiffableDataSource<S, I> {
          override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "Shelf" }
        }
        final class Screen: UITableViewController {
          var source: Source<Int, String>?
          override func viewDidLoad() {
            source = Source<Int, String>(tableView: tableView) { _, _, name -> UITableViewCell? in
              let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
              cell.textLabel?.text = "Tea"
              return cell
            }
          }
        }
        """
      ])["Screen"])
    #expect(report.said == ["Shelf. Heading.", "Tea."])
  }

  @Test(arguments: [
    ("if isOpen { add() }", "3…6"),
    ("add()", "6"),
    ("guard isOpen else { return }\n    add()", "3…6"),
  ])
  func `is merged on the side that has all its content`(_ fill: String, _ swipes: String) throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class NoteCell: UITableViewCell {
          let head = UILabel()
          let body = UILabel()
          let keep = UIButton()
          var isOpen: Bool { Settings.shared.isOpen }
          func fill() {
            \(fill)
          }
          func add() {
            head.text = "Conflict"
            body.text = "Two versions"
            keep.setTitle("Keep", for: .normal)
            contentView.addSubview(head)
            contentView.addSubview(body)
            contentView.addSubview(keep)
          }
        }
        final class Screen: UITableViewController {
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
          override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            let cell = NoteCell(style: .default, reuseIdentifier: nil)
            cell.fill()
            return cell
          }
        }
        """
      ])["Screen"])
    #expect(report.swipes.platform.text == swipes)
    #expect(report.said.contains("Conflict, Two versions."))
  }

  /// One initialiser of such an object calls another one.
  @Test func `is made by the initialiser that another one calls`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Item {
          var cell: UITableViewCell?
          init() {}
          convenience init(subtitled title: String, _ subtitle: String) {
            self.init()
            cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell?.textLabel?.text = title
            cell?.detailTextLabel?.text = subtitle
          }
          convenience init(title: String, value: String) { self.init(subtitled: title, value) }
        }
        final class Screen: UITableViewController {
          var items: [Item] = []
          override func viewDidLoad() {
            items = [Item(title: "Used", value: "1 GB"), Item(subtitled: "Free", "2 GB")]
          }
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
          override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            return items[p.row].cell!
          }
        }
        """
      ])["Screen"])
    #expect(report.said == ["Used, 1 GB.", "Free, 2 GB."])
  }

  @Test(arguments: ["textLabel", "ownLabel ?? textLabel"])
  func `says what is set on a label by another name`(_ label: String) throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Cell: UITableViewCell {
          var ownLabel: UILabel?
          var mainLabel: UILabel? { \(label) }
        }
        final class Screen: UITableViewController {
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
          override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            cell.mainLabel?.text = "Tea"
            return cell
          }
        }
        """
      ])["Screen"])
    #expect(report.said == ["Tea."])
  }
}
