import Testing
import VoiceOver

/// What all code that makes a screen gives it.
@Suite struct `What a screen is made with` {
  private static let board = """
    import SwiftUI
    struct Board: View {
      let title: String
      let lines: [String]
      var isWide = true
      var body: some View {
        Text(title)
        ForEach(lines, id: \\.self) { line in Text(line) }
        if isWide { Text("Wide") }
      }
    }

    """

  private func said(_ makers: String, _ board: String = Self.board) throws -> [String] {
    let home = """
      import SwiftUI
      struct Home: View {
        let name: String
        let isWide = false
        var body: some View { NavigationLink("A") { Text("A") } }
        \(makers)
      }
      """
    let sample = Sample(["Board.swift": board, "Home.swift": home])
    return try #require(sample["Board"]).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test func `is known where one place makes it`() throws {
    let maker =
      #"var board: some View { Board(title: "Tasks", lines: ["Tea", "Milk"], isWide: false) }"#
    #expect(try said(maker) == ["Tasks.", "Tea or Milk."])
  }

  @Test func `is the default where no place says otherwise`() throws {
    let makers = #"""
      var first: some View { Board(title: "A", lines: ["Tea"]) }
      var other: some View { Board(title: "B", lines: ["Tea"]) }
      """#
    #expect(try said(makers) == ["A or B.", "‹line›.", "Wide."])
  }

  @Test func `is one of a few texts where several places make it`() throws {
    let makers = #"""
      var first: some View { Board(title: "A", lines: ["Tea"], isWide: true) }
      var other: some View { Board(title: "B", lines: load(), isWide: false) }
      """#
    #expect(try said(makers) == ["A or B.", "‹line›.", "Wide."])
  }

  /// What an initialiser sets on one side alone is open; the rest of it is not.
  @Test func `is what an initialiser keeps that asks whether it was given more`() throws {
    let board = """
      import SwiftUI
      struct Board: View {
        let title: String
        var limit = 6
        var note = "None"
        init(title: String, limit: Int? = nil, note: String? = nil) {
          self.title = title
          if let limit { self.limit = limit }
          if let note { self.note = note } else { print(title) }
        }
        var body: some View { Text(title) }
      }

      """
    let makers = #"""
      var first: some View { Board(title: "A") }
      var other: some View { Board(title: "B", limit: 3) }
      """#
    #expect(try said(makers, board) == ["A or B."])
    let ends = board.replacing("if let limit {", with: "if let limit { self.title = note;")
    #expect(try said(makers, ends) == ["‹title›."])
  }

  @Test func `is read in code that only does something too`() throws {
    let makers = #"func open() { router.push(Board(title: "Pushed", lines: ["Tea"])) }"#
    #expect(try said(makers) == ["Pushed.", "Tea.", "Wide."])
  }

  @Test func `is what a controller of UIKit was made with`() throws {
    let sample = Sample([
      "Desk.swift": #"""
      import UIKit
      protocol Fault { var title: String { get } }
      struct NoSite: Fault { let title = "No site" }
      struct NoUser: Fault { var title: String { Texts.noUser } }
      enum Texts { static let noUser = "No user" }
      final class Desk: UIViewController {
        private let fault: Fault
        private let label = UILabel()
        init(fault: Fault) {
          self.fault = fault
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = fault.title
          view.addSubview(label)
        }
      }
      final class Home: UIViewController {
        @objc func site() { show(Desk(fault: NoSite()), sender: nil) }
        @objc func user() { show(Desk(fault: NoUser()), sender: nil) }
      }
      """#
    ])
    let desk = try #require(sample["Desk"])
    #expect(
      desk.stops.filter { !$0.isChrome }.map { $0.spoken?.speech ?? $0.speech } == [
        "No site or No user."
      ])
  }

  @Test(arguments: [
    // Five places say five things.
    #"""
    var first: some View { Board(title: "A", lines: ["Tea"], isWide: true) }
    var other: some View { Board(title: "B", lines: ["Milk", "Tea"], isWide: false) }
    var third: some View { Board(title: "C", lines: ["Milk", "Tea"], isWide: false) }
    var fourth: some View { Board(title: "D", lines: ["Milk", "Tea"], isWide: false) }
    var fifth: some View { Board(title: "E", lines: ["Milk", "Tea"], isWide: false) }
    """#,
    // A name of the code around it says what that has.
    #"var board: some View { Board(title: name, lines: load(), isWide: isWide) }"#,
    // One that is made where nobody reads it.
    #"""
    var first: some View { Board(title: "A", lines: ["Tea"], isWide: true) }
    func open() { router.push(Board(title: name, lines: load(), isWide: false)) }
    """#,
    // And one that is made by another word.
    #"""
    var first: some View { Board(title: "A", lines: ["Tea"], isWide: true) }
    var maker = Board.init
    """#,
  ])
  func `is unknown where something else is made too`(_ makers: String) throws {
    #expect(try said(makers).first == "‹title›.")
    #expect(try said(makers).last == "Wide.")
    let home =
      "import SwiftUI\nstruct Home: View { let name: String; var body: some View { Text(name) }\n"
      + makers + "}"
    let board = try #require(Sample(["Board.swift": Self.board, "Home.swift": home])["Board"])
    #expect(board.swipes.guideline.text == "21…22")
  }

  @Test func `is what its initialiser keeps`() throws {
    let board = """
      import SwiftUI
      struct Board: View {
        private let head: String
        private let lines: [String]
        @State private var isWide: Bool
        init(head: String, count: Int = 2, isWide: Bool = false) {
          self.head = head
          self.lines = ["Tea", "Milk"]
          _isWide = State(initialValue: isWide)
        }
        var body: some View {
          Text(head)
          ForEach(lines, id: \\.self) { line in Text(line) }
          if isWide { Text("Wide") }
          Button("Turn") { isWide.toggle() }
        }
      }
      """
    let made = try said(#"var board: some View { Board(head: "Tasks") }"#, board)
    #expect(made == ["Tasks.", "Tea or Milk.", "Wide.", "Turn. Button."])
  }

  /// What an initialiser does beside keeping things may change them.
  @Test func `is unknown where its initialiser does more`() throws {
    let board = """
      import SwiftUI
      struct Board: View {
        let head: String
        init(head: String) {
          let head = head + load()
          self.head = head
        }
        var body: some View { Text(head) }
      }
      """
    #expect(try said(#"var board: some View { Board(head: "Tasks") }"#, board) != ["Tasks."])
  }

  /// What a value is made with is made of that.
  @Test func `may be a value of its own`() throws {
    let board = """
      import SwiftUI
      struct List { let head: String; let lines: [String]
        static func today() -> List { let tea = "Tea"; return List(head: "Today", lines: [tea]) }
      }
      struct Board: View {
        let list: List
        var body: some View {
          Text(list.head)
          ForEach(list.lines, id: \\.self) { line in Text(line) }
        }
      }
      """
    #expect(
      try said("var board: some View { Board(list: List.today()) }", board) == ["Today.", "Tea."])
  }

  /// Data comes later.
  @Test func `is no empty list`() throws {
    let maker = #"var board: some View { Board(title: "Tasks", lines: []) }"#
    #expect(try said(maker) == ["Tasks.", "‹line›.", "Wide."])
  }

  /// A preview shows what nobody sees.
  @Test func `is not what previews give it`() throws {
    let maker = #"var board: some View { Board(title: "Tasks", lines: ["Tea"]) }"#
    let preview = "\n#Preview { Board(title: \"Try\", lines: []) }\n"
    #expect(try said(maker, Self.board + preview) == ["Tasks.", "Tea.", "Wide."])
  }
}
