import Testing
import VoiceOver

/// How code makes a view or an item: what it gives the initialiser is said, wherever that stands.
@Suite struct `What code of UIKit makes` {
  private static func screen(_ members: String, _ body: String) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """
    ])["Screen"]
  }

  private static let item =
    "UIBarButtonItem(title: \"Send\", style: .done, target: nil, action: nil)"

  @Test(arguments: [".close", "UIBarButtonItem.SystemItem.close"])
  func `is told by a case, however that is spelled`(kind: String) throws {
    let body = """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: \(kind), target: nil, action: nil)
      """
    #expect(try #require(Self.screen("", body)).saidAround == ["Close. Button."])
  }
}
