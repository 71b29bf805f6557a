extension Case {
  /// What was passed on: in a case of an enum, in a closure, under a condition.
  static let passed: [Case] = [
    Case(
      "items of a bar that is hidden",
      """
      Text("A")
        .toolbar(.hidden, for: .navigationBar)
        .toolbar {
          Button("Back") {}
          ToolbarItem(placement: .cancellationAction) { Button("Leave") {} }
          ToolbarItem(placement: .bottomBar) { Button("Share") {} }
        }
      """, p: "2", g: "2", say: ["A."], chrome: "1"),
    Case(
      "items of a bar that is hidden at times",
      """
      if isOpen { Text("A").navigationBarHidden(true) } else { Text("B") }
      Text("C").toolbar { Button("Leave") {} }
      """, p: "3", g: "3", say: ["A.", "C."], chrome: "1"),
    Case(
      "lines as thin as a pixel",
      """
      Text("A")
      Rectangle().fill(.gray).frame(height: 1 / displayScale)
      Rectangle().frame(width: 1 / UIScreen.main.scale, height: 40)
      Rectangle().frame(height: pixelLength)
      """, p: "1", g: "1", say: ["A."],
      beside: """
        extension Sample {
          @Environment(\\.pixelLength) var pixelLength
          @Environment(\\.displayScale) var displayScale
        }
        """),
    Case(
      "traits that both sides of a choice have",
      """
      Text("A").accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
      Text("B").accessibilityAddTraits(isOn ? .isSelected : [])
      """, p: "2", g: "2", say: ["A. Button.", "B."]),
    Case(
      "lines that come and go",
      """
      if hasMore { Rectangle().fill(.gray).frame(height: 1) }
      ForEach(items, id: \\.self) { item in
        Text("A")
        if item != items.last { Rectangle().frame(height: 0.5) }
      }
      if tab == chosen { Rectangle().frame(height: 2) }
      """, p: "20", g: "20…21"),
    Case(
      "what a case holds",
      "Shelf(kind: .inline(items: [\"A\", \"B\"])); Shelf(kind: .titled(\"C\", .red))",
      p: "3", g: "3", say: ["‹item›.", "C."],
      beside: """
        struct Shelf: View {
          enum Kind { case plain, titled(String, Color), inline(items: [String]) }
          let kind: Kind
          var body: some View {
            switch kind {
            case .plain: Text("Plain")
            case .titled(let title, _): Text(title)
            case let .inline(items): ForEach(items, id: \\.self) { item in Text(item) }
            }
          }
        }
        """),
    Case(
      "views that a case holds", "Row(kind: .custom { Text(\"A\"); Text(\"B\") })", p: "2", g: "2",
      say: ["A.", "B."],
      beside: """
        struct Row<Content: View>: View {
          enum Kind<Inner: View> { case label, button(action: () -> Void), custom(() -> Inner) }
          let kind: Kind<Content>
          var body: some View {
            switch kind {
            case .label: Text("Label")
            case .button(let action): Button("Go", action: action)
            case .custom(let content): content()
            }
          }
        }
        """),
    Case(
      "a case that an initialiser chooses, where every side binds something",
      "Head(guest: 1); Head(crew: [1, 2])", p: "3", g: "3", say: ["Guest.", "Crew.", "All."],
      beside: """
        struct Head: View {
          enum Info { case crew([Int]), user(Int) }
          private let info: Info
          init(guest: Int) { self.init(user: guest) }
          init(user: Int) { info = .user(user) }
          init(crew: [Int]) { info = .crew(crew) }
          var body: some View {
            switch info {
            case .crew(let crew): Text("Crew"); Text("All")
            case .user(let user): Text("Guest")
            }
          }
        }
        """),
    Case(
      "subviews without the last, and that one alone",
      """
      Line { Button("A") {}; Button("B") {}; Text("C") }
      Turned { Text("Gull"); Text("Gull two") }
      """, p: "5", g: "5", say: ["A. Button.", "B. Button.", "C.", "Gull two.", "Gull."],
      beside: """
        struct Turned<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View {
            Group(subviews: content) { all in ForEach(all.dropFirst().reversed()) { $0 }; all.first.padding() }
          }
        }
        struct Line<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View {
            Group(subviews: content) { subviews in
              ForEach(subviews.dropLast()) { subview in subview.padding(); Divider() }
              subviews.last.padding()
            }
          }
        }
        """),
    Case(
      "subviews the other way round",
      "Group(subviews: Gulls()) { ForEach($0.reversed()) { $0 } }", p: "2", g: "2",
      say: ["A.", "B."],
      beside: "struct Gulls: View { var body: some View { Text(\"A\"); Text(\"B\") } }"),
    Case(
      "a label with a function for its title",
      "Label(title: title) { HStack { Image(\"a\"); Image(\"b\") } }", p: "1", g: "1",
      say: ["Fleet."],
      beside: "extension Sample { func title() -> Text { Text(\"Fleet\") } }"),
    Case(
      "a case with a condition", "cell(kind, .deck)", p: "0…1", g: "0…1", say: ["Image."],
      beside: """
        enum Place { case deck, hold }
        extension Sample {
          @ViewBuilder func cell(_ kind: Kind, _ place: Place) -> some View {
            switch kind {
            case .image where place == .deck: Text("Image")
            case .voice where place == .hold: Text("Voice"); Button("Play") {}
            default: EmptyView()
            }
          }
        }
        """),
    Case(
      "one text or another where there may be none", "Line(note: isOpen ? \"A\" : \"B\")", p: "2",
      g: "2", say: ["Title.", "A."],
      beside: """
        struct Line: View {
          let note: String?
          var body: some View { Text("Title"); if let note { Text(note) } }
        }
        """),
  ]
}
