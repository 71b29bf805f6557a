extension Case {
  /// What initialisers, factories and modifiers of the project make.
  static let made: [Case] = [
    Case(
      "an added initialiser that hands on to the one that Swift writes",
      "Shelf(name: \"A\"); Box(lines: 2) { Text(\"In\") }", p: "3", g: "3",
      say: ["A.", "In.", "Box."],
      beside: """
        struct Shelf: View {
          let title: String
          let more: (() -> Void)?
          var body: some View { Text(title); if let more { Button("More", action: more) } }
        }
        extension Shelf { init(name: String) { self.init(title: name, more: nil) } }
        struct Box<Content: View>: View {
          let lines: Int
          let content: Content
          var body: some View { content; Text("Box") }
        }
        extension Box {
          init(lines: Int, @ViewBuilder content: () -> Content) {
            self.init(lines: lines, content: content())
          }
        }
        """),
    Case(
      "a modifier of the project on what another framework shows",
      """
      Crop(picture: picture).toolbar { Button("Rotate") { } }.marked()
      tab.item.content.marked()
      """, p: "5", g: "5", say: ["‹Crop›.", "Mark.", "‹content›.", "Mark."],
      beside: """
        struct Crop: PlatformControllerRepresentable { let picture: Picture }
        extension View {
          func marked() -> some View { VStack { self; Text("Mark") } }
        }
        """, chrome: "1"),
    Case(
      "constants that an extension gives texts, and letters in another case",
      """
      Text("More" + .ellipsis)
      Text(String.greeting)
      Text("two words".localizedCapitalized)
      Text(String.unknown)
      """, p: "4", g: "4", say: ["More…", "Hello.", "Two Words.", "‹String.unknown›."],
      beside: """
        extension String {
          static let ellipsis = "\\u{2026}"
          static var greeting: String { "Hello" }
        }
        """),
    Case(
      "a value that a factory makes, which is there", "Row(mark: .star); Row(mark: nil)", p: "3",
      g: "3", say: ["Mark.", "Row.", "Row."],
      beside: """
        final class Mark { let name: String; init(name: String) { self.name = name }
          static let star = Mark(name: "star") }
        struct Row: View {
          let mark: Mark?
          init(mark: Mark?) { self.mark = mark }
          var body: some View { if let mark { Text("Mark") }; Text("Row") }
        }
        """),
    Case(
      "what a model begins with", "Toast(model: model)", p: "1", g: "1",
      say: ["‹model.title›. Button."],
      beside: """
        final class Model: ObservableObject { @Published private(set) var title: Text = Text("") }
        struct Toast: View {
          @ObservedObject var model: Model
          var body: some View { Button { close() } label: { model.title } }
        }
        """),
    Case(
      "an initialiser that is told from another by what it is given",
      "Box(icon: \"star\"); Box { Text(\"In\") }", p: "4", g: "4",
      say: ["star.", "End.", "In.", "End."],
      beside: """
        struct Box<C: View>: View {
          let content: C
          init(@ViewBuilder icon: () -> C) { content = icon() }
          init(icon: String) where C == Text { self.init { Text(icon) } }
          var body: some View { content; Text("End") }
        }
        """),
    Case(
      "an added initialiser that takes a text and more",
      "NavigationLink(\"Feed\", shown: feed, to: 1); NavigationLink(\"Plain\", value: 2)", p: "2",
      g: "3", say: ["Feed, ‹feed›. Button.", "Plain. Button."],
      beside: """
        struct Pair: View {
          let title: String
          let shown: String
          var body: some View { HStack { Text(title); Text(shown) } }
        }
        extension NavigationLink where Destination == Never {
          init(_ title: String, shown: String, to place: Int) where Label == Pair {
            self.init(value: place) { Pair(title: title, shown: shown) }
          }
        }
        """),
    Case(
      "subviews that come with their numbers", "Column { Text(\"A\"); Text(\"B\") }", p: "2",
      g: "2", say: ["A.", "B."],
      beside: """
        struct Column<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View {
            Group(subviews: content) { all in
              ForEach(Array(all.enumerated()), id: \\.element.id) { place, one in
                one
                if place != all.count - 1 { Divider() }
              }
            }
          }
        }
        """),
  ]
}
