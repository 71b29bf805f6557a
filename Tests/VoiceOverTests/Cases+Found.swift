extension Case {
  /// What real repositories showed that the table of cases does not hold.
  static let found: [Case] = [
    Case(
      "tabs as values",
      """
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab(value: 2) { Text("Second") } label: { Label("Two", systemImage: "2.circle") }.badge(3)
        Tab(value: 3, role: .search) { Text("Third") }
      }
      """, p: "4", g: "4", say: ["First."], chrome: "3"),
    Case(
      "a helper with the name of a modifier",
      "Text(\"A\").font(.system(size: 9)).font(.loud)", p: "1", g: "1", say: ["A."],
      beside: """
        enum Loudness { case loud; func font(at size: Int) -> Font { .body } }
        struct Scaled: ViewModifier {
          let loudness: Loudness
          func body(content: Content) -> some View { content.font(loudness.font(at: 3)) }
        }
        extension View {
          func font(_ loudness: Loudness) -> some View { modifier(Scaled(loudness: loudness)) }
        }
        """),
    Case(
      "a view nested by a qualified extension", "Outer.Inner()", p: "2", g: "2",
      say: ["Inner.", "Leaf."],
      beside: """
        enum Outer {}
        extension Outer {
          struct Inner: View { var body: some View { VStack { Text("Inner"); Self.Leaf() } } }
        }
        extension Outer.Inner {
          struct Leaf: View { var body: some View { Text("Leaf") } }
        }
        """),
    Case(
      "a body that is given its properties", "Price(id: 1)", p: "2", g: "2",
      say: ["‹props.name›.", "Buy. Button."],
      beside: """
        struct Price: ConnectedView {
          struct Props { let name: String }
          let id: Int
          func map(state: AppState) -> Props { Props(name: state.names[id]) }
          func body(props: Props) -> some View {
            HStack { Text(props.name); Button("Buy") {} }
          }
        }
        """),
    Case(
      "toolbar content by a helper", "Text(\"A\").toolbar { Tools() }", p: "2", g: "2",
      say: ["A."],
      beside: """
        struct Tools: ToolbarContent {
          var body: some ToolbarContent { post(1) }
        }
        extension ToolbarContent {
          func post(_ size: Int) -> some ToolbarContent { ToolbarItem { Button("Post") {} } }
        }
        """, chrome: "1"),
    Case(
      "no results",
      "if a { ContentUnavailableView.search } else { ContentUnavailableView.search(text: t) }",
      p: "2", g: "2",
      say: ["No Results.", "Check the spelling or try a new search."]),
  ]
}
