import Testing
import VoiceOver

/// What a controller has above the keyboard, and views that code asks others for.
@Suite struct `A view that a controller gives` {
  private static func screen(_ members: String, _ loading: String = "") throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Bar: UIView {
        let field = UITextField()
        override init(frame: CGRect) {
          super.init(frame: frame)
          field.placeholder = "Message"
          addSubview(field)
        }
      }
      final class Screen: UIViewController {
        var isReading = Store.shared.isReading
        let box = UIView()
        lazy var bar: Bar = Bar(frame: .zero)
        lazy var note: UILabel = {
          let note = UILabel()
          note.text = "Read only"
          return note
        }()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(loading)
          let text = UILabel()
          text.text = "Talk"
          view.addSubview(text)
        }
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  @Test(arguments: [
    ("{ bar }", ["Talk.", "Message. Text Field."], "2"),
    ("{ get { return bar } }", ["Talk.", "Message. Text Field."], "2"),
    ("{ isReading ? note : bar }", ["Talk.", "Message. Text Field."], "2"),
    ("{ if isReading { return note }; return bar }", ["Talk.", "Message. Text Field."], "2"),
    ("{ isReading ? super.inputAccessoryView : bar }", ["Talk.", "Message. Text Field."], "1…2"),
    (
      "{ guard !isReading else { return nil }; return bar }", ["Talk.", "Message. Text Field."],
      "1…2"
    ),
    ("{ nil }", ["Talk."], "1"),
    ("{ super.inputAccessoryView }", ["Talk."], "1"),
  ])
  func `stands behind its view while nothing is written`(
    _ body: String, _ said: [String], _ swipes: String
  ) throws {
    let report = try Self.screen(
      """
      override var inputAccessoryView: UIView? \(body)
      override var canBecomeFirstResponder: Bool { true }
      """)
    #expect(report.said == said)
    #expect(report.swipes.platform.text == swipes)
    #expect(!report.isOpaque)
  }

  @Test func `is there at times where the controller does not respond itself`() throws {
    let report = try Self.screen("override var inputAccessoryView: UIView? { bar }")
    #expect(report.swipes.platform.text == "1…2")
  }

  @Test func `is unknown where nobody sees what it is`() throws {
    let report = try Self.screen(
      """
      override var inputAccessoryView: UIView? { Store.shared.bar }
      override var canBecomeFirstResponder: Bool { true }
      """)
    #expect(report.isOpaque)
  }

  // https://developer.apple.com/documentation/uikit/uiview/subviews
  @Test func `goes by its place among the views of another one`() throws {
    let report = try Self.screen(
      "",
      """
      let go = UIButton(type: .system)
      go.setTitle("Go", for: .normal)
      box.addSubview(note)
      box.addSubview(go)
      view.addSubview(box)
      let same = box.subviews[1] as! UIButton
      same.setTitle("Leave", for: .normal)
      """)
    #expect(report.said == ["Read only.", "Leave. Button.", "Talk."])
  }

  @Test func `goes by its place below the rows of a table`() throws {
    let report = try Self.screen(
      "let table = UITableView()",
      """
      let go = UIButton(type: .system)
      box.addSubview(go)
      table.tableFooterView = box
      view.addSubview(table)
      let same = table.tableFooterView!.subviews[0] as! UIButton
      same.setTitle("Leave", for: .normal)
      """)
    #expect(report.said.contains("Leave. Button."))
  }

  @Test(arguments: [
    ("note.text = word; note.isHidden = false", "note.text = nil; note.isHidden = true", "‹word›."),
    ("note.text = word", "note.text = \"None\"; note.isHidden = true", "‹word›."),
    ("note.isHidden = false; note.text = word", "note.text = \"None\"", "‹word› or None."),
  ])
  func `says nothing of the side that hides it`(
    _ shown: String, _ hidden: String, _ said: String
  ) throws {
    let report = try Self.screen(
      "var word: String?", "view.addSubview(note)\nif let word { \(shown) } else { \(hidden) }")
    let spoken = report.stops.map { $0.spoken?.speech ?? $0.speech }
    #expect(spoken == [said, "Talk."])
  }

  @Test(arguments: [("", "‹word›."), ("if isReading { note.isHidden = false }", "‹word› or None.")])
  func `says nothing of that where an action hides it as well`(_ later: String, _ said: String)
    throws
  {
    let report = try Self.screen(
      "var word: String?\n@objc func close() { note.isHidden = true }",
      """
      view.addSubview(note)
      if let word { note.text = word } else { note.text = "None"; note.isHidden = true }
      \(later)
      """)
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == [said, "Talk."])
  }
}
