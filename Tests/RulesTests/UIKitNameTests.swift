import Rules
import Testing

/// What code does with a button of UIKit that has no name: only what could give it one is the end of the
/// finding.
@Suite struct `A button of UIKit without a name` {
  static func rules(_ line: String, _ icon: String = iconLine) -> [String] {
    findings(
      """
      import UIKit
      final class BinController: UIViewController {
        private var all: [UIView] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          let b = UIButton()
          \(icon)
          \(line)
          view.addSubview(b)
        }
      }
      """
    ).map(\.rule)
  }

  static let iconLine = "b.setImage(UIImage(named: \"bin-icon\"), for: .normal)"

  static let harmless = [
    "", "b.layer.cornerRadius = 3", "b.imageView?.contentMode = .center",
    "b.titleLabel?.font = .systemFont(ofSize: 12)", "b.titleLabel?.isHidden = true",
    "b.menu = UIMenu(children: [])", "all.append(b)", "b.frame.origin.x = 3",
    "b.imageView?.layer.cornerRadius = 3", "b.isHidden = true; b.isHidden = false",
    "b.accessibilityContainerType = .none",
  ]

  static let naming = [
    "style(b)", "b.titleLabel?.text = name", "b.imageView?.accessibilityLabel = name",
    "b.accessibilityLabel = name", "b.setTitle(name, for: .normal)", "all.append(b); style(all)",
    "b.menu = menu; b.changesSelectionAsPrimaryAction = true", "b.badge.caption = name",
  ]

  @Test(arguments: harmless) func `stays without one`(_ line: String) {
    #expect(Self.rules(line) == ["icon-button-no-label"])
    #expect(Self.rules(line, "") == ["unlabeled-control"])
  }

  @Test(arguments: naming) func `may have one`(_ line: String) {
    #expect(Self.rules(line) == [])
    #expect(Self.rules(line, "") == [])
  }
}

/// What the system draws and names by itself, and what a closure gives back without a name.
@Suite struct `What code of UIKit makes without a name` {
  private static func rules(_ members: String, _ body: String) -> [String] {
    findings(
      """
      import UIKit
      final class BinController: UIViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """
    ).map(\.rule)
  }

