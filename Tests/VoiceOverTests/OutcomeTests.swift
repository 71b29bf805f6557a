import Testing
import VoiceOver

/// Texts of which one is said, whichever the source does not decide.
@Suite struct `What may be said` {
  private func spoken(_ body: String, _ beside: String = "") throws -> [String] {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      enum Kind { case face, touch, code }
      enum Phase {
        case idle, done
        var label: String { switch self { case .idle: return "Copy"; case .done: return "Copied" } }
      }
      struct Page {
        var phase = Phase.idle
        var next: String { phase == .idle ? "Go on" : "End" }
        var other: String { phase == .idle ? "Copy" : "Paste" }
      }
      struct Sample: View {
        let kind: Kind
        let page: Page
        let names: [String]
        let day: Date?
        @State private var phase = Phase.idle
        @State private var current = ""
        @State private var task: Task<Void, Never>?
        @Binding var isOn: Bool
        var since: String { if let day { day.formatted() } else { "Never" } }
        func brief(_ all: [String]) -> String? { all.isEmpty ? nil : all.first }
        func word(_ kind: Kind) -> String {
          switch kind { case .face: return "Face"; case .touch: return "Touch"; case .code: return "Code" }
        }
        var body: some View { VStack { \(body) } }
        func change() { isOn.toggle(); phase = .done; task = Task {}; current = "x" }
      }
      \(beside)
      """
    ])
    return try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("Text(isOn ? \"On\" : \"Off\")", "On or Off."),
    ("Button(phase.label) {}", "Copy or Copied. Button."),
    ("Text(page.next)", "Go on or End."),
    ("Text(\"\\(names.count)\\(isOn ? \"+\" : \"\") found\")", "‹names count› at times + found."),
    ("Text(\"\\(max(0, names.count)) left\")", "‹names count› left."),
    (
      "Text(ByteCountFormatter.string(fromByteCount: max(0, names.count), countStyle: .file))",
      "‹names count›."
    ),
    ("let text = word(kind); Text(text)", "Face or Touch or Code."),
    ("Text(\"Use \\(word(kind))\")", "Use Face or Touch or Code."),
    (
      "Button {} label: { if isOn { Text(\"Stop\") } else { Text(\"Start\") } }",
      "Stop or Start. Button."
    ),
    (
      "Button {} label: { HStack { Text(\"Save\"); if task != nil { Text(\"Busy\") } } }",
      "Save, at times Busy. Button."
    ),
    (
      "Button {} label: { if isOn { HStack { Text(\"Save\"); Text(\"Busy\") } } else { Text(\"Save\") } }",
      "Save, at times Busy. Button."
    ),
    // Where no text is, the names of symbols are said.
    (
      "Button {} label: { if isOn { Text(\"Stop\") } else { Image(systemName: \"play\") } }",
      "Stop or Play. Button."
    ),
    (
      "Button {} label: { if isOn { Image(\"funnel\") } else { Image(systemName: \"play\") } }",
      "funnel or Play. Button."
    ),
    (
      "Button {} label: { if isOn { Image(systemName: \"play\") } else { Image(\"funnel\") } }",
      "Play or funnel. Button."
    ),
    (
      "Button {} label: { HStack { if isOn { Text(\"Stop\") }; Image(systemName: \"play\") } }",
      "Stop or Play. Button."
    ),
    (
      "Button {} label: { HStack { Image(systemName: \"star\"); if isOn { Text(\"Stop\") } else { Image(systemName: \"play\") } } }",
      "Stop or Favorite, Play. Button."
    ),
    (
      "HStack { if isOn { Text(\"Stop\") }; Image(systemName: \"play\") }.accessibilityElement(children: .combine)",
      "Stop or Play."
    ),
    (
      "Button {} label: { if isOn { if day == nil { Text(\"Stop\") } else { Image(systemName: \"star\") } } else { Text(\"Go\") } }",
      "Stop or Favorite or Go. Button."
    ),
    // Beside a text that is always there none is.
    (
      "Button {} label: { HStack { Text(\"Go\"); if isOn { Text(\"on\") } else { Image(systemName: \"play\") } } }",
      "Go, at times on. Button."
    ),
    (
      "Button {} label: { if isOn { HStack { Text(\"Stop\"); Image(systemName: \"star\") } } else { Image(systemName: \"play\") } }",
      "Stop or Play. Button."
    ),
    (
      "Button {} label: { AsyncImage(url: nil) { $0.resizable() } placeholder: { Text(\"Cover\") }.overlay { Image(systemName: \"play\") } }",
      "Play or Cover. Button."
    ),
    ("LabeledContent(\"Owner\") { Button(current) {} }", "Owner, ‹current›. Button."),
    ("LabeledContent(\"Wi-Fi\") { Toggle(\"On\", isOn: $isOn) }", "Wi-Fi. Switch Button."),
    ("Text(\"A\").accessibilityValue(isOn ? \"On\" : \"Off\")", "A: On or Off."),
    ("Text(names.first ?? \"Nobody\")", "‹first› or Nobody."),
    ("Text(names.first ?? \"\")", "‹first›."),
    ("Text(brief(names) ?? \"All\")", "‹brief› or All."),
    ("ForEach(names, id: \\.self) { Text($0) }", "‹element›."),
    ("Text(since)", "‹day› or Never."),
    ("Text(day.map { $0.formatted() } ?? \"Never\")", "‹day› or Never."),
    ("Image(systemName: isOn ? \"trash\" : names[0])", "Trash or ‹symbol names›. Image."),
    ("Image(systemName: isOn ? \"odd.shape\" : \"trash\")", "odd.shape or Trash. Image."),
    ("Text(isOn ? phase.label : page.other)", "Copy or Copied or Paste."),
    ("Text(phase.label.localizedCapitalized)", "Copy or Copied."),
    ("Text(phase.label.capitalized(with: .current))", "Copy or Copied."),
    ("Text(phase.label.uppercased())", "COPY or COPIED."),
    ("Text(names.count.description.localizedUppercase)", "‹names count›."),
    (
      "Button {} label: { if let task { if isOn { Text(\"Busy\") } } }",
      "at times Busy. Button."
    ),
    ("Text(isOn ? \"On\" : \"On\")", "On."),
  ])
  func `is told as one or the other`(_ body: String, _ said: String) throws {
    #expect(try spoken(body) == [said])
  }

  @Test func `is told by the first, and how many there are besides`() throws {
    let said = try spoken(
      "Text(tone.name)",
      """
      enum Tone {
        case a, b, c, d, e
        var name: String {
          switch self { case .a: "Red"; case .b: "Green"; case .c: "Blue"; case .d: "Pink"; case .e: "Grey" }
        }
      }
      extension Sample { var tone: Tone { Tone.all[0] } }
      """)
    #expect(said == ["Red or 4 others."])
  }

  @Test func `is the same through a type that the caller decides`() throws {
    let said = try spoken(
      "Choice(selection: $phase)",
      """
      protocol Named { var label: String { get } }
      extension Phase: Named {}
      struct Choice<T: Named>: View {
        @Binding var selection: T
        var body: some View { Text(selection.label) }
      }
      """)
    #expect(said == ["Copy or Copied."])
  }

  @Test(arguments: [
    ("Text(format.string(from: page.date))", "‹page date›."),
    ("Text(ByteCountFormatter.string(fromByteCount: size, countStyle: .file))", "‹size›."),
    ("Text(owner.name.trimmed)", "‹owner name›."),
    ("Text(\"Up to \\(Self.most)\")", "Up to ‹most›."),
    ("Text(Duration.seconds(limit).formatted(.units(width: .narrow)))", "‹limit›."),
    ("Text(\"Default: \\(Duration.seconds(1.5), format: style)\")", "Default: ‹number›."),
  ])
  func `is about what is formatted`(_ body: String, _ said: String) throws {
    let beside = """
      extension String { var trimmed: String { Trimmer.trim(self) } }
      extension Sample {
        static var most: String { ByteCountFormatter.string(fromByteCount: 500_000, countStyle: .file) }
        var limit: Double { Double(names.count) }
      }
      """
    #expect(try spoken(body, beside) == [said])
  }

  @Test(arguments: [
    ("Text(page.tongue?.shown ?? \"\")", "at times Latin or Greek."),
    ("if let tongue = page.tongue { Text(tongue.shown) }", "Latin or Greek."),
  ])
  func `is said of a case that is made in place`(_ body: String, _ wanted: String) throws {
    let beside = """
      enum Tongue: String {
        case latin, greek
        var shown: String { switch self { case .latin: "Latin"; case .greek: "Greek" } }
      }
      extension Page { var tongue: Tongue? { .init(rawValue: other) } }
      """
    #expect(try spoken(body, beside) == [wanted])
  }

  @Test func `is told with what a case holds`() throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      enum Sort: CustomStringConvertible {
        case plain(Int), curve(Bool)
        var description: String {
          switch self {
          case .plain(let bits): return "Plain \\(bits)"
          case .curve(let isSafe): return isSafe ? "Safe" : "Open"
          }
        }
      }
      struct Sample: View {
        let sort: Sort
        var body: some View { Text(sort.description); Text("By: \\(sort.description)") }
      }
      """
    ])
    let said = try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
    #expect(said == ["Plain ‹bits› or Safe or Open.", "By: Plain ‹bits› or Safe or Open."])
  }
}

