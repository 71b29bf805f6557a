extension Case {
  /// What was counted wrongly in apps that were read by eye.
  static let judged: [Case] = [
    Case(
      "what stands before a return is no view",
      "Banner()\nRow()\nPicked(isOn: on)", p: "3…4", g: "3…4",
      say: ["Loading.", "‹line.title›.", "New.", "Old."],
      beside: """
        struct Banner: View {
          var body: some View {
            DispatchQueue.main.async { load() }
            cache.items.forEach { $0.warm() }
            return Text("Loading")
          }
        }
        struct Row: View {
          var body: some View { cell(line) }
          func cell(_ line: Line) -> some View {
            let style = Style()
            style.prepare("x")
            return Text(line.title)
          }
        }
        struct Picked: View {
          let isOn: Bool
          var body: some View {
            tracker.note("shown")
            if isOn { return AnyView(HStack { Text("New"); Text("Old") }) }
            return AnyView(Text("Old"))
          }
        }
        """),
    Case(
      "columns of a navigation view",
      """
      NavigationView {
        List { Text("Boats") }.navigationTitle("Harbour")
        Text("Choose a boat").navigationTitle("Nothing chosen")
      }
      """, p: "2", g: "2", say: ["Boats."], chrome: "1"),
    Case(
      "a first column that may be absent",
      """
      NavigationView {
        if isWide { Text("Map") }
        List { Text("Boats") }
        Text("Choose a boat")
      }
      """, p: "1…2", g: "1…2", say: ["Map.", "Boats."]),
    Case(
      "a colour made of one of UIKit's",
      "ZStack { shades.ground(for: day).paint.ignoresSafeArea(); Text(\"A\") }", p: "1", g: "1",
      say: ["A."], beside: "extension UIColor { var paint: Color { Color(self) } }"),
    Case(
      "modified content",
      """
      ModifiedContent(content: HStack { Text("A"); Text("B") }, modifier: Joined())
      ModifiedContent(content: Text("C"), modifier: FromAPackage())
      """, p: "2", g: "2", say: ["A, B.", "C."],
      beside: """
        struct Joined: ViewModifier {
          func body(content: Content) -> some View { content.accessibilityElement(children: .combine) }
        }
        """),
    Case(
      "what a row was made without",
      """
      Row(title: "A", icon: nil)
      Row(title: "B", icon: "sun.max", note: "Warm")
      Row(title: "C", icon: icon)
      """, p: "7", g: "7",
      say: [
        "A.", "No note.", "Brightness Higher. Image.", "B.", "Warm.", "‹symbol ‹icon››. Image.",
        "C.",
      ],
      beside: """
        struct Row: View {
          let title: String
          let icon: String?
          var note: String? = nil
          var body: some View {
            if let icon { Image(systemName: icon) }
            Text(title)
            hint
          }
          @ViewBuilder var hint: some View {
            if note != nil { Text(note!) }
            note.map { Text($0).hidden() }
            if icon == nil { Text("No note") } else { EmptyView() }
          }
        }
        """),
    Case(
      "what variables of an unknown value begin with",
      "Text(model.step.title)\nForEach(0..<model.step.count) { _ in Text(\"A\") }", p: "21",
      g: "21", say: ["‹model.step.title›.", "A."],
      beside: """
        final class Model { var step: Step { all[place] } }
        struct Step { var title = ""; var count = 2 }
        extension Sample { var model: Model { Model() } }
        """),
    Case(
      "views that a root of their own arranges",
      "Marked { Text(\"A\"); Text(\"B\") }", p: "2", g: "2", say: ["A.", "B."],
      beside: """
        struct Marked<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { _VariadicView.Tree(Root()) { content } }
        }
        struct Root: _VariadicView_UnaryViewRoot {
          func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0 } }
        }
        """),
    Case(
      "texts of a closure that an added initialiser is given",
      """
      NavigationLink(.berths) { HStack { Text("A"); Text(String(boats.count)) } }
      NavigationLink(.berths, named: name)
      """, p: "2", g: "3", say: ["A, ‹String(boats.count)›. Button.", "‹.berths›. Button."],
      beside: """
        enum Page { case berths; var title: String { table.title } }
        extension NavigationLink {
          init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) }
          init(_ page: Page, named name: Name) { self.init(value: page) { Text(page.title) } }
        }
        """),
    Case(
      "an editor that somebody else made, with keys above the keyboard",
      "Editor(editor: editor) { Button(\"Bold\") { }; Button(\"Italic\") { } }.accessibilityLabel(\"A\")",
      p: "1", g: "1", say: ["A. Text Field."],
      beside: """
        struct Editor<Keys: View>: UIViewRepresentable {
          let editor: UITextView
          @ViewBuilder let keys: () -> Keys
          func makeUIView(context: Context) -> UITextView {
            editor.inputAccessoryView = UIHostingController(rootView: keys()).view
            return editor
          }
        }
        """),
    Case(
      "what others drew: lines, shapes and colours",
      """
      Line().stroke(.red).frame(height: 2)
      Blob().trim(from: 0, to: 0.5)
      palette.ground.secondary.frame(height: 90)
      Line()
      """, p: "1", g: "2", say: ["‹Line›."]),
    Case(
      "secondary actions, which are behind one button",
      """
      Text("A").toolbar {
        ToolbarItemGroup(placement: .secondaryAction) { Section { Button("B") { }; Button("C") { } } }
        ToolbarItem(placement: .secondaryAction) { Button("D") { } }
        ToolbarItem(placement: .primaryAction) { Button("E") { } }
      }
      """, p: "3", g: "3", say: ["A."], chrome: "2"),
    Case(
      "a text that an initialiser looks up",
      "Head(\"A\")", p: "1", g: "1", say: ["A."],
      beside: """
        struct Head: View {
          let title: String
          init(_ title: LocalizedStringResource) { self.title = .init(localized: title) }
          var body: some View { Text(title) }
        }
        """),
    Case(
      "pictures of which a library tells nothing but that they are some",
      """
      exercise.image.renderingMode(.template).resizable(); exercise.other.padding()
      AsyncImage(url: url) { phase in phase.image?.resizable() }
      """, p: "2", g: "3", say: ["‹exercise.image›. Image.", "‹other›."]),
    Case(
      "one text of many",
      """
      words.reduce(Text("")) { all, word in return all + Text(word) }
      AnyView(words.reduce(Text("Words").bold(), { $0 + Text($1) }))
      """, p: "2", g: "2"),
    Case(
      "a fill that the initialiser of a model makes", "Badge(kind: 1).map { line($0) }", p: "0…1",
      g: "0…1", say: ["‹names[kind]›."],
      beside: """
        func line(_ badge: Badge) -> some View {
          Text(badge.name).background(badge.ground.cornerRadius(20))
        }
        struct Badge {
          let name: String
          let ground: LinearGradient
          init?(kind: Int) {
            guard kind > 0 else { return nil }
            name = names[kind]
            ground = .init(colors: [.red], startPoint: .top, endPoint: .bottom)
          }
        }
        """),
    Case(
      "a title that is a text in one initialiser and a view in the other",
      "Note(title: Words.name); Note(title: Words.title); Note { Text(\"View\") }", p: "3", g: "3",
      say: ["‹load(…)›.", "‹words(…)›.", "View."],
      beside: """
        enum Words { static let name: String = load()
          static var title: String { words("title") } }
        struct Note<Title: View>: View {
          let title: () -> Title
          init(@ViewBuilder title: @escaping () -> Title) { self.title = title }
          var body: some View { title() }
        }
        extension Note where Title == Text {
          init(title: String) { self.title = { Text(title) } }
        }
        """),
    Case(
      "what an extension makes of a thing of a library",
      "release.shareLink; release.shareLink { Text(\"Give\") }; page.pair", p: "4", g: "4",
      say: ["Share… Button.", "Give. Button.", "A.", "B."],
      beside: """
        protocol Given { var title: String { get } }
        extension Given {
          var shareLink: some View { ShareLink(item: title) }
          func shareLink(@ViewBuilder label: () -> some View) -> some View {
            ShareLink(item: title, label: label)
          }
        }
        extension Library.Page { var pair: some View { VStack { Text("A"); Text("B") } } }
        """),
    Case(
      "rows of one kind in rows of another one", "Line(kind: .list([1, 2, 3])); Line(kind: .plain)",
      p: "5", g: "5", say: ["Head.", "Plain.", "Plain."],
      beside: """
        struct Line: View {
          enum Kind { case plain, list([Int]) }
          let kind: Kind
          var body: some View {
            switch kind {
            case .plain: Text("Plain")
            case .list(let numbers): Lines(numbers: numbers)
            }
          }
        }
        struct Lines: View {
          let numbers: [Int]
          var body: some View {
            Text("Head")
            ForEach(numbers, id: \\.self) { _ in Line(kind: .plain) }
          }
        }
        """),
    Case(
      "what only does something, where another initialiser builds a view",
      """
      Head("A") { UIApplication.shared.open(help) }
      Head("B") { Text("C") }
      Text("D").alert(String(format: "%@", name).shortened(50), isPresented: $isOn) { Button("OK") {} }
      """, p: "5", g: "5", say: ["A.", "More. Button.", "B.", "C.", "D."],
      beside: """
        struct Head<Content: View>: View {
          let title: String
          let more: (() -> Void)?
          let content: Content
          var body: some View {
            Text(title)
            if more != nil { Button("More") { more?() } }
            content
          }
        }
        extension Head {
          init(_ title: String, more: (() -> Void)? = nil, @ViewBuilder content: () -> Content) {
            self.init(title: title, more: more, content: content())
          }
        }
        extension Head where Content == EmptyView {
          init(_ title: String, more: (() -> Void)? = nil) {
            self.init(title: title, more: more, content: EmptyView())
          }
        }
        """),
  ]
}
