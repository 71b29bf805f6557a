import Testing
import VoiceOver

/// Views that are there at times, or behind a name of an extension, and lists and texts that others hold.
@Suite struct `A view of UIKit that is handed around` {
  private static func screen(_ members: String, _ beside: String = "") throws -> ViewReport {
    try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        import Combine
        \(beside)
        final class Screen: UIViewController {
        \(members)
        }
        """
      ])["Screen"])
  }

  @Test func `is what a property of an extension gives back`() throws {
    let report = try Self.screen(
      """
      let note = UILabel()
      override func viewDidLoad() {
        note.text = "Tea"
        view.embed(note.shielded)
      }
      """,
      """
      extension UIView {
        var shielded: UIView {
          if Shield.isOpen { return self }
          let box = UIView()
          box.addSubview(self)
          return box
        }
        func embed(_ child: UIView) { addSubview(child) }
      }
      """)
    #expect(report.said == ["Tea."])
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    ("private let wheel = UIActivityIndicatorView(style: .medium)", "", "1"),
    ("private let wheel = UIActivityIndicatorView(style: .medium)", "wheel.startAnimating()", "2"),
    (
      "private let wheel = UIActivityIndicatorView(style: .medium)",
      "wheel.hidesWhenStopped = false", "2"
    ),
    // Others may start it.
    ("let wheel = UIActivityIndicatorView(style: .medium)", "", "2"),
  ])
  func `hides while nothing starts it`(_ wheel: String, _ line: String, _ swipes: String) throws {
    let report = try Self.screen(
      """
      \(wheel)
      let note = UILabel()
      override func viewDidLoad() {
        note.text = "Tea"
        view.addSubview(note)
        view.addSubview(wheel)
        \(line)
      }
      """)
    #expect(report.swipes.platform.text == swipes)
  }

  @Test func `is taken away at times by what a closure does later`() throws {
    let report = try Self.screen(
      """
      private var banner: UIView?
      let note = UILabel()
      override func viewDidLoad() {
        note.text = "Tea"
        view.addSubview(note)
        let box = UILabel()
        box.text = "Sale"
        view.addSubview(box)
        banner = box
        NotificationCenter.default.addObserver(forName: .paid, object: nil, queue: .main) { _ in
          self.dismissBanner()
        }
      }
      private func dismissBanner() {
        UIView.animate(
          withDuration: 0.3, animations: { self.banner?.alpha = 0 },
          completion: { _ in self.banner?.removeFromSuperview() })
      }
      """)
    #expect(report.swipes.platform.text == "1…2")
  }

  @Test(arguments: [
    ("KitLocalizedString(\"Cancel\", nil)", "Cancel."),
    ("KitLocalizedString(\"Nothing here\")", "Nothing here."),
  ])
  func `says the key that a function of a package looks up`(_ text: String, _ said: String) throws {
    let report = try Self.screen(
      """
      let note = UILabel()
      override func viewDidLoad() {
        note.text = \(text)
        view.addSubview(note)
      }
      """)
    #expect(report.said == [said])
  }

  @Test func `says nothing of a key that is in a table which nobody sees`() throws {
    let report = try Self.screen(
      """
      let note = UILabel()
      override func viewDidLoad() {
        note.text = KitLocalizedString("row.cancel", nil)
        view.addSubview(note)
      }
      """)
    #expect(report.said != ["row.cancel."])
  }

  @Test func `is counted as an initialiser of its model says`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Model {
          let steps: [String]
          init(isShort: Bool) { self.steps = ["Open", "Share"] }
          convenience init() { self.init(isShort: true) }
        }
        final class Screen: UITableViewController {
          let model: Model
          init(model: Model) { self.model = model; super.init(style: .plain) }
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { model.steps.count }
          override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = model.steps[p.row]
            return cell
          }
        }
        """
      ])["Screen"])
    #expect(report.swipes.platform.text == "2")
  }

  @Test func `says what a table sets and not a stream that nobody starts`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        import Combine
        final class BoundCell: UITableViewCell {
          var bag = Set<AnyCancellable>()
          func bind(_ model: Model) {
            model.$title.assign(to: \\.text, on: textLabel!).store(in: &bag)
          }
        }
        final class Model { @Published var title: String? }
        final class Screen: UITableViewController {
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
          override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            let cell = BoundCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Drive"
            return cell
          }
        }
        """
      ])["Screen"])
    #expect(report.said == ["Drive."])
  }
}
