import Testing
import VoiceOver

/// Views and controllers that code makes, places and shows by way of other code.
@Suite struct `What code of UIKit hands on` {
  private static func sample(_ members: String, _ body: String = "", more: String = "") -> Sample {
    Sample([
      "Screen.swift": """
      import UIKit
      \(more)
      final class Screen: UIViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """
    ])
  }

  @Test func `is shown by closures at the operands of an operator of a package`() throws {
    let sample = Self.sample(
      "let form = Form()",
      """
      form +++ Section("Names")
        <<< Row("Near") { $0.title = "Near" }
        <<< Row("Far").onPick { [weak self] in
          self?.navigationController?.pushViewController(Far(), animated: true)
        }
      """, more: "import Forms\nfinal class Far: UIViewController {}")
    #expect(sample["Far"]?.screen == .destination)
  }

  @Test func `is a view that puts itself into the one that it is given`() throws {
    let sample = Self.sample(
      "private let box = UIView(); private let notice = Notice(text: \"None\")",
      "view.addSubview(box); notice.show(in: box)",
      more: """
        final class Notice: UIView {
          let label = UILabel()
          init(text: String) {
            super.init(frame: .zero)
            label.text = text
            addSubview(label)
          }
          func show(in box: UIView) { box.addSubview(self) }
        }
        """)
    let report = try #require(sample["Screen"])
    #expect(report.said == ["None."])
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    "{ return Maker.head(\"Notes\") }()", "{ Maker.head(\"Notes\") }()", "Maker.head(\"Notes\")",
  ])
  func `is what a function makes that a closure calls`(_ value: String) throws {
    let sample = Self.sample(
      "private lazy var head: UILabel = \(value)", "view.addSubview(head)",
      more: """
        enum Maker {
          static func head(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
          }
        }
        """)
    #expect(try #require(sample["Screen"]).said == ["Notes."])
  }

  @Test func `is what a plain class keeps as tabs`() throws {
    let sample = Sample([
      "Guide.swift": """
      import UIKit
      final class Guide: NSObject {
        lazy var tabs: UITabBarController = {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: Home())]
          return tabs
        }()
      }
      final class Home: UIViewController {
        override func viewDidLoad() { title = "Start" }
      }
      """
    ])
    #expect(sample["Home"]?.screen == .tab)
  }

  @Test func `is segments of a control that the initializer makes`() throws {
    let sample = Self.sample(
      """
      enum Side: CaseIterable {
        case shop, mine
        var title: String { switch self { case .shop: "Shop"; case .mine: "Mine" } }
      }
      let sides: UISegmentedControl
      init() {
        sides = UISegmentedControl(items: Side.allCases.map { $0.title })
        super.init(nibName: nil, bundle: nil)
      }
      """, "view.addSubview(sides)")
    #expect(
      try #require(sample["Screen"]).said == ["Shop. Button. 1 of 2.", "Mine. Button. 2 of 2."])
  }

  @Test func `is no title while a view stands in its place`() throws {
    let sample = Self.sample(
      "let sides = UISegmentedControl(items: [\"Shop\", \"Mine\"])",
      "navigationItem.titleView = sides",
      more: "")
    let late = Self.sample(
      """
      let sides = UISegmentedControl(items: ["Shop", "Mine"])
      @objc func begin() { title = "Loading"; navigationItem.titleView = nil }
      """, "navigationItem.titleView = sides")
    #expect(
      try #require(late["Screen"]).saidAround == (try #require(sample["Screen"]).saidAround))
  }

  @Test func `is a header of a section, of whatever class`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        var hosts: [String] = []
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { hosts.count }
        override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? {
          let head = t.dequeueReusableHeaderFooterView(withIdentifier: "head")
            ?? UITableViewHeaderFooterView(reuseIdentifier: "head")
          let label = UILabel()
          label.text = "Stored"
          head.contentView.addSubview(label)
          return head
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
          cell.textLabel?.text = "Host"
          return cell
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said.first == "Stored." || report.said.first == "Stored. Heading.")
    #expect(report.said.dropFirst() == ["Host."])
  }
}
