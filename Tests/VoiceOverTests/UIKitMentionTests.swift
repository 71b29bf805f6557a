import Testing
import VoiceOver

/// A label for VoiceOver that code puts together of what other labels say.
@Suite struct `A label that takes the words of others` {
  private func said(_ body: String, also members: String = "") throws -> [String] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      struct Person { let name: String }
      final class Card: UIView {
        let name = UILabel()
        let note = UILabel()
        init(_ person: Person) {
          super.init(frame: .zero)
          isAccessibilityElement = true
          addSubview(name)
          addSubview(note)
          \(body)
        }
        \(members)
      }
      final class Screen: UIViewController {
        let person: Person
        init(_ person: Person) {
          self.person = person
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(Card(person))
        }
      }
      """
    ])
    return try #require(sample["Screen"]).said
  }

  @Test(arguments: [
    "accessibilityLabel = name.text", "accessibilityLabel = (name.text ?? \"\")",
    "let words = name.text\naccessibilityLabel = words",
    "accessibilityLabel = name.text != nil ? name.text! : \"Nobody\"",
  ])
  func `says what code sets on them`(_ set: String) throws {
    #expect(try said("name.text = \"Hello\"\n" + set) == ["Hello."])
    #expect(try said(set + "\nname.text = \"Hello\"") == ["Hello."])
  }

  @Test func `says more than one of them`() throws {
    let body = """
      name.text = "Hello"
      note.text = "Now"
      accessibilityLabel = "\\(name.text ?? ""), \\(note.text ?? "")"
      """
    #expect(try said(body) == ["Hello, Now."])
  }

  @Test func `says what only the data has`() throws {
    #expect(
      try said("name.text = person.name\naccessibilityLabel = name.text") == ["‹person.name›."])
  }
}
