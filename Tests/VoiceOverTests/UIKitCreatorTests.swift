import Testing
import VoiceOver

/// Controllers of storyboards that a closure makes.
@Suite struct `A controller that a closure makes` {
  private static let one = """
    final class One: UIViewController {
      let name: String
      init?(coder: NSCoder, name: String) { self.name = name; super.init(coder: coder) }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() { let l = UILabel(); l.text = name; view.addSubview(l) }
    }
    """

  private static func sample(_ members: String) -> Sample {
    Sample([
      "Screen.swift": "import UIKit\nfinal class Screen: UIViewController { \(members) }\n\(one)"
    ])
  }

  @Test(arguments: [
    "instantiateViewController(identifier: \"One\") { coder in One(coder: coder, name: \"First\") }",
    "instantiateViewController(identifier: \"One\", creator: { coder in return One(coder: coder, name: \"First\") })",
    "instantiateInitialViewController { One(coder: $0, name: \"First\") }!",
  ])
  func `is shown in another one`(_ call: String) throws {
    let sample = Self.sample(
      "override func viewDidLoad() { let page = board.\(call); addChild(page); view.addSubview(page.view) }"
    )
    let report = try #require(sample["Screen"])
    #expect(report.said == ["First."])
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    ("navigationController?.pushViewController(page, animated: true)", true),
    ("present(page, animated: true)", false),
  ])
  func `is a screen as it is shown`(_ show: String, _ isPushed: Bool) throws {
    let sample = Self.sample(
      "func go() { let page = board.instantiateViewController(identifier: \"One\") { coder in One(coder: coder, name: \"A\") }; \(show) }"
    )
    #expect(try #require(sample["One"]).screen == (isPushed ? .destination : .sheet))
  }

  @Test func `is what a function gives that says less`() throws {
    let made = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController { func go() { present(Maker.page(), animated: true) } }
      enum Maker {
        static func page() -> UIViewController {
          let page = board.instantiateViewController(identifier: "One") { coder in
            One(coder: coder, name: "A")
          }
          return page
        }
      }
      \(Self.one)
      """
    ])
    #expect(try #require(made["One"]).screen == .sheet)
  }
}
