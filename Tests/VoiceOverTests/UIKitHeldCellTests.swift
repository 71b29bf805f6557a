import Testing
import VoiceOver

/// Cells that a class keeps, and gives for the rows of its table as they are.
@Suite struct `A cell that a class keeps` {
  private static let kept = """
      private lazy var nameCell: UITableViewCell = {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Name"
        return cell
      }()
      private let mailCell = UITableViewCell(style: .default, reuseIdentifier: nil)
      private var saveCell: UITableViewCell
      private struct Part { let title: String?; var note: String? = nil; let cells: [UITableViewCell] }
      init() {
        saveCell = UITableViewCell()
        saveCell.textLabel?.text = "Save"
        super.init(style: .plain)
        mailCell.textLabel?.text = "Mail"
      }
    """

  private static func report(_ members: String) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        var items: [String] = []
      \(kept)
      \(members)
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  private static let rows =
    "override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int"
  private static let cell =
    "override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell"
  private static let sections = "override func numberOfSections(in t: UITableView) -> Int"
  private static let header =
    "override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String?"

  @Test func `stands in a section without what its initializer may be given and is not`() throws {
    let report = try Self.report(
      """
      struct Shelf {
        let top: String?
        let cells: [UITableViewCell]
        init(top: String? = nil, cells: [UITableViewCell]) { self.top = top; self.cells = cells }
      }
      private lazy var shelves = [Shelf(top: "Who", cells: [nameCell]), Shelf(cells: [mailCell])]
      \(Self.sections) { shelves.count }
      \(Self.rows) { shelves[s].cells.count }
      \(Self.cell) { shelves[p.section].cells[p.row] }
      \(Self.header) { shelves[s].top }
      """)
    #expect(report.said == ["Who. Heading.", "Name.", "Mail."])
  }

  @Test(arguments: [
    "if p.section == 0 { return p.row == 0 ? nameCell : mailCell } else { return saveCell }",
    "switch p.section { case 0: switch p.row { case 0: return nameCell; default: return mailCell }; default: return saveCell }",
    "guard p.section == 0 else { return saveCell }; if p.row == 0 { return nameCell }; return mailCell",
  ])
  func `is one row, on the side that gives it`(_ body: String) throws {
    let report = try Self.report(
      """
      \(Self.sections) { 2 }
      \(Self.rows) { s == 0 ? 2 : 1 }
      \(Self.cell) { \(body) }
      """)
    #expect(report.said == ["Name.", "Mail.", "Save."])
    #expect(report.rows.map(\.count) == [1, 1, 1])
    #expect(report.swipes.platform.text == "3")
  }

  @Test(arguments: [
    "private lazy var all: [UITableViewCell] = [nameCell, mailCell, saveCell]",
    "private lazy var all: [UITableViewCell] = { let first = [nameCell, mailCell]; return first + [saveCell] }()",
    "private var all: [UITableViewCell] { [nameCell, mailCell, saveCell] }",
    "private var all: [UITableViewCell]; override func viewDidLoad() { all = [nameCell, mailCell, saveCell] }",
  ])
  func `is one row of a list`(_ list: String) throws {
    for given in ["all[p.row]", "let cell = all[p.row]; cell.selectionStyle = .none; return cell"] {
      let report = try Self.report(
        """
        \(list)
        \(Self.rows) { all.count }
        \(Self.cell) { \(given) }
        """)
      #expect(report.said == ["Name.", "Mail.", "Save."])
      #expect(report.swipes.platform.text == "3")
    }
  }

  @Test func `is there at times where a list has it then`() throws {
    let report = try Self.report(
      """
      private lazy var all: [UITableViewCell] = {
        var cells = [nameCell]
        if canSend { cells.append(mailCell) }
        return cells
      }()
      \(Self.rows) { all.count }
      \(Self.cell) { all[p.row] }
      """)
    #expect(report.said == ["Name.", "Mail."])
    #expect(report.swipes.platform.text == "1…2")
  }

  @Test(arguments: [
    "private lazy var parts: [Part] = [Part(title: \"Main\", cells: [nameCell, mailCell]), Part(title: nil, cells: [saveCell])]",
    """
    private lazy var parts: [Part] = {
      let first = Part(title: "Main", cells: [nameCell, mailCell])
      let second = Part(title: nil, cells: [saveCell])
      return [first, second]
    }()
    """,
  ])
  func `is one row of a section`(_ list: String) throws {
    let report = try Self.report(
      """
      \(list)
      \(Self.sections) { parts.count }
      \(Self.rows) { parts[s].cells.count }
      \(Self.header) { parts[s].title }
      \(Self.cell) { parts[p.section].cells[p.row] }
      """)
    #expect(report.said == ["Main. Heading.", "Name.", "Mail.", "Save."])
    #expect(report.swipes.platform.text == "4")
  }

