import Testing
import VoiceOver

/// How code makes a view or an item: what it gives the initialiser is said, wherever that stands.
@Suite struct `What code of UIKit makes` {
  private static func screen(_ members: String, _ body: String) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """
    ])["Screen"]
  }

  private static let item =
    "UIBarButtonItem(title: \"Send\", style: .done, target: nil, action: nil)"

  @Test(arguments: [
    "{ return \(item) }()", "{ \(item) }()", item,
    "{ let text = \"Send\"; return UIBarButtonItem(title: text, style: .done, target: nil, action: nil) }()",
    "{ let item = \(item); return item }()",
    "{ if #available(iOS 13, *) { return \(item) } else { return UIBarButtonItem() } }()",
  ])
  func `is what a closure gives back`(made: String) throws {
    for type in ["", ": UIBarButtonItem"] {
      let report = try #require(
        Self.screen(
          "lazy var send\(type) = \(made)", "navigationItem.rightBarButtonItem = send"))
      #expect(report.saidAround == ["Send. Button."])
    }
  }

  @Test(arguments: [
    (
      "{ UISegmentedControl(items: [\"a\", \"b\"]) }()",
      ["a. Button. 1 of 2.", "b. Button. 2 of 2."]
    ),
    (
      "{ let label = UILabel(); label.text = \"A\"; return UIStackView(arrangedSubviews: [label]) }()",
      ["A."]
    ),
    ("{ return UILabel().with { $0.text = \"A\" } }()", ["A."]),
    ("{ let label = UILabel(); label.text = \"A\"; return label }()", ["A."]),
    ("{ return Chip(title: \"B\") }()", ["B."]),
  ])
  func `is a view that a closure gives back`(made: String, said: [String]) throws {
    let chip = """
      }
      final class Chip: UIView {
        let label = UILabel()
        init(title: String) {
          super.init(frame: .zero)
          label.text = title
          addSubview(label)
        }
      """
    for body in ["view.addSubview(part)", "let other = \(made); view.addSubview(other)"] {
      let report = try #require(
        Self.screen("lazy var part = \(made)", body + "\n}\n" + chip))
      #expect(report.said == said, "\(made) \(body)")
    }
  }

  @Test func `is an item with a view that a closure gives back`() throws {
    let members = """
      lazy var badge: UIBarButtonItem = {
        let label = UILabel()
        label.text = "3"
        return UIBarButtonItem(customView: label)
      }()
      """
    let report = try #require(Self.screen(members, "navigationItem.rightBarButtonItem = badge"))
    #expect(report.saidAround == ["3."])
  }

  @Test(arguments: [".close", "UIBarButtonItem.SystemItem.close"])
  func `is told by a case, however that is spelled`(kind: String) throws {
    let body = """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: \(kind), target: nil, action: nil)
      """
    #expect(try #require(Self.screen("", body)).saidAround == ["Close. Button."])
  }

  @Test(arguments: [
    (".close", "Close. Button."), (".infoDark", "More Info. Button."),
    (".infoLight", "More Info. Button."), (".detailDisclosure", "More Info. Button."),
    (".contactAdd", "Add Contact. Button."),
    ("UIButton.ButtonType.close", "Close. Button."), (".system", "Button."),
  ])
  func `is a button that the system names`(type: String, said: String) throws {
    let report = try #require(
      Self.screen("let b = UIButton(type: \(type))", "view.addSubview(b)"))
    #expect(report.said == [said])
    let titled = try #require(
      Self.screen(
        "let b = UIButton(type: \(type))",
        "b.setTitle(\"Leave\", for: .normal); view.addSubview(b)"))
    #expect(titled.said == ["Leave. Button."])
  }

  @Test(arguments: [
    ("close", "Close. Button."), ("detailDisclosure", "More Info. Button."), ("system", "Button."),
  ])
  func `is a button of a file that the system names`(type: String, said: String) throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects><viewController id="c1" customClass="Screen">
      <view key="view" id="v1"><subviews>
      <button opaque="NO" buttonType="\(type)" id="b1"/>
      </subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    let source = "import UIKit\nfinal class Screen: UIViewController {}"
    let sample = Sample(["Screen.swift": source, "Main.storyboard": storyboard])
    #expect(try #require(sample["Screen"]).said == [said])
  }
}

/// A property that stands for one view or for another.
@Suite struct `A property that sides of a condition set to views of their own` {
  @Test func `is what each of them makes`() throws {
    let report = try #require(
      Sample([
        "Cell.swift": """
        import UIKit
        final class Cell: UITableViewCell {
          var buttons: UIView?
          var show: UIButton?
          var kind = 0
          func update() {
            if kind == 0 {
              show = UIButton(type: .system)
              show!.setTitle("Show", for: .normal)
              buttons = show
            } else {
              let next = UIButton(type: .system)
              next.setTitle("Next", for: .normal)
              buttons = UIView()
              buttons!.addSubview(next)
              buttons!.addSubview(show!)
            }
            accessoryView = buttons
          }
        }
        """
      ])["Cell"])
    #expect(report.stops.map(\.speech).contains("Next. Button."))
    #expect(report.stops.map(\.speech).contains("Show. Button."))
  }
}
