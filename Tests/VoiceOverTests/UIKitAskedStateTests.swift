import Testing
import VoiceOver

/// What code sets under a condition, or by an action.
@Suite struct `A state that is set at times` {
  private static func said(_ loading: String, _ members: String = "") throws -> [String] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let code = UITextField()
        let go = UIButton(type: .system)
        var isOpen = false
        override func viewDidLoad() {
          super.viewDidLoad()
          code.placeholder = "Code"
          go.setTitle("Go", for: .normal)
          view.addSubview(code)
          view.addSubview(go)
          code.addTarget(self, action: #selector(changed), for: .editingChanged)
          \(loading)
        }
        @objc func changed() { isOpen.toggle(); \(members) }
      }
      """
    ])
    return try #require(sample["Screen"]).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("code.isSecureTextEntry = true", "", "Code. Secure Text Field."),
    ("if isOpen { code.isSecureTextEntry = true }", "", "Code. Text Field."),
    ("", "code.isSecureTextEntry = true", "Code. Text Field."),
    ("", "if isOpen { code.isSecureTextEntry = true }", "Code. Text Field."),
  ])
  func `is no text that is hidden in any case`(
    _ loading: String, _ action: String, _ field: String
  ) throws {
    #expect(try Self.said(loading, action) == [field, "Go. Button."])
  }

  @Test(arguments: [
    ("go.isEnabled = false", "", "Go. Dimmed. Button."),
    ("go.isEnabled = false; if isOpen { go.isEnabled = true }", "", "Go. Button."),
    ("if isOpen { go.isEnabled = true }; go.isEnabled = false", "", "Go. Dimmed. Button."),
    ("go.isEnabled = false; if isOpen { go.isEnabled = false }", "", "Go. Dimmed. Button."),
    // As it is when the view comes up.
    ("go.isEnabled = false", "if isOpen { go.isEnabled = true }", "Go. Dimmed. Button."),
    ("go.isSelected = true; if isOpen { go.isSelected = false }", "", "Go. Button."),
  ])
  func `is not known where code may set it to the contrary`(
    _ loading: String, _ action: String, _ button: String
  ) throws {
    #expect(try Self.said(loading, action) == ["Code. Text Field.", button])
  }

  @Test(arguments: [
    (
      "if isOpen { go.setImage(UIImage(systemName: \"mic\"), for: .normal) }",
      "mic.slash or mic. Button."
    ),
    (
      "if isOpen { go.setImage(nil, for: .normal) }; go.setImage(UIImage(systemName: \"mic\"), for: .normal)",
      "mic. Button."
    ),
    ("if let photo { go.setImage(photo, for: .normal) }", "mic.slash. Button."),
  ])
  func `is one picture or another`(_ loading: String, _ button: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let go = UIButton()
        var isOpen = Store.shared.isOpen
        var photo: UIImage?
        override func viewDidLoad() {
          go.setImage(UIImage(systemName: "mic.slash"), for: .normal)
          \(loading)
          view.addSubview(go)
        }
      }
      """
    ])
    let stops = try #require(sample["Screen"]).stops
    #expect(stops.map { $0.spoken?.speech ?? $0.speech } == [button])
  }
}
