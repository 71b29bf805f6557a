extension Case {
  /// Views that are told by the name of what makes them.
  static let named: [Case] = [
    Case(
      "views that are made by a reference to an initialiser",
      "Twice(make: Line.init); Twice(make: Plain.init); Opened(number: 3)", p: "7", g: "7",
      say: ["A.", "End.", "B.", "End.", "Plain A.", "Plain B.", "Number 3."],
      beside: """
        struct Twice<Content: View>: View {
          let make: (String) -> Content
          var body: some View { VStack { make("A"); make("B") } }
        }
        struct Line: View {
          let title: String
          var body: some View { VStack { Text(title); Text("End") } }
        }
        struct Plain: View {
          private let title: String
          init(of title: String) { self.title = title }
          var body: some View { Text("Plain \\(title)") }
        }
        struct Opened<Content: View>: View {
          let number: Int
          let content: (Int) -> Content
          init(number: Int, @ViewBuilder content: @escaping (Int) -> Content) {
            self.number = number
            self.content = content
          }
          var body: some View { content(number) }
        }
        extension Opened where Content == Numbered {
          init(number: Int) { self.init(number: number, content: Content.init) }
        }
        struct Numbered: View {
          let number: Int
          var body: some View { Text("Number \\(number)") }
        }
        """),
    Case(
      "modifiers of the repository on views that a type has by name",
      """
      ContentUnavailableView.search.soft()
      ContentUnavailableView.search.background(Color.red)
      LinearGradient.dusk.soft()
      LinearGradient.dawn.soft()
      Text.hello.soft()
      """, p: "5", g: "5",
      say: [
        "No Results.", "Check the spelling or try a new search.", "No Results.",
        "Check the spelling or try a new search.", "Hello.",
      ],
      beside: """
        extension View { func soft() -> some View { opacity(0.5) } }
        extension LinearGradient {
          static var dusk: LinearGradient { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }
          static let dawn = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        }
        extension Text { static var hello: Text { Text("Hello") } }
        """),
    Case(
      "symbols inside of texts",
      #"""
      Text("\(Image(systemName: "star")) 5")
      Text("Call ") + Text(Image(systemName: "phone")) + Text("\(Image(systemName: "bell"))")
      """#, p: "2", g: "2", say: ["Favorite 5.", "Call phoneNotifications."]),
    Case(
      "a modifier that the environment has", "Inner()", p: "2", g: "2", say: ["A.", "Bar."],
      beside: """
        struct Inner: View {
          @Environment(\\.bar) private var bar
          var body: some View { VStack { Text("A").modifier(bar) } }
        }
        struct Barred: ViewModifier {
          func body(content: Content) -> some View { VStack { content; Text("Bar") } }
        }
        struct BarKey: EnvironmentKey { static let defaultValue = Barred() }
        extension EnvironmentValues {
          var bar: Barred {
            get { self[BarKey.self] }
            set { self[BarKey.self] = newValue }
          }
        }
        """),
    Case(
      "what a binding is given in an initialiser",
      "Field(); Field(isSecret: .constant(true)); Field(isSecret: $isOn)", p: "3", g: "3",
      say: ["Name. Text Field.", "Secret. Secure Text Field.", "Secret. Secure Text Field."],
      beside: """
        struct Field: View {
          @Binding private var isSecret: Bool
          init(isSecret: Binding<Bool> = .constant(false)) { _isSecret = isSecret }
          var body: some View {
            if isSecret { SecureField("Secret", text: $text) } else { TextField("Name", text: $text) }
          }
        }
        """),
    Case(
      "what an optional value is asked for", "Text(\"A\"); Shown()", p: "1…2", g: "1…2",
      beside: """
        struct Shown: View {
          @State private var player: Player?
          var body: some View { player?.view() }
          func load() { player = Player() }
        }
        """),
    Case(
      "symbols on a side of a label that has a text",
      """
      Button {} label: {
        HStack {
          Text("Head")
          if isOn { Image(systemName: "pencil") } else { Image("chevron") }
        }
      }
      Button {} label: { if isOn { Text("On") } else { Image(systemName: "pencil") } }
      Button {} label: { Image(.glass) }
      """, p: "3", g: "3", say: ["Head, chevron. Button.", "On. Button.", "glass. Button."]),
    Case(
      "a bar that is hidden on the other side",
      """
      NavigationStack {
        if isOn { Text("A").toolbar(.hidden, for: .navigationBar) } else { Text("A").navigationTitle("T") }
      }
      """, p: "1…2", g: "1…2", chrome: "0…1"),
    Case(
      "a bar that is hidden at times",
      """
      NavigationStack {
        VStack { if isOn { Text("A").toolbar(.hidden, for: .navigationBar) }; Text("B") }
          .navigationTitle("T")
      }
      """, p: "1…3", g: "1…3", chrome: "0…1"),
    Case(
      "a bar that is hidden with its title",
      """
      NavigationStack {
        if isOn { Text("A").toolbar(.hidden, for: .navigationBar).navigationTitle("T") } else { Text("B") }
      }
      """, p: "1", g: "1"),
    Case(
      "what the environment has in a list that begins empty", "Barred(); Listed()", p: "1", g: "1",
      say: ["A."],
      beside: """
        struct Barred: View {
          @Environment(\\.items) private var items
          var first: [Item] { items.filter { $0.isFirst } }
          var body: some View {
            Text("A").toolbar {
              ForEach(Array(first.enumerated()), id: \\.offset) { _, item in item.content }
            }
          }
        }
        struct Listed: View {
          @Environment(\\.notes) private var notes
          var body: some View { ForEach(notes.sorted(), id: \\.self) { Text($0) } }
        }
        struct ItemsKey: EnvironmentKey { static let defaultValue: [Item] = [] }
        extension EnvironmentValues {
          var items: [Item] {
            get { self[ItemsKey.self] }
            set { self[ItemsKey.self] = newValue }
          }
          @Entry var notes: [String] = []
        }
        """),
    Case(
      "one thing from a builder of things", "Text(\"A\").bar { Item { Button(\"Shut\") {} } }",
      p: "2", g: "2", say: ["A."],
      beside: """
        struct Item { let content: AnyView }
        struct Bar: ViewModifier {
          let items: [Item]
          func body(content: Content) -> some View {
            content.toolbar { ForEach(items.indices, id: \\.self) { items[$0].content } }
          }
        }
        extension View {
          func bar(@ItemsBuilder items: () -> [Item]) -> some View { modifier(Bar(items: items())) }
        }
        """, chrome: "1"),
    Case(
      "rows of cases that are listed", "Parts()", p: "8", g: "8",
      say: [
        "Name. Button.", "Photo.", "Large.", "Name. Button.", "Photo.", "Large.", "Name. Button.",
        "Save. Button.",
      ],
      beside: """
        enum Part {
          case name, photo, save
          static var allCases: [Part] { [.name, .save] }
        }
        struct Parts: View {
          var parts: [Part] { [.name, .photo] }
          var body: some View {
            VStack {
              ForEach(parts, id: \\.self) { part in row(part) }
              ForEach(Array([Part.name, .photo].enumerated()), id: \\.offset) { _, part in
                switch part {
                case .name: Button("Name") {}
                case .photo: VStack { Text("Photo"); Text("Large") }
                case .save: Button("Save") {}
                }
              }
              ForEach(Part.allCases, id: \\.self) { row($0) }
            }
          }
          @ViewBuilder func row(_ part: Part) -> some View {
            switch part {
            case .name: Button("Name") {}
            case .photo: VStack { Text("Photo"); Text("Large") }
            case .save: Button("Save") {}
            }
          }
        }
        """),
    Case(
      "tabs of listed cases, that a closure tells apart",
      """
      Bar(items: [.one, .two]) { page in
        Group { switch page { case .one: Text("One"); case .two: Text("Two"); case .three: Text("Three") } }
      }
      """, p: "3", g: "3", say: ["One."],
      beside: """
        enum Page { case one, two, three }
        struct Bar<Content: View>: View {
          let items: [Page]
          let content: (Page) -> Content
          init(items: [Page], @ViewBuilder content: @escaping (Page) -> Content) {
            self.items = items
            self.content = content
          }
          var body: some View {
            TabView {
              ForEach(items, id: \\.self) { item in
                Tab(value: item) { content(item) } label: { Label("Page", systemImage: "star") }
              }
            }
          }
        }
        """, chrome: "2"),
    Case(
      "functions that take a builder or a list", "Text(\"A\").bar { Item(); Item() }; Listed()",
      p: "4", g: "4", say: ["A.", "B."],
      beside: """
        struct Item {}
        struct Bar: ViewModifier {
          private let items: [Item]
          init(items: [Item]?) { self.items = items ?? [] }
          func body(content: Content) -> some View {
            content.toolbar { ForEach(items.indices, id: \\.self) { _ in Text("Item") } }
          }
        }
        extension View {
          func bar(_ isOn: Bool = true, @ItemsBuilder items: () -> [Item]) -> some View { inner(items: items) }
          func inner(@ItemsBuilder items: () -> [Item]) -> some View { modifier(Bar(items: items())) }
          func bar(_ isOn: Bool = true, items: [Item]) -> some View { modifier(Bar(items: items)) }
          func bar() -> some View { modifier(Bar(items: nil)) }
        }
        struct Listed: View {
          @Environment(\\.items) private var items
          var body: some View { Text("B").bar().bar(items: items) }
        }
        extension EnvironmentValues { @Entry var items: [Item] = [] }
        """, chrome: "2"),
    Case(
      "a view inside of thirty others", deep(30), p: "1", g: "1", say: ["Deep."],
      beside: (0..<30).map { number in
        """
        struct Level\(number): View {
          var body: some View { inner }
          var inner: some View { Group { VStack { \(number == 0 ? "Text(\"Deep\")" : "Level\(number - 1)()") } } }
        }
        """
      }.joined(separator: "\n")),
  ]

  private static func deep(_ levels: Int) -> String { "Level\(levels - 1)()" }
}
