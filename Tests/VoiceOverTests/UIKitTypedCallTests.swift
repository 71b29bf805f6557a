import Testing
import VoiceOver

/// What a function makes, at a place that says of which type it is.
@Suite struct `A view that is made at a place with a type` {
  private static func screen(_ body: String) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
        private func makeTitle(_ text: String) -> UILabel {
          let label = UILabel()
          label.text = text
          return label
        }
        private func note<T: UIView>() -> T {
          title = "Noted"
          return T()
        }
      }
      """
    ])["Screen"]
  }

  @Test(arguments: [
    "let name: UILabel = makeTitle(\"Name\"); view.addSubview(name)",
    "let name = makeTitle(\"Name\") as UIView; view.addSubview(name)",
    "view.addSubview(makeTitle(\"Name\") as UIView)",
    "let name: UIView = self.makeTitle(\"Name\"); view.addSubview(name)",
  ])
  func `is what the function makes`(_ body: String) throws {
    #expect(try #require(Self.screen(body)).said == ["Name."])
  }

  /// A function that is generic makes what the place says, and does what else it does.
  @Test func `may be known by the place alone`() throws {
    let screen = try #require(Self.screen("let box: UISwitch = note(); view.addSubview(box)"))
    #expect(screen.said == ["Switch Button."])
    #expect(screen.saidAround == ["Noted. Heading."])
  }
}
