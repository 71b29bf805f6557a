import Testing
import VoiceOver

/// Views of which one state of a screen or row has one, and another state another.
@Suite struct `Views of UIKit that take turns` {
  private static func report(_ members: String, beside: String = "") throws -> ViewReport {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        \(members)
      }
      \(beside)
      """
    return try #require(Sample(["Screen.swift": source])["Screen"])
  }

  private static let views = """
    let list = UIStackView(), none = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      for name in ["A", "B", "C"] { let l = UILabel(); l.text = name; list.addArrangedSubview(l) }
      none.text = "Nothing"; none.isHidden = true
      view.addSubview(list); view.addSubview(none)
    }
    """

  @Test(arguments: [
    (
      "func fill() { list.isHidden = false; none.isHidden = true }; func empty() { list.isHidden = true; none.isHidden = false }",
      "1…3"
    ),
    ("func empty() { list.isHidden = true; none.isHidden = false }", "1…3"),
    // Both may be there, or none.
    ("func empty() { list.isHidden = true }; func tell() { none.isHidden = false }", "0…4"),
    ("func empty(isNew: Bool) { list.isHidden = true; none.isHidden = isNew }", "0…4"),
  ])
  func `are set by functions to the contrary`(code: String, swipes: String) throws {
    #expect(try Self.report(Self.views + code).swipes.platform.text == swipes)
  }

  @Test(arguments: [
    // Once an animation is over, and before it.
    (
      "note.alpha = 0",
      "func fail() { UIView.animate(withDuration: 1, animations: { self.note.alpha = 1; self.busy.alpha = 0 }, completion: { _ in self.note.alpha = 0; self.busy.alpha = 1 }) }",
      "1"
    ),
    // Both are there at first.
    ("", "func fail() { note.alpha = 1; busy.alpha = 0 }", "1…2"),
    (
      "show(true)",
      "func show(_ isBusy: Bool) { note.alpha = isBusy ? 0 : 1; busy.alpha = isBusy ? 1 : 0 }", "1"
    ),
    ("show()", "func show() { note.alpha = isOn ? 0 : 1; busy.alpha = isOn ? 1 : 0 }", "1"),
    (
      "show()",
      "func show() { if isOn { note.alpha = 0; busy.alpha = 1 } else { note.alpha = 1; busy.alpha = 0 } }",
      "1"
    ),
    // How much is seen of one that is shown is no question.
    (
      "show()",
      "func show() { note.alpha = isOn ? 1 : 0.5; if isOn { note.isHidden = true; busy.isHidden = false } else { note.isHidden = false; busy.isHidden = true } }",
      "1"
    ),
    // Something is seen of it either way.
    ("show()", "func show() { note.alpha = isOn ? 0.5 : 1; busy.alpha = isOn ? 1 : 0.3 }", "2"),
  ])
  func `are seen or are not`(first: String, code: String, swipes: String) throws {
    let report = try Self.report(
      """
      let note = UILabel(), busy = UILabel()
      var isOn = false
      func turn() { isOn.toggle() }
      override func viewDidLoad() {
        super.viewDidLoad()
        note.text = "Not read"; busy.text = "Busy"
        view.addSubview(note); view.addSubview(busy)
        \(first)
      }
      \(code)
      """)
    #expect(report.swipes.platform.text == swipes)
  }

  @Test func `are an indicator that stops, and what it waits for`() throws {
    let row = """
      final class Row: UICollectionViewCell {
        let spinner = UIActivityIndicatorView(style: .medium), name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(spinner); contentView.addSubview(name)
        }
        func show(_ text: String?) {
          if let text { name.text = text; name.isHidden = false; spinner.stopAnimating() }
          else { name.isHidden = true; spinner.startAnimating() }
        }
      }
      """
    let screen = """
      let row = Row(frame: .zero)
      var text: String?
      override func viewDidLoad() { view.addSubview(row); row.show(text) }
      """
    #expect(try Self.report(screen, beside: row).swipes.platform.text == "1")
  }

  @Test(arguments: [
    ("case .on(let isOn): let flag = UISwitch(); flag.isOn = isOn; accessoryView = flag", "20"),
    (
      "case .on: let more = UIButton(); more.setTitle(\"More\", for: .normal); accessoryView = more",
      "20…40"
    ),
  ])
  func `are what stands at the end of a row`(side: String, swipes: String) throws {
    let source = """
      import UIKit
      final class Row: UITableViewCell {
        enum Kind { case on(Bool), off }
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier); contentView.addSubview(name)
        }
        func show(_ kind: Kind) {
          name.text = "Cat"
          switch kind { \(side); case .off: accessoryView = nil }
        }
      }
      final class Screen: UITableViewController {
        var kinds: [Row.Kind] = []
        override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "r") }
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { kinds.count }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "r", for: path) as! Row
          cell.show(kinds[path.row])
          return cell
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.swipes.platform.text == swipes)
  }

  @Test(arguments: [
    ("bar.showsCancelButton = true", ["Find. Search Field.", "Cancel. Button."]),
    ("bar.showsCancelButton = false", ["Find. Search Field."]),
    ("", ["Find. Search Field."]),
  ])
  func `are a field to search in and what ends that`(code: String, said: [String]) throws {
    let report = try Self.report(
      """
      let bar = UISearchBar()
      override func viewDidLoad() { bar.placeholder = "Find"; view.addSubview(bar); \(code) }
      """)
    #expect(report.said == said)
  }

  @Test func `are segments that nobody knows, so there may be more`() throws {
    let report = try Self.report(
      """
      let parts: UISegmentedControl
      init(names: [String]) {
        parts = UISegmentedControl(items: names.map { $0.uppercased() })
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() { view.addSubview(parts) }
      """)
    #expect(report.isOpaque)
  }

  @Test(arguments: [
    ("", ["One.", "Go. Button."]),
    ("box.isAccessibilityElement = true; box.accessibilityLabel = \"All\"", ["All."]),
  ])
  func `are what a variable is on each side of a condition`(code: String, said: [String]) throws {
    let report = try Self.report(
      """
      var isWide = false
      override func viewDidLoad() {
        let one = UILabel(), go = UIButton()
        one.text = "One"; go.setTitle("Go", for: .normal)
        let row = UIStackView(arrangedSubviews: [go])
        let box: UIStackView
        if isWide {
          box = UIStackView(arrangedSubviews: [one, row])
        } else {
          let top = UIStackView(arrangedSubviews: [one, UIView()])
          box = UIStackView(arrangedSubviews: [top, row])
        }
        view.addSubview(box)
        \(code)
      }
      """)
    #expect(report.said == said)
    #expect(report.swipes.platform.text == "\(said.count)")
  }
}
