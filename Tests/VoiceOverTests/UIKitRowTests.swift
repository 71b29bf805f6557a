import Testing
import VoiceOver

/// Tables whose code tells sections and rows apart in one cell.
@Suite struct `A row that code tells apart` {
  private static func table(_ members: String, _ beside: String = "") -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      enum Part: Int, CaseIterable { case head, tools, about }
      final class Screen: UITableViewController {
      \(members)
      }
      \(beside)
      """
    ])["Screen"]
  }

  @Test(arguments: [
    "Part.allCases.count", "3", "[Part.head, .tools, .about].count",
  ])
  func `says its own text where one cell is made for all of them`(_ count: String) throws {
    let report = try #require(
      Self.table(
        """
        override func numberOfSections(in t: UITableView) -> Int { \(count) }
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
          switch Part(rawValue: section)! { case .head: return 1; case .tools: return 2; case .about: return 3 }
        }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "cell", for: path)
          guard let part = Part(rawValue: path.section) else { return cell }
          switch part {
          case .head: cell.textLabel?.text = "Head"
          case .tools:
            switch path.row { case 0: cell.textLabel?.text = "Hammer"; default: cell.textLabel?.text = "Saw" }
          case .about: cell.textLabel?.text = "About"
          }
          return cell
        }
        """))
    #expect(report.said == ["Head.", "Hammer.", "Saw.", "About."])
    #expect(report.swipes.platform.text == "6")
    #expect(report.rows.map(\.count) == [1, 1, 1, 3])
  }

  @Test func `is there at times where its section is added on a condition`() throws {
    let report = try #require(
      Self.table(
        """
        var parts: [Part] = []
        var isPro = false
        override func viewDidLoad() {
          parts.append(.head)
          if isPro { parts.append(.tools) }
          parts.append(.about)
        }
        override func numberOfSections(in t: UITableView) -> Int { parts.count }
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
          switch parts[section] { case .head: return 1; case .tools: return 2; case .about: return 3 }
        }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell: UITableViewCell
          switch parts[path.section] {
          case .head: cell = t.dequeueReusableCell(withIdentifier: "a", for: path); cell.textLabel?.text = "Head"
          case .tools: cell = t.dequeueReusableCell(withIdentifier: "b", for: path); cell.textLabel?.text = "Tool"
          case .about: cell = t.dequeueReusableCell(withIdentifier: "c", for: path); cell.textLabel?.text = "About"
          }
          return cell
        }
        """))
    #expect(report.said == ["Head.", "Tool.", "About."])
    #expect(report.swipes.platform.text == "4…6")
  }

  private static let rows = """
    var hasMail = false
    override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      switch rows[path.row] {
      case .name: cell.textLabel?.text = "Name"
      case .mail: cell.textLabel?.text = "Mail"; cell.accessoryView = UISwitch()
      case .phone: cell.textLabel?.text = "Phone"
      }
      return cell
    }
    enum Row { case name, mail, phone }
    """

  @Test(arguments: [
    "var rows: [Row] { var all: [Row] = [.name]; if hasMail { all.append(.mail) }; all.append(.phone); return all }",
    "var rows: [Row] { [.name] + (hasMail ? [.mail] : []) + [.phone] }",
    "var rows: [Row] { guard hasMail else { return [.name, .phone] }; return [.name, .mail, .phone] }",
    "var rows = [Row](); override func viewDidLoad() { rows = [.name, .phone]; if hasMail { rows.insert(.mail, at: 1) } }",
  ])
  func `is there at times where a list of rows has it on a condition`(_ list: String) throws {
    let report = try #require(Self.table(Self.rows + "\n" + list))
    #expect(report.said.sorted() == ["Mail. Switch Button.", "Name.", "Phone."])
    #expect(report.swipes.platform.text == "2…3")
  }

  @Test(arguments: [
    "for kind in store.kinds { rows.append(kind) }", "rows = store.rows", "store.fill(&rows)",
  ])
  func `is one of all that there may be where nobody knows the list`(_ line: String) throws {
    let list = "var rows: [Row] = []; override func viewDidLoad() { \(line) }"
    let report = try #require(Self.table(Self.rows + "\n" + list))
    #expect(report.rows.map(\.count) == [20])
    #expect(report.rows.map(\.isAssumed) == [true])
    #expect(report.stops.first?.spoken?.speech == "Name or Mail or Phone.")
    // A switch at the end of a row is the row's.
    #expect(report.swipes.platform.text == "20")
  }

  @Test func `has as many rows as its section at most`() throws {
    let report = try #require(
      Self.table(
        """
        var isOpen = false
        override func numberOfSections(in t: UITableView) -> Int { 2 }
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
          if section == 0 { return isOpen ? 2 : 0 }
          return 1
        }
        override func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
          section == 0 ? "First" : "Second"
        }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "cell", for: path)
          if path.section == 0 { cell.textLabel?.text = "A" } else { cell.textLabel?.text = "B" }
          return cell
        }
        """))
    #expect(report.swipes.platform.text == "3…5")
    #expect(report.said == ["First. Heading.", "A.", "Second. Heading.", "B."])
  }
}

@Suite struct `A text that code sets on several sides` {
  private static func said(_ body: String, _ members: String = "") -> [String]? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let name = UILabel(), go = UIButton()
        var isOn = false, mode = Mode.a
        enum Mode { case a, b, c }
        override func viewDidLoad() {
          view.addSubview(name)
          view.addSubview(go)
          \(body)
        }
        \(members)
      }
      """
    ])["Screen"]?.stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    (
      "switch mode { case .a: name.text = \"One\"; case .b: name.text = \"Two\"; case .c: name.text = \"Three\" }",
      "One or Two or Three."
    ),
    ("name.text = \"Off\"; if isOn { name.text = \"On\" }", "Off or On."),
    // Every side replaces what was there before.
    (
      "name.text = \"Wait\"; if isOn { name.text = \"On\" } else { name.text = \"Off\" }",
      "On or Off."
    ),
    ("if isOn { name.text = \"On\" }; name.text = \"Done\"", "Done."),
    (
      "name.text = \"A\"; if isOn { if mode == .a { name.text = \"B\" } else { name.text = \"C\" } }",
      "A or B or C."
    ),
  ])
  func `is one or another`(_ body: String, _ said: String) {
    #expect(Self.said(body)?.first == said)
  }

  @Test func `is that of a button and of a label for VoiceOver as well`() {
    let title =
      "go.setTitle(\"Start\", for: .normal); if isOn { go.setTitle(\"Stop\", for: .normal) }"
    #expect(Self.said(title)?.last == "Start or Stop. Button.")
    let label =
      "if isOn { go.accessibilityLabel = \"Stop\" } else { go.accessibilityLabel = \"Start\" }"
    #expect(Self.said(label)?.last == "Stop or Start. Button.")
  }

  @Test func `is not what only an action sets`() {
    let members = "@objc func tap() { name.text = \"Tapped\" }"
    #expect(Self.said("name.text = \"Ready\"", members)?.first == "Ready.")
  }

  @Test func `is the title of a screen as well`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Screen: UIViewController {
          var isNew = false
          override func viewDidLoad() { if isNew { title = "New" } else { title = "Edit" } }
        }
        """
      ])["Screen"])
    #expect(report.stops.map { $0.spoken?.speech } == ["New or Edit. Heading."])
  }
}
