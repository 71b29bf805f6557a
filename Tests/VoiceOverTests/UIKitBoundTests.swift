import Testing
import VoiceOver

/// Classes that conform to protocols which are bound to a class of UIKit.
@Suite struct `A class with a protocol that is bound to a class` {
  private static func sample(_ bound: String, _ code: String) -> Sample {
    Sample([
      "Driven.swift": "import UIKit\nprotocol Driven: \(bound) { func apply(_ text: String?) }",
      "Screen.swift": "import UIKit\n\(code)",
    ])
  }

  @Test(arguments: ["UIView", "AnyObject where Self: UIView", "AnyObject"])
  func `is of the class that it is made from`(_ bound: String) throws {
    let sample = Self.sample(
      bound,
      """
      class Badge: UILabel, Driven {
        func apply(_ text: String?) { self.text = text }
      }
      final class Small: Badge {}
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let one = Small()
          one.text = "Seven"
          view.addSubview(one)
        }
      }
      """)
    #expect(try #require(sample["Screen"]).said == ["Seven."])
    #expect(sample["Badge"] == nil)
  }

  @Test func `is no controller of its own where it hosts a view`() throws {
    let sample = Self.sample(
      "UIViewController",
      """
      import SwiftUI
      struct Card: View { var body: some View { Text("Hello") } }
      final class Host: UIHostingController<Card>, Driven {
        init() { super.init(rootView: Card()) }
        required init?(coder: NSCoder) { fatalError() }
        func apply(_ text: String?) {}
        override func viewDidLoad() { super.viewDidLoad(); title = "Hello" }
      }
      final class Opener: UIViewController {
        func open() { navigationController?.pushViewController(Host(), animated: true) }
      }
      """)
    #expect(sample["Host"] == nil)
    #expect(try #require(sample["Card"]).screen == .destination)
  }

  @Test func `is of the class of the protocol where nothing else is known`() throws {
    let sample = Self.sample(
      "UIViewController",
      """
      final class Screen: Library.Page, Driven {
        func apply(_ text: String?) {}
        override func viewDidLoad() { let l = UILabel(); l.text = "A"; view.addSubview(l) }
      }
      """)
    #expect(try #require(sample["Screen"]).said == ["A."])
  }
}
