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

  /// What `didSet` does it does for each value: what it says in the end stands in the place of the file's text.
  @Test func `that code fills where it shows it does not say what its file has`() throws {
    let board = Self.board(
      "Screen",
      "<view id=\"b\" customClass=\"Badge\"><subviews><label id=\"l\" text=\"Old\"/></subviews>"
        + "<connections><outlet property=\"note\" destination=\"l\" id=\"o2\"/></connections></view>",
      "<outlet property=\"badge\" destination=\"b\" id=\"o\"/>")
    let screen = """
      import UIKit
      struct Deal { var months: Int; var cut: String? { months == 1 ? nil : "Less" } }
      final class Badge: UIView {
        @IBOutlet weak var note: UILabel!
        var deal: Deal! {
          didSet {
            if let words = deal.cut { note.text = words; note.isHidden = false } else { note.isHidden = true }
          }
        }
      }
      final class Screen: UIViewController {
        @IBOutlet weak var badge: Badge!
        var deals: [Deal] = []
        override func viewDidLoad() { super.viewDidLoad(); badge.deal = deals[0] }
      }
      """
    let report = try #require(Sample(["Main.storyboard": board, "Screen.swift": screen])["Screen"])
    let sides = report.sides.flatMap { $0.stops.map(\.speech) }
    #expect(Set(report.said + sides) == ["Less."])
  }

  /// A package's class may stand above a view or be all that there is: it is hidden as any view is.
  @Test(arguments: [
    ("chart.isHidden = true", "1"), ("chart.isHidden = !isWide", "1…2"), ("", "2"),
    ("if isWide { chart.isHidden = false } else { chart.isHidden = true }", "1…2"),
    ("chart.accessibilityElementsHidden = true", "1"),
  ])
  func `of a class of a package may be hidden`(_ body: String, _ swipes: String) throws {
    let board = Self.board(
      "Screen", "<view id=\"b\" customClass=\"Chart\" customModule=\"Charts\"/>",
      "<outlet property=\"chart\" destination=\"b\" id=\"o\"/>")
    let screen = """
      import UIKit
      import Charts
      final class Screen: UIViewController {
        @IBOutlet weak var chart: Chart!
        var isWide = false
        override func viewDidLoad() { super.viewDidLoad(); title = "Screen"; \(body) }
      }
      """
    let report = try #require(Sample(["Main.storyboard": board, "Screen.swift": screen])["Screen"])
    #expect(report.swipes.platform.text == swipes)
    #expect(report.isOpaque == (swipes != "1"))
  }
}
