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
      "rows in tabs",
      """
      TabView {
        NavigationStack { List(mails) { mail in Text(mail.title) } }.tabItem { Text("One") }
        Text("Second").tabItem { Text("Two") }
      }
      """, p: "22", g: "22", say: ["‹mail.title›."], chrome: "2"),
    Case(
      "rows on pages",
      """
      TabView { ForEach(pages) { page in VStack { Text("A"); ForEach(0..<3) { _ in Text("B") } } } }
        .tabViewStyle(.page)
      """, p: "5", g: "5", say: ["A.", "B.", "‹page›. Adjustable."]),
    Case(
      "a modal group",
      """
      ZStack {
        VStack { Text("Behind"); Button("Buy") {} }
        VStack { Text("Sure?"); Button("Yes") {} }.accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
      }
      """, p: "2", g: "2", say: ["Sure?", "Yes. Button."]),
    Case(
      "a modal stack that is no group",
      """
      ZStack {
        VStack { Text("Behind"); Button("Buy") {} }
        VStack { Text("Sure?"); if long { Text("For good.") }; Button("Yes") {} }
          .accessibilityAddTraits(.isModal)
      }
      """, p: "2…3", g: "2…3", say: ["Sure?", "For good.", "Yes. Button."]),
    Case(
      "a modal group on a condition",
      """
      ZStack {
        VStack { Text("Behind"); Button("Buy") {}; Text("Terms") }
        if asks {
          Color.black.opacity(0.4)
          VStack { Text("Sure?"); Button("Yes") {} }.accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
        }
        if fails { Text("Failed").accessibilityAddTraits(.isModal) }
      }
      """, p: "1…3", g: "1…3", say: ["Behind.", "Buy. Button.", "Terms."]),
    Case(
      "tabs in sections",
      """
      TabView {
        ForEach(sections) { section in
          TabSection("More") {
            ForEach(section.tabs) { tab in
              let kind = TabKind.one
              Tab(value: tab) { Text("First"); Text("Second") } label: { kind.label }.badge(3)
            }
          }
        }
      }
      """, p: "7", g: "7", say: ["First.", "Second."],
      beside: """
        enum TabKind { case one
          var label: some View { Label("Kind", systemImage: "1.circle") } }
        """, chrome: "5"),
    Case(
      "actions inside a branch",
      """
      VStack {
        Text("A")
        if on { Button("Like") {}; Button("Share") {} } else { Button("Undo") {} }
      }.accessibilityElement(children: .combine)
      """, p: "1", g: "1", say: ["A. Actions available."]),
    Case(
      "texts with their development language beside them",
      """
      Text(NSLocalizedString("cart.title", value: "Your cart", comment: ""))
      Text(String(localized: "cart.empty", defaultValue: "Nothing yet"))
      Text(L10n.next)
      Text(L10n.left(count))
      """, p: "4", g: "4",
      say: ["Your cart.", "Nothing yet.", "Next.", "‹count› of 9 % left."],
      beside: """
        enum L10n {
          static let next = L10n.tr("Main", "common.next", fallback: "Next")
          static func left(_ p1: Any) -> String {
            return L10n.tr("Main", "common.left", String(describing: p1), fallback: "%@ of 9 %% left")
          }
          private static func tr(
            _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
          ) -> String {
            let format = bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        """),
    Case(
      "texts with links, symbols and formats",
      """
      Text("See our [terms](https://example.org/a_b) and [help] pages")
      Text(Image(systemName: "star.fill")) + Text(" new").bold()
      Text(price, format: .number)
      Text(Image(systemName: "bolt")).bold() + Text(tip.title).font(.body)
      Text(String(format: "%d of %02d", index, all.count))
      Text(String.localizedStringWithFormat("Back %@", seconds))
      """, p: "6", g: "6",
      say: [
        "See our terms and [help] pages.", "Favorite new.", "‹price›.",
        "bolt‹tip.title›.", "‹index› of ‹all.count›.", "Back ‹seconds›.",
      ]),
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
    Case(
      "sort priority inside a branch",
      """
      HStack {
        Text("A").accessibilitySortPriority(1)
        if on { Text("B"); Text("C").accessibilitySortPriority(2) }
      }.accessibilityElement(children: .combine)
      """, p: "1", g: "1", say: ["C, A, B."]),
    Case(
      "sort priority inside two branches",
      """
      HStack {
        if on { Text("A"); Text("Bee").accessibilitySortPriority(3) }
        else { Text("C").accessibilitySortPriority(1) }
        Text("D").accessibilitySortPriority(2)
      }.accessibilityElement(children: .combine)
      """, p: "1", g: "1", say: ["Bee, D, C, A."]),
    Case(
      "segments have places",
      """
      Picker("Size", selection: $s) { Text("S"); Text("M"); Text("L") }.pickerStyle(.segmented)
      Picker("Kind", selection: $k) { Text("A"); if on { Text("B") } }.pickerStyle(.segmented)
      """, p: "4…5", g: "4…5",
      say: [
        "S. Button. 1 of 3.", "M. Button. 2 of 3.", "L. Button. 3 of 3.", "A. Button.",
        "B. Button.",
      ]),
    Case(
      "disclosure groups",
      """
      List {
        DisclosureGroup("Shut") { Text("A") }
        DisclosureGroup("Wide", isExpanded: .constant(true)) { Text("B") }
        DisclosureGroup("Either", isExpanded: $open) { Text("C") }
      }
      DisclosureGroup("Alone") { Text("D") }
      """, p: "5", g: "5",
      say: [
        "Shut. Button. Heading. Collapsed.", "Wide. Button. Heading. Expanded.", "B.",
        "Either. Button. Heading.", "Alone. Button.",
      ]),
    Case(
      "sharing", "ShareLink(item: url)\nShareLink(\"Send\", item: url)", p: "2", g: "2",
      say: ["Share… Button.", "Send. Button."]),
    Case(
      "actions of the system",
      """
      List { ForEach(0..<2) { _ in Text("A") }.onDelete { _ in } }
      List { ForEach(0..<2) { _ in HStack { Text("B"); Text("C") } }.onDelete { _ in } }
      Text("D").contextMenu { Button("Copy") {} }
      """, p: "7", g: "7",
      say: ["A. Actions available.", "B.", "C.", "D. Actions available."]),
    Case(
      "the icon of a label alone",
      "Label { Text(\"Sync\") } icon: { Image(systemName: \"x\") }.labelStyle(.iconOnly)",
      p: "1", g: "1", say: ["Sync. Image."]),
    Case(
      "states that the source tells",
      """
      Toggle("Sound", isOn: .constant(true))
      Toggle("Light", isOn: $light)
      Toggle("Heat", isOn: .constant(false)).accessibilityValue("Low")
      """, p: "3", g: "3",
      say: ["Sound. Switch Button. On.", "Light. Switch Button.", "Heat. Switch Button. Low."]),
    Case(
      "symbols that are named by a case",
      """
      Image(systemSymbol: .line3Horizontal)
      Label("", systemSymbol: isOn ? .bellFill : .bell).labelStyle(.iconOnly)
      HStack { Image(systemSymbol: .squareAndArrowUp); Text("Share") }
        .accessibilityElement(children: .combine)
      """, p: "3", g: "3",
      say: ["Drag. Image.", "Notifications. Image.", "Share."]),
    Case(
      "views that only blur what is behind them",
      "Text(\"A\").background(Blur())\nZStack { Tint(); Text(\"B\") }\nDial()", p: "3", g: "3",
      say: ["A.", "B.", "‹Dial›."],
      beside: """
        struct Blur: UIViewRepresentable {
          func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
        }
        struct Tint: NSViewRepresentable {
          func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
        }
        struct Dial: NSViewRepresentable {
          func makeNSView(context: Context) -> NSView { NSView() }
        }
        """),
    Case(
      "lists that are made step by step",
      """
      lines
      found
      """, p: "23", g: "23", say: ["‹line›.", "‹name›.", "Here."],
      beside: """
        extension Sample {
          var lines: some View {
            var lines = [first]
            if let second { lines.append(second) } else { lines.append(third) }
            return VStack { ForEach(lines) { line in Text(line) } }
          }
          @ViewBuilder var found: some View {
            let open = open(in: books)
            ForEach(open.names) { name in Text(name) }
            Text("Here")
          }
          func open(in books: [Book]) -> Open {
            var names: [String] = []
            for book in books where book.isOpen { if book.isNew { names.append(book.name) } }
            return Open(names: names)
          }
        }
        struct Open { var names: [String] }
        """),
    Case(
      "what is shown only where it is given",
      """
      Banner(title: "One")
      Banner(title: "Two", action: "Retry") {}
      Note().with("Three")
      """, p: "5", g: "5",
      say: ["One.", "Plain.", "Two.", "Retry. Button.", "ic_note. Image."],
      beside: """
        struct Banner: View {
          let title: String
          let action: String?
          let perform: (() -> Void)?
          init(title: String, action: String? = nil, perform: (() -> Void)? = nil) {
            self.title = title
            self.action = action
            self.perform = perform
          }
          var body: some View {
            Text(title)
            if let action, let perform { Button(action, action: perform) } else { plain }
          }
          private var plain: some View {
            if let action { return Text(action) }
            return Text("Plain")
          }
        }
        struct Note: View {
          var text: String? = nil
          var body: some View { if let text { Image("ic_note").help(text) } }
          func with(_ text: String) -> Note { var copy = self; copy.text = text; return copy }
        }
        """),
    Case(
      "texts that are made in place",
      """
      Text(.init("**Bold** words")).accessibilityHint(.init("Opens"))
      Text(.init(book.title))
      Button(action: open) { Text("Go") }.accessibilityLabel(.init("Start"))
      """, p: "3", g: "3", say: ["Bold words.", "‹book.title›.", "Start. Button."]),
    Case(
      "a button that is named by its role",
      """
      Button(role: .close) { close() }
      Button(role: .destructive) { delete() } label: { Text("Delete") }
      Button(role: .cancel, action: close) { Text("Back") }
      Button(role: .confirm) { save() }
      Button(role: isNew ? .confirm : .cancel, action: close)
      Button(role: .destructive, intent: Drop()) { Text("Drop") }
      """, p: "6", g: "6",
      say: [
        "Close. Button.", "Delete. Button.", "Back. Button.",
        "‹system word for confirm›. Button.", "‹system word for confirm›. Button.",
        "Drop. Button.",
      ]),
    Case(
      "a table whose rows are told apart from its columns",
      """
      Table(selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \\.name) { boat in Text(boat.name); Text(boat.port) }
        TableColumn("Length") { Text($0.length) }
      } rows: {
        TableRow(first)
        ForEach(boats) { boat in TableRow(boat) }
      }
      Table(ships) { TableColumn("Name", value: \\.name); TableColumn("Length") { Text($0.length) } }
      """, p: "41", g: "41",
      say: ["‹boat.name›, ‹boat.port›.", "‹boat.name›, ‹boat.port›.", "‹\\.name›."]),
    Case(
      "parentheses, and the names of pictures of which one is a symbol",
      """
      Text("\\((cover ?? 0) * 100) of \\((a + b) * 2 + c), \\((a + b).formatted()), \\(a - (b - c))")
      mark(of: kind)
      """, p: "2", g: "2",
      say: [
        "‹(cover ?? 0) * 100› of ‹(a + b) * 2 + c›, ‹(a + b).formatted()›, ‹a - (b - c)›.",
        "salty. Image.",
      ],
      beside: """
        func mark(of kind: Kind) -> Image {
          switch kind {
          case .salty: return Image("salty")
          case .mild: return Image(systemName: "face.smiling")
          }
        }
        """),
  ]
}
