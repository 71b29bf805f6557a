import Testing
import VoiceOver

@Suite struct `What is there at times` {
  @Test(arguments: [
    ("if isSaving { Text(\"A\") }", "isSaving"),
    ("if !isSaving { Text(\"A\") }", "not isSaving"),
    ("if self.viewModel.isSaving { Text(\"A\") }", "isSaving"),
    ("if user.isSaving && !isOld { Text(\"A\") }", "user.isSaving and not isOld"),
    ("if isNew || isOld, isShown { Text(\"A\") }", "(isNew or isOld) and isShown"),
    ("if let note { Text(note) }", "note is there"),
    ("if let text = note.text, text != \"\" { Text(text) }", "text is there and text is not \"\""),
    ("if note != nil { Text(\"A\") }", "note is there"),
    ("if items.isEmpty { Text(\"A\") }", "items is empty"),
    ("if !items.isEmpty { Text(\"A\") }", "items is not empty"),
    ("if count > 2 { Text(\"A\") }", "count > 2"),
    ("if phase == .loading { Text(\"A\") }", "phase is loading"),
    ("if phase != .loading { Text(\"A\") }", "phase is not loading"),
    ("if ![.a, .b].contains(phase) { Text(\"A\") }", "phase is not a or b"),
    ("if [Phase.a].contains(phase) { Text(\"A\") }", "phase is Phase.a"),
    ("if case .failed(let error) = phase { Text(error) }", "phase is failed"),
    ("if case .failed = phase { Text(\"A\") }", "phase is failed"),
    ("switch phase { case .failed(let e): Text(e); default: EmptyView() }", "phase is failed"),
    ("switch phase { case .a, .b: EmptyView(); default: Text(\"A\") }", "phase is not a or b"),
    ("note.map { Text($0) }", "note is there"),
    ("Text(\"A\").opacity(isOpen ? 1 : 0)", "isOpen"),
    ("Text(\"A\").opacity(isOpen ? 0 : 1)", "not isOpen"),
    ("Text(\"A\").accessibilityHidden(isBusy)", "not isBusy"),
    ("Text(\"A\").redacted(reason: isBusy ? .placeholder : [])", "not isBusy"),
    ("Text(\"A\").redacted(reason: isDone ? [] : .placeholder)", "isDone"),
    ("count.flatMap { $0 == 0 ? nil : Text(\"A\") }", "count is not 0"),
    (
      "if let s = store.scope(state: \\.banner, action: \\.banner) { Text(\"A\") }",
      "banner is there"
    ),
    ("if let b = bearing() { Text(\"A\") }", "bearing is there"),
    (
      "if let n = note.text, !n.isEmpty { Text(\"A\") }",
      "note.text is there and note.text is not empty"
    ),
    ("if 3...5 ~= count { Text(\"A\") }", "count in 3 ... 5"),
    // On a new system only the other part is a question.
    ("if #available(iOS 26, *), isOpen { Text(\"A\") }", "isOpen"),
    ("if #available(iOS 26, *), isOpen { EmptyView() } else { Text(\"A\") }", "not isOpen"),
  ])
  func `is told with the question of the code`(_ body: String, _ when: String) throws {
    let stops = try #require(Sample(body: body).main).stops
    #expect(stops.map(\.when) == [when])
  }

