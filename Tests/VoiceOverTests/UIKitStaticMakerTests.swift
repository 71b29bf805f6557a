import Testing
import VoiceOver

/// What static functions of extensions of UIKit's classes make.
@Suite struct `A static function of an extension of UIKit` {
  private static func screen(_ extending: String, _ body: String) -> ViewReport? {
    Sample([
      "Makers.swift": "import UIKit\n\(extending)",
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() { \(body) }
      }
      """,
    ])["Screen"]
  }

  @Test(arguments: ["static", "class"])
  func `makes a view of the class that it is asked of`(_ kind: String) throws {
    let report = try #require(
      Self.screen(
        """
        extension UIView {
          \(kind) func fresh() -> Self { let v = self.init(frame: .zero); v.alpha = 1; return v }
        }
        """,
        """
        let note = UILabel.fresh(), box = UIView.fresh()
        note.text = "News"
        box.addSubview(note)
        view.addSubview(box)
        """))
    #expect(report.said == ["News."])
    #expect(!report.isOpaque)
  }

  @Test func `makes an item of a view that only it names`() throws {
    let report = try #require(
      Self.screen(
        """
        extension UIActivityIndicatorView {
          static func asItem() -> UIBarButtonItem {
            let spin = UIActivityIndicatorView(style: .medium)
            spin.startAnimating()
            return UIBarButtonItem(customView: spin)
          }
        }
        """,
        "navigationItem.rightBarButtonItem = UIActivityIndicatorView.asItem()"))
    #expect(report.saidAround == ["In progress."])
    #expect(!report.isOpaque)
  }
}
