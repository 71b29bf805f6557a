import Testing
import VoiceOver

/// Calls on what a call gives back, each of which gives back the view that it was called on.
@Suite struct `A chain of calls on a view` {
  private static let cell = """
    final class SwitchCell: UITableViewCell {
      let caption = UILabel()
      let toggle = UISwitch()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(caption)
        contentView.addSubview(toggle)
      }
      func set(title: String) -> SwitchCell { caption.text = title; return self }
      func set(value: Bool) -> Self { toggle.isOn = value; return self }
    }
    """

  @Test func `is the cell that it begins with`() throws {
    let source = """
      import UIKit
      \(Self.cell)
      final class Screen: UITableViewController {
        override func viewDidLoad() { tableView.register(SwitchCell.self, forCellReuseIdentifier: "s") }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          switch p.row {
          case 0:
            return (t.dequeueReusableCell(withIdentifier: "s", for: p) as! SwitchCell)
              .set(title: "Digits").set(value: true)
          default:
            let cell = (t.dequeueReusableCell(withIdentifier: "s", for: p) as! SwitchCell)
              .set(title: "Symbols").set(value: false)
            return cell
          }
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.swipes.platform.text == "4")
    #expect(
      report.said.filter { !$0.contains("Switch") } == ["Digits.", "Symbols."])
    #expect(report.said.contains { $0.contains("On.") })
    #expect(report.said.contains { $0.contains("Off.") })
  }

  @Test func `is the view that code makes in the same line`() throws {
    let source = """
      import UIKit
      extension UILabel {
        func says(_ words: String) -> Self { text = words; return self }
        func asHeading() -> UILabel { accessibilityTraits = .header; return self }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          view.addSubview(UILabel().says("Tides").asHeading())
          view.addSubview(UILabel(frame: .zero).unheardOf().says("Never"))
        }
      }
      """
    let report = try #require(Sample(["Screen.swift": source])["Screen"])
    #expect(report.said.first == "Tides. Heading.")
  }

  @Test func `has the segments that a key path says`() throws {
    let flavour = """
      // It stands further down in its file than anything does in the other one.
      \(String(repeating: "func f() { print(1, 2, 3) }\n", count: 20))
      enum Flavour: CaseIterable {
        case random, words
        var title: String {
          switch self {
          case .random: return "Random"
          case .words: return "Words"
          }
        }
      }
      """
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let choice = UISegmentedControl(items: Flavour.allCases.map(\\.title))
        override func viewDidLoad() { view.addSubview(choice) }
      }
      """
    let report = try #require(
      Sample(["Flavour.swift": flavour, "Screen.swift": source])["Screen"])
    #expect(report.said == ["Random. Button. 1 of 2.", "Words. Button. 2 of 2."])
  }
}
