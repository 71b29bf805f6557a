import Testing
import VoiceOver

/// Rows that a storyboard has, with a field in each.
@Suite struct `A form that its file has` {
  private static func storyboard(_ cells: String) -> String {
    StaticTable.storyboard(
      cells,
      """
      <connections><outlet property="nick" destination="l-Nick" id="o1"/></connections>
      """)
  }

  private static let fields = ["Nick", "Mail"].map {
    StaticTable.cell($0, "<textField id=\"l-\($0)\" placeholder=\"\($0)\"/>")
  }.joined()

  private static func form(_ members: String) throws -> ViewReport {
    try #require(
      Sample([
        "Main.storyboard": storyboard(fields),
        "Screen.swift": """
        import UIKit
        final class Screen: UITableViewController {
          @IBOutlet var nick: UITextField!
          static let first = 0
          let account: Account? = Account.current
          \(members)
        }
        """,
      ])["Screen"])
  }

  /// An image is nothing to VoiceOver, so that it is no text of the cell that is said as one.
  @Test func `has no stop more for an image that a field has at times`() throws {
    let report = try Self.form(
      """
      func mark() { nick.rightViewMode = .always; nick.rightView = UIImageView(image: UIImage(named: "wrong")) }
      """)
    #expect(report.said == ["Nick. Text Field.", "Mail. Text Field."])
    #expect(report.swipes.platform.text == "2")
  }

  // https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)
  @Test(arguments: [
    ("return path.row == 0 ? 0 : 44", 1...1),
    (
      "if path.section == 0 && path.row == Screen.first { return CGFloat.leastNonzeroMagnitude }; return 44",
      1...1
    ),
    ("if path.section == 1 && path.row == 0 { return 0 }; return 44", 2...2),
    ("if path.row == 0 && !account.isOwner { return 0 }; return 44", 1...2),
    (
      """
      switch path.section {
      case 0:
        let isKnown = account?.isOwner
        if isKnown == nil || (path.row == 0 && isKnown == false) { return .leastNormalMagnitude }
      default: break
      }
      return super.tableView(t, heightForRowAt: path)
      """, 0...2
    ),
    ("guard path.row > 0 else { return 0 }; return UITableView.automaticDimension", 1...1),
    // In a form that is not read.
    ("return heights[path.row]", 2...2),
    ("if isHidden(path) { return 0 }; return 44", 2...2),
  ])
  func `shows no row that its controller gives no height`(
    _ code: String, _ stops: ClosedRange<Int>
  ) throws {
    let report = try Self.form(
      """
      override func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        \(code)
      }
      """)
    let all = ["Nick. Text Field.", "Mail. Text Field."]
    #expect(report.said == Array(all.suffix(stops.upperBound)))
    #expect(report.swipes.platform.min == stops.lowerBound)
    #expect(report.swipes.platform.max == stops.upperBound)
  }

  @Test(arguments: [
    ("guard isReady else { return 0 }; return 64", "0…3"),
    ("return isReady ? 64 : 0", "0…3"), ("return isReady ? 64 : 44", "3"),
    ("return 64", "3"),
    // What rows are made of is there.
    ("guard let names else { return 0 }; return 64", "3"),
    // Of which row it is nobody says.
    ("if path.row == 1 && !isReady { return 0 }; return 64", "3"),
  ])
  func `has rows at times where code gives all of them no height`(
    _ body: String, _ swipes: String
  ) throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Row: UITableViewCell {
          let name = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            name.text = "Pear"
            contentView.addSubview(name)
          }
        }
        final class Screen: UITableViewController {
          var isReady = false
          var names: [String]?
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Row.self, forCellReuseIdentifier: "Row")
          }
          func load() { isReady = true }
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
          override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            t.dequeueReusableCell(withIdentifier: "Row", for: path)
          }
          override func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            \(body)
          }
        }
        """
      ])["Screen"])
    #expect(report.swipes.platform.text == swipes)
  }
}
