import Rules
import Testing
import Views
import VoiceOver

/// Findings at the lines of storyboards, whose objects the code of a class may name.
@Suite struct `A rule in an interface file` {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController id="v" customClass="Call"><view key="view" id="w"><subviews>
    <button id="b1"><state key="normal" image="hangUp"/></button>
    <button id="b2"><state key="normal" image="mute"/></button>
    <button id="b3"><state key="normal" image="more"/><accessibility key="accessibilityConfiguration" label="More"/></button>
    <button id="b4"><state key="normal" title="Help"/></button>
    <textField id="t1"/>
    </subviews></view><navigationItem key="navigationItem" title="Call" id="n">
    <barButtonItem key="rightBarButtonItem" image="people" id="i"/>
    <barButtonItem key="leftBarButtonItem" image="people" id="j"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="spoken" value="People"/>
    </userDefinedRuntimeAttributes></barButtonItem></navigationItem>
    <connections><outlet property="muteButton" destination="b2" id="o"/></connections></viewController>
    </objects></scene></scenes></document>
    """

  private static func lines(of rule: Rule, _ code: String) -> [Int] {
    let source = """
      import UIKit
      final class Call: UIViewController {
        @IBOutlet var muteButton: UIButton!
        override func viewDidLoad() { \(code) }
      }
      """
    return Project(["Main.storyboard": file, "Call.swift": source]).places(of: rule).map(\.line)
  }

  @Test func `tells of controls that are an image alone, but for those that code names`() throws {
    let rule = try #require(Rule.catalog.first { $0.id == "icon-button-no-label" })
    #expect(Self.lines(of: rule, "") == [4, 5, 10])
    #expect(Self.lines(of: rule, "muteButton.accessibilityLabel = \"Mute\"") == [4, 10])
    #expect(Self.lines(of: rule, "style(muteButton)") == [4, 10])
  }

  @Test(arguments: [
    ("", [3]), ("override var accessibilityLabel: String? { get { \"Dot\" } set {} }", []),
    ("func dress() { setTitle(\"Dot\", for: .normal) }", []),
    ("override func awakeFromNib() { super.awakeFromNib(); layer.cornerRadius = 8 }", [3]),
    ("override func awakeFromNib() { super.awakeFromNib(); setTitle(\"Dot\", for: .normal) }", []),
    ("override func awakeFromNib() { super.awakeFromNib(); titleLabel?.text = \"Dot\" }", []),
    ("override func awakeFromNib() { super.awakeFromNib(); Words.say(self) }", []),
    ("override func awakeFromNib() { super.awakeFromNib(); configuration?.title = \"Dot\" }", []),
    ("var name = \"\" { didSet { setTitle(name, for: .normal) } }", []),
  ])
  func `tells of a button of the app's own class, unless that names it`(
    member: String, lines: [Int]
  ) throws {
    let rule = try #require(Rule.catalog.first { $0.id == "unlabeled-control" })
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="v" customClass="Call"><view key="view" id="w"><subviews><label text="Lamp" id="l"/><button id="b" customClass="Dot"/>
      </subviews></view><connections><outlet property="dot" destination="b" id="o"/></connections></viewController>
      </objects></scene></scenes></document>
      """
    let source = """
      import UIKit
      final class Dot: UIButton { \(member) }
      final class Call: UIViewController {
        @IBOutlet var dot: Dot!
        override func viewDidLoad() { super.viewDidLoad(); dot.backgroundColor = .red }
      }
      """
    let project = Project(["Main.storyboard": file, "Call.swift": source])
    #expect(project.places(of: rule).map(\.line) == lines)
  }

  @Test func `is silent of a label in the place of what the system says for an item`() throws {
    let rule = try #require(Rule.catalog.first { $0.id == "label-not-in-name" })
    let file = Self.file.replacing(
      "image=\"people\" id=\"i\"", with: "systemItem=\"stop\" id=\"i\"")
    let source = """
      import UIKit
      final class Call: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem?.accessibilityLabel = "Close" }
      }
      """
    let project = Project(["Main.storyboard": file, "Call.swift": source])
    #expect(project.places(of: rule).isEmpty)
  }

  @Test func `is silent of a button that a property of the class gives a title`() throws {
    let rule = try #require(Rule.catalog.first { $0.id == "unlabeled-control" })
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="w" customClass="Notice"><subviews><button id="b"/></subviews>
      <connections><outlet property="button" destination="b" id="o"/></connections></view>
      </objects></document>
      """
    func lines(_ setter: String) -> [Int] {
      let source = """
        import UIKit
        final class Notice: UIView {
          @IBOutlet private var button: UIButton!
          var words: String? {
            get { button.currentTitle }
            \(setter)
          }
        }
        """
      return Project(["Notice.xib": file, "Notice.swift": source]).places(of: rule).map(\.line)
    }
    #expect(lines("set { button.setTitle(newValue, for: .normal) }") == [])
    #expect(lines("set(text) { button.setTitle(text, for: .normal) }") == [])
    #expect(lines("set { print(newValue) }") == [4])
  }

  @Test func `tells of a field that nothing names`() throws {
    let rule = try #require(Rule.catalog.first { $0.id == "unlabeled-control" })
    #expect(Self.lines(of: rule, "") == [8])
  }

  @Test func `is silent of a switch in a cell, which the cell says`() throws {
    let rule = try #require(Rule.catalog.first { $0.id == "unlabeled-control" })
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <tableViewController id="v" customClass="Options"><tableView key="view" dataMode="static" id="t"><sections>
      <tableViewSection id="e"><cells><tableViewCell id="c"><tableViewCellContentView key="contentView" id="cv">
      <subviews><label text="Sounds" id="l"/><switch id="x"/></subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController>
      </objects></scene></scenes></document>
      """
    let source = "import UIKit\nfinal class Options: UITableViewController {}\n"
    let project = Project(["Main.storyboard": file, "Options.swift": source])
    #expect(project.places(of: rule).isEmpty)
  }

  @Test(arguments: [
    ("outlet", "final class Login: UIViewController { @IBOutlet var name: UITextField! }", true),
    // A class in Objective-C may fill it.
    ("outlet", "", false), ("action", "", true),
  ])
  func `is silent of a label that is left empty for code that is not read`(
    _ kind: String, _ beside: String, _ isTold: Bool
  ) throws {
    let rule = try #require(Rule.catalog.first { $0.id == "empty-label" })
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="v" customClass="Login"><view key="view" id="r"><subviews>
      <textField id="f"><accessibility key="accessibilityConfiguration" label=""/></textField>
      </subviews></view><connections><\(kind) property="name" selector="name:" destination="f" id="o"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let project = Project(["Main.storyboard": file, "Login.swift": "import UIKit\n\(beside)\n"])
    #expect(project.places(of: rule).isEmpty != isTold)
  }

  @Test func `is silent of an item that only older systems have`() {
    let source = """
      import UIKit
      final class Call: UIViewController {
        override func viewDidLoad() {
          if #available(iOS 13.0, *) {
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: nil)
          } else {
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "close"), style: .plain, target: self, action: nil)
          }
          let label = UILabel()
          label.text = "Name"
          view.addSubview(label)
        }
      }
      """
    #expect(findings(source).isEmpty)
  }

  @Test func `is silent of traits that a stream sets`() {
    let source = """
      import Combine
      import UIKit
      final class Day: UIView {
        @Published var traits: UIAccessibilityTraits = .button
        private let label = UILabel()
        private var streams: [AnyCancellable] = []
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.text = "1"
          isAccessibilityElement = true
          accessibilityLabel = "1 January"
          streams = [$traits.assign(to: \\.accessibilityTraits, on: self)]
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(choose)))
        }
        @objc func choose() {}
      }
      """
    #expect(!findings(source).contains { $0.rule == "tap-without-trait" })
  }

  @Test func `tells of a single tap that a file adds to a view`() throws {
    let rule = try #require(Rule.catalog.first { $0.id == "tap-without-trait" })
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="v" customClass="Call"><view key="view" id="w"><subviews>
      <label id="l1" text="Open"><connections>
      <outletCollection property="gestureRecognizers" destination="g1" id="o1"/></connections></label>
      <label id="l2" text="Zoom"><connections>
      <outletCollection property="gestureRecognizers" destination="g2" id="o2"/></connections></label>
      <label id="l3" text="Still"><connections>
      <outletCollection property="gestureRecognizers" destination="g3" id="o3"/></connections></label>
      </subviews></view></viewController>
      <tapGestureRecognizer id="g1"><connections>
      <action selector="open:" destination="v" id="a1"/></connections></tapGestureRecognizer>
      <tapGestureRecognizer numberOfTapsRequired="2" id="g2"><connections>
      <action selector="zoom:" destination="v" id="a2"/></connections></tapGestureRecognizer>
      <tapGestureRecognizer id="g3"/>
      </objects></scene></scenes></document>
      """
    let source = """
      import UIKit
      final class Call: UIViewController {
        @IBAction func open(_ sender: Any) { present(Other(), animated: true) }
        @IBAction func zoom(_ sender: Any) { view.transform = large }
      }
      """
    let project = Project(["Main.storyboard": file, "Call.swift": source])
    #expect(project.places(of: rule).map(\.line) == [4])
  }
}