/// What a caller gives for a name decides what is asked by that name.
@Suite struct `What is handed on` {
  @Test(arguments: [
    (".hidden(isOn)", ".hidden(!isOn)", "not isOn", "isOn"),
    (".shown(isOn)", ".shown(!isOn)", "isOn", "not isOn"),
    (".shown(when: isOn && isNew)", ".shown(when: !isOn)", "isOn and isNew", "not isOn"),
  ])
  func `to a helper of any view is asked about by its own name`(
    _ first: String, _ second: String, _ when: String, _ other: String
  ) throws {
    let sample = Sample(
      body: """
        VStack { Text("A"); Text("B") }\(first)
        VStack { Text("C"); Text("D") }\(second)
        """,
      """
      extension Sample { var isOn: Bool { model.isOn }; var isNew: Bool { model.isNew } }
      extension View {
        @ViewBuilder func hidden(_ hidden: Bool) -> some View {
          if hidden { self.hidden() } else { self }
        }
        @ViewBuilder func shown(_ on: Bool) -> some View { if on { self } }
        func shown(when on: Bool) -> some View { shown(on) }
      }
      """)
    let report = try #require(sample.main)
    #expect(report.swipes.platform.max == 2)
    var told = Set(report.stops.compactMap(\.when))
    told.formUnion(report.sides.compactMap(\.when))
    #expect(told.isSuperset(of: when.contains(" and ") ? [other] : [when, other]))
  }

