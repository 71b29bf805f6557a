import Testing
import VoiceOver

/// Sections of tables, and what storyboards and extensions give to tables and bars.
@Suite struct `A section of a table of UIKit` {
  private static let cells = """
    final class HeadCell: UITableViewCell {
      let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.text = "Head"
        contentView.addSubview(name)
      }
    }
    final class ToolCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for title in ["A", "B", "C"] {
          let button = UIButton()
          button.setTitle(title, for: .normal)
          contentView.addSubview(button)
        }
      }
    }
    enum Part: Int { case head, tools, items }
    """

  private static func table(_ members: String) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        var items: [String] = []
      \(members)
      }
      \(cells)
      """
    ])["Screen"]
  }

  @Test func `has the rows that both switches say`() throws {
    let report = try #require(
      Self.table(
        """
        override func numberOfSections(in t: UITableView) -> Int { 3 }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
          switch Part(rawValue: s)! { case .head: return 1; case .tools: return 1; case .items: return items.count }
        }
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? {
          switch Part(rawValue: s)! { case .items: return "Items"; default: return nil }
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          switch Part(rawValue: p.section)! {
          case .head: return t.dequeueReusableCell(withIdentifier: "h", for: p) as! HeadCell
          case .tools: return t.dequeueReusableCell(withIdentifier: "c", for: p) as! ToolCell
          case .items:
            let cell = t.dequeueReusableCell(withIdentifier: "h", for: p) as! HeadCell
            cell.name.text = items[p.row]
            return cell
          }
        }
        """))
    #expect(
      report.said == [
        "Head.", "A. Button.", "B. Button.", "C. Button.", "Items. Heading.", "‹items[p.row]›.",
      ])
    #expect(report.swipes.platform.text == "25")
    #expect(report.rows.map(\.count) == [1, 1, 20])
  }

  @Test func `has each row once that a switch over rows makes`() throws {
    let report = try #require(
      Self.table(
        """
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          switch p.row {
          case 0: return t.dequeueReusableCell(withIdentifier: "h", for: p) as! HeadCell
          default: return t.dequeueReusableCell(withIdentifier: "c", for: p) as! ToolCell
          }
        }
        """))
    #expect(report.swipes.platform.text == "7")
    #expect(report.rows.map(\.count) == [1, 2])
  }

  @Test func `has one kind of cell or another where nothing tells which`() throws {
    let report = try #require(
      Self.table(
        """
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 4 }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          if items[p.row].isEmpty { return t.dequeueReusableCell(withIdentifier: "h", for: p) as! HeadCell }
          return t.dequeueReusableCell(withIdentifier: "c", for: p) as! ToolCell
        }
        """))
    #expect(report.swipes.platform.text == "4…12")
  }

  private static let objects = """
    class Line {
      var cell: UITableViewCell?
      init(title: String) {
        cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell?.textLabel?.text = title
      }
      init(toggle title: String) {
        cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell?.textLabel?.text = title
        cell?.accessoryView = UISwitch()
      }
    }
    class Group {
      var lines: [Line] = []
      init(lines: [Line]) { self.lines = lines }
      func add(line: Line) { lines.append(line) }
    }
    class Board: UITableViewController {
      var groups: [Group] = []
      override func numberOfSections(in t: UITableView) -> Int { groups.count }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { groups[s].lines.count }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        groups[p.section].lines[p.row].cell!
      }
    }
    """

  @Test func `has the cells that objects hold, as code makes these`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: Board {
        override func viewDidLoad() {
          super.viewDidLoad()
          let group = Group(lines: [Line(title: "Format"), Line(toggle: "One file")])
          group.add(line: Line(title: "More"))
          groups.append(group)
        }
      }
      \(Self.objects)
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said == ["Format.", "One file. Switch Button.", "More."])
    #expect(report.swipes.platform.text == "3")
    #expect(!report.isOpaque)
    // Of the class above alone nobody knows which, and how many.
    #expect(try #require(sample["Board"]).rows.map(\.isAssumed) == [true])
  }

  @Test(arguments: ["", "customClass=\"TeaCell\""])
  func `of a storyboard says what code gives its cell, and the scene's title`(_ own: String) throws
  {
    let sample = Sample([
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <tableViewController title="Teas" id="v" customClass="Teas"><tableView key="view" id="t"><prototypes>
      <tableViewCell reuseIdentifier="Cell" textLabel="l" style="IBUITableViewCellStyleDefault" id="c" \(own)>
      <tableViewCellContentView key="contentView" id="cv"><subviews><label text="Title" id="l"/></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      </objects></scene></scenes></document>
      """,
      "Teas.swift": """
      import UIKit
      final class TeaCell: UITableViewCell {}
      final class Teas: UITableViewController {
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "Cell", for: p)
          cell.textLabel?.text = Store.shared.names[p.row]
          return cell
        }
      }
      """,
    ])
    let report = try #require(sample["Teas"])
    #expect(report.said == ["‹Store.shared.names[p.row]›."])
    #expect(report.saidAround == ["Teas. Heading."])
    #expect(report.swipes.platform.text == "3")
  }

  @Test func `is told by the titles, where nothing else says which there are`() throws {
    let report = try #require(
      Self.table(
        """
        var parts: [[String]] = []
        override func viewDidLoad() { parts.append(load()); if isFull { parts.append(loadMore()) } }
        override func numberOfSections(in t: UITableView) -> Int { parts.count }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { parts[s].count }
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? {
          switch s { case 0: return "Kinds"; case 1: return "Settings"; default: return "" }
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "h", for: p) as! HeadCell
          cell.name.text = "Row"
          return cell
        }
        """))
    #expect(report.said == ["Kinds. Heading.", "Row.", "Settings. Heading.", "Row."])
  }

  @Test func `has no title where that is empty`() throws {
    let report = try #require(
      Self.table(
        """
        override func numberOfSections(in t: UITableView) -> Int { 2 }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { s == 0 ? 2 : 1 }
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? {
          switch s { case 0: return "Kinds"; default: return "" }
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "h", for: p) as! HeadCell
          cell.name.text = "Row"
          return cell
        }
        """))
    #expect(report.said == ["Kinds. Heading.", "Row.", "Row."])
  }
}

