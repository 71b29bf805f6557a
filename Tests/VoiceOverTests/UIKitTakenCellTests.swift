import Testing
import VoiceOver

/// Cells that code gets by functions of its own, and cells that somebody else's data source hands out.
@Suite struct `A cell that is asked for in another way` {
  private static let cells = """
    final class HeadCell: UITableViewCell {
      let head = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        head.text = "Tea"
        contentView.addSubview(head)
      }
    }
    final class LeafCell: UITableViewCell {
      let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(name)
      }
    }
    """

  private static func screen(
    _ members: String, _ beside: String = "", of superclass: String = "UITableViewController"
  ) throws -> ViewReport {
    try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Screen: \(superclass) {
        \(members)
        }
        \(cells)
        \(beside)
        """
      ])["Screen"])
  }

  /// Whatever the function is called, and wherever it is declared.
  @Test(arguments: [
    (
      "take(table, LeafCell.self, path)",
      "func take<C: UITableViewCell>(_ t: UITableView, _ kind: C.Type, _ p: IndexPath) -> C"
    ),
    (
      "table.take(LeafCell.self, at: path)",
      "extension UITableView { func take<C: UITableViewCell>(_ kind: C.Type, at p: IndexPath) -> C"
    ),
    (
      "Makers.take(LeafCell.self, table)",
      "enum Makers { static func take<C: UITableViewCell>(_ kind: C.Type, _ t: UITableView) -> C"
    ),
  ])
  func `is of the class that the function is given`(_ call: String, _ head: String) throws {
    let report = try Self.screen(
      """
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        guard path.row < 2 else { return UITableViewCell() }
        let cell = \(call)
        cell.name.text = "Leaf"
        return cell
      }
      """, head + " { fatalError() }" + (head.hasPrefix("func") ? "" : " }"))
    #expect(report.said == ["Leaf."])
    #expect(report.rows.map(\.count) == [2])
  }

  @Test func `is no cell of a function that only measures one`() throws {
    let report = try Self.screen(
      """
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let height = height(of: LeafCell.self)
        let cell = table.dequeueReusableCell(withIdentifier: "h", for: path) as! HeadCell
        cell.head.text = "Head"
        return cell
      }
      """, "func height<C: UITableViewCell>(of kind: C.Type) -> CGFloat { 44 }")
    #expect(report.said == ["Head."])
  }

  // MARK: Data sources of others

  private static let closure = "{ cell, leaf, path in cell.textLabel?.text = \"Leaf\" }"

  /// Of a class that nobody sees.
  @Test func `says what the closure sets that sets it up`() throws {
    let report = try Self.screen(
      """
      private let source = LeafSource<Int>(items: [])
      override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source.setsUp = \(Self.closure)
        tableView.dataSource = source
      }
      """)
    #expect(report.said == ["Leaf."])
    #expect(!report.isOpaque)
  }

  /// By way of a function of the class, and of the class that the closure takes it for.
  @Test func `is handed on by the closure that sets it up`() throws {
    let report = try Self.screen(
      """
      private let source = LeafSource<Int>(items: [])
      override func viewDidLoad() {
        source.setsUp = { [unowned self] (cell, leaf, path) in self.fill(cell as! LeafCell) }
        tableView.dataSource = source
      }
      private func fill(_ cell: LeafCell) { cell.name.text = "Leaf" }
      """)
    #expect(report.said == ["Leaf."])
  }

  @Test func `is one thing or another for several closures`() throws {
    let report = try Self.screen(
      """
      private let source = LeafSource<Int>(items: []), other = LeafSource<Int>(items: [])
      override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source.setsUp = \(Self.closure)
        other.setsUp = { cell, leaf, path in cell.textLabel?.text = "Pot" }
        tableView.dataSource = BothSource(source, other)
      }
      """)
    #expect(report.stops.map { $0.spoken?.speech } == ["Leaf or Pot."])
  }

  @Test func `is unknown where nothing is seen of how it is set up`() throws {
    let report = try Self.screen(
      """
      private let source = LeafSource<Int>(items: [])
      override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = source
      }
      """)
    #expect(report.isOpaque)
  }

  @Test func `stands under the titles that the class has for each section`() throws {
    let report = try Self.screen(
      """
      private let source = LeafSource<Int>(items: [])
      override func viewDidLoad() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source.setsUp = \(Self.closure)
        tableView.dataSource = source
      }
      override func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch section {
        case 0: return "Here"
        case 1: return "There"
        default: return nil
        }
      }
      """)
    #expect(report.said == ["Here. Heading.", "Leaf.", "There. Heading.", "Leaf."])
  }

  // MARK: Lists by the section

  @Test(arguments: [
    "return [1, 3, 2][section]", "let all = [1, 3, 2]; return all[section]",
    "if let count = [1, 3, 2][section] { return count }; return 0",
  ])
  func `is there as often as a list says for its section`(_ count: String) throws {
    let report = try Self.screen(
      """
      override func numberOfSections(in table: UITableView) -> Int { 3 }
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { \(count) }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if path.section == 0 {
          return table.dequeueReusableCell(withIdentifier: "h", for: path) as! HeadCell
        }
        let cell = table.dequeueReusableCell(withIdentifier: "n", for: path) as! LeafCell
        cell.name.text = path.section == 1 ? "Green" : "Black"
        return cell
      }
      """)
    #expect(report.swipes.platform.text == "6")
    #expect(report.rows.map(\.count) == [1, 3, 2])
  }

  @Test func `stands below the title that a list has for its section`() throws {
    let report = try Self.screen(
      """
      override func numberOfSections(in table: UITableView) -> Int { 3 }
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
        return ["Green", "Black"][section - 1]
      }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        return table.dequeueReusableCell(withIdentifier: "h", for: path) as! HeadCell
      }
      """)
    #expect(report.said == ["Tea.", "Green. Heading.", "Tea.", "Black. Heading.", "Tea."])
  }
}
