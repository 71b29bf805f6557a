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

/// An Objective-C header may bring UIKit to all files of an app, so that none imports it.
@Suite struct `Code of UIKit in files that import nothing` {
  private static let files = [
    "Panel.swift": """
    class Panel: UIView {
      override init(frame: CGRect) { super.init(frame: frame); words(); arrange() }
      required init?(coder: NSCoder) { fatalError() }
      func words() {}
      func arrange() {}
    }
    """,
    "Greeting.swift": """
    class Greeting: Raised {
      let label = UILabel()
      override func words() { label.text = "Hello" }
      override func arrange() { super.arrange(); addSubview(label) }
    }
    class GreetingPage: UIViewController { override func loadView() { view = Greeting() } }
    """,
    "Edge.swift":
      "class Edge: UILabel { override init(frame: CGRect) { super.init(frame: frame); text = \"Edge\" } }",
  ]

  @Test(arguments: [
    // Nothing in this file has a name of UIKit.
    "class Raised: Panel { let edge = Edge(); override func arrange() { addSubview(edge) } }",
    "import UIKit\nclass Raised: Panel { let edge = Edge(); override func arrange() { addSubview(edge) } }",
  ])
  func `is read, also of a class between two others`(_ raised: String) throws {
    let sample = Sample(Self.files.merging(["Raised.swift": raised]) { $1 })
    #expect(try #require(sample["GreetingPage"]).said == ["Edge.", "Hello."])
  }

  @Test func `is read of a class that says no more than the name of the one above`() throws {
    let sample = Sample([
      "Deep.swift": "class MailController: ListController {}",
      "List.swift": """
      class ListController: UIViewController {
        override func viewDidLoad() { let l = UILabel(); l.text = "Low"; view.addSubview(l) }
      }
      """,
    ])
    #expect(try #require(sample["MailController"]).said == ["Low."])
  }

  @Test(arguments: ["import AppKit", "import Cocoa"])
  func `is not taken for that of a Mac`(_ module: String) {
    let sample = Sample([
      "Page.swift": """
      \(module)
      class Page: Sheet { override func viewDidLoad() { let l = UILabel(); l.text = "Low"; addSubview(l) } }
      """
    ])
    #expect(sample["Page"] == nil)
  }
}
