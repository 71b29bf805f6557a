import Testing
import VoiceOver

@Suite struct `A view that is given a constant` {
  private let sample = Sample([
    "Row.swift": """
    import SwiftUI
    enum Style { case plain, many(Int), big }
    struct Row: View {
      var style: Style = .plain
      var isShort = false
      var onTap: (() -> Void)?
      var subtitle = ""
      private var isLoud: Bool { isShort || style == .big }
      var body: some View {
        if isShort { Text("Short") } else { Text("Long") }
        switch style {
        case .plain: Text("Plain")
        case .many(let count): Text("Many, \\(count)")
        case .big: Text("Big")
        }
        if !subtitle.isEmpty { Text(subtitle) }
        if onTap != nil, !isShort { Text("Tap me") }
        Text(isLoud ? "Loud" : "Quiet")
      }
    }
    """,
    "Open.swift": """
    import SwiftUI
    struct Drawer: View {
      @State var isOpen = false
      let title: String
      var body: some View { Text(title); if isOpen { Text("Open") } }
    }
    struct Framed: View {
      let isWide: Bool
      let style: Style
      init(_ number: Int) {
        if number > 2 { style = .big } else { style = .plain }
        isWide = true
      }
      var body: some View {
        if style == .big { Text("Big") }
        if isWide { Text("Wide") }
      }
    }
    struct Guarded: View {
      var title: String?
      var body: some View { content }
      private var content: AnyView {
        guard let title else { return AnyView(Text("Nothing")) }
        return AnyView(Text(title))
      }
    }
    """,
    "Pages.swift": """
    import SwiftUI
    struct Default: View { var body: some View { Row() } }
    struct Many: View {
      var body: some View { Row(style: .many(3), isShort: true, onTap: {}, subtitle: "More") }
    }
    struct Passed: View {
      let isOff: Bool
      var body: some View { Row(isShort: !isOff) }
    }
    struct On: View { var body: some View { Passed(isOff: false) } }
    struct Unknown: View {
      @State private var isShort = false
      var body: some View { Row(isShort: isShort) }
    }
    struct States: View { var body: some View { Drawer(isOpen: false, title: "Closed") } }
    struct Made: View { let number: Int; var body: some View { Framed(number) } }
    struct Third: View { var body: some View { Framed(3) } }
    struct Without: View { var body: some View { Guarded() } }
    struct With: View { var body: some View { Guarded(title: "Something") } }
    """,
  ])

  @Test(arguments: [
    ("Default", ["Long.", "Plain.", "Quiet."]),
    ("Many", ["Short.", "Many, 3.", "More.", "Loud."]),
    ("Third", ["Big.", "Wide."]),
    ("On", ["Short.", "Plain.", "Loud."]),
    ("Without", ["Nothing."]),
    ("With", ["Something."]),
  ])
  func `shows the side that holds`(view: String, said: [String]) throws {
    let report = try #require(sample[view])
    #expect(report.said == said)
    #expect(report.swipes.platform.text == "\(said.count)")
  }

  @Test(arguments: [("Row", "3…4"), ("Unknown", "3"), ("States", "1…2"), ("Made", "1…2")])
  func `may show either side where somebody else decides`(view: String, swipes: String) throws {
    #expect(try #require(sample[view]).swipes.platform.text == swipes)
  }
}

@Suite struct `A view for previews` {
  @Test func `is none of the app's`() {
    let sample = Sample([
      "Badge.swift": """
      import SwiftUI
      struct Badge: View { var body: some View { Text("Badge") } }
      struct BadgePreviews: View { var body: some View { Badge(); Badge() } }
      struct PreviewWrapperView: View { var body: some View { Badge() } }
      struct LinkPreview: View { var body: some View { Text("Link") } }
      """
    ])
    #expect(sample.reports.map(\.name).sorted() == ["Badge", "LinkPreview"])
  }

  @Test func `is not what shows a class of UIKit`() throws {
    let beside = """
      final class Cover: UILabel {}
      struct CoverPreviewWrapper: UIViewRepresentable {
        let title: String
        func makeUIView(context: Context) -> Cover { Cover() }
        func updateUIView(_ view: Cover, context: Context) { view.text = title }
      }
      """
    let report = try #require(Sample(body: "CoverPreviewWrapper(title: \"Tea\")", beside).main)
    #expect(report.said == ["Tea."])
    #expect(!report.isOpaque)
  }
}

@Suite struct `A constant that chooses` {
  private let sample = Sample([
    "Item.swift": """
    import SwiftUI
    enum Kind {
      case one, two
      var note: String? { switch self { case .one: "Note"; default: nil } }
      var isBig: Bool { switch self { case .one: true; case .two: false } }
    }
    enum Trailing { case toggle(Int), icon }
    struct Item: View {
      let title: String
      var trailing: Trailing?
      var kind: Kind = .one
      var body: some View {
        Text(title)
        if case .toggle(let number) = trailing { Text("Toggle \\(number)") }
        if let note = kind.note { Text(note) }
        if kind.isBig { Text("Big") }
      }
    }
    struct Plain: View { var body: some View { Item(title: "A") } }
    struct Small: View { var body: some View { Item(title: "A", trailing: .icon, kind: .two) } }
    struct Full: View { var body: some View { Item(title: "A", trailing: .toggle(2)) } }
    """
  ])