@Suite struct `An item of a bar of UIKit` {
  private static func bar(_ line: String) -> [String]? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let name = UILabel()
        var kind = 0
        override func viewDidLoad() {
          name.text = "Name"
          view.addSubview(name)
          \(line)
        }
      }
      final class LeaveItem: UIBarButtonItem {
        convenience init(act: @escaping () -> Void) {
          let button = UIButton()
          button.accessibilityLabel = "Leave"
          self.init(customView: button)
        }
      }
      extension UIBarButtonItem {
        static func leave() -> UIBarButtonItem { UIBarButtonItem(title: "Leave", style: .plain, target: nil, action: nil) }
      }
      """
    ])["Screen"]?.saidAround
  }

  @Test(arguments: [
    "navigationItem.rightBarButtonItem = .leave()",
    "navigationItem.rightBarButtonItem = LeaveItem(act: {})",
  ])
  func `is what its class or an extension makes`(_ line: String) {
    #expect(Self.bar(line) == ["Leave. Button."])
  }

  @Test func `has the word of the system`() {
    let line =
      "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: nil)"
    #expect(Self.bar(line) == ["Save. Button."])
  }

  @Test func `leaves a title where one side has none`() {
    let line = "switch kind { case 1: title = \"One\"; default: title = \"\" }"
    #expect(Self.bar(line) == ["One. Heading."])
  }

  @Test(arguments: [
    ("show(Next(), sender: self)", ScreenReason.destination),
    ("popup.show(Next(), around: view)", .controller),
    ("let next = storyboard!.make(Next.self); show(next, sender: nil)", .destination),
    (
      "let next = storyboard!.make(Next.self); navigationController?.pushViewController(next, animated: true)",
      .destination
    ),
  ])
  func `is a way back where UIKit's own call shows a screen`(_ line: String, _ reason: ScreenReason)
    throws
  {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        @objc func go() { \(line) }
      }
      final class Next: UIViewController {
        let name = UILabel()
        override func viewDidLoad() { name.text = "Name"; view.addSubview(name) }
      }
      """
    ])
    #expect(try #require(sample["Next"]).screen == reason)
  }

  private static let ends = """
    final class Head: UIView {
      init(title: String) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = title
        addSubview(label)
      }
    }
    final class Foot: UITableViewHeaderFooterView { let label = UILabel(); func setUp() { contentView.addSubview(label) }
      override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier); setUp() } }
    """

  @Test func `has the view that its delegate makes for it, above or below`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        var items: [String] = []
        override func numberOfSections(in t: UITableView) -> Int { 2 }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
        override func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? {
          guard s == 1 else { return nil }
          let foot = t.dequeueReusableHeaderFooterView(withIdentifier: "foot") as! Foot
          foot.label.text = "That is all"
          return foot
        }
        override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? {
          switch s { case 0: return Head(title: "New"); default: return Head(title: "Old") }
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "item", for: p)
          cell.textLabel?.text = items[p.row]
          return cell
        }
      }
      \(Self.ends)
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(
      report.said == ["New.", "‹items[p.row]›.", "Old.", "‹items[p.row]›.", "That is all."])
  }
}
