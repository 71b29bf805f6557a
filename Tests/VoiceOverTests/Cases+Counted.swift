extension Case {
  /// Bars, grounds and lists that were counted wrongly in apps.
  static let counted: [Case] = [
    Case(
      "lists that an enum makes of its cases",
      """
      ForEach(Tint.presets, id: \\.self) { _ in Text("A") }
      ForEach(Tint.warm, id: \\.self) { _ in Text("B") }
      ForEach(Tint.sorted, id: \\.self) { _ in Text("C") }
      """, p: "7", g: "7", say: ["A.", "B.", "C."],
      beside: """
        enum Tint: CaseIterable {
          case red, blue, own
          static let warm = [Tint.red, .own].map { $0 }
          static var presets: [Tint] { allCases.filter { $0 != .own } }
        }
        extension Tint { static var sorted: [Tint] { Self.allCases.sorted() } }
        """),
    Case(
      "rows beside numbers without an end",
      "ForEach(Array(zip(boats, 0...)), id: \\.0) { Text($0.0) }", p: "20", g: "20"),
    Case(
      "a grid that is made of stacks of three",
      """
      ForEach(Array(stride(from: 0, to: boats.count, by: 3)), id: \\.self) { start in
        HStack { ForEach(start..<min(start + 3, boats.count), id: \\.self) { Text(boats[$0].name) } }
      }
      """, p: "21", g: "21"),
    Case(
      "a grid with a number of rows",
      """
      let rows = (boats.count + 3) / 4
      ForEach(0..<rows, id: \\.self) { row in
        let start = row * 4
        let end = min(start + 4, boats.count)
        HStack { ForEach(start..<end, id: \\.self) { Text(boats[$0].name) } }
      }
      ForEach(0..<Int(ceil(Double(boats.count) / 3)), id: \\.self) { _ in Text("A") }
      """, p: "27", g: "27"),
    Case(
      "links with labels that may be empty",
      """
      List(boats) { boat in NavigationLink(value: boat) { if isOpen { Text("A").redacted(reason: .placeholder) } else { Text("B") } } }
      NavigationLink(value: 1) { if isOpen { Text("A"); Text("B") } }
      """, p: "21", g: "21…22"),
    Case(
      "at most so many of some rows",
      "ForEach(boats.prefix(min(boats.count, 6))) { Text($0.name) }", p: "6", g: "6"),
    Case(
      "an item in the place of an inline title",
      """
      Text("Body").navigationTitle("Harbour").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Pier") }
          ToolbarItem { Button("Edit") {} }
        }
      """, p: "3", g: "3", say: ["Body."], chrome: "2"),
    Case(
      "an item in the place of an older inline title",
      """
      Text("Body").navigationBarTitle("Harbour", displayMode: .inline)
        .toolbar { ToolbarItemGroup(placement: .principal) { Text("Pier") } }
      """, p: "2", g: "2", say: ["Body."], chrome: "1"),
    Case(
      "an item that may not be in the place of the title",
      """
      Text("Body").navigationTitle("Harbour").navigationBarTitleDisplayMode(.inline)
        .toolbar { if isOpen { ToolbarItem(placement: .principal) { Text("Pier") } } }
      """, p: "2", g: "2", say: ["Body."], chrome: "1"),
    Case(
      "a bar that is hidden at times",
      """
      Text("Body").navigationTitle("Harbour")
        .toolbar(isOpen ? .visible : .hidden, for: .navigationBar)
      """, p: "1…2", g: "1…2", say: ["Body."], chrome: "0…1"),
    Case(
      "an older bar that is hidden at times",
      "Text(\"Body\").navigationTitle(\"Harbour\").navigationBarHidden(isOpen)",
      p: "1…2", g: "1…2", say: ["Body."], chrome: "0…1"),
    Case(
      "an item above a large title",
      """
      Text("Body").navigationTitle("Harbour").navigationBarTitleDisplayMode(.large)
        .toolbar { ToolbarItem(placement: .principal) { Text("Pier") } }
      """, p: "3", g: "3", say: ["Body."], chrome: "2"),
    Case(
      "keys above the keyboard",
      "Field(); Field()", p: "2", g: "2", say: ["Name. Text Field.", "Name. Text Field."],
      beside: """
        struct Field: View {
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name).toolbar {
              ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") {} }
            }
          }
        }
        """),
    Case(
      "a ground that is not in the sources",
      """
      Text("A").background(Ground())
      Text("B").background { ZStack { Ground().ignoresSafeArea(); Text("C") } }
      Text("D").background { Ground { Text("E") } }
      Text("F").overlay { Ground() }
      """, p: "7", g: "7", say: ["A.", "C.", "B.", "E.", "D.", "F.", "‹Ground›."]),
    Case(
      "what is not in the sources, inside of one element",
      """
      HStack { Text("A"); Stars(3) }.accessibilityElement(children: .combine)
      Button {} label: { Stars(3) }
      """, p: "2", g: "2", say: ["A, ‹Stars›.", "‹Stars›. Button."]),
    Case(
      "a field that is not in the sources, with what it is given",
      """
      NoteEditor(text: $note) { Button("Bold") {} }
      Flow(spacing: 8) { Text("A"); Text("B") }
      """, p: "4", g: "4", say: ["‹NoteEditor›.", "Bold. Button.", "A.", "B."]),
    Case(
      "a closed picker says what is chosen",
      """
      Picker("Size", selection: $size) { Text("S"); Text("M") }
      Picker("", selection: $size) { Text("S"); Text("M") }.pickerStyle(.menu)
      """, p: "2", g: "2", say: ["Size: S. Button.", "S. Button."]),
    Case(
      "sentences that have their mark",
      #"Text("Delete all?"); Text("Done!"); Text("Loading…"); Text("Name:"); Text("A.")"#,
      p: "5", g: "5", say: ["Delete all?", "Done!", "Loading…", "Name:", "A."]),
    Case(
      "lists that are chosen between",
      """
      let near = isOpen ? ["a", "b"] : ["c", "d"]
      ForEach(near, id: \\.self) { _ in Text("A") }
      ForEach(ways, id: \\.self) { _ in Text("B") }
      ForEach(shown, id: \\.self) { _ in Text("C") }
      ForEach(early, id: \\.self) { _ in Text("D") }
      """, p: "8…11", g: "8…11", say: ["A.", "B.", "C.", "D.", "D.", "D.", "D."],
      beside: """
        enum Way: CaseIterable { case north, east, south }
        extension Sample {
          var ways: [Way] {
            switch mode {
            case .one: return [.north]
            case .two: return Way.allCases
            default: return []
            }
          }
          var shown: [Way] { isOpen ? [.north, .east] : [.south] }
          var early: [String] {
            guard isOpen else { return ["a"] }
            if mode == .one { return ["a", "b"] }
            return ["a", "b", "c", "d"]
          }
        }
        """),
    Case(
      "lists that functions give",
      """
      ForEach(Release.all(), id: \\.self) { _ in Text("A") }
      ForEach(names(of: 3), id: \\.self) { _ in Text("B") }
      ForEach(Way.allCases.indexed(), id: \\.index) { _ in Text("C") }
      ForEach(long(), id: \\.self) { _ in Text("D") }
      """, p: "28", g: "28", say: ["A.", "B.", "C.", "D."],
      beside: """
        enum Way: CaseIterable { case north, east, south }
        struct Release { static func all() -> [String] { ["x", "y", "z"] } }
        extension Sample {
          func names(of count: Int) -> [String] { ["a", "b"] }
          func long() -> [String] {
            var all = ["a", "b"]
            if isOpen { all += harbour.names }
            return all
          }
        }
        """),
    Case(
      "the columns of a split view, of which a phone shows one",
      """
      NavigationSplitView { Text("A") } content: { Text("B"); Text("C") } detail: { Text("D") }
      """, p: "1", g: "1", say: ["A."]),
    Case(
      "what is certainly something where a view is made",
      #"Line(a: "Dear \(name)", b: String(localized: "Open"), c: Text("C"), d: .init(text: "D"))"#,
      p: "4", g: "4", say: ["Dear ‹name›.", "Open.", "C.", "D."],
      beside: """
        struct Note { let text: String; var more: String? = nil }
        struct Line: View {
          var a: String?
          var b: String?
          var c: Text?
          let d: Note
          var body: some View {
            if let a { Text(a) }
            if let b { Text(b) }
            if let c { c }
            Text(d.text)
            if let more = d.more { Text(more) }
          }
        }
        """),
    Case(
      "what a value says that is made in the call",
      """
      Line(note: .init("A")); Line(note: Note("B", tail: .mark(2)))
      Line(note: .init("C", more: "D", tail: .button)); Line(note: known)
      """, p: "7…9", g: "7…9",
      beside: """
        enum Tail { case mark(Int), button, nothing }
        struct Note {
          let text: String; let more: String?; let tail: Tail?
          init(_ text: String, more: String? = nil, tail: Tail? = nil) { self.text = text; self.more = more; self.tail = tail }
        }
        struct Line: View {
          private let note: Note
          init(note: Note) { self.note = note }
          var body: some View {
            Text(note.text)
            if let more = note.more { Text(more) }
            if let tail = note.tail { switch tail { case .mark: Text("1"); case .button, .nothing: EmptyView() } }
            if let tail = note.tail { switch tail { case .button: Button("2") {}; case .mark, .nothing: EmptyView() } }
          }
        }
        """),
    Case(
      "what a model begins with, and may change",
      "Shelf(model: .init()); Shelf(model: Model(title: \"A\"))",
      p: "0…6", g: "0…6",
      beside: """
        final class Model: ObservableObject {
          @Published var title: String?
          @Published var isOpen = false
          init(title: String? = nil) { self.title = title }
          var isNamed: Bool { title != nil }
        }
        struct Shelf: View {
          @ObservedObject var model: Model
          var body: some View { if let title = model.title { Text(title) }; if model.isOpen { Text("Open") }; if !model.isNamed { Text("None") } }
        }
        """),
    Case(
      "a title on one side of a branch",
      """
      if let first { Text(first).navigationTitle("First"); Text("More") } else { Text("None") }
      """, p: "1…3", g: "1…3", say: ["‹first›.", "More."], chrome: "0…1"),
    Case(
      "a title on the smaller side of a branch",
      """
      if isOpen { Text("A").navigationTitle("Open") } else { Text("B"); Text("C"); Text("D") }
      """, p: "2…3", g: "2…3", say: ["B.", "C.", "D."], chrome: "0…1"),
    Case(
      "a title on every side of a branch",
      """
      switch state {
      case .one: Text("A").navigationTitle("One")
      case .two: VStack { if isOpen { Text("B").navigationTitle("Two") } else { Text("C") } }.navigationTitle("Out")
      }
      """, p: "2", g: "2", chrome: "1"),
    Case(
      "lists that are made of constant ones",
      """
      ForEach([5, 10, 25].map { Sum($0) }) { Text($0.name) }
      ForEach(sums) { Text($0.name) }
      ForEach(Self.made) { Text($0.name) }
      ForEach(Array("abcd"), id: \\.self) { Text(String($0)) }
      ForEach(Self.words.keys.sorted(), id: \\.self) { Text($0) }
      """, p: "14", g: "14",
      beside: """
        extension Sample {
          var sums: [Sum] {
            let all = [1, 2]
            return all.map { Sum($0) }
          }
          static let made: [Sum] = { [1, 2, 3].map { Sum($0) } }()
          static let words = ["a": 1, "b": 2]
        }
        """),
    Case(
      "a list that a view without any other begins with", "Names(); Names(all: loaded)", p: "22",
      g: "22",
      beside: """
        struct Names: View {
          var all = ["A", "B"]
          var body: some View { ForEach(all, id: \\.self) { Text($0) } }
        }
        """),
    Case(
      "lists that a result builder makes",
      """
      Pieces { Text("A"); Text("B"); Text("C") }
      Pieces(all: [Text("A"), Text("B")])
      """, p: "5", g: "5",
      beside: """
        @resultBuilder struct Lines<One> { static func buildBlock(_ all: One...) -> [One] { all } }
        struct Pieces<Piece: View>: View {
          let all: [Piece]
          init(all: [Piece]) { self.all = all }
          init(@Lines<Piece> all: () -> [Piece]) { self.all = all() }
          var body: some View {
            ForEach(0..<all.count, id: \\.self) { place in Button { } label: { all[place] } }
          }
        }
        """),
    Case(
      "a list that an extension gives a type of the system",
      "ForEach(UIUserInterfaceStyle.choices, id: \\.self) { style in Text(style.title) }",
      p: "3", g: "3",
      beside: """
        extension UIUserInterfaceStyle {
          static var choices: [UIUserInterfaceStyle] { [.unspecified, .light, .dark] }
        }
        """),
    Case(
      "rows of a list that is given empty", "Reasons(all: []); Reasons(all: [\"A\", \"B\"])",
      p: "4",
      g: "4", say: ["Why.", "Why.", "‹$0›."],
      beside: """
        struct Reasons: View {
          let all: [String]
          var body: some View { Text("Why"); ForEach(all, id: \\.self) { Text($0) } }
        }
        """),
    Case(
      "rows of a method of what a type has of itself",
      "ForEach(kitchen.parts(), id: \\.self) { _ in Text(\"A\") }", p: "2", g: "2",
      beside: """
        enum Part: CaseIterable { case soup, bread }
        final class Kitchen {
          static let shared = Kitchen()
          func parts() -> [Part] { Part.allCases.compactMap { has($0) ? $0 : nil } }
        }
        extension Sample { var kitchen: Kitchen { Kitchen.shared } }
        """),
    Case(
      "rows of a store that are not deleted",
      """
      ForEach(notes) { note in
        if note.modelContext != nil && !note.isDeleted { Text("A") } else { EmptyView() }
      }
      """, p: "20", g: "20",
      beside: """
        @Model final class Note { var title = "" }
        extension Sample { var notes: [Note] { load() } }
        """),
    Case(
      "rows that say themselves whether they are deleted",
      "ForEach(notes) { note in if !note.isDeleted { Text(\"A\") } }", p: "0…20", g: "0…20",
      beside: """
        @Model final class Note { var isDeleted = false }
        extension Sample { var notes: [Note] { load() } }
        """),
    Case(
      "a field beside a label without words",
      #"LabeledContent { TextField("", text: $name, prompt: Text("Street")) } label: { Text("") }"#,
      p: "1", g: "1", say: ["Street. Text Field."]),
    Case(
      "a constant of a type in a type in a type, which is there",
      "Line(title: Words.Page.Nouns.about); Line(title: name ?? Words.Page.Nouns.close)", p: "4",
      g: "4",
      beside: """
        struct Line: View {
          let title: String?
          var body: some View { if let title { Text(title) }; Text("x") }
        }
        enum Words { enum Page { enum Nouns {
          static let about = String(localized: "About")
          static let close = Words.tr("close")
        } } }
        extension Words { static func tr(_ key: String) -> String { load(key) } }
        extension Sample { var name: String? { load() } }
        """),
  ]
}
