import Testing
import VoiceOver

/// What a view of the app is given to do later, and what code decides by what it is given.
@Suite struct `A closure that a view keeps` {
  private static let box = """
    final class Box: UIView {
      var onTap: (() -> Void)?
      private var all: [() -> Void] = []
      func hear(_ action: @escaping () -> Void) { onTap = action }
      func add(_ action: @escaping () -> Void) { all.append(action) }
      func now(_ action: () -> Void) { action() }
    }
    struct Drawer: View {
      var done: () -> Void
      var body: some View { Button("Done") { done() } }
    }
    """

  private static func report(_ code: String, _ members: String = "") throws -> ViewReport {
    let source = """
      import UIKit
      import SwiftUI
      final class Screen: UIViewController {
        let box = Box(), note = UILabel()
        var drawer: UIViewController?
        override func viewDidLoad() {
          super.viewDidLoad()
          note.text = "Note"
          view.addSubview(box)
          \(code)
        }
        \(members)
      }
      \(box)
      """
    return try #require(Sample(["Screen.swift": source])["Screen"])
  }

  @Test(arguments: [
    ("box.onTap = { self.view.addSubview(self.note) }", "0…1"),
    ("box.onTap = { [weak self] in guard let self else { return }; view.addSubview(note) }", "0…1"),
    ("box.hear { self.view.addSubview(self.note) }", "0…1"),
    ("box.add { self.view.addSubview(self.note) }", "0…1"),
    (
      "let pane = Drawer { self.view.addSubview(self.note) }; drawer = UIHostingController(rootView: pane)",
      "0…1"
    ),
    // It is called at once.
    ("box.now { self.view.addSubview(self.note) }", "1"),
    // What it hides is there before.
    ("view.addSubview(note); box.onTap = { self.note.isHidden = true }", "0…1"),
    // What it knows is what it was written beside.
    (
      "let line = UILabel(); line.text = \"Line\"; box.onTap = { self.view.addSubview(line) }",
      "0…1"
    ),
  ])
  func `does nothing as the screen comes up`(code: String, swipes: String) throws {
    #expect(try Self.report(code).swipes.platform.text == swipes)
  }

  @Test func `shows what is shown as the screen comes up as well`() throws {
    let report = try Self.report(
      "box.onTap = { self.fill() }; fill()", "func fill() { view.addSubview(note) }")
    #expect(report.said == ["Note."])
    #expect(report.swipes.platform.text == "1")
  }

  @Test(arguments: [
    ("show(.card)", ["Card."], "1"), ("show(.list)", ["One.", "Two."], "2"),
    ("box.onTap = { self.show(.list) }; show(.card)", ["Card.", "One.", "Two."], "1…3"),
  ])
  func `is told by what a function is given which controller stands there`(
    code: String, said: [String], swipes: String
  ) throws {
    let report = try Self.report(
      code,
      """
      enum Page { case list, card }
      final class List: UIViewController {
        override func viewDidLoad() {
          for text in ["One", "Two"] { let l = UILabel(); l.text = text; view.addSubview(l) }
        }
      }
      final class Card: UIViewController {
        override func viewDidLoad() { let l = UILabel(); l.text = "Card"; view.addSubview(l) }
      }
      lazy var list = List()
      lazy var card = Card()
      var shown: UIViewController!
      func show(_ page: Page) {
        let next: UIViewController = if case .list = page { list } else { card }
        if shown != next {
          place(next)
          shown = next
        }
      }
      private func place(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
      }
      """)
    #expect(report.said == said)
    #expect(report.swipes.platform.text == swipes)
  }
}
