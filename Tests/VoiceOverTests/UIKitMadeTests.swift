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

  /// A function of the app makes it, and the closure that gives it back sets it up.
  @Test func `is what a function makes that a closure sets up`() throws {
    let report = try #require(
      Self.screen(
        """
        let pill: UIButton = { let pill = UIButton.pill(); pill.setTitle("Send", for: .normal); return pill }()
        let small: UILabel = { let label = UILabel.small(); label.text = "Tea"; return label }()
        let other: UIButton = { let pill = UIButton.pill(); pill.isHidden = true; return UIButton(type: .close) }()
        """,
        """
        view.addSubview(pill)
        view.addSubview(small)
        view.addSubview(other)
          }
        }
        extension UIButton { class func pill() -> UIButton { let button = UIButton(type: .custom); return button } }
        extension UILabel {
          static func small() -> UILabel {
            let label = UILabel()
            return label
        """))
    #expect(report.said == ["Send. Button.", "Tea.", "Close. Button."])
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

  @Test(arguments: [
    "return stack(all)", "return self.stack(all)", "stack(all)", "UIStackView.stack(all)",
  ])
  func `may be made by a static function that calls another one`(_ body: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      extension UIStackView {
        class func column(_ all: [UIView]) -> UIStackView { \(body) }
        class func stack(_ views: [UIView]) -> UIStackView {
          let made = UIStackView(arrangedSubviews: views)
          made.axis = .vertical
          return made
        }
      }
      final class Screen: UIViewController {
        let label = UILabel()
        let other = UILabel()
        override func viewDidLoad() {
          label.text = "A"
          other.text = "B"
          view.addSubview(UIStackView.column([label, other]))
        }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).said == ["A.", "B."])
  }

  /// A symbol by a case of a package is read as the same one by its name.
  @Test(arguments: ["systemSymbol: .trash", "systemSymbol: .trash, withConfiguration: large"])
  func `has the name of its symbol`(_ image: String) throws {
    let report = try #require(
      Self.screen(
        "let button = UIButton(); let large = UIImage.SymbolConfiguration(textStyle: .largeTitle)",
        "button.setImage(UIImage(\(image)), for: .normal); view.addSubview(button)"))
    let named = try #require(
      Self.screen(
        "let button = UIButton()",
        "button.setImage(UIImage(systemName: \"trash\"), for: .normal); view.addSubview(button)"))
    #expect(report.said == named.said)
    #expect(named.said != ["Button."])
  }

  @Test func `is made as a list asks for it, whatever is declared first`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      extension UIStackView {
        class func column(_ all: [UIView]) -> UIStackView { stack(all) }
        class func stack(_ views: [UIView]) -> UIStackView { UIStackView(arrangedSubviews: views) }
      }
      final class Card: UIView {
        private lazy var column = UIStackView.column([title, space, note, Ad.view(), more])
        private lazy var title = label()
        private lazy var space = UIView()
        private lazy var note = label()
        private let more = UIButton()
        private func label() -> UILabel {
          let label = UILabel()
          label.numberOfLines = 0
          return label
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Tea"
          note.text = "Hot"
          more.setTitle("More", for: .normal)
          addSubview(column)
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() { view.addSubview(Card()) }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said.filter { !$0.hasPrefix("‹") } == ["Tea.", "Hot.", "More. Button."])
    #expect(report.said.count == 4 && report.isOpaque)
  }

  @Test func `says the same where an extension sets its own text in another form`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      extension UILabel {
        func space(_ width: CGFloat) {
          guard let text = text else { return }
          let spaced = NSMutableAttributedString(string: text)
          spaced.addAttribute(.kern, value: width, range: NSRange(location: 0, length: text.count))
          attributedText = spaced
        }
      }
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          label.text = "Tea"
          label.space(2)
          view.addSubview(label)
        }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).said == ["Tea."])
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
