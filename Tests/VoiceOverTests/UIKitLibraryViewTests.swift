import Testing
import VoiceOver

/// Views whose class, or the one above that, a package has.
@Suite struct `A view below a class of a package` {
  private static func screen(_ members: String, _ body: String, _ beside: String = "") throws
    -> ViewReport
  {
    try #require(
      Sample([
        "Screen.swift": """
        import DialKit
        import UIKit
        \(beside)
        final class Screen: UIViewController {
          \(members)
          var isWide = false
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """
      ])["Screen"])
  }

  private static let named =
    "dial.isAccessibilityElement = true; dial.accessibilityLabel = \"Pump\""

  @Test(arguments: ["class Dial: BaseDial {}", ""])
  func `is what code makes of it`(beside: String) throws {
    let report = try Self.screen(
      "let dial = Dial()", "\(Self.named); view.addSubview(dial)", beside)
    #expect(report.said == ["Pump."])
    #expect(!report.isOpaque)
  }

  @Test(arguments: ["class Dial: BaseDial {}", ""])
  func `shows what nobody sees`(beside: String) throws {
    for body in ["view.addSubview(dial)", "view.addSubview(UIStackView(arrangedSubviews: [dial]))"]
    {
      let report = try Self.screen("let dial = Dial()", body, beside)
      #expect(report.said == ["‹dial›."])
      #expect(report.isOpaque)
    }
  }

  @Test(arguments: ["class Dial: BaseDial {}", ""])
  func `is hidden before it is placed as well`(beside: String) throws {
    let report = try Self.screen(
      "let dial = Dial()", "title = \"A\"; dial.isHidden = !isWide; view.addSubview(dial)", beside)
    #expect(report.swipes.platform.text == "1…2")
  }

  /// Its class may have a name of its own.
  @Test func `without a label of the app is called what nobody knows`() throws {
    let report = try Self.screen(
      "let dial = Dial()", "dial.isAccessibilityElement = true; view.addSubview(dial)",
      "class Dial: BaseDial {}")
    let said = try #require(report.said.first)
    #expect(report.said.count == 1 && said.hasPrefix("‹"))
  }

  @Test func `shows what the class of the app adds, and more`() throws {
    let report = try Self.screen(
      "", "let dial = Dial(); view.addSubview(dial)",
      """
      class Dial: BaseDial {
        let note = UILabel()
        func setUp() { note.text = "Low"; addSubview(note) }
        override func layoutSubviews() { setUp() }
      }
      """)
    #expect(report.said.contains("Low."))
    #expect(report.isOpaque)
  }

  /// No view: nothing puts it anywhere.
  @Test func `is none where no code places it`() throws {
    let report = try Self.screen(
      "let dial = Dial(); let note = UILabel()",
      "note.text = \"Low\"; view.addSubview(note); dial.start()",
      "class Dial: BaseDial { func start() {} }")
    #expect(report.said == ["Low."])
    #expect(!report.isOpaque)
  }

  /// What an interface file calls a view is one, so its code is read.
  @Test(arguments: [
    ("<view id=\"f\" customClass=\"Face\">", "Wound up."),
    (
      "<button id=\"f\" customClass=\"Face\"><state key=\"normal\" title=\"Go\"/>",
      "Wound up. Button."
    ),
  ])
  func `is what its file says`(tag: String, said: String) throws {
    let kind = tag.contains("button") ? "button" : "view"
    let report = try #require(
      Sample([
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s"><objects><viewController id="c" customClass="Tower">
        <view key="view" id="v"><subviews>\(tag)
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
        </\(kind)></subviews></view></viewController></objects></scene></scenes></document>
        """,
        "Tower.swift": """
        import FaceKit
        import UIKit
        final class Tower: UIViewController {}
        final class Face: BaseFace {
          override func awakeFromNib() { super.awakeFromNib(); accessibilityLabel = "Wound up" }
        }
        """,
      ])["Tower"])
    #expect(report.said == [said])
    #expect(!report.isOpaque)
  }

  @Test func `that is a controller of a table shows that once`() throws {
    let report = try #require(
      Sample([
        "Pick.swift": """
        import RadioKit
        import UIKit
        final class Pick: RadioListTableViewController {
          override func viewDidLoad() { super.viewDidLoad(); title = "Pick" }
        }
        """
      ])["Pick"])
    #expect(report.said == ["‹RadioListTableViewController›."])
  }
}
