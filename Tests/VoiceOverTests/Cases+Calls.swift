extension Case {
  /// Calls of views that we know, as a repository may write them.
  static let calls: [Case] = [
    Case(
      "a view with the name of its module before it, and a modifier of the repository",
      "SwiftUI.VStack { Text(\"A\"); Text(\"B\") }.framed(); SwiftUI.Text(\"C\").framed()",
      p: "3", g: "3", say: ["A.", "B.", "C."],
      beside: "extension View { func framed() -> some View { padding(2) } }"),
    Case(
      "a control of a package, which has a title of its own",
      "Launch.Toggle(); Launch.Toggle(\"Launch\", isOn: $isOn); SwiftUI.Divider()", p: "2", g: "2",
      say: ["‹Toggle›.", "Launch. Switch Button."]),
    Case(
      "menus and pickers that name their content, and have the label last",
      """
      Menu(content: items) { Text("A") }
      Menu(content: { Text("Item") }) { Text("B") }
      Menu(content: { Text("Item") }, label: { Text("C") })
      Menu { Text("Item") } label: { Text("D") }
      DisclosureGroup(content: { Text("Inside") }) { Text("E") }
      """, p: "5", g: "5",
      say: ["A. Button.", "B. Button.", "C. Button.", "D. Button.", "E. Button."],
      beside: "extension Sample { func items() -> some View { Text(\"Item\") } }"),
    Case(
      "functions that are handed on, and called without their labels",
      """
      List([1, 2, 3], id: \\.self, rowContent: line)
      List([1, 2].map { $0 * 2 }, id: \\.self, rowContent: self.other)
      Frame(content: part)
      """, p: "7", g: "7", say: ["Line.", "Other.", "Head.", "Part."],
      beside: """
        extension Sample {
          func line(for number: Int) -> some View { Text("Line") }
          func other(_ number: Int) -> some View { Text("Other") }
          func part(at place: Int, of whole: String) -> some View { Text("Whole") }
          func part(at place: Int) -> some View { Text("Part") }
        }
        struct Frame<Content: View>: View {
          let content: (Int) -> Content
          var body: some View { Inner { content($0) } }
        }
        struct Inner<Content: View>: View {
          let make: (Int) -> Content
          var body: some View { Text("Head"); make(2) }
        }
        """),
    Case(
      "unresolved texts that a property chooses, told by its name",
      "Text(flavor.title); Button(flavor.title) { }; Text(Flavor.all.title)",
      p: "3", g: "3", say: ["‹flavor.title›.", "‹flavor.title›. Button.", "‹Flavor.all.title›."],
      beside: """
        enum Flavor {
          case plain, rich
          static let all = make()
          var title: String {
            switch self {
            case .plain: Strings.plain
            case .rich: Strings.rich
            }
          }
        }
        """),
    Case(
      "initialisers that extensions add",
      """
      NavigationLink(.about(1)) { Text("About") }
      NavigationLink(page) { Text("List") }
      Label(owner)
      Image(pictured: .bin)
      Button("Delete", pictured: .bin) { remove() }
      Text(Quote(words: "Words"))
      Image(systemName: "star").accessibilityLabel(Text(Quote(words: "More")))
      """, p: "7", g: "7",
      say: [
        "About. Button.", "List. Button.", "‹owner›.", "Trash. Image.",
        "Delete. Button.", "Words.", "More. Image.",
      ],
      beside: """
        enum Page { case about(Int), list }
        enum Picture { case bin; var name: String { switch self { case .bin: "trash" } } }
        struct Person { let name: String }
        struct Quote { let words: String }
        extension Sample { var page: Page { .list }; var owner: Person { me } }
        extension NavigationLink where Destination == Never {
          init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) }
        }
        extension Label where Title == Text, Icon == Circle {
          init(_ person: Person) { self.init { Text(person.name) } icon: { Circle() } }
        }
        extension Image {
          init(pictured picture: Picture) {
            let name = picture.name
            self.init(systemName: name)
          }
        }
        extension Button where Label == SwiftUI.Label<Text, Image> {
          init(_ title: String, pictured picture: Picture, action: @escaping () -> Void) {
            self.init(title, systemImage: picture.name, action: action)
          }
        }
        extension Text { init(_ quote: Quote) { self.init(quote.words) } }
        """),
    Case(
      "texts, where extensions add initialisers",
      """
      Text(title)
      Text("B")
      Button(title) {}
      Button(.init("D")) {}
      Image(.star)
      """, p: "5", g: "5",
      say: ["‹words.title›.", "B.", "‹words.title›. Button.", "D. Button.", "star. Image."],
      beside: """
        struct Quote { let words: String }
        enum Kind { case row }
        extension Sample { var title: String { words.title } }
        extension Text { init(_ quote: Quote) { self.init("Quote") } }
        extension Button where Label == Text {
          init(_ quote: Quote, action: @escaping () -> Void) { self.init("Quote", action: action) }
        }
        extension Image { init(_ kind: Kind) { self.init(systemName: "circle") } }
        """),
    Case(
      "what an initialiser sets to a value that is made with a dot",
      "Photo(); Photo([.caption]); Photo([.button, .caption])",
      p: "6", g: "6",
      say: ["Photo.", "Photo.", "Caption.", "Photo.", "Show. Button.", "Caption."],
      beside: """
        enum Extra { case button, caption }
        struct Photo: View {
          let extras: Extras
          init(_ extras: Set<Extra> = []) { self.extras = .init(extras) }
          var body: some View {
            Text("Photo")
            if extras.hasButton { Button("Show") {} }
            if extras.hasCaption { Text("Caption") }
          }
        }
        extension Photo {
          @Observable final class Extras {
            private let extras: Set<Extra>
            init(_ extras: Set<Extra>) { self.extras = extras }
            var hasButton: Bool { extras.contains(.button) }
            var hasCaption: Bool { extras.contains(.caption) }
          }
        }
        """),
    Case(
      "a property of a type that has another name in the view",
      "Row(title: \"First\") { Text(\"More\") }", p: "1", g: "1", say: ["First, More. Button."],
      beside: """
        struct Line<Extra: View>: View {
          let title: String
          @ViewBuilder let extra: () -> Extra
          var body: some View { Text(title); extra() }
        }
        struct Row<Extra: View>: View {
          typealias Inner = Line<Extra>
          let inner: Inner
          init(title: String, @ViewBuilder extra: @escaping () -> Extra) {
            inner = .init(title: title, extra: extra)
          }
          var body: some View { Button {} label: { inner } }
        }
        """),
    Case(
      "a view that a function returns with a dot, after constants",
      "Photo.large(\"Sea\")", p: "1", g: "1", say: ["Large Sea."],
      beside: """
        struct Photo: View {
          let name: String
          var body: some View { Text(name) }
          static func large(_ name: String) -> Photo {
            let full = "Large \\(name)"
            return .init(name: full)
          }
        }
        """),
    Case(
      "functions of one name that take a flag or a text",
      "row(\"A\", device.isOn); row(\"B\", device.name); row(\"C\", !device.isOn)",
      p: "6", g: "6", say: ["A.", "Off.", "B.", "‹device.name›.", "C.", "Off."],
      beside: """
        struct Device { let isOn: Bool; let name: String }
        extension Sample {
          var device: Device { made }
          func row(_ title: String, _ value: Bool) -> some View { row(title, value ? "On" : "Off") }
          func row(_ title: String, _ value: String) -> some View { Text(title); Text(value) }
        }
        """),
    Case(
      "texts in capital letters",
      "Text(String(localized: \"Total\").uppercased()); Text(\"ONE\".lowercased())",
      p: "2", g: "2", say: ["TOTAL.", "one."]),
    Case(
      "constants that are bound together",
      "let (a, b) = (\"A\", \"B\"); let (isBad, note) = check(); Text(a); Text(b); Text(note ?? \"\")",
      p: "3", g: "3", say: ["A.", "B.", "‹note›."]),
    Case(
      "the views of some content, one by one",
      """
      Cards { Text("A"); Button("B") {} }
      Boxed { Text("C"); Text("D") }
      """, p: "4", g: "4", say: ["A.", "B. Button.", "C. Button.", "D. Button."],
      beside: """
        struct Cards<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View {
            Group(subviews: content()) { cards in VStack { ForEach(cards) { $0.padding(2) } } }
          }
        }
        struct Boxed<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View {
            ForEach(subviews: content) { card in Button {} label: { card } }
          }
        }
        """),
    Case(
      "closures whose types have names",
      """
      Stacked(["1", "2"]) { word in Text(word); Text("B") }
      Filled { Text("A"); Text("B") }
      """, p: "6", g: "6",
      beside: """
        struct Stacked<Content: View>: View {
          typealias Maker = (String) -> Content
          let words: [String]
          let content: Maker
          init(_ words: [String], @ViewBuilder content: @escaping Maker) {
            self.words = words
            self.content = content
          }
          var body: some View { ForEach(words, id: \\.self) { word in content(word) } }
        }
        struct Filled<Content: View>: View {
          typealias Maker = () -> Content
          let content: Maker
          init(content: @escaping Maker) { self.content = content }
          var body: some View { content() }
        }
        """),
    Case(
      "helpers of one view before those of all",
      """
      Slider(value: $level).framed()
      Text("A").framed()
      Slider(value: $level).framed(by: "B")
      """, p: "6", g: "6",
      beside: """
        extension View { func framed() -> some View { VStack { self; Text("any") } } }
        extension Slider {
          func framed() -> some View { padding() }
          func framed(by text: String) -> some View { HStack { Text(text); self; Text(text) } }
        }
        """),
    Case(
      "hidden as it was written before, on a condition",
      """
      Logo()
      Logo(open: { start() })
      Text("A").accessibility(hidden: isOn)
      """, p: "1…2", g: "1…2",
      beside: """
        struct Logo: View {
          let open: (() -> Void)?
          init(open: (() -> Void)? = nil) { self.open = open }
          var body: some View { Button("Logo") { open?() }.accessibility(hidden: open == nil) }
        }
        """),
  ]
}