  @Test func `is one row of a list in a list`() throws {
    let report = try Self.report(
      """
      private lazy var all: [[UITableViewCell]] = [[nameCell, mailCell], [saveCell]]
      \(Self.sections) { all.count }
      \(Self.rows) { all[s].count }
      \(Self.header) { s == 0 ? "Main" : nil }
      \(Self.cell) { all[p.section][p.row] }
      """)
    #expect(report.said == ["Main. Heading.", "Name.", "Mail.", "Save."])
    #expect(report.swipes.platform.text == "4")
  }

  @Test(arguments: ["Field", "UITableViewCell & Field", "Plain"])
  func `is a row of its class where nobody follows the list`(_ type: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Plain {}
      class Field: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(UITextField())
        }
      }
      final class Screen: UITableViewController {
        var form: Form?
        lazy var all: [\(type)] = form?.fields.compactMap { $0.cell() } ?? []
        override func viewDidLoad() {
          let top = UILabel()
          top.text = "Top"
          tableView.tableHeaderView = top
        }
        \(Self.rows) { all.count }
        \(Self.cell) {
          let cell = all[p.row]
          cell.tag = p.row
          return cell
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    // Of another class nobody knows what the rows are.
    #expect(report.isOpaque == (type == "Plain"))
    #expect(
      report.said
        == (type == "Plain" ? ["Top.", "‹…›."] : ["Top.", "Text Field."]))
    #expect(report.rows.map(\.count) == (type == "Plain" ? [] : [20]))
  }

  @Test func `is a row of a table of a class of its own`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Table: UITableView {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      final class Screen: UIViewController, UITableViewDataSource {
        let table = Table()
        let cell = UITableViewCell()
        lazy var all = [cell]
        override func viewDidLoad() {
          cell.textLabel?.text = "Name"
          table.dataSource = self
          view.addSubview(table)
        }
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { all.count }
        func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { all[p.row] }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).said == ["Name."])
  }

  @Test func `is no row where others are handed out`() throws {
    let report = try Self.report(
      """
      \(Self.rows) { items.count }
      \(Self.cell) {
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        cell.textLabel?.text = items[p.row]
        return cell
      }
      """)
    #expect(report.said.count == 1)
    #expect(report.rows.map(\.count) == [20])
  }
}

/// Sections and rows that code tells apart by constants, by guards and by lists in lists.
@Suite struct `A row of a table of UIKit that is told by more than a case` {
  private static func said(_ members: String) throws -> [String] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      enum Part: Int { case head, items = 1 }
      final class Screen: UITableViewController {
        private let first = 0
        var items: [String] = []
      \(members)
      }
      """
    ])
    let report = try #require(sample["Screen"])
    return report.said + [report.swipes.platform.text]
  }

  private static let cells = """
    override func numberOfSections(in t: UITableView) -> Int { 2 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
      let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
    """

  @Test(arguments: ["first", "Part.head.rawValue", "0", "self.first"])
  func `is told by a number`(_ number: String) throws {
    let said = try Self.said(
      """
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
        if s == \(number) { return 1 }
        return 3
      }
      \(Self.cells)
        if p.section == \(number) { cell.textLabel?.text = "Head" } else { cell.textLabel?.text = "Item" }
        return cell
      }
      """)
    #expect(said == ["Head.", "Item.", "4"])
  }

  @Test func `is told by a guard`() throws {
    let said = try Self.said(
      """
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
        guard s == first else { return 3 }
        return 1
      }
      \(Self.cells)
        guard p.section == first else {
          cell.textLabel?.text = "Item"
          return cell
        }
        cell.textLabel?.text = "Head"
        return cell
      }
      """)
    #expect(said == ["Head.", "Item.", "4"])
  }

  @Test func `is told by a list of lists`() throws {
    let said = try Self.said(
      """
      enum Row { case name, mail, end }
      private let tree: [[Row]] = [[.name, Row.mail], [.end]]
      override func numberOfSections(in t: UITableView) -> Int { return tree.count }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return tree[s].count }
      override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? {
        switch s { case 0: return "Main"; default: return nil }
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let row = tree[p.section][p.row]
        let cell = UITableViewCell()
        switch row {
        case .name: cell.textLabel?.text = "Name"
        case .mail: cell.textLabel?.text = "Mail"
        case .end: cell.textLabel?.text = "End"
        }
        return cell
      }
      """)
    #expect(said == ["Main. Heading.", "Name.", "Mail.", "End.", "4"])
  }

  @Test func `is told by a list in a list`() throws {
    let said = try Self.said(
      """
      enum Row { case name, mail, end }
      struct Group { let title: String?; let rows: [Row] }
      private let groups = [Group(title: "Main", rows: [.name, .mail]), Group(title: nil, rows: [.end])]
      override func numberOfSections(in t: UITableView) -> Int { groups.count }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { groups[s].rows.count }
      override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { groups[s].title }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        switch groups[p.section].rows[p.row] {
        case .name: cell.textLabel?.text = "Name"
        case .mail: cell.textLabel?.text = "Mail"
        case .end: cell.textLabel?.text = "End"
        }
        return cell
      }
      """)
    #expect(said == ["Main. Heading.", "Name.", "Mail.", "End.", "4"])
  }
}
