import Testing
import VoiceOver

/// What an interface file connects, and what it leaves nil.
@Suite struct `An outlet` {
  private static func board(_ name: String, _ views: String, _ outlets: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    <scene sceneID="s"><objects><viewController id="c" customClass="\(name)">
    <view key="view" id="v"><subviews>\(views)</subviews></view>
    <connections>\(outlets)</connections></viewController></objects></scene></scenes></document>
    """
  }

  @Test func `of a class that nobody has may be a view that names itself`() throws {
    let board = Self.board(
      "Elsewhere", "<view id=\"b\" customClass=\"Badge\"/><label id=\"l\" text=\"Name\"/>",
      "<outlet property=\"badge\" destination=\"b\" id=\"o\"/>")
    let badge = """
      import UIKit
      final class Badge: UIView {
        var warns = false { didSet { describe() } }
        private func describe() { accessibilityLabel = String(format: "%@", name) }
      }
      """
    let sample = Sample(["Main.storyboard": board, "Badge.swift": badge])
    #expect(sample.reports.contains { $0.said.contains("Name.") })
  }

  private static let screen = """
    import UIKit
    class Grade: UIImageView {}
    final class Screen: UIViewController {
      @IBOutlet weak var grade: Grade!
      @IBOutlet weak var spare: Grade!
      @IBOutlet weak var more: UIButton?
      @IBOutlet weak var name: UILabel!
      override func viewDidLoad() {
        name.text = "Hello"
        more?.setTitle("More", for: .normal)
      }
    }
    """
  private static let views =
    "<label id=\"l\" text=\"Name\"/><imageView id=\"g\" customClass=\"Grade\"/>"
  private static let outlets = """
    <outlet property="grade" destination="g" id="o1"/><outlet property="name" destination="l" id="o2"/>
    """

  @Test func `that the only file of a class does not connect is nil`() throws {
    let board = Self.board("Screen", Self.views, Self.outlets)
    let report = try #require(
      Sample(["Main.storyboard": board, "Screen.swift": Self.screen])["Screen"])
    #expect(report.said == ["Hello."] && !report.isOpaque)
  }

  @Test func `may be connected by another file of the class`() throws {
    let board = Self.board("Screen", Self.views, Self.outlets)
    let sample = Sample([
      "Main.storyboard": board, "Wide.storyboard": board, "Screen.swift": Self.screen,
    ])
    #expect(try #require(sample["Screen"]).isOpaque)
  }
}