  @Test func `is told of each side by what the others ask as well`() throws {
    let report = try #require(
      Sample(
        body: """
          if isNew { Text("A"); Text("B"); Text("C") }
          else if isOld { Text("D") }
          else { Text("E"); Text("F") }
          """
      ).main)
    #expect(report.stops.map(\.when) == ["isNew", "isNew", "isNew"])
    let left = report.sides.filter { !$0.isShown }
    #expect(left.map(\.when) == ["isOld", "not isNew and not isOld"])
    #expect(left.map(\.swipes) == [1, 2])
    #expect(left.map(\.after) == [3, 3])
    #expect(left.map { $0.stops.map(\.speech) } == [["D."], ["E.", "F."]])
  }

  @Test func `is told in parentheses where one of several things is enough`() throws {
    let report = try #require(
      Sample(body: "if isShown { Text(\"A\"); if isNew || isOld { Text(\"B\") } }").main)
    #expect(report.stops.map(\.when) == ["isShown", "isShown and (isNew or isOld)"])
  }

  @Test func `is told as what is left after longer questions`() throws {
    let report = try #require(
      Sample(
        body: """
          if isNew || isOld { Text("A") }
          else if count > 2 && isShown { Text("B") }
          else { Text("C"); Text("D") }
          """
      ).main)
    #expect(report.stops.map(\.when) == ["otherwise", "otherwise"])
  }

  @Test func `behind a placeholder is what no other side asks for`() throws {
    let report = try #require(
      Sample(
        body: """
          Group { if isBusy { ProgressView() } else { Text("A") } }
            .redacted(reason: isBusy ? .placeholder : [])
          """
      ).main)
    #expect(report.swipes.platform.text == "1")
    #expect(report.sides.filter { !$0.isShown }.map { $0.stops.map(\.speech) } == [["A."]])
  }

  @Test func `after a guard is told by what that asks`() throws {
    let sample = Sample(
      [
        "Sample.swift": """
        import SwiftUI
        struct Sample: View {
          var body: some View {
            guard isReady else { return AnyView(Text("Wait")) }
            return AnyView(VStack { Text("A"); Text("B") })
          }
        }
        """
      ])
    let report = try #require(sample.main)
    #expect(report.stops.map(\.when) == ["isReady", "isReady"])
    #expect(report.sides.filter { !$0.isShown }.map(\.when) == ["not isReady"])
  }

  @Test func `is not told of what all sides say`() throws {
    let report = try #require(
      Sample(body: "if isNew { Text(\"A\").bold() } else { Text(\"A\") }; Text(\"B\")").main)
    #expect(report.stops.map(\.when) == [nil, nil])
    #expect(!report.sides.contains { !$0.isShown })
    #expect(report.stops.allSatisfy { $0.frames.isEmpty })
  }

  @Test func `stands in rows, and rows in it`() throws {
    let report = try #require(
      Sample(
        body: """
          if isLoaded { ForEach(items) { item in
            Text(item.title)
            if item.isNew { Text("New") }
          } }
          """
      ).main)
    #expect(report.stops.map(\.frames) == [[.side(0), .row(0)], [.side(0), .row(0), .side(1)]])
    #expect(report.stops.map(\.when) == ["isLoaded", "isLoaded and item.isNew"])
  }

  @Test func `is told of what others put around a screen`() throws {
    let sample = Sample(
      body: "NavigationLink(\"Go\") { Other().overlay { if isBusy { Text(\"Busy\") } } }",
      "struct Other: View { var body: some View { Text(\"A\").navigationTitle(\"B\") } }")
    let report = try #require(sample["Other"])
    #expect(report.stops.map(\.when) == [nil, nil, nil, "isBusy"])
  }
}

@Suite struct `What the source does not tell` {
  @Test(arguments: [
    ("Text(conversation.senderName)", "‹sender name›."),
    ("Text(conversation.sender.name)", "‹sender name›."),
    ("Text(viewModel.title)", "‹title›."),
    ("Text(item.title)", "‹title›."),
    ("Text(user.imageURL)", "‹image URL›."),
    ("Text(date.formatted(.short))", "‹date›."),
    ("Text(String(count))", "‹count›."),
    ("Text(\"\\(index + 1) of \\(items.count)\")", "‹index› of ‹items count›."),
    ("Text(makeTitle(for: item))", "‹make title?›."),
    ("Text(heading)", "‹compute?›."),
    ("Text(note)", "‹note›."),
    ("Text(Strings.Settings.header)", "‹header?›."),
    ("Unknown()", "‹Unknown?›."),
    ("Text(bird.description)", "‹bird description›."),
    ("Text(bird.prefix)", "‹bird prefix›."),
    ("Text(flock.description)", "‹flock›."),
    ("Text(\"\\(selectedIDs.count) of \\(parsedURLs)\")", "‹selected IDs count› of ‹parsed URLs›."),
  ])
  func `is data, or code that was not followed, in a few words`(
    _ body: String, _ spoken: String
  ) throws {
    let sample = Sample(
      [
        "Sample.swift": """
        import SwiftUI
        struct Sample: View {
          var note: String
          let bird: Bird
          let flock: Flock
          let selectedIDs: [String]
          let parsedURLs: String
          var heading: String { compute(note) }
          var body: some View { \(body) }
        }
        struct Bird { let description: String; var prefix: String }
        struct Flock { let name: String }
        """
      ])
    let stop = try #require(sample.main?.stops.first)
    #expect((stop.spoken?.speech ?? stop.speech) == spoken)
    #expect(stop.speech.contains("‹"))
  }

  @Test func `is nothing where all is known`() throws {
    #expect(try #require(Sample(body: "Text(\"A\")").main?.stops.first).spoken == nil)
  }

