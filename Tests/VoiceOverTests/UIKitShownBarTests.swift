import Testing
import VoiceOver

/// What a controller puts into the bars of the one that it shows.
@Suite struct `The bars of a controller that is shown` {
  private static func shown(_ body: String, own: String = "") -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        var isNew = false
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

  /// Who shows it need be no controller.
  @Test(arguments: [
    (
      "picker.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)",
      ["Back. Back Button.", "Done. Button."]
    ),
    ("picker.navigationItem.title = \"Folder\"", ["Back. Back Button.", "Folder. Heading."]),
    ("picker.navigationItem.hidesBackButton = true", []),
    ("", ["Back. Back Button."]),
  ])
  func `is told by a class that is no controller`(_ set: String, _ said: [String]) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Guide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func go() {
          let picker = Picker()
          \(set)
          stack.pushViewController(picker, animated: true)
        }
      }
      final class Picker: UIViewController {
        override func viewDidLoad() { let l = UILabel(); l.text = "Note"; view.addSubview(l) }
      }
      """
    ])
    let picker = try #require(sample["Picker"])
    #expect(picker.saidAround == said)
    #expect(picker.said == ["Note."])
    #expect(sample["Guide"] == nil)
  }

  @Test func `is its own where it sets one`() throws {
    let picker = try #require(
      Self.shown("picker.title = \"Folder\"; \(Self.push)", own: "title = \"Own\""))
    #expect(picker.saidAround == ["Back. Back Button.", "Own. Heading."])
    #expect(picker.swipes.platform.max == 3)
  }

  private static let item =
    "UIBarButtonItem(title: \"Drop\", style: .plain, target: self, action: nil)"
  private static let present =
    "present(UINavigationController(rootViewController: picker), animated: true)"

  @Test(arguments: [
    (
      "picker.navigationItem.leftBarButtonItem = \(item); \(present)", ["Drop. Button."], "2"
    ),
    (
      "picker.navigationItem.setRightBarButtonItems([\(item)], animated: false); \(push)",
      ["Back. Back Button.", "Drop. Button."], "3"
    ),
    // In the place of the way back.
    ("picker.navigationItem.leftBarButtonItem = \(item); \(push)", ["Drop. Button."], "2"),
    ("picker.navigationItem.hidesBackButton = true; \(push)", [], "1"),
    (
      "picker.navigationItem.title = \"Folder\"; \(present)", ["Folder. Heading."], "2"
    ),
    (
      """
      let stack = UINavigationController(rootViewController: picker)
      stack.topViewController?.navigationItem.leftBarButtonItem = \(item)
      present(stack, animated: true)
      """, ["Drop. Button."], "2"
    ),
    (
      "if isNew { picker.navigationItem.rightBarButtonItem = \(item) }; \(present)",
      ["Drop. Button."], "1…2"
    ),
    // Nothing around it has bars.
    ("picker.navigationItem.leftBarButtonItem = \(item); present(picker, animated: true)", [], "1"),
    // The bars of the class that shows it.
    ("navigationItem.leftBarButtonItem = \(item); \(present)", [], "1"),
  ])
  func `have what who shows it puts there`(_ body: String, _ said: [String], _ swipes: String)
    throws
  {
    let picker = try #require(Self.shown(body))
    #expect(picker.saidAround == said)
    #expect(picker.swipes.platform.text == swipes)
  }

  @Test(arguments: [
    (
      "present(UINavigationController(rootViewController: host), animated: true)",
      ["Close. Button."]
    ),
    ("navigationController?.pushViewController(host, animated: true)", ["Close. Button."]),
    ("present(host, animated: true)", []),
  ])
  func `are those of a view of SwiftUI as well`(_ show: String, _ said: [String]) throws {
    let lake = try #require(
      Sample([
        "Screen.swift": """
        import SwiftUI
        import UIKit
        final class Screen: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); title = "Screen" }
          @objc func show() {
            let host = UIHostingController(rootView: Lake())
            host.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: nil)
            \(show)
          }
        }
        struct Lake: View { var body: some View { Text("Water") } }
        """
      ])["Lake"])
    #expect(lake.saidAround == said)
    #expect(lake.said == ["Water."])
  }
}
