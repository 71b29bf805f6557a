extension Case {
  /// What the words of the source tell: labels in a reference, types of extensions, cases of an enum.
  static let told: [Case] = [
    Case(
      "what was given by a parameter that is never nil",
      """
      Text("A").tinted(ink)
      Text("B").tinted(Palette.Ink.dark)
      Text("C").tinted(perhaps: ink)
      Text("D").tinted(perhaps: nil)
      """, p: "2…3", g: "2…3", say: ["A.", "B.", "C."],
      beside: """
        struct Tinted: ViewModifier {
          let paint: Paint?
          let ink: Ink?
          func body(content: Content) -> some View {
            if let paint { content.foregroundStyle(paint) } else if let ink { content.tint(ink.tone) }
          }
        }
        extension View {
          func tinted(_ ink: Ink) -> some View { modifier(Tinted(paint: nil, ink: ink)) }
          func tinted(perhaps ink: Ink?) -> some View { modifier(Tinted(paint: nil, ink: ink)) }
        }
        """),
    Case(
      "a view by a protocol of another package", "Gull(); Flock()", p: "2…3", g: "2…3",
      say: ["A.", "B.", "‹Flock›."],
      beside: """
        struct Gull: ScreenProtocol { var body: some View { Text("A"); if isOpen { Text("B") } } }
        struct Flock: ScreenProtocol { var model: Model { Model() } }
        """),
    Case(
      "what may be of another type",
      """
      if let all = anything as? [String: Any] { Text("A") } else { Text("B"); Text("C") }
      if let one = anything as? Int { Text("D") }
      """, p: "1…3", g: "1…3",
      beside: "extension Sample { var anything: Any { 1 } }"),
    Case(
      "a colour that a nested type gives, and wrappers that only watch the state",
      """
      WithPerceptionTracking {
        WithViewStore(store, observe: { $0 }) { state in Text("A"); Text("B") }
        Palette.Ink.dark.tone(for: scheme).frame(height: 9)
      }
      """, p: "2", g: "2", say: ["A.", "B."],
      beside: """
        import ComposableArchitecture
        enum Palette { enum Ink { case dark } }
        extension Palette.Ink {
          func tone(for scheme: ColorScheme) -> Color {
            switch self { case .dark: return Self.mix(Shades.night.color, scheme) }
          }
        }
        """),
    Case(
      "functions that are named with their labels",
      """
      glyph.map(Image.init(systemName:))
      UIImage(named: glyphs).map(Image.init(uiImage:))
      UIImage(named: glyphs).map(Image.init)
      note.map(Text.init(verbatim:))
      ForEach(names, id: \\.self, content: tag(of:))
      ForEach(names, id: \\.self, content: Badge.init(title:))
      """, p: "41…44", g: "41…44",
      say: [
        "bolt. Image.", "Image.", "Image.", "‹note›.", "Tag.", "Badge.",
      ],
      beside: """
        struct Badge: View { let title: String; var body: some View { Text("Badge") } }
        extension Sample {
          var glyph: String? { "bolt" }
          func tag(of name: String) -> some View { Text("Tag") }
        }
        """),
    Case(
      "symbols whose names count",
      """
      Image(systemSymbol: .rectangleSplit2x1)
      Image(systemSymbol: .squareSplit2x2Fill)
      Image(systemSymbol: .ipadGen2)
      Image(systemSymbol: .square3Layers3dDown)
      """, p: "4", g: "4",
      say: [
        "rectangle.split.2x1. Image.", "square.split.2x2.fill. Image.",
        "ipad.gen2. Image.", "square.3.layers.3d.down. Image.",
      ]),
    Case(
      "images and texts that extensions make of a text",
      """
      "bolt".asGlyph
      name.asGlyph.resizable().posted()
      mark.asGlyph
      "Hello".asNote
      "tray".asLabel("In")
      (1 + 2).asNote
      """, p: "6", g: "6",
      say: [
        "bolt. Image.", "‹symbol ‹store.name››. Image.", "Favorite. Image.", "Hello.",
        "In.",
        "‹(1 + 2).asNote›.",
      ],
      beside: """
        extension String {
          var asGlyph: Image { Image(systemName: self) }
          var asNote: Text { Text(self) }
          func asLabel(_ title: String) -> Label<Text, Image> { Label(title, systemImage: self) }
        }
        extension View {
          var mark: String { "star" }
          func posted() -> some View { padding(2) }
        }
        extension Sample { var name: String { store.name } }
        """),
    Case(
      "bar items that an extension of all views makes",
      "Text(\"A\").toolbar { closing }.toolbar { leaving(true) }",
      p: "3", g: "3", say: ["A."],
      beside: """
        extension View {
          var closing: some ToolbarContent { ToolbarItem { Button("Close") {} } }
          func leaving(_ isOn: Bool) -> some ToolbarContent { ToolbarItem { Button("Leave") {} } }
        }
        """, chrome: "2"),
    Case(
      "a helper of the repository on what is not in the sources",
      "theme.poster(1).posted()", p: "1", g: "1", say: ["‹poster›."],
      beside: "extension View { func posted() -> some View { padding(2) } }"),
    Case(
      "what the elements of a list make",
      """
      ForEach(cards) { $0.label }
      ForEach(model.cards.filter { $0.isOpen }) { card in card.row() }
      ForEach(Array(cards.enumerated()), id: \\.offset) { place, card in card.row() }
      ForEach(model.cards.indices, id: \\.self) { model.cards[$0].label }
      ForEach($drafts) { $draft in draft.label }
      if let first = cards.first { first.row() }
      Shelf(items: cards)
      """, p: "200…201", g: "200…201",
      beside: """
        struct Card {
          let title: String
          var label: some View { Text(title); Button("Open") { open(title) } }
          func row() -> some View { Text(title) }
        }
        final class Model: ObservableObject { @Published var cards: [Card] = [] }
        struct Shelf<Item>: View {
          let items: [Item]
          var body: some View { ForEach(items) { $0.label } }
        }
        extension Sample {
          var cards: [Card] { load() }
          var drafts: Set<Card> { load() }
          var model: Model { .shared }
        }
        """),
    Case(
      "rows that are another one for each case",
      """
      List(Kind.allCases) { kind in HStack { Text("Head"); if kind == .a { Text("First") } } }
      ForEach(Kind.allCases) { KindRow(kind: $0) }
      ForEach(Kind.allCases) { kind in row(kind) }
      ForEach(Kind.allCases) { kind in HStack { Text("Name"); if kind == chosen { Text("Chosen") } } }
      ForEach(Kind.allCases) { kind in HStack { Text("Name"); if kind == model.kind { Text("Its") } } }
      """, p: "20…22", g: "20…22",
      say: [
        "Head.", "First.", "Head.", "Head.", "Row.", "Row.", "Two.", "More.", "Row.", "Line.",
        "No C.", "Line.", "No C.", "Line.", "Name.", "Chosen.", "Name.", "Its.",
      ],
      beside: """
        enum Kind: CaseIterable { case a, b, c }
        struct KindRow: View {
          let kind: Kind
          var body: some View {
            Text("Row")
            switch kind {
            case .a: EmptyView()
            case .b: Text("Two"); Text("More")
            case .c: EmptyView()
            }
          }
        }
        extension Sample {
          func row(_ one: Kind) -> some View { VStack { Text("Line"); if one != .c { Text("No C") } } }
        }
        """),
    Case(
      "each case of an enum once",
      """
      ForEach(Kind.allCases) { kind in
        switch kind {
        case .a: Text("A")
        case .b: Text("B"); Text("BB")
        case .c: Row()
        }
      }
      ForEach(Kind.allCases) { $0.page }
      ForEach(Kind.allCases) { kind in
        Text("Head")
        switch kind {
        case .a: Text("A")
        case .b: Text("B"); Text("BB")
        case .c: Row()
        }
      }
      """, p: "15", g: "15",
      say: [
        "A.", "B.", "BB.", "Row.", "One.", "Two.", "Two more.", "Three.", "Head.", "A.", "Head.",
        "B.", "BB.", "Head.", "Row.",
      ],
      beside: """
        struct Row: View { var body: some View { Text("Row") } }
        enum Kind: CaseIterable, Identifiable {
          case a, b, c
          var id: Self { self }
          @ViewBuilder var page: some View {
            switch self {
            case .a: Text("One")
            case .b: Text("Two"); Text("Two more")
            case .c: Text("Three")
            }
          }
        }
        """),
    Case(
      "links that show nothing",
      """
      Text("A").background(NavigationLink("", destination: Text("X"), isActive: $isOn))
      NavigationLink(destination: Text("X"), isActive: $isOn) { EmptyView() }
      NavigationLink(value: 1) { Text("") }
      NavigationLink(value: 2) { Color.clear }
      NavigationLink(value: 3) { EmptyView() }.accessibilityLabel("Three")
      List { NavigationLink("", value: 4) }
      """, p: "4", g: "4", say: ["A.", "Button.", "Three. Button.", "Button."]),
    Case(
      "texts together with what is not known",
      "Line(info: .init(task: task, store: store))", p: "2", g: "2",
      say: ["‹task.kind› ‹task.address›. Button.", "‹task.kind› x."],
      beside: """
        struct Info { let kind: String; let address: String
          init(task: Job, store: Store) { kind = task.kind ?? "A"; address = task.address ?? "B" } }
        struct Line: View {
          let info: Info
          var body: some View {
            NavigationLink(value: 1) { (Text(info.kind).bold() + Text(" ") + Text(info.address)).lineLimit(4) }
            Text(info.kind) + Text(" x")
          }
        }
        """),
    Case(
      "texts that are joined by other signs",
      """
      Text([name, "B"].joined(separator: " / "))
      Text(["A", "B"].joined(separator: ", "))
      Text(["A", "B"].joined())
      Text(["A", "B"].joined(separator: sign))
      """, p: "4", g: "4", say: ["‹name› / B.", "A, B.", "AB.", "A‹sign›B."]),
    Case(
      "loaded pictures in what is joined",
      """
      Button { } label: { HStack { KFImage(url); Text("A") } }
      HStack { WebImage(url: url); Text("B") }.accessibilityElement(children: .combine)
      HStack { KFImage(url).accessibilityLabel("D"); Text("E") }.accessibilityElement(children: .combine)
      Button { } label: { KFImage(url) }
      """, p: "4", g: "4", say: ["A. Button.", "B.", "D, E.", "Button."],
      beside: "import Kingfisher; import SDWebImageSwiftUI"),
    Case(
      "buttons and links beside a label, which show words of their own",
      """
      LabeledContent("Hue") { Button("Change") { } }
      LabeledContent { NavigationLink(value: 1) { Text(owner) } } label: { Text("Owner") }
      LabeledContent("Page") { Link("Open", destination: url) }
      LabeledContent("Sort") { Menu("By name") { Button("By age") { } } }
      LabeledContent("Name") { Button { } label: { Image(systemName: "pencil") } }
      LabeledContent("Due") { DatePicker("", selection: $day, displayedComponents: .date).labelsHidden() }
      LabeledContent("Loud") { Toggle("Sound", isOn: $isLoud) }
      LabeledContent("Town") { TextField("Any", text: $town) }
      """, p: "8", g: "8",
      say: [
        "Hue, Change. Button.", "Owner, ‹owner›. Button.", "Page, Open. Button. Link.",
        "Sort, By name. Button.", "Name. Button.", "Due, ‹date›. Button.", "Loud. Switch Button.",
        "Town. Text Field.",
      ]),
    Case(
      "what a store of the system shows above its own controls",
      """
      SubscriptionStoreView(groupID: id) { VStack { Image("gem"); Text("More") } }
      SubscriptionStoreView(productIDs: all, marketingContent: { Text("Less") })
      SubscriptionStoreView(groupID: id)
      """, p: "6", g: "6",
      say: [
        "gem. Image.", "More.", "‹SubscriptionStoreView›.", "Less.", "‹SubscriptionStoreView›.",
        "‹SubscriptionStoreView›.",
      ]),
    Case(
      "what a search did not find",
      """
      ContentUnavailableView.search(text: query)
      ContentUnavailableView.search(text: "")
      """, p: "4", g: "4",
      say: [
        "No Results for “‹query›”.", "Check the spelling or try a new search.", "No Results.",
        "Check the spelling or try a new search.",
      ]),
  ]
}
