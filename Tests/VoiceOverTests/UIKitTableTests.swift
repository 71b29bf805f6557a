import Testing
import VoiceOver

@Suite struct `A table of UIKit` {
  private static let cell = """
    final class Cell: UITableViewCell {
      let name = UILabel(), price = UILabel(), cover = UIImageView(), buy = UIButton()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        buy.setTitle("Buy", for: .normal)
        [name, price, cover, buy].forEach { contentView.addSubview($0) }
      }
    }
    """

  private static func screen(
    _ members: String, _ beside: String, of superclass: String = "UIViewController"
  )
    -> ViewReport?
  {
    let source = """
      import UIKit
      final class Screen: \(superclass) {
      \(members)
      }
      \(beside)
      """
    return Sample(["Screen.swift": source])["Screen"]
  }

  private static let source = """
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
        cell.name.text = "Tea"
        return cell
      }
    """

  @Test func `says the texts of a row as one where the guideline counts each part`() throws {
    let report = try #require(Self.screen(Self.source, Self.cell, of: "UITableViewController"))
    #expect(report.said == ["Tea, ‹price›.", "Buy. Button."])
    #expect(report.swipes.platform.text == "6")
    #expect(report.swipes.guideline.text == "12")
    #expect(report.rows.map(\.count) == [3])
    #expect(report.rows.map(\.isAssumed) == [false])
    #expect(report.deltas == [Delta(reason: .tableCellMerge, perRow: -2, swipes: -6)])
  }

  @Test(arguments: [
    "let cell: Cell = tableView.dequeueReusableCell(for: path)",
    "guard let cell = tableView.dequeueReusableCell(withIdentifier: \"c\") as? Cell else { return UITableViewCell() }",
    "let cell = tableView.dequeueReusableCell(withIdentifier: Cell.identifier, for: path)",
    "let cell = tableView.dequeue(Cell.self, for: path)",
    "let cell = Cell(style: .default, reuseIdentifier: nil)",
  ])
  func `finds the class of its cells`(_ line: String) throws {
    let members = """
        let table = UITableView()
        override func viewDidLoad() { table.dataSource = self; view.addSubview(table) }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(line)
          return cell
        }
      """
    let report = try #require(Self.screen(members, Self.cell))
    #expect(report.said.count == 2)
    #expect(report.rows.map(\.isAssumed) == [true])
    #expect(report.swipes.platform.text == "40")
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    ("[\"A\", \"B\"]", ["Tea, ‹price›.", "Buy. Button.", "Section index. Adjustable."]),
    ("nil", ["Tea, ‹price›.", "Buy. Button."]),
  ])
  func `has an index at its edge`(_ titles: String, _ said: [String]) throws {
    let index = "override func sectionIndexTitles(for t: UITableView) -> [String]? { \(titles) }"
    let report = try #require(
      Self.screen(Self.source + index, Self.cell, of: "UITableViewController"))
    #expect(report.said == said)
  }

  @Test(arguments: [
    ("let label = UILabel(); label.text = \"Above\"; return label", ["Above."]),
    (
      "let box = UIView(), label = UILabel(); label.text = \"Above\"; box.addSubview(label); return box",
      ["Above."]
    ),
    ("guard section > 0 else { return nil }; return makeHeader()", ["Above."]),
    ("return nil", []),
  ])
  func `has the view above its rows that its delegate makes`(_ body: String, _ said: [String])
    throws
  {
    let members = """
        override func tableView(_ t: UITableView, viewForHeaderInSection section: Int) -> UIView? { \(body) }
        func makeHeader() -> UIView { let label = UILabel(); label.text = "Above"; return label }
      """
    let report = try #require(
      Self.screen(Self.source + members, Self.cell, of: "UITableViewController"))
    #expect(report.said == said + ["Tea, ‹price›.", "Buy. Button."])
    #expect(!report.isOpaque)
  }

  @Test func `has what lies behind its rows at times`() throws {
    let members = """
        let none = UILabel()
        override func viewDidLoad() { none.text = "None"; if isEmpty { tableView.backgroundView = none } }
      """
    let report = try #require(
      Self.screen(Self.source + members, Self.cell, of: "UITableViewController"))
    #expect(report.swipes.platform.text == "6…7")
  }

  @Test(arguments: [
    ("if names.isEmpty { tableView.backgroundView = none }", "20"),
    ("if others.isEmpty { tableView.backgroundView = none }", "20…21"),
  ])
  func `has nothing behind its rows where that stands for a list without any`(
    _ line: String, _ swipes: String
  ) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        let none = UILabel()
        var names: [String] = [], others: [String] = []
        func reload() { none.text = "None"; \(line) }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { names.count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
          cell.textLabel?.text = names[p.row]
          return cell
        }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).swipes.platform.text == swipes)
  }

  @Test(arguments: [
    "(tableView.backgroundView as? UILabel)?.text = \"None\"",
    "guard let label = tableView.backgroundView as? UILabel else { return }; label.text = \"None\"",
    "if let label = tableView.backgroundView as? UILabel { label.text = \"None\" }",
  ])
  func `has what code sets on the view behind its rows`(_ line: String) throws {
    let members = """
        override func viewDidLoad() { tableView.backgroundView = UILabel(); show() }
        func show() { \(line) }
      """
    let report = try #require(
      Self.screen(Self.source + members, Self.cell, of: "UITableViewController"))
    #expect(report.said == ["None.", "Tea, ‹price›.", "Buy. Button."])
  }

  @Test func `takes what is registered where nothing is asked for by class`() throws {
    let members = """
        let table = UITableView()
        override func viewDidLoad() {
          table.register(Cell.self, forCellReuseIdentifier: "cell")
          view.addSubview(table)
        }
      """
    #expect(try #require(Self.screen(members, Self.cell)).swipes.platform.text == "40")
  }

  @Test func `follows where the table is given`() throws {
    let beside = """
      final class Model {
        func attach(_ table: UITableView) { Source.fill(table) }
      }
      enum Source {
        static func fill(_ table: UITableView) -> UITableViewDiffableDataSource<Int, Int> {
          UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
            return cell
          }
        }
      }
      """
    let members = """
        let table = UITableView()
        let model = Model()
        override func viewDidLoad() { view.addSubview(table); model.attach(table) }
      """
    #expect(try #require(Self.screen(members, Self.cell + beside)).swipes.platform.text == "40")
  }

  @Test(
    arguments: [
      ("lazy var adapter = Adapter(list: table)", "_ = adapter"),
      ("var adapter: Adapter?", "adapter = Adapter(list: table)"),
      ("var adapter: Adapter?", "adapter = make()"),
    ],
    [
      """
      list.dataSource = self
        }
        func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
      """,
      """
      source = UITableViewDiffableDataSource(tableView: list) { t, path, item in
            t.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
          }
      """,
    ])
  func `has the rows of an object that is made with it`(
    _ lines: (member: String, body: String), _ fills: String
  ) throws {
    let beside = """
      final class Adapter: NSObject {
        var source: UITableViewDiffableDataSource<Int, Int>?
        init(list: UITableView) {
          super.init()
          \(fills)
        }
      }
      """
    let members = """
        let table = UITableView()
        \(lines.member)
        override func viewDidLoad() { view.addSubview(table); \(lines.body) }
        func make() -> Adapter { let adapter = Adapter(list: table); return adapter }
      """
    let report = try #require(Self.screen(members, Self.cell + beside))
    #expect(report.said == ["‹name›, ‹price›.", "Buy. Button."])
    #expect(!report.isOpaque)
  }

  @Test func `asks a data source of its own class`() throws {
    let beside = """
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
        }
      }
      """
    let members = """
        let table = UITableView()
        let source = Source()
        override func viewDidLoad() { table.dataSource = source; view.addSubview(table) }
      """
    #expect(try #require(Self.screen(members, Self.cell + beside)).swipes.platform.text == "4")
  }

  @Test func `has one kind of row or another`() throws {
    let beside = """
      final class Note: UITableViewCell {
        let text = UILabel()
        override func awakeFromNib() { contentView.addSubview(text) }
      }
      """
    let members = """
        let table = UITableView()
        override func viewDidLoad() { view.addSubview(table) }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          if path.row == 0 {
            return tableView.dequeueReusableCell(withIdentifier: "note", for: path) as! Note
          }
          return tableView.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
        }
      """
    let report = try #require(Self.screen(members, Self.cell + beside))
    #expect(report.swipes.platform.text == "20…40")
  }

  @Test func `stays at least one where nobody knows its cells`() throws {
    let members = """
        let table = UITableView()
        override func viewDidLoad() { view.addSubview(table) }
      """
    let report = try #require(Self.screen(members, ""))
    #expect(report.said == ["‹table›."])
    #expect(report.isOpaque)
  }

  @Test func `has cells that registrations set up`() throws {
    let members = """
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        override func viewDidLoad() {
          let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, path, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Tea"
            content.secondaryText = item.price
            cell.contentConfiguration = content
          }
          view.addSubview(list)
        }
      """
    let report = try #require(Self.screen(members, ""))
    #expect(report.said == ["Tea, ‹item.price›."])
    #expect(report.swipes.platform.text == "20")
    #expect(report.swipes.guideline.text == "40")
  }

  @Test func `has rows of SwiftUI, which are not merged`() throws {
    let members = """
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
          cell.contentConfiguration = UIHostingConfiguration { Row() }
          return cell
        }
      """
    let beside = "struct Row: View { var body: some View { Text(\"A\"); Text(\"B\") } }"
    let source =
      "import SwiftUI\nimport UIKit\nfinal class Screen: UITableViewController {\n\(members)\n}\n\(beside)"
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.swipes.platform.text == "40")
    #expect(report.deltas.isEmpty)
  }
}