  /// Also where only one side of a branch shows anything, or what follows it.
  @Test func `is told by what a caller compares for a flag`() throws {
    let source = """
      import SwiftUI
      enum Way { case left, right, none }
      struct Sample: View {
        @Binding var way: Way
        var body: some View {
          if way != .none { mark(.left); mark(.right) }
          if way == .left { Text("L") }
        }
        func mark(_ one: Way) -> some View { HStack { Mark(isOn: one == way) } }
      }
      struct Mark: View {
        let isOn: Bool
        init(isOn: Bool) { self.isOn = isOn }
        var body: some View { if isOn { Text("On"); Text("Here") } else { Text("Off") } }
      }
      """
    let report = try #require(Sample(["Sample.swift": source])["Sample"])
    // One of them is on, and where that is the left one, all else that is shown for it is there.
    #expect(report.swipes.guideline.text == "0…4")
    #expect(report.stops.map(\.speech) == ["On.", "Here.", "Off.", "L."])
    #expect(
      report.stops.map(\.when) == [
        "way is not none and way is left", "way is not none and way is left",
        "way is not none and way is not right", "way is left",
      ])
  }

  @Test(arguments: [
    ("if isNew { return }; view.addSubview(label)", "not isNew"),
    (
      "if isNew { return } else if isOld { return }; view.addSubview(label)",
      "not isNew and not isOld"
    ),
    (
      "if isNew { view.layoutIfNeeded() } else { for _ in 0..<1 { view.addSubview(label) } }",
      "not isNew"
    ),
    ("if isNew { view.layoutIfNeeded() } else if isOld { view.addSubview(label) }", "isOld"),
    ("if isNew { if isOld { return } } else { return }; view.addSubview(label)", nil),
  ])
  func `is told of code of UIKit by the side that shows it`(body: String, when: String?) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        var isNew = false
        var isOld = false
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "A"
          \(body)
        }
      }
      """
    ])
    let stops = try #require(sample["Screen"]).stops
    #expect(stops.count == 1)
    if let when {
      #expect(stops.map(\.when) == [when])
    } else {
      #expect(stops.first?.when != "isNew")
    }
  }
}

@Suite struct `A comparison that is handed over` {
  @Test(arguments: [
    ("job.count >= 3", ["job.count >= 3", "job.count < 3"]),
    ("job.count <= 3", ["job.count <= 3", "job.count > 3"]),
    ("job.count > 3", ["job.count > 3", "job.count <= 3"]),
    ("job.count < 3", ["job.count < 3", "job.count >= 3"]),
    ("!(job.count >= 3)", ["job.count < 3", "job.count >= 3"]),
  ])
  func `is told as it is asked`(_ test: String, _ whens: [String]) throws {
    let report = try #require(
      Sample([
        "Sample.swift": """
        import SwiftUI
        struct Sample: View {
          let job: Job
          var body: some View { line(isDone: \(test)) }
          func line(isDone: Bool) -> some View {
            HStack { if isDone { Text("Done"); Text("All") } else { Text("Open") } }
          }
        }
        """
      ]).main)
    #expect(report.stops.map(\.when) == [whens[0], whens[0]])
    #expect(report.sides.filter { !$0.isShown }.map(\.when) == [whens[1]])
  }
}

@Suite struct `The header of a section` {
  @Test(arguments: [
    ("if isBusy { Text(\"A\") } else { Text(\"B\") }", ["A. Heading.", "B. Heading."]),
    (
      "switch mode { case 0: Text(\"A\"); case 1: Text(\"B\"); default: Text(\"C\") }",
      ["A. Heading.", "B. Heading.", "C. Heading."]
    ),
    ("head", ["A. Heading.", "B. Heading."]),
    ("HStack { Text(\"A\"); Text(\"B\") }", ["A. Heading.", "B."]),
    ("if isBusy { Text(\"A\") }; Text(\"B\")", ["A. Heading.", "B. Heading."]),
  ])
  func `begins with a heading on each side`(_ header: String, _ said: [String]) throws {
    let report = try #require(
      Sample([
        "Sample.swift": """
        import SwiftUI
        struct Sample: View {
          @State var isBusy = false
          let mode: Int
          var body: some View { List { Section { Button("Row") {} } header: { \(header) } } }
          @ViewBuilder var head: some View { if isBusy { Text("A") } else { Text("B") } }
        }
        """
      ]).main)
    let left = report.sides.filter { !$0.isShown }.flatMap { $0.stops.map(\.speech) }
    #expect((report.said + left).filter { !$0.hasPrefix("Row") }.sorted() == said)
  }
}

@Suite struct `What a case is asked for` {
  @Test func `is told by the thing that is of the case`() throws {
    let report = try #require(
      Sample([
        "Sample.swift": """
        import SwiftUI
        enum Kind {
          case wide, tall
          @ViewBuilder var icon: some View {
            switch self { case .wide: Text("A"); Text("B"); case .tall: Text("C") }
          }
        }
        struct Item { let kind: Kind }
        struct Sample: View { let item: Item; var body: some View { VStack { item.kind.icon } } }
        """
      ]).main)
    #expect(report.sides.map(\.when) == ["item.kind is wide", "item.kind is tall"])
  }
}
