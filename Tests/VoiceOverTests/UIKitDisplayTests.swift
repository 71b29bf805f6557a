import Testing
import VoiceOver

/// What a delegate sets on cells just before they are shown.
@Suite struct `A cell that is about to be shown` {
  private func said(_ members: String, rows: String = "1") throws -> [String] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Card: UITableViewCell {
        let name = UILabel()
        override func awakeFromNib() { contentView.addSubview(name) }
      }
      final class Flag: UITableViewCell {
        let note = UILabel()
        override func awakeFromNib() { contentView.addSubview(note) }
      }
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(Card.self, forCellReuseIdentifier: "card")
          tableView.register(Flag.self, forCellReuseIdentifier: "flag")
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(rows) }
        \(members)
      }
      """
    ])
    return try #require(sample["Screen"]).said
  }

  private static func shown(_ body: String) -> String {
    "override func tableView(_ t: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) { \(body) }"
  }

  private static func made(_ body: String) -> String {
    "override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { \(body) }"
  }

  private static let card = made("t.dequeueReusableCell(withIdentifier: \"card\", for: path)")

  @Test(arguments: [
    "(cell as! Card).name.text = \"Ann\"", "let card = cell as! Card\ncard.name.text = \"Ann\"",
    "if let card = cell as? Card { card.name.text = \"Ann\" }",
    "guard let card = cell as? Card else { return }\ncard.name.text = \"Ann\"",
  ])
  func `says what is set on it then`(_ body: String) throws {
    #expect(try said(Self.card + Self.shown(body)) == ["Ann."])
    // In whatever order they stand.
    #expect(try said(Self.shown(body) + Self.card) == ["Ann."])
  }

  @Test func `says it row by row`() throws {
    let body = """
      let card = cell as! Card
      if path.row == 0 { card.name.text = "Ann" } else if path.row == 1 { card.name.text = "Bob" }
      """
    #expect(try said(Self.card + "\n" + Self.shown(body), rows: "2") == ["Ann.", "Bob."])
  }

  @Test func `is the one of its class`() throws {
    let cells = Self.made(
      """
      if path.row == 0 { return t.dequeueReusableCell(withIdentifier: "card", for: path) }
      return t.dequeueReusableCell(withIdentifier: "flag", for: path)
      """)
    let body = """
      if path.row == 0 {
        let card = cell as! Card
        card.name.text = "Ann"
      } else {
        let flag = cell as! Flag
        flag.note.text = "New"
      }
      """
    #expect(try said(cells + "\n" + Self.shown(body), rows: "2") == ["Ann.", "New."])
  }
}
