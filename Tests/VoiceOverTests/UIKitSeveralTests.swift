import Testing
import VoiceOver

/// Code that names one of several parts, and parts that a loop hides.
@Suite struct `One of several parts` {
  private static func screen(_ body: String, _ members: String = "") throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      enum Kind { case buy, sell }
      struct Action { var kind: Kind; var title: String }
      final class Screen: UIViewController {
        let buy = UIButton()
        let sell = UIButton()
        var kind = Kind.buy
        var isOpen = false
        var index = 0
        var actions: [Action] = []
        private var all: [UIButton] { [buy, sell] }
        override func viewDidLoad() {
          buy.setTitle("Buy", for: .normal)
          sell.setTitle("Sell", for: .normal)
          \(body)
        }
        \(members)
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  private static let placed = "view.addSubview(buy); view.addSubview(sell);"
  private static let hidden = placed + " for button in all { button.isHidden = true };"

  @Test func `is any of them where a loop hides all and a dictionary is asked for some`() throws {
    let report = try Self.screen(
      """
      let buttons: [Kind: UIButton] = [.buy: buy, .sell: sell]
      \(Self.hidden)
      for action in actions {
        guard let button = buttons[action.kind] else { continue }
        button.setTitle(action.title, for: .normal)
        button.isHidden = false
      }
      """)
    #expect(report.said == ["‹action.title›. Button.", "‹action.title›. Button."])
    #expect(report.swipes.platform.text == "0…2")
  }

  @Test(arguments: [
    "all[index].isHidden = false",
    "let buttons = [Kind.buy: buy, .sell: sell]; buttons[kind]?.isHidden = false",
    "if let button = all.first(where: { $0.tag == index }) { button.isHidden = false }",
    "shown.isHidden = false",
    // What could not be followed may be any of them.
    "ask().isHidden = false",
    "for (action, button) in zip(actions, all) { button.isHidden = action.title.isEmpty }",
  ])
  func `is there at times where a loop hides all`(shows: String) throws {
    let report = try Self.screen(
      Self.hidden + shows,
      "var shown: UIView { switch kind { case .buy: return buy; case .sell: return sell } }")
    #expect(report.said == ["Buy. Button.", "Sell. Button."])
    #expect(report.swipes.platform.text == "0…2")
  }

  @Test func `is the one that a key tells`() throws {
    let known = "let buttons = [Kind.buy: buy, .sell: sell]; buttons[.sell]?.isHidden = false"
    #expect(try Self.screen(Self.hidden + known).said == ["Sell. Button."])
  }

  @Test(arguments: [
    "for button in all where button !== shown { button.isHidden = true }",
    "for button in all { if button === shown { continue }; button.isHidden = true }",
    "[Kind.buy: buy, .sell: sell].values.forEach { $0.isHidden = kind == .buy }",
  ])
  func `is hidden at times only`(hides: String) throws {
    let report = try Self.screen(Self.placed + hides, "var shown: UIView?")
    #expect(report.said == ["Buy. Button.", "Sell. Button."])
    #expect(report.swipes.platform.text == "0…2")
  }

  @Test(arguments: [
    placed + "let button = isOpen ? buy : sell; button.isHidden = true",
    hidden + "let button = isOpen ? buy : sell; button.isHidden = false",
  ])
  func `is one or the other where a condition tells which is hidden`(_ hides: String) throws {
    let report = try Self.screen(hides)
    #expect(report.swipes.platform.text == "1")
    let all = report.said + report.sides.flatMap { $0.stops.map(\.speech) }
    #expect(Set(all) == ["Buy. Button.", "Sell. Button."])
  }

  @Test func `is placed on its side of a branch`() throws {
    let report = try Self.screen("view.addSubview(isOpen ? buy : sell)")
    #expect(report.swipes.platform.text == "1")
    #expect(
      Set(report.said + report.sides.flatMap { $0.stops.map(\.speech) }) == [
        "Buy. Button.", "Sell. Button.",
      ])
    let chosen = "let buttons = [Kind.buy: buy, .sell: sell]"
    let one = "guard let button = buttons[kind] else { return }; view.addSubview(button)"
    #expect(try Self.screen(chosen + "; " + one).swipes.platform.max == 1)
  }

  @Test func `of a switch is not known once code sets it`() throws {
    let report = try Self.screen(
      "view.addSubview(toggle); toggle.setOn(isOpen, animated: false)", "let toggle = UISwitch()")
    #expect(report.said == ["Switch Button."])
  }

  @Test(arguments: [
    "let shown: UIViewController = isOpen ? list : map; addChild(shown); view.addSubview(shown.view)",
    "let shown = if isOpen { list } else { map }; view.addSubview(shown.view)",
    "add(isOpen ? list : map)",
  ])
  func `is the view of one controller or another`(_ body: String) throws {
    let adding =
      "func add(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }"
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      class Map: UIViewController { override func viewDidLoad() { let l = UILabel(); l.text = "Map"; view.addSubview(l) } }
      class List: UIViewController { override func viewDidLoad() { let l = UILabel(); l.text = "List"; view.addSubview(l) } }
      final class Screen: UIViewController {
        lazy var list = List()
        lazy var map = Map()
        var isOpen = false
        override func viewDidLoad() { \(body) }
        \(body.hasPrefix("add") ? adding : "")
        func open() { isOpen = true }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.swipes.platform.text == "1")
    #expect(
      Set(report.said + report.sides.flatMap { $0.stops.map(\.speech) }) == ["List.", "Map."])
  }

  @Test(arguments: [
    "for (index, piece) in pieces.enumerated()", "for piece in pieces",
  ])
  func `has what a loop over the list sets on each`(_ loop: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Strip: UIView {
        private var pieces: [UIView] = []
        var picked = 0
        func build(_ names: [String]) {
          for name in names {
            let piece = UIView()
            piece.isAccessibilityElement = true
            piece.accessibilityLabel = name
            addSubview(piece)
            pieces.append(piece)
          }
          mark()
        }
        private func mark() {
          \(loop) { piece.accessibilityTraits = picked == 1 ? [.button, .selected] : [.button] }
        }
        @objc func tap() { picked = 1; mark() }
      }
      final class Screen: UIViewController {
        let strip = Strip()
        override func viewDidLoad() { view.addSubview(strip); strip.build(["A", "B"]) }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).said == ["A. Button.", "B. Button."])
  }
}
