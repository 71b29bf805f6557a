extension Case {
  /// What is thought about before anything is decided.
  static let thought: [Case] = [
    Case(
      "properties whose guards ask each other",
      "Line(note: Note(text: \"One\", parent: nil)); Line(note: Note(text: \"Two\", parent: nil))",
      p: "2…10", g: "2…10",
      say: [
        "Reply.", "Quote.", "Thread.", "Both.", "One.", "Reply.", "Quote.", "Thread.", "Both.",
        "Two.",
      ],
      beside: """
        struct Note {
          let text: String
          let parent: Int?
          var isReply: Bool {
            guard thread != nil, root != nil else { return false }
            return true
          }
          var thread: Int? {
            guard isReply && root == nil || isQuote else { return nil }
            return parent
          }
          var root: Int? {
            guard isReply || isQuote && thread == nil else { return nil }
            return parent
          }
          var isQuote: Bool {
            guard thread == nil && root == nil else { return false }
            return parent != nil
          }
        }
        struct Line: View {
          let note: Note
          var body: some View {
            if note.isReply { Text("Reply") }
            if note.isQuote { Text("Quote") }
            if note.thread != nil { Text("Thread") }
            if note.isReply && note.isQuote { Text("Both") }
            Text(note.text)
          }
        }
        """),
    Case(
      "functions that take nothing", "Device()", p: "2…3", g: "2…3",
      say: ["Phone.", "Maybe.", "Always."],
      beside: """
        func isMac() -> Bool { ProcessInfo.processInfo.isMacCatalystApp }
        func isNew() -> Bool { false }
        func isNew(_ version: Int) -> Bool { version > 2 }
        enum Kind {
          static func isPhone() -> Bool { UIDevice.current.userInterfaceIdiom == .phone }
          static func isPad() -> Bool {
            guard !isPhone() else { return false }
            return true
          }
        }
        struct Device: View {
          var body: some View {
            if isMac() { Text("Mac") }
            if isNew() { Text("New") }
            if Kind.isPhone() { Text("Phone") }
            if Kind.isPad() || isWide() { Text("Pad") }
            if isNew(version) { Text("Maybe") }
            Text("Always")
          }
          func isWide() -> Bool { self.isPad() }
          private func isPad() -> Bool { UIDevice.current.userInterfaceIdiom == .pad }
        }
        """),
    Case(
      "texts with nothing in them",
      "Tag(); Tag(note: \"x\"); Tag(note: note)", p: "4…5", g: "4…5",
      say: ["None.", "note x.", "Some.", "note ‹note›.", "Some."],
      beside: """
        struct Tag: View {
          var note = ""
          var body: some View {
            if !note.isEmpty { Text("note \\(note)") }
            if note != "" { Text("Some") }
            if note.count == 0 || note == "" { Text("None") }
          }
        }
        """),
    Case(
      "what a function gives that never gives nothing", "Signs(sign: sign(), hint: hint())",
      p: "1…2", g: "1…2", say: ["‹load(…)›.", "‹load(…)›."],
      beside: """
        func sign() -> String { load() }
        func hint() -> String? { load() }
        struct Signs: View {
          var sign: String? = nil
          var hint: String? = nil
          var body: some View {
            if let sign { Text(sign) }
            if let hint { Text(hint) }
          }
        }
        """),
    Case(
      "pictures that come later, and those of a function", "Face()", p: "2…3", g: "2…3",
      say: ["‹avatar›. Image.", "‹avatar›. Image.", "‹all[1]›. Image."],
      beside: """
        final class Store { var all: [Int: Image] = [:]; func picture() -> Image? { all[1] } }
        let store = Store()
        struct Face: View {
          @State private var avatar: Image?
          var body: some View {
            if let avatar { avatar.resizable() } else { Text("None") }
            avatar?.resizable()
            if let picture = store.picture() { picture.resizable() } else { Text("No picture") }
            Color.red.onAppear { avatar = Image("face") }
          }
        }
        """),
    Case(
      "closures that are told of changes",
      """
      Slider(value: $v) { _ in save() }; Slider(value: $v) { store.save($0) }
      Slider(value: $v, in: 0...4) { isEditing in if !isEditing { save() } }
      Slider(value: $v) { Text("Level") }; Stepper(value: $n) { Text("Count") }
      """, p: "6", g: "6",
      say: [
        "Adjustable.", "Adjustable.", "Adjustable.", "Level. Adjustable.",
        "Count, Decrement. Button.", "Count, Increment. Button.",
      ]),
    Case(
      "pictures that are told by the place they stand in", "Signs(kind: kind)", p: "7", g: "7",
      say: [
        "A sign. Image.", "A sign. Image.", "Favorite. Image.", "A sign. Button.", "x. Image.",
        "Add. Image.", "‹image›. Image.",
      ],
      beside: """
        extension Image {
          static let sign = Image("A sign")
          static let star = Image(systemName: "star")
          static func named(_ name: String) -> Image { Image(name) }
        }
        enum Kind {
          case one, two, own(Image)
          var icon: Image {
            switch self {
            case .one: .sign
            default: return .init(systemName: "plus")
            }
          }
        }
        struct Pic: View { let image: Image; var body: some View { image.resizable() } }
        struct Signs: View {
          let kind: Kind
          let sign: Image = .sign
          func star() -> Image { .star }
          var body: some View {
            sign
            isOn ? .sign : Image("B")
            star()
            Button { open() } label: { kind.icon }
            Pic(image: .named("x"))
            Pic(image: .init(systemName: "plus"))
            switch kind {
            case .own(let image): image
            default: Text("None")
            }
          }
        }
        """),
    Case(
      "priority of what is there at times",
      """
      Text("A"); HStack { Text("B"); if isOpen { Button("C") { } } }.accessibilitySortPriority(1)
      ForEach(0..<2) { _ in Text("D").accessibilitySortPriority(2) }; Text("E")
      """, p: "5…6", g: "5…6", say: ["D.", "B.", "C. Button.", "A.", "E."]),
    Case(
      "what a value of a type in another type was not given",
      "Field(config: Config.Inner(size: 3)); Field(config: Config.Inner(all: [\"One\", \"Two\"]))",
      p: "4", g: "4",
      beside: """
        struct Config { struct Inner { var all: [String]?; var size = 0 } }
        struct Field: View {
          var config: Config.Inner
          var body: some View {
            Text("Title")
            if let all = config.all { ForEach(all, id: \\.self) { Text($0) } }
          }
        }
        """),
    Case(
      "what a view was given to show rows of is not empty there either",
      "Page(); Page()", p: "40", g: "40",
      beside: """
        struct Names: View {
          let names: [String]
          var body: some View { ForEach(names, id: \\.self) { Text($0) } }
        }
        struct Page: View {
          @State var all: [String] = []
          var body: some View {
            Names(names: all)
            if all.isEmpty { Text("None"); Text("At all") }
          }
        }
        """),
    Case(
      "rows of another list may be there where one is empty",
      "Page()", p: "21…40", g: "21…40",
      beside: """
        struct Names: View {
          let names: [String]
          var body: some View { ForEach(names, id: \\.self) { Text($0) } }
        }
        struct Page: View {
          @State var all: [String] = []
          @State var some: [String] = []
          var body: some View {
            Names(names: all)
            if some.isEmpty { Text("None") } else { Names(names: some) }
          }
        }
        """),
    Case(
      "what the environment has under a key", "Painted()", p: "2", g: "2",
      say: ["A.", "sign. Image."],
      beside: """
        struct Theme { var ground: Color = .red; var sign: Image = Image("sign") }
        extension EnvironmentValues { @Entry var theme = Theme() }
        struct Painted: View {
          @Environment(\\.theme) var theme
          var body: some View { Text("A"); theme.ground; theme.sign }
        }
        """),
    Case(
      "variables that grow, and those that are set further in", "Sums(all: all)", p: "4", g: "4",
      say: ["Total ‹sum›.", "‹count› items.", "‹state›.", "One, two."],
      beside: """
        struct Sums: View {
          let all: [Int]
          private static let isDemo: Bool = { return false }()
          var total: Int { var sum = 0; for one in all { sum += one }; return sum }
          func label() -> String {
            var count = 0
            for one in all where one > 2 { count += 1 }
            return "\\(count) items"
          }
          var state: String {
            var state = "Off"
            if all.count > 2 { if all.count > 3 { state = "Running now" } }
            return state
          }
          var list: String { var list = "One"; list += ", two"; return list }
          var body: some View {
            Text("Total \\(total)")
            Text(label())
            Text(state)
            Text(list)
            if Self.isDemo { Text("Demo") }
          }
        }
        """),
    Case(
      "what is asked for beside what is bound", "Mark(mine: mine, title: title)", p: "0…2",
      g: "0…2",
      beside: """
        struct Mark: View {
          let mine: Bool
          let title: String?
          var body: some View {
            let status = mine ? find() : nil
            if !mine { Text("Sender") }
            if let status, status.isNew { Text("Status") }
            if title == nil { Text("None") }
            if let title = title, title.isNew, !mine { Text(title) }
          }
        }
        """),
    Case(
      "menus with nothing in them",
      """
      Text("A").contextMenu { if false { Button("Copy") { } } }
      Text("B").contextMenu { EmptyView() }
      Text("C").contextMenu { Button("Copy") { } }
      """, p: "3", g: "3", say: ["A.", "B.", "C. Actions available."]),
    Case(
      "what is a String is no key", "Sign(name: \"foo.bar\", key: \"foo.bar\")", p: "4", g: "4",
      say: ["foo.bar.", "foo.bar.", "foo.bar. Button.", "a.b."],
      beside: """
        struct Sign: View {
          let name: String
          let key: LocalizedStringKey
          var body: some View {
            Text(name)
            Text(key)
            Button(name) { }
            Text(String("a.b"))
          }
        }
        """),
  ]
}
