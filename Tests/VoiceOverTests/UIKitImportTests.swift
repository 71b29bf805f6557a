import Testing
import VoiceOver

/// What controllers do in files that import SwiftUI and not UIKit, which that brings along.
@Suite struct `Code of a controller that imports SwiftUI alone` {
  private static let board = "struct Board: View { var body: some View { Text(\"Board\") } }"

  @Test(arguments: [
    "install(host, in: view)", "view.addSubview(host.view)", "navigationItem.titleView = host.view",
  ])
  func `is read in extensions of it`(_ place: String) throws {
    let sample = Sample([
      "Kit.swift": """
      import UIKit
      extension UIViewController {
        func install(_ child: UIViewController, in box: UIView) { addChild(child); box.addSubview(child.view) }
      }
      final class PageViewController: UIViewController { override func viewDidLoad() { setUp() } }
      """,
      "Page+Board.swift": """
      import SwiftUI
      extension PageViewController {
        func setUp() { fill() }
        func fill() { let host = UIHostingController(rootView: Board()); \(place) }
      }
      \(Self.board)
      """,
    ])
    let report = try #require(sample["PageViewController"])
    #expect(report.said + report.saidAround == ["Board."])
  }

  @Test func `is read in classes below others of the app`() throws {
    let sample = Sample([
      "Base.swift": "import UIKit\nclass BaseViewController: UIViewController {}",
      "Page.swift": """
      import SwiftUI
      final class Page: BaseViewController {
        override func viewDidLoad() { let l = UILabel(); l.text = "Low"; view.addSubview(l) }
      }
      """,
    ])
    #expect(try #require(sample["Page"]).said == ["Low."])
  }
}