@Suite struct `A cell of a table` {
  private func cell(_ members: String) -> ViewReport? {
    Sample(["Cell.swift": "import UIKit\nfinal class Cell: UITableViewCell {\n\(members)\n}\n"])[
      "Cell"]
  }

  @Test(arguments: [
    ("let cover = UIImageView()\nfunc fill() { contentView.addSubview(cover) }", [""]),
    (
      """
      func fill() { textLabel?.text = "Wi-Fi"; detailTextLabel?.text = "Off"; accessoryType = .detailButton }
      """, ["Wi-Fi, Off.", "More Info. Button."]
    ),
    (
      """
      let flag = UISwitch()
      func fill() { textLabel?.text = "Wi-Fi"; flag.isOn = true; accessoryView = flag }
      """, ["Wi-Fi. Switch Button. On."]
    ),
    (
      """
      let a = UILabel(), b = UILabel(), c = UILabel()
      func fill() {
        a.text = "A"; b.text = "B"; c.text = "C"
        b.isAccessibilityElement = true
        [a, b, c].forEach { contentView.addSubview($0) }
      }
      """, ["A, C.", "B."]
    ),
    (
      """
      let a = UILabel(), b = UILabel()
      func fill() { isAccessibilityElement = true; accessibilityLabel = "All"; addSubview(a); addSubview(b) }
      """, ["All."]
    ),
  ])
  func `is what UIKit makes of it`(members: String, said: [String]) throws {
    #expect(try #require(cell(members)).said == said)
  }
}