  @Test(arguments: [
    ("Plain", "3", "A. Note. Big."), ("Small", "1", "A."),
    ("Full", "4", "A. Toggle 2. Note. Big."),
    ("Item", "1…4", "A. Toggle ‹number›. Note. Big."),
  ])
  func `does so through properties and patterns`(view: String, swipes: String, said: String) throws
  {
    let report = try #require(sample[view])
    #expect(report.swipes.platform.text == swipes)
    #expect(report.said.joined(separator: " ") == said)
  }
}

@Suite struct `A side behind one that nobody knows` {
  @Test(arguments: [(".small", "1…3"), (".large", "1…2")])
  func `is left out where it certainly does not hold`(_ given: String, _ swipes: String) throws {
    let sample = Sample(
      body: "Row(size: \(given))",
      """
      enum Size { case small, large }
      struct Row: View {
        let size: Size
        @State private var task: Job?
        var body: some View {
          if let task { Text("Loading") }
          else if size == .small { Text("Name"); Text("Size"); Text("Weight") }
          else { Text("Large"); Text("Heavy") }
        }
      }
      """)
    #expect(try #require(sample.main).swipes.guideline.text == swipes)
  }

  /// The version that is asked first is not there, the next one is asked beside a flag.
  @Test(arguments: [(nil, "1"), (17, "1…2"), (15, "2")] as [(Int?, String)])
  func `is not lost where a version is asked among other questions`(
    _ target: Int?, _ swipes: String
  ) throws {
    let sample = Sample(
      body: """
        if #available(iOS 26, *) { Text("A") } else if #available(iOS 16, *), isOn { Text("B") } \
        else { Text("C"); Text("D") }
        """, settings: ReadingSettings(target: target))
    let report = try #require(sample.main)
    #expect(report.swipes.platform.text == swipes)
  }
}

@Suite struct `A stepper with a title` {
  @Test func `takes its closure for what it does`() throws {
    let report = try #require(
      Sample(body: "Stepper(\"Count\") { change(1) } onDecrement: { change(-1) }").main)
    #expect(!report.isOpaque)
    #expect(report.said == ["Count, Decrement. Button.", "Count, Increment. Button."])
  }
}

@Suite struct `A large screen` {
  /// Each level holds the next one twice.
  private func report(levels: Int) throws -> (screen: ViewReport, level: ViewReport) {
    let all = (0..<levels).map { level in
      "struct Level\(level): View { var body: some View { VStack { Level\(level + 1)(); Level\(level + 1)() } } }"
    }
    let sample = Sample([
      "Levels.swift": """
      import SwiftUI
      \(all.joined(separator: "\n"))
      struct Level\(levels): View { var body: some View { Text("Deep") } }
      struct Screen: View { var body: some View { Text("Before"); Level0(); Text("After") } }
      """
    ])
    return (try #require(sample["Screen"]), try #require(sample["Level\(levels - 3)"]))
  }

  @Test func `is written out to its end`() throws {
    let (screen, _) = try report(levels: 13)
    #expect(screen.said.first == "Before.")
    #expect(screen.said.last == "After.")
    #expect(screen.swipes.guideline == Cost(min: 8194, max: 8194))
    #expect(!screen.isOpaque && !screen.isTooLarge)
  }

  @Test func `is unknown as a whole where it is beyond all limits`() throws {
    let (screen, level) = try report(levels: 19)
    #expect(screen.isTooLarge && screen.isOpaque)
    #expect(screen.swipes.guideline == Cost(min: 1, max: 1))
    #expect(!level.isTooLarge)
    #expect(level.swipes.guideline == Cost(min: 8, max: 8))
  }
}

@Suite struct `A closure that takes another number of things` {
  @Test(arguments: [
    ("{ view in view.redacted(reason: .placeholder) }", "isEditing"),
    ("{ view, value in view.accessibilityHidden(true) }", "value is not there"),
  ])
  func `is not handed to the function that takes fewer or more`(_ closure: String, _ when: String)
    throws
  {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      import Helpers
      extension View {
        @ViewBuilder func `if`<Value>(
          _ value: Value?, transform: (Self, Value) -> some View
        ) -> some View {
          if let value { transform(self, value) } else { self }
        }
      }
      struct Sample: View {
        @State private var isEditing = false
        let size: String?
        var body: some View { Text("A").if(isEditing) \(closure) }
      }
      """
    ])
    let report = try #require(sample.main)
    #expect(report.stops.allSatisfy { $0.when != "value is not there" } == (when == "isEditing"))
  }
}

@Suite struct `What a value was made with` {
  private func report(_ body: String) throws -> ViewReport {
    try #require(
      Sample(
        body: body,
        """
        struct Book { let title: String?; init(title: String?) { self.title = title } }
        struct Tome { let title: String?; init?(title: String?) { guard let title else { return nil }; self.title = title } }
        """
      ).main)
  }

  @Test(arguments: [
    ("Text(Book(title: \"A\").title ?? \"None\")", ["A."]),
    ("let book = Book(title: \"A\"); Text(book.title ?? \"None\")", ["A."]),
    ("let book = Book(title: \"A\"); if let title = book.title { Text(title) }", ["A."]),
    (
      "let book = Book(title: nil); if let title = book.title { Text(title) } else { Text(\"None\") }",
      ["None."]
    ),
  ])
  func `decides whether it is there`(_ body: String, _ said: [String]) throws {
    let report = try report(body)
    #expect(report.said == said)
    #expect(report.swipes.platform.text == "1")
  }

  @Test func `leaves it open where the initialiser may give nothing`() throws {
    let report = try report("if let title = Tome(title: \"A\")?.title { Text(title) }")
    #expect(report.swipes.platform.text == "0…1")
  }
}
