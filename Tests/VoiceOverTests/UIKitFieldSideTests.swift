import Testing
import VoiceOver

/// Views that stand in others in ways of their own: at the ends of a text field, and in a toolbar.
@Suite struct `A view of UIKit that has places for others` {
  private func screen(_ members: String, _ loading: String) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        var isNew = false
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(loading)
        }
        @objc func act() {}
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  private static let field = """
    let name = UITextField()
    lazy var eye: UIButton = {
      let eye = UIButton()
      eye.setTitle("Show", for: .normal)
      return eye
    }()
    """

  @Test(arguments: [
    (".always", ["Who. Text Field.", "Show. Button."], "2"),
    (".whileEditing", ["Who. Text Field.", "Show. Button."], "1…2"),
    ("isNew ? .never : .always", ["Who. Text Field.", "Show. Button."], "1…2"),
    (".never", ["Who. Text Field."], "1"),
  ])
  func `has at the end of a field what its mode shows`(
    _ mode: String, _ said: [String], _ swipes: String
  ) throws {
    let report = try screen(
      Self.field,
      """
      name.placeholder = "Who"
      name.rightView = eye
      name.rightViewMode = \(mode)
      view.addSubview(name)
      """)
    #expect(report.said == said)
    #expect(report.swipes.platform.text == swipes)
  }

  @Test func `has nothing at the end of a field that no mode shows`() throws {
    let report = try screen(
      Self.field, "name.placeholder = \"Who\"\nname.leftView = eye\nview.addSubview(name)")
    #expect(report.said == ["Who. Text Field."])
  }

  private static let items = """
    let bar = UIToolbar()
    lazy var add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(act))
    lazy var sort = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(act))
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    """

  @Test(arguments: [
    "bar.items = [add, space, sort]", "bar.setItems([add, space, sort], animated: false)",
    "bar.items = [add]\nbar.items = [add, space, sort]",
  ])
  func `has in a toolbar its items`(_ set: String) throws {
    let report = try screen(Self.items, set + "\nview.addSubview(bar)")
    #expect(report.said == ["Add. Button.", "Sort. Button."])
    #expect(!report.isOpaque)
  }

  @Test func `has in a toolbar what one side sets and another`() throws {
    let report = try screen(
      Self.items, "if isNew { bar.items = [add] } else { bar.items = [sort] }\nview.addSubview(bar)"
    )
    #expect(report.swipes.platform.text == "1")
  }

  /// A picture is a view like any other one.
  @Test func `has what code puts onto a picture`() throws {
    let members = """
      let sky = UIImageView(image: UIImage(named: "sky"))
      let word = UILabel()
      let go = UIButton(type: .system)
      """
    let placed = """
      word.text = "Sunny"
      go.setTitle("Leave", for: .normal)
      sky.addSubview(word)
      view.addSubview(sky)
      sky.addSubview(go)
      """
    #expect(try screen(members, placed).said == ["Sunny.", "Leave. Button."])
    let whole = try screen(
      members, placed + "\nsky.isAccessibilityElement = true; sky.accessibilityLabel = \"Sky\"")
    #expect(whole.said == ["Sky. Image."])
  }
}