  @Test(arguments: [
    "{ return UIBarButtonItem(image: UIImage(named: \"x\"), style: .plain, target: nil, action: nil) }()",
    "{ UIBarButtonItem(image: UIImage(named: \"x\"), style: .plain, target: nil, action: nil) }()",
    "{ let i = UIBarButtonItem(image: UIImage(named: \"x\"), style: .plain, target: nil, action: nil); return i }()",
  ])
  func `is an item that a closure gives back`(_ made: String) {
    let member = "lazy var bin: UIBarButtonItem = \(made)"
    #expect(
      Self.rules(member, "navigationItem.rightBarButtonItem = bin") == ["icon-button-no-label"])
    #expect(
      Self.rules(
        member, "bin.accessibilityLabel = \"Bin\"; navigationItem.rightBarButtonItem = bin") == [])
  }

  @Test(arguments: [
    ".close", ".detailDisclosure", ".infoLight", ".infoDark", ".contactAdd",
    "UIButton.ButtonType.close",
  ])
  func `is no button that the system names`(_ type: String) {
    #expect(Self.rules("let b = UIButton(type: \(type))", "view.addSubview(b)") == [])
    #expect(
      Self.rules("", "let b: UIButton = { UIButton(type: \(type)) }(); view.addSubview(b)") == [])
  }

  @Test func `is a picture that the system draws, which shows no words`() {
    let info = "let b = UIButton(type: .detailDisclosure)"
    #expect(Self.rules(info, "b.accessibilityLabel = \"More\"; view.addSubview(b)") == [])
    let text = "b.setTitle(\"Send\", for: .normal); b.accessibilityLabel = \"More\""
    #expect(Self.rules(info, "\(text); view.addSubview(b)") == ["label-not-in-name"])
  }

  @Test func `is an item with a picture, whose title nobody sees`() {
    func rules(_ image: String) -> [String] {
      Self.rules(
        "let i = UIBarButtonItem(title: \"\", style: .plain, target: nil, action: nil)",
        "\(image); i.accessibilityLabel = \"Mark read\"; navigationItem.rightBarButtonItem = i")
    }
    #expect(rules("i.title = \"Toggle\"; i.image = UIImage(named: \"dot\")") == [])
    #expect(rules("i.title = \"Toggle\"") == ["label-not-in-name"])
  }

  @Test func `is a button that a property of an extension names`() {
    func rules(_ setter: String) -> [String] {
      findings(
        """
        import UIKit
        extension UIButton {
          var spoken: String? {
            get { accessibilityLabel }
            set { \(setter) }
          }
        }
        final class BinController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let b = UIButton()
            b.setImage(UIImage(named: "bin-icon"), for: .normal)
            b.spoken = "Bin"
            view.addSubview(b)
          }
        }
        """
      ).map(\.rule)
    }
    #expect(rules("accessibilityLabel = newValue") == [])
    #expect(rules("print(newValue)") == ["icon-button-no-label"])
  }

  @Test func `is no field with a placeholder of attributes`() {
    let field = "let f = UITextField()"
    #expect(Self.rules(field, "view.addSubview(f)") == ["unlabeled-control"])
    let hint = "NSAttributedString(string: \"Name\", attributes: [:])"
    #expect(Self.rules(field, "f.attributedPlaceholder = \(hint); view.addSubview(f)") == [])
  }

  @Test(arguments: [".system", "UIButton.ButtonType.system"])
  func `is any other button`(_ type: String) {
    #expect(
      Self.rules("let b = UIButton(type: \(type))", "view.addSubview(b)") == ["unlabeled-control"])
  }
}

/// What code makes under one name and keeps under another, and what is of a class of the repository's own.
@Suite struct `A control of UIKit that its class keeps` {
  private static func rules(_ members: String, beside: String = "") -> [String] {
    findings(
      """
      import UIKit
      final class BinController: UIViewController {
        \(members)
      }
      \(beside)
      """
    ).map(\.rule)
  }

  @Test(arguments: [
    (
      "private weak var bar: UISlider!",
      "let bar = UISlider(); view.addSubview(bar); self.bar = bar", true
    ),
    (
      "private var bar: UISlider?", "let made = UISlider(); view.addSubview(made); bar = made", true
    ),
    // Who else has it may name it.
    (
      "weak var bar: UISlider!", "let bar = UISlider(); view.addSubview(bar); self.bar = bar", false
    ),
    ("private var bar: UISlider!", "view.addSubview(bar)", false),
  ])
  func `has no name where nobody gives it one`(property: String, code: String, isFound: Bool) {
    let isView = "final class Box: UIView { \(property); func fill() { \(code) } }"
      .replacing("view.addSubview", with: "addSubview")
    let found = Self.rules(
      "override func viewDidLoad() { let box = Box(); view.addSubview(box); box.fill() }",
      beside: isView)
    #expect(found == (isFound ? ["unlabeled-control"] : []))
  }

  @Test(arguments: ["UIButton", "Push"])
  func `is swallowed whatever its class is called`(button: String) {
    let found = Self.rules(
      "override func viewDidLoad() { view.addSubview(Box()) }",
      beside: """
        final class Push: UIButton { var run: (() -> Void)? }
        final class Box: UIView {
          private let go = \(button)(), text = UILabel()
          init() {
            super.init(frame: .zero)
            go.setTitle("Go", for: .normal); text.text = "Cat"
            addSubview(text); addSubview(go)
            go.addTarget(self, action: #selector(hit), for: .touchUpInside)
            isAccessibilityElement = true; accessibilityLabel = "Cat"
          }
          @objc func hit() {}
        }
        """)
    #expect(found.contains("swallowed-control"))
  }
}
