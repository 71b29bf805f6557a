import Testing
import VoiceOver

/// What several places of the code, or of an interface file, say of one view.
@Suite struct `What is said of a view more than once` {
  private static func screen(_ members: String, _ file: String? = nil) throws -> ViewReport {
    var files = [
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        \(members)
      }
      extension UILabel {
        func mark(_ sign: String) { var marked = text; marked?.append(sign); text = marked }
      }
      """
    ]
    if let file {
      files["Screen.xib"] = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
        <outlet property="name" destination="n" id="o1"/><outlet property="send" destination="s" id="o2"/>
        <outlet property="view" destination="v" id="o3"/></connections></placeholder>
        <view id="v"><subviews>\(file)</subviews></view></objects></document>
        """
    }
    return try #require(Sample(files)["Screen"])
  }

  private static func heard(_ report: ViewReport) -> [String] {
    report.stops.map { $0.spoken?.speech ?? $0.speech }
  }

  private static let file = """
    <label id="n" text="12:34"/>
    <button id="s"><state key="normal" title="Send"/></button>
    """
  private static let outlets = """
    @IBOutlet weak var name: UILabel!
    @IBOutlet weak var send: UIButton!
    """

  @Test(arguments: [
    ("func update(time: String?) { name.text = time }", "‹time›."),
    (
      "override func viewDidLoad() { if let time { name.text = time } }; var time: String?",
      "‹time›."
    ),
    ("override func viewDidLoad() { name.text = isLate ? \"Late\" : \"Early\" }", "Late or Early."),
    ("@objc func stop() { name.text = \"Stopped\" }", "12:34 or Stopped."),
    ("override func viewDidLoad() { if isOn { name.mark(\"!\") } }", "12:34 or ‹marked›."),
  ])
  func `is what code fills in, not what stands in its place`(code: String, said: String) throws {
    let report = try Self.screen(Self.outlets + "\n" + code, Self.file)
    #expect(Self.heard(report).first == said)
  }

  @Test(arguments: [
    ("if let title = custom { send.setTitle(title, for: .normal) }", "Send or ‹custom›. Button."),
    ("send.setTitle(custom, for: .normal)", "‹custom›. Button."),
  ])
  func `is the name that a button has where code may name it`(code: String, said: String) throws {
    let report = try Self.screen(
      Self.outlets + "\nvar custom: String?\noverride func viewDidLoad() { \(code) }", Self.file)
    #expect(Self.heard(report).last == said)
  }

  @Test func `is hidden once, whatever hides it once more`() throws {
    let report = try Self.screen(
      """
      let first = UILabel()
      let second = UILabel()
      override func viewDidLoad() {
        view.addSubview(first)
        view.addSubview(second)
        first.text = "First"
        second.text = "Second"
        second.isHidden = true
      }
      override func viewWillAppear(_ animated: Bool) {
        if isShort { second.isHidden = true; first.isHidden = true }
      }
      """)
    #expect(report.said == ["First."])
    #expect(report.swipes.platform.text == "0…1")
  }

  @Test(arguments: [
    "lazy var box: UIView = { send }()", "lazy var box: UIView = send",
    "lazy var box: UIView = { self.send }()",
  ])
  func `goes by another name`(property: String) throws {
    let report = try Self.screen(
      """
      override func viewDidLoad() { view.addSubview(box) }
      \(property)
      lazy var send: UIButton = {
        let button = UIButton()
        button.setTitle("Send", for: .normal)
        return button
      }()
      """)
    #expect(report.said == ["Send. Button."])
    #expect(report.swipes.platform.text == "1")
  }

  @Test(arguments: [("\"\"", "add. Button."), ("\"New\"", "New. Button.")])
  func `is its image where a button has a title without letters`(title: String, said: String) throws
  {
    let report = try Self.screen(
      """
      let add = UIButton()
      override func viewDidLoad() {
        view.addSubview(add)
        add.setTitle(\(title), for: .normal)
        add.setImage(UIImage(systemName: "plus"), for: .normal)
      }
      """)
    #expect(Self.heard(report) == [said])
  }

  @Test func `is what a button is called in its normal state`() throws {
    let report = try Self.screen(
      """
      let follow = UIButton()
      override func viewDidLoad() {
        view.addSubview(follow)
        follow.setTitle("Follow", for: .normal)
        follow.setTitle("Following", for: .selected)
        follow.setTitle("Wait", for: UIControl.State.disabled)
      }
      """)
    #expect(Self.heard(report) == ["Follow. Button."])
  }

  @Test(arguments: ["let send: UIButton", "let send: UIView", "let send"])
  func `is what a closure sets up in the middle of a body`(local: String) throws {
    let report = try Self.screen(
      """
      override func viewDidLoad() {
        \(local) = {
          let button = UIButton()
          button.setTitle("Send", for: .normal)
          return button
        }()
        view.addSubview(send)
      }
      """)
    #expect(Self.heard(report) == ["Send. Button."])
  }

  // MARK: Bars

  @Test func `is what its search field says while it is empty`() throws {
    let report = try Self.screen(
      """
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() { begin(with: "Find letters") }
      func begin(with prompt: String) {
        search.searchBar.placeholder = prompt
        navigationItem.searchController = search
      }
      """)
    #expect(report.saidAround == ["Find letters. Search Field."])
  }

  @Test func `is one item of a bar or another`() throws {
    let item = "UIBarButtonItem(title: \"%\", style: .plain, target: self, action: nil)"
    let items = ["Done", "Close"].map { item.replacing("%", with: $0) }
    let shown = """
      final class Start: UIViewController {
        func go() { navigationController?.pushViewController(Screen(), animated: true) }
      }
      """
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          if isModal {
            navigationItem.leftBarButtonItem = \(items[0])
          } else {
            navigationItem.leftBarButtonItem = \(items[1])
          }
          view.addSubview(UISwitch())
        }
      }
      \(shown)
      """
    ])
    let report = try #require(sample["Screen"])
    // One of them stands in the place of the way back, whichever it is.
    #expect(report.swipes.platform.text == "2")
    let sides = report.sides.flatMap { $0.stops.map(\.speech) }
    #expect(Set(report.saidAround + sides) == ["Done. Button.", "Close. Button."])
  }

  // MARK: Tables

  private static func table(_ members: String, cell: String = "") throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        var kinds: [Kind] = []
        \(members)
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
          cell.textLabel?.text = "Row"
          \(cell)
          return cell
        }
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "Head" }
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  private static let one =
    "override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }"

  @Test(arguments: [
    ("cell.detailTextLabel?.text = nil", "Row."),
    ("cell.detailTextLabel?.text = \"More\"", "Row, More."),
    (
      "if isOn { cell.detailTextLabel?.text = \"More\" } else { cell.detailTextLabel?.text = nil }",
      "Row, More."
    ),
  ])
  func `is nothing of a label whose text is taken away`(cell: String, said: String) throws {
    let report = try Self.table(Self.one, cell: cell)
    #expect(report.said == ["Head. Heading.", said])
  }

  @Test(arguments: [
    ("kinds.count", [20, 1], "40"), ("isOpen ? kinds.count : 0", [20, 1], "40"),
    ("isOpen ? 1 : 0", [1], "2"), ("2", [2, 1], "4"),
  ])
  func `is a section for each of a list`(count: String, rows: [Int], swipes: String) throws {
    let report = try Self.table(
      Self.one + "\noverride func numberOfSections(in t: UITableView) -> Int { \(count) }")
    #expect(report.rows.map(\.count) == rows)
    #expect(report.swipes.platform.text == swipes)
  }

  @Test func `stays an element where code says so in some cases only`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Beat: UIButton {
        var isOn = false {
          didSet {
            if isOn, tag == 1 { return }
            isAccessibilityElement = true
            accessibilityLabel = isOn ? "Stop" : "Start"
          }
        }
      }
      final class Screen: UIViewController {
        let beat = Beat()
        override func viewDidLoad() { view.addSubview(beat); beat.isOn = Heart.shared.beats() }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.swipes.platform.text == "1")
    #expect(report.said.count == 1)
  }
}
