import Testing
import VoiceOver

/// What the stops of a report leave out, as the most of them belongs to another state.
@Suite struct `What is left out` {
  private static func report(_ body: String, _ beside: String = "") throws -> ViewReport {
    let code = """
      import SwiftUI
      enum Phase { case busy, ready, broken }
      struct Sample: View {
        @State var phase = Phase.load()
        @State var isNew = Store.isNew
        @State var isOld = Store.isOld
        var body: some View {
      \(body)
        }
      }
      \(beside)
      """
    return try #require(Sample(["Sample.swift": code]).main)
  }

  @Test(arguments: [
    // It is in a side that has nothing else, and both questions have another answer where there is most.
    ("if isNew { if phase == .broken { Button(\"Retry\") {} } }", true),
    ("if isNew { VStack { if phase == .broken { Button(\"Retry\") {} } } }", true),
    // Right behind what is never there with it, it is told as standing in the same place.
    ("if isNew, phase == .broken { Button(\"Retry\") {} }", false),
    ("if isNew { if phase == .broken { Button(\"Retry\") {} } } else { Text(\"Old\") }", false),
  ])
  func `is told where several questions speak against it`(_ body: String, isBeside: Bool) throws {
    let report = try Self.report(
      """
      VStack {
        if !isNew { Button("Change") {} }
        Text("Thanks")
        if phase == .ready { Button("Buy") {} }
        \(body)
      }
      """)
    #expect(report.stops.map(\.speech).prefix(3) == ["Change. Button.", "Thanks.", "Buy. Button."])
    let left = report.sides.leftOut.map(\.side)
    #expect(left.map { $0.stops.map(\.speech) } == [["Retry. Button."]])
    #expect(left.map(\.when) == ["isNew and phase is broken"])
    #expect(left.flatMap { $0.stops.map(\.when) } == ["isNew and phase is broken"])
    #expect(left.map(\.isBeside) == [isBeside])
    #expect(left.map(\.after) == [report.stops.count])
  }

  /// Nothing stands in its place, so that it is instead of nothing.
  @Test func `stands beside what is told where the same is asked elsewhere`() throws {
    let report = try Self.report(
      "HStack { Row(title: \"A\", isBusy: phase == .busy); Row(title: \"B\", isBusy: phase == .broken) }",
      """
      struct Row: View {
        let title: String
        let isBusy: Bool
        var body: some View { ZStack { Button(title) {}; if isBusy { ProgressView() } } }
      }
      """)
    #expect(report.said == ["A. Button.", "In progress.", "B. Button."])
    let left = report.sides.leftOut.map(\.side)
    #expect(left.map(\.isBeside) == [true])
    #expect(left.map(\.when) == ["phase is broken"])
  }

  @Test(arguments: [
    "if isNew { Text(\"A\"); Text(\"B\") } else { Text(\"C\") }",
    "if isNew { Text(\"A\"); Text(\"B\") }; if !isNew { Text(\"C\") }",
    "switch phase { case .ready: Text(\"A\"); Text(\"B\"); case .busy, .broken: Text(\"C\") }",
  ])
  func `stands instead of what is told in the same place`(_ body: String) throws {
    let report = try Self.report(body)
    #expect(report.said == ["A.", "B."])
    #expect(report.sides.leftOut.map(\.side.isBeside) == [false])
  }

  @Test func `has sides of its own`() throws {
    let report = try Self.report(
      """
      Text("Top")
      if isNew {
        Text("A"); Text("B"); Text("C"); Text("D"); Text("E")
      } else {
        Text("Begin")
        if isOld { Text("F"); Text("G") } else { Text("None") }
        Text("End")
      }
      """)
    let top = report.sides.filter { !$0.isShown }
    #expect(top.map { $0.stops.map(\.speech) } == [["Begin.", "F.", "G.", "End."]])
    let side = try #require(top.first)
    #expect(side.stops.map { $0.frames.count } == [0, 1, 1, 0])
    let inner = side.sides.filter { !$0.isShown }
    #expect(inner.map { $0.stops.map(\.speech) } == [["None."]])
    #expect(inner.map(\.after) == [3] && inner.map(\.when) == ["not isOld"])
    // In one list each says all that it needs.
    let all = report.sides.leftOut
    #expect(all.map(\.side.when) == ["not isNew", "not isNew and not isOld"])
    #expect(all.map(\.side.after) == [6, 6])
    #expect(all.map(\.inside) == [nil, 0] && all.map(\.follows) == [6, 3])
    #expect(
      side.stops.map(\.when) == [
        "not isNew", "not isNew and isOld", "not isNew and isOld", "not isNew",
      ])
    #expect(inner.flatMap { $0.stops.map(\.when) } == ["not isNew and not isOld"])
  }

  /// A row may show the one, and another row the other.
  @Test func `has in its rows what differs from row to row`() throws {
    let report = try Self.report(
      """
      if isNew { ForEach(0..<9) { _ in Text("A"); Text("B"); Text("C") } } else {
        ForEach(items) { item in if item.isOpen { Text("Open") } else { Button("Shut") {} } }
      }
      """)
    let all = report.sides.leftOut
    #expect(all.map(\.side.when) == ["not isNew", "not isNew and item.isOpen"])
    #expect(all.map(\.inside) == [nil, 0])
  }

  @Test func `stands at its place in the bars`() throws {
    let report = try Self.report(
      """
      NavigationStack {
        List { Text("Row") }
          .navigationTitle("Crates").searchable(text: $query).toolbar { bar }
      }
      """,
      """
      extension Sample {
        @ToolbarContentBuilder var bar: some ToolbarContent {
          if isNew {
            ToolbarItemGroup(placement: .topBarTrailing) { Button("Edit") {}; Button("Add") {} }
          } else {
            ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
            ToolbarItem(placement: .bottomBar) { Button("Send") {} }
          }
        }
      }
      """)
    #expect(
      report.saidAround == [
        "Crates. Heading.", "Edit. Button.", "Add. Button.", "Search. Search Field.",
      ])
    let left = report.sides.leftOut.map(\.side)
    #expect(left.map { $0.stops.map(\.speech) } == [["Done. Button."], ["Send. Button."]])
    #expect(left.map(\.isBeside) == [false, true])
    #expect(left.map(\.after) == [3, 4])
  }
}