  @Test(arguments: [
    "Field(title: Words.file)", "Field(title: book.title)", "Field(title: \"A\" + ending)",
    "Field(title: NSLocalizedString(\"A\", comment: \"\"))",
  ])
  func `is there where its type says so`(_ body: String) throws {
    let report = try #require(Sample(body: body, Self.fields).main)
    #expect(report.swipes.platform.text == "2")
  }

  @Test(arguments: ["Field(title: book.note)", "Field(title: lost?.title)", "Field(title: found)"])
  func `may be nothing where it does not`(_ body: String) throws {
    let report = try #require(Sample(body: body, Self.fields).main)
    #expect(report.swipes.platform.text == "1…2")
  }

  private static let fields = """
    enum Words { static let file: String = load("file") }
    struct Book { var title: String; var note: String? }
    extension Sample {
      var book: Book { store.book }
      var lost: Book? { store.lost }
      var found: String? { store.found }
      var ending: String { store.ending }
    }
    struct Field: View {
      var title: String?
      init(title: String? = nil) { self.title = title }
      var body: some View { VStack { if let title { Text(title) }; Text("B") } }
    }
    """

  @Test func `as a binding is there`() throws {
    let report = try #require(
      Sample(
        body: "Entry(shows: $isOn)",
        """
        extension Sample { @State var isOn = false }
        struct Entry: View {
          var shows: Binding<Bool>?
          var body: some View {
            let isSecret = shows != nil
            VStack { Text("A"); if isSecret { Button("Show") {} } }
          }
        }
        """
      ).main)
    #expect(report.swipes.platform.text == "2")
  }
}

@Suite struct `What is there instead` {
  @Test func `is told of sides inside of one that is left out`() throws {
    let report = try #require(
      Sample(
        body: """
          if isNew { Text("A"); Text("B"); Text("C"); Text("D") } else {
            switch phase {
            case .loading: Text("E")
            case .failed: VStack { Text("F"); Text("G") }
            case .ready: VStack { Text("H"); Text("I"); Text("J"); if isOld { Text("K") } }
            }
          }
          """
      ).main)
    let left = report.sides.filter { !$0.isShown }
    #expect(
      left.map(\.when) == [
        "not isNew and phase is ready", "not isNew and phase is loading",
        "not isNew and phase is failed",
      ])
    #expect(
      left.map { $0.stops.map(\.speech) } == [["H.", "I.", "J.", "K."], ["E."], ["F.", "G."]])
    #expect(
      left[0].stops.map(\.when) == [
        "not isNew and phase is ready", "not isNew and phase is ready",
        "not isNew and phase is ready", "not isNew and phase is ready and isOld",
      ])
    #expect(left.map(\.swipes) == [4, 1, 2])
  }
}
