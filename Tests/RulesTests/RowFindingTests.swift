import Rules
import Testing
import Views
import VoiceOver

@Suite struct `A finding about a row` {
  @Test(arguments: [
    ("Text(a); Text(b)", nil),
    ("Image(\"ic_a\"); Text(a); Text(b)", nil),
    ("Image(systemName: \"star\"); Text(a)", nil),
    ("Image(systemName: one.icon); Text(one.name)", nil),
    ("Image(systemName: one.kind.icon); Text(one.kind.name)", nil),
    ("Text(a); if isOn { HStack { Image(systemName: \"play\"); Text(b) } }", nil),
    (
      "if let cover { Image(uiImage: cover) } else { Image(systemName: \"photo\") }; Text(b)",
      "what they say leaves out the image."
    ),
    ("if let cover { Image(uiImage: cover) } else { Image(one.kind.picture) }; Text(b)", nil),
    (
      "if let cover { Image(uiImage: cover) } else { Image(\"blank\") }; Text(b)",
      "what they say leaves out the image."
    ),
    ("Text(a); Image(systemName: one.kind.icon)", "what they say leaves out what a symbol shows."),
    (
      "Text(a); if isOn { Image(systemName: \"checkmark\") }",
      "what they say leaves out what a symbol shows."
    ),
    (
      "Text(a); Image(systemName: isOn ? \"lock\" : \"lock.open\")",
      "what they say leaves out what a symbol shows."
    ),
    ("AsyncImage(url: a); Text(b)", "what they say leaves out the loaded image."),
    (
      "AsyncImage(url: a); Text(b); if isNew { Circle().fill(.blue) }",
      "what they say leaves out the loaded image and what a shape shows."
    ),
  ])
  func `says of a row that systems merge what is lost`(_ row: String, _ end: String?) {
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View { List(all) { one in NavigationLink(value: one) { HStack { \(row) } } } }
      }
      """
    let found = findings(source).first { $0.rule == "ungrouped-row" }
    #expect((found == nil) == (end == nil))
    if let found, let end { #expect(found.message.hasSuffix(end)) }
  }

  @Test(arguments: ["AsyncImage(url: one.url)", "KFImage(one.url)", "Image(uiImage: one.image)"])
  func `saves what a picture in a link costs`(_ picture: String) {
    let source = """
      import SwiftUI; import Kingfisher
      struct Rows: View {
        var body: some View {
          List(all) { one in
            NavigationLink(value: one) { HStack { \(picture); Text(one.a); Text(one.b) } }
          }
        }
      }
      """
    #expect(findings(source).first { $0.rule == "ungrouped-row" }?.swipesSaved == 40)
  }

  @Test(arguments: [
    (
      "AsyncImage(url: one.url); Text(one.name)",
      "Each row counts as 3 elements; systems merge all but its controls, and what they say leaves out the loaded image."
    ), ("Text(one.name); Text(one.place)", nil),
  ])
  func `leaves the controls beside a link`(_ label: String, _ message: String?) {
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          List(all) { one in
            HStack {
              NavigationLink(value: one) { HStack { \(label) } }
              Button("Remove") { remove(one) }
            }
          }
        }
      }
      """
    let found = findings(source).first { $0.rule == "ungrouped-row" }
    #expect(found?.message == message && (found == nil || found?.severity == .minor))
  }

  @Test func `finds a row also where it is a number of times that nobody dares to say`() {
    let row = "ForEach(part.lines) { line in HStack { Text(line.a); Text(line.b) } }"
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View { List(all) { one in ForEach(one.parts) { part in \(row) } } }
      }
      """
    #expect(
      findings(source).map(\.message).contains { $0.contains("800 swipes over 400 assumed rows") })
  }

  @Test(arguments: [
    (
      "Text(a); Text(b); Marks()",
      "Each row is at least 3 stops: at least 60 swipes over 20 assumed rows, fewer when"
    ),
    (
      "Text(a); Text(b); Marks(); if isOld { Text(c) }",
      "Each row is at least 3 stops, at times at least 4: at least 60 swipes over 20 assumed rows, fewer"
    ),
    (
      "if isOld { Text(a); Text(b) }; Marks()",
      "A row is at times 3 stops or more, over 20 assumed rows: fewer when"
    ),
  ])
  func `says no more of a row that has more at times than what is there for certain`(
    _ row: String, _ start: String
  ) {
    // What the environment has a list of, empty to begin with, may be filled further out.
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View { List(all) { one in HStack { \(row) } } }
      }
      struct MarksKey: EnvironmentKey { static let defaultValue: [Mark] = [] }
      extension EnvironmentValues {
        var marks: [Mark] { get { self[MarksKey.self] } set { self[MarksKey.self] = newValue } }
      }
      struct Marks: View {
        @Environment(\\.marks) private var marks
        var body: some View { Text("x"); ForEach(marks) { Text($0.name) } }
      }
      """
    let messages = findings(source).filter { $0.view == "Rows" }.map(\.message)
    #expect(messages.contains { $0.hasPrefix(start) }, "\(messages)")
  }

  @Test(arguments: [
    ("Text(a); Text(b)", "Each row is 2 stops: 40 swipes"),
    ("Text(a); Text(b); if isOld { Text(c) }", "Each row is up to 3 stops: up to 60 swipes"),
    (
      "VStack { Text(a); Text(b) }; Chart(days) { BarMark(x: $0.day, y: $0.sum) }",
      "Each row is 3 stops: 60 swipes over 20 assumed rows, 20 when its parts are one element."
    ),
    (
      "Text(a); Text(b); ForEach(one.marks) { Text($0.name) }",
      "Each row is 2 stops without the rows in it: 40 swipes over 20 assumed rows, 20 when"
    ),
    (
      "VStack { Text(a); Text(b) }.contextMenu { ForEach(acts) { Button($0.name) { } } }",
      "Each row is 2 stops: 40 swipes over 20 assumed rows, 20 when its parts are one element."
    ),
    (
      """
      Text(a); Text(b)
      Picker("Day", selection: $day) { ForEach(days, id: \\.self) { Text($0) } }
      """,
      "Each row is 3 stops: 60 swipes over 20 assumed rows, 40 when its parts are one element."
    ),
    (
      """
      Text(a)
      if one.isGone { Text(b); Button("Why?") { }; Button("Back") { } } else { Text(c); Text(d) }
      """,
      "Each row is up to 4 stops: up to 80 swipes over 20 assumed rows, 60 when its parts are one"
    ),
    (
      "Button(one.name) { }; if open == one { ForEach(one.parts) { HStack { Text($0.a); Text($0.b) } } }",
      "Each row is 2 stops: 40 swipes over 20 assumed rows, 20 when its parts are one element."
    ),
  ])
  func `says of a row how many stops it is at most`(_ row: String, _ begin: String) throws {
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View { List(all) { one in HStack { \(row) } } }
      }
      """
    let found = try #require(findings(source).first { $0.rule == "ungrouped-row" })
    #expect(found.message.hasPrefix(begin))
  }

  @Test func `takes no row for parts with taps that holds what is not known`() {
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          ForEach(letters) { letter in
            HStack {
              if letter.isMine { Image(letter.face).onTapGesture { show(letter) } }
              Bubble { VStack { Text(letter.text); Text(letter.date) } }
              if !letter.isMine { Image(letter.face).onTapGesture { show(letter) } }
            }
          }
        }
      }
      """
    #expect(findings(source).contains { $0.rule == "ungrouped-row" })
  }

  @Test func `places a row where all of it is, and not at its last line`() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        let one: One
        var body: some View {
          VStack { Text(one.a); Text(one.b); HStack { ForEach(one.marks) { m in Text(m) } } }
          if isOpen { Text(one.c) }
        }
      }
      struct Rows: View { var body: some View { List { ForEach(all) { one in Row(one: one) } } } }
      """
    let found = try #require(findings(source).first { $0.rule == "ungrouped-row" })
    #expect(found.place.line == 9)
  }

  @Test func `says once of a row what callers choose the sides of`() {
    let row = """
      import SwiftUI
      struct Line: View {
        let isTall: Bool
        var body: some View {
          Group {
            if isTall { tall } else { wide }
          }
        }
        var tall: some View { VStack { Text(title); Text(author) } }
        var wide: some View { HStack { Text(title); Text(author) } }
      }
      """
    let lists = """
      import SwiftUI
      struct A: View { var body: some View { List(all) { _ in Line(isTall: true) } } }
      struct B: View { var body: some View { List(all) { _ in Line(isTall: false) } } }
      struct C: View { var body: some View { List(all) { _ in Line(isTall: isBig) } } }
      """
    let found = Project(["Line.swift": row, "Lists.swift": lists]).audit().findings
    #expect(found.map(\.rule) == ["ungrouped-row"])
    #expect(found.map(\.place.line) == [5])
  }

  @Test func `places a row that a modifier draws in two ways where the list applies it`() {
    let beside = """
      import SwiftUI
      struct Framed: ViewModifier {
        let isFirst: Bool
        func body(content: Content) -> some View {
          if isFirst { frame(content).clipShape(Rectangle()) } else { frame(content) }
        }
        private func frame(_ content: Content) -> some View { VStack { content; Divider() } }
      }
      extension View { func framed(_ isFirst: Bool) -> some View { modifier(Framed(isFirst: isFirst)) } }
      """
    let rows = """
      import SwiftUI
      struct Rows: View {
        let all: [One]
        var body: some View {
          VStack {
            ForEach(all) { one in
              row(one).framed(one.isFirst)
            }
          }
        }
        @ViewBuilder private func row(_ one: One) -> some View {
          if one.isOn { HStack { Text(one.a); Text(one.b); Text(one.c) } } else { Button("Change") {} }
        }
      }
      """
    let found = Project(["Framed.swift": beside, "Rows.swift": rows]).audit().findings
    let places = found.filter { $0.rule == "ungrouped-row" }.map {
      "\($0.place.path):\($0.place.line)"
    }
    #expect(places == ["Rows.swift:7"])
  }
}

@Suite struct `A finding about a cell of UIKit` {
  /// A controller in a cell, which the class of the table keeps or not.
  private static func table(keeping kept: String) -> String {
    """
    import UIKit
    final class HostCell: UITableViewCell {
      var hosted: UIView? { didSet { if let hosted { contentView.addSubview(hosted) } } }
    }
    final class InfoCell: UITableViewCell {
      let info = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(info)
      }
    }
    final class HeadController: UIViewController {
      let first = UILabel()
      let second = UILabel()
      override func viewDidLoad() {
        first.isAccessibilityElement = true
        second.isAccessibilityElement = true
        view.addSubview(first)
        view.addSubview(second)
      }
    }
    final class Board: UITableViewController {
      var head: HeadController?
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { rows.count }
      override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if rows[path.row].isHead {
          let cell = t.dequeueReusableCell(withIdentifier: "head", for: path) as! HostCell
          let controller = HeadController()
          cell.hosted = controller.view
          \(kept)
          return cell
        }
        return t.dequeueReusableCell(withIdentifier: "info", for: path) as! InfoCell
      }
    }
    """
  }

  @Test(arguments: [("", true), ("head = controller", false), ("self.head = controller", false)])
  func `is not told of every row where one row at most has it`(_ kept: String, _ isTold: Bool) {
    let found = findings(Self.table(keeping: kept))
    #expect(found.contains { $0.rule == "ungrouped-row" } == isTold)
  }
}

extension `A finding about a cell of UIKit` {
  @Test func `tells how to mend it in UIKit, also where a row is one of several cells`() throws {
    let cell = { (name: String) in
      """
      final class \(name): UICollectionViewCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(UILabel())
          contentView.addSubview(UILabel())
        }
      }
      """
    }
    let found = findings(
      """
      import UIKit
      \(cell("FirstCell"))
      \(cell("SecondCell"))
      final class Board: UICollectionViewController {
        override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { rows.count }
        override func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          if rows[path.item].isHead {
            return c.dequeueReusableCell(withReuseIdentifier: "a", for: path) as! FirstCell
          }
          return c.dequeueReusableCell(withReuseIdentifier: "b", for: path) as! SecondCell
        }
      }
      """)
    let one = try #require(found.first { $0.rule == "ungrouped-row" })
    #expect(one.fix.contains("isAccessibilityElement"))
  }
}
