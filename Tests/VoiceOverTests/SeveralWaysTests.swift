import Testing
import VoiceOver

/// A view that several show, each with something else around it.
@Suite struct `What some put around a view and others do not` {
  private static let shown = "struct Shown: View { var body: some View { Text(\"A\") } }"

  @Test func `is one title or another, or none`() throws {
    let sample = Sample(
      body: """
        NavigationStack {
          List {
            NavigationLink("B") { Shown().navigationTitle("Bus stops") }
            NavigationLink("T") { Shown().navigationTitle("Tram stops") }
            NavigationLink("F") { Shown() }
          }
        }
        """, Self.shown)
    let report = try #require(sample["Shown"])
    #expect(report.saidAround == ["Back. Back Button.", "Bus stops. Heading."])
    #expect(report.stops.map(\.when) == [nil, "at times", nil])
    let left = report.sides.leftOut.map(\.side)
    #expect(left.map { $0.stops.map(\.speech) } == [["Tram stops. Heading."]])
    #expect(left.map(\.isBeside) == [false] && left.map(\.after) == [2])
    #expect(left.flatMap { $0.stops.map(\.when) } == ["at times"])
  }

  @Test func `is told where another way has more`() throws {
    let sample = Sample(
      body: """
        VStack {
          NavigationLink("B") { Shown().toolbar { Button("Edit") {} } }
          NavigationLink("T") { Shown().overlay { Text("B"); Text("C") } }
        }
        """, Self.shown)
    let report = try #require(sample["Shown"])
    #expect(report.said == ["A.", "B.", "C."])
    #expect(report.stops.map(\.when) == [nil, nil, "at times", "at times"])
    let left = report.sides.leftOut.map(\.side)
    #expect(left.map { $0.stops.map(\.speech) } == [["Edit. Button."]])
    #expect(left.map(\.isBeside) == [true] && left.map(\.after) == [1])
  }

  @Test func `is nothing where all put the same around it`() throws {
    let sample = Sample(
      body: """
        VStack {
          NavigationLink("B") { Shown().navigationTitle("T") }
          NavigationLink("T") { Shown().padding().navigationTitle("T") }
        }
        """, Self.shown)
    let report = try #require(sample["Shown"])
    #expect(report.stops.map(\.when) == [nil, nil, nil])
    #expect(report.sides.leftOut.isEmpty)
  }

  @Test func `comes between the view's own items, as bars are read`() throws {
    let sample = Sample(
      body: """
        Button("Go") { isOpen = true }.sheet(isPresented: $isOpen) {
          NavigationStack {
            Form1().navigationTitle("Glazes").navigationBarTitleDisplayMode(.inline)
              .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
          }
        }
        """,
      """
      struct Form1: View {
        var body: some View {
          Text("A").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Recent") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Sort") {} }
          }
        }
      }
      """)
    let report = try #require(sample["Form1"])
    #expect(
      report.saidAround == [
        "Recent. Button.", "Glazes. Heading.", "Sort. Button.", "Save. Button.",
      ])
    let layouts = `A layout of a scene`.layouts(sample).filter { $0.name == "Form1" }
    #expect(layouts.map(\.drawn.faults) == [[]])
    let drawn = try #require(layouts.first?.drawn)
    for node in drawn.nodes {
      for number in node.numbers("g") {
        #expect(node.fields["say"].map(String.init) == report.stops[number - 1].speech)
      }
    }
  }

  @Test func `has sides of its own`() throws {
    let sample = Sample(
      body: """
        TabView {
          Other().tabItem { Text("O") }.noted(notice)
          Shown().navigationTitle("T").tabItem { Text("S") }.noted(notice)
        }
        """,
      Self.shown + """

        enum Notice { case good(String), bad(String) }
        struct Other: View { var body: some View { Text("O") } }
        struct Card: View {
          var notice: Notice
          var body: some View {
            switch notice {
            case .good(let word): Text(word)
            case .bad(let word): Text("Sorry"); Text(word)
            }
          }
        }
        extension View {
          func noted(_ notice: Notice?) -> some View { overlay { if let notice { Card(notice: notice) } } }
        }
        """)
    let report = try #require(sample["Shown"])
    #expect(report.stops.map(\.speech).suffix(2) == ["Sorry.", "‹word›."])
    let left = report.sides.leftOut.map(\.side)
    #expect(left.map { $0.stops.map(\.speech) } == [["‹word›."]])
    #expect(left.map(\.after) == [report.stops.count])
    let frames = try #require(report.stops.last).frames
    #expect(left.map(\.frames) == [Array(frames.dropLast())])
  }
}
