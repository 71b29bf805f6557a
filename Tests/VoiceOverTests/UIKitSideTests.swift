import Testing
import VoiceOver

/// Code that is done on one side of a condition, and on another one as well.
@Suite struct `Code of UIKit on several sides` {
  @Test func `has the last word where each side calls the same function`() throws {
    let source = """
      import UIKit
      final class Grade: UIImageView {
        var grade = "" { didSet { describe() } }
        private func describe() {
          isAccessibilityElement = grade != ""
          accessibilityLabel = "Grade"
        }
      }
      final class FoodCell: UITableViewCell {
        let name = UILabel()
        let grade = Grade()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(name)
          contentView.addSubview(grade)
        }
        func show(_ food: Food) {
          name.text = food.name
          if let grade = food.grade { set(grade) } else { set(nil) }
        }
        private func set(_ given: String?) {
          if let given { grade.grade = given } else { grade.grade = "" }
          settle()
        }
        private func settle() { grade.isAccessibilityElement = false }
      }
      struct Food { let name: String; let grade: String? }
      final class Screen: UITableViewController {
        var foods: [Food] = []
        override func viewDidLoad() { tableView.register(FoodCell.self, forCellReuseIdentifier: "f") }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { foods.count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "f", for: p) as! FoodCell
          cell.show(foods[p.row])
          return cell
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.swipes.platform.text == "20")
  }

  /// What stands where a guard does not let pass, and what stands behind it.
  @Test func `is there on both sides of a guard`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Screen: UIViewController {
          let note = UILabel()
          let box = UIStackView()
          var isWide: Bool { load() }
          override func viewDidLoad() {
            note.text = "Note"
            view.addSubview(filled())
          }
          func filled() -> UIStackView {
            guard isWide else {
              box.addArrangedSubview(note)
              return box
            }
            box.addArrangedSubview(UIView())
            box.addArrangedSubview(note)
            return box
          }
        }
        """
      ])["Screen"])
    #expect(report.swipes.platform.text == "1")
  }

  @Test func `knows which cell a name stands for on each side`() throws {
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><tableViewController id="c" customClass="Screen">
      <tableView key="view" dataMode="prototypes" id="t"><prototypes>
      <tableViewCell reuseIdentifier="Note" id="n"><tableViewCellContentView key="contentView" id="v">
      <subviews><label text="Kept here" id="l"/></subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    let source = """
      import UIKit
      struct Names { static let note = "Note"; static let item = "Item" }
      final class ItemCell: UITableViewCell {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(name)
        }
        func show(_ words: String) { name.text = words }
      }
      final class Screen: UITableViewController {
        var items: [String] = []
        override func viewDidLoad() { tableView.register(ItemCell.self, forCellReuseIdentifier: Names.item) }
        private func isNote(_ s: Int) -> Bool { s > items.count }
        override func numberOfSections(in t: UITableView) -> Int { items.count + 1 }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let id = isNote(p.section) ? Names.note : Names.item
          let cell = t.dequeueReusableCell(withIdentifier: id, for: p)
          if id == Names.item { (cell as! ItemCell).show("Oats") }
          return cell
        }
      }
      """
    let report = try #require(
      Sample(["Main.storyboard": board, "Screen.swift": source])["Screen"])
    #expect(report.said == ["Oats."])
    #expect(report.sides.flatMap { $0.stops.map(\.speech) } == ["Kept here."])
  }

  @Test func `speaks of the controller by another name, and of its view in spite of one`() throws {
    let source = """
      import UIKit
      class Base: UIViewController {
        lazy var box: UIView = {
          let view = UIView()
          self.view.addSubview(view)
          return view
        }()
      }
      final class Screen: Base {
        let note = UILabel()
        override func viewDidLoad() {
          note.text = "Hello"
          box.addSubview(note)
          Loader.run { [weak self] in
            guard let owner = self else { return }
            owner.navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Send", style: .done, target: owner, action: nil)
          }
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.saidAround == ["Send. Button."] && report.said == ["Hello."])
  }

  @Test func `gives what one of those in a stack is called`() throws {
    let source = """
      import UIKit
      final class Amount: UIView {
        let caption = UILabel()
        let field = UITextField()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(caption)
          addSubview(field)
        }
      }
      final class Screen: UIViewController {
        let stack = UIStackView()
        let names: [String] = []
        override func viewDidLoad() {
          view.addSubview(stack)
          for _ in names { stack.addArrangedSubview(Amount(frame: .zero)) }
          names.enumerated().forEach { (index: Int, name: String) in
            if let one = stack.arrangedSubviews[index] as? Amount {
              one.caption.text = "Fat"
              one.field.placeholder = "Grams"
            }
          }
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.said.first == "Fat." && report.said.contains { $0.hasPrefix("Grams") })
  }
}
