import Testing
import VoiceOver

/// What a navigation controller that was just made begins with has no way back.
@Suite struct `A stack that was just made` {
  private static let screens = """
    final class One: UIViewController {
      override func viewDidLoad() { title = "One"; let l = UILabel(); l.text = "A"; view.addSubview(l) }
    }
    final class Two: UIViewController {
      override func viewDidLoad() { title = "Two"; let l = UILabel(); l.text = "B"; view.addSubview(l) }
    }
    class Stack: UINavigationController {
      override func viewDidLoad() { navigationBar.prefersLargeTitles = true }
    }
    class Filled: UINavigationController {
      init(_ isNew: Bool) { super.init(rootViewController: Two()) }
    }
    """

  private static let begins = ["One. Heading."]
  private static let leadsBack = ["Back. Back Button.", "One. Heading."]

  private static func sample(_ code: String) -> Sample {
    Sample(["Screen.swift": "import UIKit\n\(code)\n\(screens)"])
  }

  private static func sample(in body: String) -> Sample {
    sample("final class Home: UIViewController { func open() { \(body) } }")
  }

  @Test(arguments: [
    "let s = UINavigationController(); s.pushViewController(One(), animated: false); present(s, animated: true)",
    "let s = UINavigationController(); let one = One(); s.pushViewController(one, animated: false); present(s, animated: true)",
    "let s = UINavigationController(); present(s, animated: true); s.pushViewController(One(), animated: false)",
    "let s = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil); s.pushViewController(One(), animated: false); present(s, animated: true)",
    "let s = Stack(); s.pushViewController(One(), animated: false); present(s, animated: true)",
    "let s = UINavigationController(); s.viewControllers = [One()]; present(s, animated: true)",
    "let s = UINavigationController(); s.setViewControllers([One()], animated: false); present(s, animated: true)",
    "let s = UINavigationController(); if isNew { s.pushViewController(One(), animated: false) } else { s.pushViewController(Two(), animated: false) }; present(s, animated: true)",
  ])
  func `begins with what is pushed onto it`(_ body: String) throws {
    let one = try #require(Self.sample(in: body)["One"])
    #expect(one.saidAround == Self.begins)
    #expect(one.screen == .sheet)
  }

  @Test(arguments: [
    // Something is below it.
    "let s = UINavigationController(rootViewController: Two()); s.pushViewController(One(), animated: false); present(s, animated: true)",
    "let s = UINavigationController(); s.pushViewController(Two(), animated: false); s.pushViewController(One(), animated: true); present(s, animated: true)",
    "let s = UINavigationController(); s.viewControllers = [Two(), One()]; present(s, animated: true)",
    "let s = Filled(true); s.pushViewController(One(), animated: false); present(s, animated: true)",
    // Something may be.
    "let s = UINavigationController(); fill(s); s.pushViewController(One(), animated: false); present(s, animated: true)",
    "let s = makeStack(); s.pushViewController(One(), animated: false); present(s, animated: true)",
    "navigationController?.pushViewController(One(), animated: true)",
  ])
  func `leads back from what stands above something`(_ body: String) throws {
    #expect(try #require(Self.sample(in: body)["One"]).saidAround == Self.leadsBack)
  }

  @Test func `begins with what hosts a view`() throws {
    let sample = Sample([
      "Screen.swift": """
      import SwiftUI
      import UIKit
      struct Inner: View { var body: some View { Text("A").navigationTitle("Inner") } }
      final class Home: UIViewController {
        func open() {
          let stack = UINavigationController()
          stack.pushViewController(UIHostingController(rootView: Inner()), animated: false)
          present(stack, animated: true)
        }
      }
      """
    ])
    let inner = try #require(sample["Inner"])
    #expect(inner.saidAround == ["Inner. Heading."])
    #expect(inner.screen == .sheet)
  }

  // MARK: Given to an object that is no controller

  private static let guide = """
    final class Guide {
      var stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func begin() { let one = One(); stack.pushViewController(one, animated: false) }
      func go() { stack.pushViewController(Two(), animated: true) }
    }
    """

  @Test(arguments: [
    "let s = UINavigationController(); let guide = Guide(stack: s); present(s, animated: true); guide.begin()",
    "let s = Stack(); guide = Guide(stack: s); guide.begin(); present(s, animated: true)",
    "let s = UINavigationController(); Guide(stack: s).begin(); present(s, animated: true)",
  ])
  func `is given to who begins it`(_ body: String) throws {
    let sample = Self.sample(
      "final class Home: UIViewController { var guide: Guide!; func open() { \(body) } }\n"
        + Self.guide)
    let one = try #require(sample["One"])
    #expect(one.saidAround == Self.begins)
    #expect(one.screen == .sheet)
    #expect(try #require(sample["Two"]).saidAround == ["Back. Back Button.", "Two. Heading."])
  }

  @Test(arguments: [
    "let guide = Guide(stack: navigationController!); guide.begin()",
    "let s = UINavigationController(); s.pushViewController(Two(), animated: false); let guide = Guide(stack: s); guide.begin()",
    // Called by somebody else, at some time.
    "let s = UINavigationController(); let guide = Guide(stack: s); guide.go(); present(s, animated: true)",
    "let s = UINavigationController(); let guide = Guide(stack: s); fill(s); guide.begin()",
  ])
  func `may have something in it where it is given away`(_ body: String) throws {
    let sample = Self.sample(
      "final class Home: UIViewController { func open() { \(body) } }\n" + Self.guide)
    #expect(try #require(sample["One"]).saidAround == Self.leadsBack)
  }

  /// One who makes the object gives it an empty stack, and another one that of the screen around.
  @Test func `begins so at times`() throws {
    let sample = Self.sample(
      """
      final class Home: UIViewController {
        func open() { let s = UINavigationController(); Guide(stack: s).begin(); present(s, animated: true) }
        func more() { Guide(stack: navigationController!).begin() }
      }
      \(Self.guide)
      """)
    let one = try #require(sample["One"])
    #expect(one.swipes.platform.text == "2…3")
    #expect(one.saidAround == Self.leadsBack)
  }

  @Test(arguments: [
    (
      "final class Guide { let stack = UINavigationController(); func begin() { stack.pushViewController(One(), animated: false) } }",
      begins
    ),
    (
      "final class Guide { let stack = UINavigationController(); func begin() { stack.pushViewController(One(), animated: false) }; func go() { stack.pushViewController(Two(), animated: true) } }",
      leadsBack
    ),
  ])
  func `is an object's own`(_ guide: String, _ said: [String]) throws {
    #expect(try #require(Self.sample(guide)["One"]).saidAround == said)
  }
}
