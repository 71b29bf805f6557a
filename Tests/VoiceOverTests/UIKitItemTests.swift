import Testing
import VoiceOver

/// Items of a data source that has each of them once.
@Suite struct `An item of a diffable data source` {
  private static let cells = """
    import UIKit
    final class NameCell: UITableViewCell {
      private let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.text = "Name"
        contentView.addSubview(label)
      }
    }
    final class WaitCell: UITableViewCell {
      private let again = UIButton(type: .system)
      private let stop = UIButton(type: .system)
      private let help = UIButton(type: .system)
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        again.setTitle("Again", for: .normal)
        stop.setTitle("Stop", for: .normal)
        help.setTitle("Help", for: .normal)
        for button in [again, stop, help] { contentView.addSubview(button) }
      }
    }
    enum Part { case main }
    """

  private static let provider = """
    { table, path, item in
        switch item {
        case .name(let id):
          return table.dequeueReusableCell(withIdentifier: "name", for: path) as! NameCell
        case .waiting:
          return table.dequeueReusableCell(withIdentifier: "wait", for: path) as! WaitCell
        }
      }
    """

  private static func cost(_ item: String, _ members: String) throws -> String {
    let sample = Sample([
      "Screen.swift": """
      \(cells)
      enum Item: Hashable { \(item) }
      final class Screen: UITableViewController {
        \(members)
      }
      """
    ])
    return try #require(sample["Screen"]).swipes.platform.text
  }

  @Test(arguments: [
    "func fill() { source = UITableViewDiffableDataSource<Part, Item>(tableView: tableView) \(provider) }",
    """
    func make(_ table: UITableView) -> UITableViewDiffableDataSource<Part, Item> {
      return UITableViewDiffableDataSource(tableView: table) \(provider)
    }
    func fill() { source = make(tableView) }
    """,
    """
    var source: UITableViewDiffableDataSource<Part, Item>?
    func fill() { source = UITableViewDiffableDataSource(tableView: tableView) \(provider) }
    """,
    """
    typealias Source = UITableViewDiffableDataSource<Part, Item>
    var source: UITableViewDiffableDataSource<Part, Item>?
    func fill() { source = Source(tableView: tableView) \(provider) }
    """,
    """
    lazy var source: UITableViewDiffableDataSource<Part, Item> = .init(tableView: tableView) \(provider)
    func fill() {}
    """,
  ])
  func `stands in one row where it holds nothing`(_ made: String) throws {
    let members = made + "\noverride func viewDidLoad() { fill() }"
    #expect(try Self.cost("case name(Int), waiting", members) == "20…22")
    // There may be several of these.
    #expect(try Self.cost("case name(Int), waiting(Int)", members) == "20…60")
  }

  @Test func `may be an element of any list elsewhere`() throws {
    let members = """
      var items: [Item] = []
      override func tableView(_ table: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let item = items[path.item]
        switch item {
        case .name(let id):
          return table.dequeueReusableCell(withIdentifier: "name", for: path) as! NameCell
        case .waiting:
          return table.dequeueReusableCell(withIdentifier: "wait", for: path) as! WaitCell
        }
      }
      """
    #expect(try Self.cost("case name(Int), waiting", members) == "20…60")
  }

  @Test func `of which an action makes something makes that once`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        var names: [String] = []
        override func viewDidLoad() {
          let title = UILabel()
          title.text = "Title"
          view.addSubview(title)
          for name in names {
            menu.append(UIAction(title: name) { _ in
              let note = UILabel()
              note.text = "Note"
              self.view.addSubview(note)
            })
          }
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.swipes.platform.text == "1…2")
  }
}
