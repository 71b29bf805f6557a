import Testing
import VoiceOver

@Suite struct `Branches that exclude each other` {
  private func sample(_ body: String) -> Sample {
    Sample([
      "Sample.swift": """
      import SwiftUI
      enum Mode { case one, two, three }
      struct Sample: View {
        @State private var isOpen = false
        @State private var mode = Mode.one
        @State private var title: String?
        let items: [Item]
        var found: [Item] { items.filter { $0.isOpen } }
        var body: some View { VStack { \(body) } }
        func change() { isOpen.toggle() }
        func row(_ item: Item) -> some View { VStack { if item.isOpen { Text("Row") } } }
        func line(_ isLong: Bool) -> some View { VStack { if isLong { Text("Long") } } }
      }
      struct Inner: View {
        @State private var isOpen = false
        func change() { isOpen = true }
        var body: some View { if isOpen { Text("Inner") } }
      }
      struct Framed: ViewModifier {
        let isOpen: Bool
        func body(content: Content) -> some View { content; if !isOpen { Text("Framed") } }
      }
      struct Padded: ViewModifier {
        func body(content: Content) -> some View { ScrollView { content.padding() } }
      }
      """
    ])
  }

  @Test func `are so too by what a closure is given`() throws {
    let sample = Sample(
      body: """
        Reader { marks in
          if marks.isEmpty { Text("None") }
          List { ForEach(marks) { Text($0.title) } }
          if !marks.isEmpty { Button("Clear") {} }
        }
        Loaded { marks in
          if marks.isEmpty { Text("None") }
          VStack { if marks.count > 0 { Text("Some") } }
        }
        """,
      """
      struct Loaded<Content: View>: View {
        let content: ([Mark]) -> Content
        @State private var marks: [Mark]
        var body: some View { VStack { content(marks) } }
      }
      """)
    #expect(try #require(sample.main).swipes.platform.text == "22")
  }

  @Test func `are so too in what is given to other views and modifiers`() throws {
    let sample = Sample(
      body: """
        LazyVGrid { ForEach(marks) { Text($0.title) } }
          .modifier(Scrolled()).modifier(Framed())
          .overlay { if marks.isEmpty { Text("None") } }
        Card { if isOpen { Text("A") } }.modifier(Framed())
        if !isOpen { Text("B") }
        """,
      """
      struct Scrolled: ViewModifier { func body(content: Content) -> some View { ScrollView { content } } }
      struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      struct Card<Content: View>: View {
        @ViewBuilder var content: Content
        var isOpen: Bool { false }
        var body: some View { VStack { content } }
      }
      """)
    #expect(try #require(sample.main).swipes.platform.text == "21")
  }

