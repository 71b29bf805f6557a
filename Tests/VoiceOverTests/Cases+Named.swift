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
      """#, p: "2", g: "2", say: ["‹symbol star› 5.", "Call ‹symbol phone›‹symbol bell›."]),
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
  ]
}
