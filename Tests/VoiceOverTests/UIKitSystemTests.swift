import Testing
import VoiceOver

/// Code for the system that is looked at, and for older ones.
@Suite struct `What code does on an older system` {
  private static func screen(_ body: String) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        private var isBusy = false
        private lazy var next = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
        private lazy var busy = UIBarButtonItem(title: "Busy", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          super.viewDidLoad()
          let note = UILabel()
          note.text = "Note"
          view.addSubview(note)
          \(body)
        }
        private func update() {
          if #available(iOS 26, *) {
            return
          }
          rebuild()
        }
        private func rebuild() { add() }
        private func add() {
          toolbarItems = isBusy ? [busy, next] : [next]
          let old = UILabel()
          old.text = "Old"
          view.addSubview(old)
        }
      }
      """
    ])["Screen"]
  }

  @Test(arguments: [
    "update()",
    "if #unavailable(iOS 26) { rebuild() }",
    "guard #unavailable(iOS 26) else { return }; rebuild()",
    "if #available(iOS 26, *) { return } else { rebuild() }",
  ])
  func `is not done`(_ body: String) throws {
    let screen = try #require(Self.screen(body))
    #expect(screen.said == ["Note."])
    #expect(screen.saidAround.isEmpty)
  }

  @Test(arguments: ["rebuild()", "if #available(iOS 26, *) { rebuild() }", "update(); rebuild()"])
  func `is done where another one does it too`(_ body: String) throws {
    let screen = try #require(Self.screen(body))
    #expect(screen.said == ["Note.", "Old."])
    #expect(screen.saidAround.last == "Next. Button.")
  }
}