  @Test(arguments: [
    (#"if isOpen { Text("A"); Text("B") }; Text("C"); if !isOpen { Text("D") }"#, "2…3", "A B C"),
    (#"if isOpen { Text("A") }; Text("C"); if !isOpen { Text("D"); Text("E") }"#, "2…3", "C D E"),
    (#"if self.isOpen { Text("A") }; Group { if !isOpen { Text("B") } }"#, "1", "B"),
    (
      #"if mode == .one { Text("A") }; if mode == .two { Text("B") }; if mode == .three { Text("C") }"#,
      "0…1", "A"
    ),
    (
      #"if title == nil { Text("A") }; if let title { Text(title); Text("B") }"#, "1…2", "‹title› B"
    ),
    (
      #"if isOpen { Text("A") }; if mode == .one { Text("B") }; if !isOpen { Text("C") }"#, "1…2",
      "B C"
    ),
    (
      #"if !isOpen, let title { Text(title); Text("B") }; if isOpen { Text("A") }"#, "0…2",
      "‹title› B"
    ),
    (#"if mode == .one && !isOpen { Text("A") }; if isOpen { Text("B") }"#, "0…1", "A"),
    (
      #"if items.isEmpty, !isOpen { Text("A") }; if isOpen && items.count > 2 { Text("B") }"#,
      "0…1",
      "A"
    ),
  ])
  func `are never counted together`(body: String, swipes: String, said: String) throws {
    let report = try #require(sample(body).main)
    #expect(report.swipes.platform.text == swipes)
    #expect(report.said == said.split(separator: " ").map { "\($0)." })
  }

  @Test(arguments: [
    (
      #"let isOne = mode == .one; if isOne { Text("A") }; if !isOne { Text("B"); Text("C") }"#,
      "1…2", "B C"
    ),
    (
      #"if isOpen { Text("A"); Text("B") } else { Text("C") }; Text("D"); if !isOpen { Text("E") }"#,
      "3", "C D E"
    ),
    (
      #"if isOpen { Text("A") } else { Text("B"); Text("C") }; if isOpen { Text("D") } else { Text("E") }"#,
      "2…3", "B C E"
    ),
    (#"if mode == .one { Text("A"); Text("B") }; if mode != .one { Text("C") }"#, "1…2", "A B"),
    (
      #"switch mode { case .one: Text("A"); default: Text("B") }; if mode == .one { Text("C") }"#,
      "1…2", "A C"
    ),
    (
      #"switch mode { case .one: Text("A"); case .two: Text("B"); Text("C"); case .three: Text("D") }; if mode == .two { Text("E") }"#,
      "1…3", "B C E"
    ),
    (
      #"Section { if isOpen { Text("A") } }; HStack { Text("B"); if !isOpen { Text("C"); Text("D") } }"#,
      "2…3", "B C D"
    ),
    (
      #"if isOpen { Text("A"); Text("B") }; if #available(iOS 15, *), !isOpen { Text("C") }"#,
      "1…2", "A B"
    ),
    (
      #"if items.first == items.last { Text("A") }; Text("B"); if items.first != items.last { Text("C") }"#,
      "2", "A B"
    ),
    (#"if items.count > 2 { Text("A") }; HStack { if items.count <= 2 { Text("B") } }"#, "1", "A"),
    (
      #"if isOld(title) { Text("A") } else { Text("B") }; if !isOld(title) { Text("C") }"#, "1…2",
      "B C"
    ),
    (
      #"ForEach(items.prefix(1)) { item in if item.isOpen { Text("A") } else { Text("B"); Text("C") }; HStack { if !item.isOpen { Text("D") } } }"#,
      "1…3", "B C D"
    ),
    (
      #"if isOpen { Text("A") } else { Text("B") }; if mode == .one { Text("C") } else { Text("D") }; if isOpen, mode == .one { Text("E"); Text("F") }; if !isOpen { Text("G") }"#,
      "2…4", "A C E F"
    ),
    (
      #"VStack { if title == nil { Text("A") } }; HStack { if title != nil { Text("B"); Text("C") } }"#,
      "1…2", "B C"
    ),
    (
      #"VStack { switch load { case .failed where isOpen: Text("A"); default: Text("B") } }; if load == .idle { Text("C") }"#,
      "1…2", "B C"
    ),
  ])
  func `are found wherever they stand in the view`(
    body: String, swipes: String, said: String
  ) throws {
    let report = try #require(sample(body).main)
    #expect(report.swipes.platform.text == swipes)
    #expect(report.said == said.split(separator: " ").map { "\($0)." })
  }

  @Test(arguments: [
    // Of a value whose type is not in the sources.
    (
      #"if model.phase == .one { Text("A"); Text("B") }; if model.phase == .two || model.phase == .three { Text("C") }"#,
      "0…2", "A B"
    ),
    (
      #"if model.phase != .one && model.phase != .two { Text("A") } else { Text("B") }; if model.phase == .one { Text("C") }"#,
      "1…2", "B C"
    ),
    (
      #"switch model.phase { case .one: Text("A"); default: Text("B"); Text("C") }; if model.phase == .one { Text("D") }"#,
      "2", "A D"
    ),
    (#"if case .one = mode { Text("A") }; if mode == .two { Text("B") }"#, "0…1", "A"),
    (
      #"if case .one(let n) = load { Text("A") } else { Text("B"); Text("C") }; if case .one = load { Text("D") }"#,
      "2", "A D"
    ),
    (
      #"switch load { case .one: Text("A"); case .two(let n): Text("B"); Text("C"); default: EmptyView() }; if load == .one { Text("D") }"#,
      "0…2", "A D"
    ),
    (#"if step == 1 { Text("A") }; if step == 2 { Text("B") }"#, "0…1", "A"),
    (
      #"if name == "a" { Text("A") } else { Text("B") }; if name == "b" { Text("C") }"#, "1…2",
      "B C"
    ),
    (
      #"if items.count == 0 { Text("A") }; if !items.isEmpty { Text("B"); Text("C") }"#, "1…2",
      "B C"
    ),
    (
      #"let mark = isOpen ? Text("A") : nil; if !isOpen { Text("B") }; if let mark { mark; Text("C") }"#,
      "1…2", "A C"
    ),
    (
      #"let mark = isOpen ? nil : "A"; if isOpen { Text("B") }; VStack { if mark != nil { Text("C") } }"#,
      "1", "C"
    ),
    (#"if items.count > 0 { Text("A") }; HStack { if items.count < 1 { Text("B") } }"#, "1", "A"),
  ])
  func `are found however it is asked`(body: String, swipes: String, said: String) throws {
    let report = try #require(sample(body).main)
    #expect(report.swipes.platform.text == swipes)
    #expect(report.said == said.split(separator: " ").map { "\($0)." })
  }

  @Test(arguments: [
    (#"Text("A").opacity(isOpen ? 1 : 0); Text("B").opacity(isOpen ? 0 : 1)"#, "1", "B"),
    (
      #"Text("A").opacity(mode == .one ? 1 : 0); Text("B").opacity(mode == .two ? 1 : 0)"#, "0…1",
      "A"
    ),
    (
      #"HStack { Text("A"); Text("B") }.accessibilityHidden(isOpen); if isOpen { Text("C") }"#,
      "1…2", "A B"
    ),
    (#"Text("A").opacity(isOpen ? 1 : 0); Text("B").opacity(isOpen ? 0.5 : 0)"#, "0…2", "A B"),
    (#"Inner().opacity(isOpen ? 1 : 0); Inner().opacity(isOpen ? 0 : 1)"#, "0…1", "Inner"),
  ])
  func `are what hides on a condition too`(body: String, swipes: String, said: String) throws {
    let report = try #require(sample(body).main)
    #expect(report.swipes.platform.text == swipes)
    #expect(report.said == said.split(separator: " ").map { "\($0)." })
  }

  @Test(arguments: [
    (#"if items.isEmpty { Text("A") }; ForEach(items) { Text($0.name) }"#, "20"),
    (#"if items.count == 0 { Text("A") } else { Text("B") }; List(items) { Text($0.name) }"#, "21"),
    (#"if !items.isEmpty { Text("A") }; ForEach(items.sorted()) { Text($0.name) }"#, "21"),
    (#"if items.isEmpty { Text("A") }; ForEach(found) { Text($0.name) }"#, "20"),
    (
      #"if found.count < 1 { Text("A") }; ForEach(Array(found.enumerated())) { Text($0.name) }"#,
      "20"
    ),
    (#"if items.isEmpty { Text("A") }; ForEach(items.prefix(2)) { Text($0.name) }"#, "2"),
    (#"if isOpen { if items.isEmpty { Text("A") }; ForEach(items) { Text($0.name) } }"#, "0…20"),
    // Whatever it is handed to.
    (
      #"Group { ForEach(items) { Text($0.name) } }.modifier(Padded()).modifier(Padded()).overlay { if items.isEmpty { Text("A") } }"#,
      "20"
    ),
    (
      #"VStack { if items.isEmpty { Text("A") } }.modifier(Padded()); ForEach(items) { Text($0.name) }.modifier(Padded())"#,
      "20"
    ),
    // A state of its own.
    (
      #"if items.isEmpty && isOpen { ForEach(0..<30) { Text("A") } } else { ForEach(items) { Text($0.name) } }"#,
      "20…30"
    ),
    // Of something else, or of what may be of something else.
    (#"if items.isEmpty { Text("A") }; ForEach(others) { Text($0.name) }"#, "20…21"),
    (
      #"if items.isEmpty { Text("A") }; ForEach(items.parts(of: items)) { Text($0.name) }"#, "20…21"
    ),
    (#"if found.isEmpty { Text("A") }; ForEach(items) { Text($0.name) }"#, "20…21"),
    (
      #"if items.isEmpty { Text("A"); Text("B") } else { ForEach(items) { Text($0.name) } }"#,
      "2…20"
    ),
  ])
  func `are the rows of a list and what is shown where it is empty`(
    body: String, swipes: String
  ) throws {
    #expect(try #require(sample(body).main).swipes.platform.text == swipes)
  }

  @Test func `are decided for the whole of a screen, however much is asked inside`() throws {
    let texts = (0..<800).map { "Text(\"\($0)\")" }.joined(separator: "\n")
    let asked = (0..<40).map { number in
      let flag = "is\(number)"
      return """
        if \(flag) { Text("A") } else { Text("B"); Text("C") }
        if !\(flag) { Text("D") } else { Text("E"); Text("F") }
        """
    }
    let inside = "if isReady {\n\(texts)\n\(asked.joined(separator: "\n"))\n}\n"
    let pages = """
      if page == .one { Text("1"); Text("2") } else { Text("3") }
      if page == .two { Text("4"); Text("5") } else { Text("6") }
      """
    let plain = try #require(sample(inside).main).swipes.platform
    let whole = try #require(sample(inside + pages).main).swipes.platform
    #expect(whole.max == plain.max + 3)
  }

  @Test func `are counted as such in the row they stand in`() throws {
    let report = try #require(
      sample(
        """
        List(items) { item in
          let isMarked = item.isNew
          if isMarked { Text("A"); Text("B") }
          HStack { Text("C"); if !isMarked { Text("D") } }
        }
        """
      ).main)
    #expect(report.rows.map(\.stops.platform) == [Cost(min: 2, max: 3)])
  }

  @Test(arguments: [
    (#"if isOpen { Text("A") }; if isOpen { Text("B") }"#, "0…2"),
    (#"if isOpen { Text("A") }; if mode == .one { Text("B") }"#, "0…2"),
    (#"if isOpen, mode == .one { Text("A") }; if isOpen { Text("B") }"#, "0…2"),
    // What is there may be any of its cases.
    (#"if mode != nil { Text("A") }; if mode == .one { Text("B") }"#, "0…2"),
    (#"if let title, title.isOpen { Text("A") }; if !title.isOpen { Text("B") }"#, "0…2"),
    // Each has a state of its own.
    (#"Inner(); if !isOpen { Text("B") }"#, "0…2"),
    (#"VStack { if isOpen { Text("A") } }.modifier(Framed(isOpen: title == nil))"#, "0…2"),
    (#"HStack { line(items.isEmpty) }; row(items[0]); row(items[1])"#, "0…3"),
    (
      #"Button { } label: { }; Reader { part in if part.isOpen { Text("A") } }; Reader { part in if !part.isOpen { Text("B") } }"#,
      "1…3"
    ),
    (#"if items.count > 2 { Text("A") }; HStack { if items.count > 3 { Text("B") } }"#, "0…2"),
    (#"if items.count > 1 { Text("A") }; HStack { if items.count == 0 { Text("B") } }"#, "0…2"),
    (
      #"let mark = isOpen ? title : nil; if mark == nil { Text("A") }; VStack { if isOpen { Text("B") } }"#,
      "0…2"
    ),
    (#"if mode == .one || model.isNew { Text("A") }; if mode == .two { Text("B") }"#, "0…2"),
    (
      #"if mode == .one || model.mode == .two { Text("A") }; if mode == .three { Text("B") }"#,
      "0…2"
    ),
    (
      #"if case .one(3) = load { Text("A") } else { Text("B") }; if case .one = load { Text("C") }"#,
      "1…2"
    ),
    (
      #"switch load { case .two(3): Text("A"); default: Text("B") }; if case .two = load { Text("C") }"#,
      "1…2"
    ),
    (
      #"ForEach(items.prefix(1)) { item in if item.isOpen { Text("A") } }; if !isOpen { Text("B") }"#,
      "0…2"
    ),
  ])
  func `are told from those that do not`(body: String, swipes: String) throws {
    #expect(try #require(sample(body).main).swipes.platform.text == swipes)
  }

  @Test func `say one of them where all are one element`() throws {
    let report = try #require(
      sample(
        """
        HStack { if isOpen { Text("Open") }; if !isOpen { Text("Closed") }; Text("Door") }
          .accessibilityElement(children: .combine)
        """
      ).main)
    #expect(report.said == ["Closed, Door."])
  }
}
