import Testing
import VoiceOver

/// A title that a controller gives to the one that it shows.
@Suite struct `The title of a controller that is shown` {
  private static func shown(_ body: String, own: String = "") -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        func show() {
          let picker = Picker()
          \(body)
        }
      }
      final class Picker: UIViewController {
        let note = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(own)
          note.text = "Note"
          view.addSubview(note)
        }
      }
      """
    ])["Picker"]
  }

  private static let push = "navigationController?.pushViewController(picker, animated: true)"

  @Test(arguments: [
    ("picker.title = \"Folder\"; \(push)", ["Back. Back Button.", "Folder. Heading."]),
    (push, ["Back. Back Button."]),
    (
      """
      picker.title = "Folder"
      present(UINavigationController(rootViewController: picker), animated: true)
      """, ["Folder. Heading."]
    ),
    // Nothing around it has bars.
    ("picker.title = \"Folder\"; present(picker, animated: true)", []),
  ])
  func `is told by who shows it`(_ body: String, _ said: [String]) throws {
    let picker = try #require(Self.shown(body))
    #expect(picker.saidAround == said)
    #expect(picker.said == ["Note."])
  }

  @Test func `is its own where it sets one`() throws {
    let picker = try #require(
      Self.shown("picker.title = \"Folder\"; \(Self.push)", own: "title = \"Own\""))
    #expect(picker.saidAround == ["Back. Back Button.", "Own. Heading."])
    #expect(picker.swipes.platform.max == 3)
  }
}
