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
}
