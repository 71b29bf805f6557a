import Testing
import VoiceOver

/// What code of UIKit keeps in a variable, as statements set it.
@Suite struct `A variable in code of UIKit` {
  private static func label(_ body: String) throws -> String {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        var wide = false
        var names: [String] = []
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          \(body)
        }
        func more() { wide = true; names = ["a"] }
        func load(_ done: (String) -> Void) {}
      }
      """
    ])["Screen"]
    return try #require(report).stops.map { $0.spoken?.speech ?? $0.speech }
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("var line = \"From\"; label.text = line", "From."),
    ("var line = \"From\"; line = \"To\"; label.text = line", "To."),
    ("var line = \"From\"; if wide { line = \"To\" }; label.text = line", "To or From."),
    (
      "let line: String; if wide { line = \"To\" } else { line = \"From\" }; label.text = line",
      "To or From."
    ),
    (
      "var line = \"From\"; if wide { line = \"To\"; label.text = line }; label.isHidden = false",
      "To."
    ),
    ("var line = \"From\"; line += \" us\"; label.text = line", "From us."),
    // A variable of an inner block is another one, and which one is set is not followed.
    (
      "var line = \"From\"; if wide { var line = \"To\"; line = \"By\" }; label.text = line",
      "‹line›."
    ),
  ])
  func `says what statements have set it to`(_ body: String, said: String) throws {
    #expect(try Self.label(body) == said)
  }

  @Test(arguments: [
    "var line = \"From\"; load { line = $0 }; label.text = line",
    "var line = \"From\"; for name in names { line = name }; label.text = line",
    "var line = \"From\"; fill(&line); label.text = line",
    "var line = \"From\"; line.append(\"s\"); label.text = line",
    "var line = \"From\"; func set() { line = \"To\" }; set(); label.text = line",
  ])
  func `is not known where something else may set it`(_ body: String) throws {
    #expect(try Self.label(body) == "‹line›.")
  }

  private static func table(_ members: String, rows: String, text: String) throws -> ViewReport {
    let report = Sample([
      "App.swift": "import UIKit\n@main final class App: UIResponder, UIApplicationDelegate {}",
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        struct Pace { let key: String }
        static let known = [Pace(key: "Slow"), Pace(key: "Brisk"), Pace(key: "Fast")]
        \(members)
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(rows).count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = \(text)
          return cell
        }
      }
      """,
    ])["Screen"]
    return try #require(report)
  }

  @Test(arguments: [
    ("lazy var paces = [Pace(key: \"Slow\"), Pace(key: \"Fast\")]", 2),
    ("private var paces: [Pace] = [Pace(key: \"Slow\"), Pace(key: \"Fast\")]", 2),
    ("private lazy var paces: [Pace] = { return Screen.known }()", 3),
    (
      "let paces: [Pace]; init(kind: Int) { self.paces = [Pace(key: \"Slow\"), Pace(key: \"Fast\")]; super.init(style: .plain) }",
      2
    ),
  ])
  func `is as long as its list, where nobody changes that`(_ members: String, count: Int) throws {
    let report = try Self.table(members, rows: "paces", text: "\"Pace\"")
    #expect(report.rows.map(\.count) == [count])
    #expect(report.rows.map(\.isAssumed) == [false])
  }

  @Test(arguments: [
    "var paces = [Pace(key: \"Slow\")]; func add() { paces.append(Pace(key: \"Fast\")) }",
    "var paces = [Pace(key: \"Slow\")]; func load() { get { self.paces = $0 } }; func get(_ done: ([Pace]) -> Void) {}",
    "let paces: [Pace]; init(paces: [Pace]) { self.paces = paces; super.init(style: .plain) }",
    "var paces: [Pace] = []",
  ])
  func `is of any length where something may change it`(_ members: String) throws {
    let report = try Self.table(members, rows: "paces", text: "\"Pace\"")
    #expect(report.rows.map(\.isAssumed) == [true])
  }

  @Test(arguments: [
    "names.map { name in let cell = UITableViewCell(); cell.textLabel?.text = name; return cell }",
    "names.map { let cell = UITableViewCell(); cell.textLabel?.text = \"\\($0)\"; return cell }",
  ])
  func `of cells says what the list has that they are made of`(_ cells: String) throws {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        private let names = ["Slow", "Fast"]
        private lazy var cells: [UITableViewCell] = \(cells)
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { names.count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { cells[p.row] }
      }
      """
    ])["Screen"]
    let stops = try #require(report).stops
    #expect(stops.map { $0.spoken?.speech ?? $0.speech } == ["Slow or Fast."])
    #expect(try #require(report).rows.map(\.count) == [2])
  }
}
