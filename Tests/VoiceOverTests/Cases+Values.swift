extension Case {
  /// Values that the source tells only in part.
  static let values: [Case] = [
    Case(
      "members of a case that holds something",
      """
      Line(note: .plain("A"))
      Line(note: Note.counted("B", of: "C"))
      Line("D")
      Note.plain("E").view
      """, p: "7", g: "7",
      say: ["A.", "A here.", "C, B.", "C here.", "D.", "D here.", "E."],
      beside: """
        enum Note {
          case plain(String)
          case counted(String, of: String)
          var view: Text {
            switch self {
            case .plain(let text): return Text(text)
            case .counted(let text, let whole): return Text("\\(whole), \\(text)")
            }
          }
          var name: String {
            switch self { case .plain(let text), .counted(_, let text): text }
          }
        }
        struct Line: View {
          private let note: Note
          init(note: Note) { self.note = note }
          init(_ text: String) { self.note = .plain(text) }
          var body: some View { note.view.bold(); Text("\\(note.name) here") }
        }
        """),
    Case(
      "a text that an enum chooses",
      """
      Text(Berth.near.title)
      Text(berth.title)
      Text("\\(Berth.far.title), \\(berth.title)")
      ForEach(Berth.allCases) { place in Text(place.title) }
      ForEach(berths) { place in Text(place.title) }
      Label(title(of: .far), systemImage: berth.icon)
      Text(title(of: berth))
      """, p: "27", g: "27",
      say: [
        "At the quay.", "‹berth.title›.", "Out in the roads, ‹berth.title›.", "‹place.title›.",
        "‹place.title›.", "Far.", "‹title(of: berth)›.",
      ],
      beside: """
        enum Berth: CaseIterable {
          case near, far
          var title: String {
            switch self {
            case .near: "At the quay"
            case .far: "Out in the roads"
            }
          }
          var icon: String { self == .near ? "ferry" : "sailboat" }
        }
        extension Sample {
          var berth: Berth { harbour.berth }
          func title(of berth: Berth) -> String {
            switch berth {
            case .near: return "Near the quay"
            default: return "Far"
            }
          }
        }
        """),
    Case(
      "a case that a row was given",
      """
      Row(berth: .near)
      Row(berth: Berth.far)
      Row(berth: chosen)
      """, p: "3", g: "3",
      say: ["Near. Button.", "Far. Button.", "‹berth.title›. Button."],
      beside: """
        enum Berth {
          case near, far, moored(Int)
          var title: String {
            switch self {
            case .near: return "Near"
            case .far: return "Far"
            case .moored(let place): return "Moored at \\(place)"
            }
          }
        }
        struct Row: View {
          let berth: Berth
          var body: some View { Button(berth.title) {} }
        }
        """),
    Case(
      "texts that a helper finds",
      """
      Text(Words.boats(3))
      Text(Words.done)
      Text(skipper ?? "Nobody is at the helm")
      Text(state)
      """, p: "4", g: "4",
      say: ["‹Words.boats(3)›.", "‹Words.done›.", "‹skipper›.", "‹state›."],
      beside: """
        enum Words {
          static func boats(_ p1: Int) -> String { return Words.find("Main", "boats", p1) }
          static var done: String { return Words.find("Main", "done") }
          private static func find(_ table: String, _ key: String, _ all: CVarArg...) -> String {
            for language in languages { if let text = look(language, table, key) { return text } }
            return Bundle.main.developmentLocalization.flatMap { look($0, table, key) } ?? key
          }
        }
        extension Sample { var state: String { isMoored ? "Moored" : "Under way" } }
        """),
    Case(
      "rows of a part of something",
      """
      ForEach(boats.prefix(Self.most)) { _ in Text("3") }
      ForEach(boats.suffix(4)) { _ in Text("4") }
      ForEach(Self.names.dropFirst(), id: \\.self) { _ in Text("2") }
      ForEach(Array(Self.names.suffix(from: 1).enumerated()), id: \\.offset) { _ in Text("2") }
      ForEach(Array(zip(Self.names, boats)), id: \\.0) { _ in Text("3") }
      ForEach(1...Self.most - 1, id: \\.self) { _ in Text("2") }
      ForEach(0..<12 / Self.most, id: \\.self) { _ in Text("4") }
      ForEach(0..<(12 / (Self.most - 3)), id: \\.self) { _ in Text("20") }
      ForEach(0..<min(boats.count, 6), id: \\.self) { _ in Text("6") }
      ForEach(stride(from: 0, to: 10, by: 4), id: \\.self) { _ in Text("3") }
      ForEach(Array(repeating: 0, count: 5), id: \\.self) { _ in Text("5") }
      ForEach(boats[..<2]) { _ in Text("2") }
      ForEach(nearest) { _ in Text("7") }
      """, p: "63", g: "63",
      say: ["3.", "4.", "2.", "2.", "3.", "2.", "4.", "20.", "6.", "3.", "5.", "2.", "7."],
      beside: """
        extension Sample {
          static let most = 3
          static let names = ["Gull", "Tern", "Eider"]
          var nearest: [Boat] { Array(boats.sorted { $0 < $1 }.prefix(7)) }
        }
        """),
    Case(
      "rows of a model, and of what may be missing or longer",
      """
      ForEach(harbour.nearest) { _ in Text("3") }
      ForEach(harbour.quays) { _ in Text("2") }
      ForEach(harbour.moored) { _ in Text("20") }
      ForEach(harbour.log) { _ in Text("20") }
      ForEach(crew?.prefix(4) ?? []) { _ in Text("4") }
      ForEach(boats.prefix(isLong ? 9 : 3)) { _ in Text("9") }
      """, p: "58", g: "58", say: ["3.", "2.", "20.", "20.", "4.", "9."],
      beside: """
        struct Harbour {
          let quays = ["North", "South"]
          var moored: [Boat] = []
          var nearest: [Boat] { Array(moored.sorted().prefix(3)) }
          var log: [Boat] { moored }
        }
        extension Sample { var harbour: Harbour { Harbour.nearest(to: place) } }
        """),
    Case(
      "pictures without a name", "Image(systemName: \"\"); Image(\"\"); Text(\"1\")", p: "1",
      g: "1",
      say: ["1."]),
    Case(
      "texts that are told by what an added initialiser is given",
      "Pair(first: a, second: b)", p: "2", g: "2", say: ["‹first›.", "‹second›."],
      beside: """
        struct Key { let text: String }
        extension Text { init(_ key: Key) { self.init(verbatim: key.text) } }
        struct Pair: View {
          let first: Key
          let second: Key
          var body: some View { Text(first); Text(second) }
        }
        """),
    Case(
      "marks that are text",
      """
      Text(verbatim: "*****")
      Text(mask)
      Text("**Two** of \\(count), see the [terms](\\(address))")
      Label(hint, systemImage: "key")
      Text(LocalizedStringKey("`make` it"))
      Text("By [\\(name)](https://example.org/by) **and** \\(other ?? "nobody else at all")")
      """, p: "6", g: "6",
      say: [
        "*****.", "**two**.", "Two of ‹count›, see the terms.", "Use the key.", "make it.",
        "By ‹name› and ‹other›.",
      ],
      beside: """
        extension Sample {
          var mask: String { "**two**" }
          var hint: LocalizedStringKey { "Use the **key**" }
        }
        """),
    Case(
      "marks of emphasis",
      """
      Text("See the *Photos* setting of *\\(name)*")
      Text("_Not_ file_of_mine, nor 2 * 3 * 4")
      Text("Needed * or *")
      Text("*Not `both`* and **all**")
      """, p: "4", g: "4",
      say: [
        "See the Photos setting of ‹name›.", "Not file_of_mine, nor 2 * 3 * 4.", "Needed * or *.",
        "Not both and all.",
      ]),
    Case(
      "how far something is",
      """
      ProgressView()
      ProgressView(value: Double(done))
      ProgressView(value: 3, total: 12)
      ProgressView("Copying", value: done)
      Gauge(value: level) { EmptyView() }
      Gauge(value: 2, in: 0...8) { Text("Tank") }
      """, p: "6", g: "6",
      say: ["In progress.", "‹done›%.", "25%.", "Copying.", "‹level›.", "Tank: 25%."]),
    Case(
      "pages without dots",
      """
      TabView { Text("A"); Text("B") }.tabViewStyle(.page(indexDisplayMode: .never))
      TabView { Text("C"); Text("D") }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      TabView { Text("E"); Text("F") }.tabViewStyle(.page(indexDisplayMode: .always))
      """, p: "4", g: "4", say: ["A.", "C.", "E.", "‹page›. Adjustable."]),
    Case(
      "views that a switch of one's own changes",
      "TabView(selection: $place) { Text(\"A\").tag(0); Text(\"B\").tag(1) }", p: "1", g: "1",
      say: ["A."]),
    Case(
      "what has no name of its own",
      """
      Label("", image: "ic_buoy")
      Button(role: .cancel, action: close)
      Note(text: $warning.text)
      """, p: "3", g: "3", say: ["ic_buoy.", "Cancel. Button.", "‹warning.text›."],
      beside: """
        struct Note: View { @Binding var text: String; var body: some View { Text(text) } }
        """),
    Case(
      "what stands in place of something that is loading",
      "Line()", p: "2", g: "2", say: ["‹boat.name›.", "At sea."],
      beside: """
        struct Line: View {
          @Environment(\\.redactionReasons) private var reasons
          var body: some View {
            if reasons.contains(.placeholder) {
              Text("A name")
              Text("A place")
              Text("A time")
            } else {
              Text(boat.name)
            }
            if !reasons.contains(.placeholder) { Text("At sea") }
          }
        }
        """),
    Case(
      "shapes that are drawn around something",
      """
      Text("1").overlay { frame.strokeBorder(.red, lineWidth: 1) }
      Text("2").overlay(frame.stroke(.red))
      Text("3").overlay { either.stroke() }
      Text("4").overlay { frame.fill(.red) }
      """, p: "4", g: "5",
      beside: """
        extension Sample {
          var frame: some InsettableShape { RoundedRectangle(cornerRadius: 4, style: .continuous) }
          @ViewBuilder var either: some Shape { if isRound { Circle() } else { Capsule() } }
        }
        """),
    Case(
      "lines between things",
      """
      VStack {
        Text("A")
        Rectangle().fill(.gray).frame(height: 0.5)
        Capsule().frame(width: 40, height: 4)
        Rectangle().frame(maxWidth: .infinity, maxHeight: Self.hair)
        ThickLine()
        ForEach(0..<3) { _ in Text("B"); RoundedRectangle(cornerRadius: 1).frame(width: 2) }
      }
      """, p: "4", g: "4", say: ["A.", "B."],
      beside: """
        extension Sample { static let hair: CGFloat = 1 }
        struct ThickLine: View {
          var height: CGFloat = 3
          var body: some View { Rectangle().frame(height: height).foregroundColor(.gray) }
        }
        """),
    Case(
      "lines that tell something",
      """
      VStack {
        if isChosen { Rectangle().frame(height: 2) }
        Rectangle().fill(isChosen ? .red : .clear).frame(height: 2)
        Circle().frame(width: 4, height: 4)
        Capsule().frame(width: 4, height: 4)
        Rectangle().frame(width: 3, height: depth)
        Rectangle().frame(height: 20)
      }
      """, p: "0", g: "5…6", say: []),
    Case(
      "texts that are put together line by line",
      """
      Line(label: "Shelf", more: nil)
      """, p: "3", g: "3", say: ["Shelf. A.", "‹text›.", "‹words›."],
      beside: """
        struct Line: View {
          let label: String?
          let more: String?
          var body: some View { Text(said); Text(filled); Text(sorted) }
          var said: String {
            var text = ""
            if let label = label { text.append("\\(label). ") }
            if let more = more { text.append("\\(more). ") }
            text += "A"
            return text
          }
          var filled: String {
            var text = ""
            fill(&text)
            return text
          }
          var sorted: String {
            var words = ""
            words.sortAll()
            return words
          }
          func fill(_ text: inout String) { text = "B" }
        }
        """),
    Case(
      "loaded images with one closure, and with two",
      """
      AsyncImage(url: url) { phase in
        if let image = phase.image { image.accessibilityLabel("Cover") } else { ProgressView() }
      }
      AsyncImage(url: url) { image in image.accessibilityLabel("Cover") } placeholder: { Color.gray }
      """, p: "1…2", g: "2"),
    Case(
      "texts that agree with a number",
      #"""
      Text("^[\(count) book](inflect: true)")
      Text("There is ^[\(count) **book**](inflect: true, tone: 1) left")
      """#, p: "2", g: "2", say: ["‹count› book.", "There is ‹count› book left."]),
    Case(
      "numbers that are written as texts",
      #"Text(String(0)); Text("Part " + String(1_000)); Text(String(count))"#, p: "3", g: "3",
      say: ["0.", "Part 1000.", "‹String(count)›."]),
  ]
}
