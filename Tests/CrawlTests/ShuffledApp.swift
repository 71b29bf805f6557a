/// An app in which much hangs on what comes first: names that several files declare, parts that many show, and
/// questions that hang on each other with as many stops either way, so that the one answered first decides.
enum ShuffledApp {
  /// By path.
  static let files: [String: String] = [
    "App/ShuffledApp.swift": """
    import SwiftUI
    @main struct ShuffledApp: App {
      var body: some Scene { WindowGroup { Home(notes: [], mode: .list) } }
    }
    """,
    "App/Home.swift": """
    import SwiftUI
    struct Home: View {
      let notes: [Note]
      let mode: Mode
      @State private var isOpen = false
      @State private var isBusy = false
      var body: some View {
        TabView {
          NavigationStack { Shelf(notes: notes, mode: mode) }.tabItem { Text("Shelf") }
          Loaded { notes, tags in
            if !notes.isEmpty { Image("a"); Image("b") } else { Text("No notes") }
            if notes.isEmpty && tags.isEmpty { Text("1"); Text("2"); Text("3") } else { Text("All") }
            if !tags.isEmpty { Image("c"); Image("d") } else { Text("No tags") }
            Badge()
          }
          .tabItem { Label("tags.title", systemImage: "tag") }
        }
        .sheet(isPresented: $isOpen) { Details(note: notes[0], isBusy: isBusy) }
      }
      func change() { isOpen = true; isBusy.toggle() }
    }
    enum Mode { case list, grid, map }
    """,
    "App/Frames.swift": """
    import SwiftUI
    struct Frame: View { let page: Page; var body: some View { page.view } }
    struct Hub: View {
      var body: some View {
        NavigationStack { Text("Hub").navigationDestination(for: Page.self) { Frame(page: $0) } }
      }
    }
    """,
    "App/Pages.swift": """
    import SwiftUI
    enum Page: Hashable { case badge, tags
      @ViewBuilder var view: some View { switch self { case .badge: Badge(); case .tags: TagPage() } }
    }
    struct TagPage: View { var body: some View { Badge(); Text("Tags") } }
    """,
    "App/Loaded.swift": """
    import SwiftUI
    struct Loaded<Content: View>: View {
      let content: ([Note], [Tag]) -> Content
      @State private var notes: [Note] = []
      @State private var tags: [Tag] = []
      func load() { notes = []; tags = [] }
      var body: some View { VStack { content(notes, tags) } }
    }
    struct Badge: View { var body: some View { Image("badge"); Text("App") } }
    """,
    "Shelf/Shelf.swift": """
    import SwiftUI
    struct Shelf: View {
      let notes: [Note]
      let mode: Mode
      @State private var isLong = false
      @State private var isOld = false
      var body: some View {
        VStack {
          if !isLong { Button(action: add) { Image(systemName: "plus") } }
          if isLong && isOld { Button("Long", action: add) } else { Text("Short") }
          if !isOld { Button(action: add) { Image(systemName: "minus") } } else { Text("Old") }
          switch mode {
          case .list: List(notes) { Row(title: $0.full) }
          case .grid: Shelf.Grid(notes: notes)
          case .map: Badge()
          }
          if mode == .map { Text("Here") }
          red
          new
          Loaded { some, others in
            if !some.isEmpty { Text("4"); Text("5") } else { Text("6") }
            Text("shelf.hint")
            Button(L10n.Cart.items(some.count)) { }.accessibilityLabel("details.free")
            Image(.lockSolid)
            Texts.title
            if some.isEmpty && others.isEmpty { Text("7"); Text("8"); Text("9") } else { Text("10") }
            if !others.isEmpty { Text("11"); Text("12") } else { Text("13") }
          }
        }
        .navigationTitle("shelf.title")
        .toolbar { Button { add() } label: { Image(systemName: "gear") } }
      }
      func add() { isLong.toggle(); isOld.toggle() }
      struct Grid: View {
        let notes: [Note]
        var body: some View {
          LazyVGrid(columns: []) {
            ForEach(notes) { note in
              NavigationLink { Details(note: note, isBusy: false) } label: {
                Row(title: note.title); Text(note.full)
              }
            }
          }
        }
      }
    }
    """,
    "Shelf/Row.swift": """
    import SwiftUI
    struct Row: View {
      let title: String
      @State private var isOn = false
      var body: some View {
        HStack {
          Text(title).accessibilityLabel("")
          Image("row")
          Badge()
        }
        .onTapGesture { isOn.toggle() }
      }
    }
    struct Badge: View { var body: some View { Text("Shelf") } }
    """,
    "Shelf/Row+Parts.swift": """
    import SwiftUI
    extension Row {
      var stars: some View { ForEach(0..<3) { _ in Image("star") } }
    }
    extension View {
      func framed() -> some View { overlay { Text("Frame") } }
    }
    """,
    "Shelf/Shelf+Red.swift": """
    import SwiftUI
    extension Shelf {
      var red: some View { VStack { if notes.filter({ $0.isRed }).isEmpty { Text("No red") } } }
    }
    """,
    "Shelf/Shelf+New.swift": """
    import SwiftUI
    extension Shelf {
      var new: some View { VStack { if !notes.filter({ $0.isNew }).isEmpty { Text("New") } } }
    }
    """,
    "Details/Details.swift": """
    import SwiftUI
    struct Details: View {
      let note: Note
      let isBusy: Bool
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        Form {
          heading
          if isBusy { Row(title: note.title) } else { Text("details.free").framed() }
          if !isBusy { Toggle("", isOn: .constant(true)) }
          Grid(note: note)
          Row(title: "Plain").stars
          Button { dismiss() } label: { Image(systemName: "xmark") }
        }
      }
      struct Grid: View {
        let note: Note
        var body: some View { Badge(); Text(note.full).framed() }
      }
    }
    """,
    "Details/Details+Heading.swift": """
    import SwiftUI
    extension Details {
      @ViewBuilder var heading: some View {
        Text(note.title).font(.title)
        Row(title: note.title)
      }
    }
    """,
    "Details/Row.swift": """
    import SwiftUI
    struct Row: View {
      let title: String
      var body: some View { Text(title); Text("Detail"); Badge() }
    }
    extension Row { var stars: some View { Image("comet") } }
    """,
    "Model/Note.swift": """
    struct Note: Identifiable {
      let id: Int
      let title: String
      let tags: [Tag]
      var full: String { tags.isEmpty ? title : title + "!" }
    }
    enum Tag: CaseIterable { case red, green }
    """,
    "Other/Badge.swift": """
    import SwiftUI
    struct Badge: View { var body: some View { Button { } label: { Image("other") } } }
    extension View {
      func framed() -> some View { background { Text("Ground") } }
    }
    """,
    "Shelf/Texts.swift": """
    import SwiftUI
    enum Texts {
      typealias Cart = L10n.Cart
      static var title: some View { Button(Cart.title) { }; L10n.lockSolid.swiftUIImage }
    }
    """,
    "App/Cart.strings": "\"title\" = \"Cart\";\n",
    "App/en.lproj/Localizable.strings": """
    "tags.title" = "Tags";
    "shelf.title" = "Shelf";
    "shelf.hint" = "Tap to open";
    """,
    "App/de.lproj/Localizable.strings": """
    "shelf.title" = "Regal";
    "details.free" = "Frei";
    """,
    "Details/en.lproj/Localizable.strings": """
    "shelf.hint" = "Another hint";
    "details.free" = "Free";
    """,
    "App/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16.0\n",
  ].merging(uiKit) { $1 }

  /// Others that come and go; some declare the same names, or the same files with something else in them.
  static let passing: [String: String] = [
    "Shelf/Badge.swift": """
    import SwiftUI
    struct Badge: View { var body: some View { Slider(value: $x) } }
    """,
    "App/Row.swift": """
    import SwiftUI
    struct Row: View { let title: String; var body: some View { Stepper("x", value: $x) } }
    struct Grid: View { let note: Note; var body: some View { Text("Grid") } }
    """,
    "Model/Mode.swift": "enum Mode { case list, other }\nenum Tag { case blue }\n",
    "Other/Framed.swift": """
    import SwiftUI
    extension View { func framed() -> some View { self } }
    extension Details { var heading: some View { EmptyView() } }
    """,
    "Details/Details.swift": """
    import SwiftUI
    struct Details: View { let note: Note; let isBusy: Bool; var body: some View { Text("Short") } }
    """,
    "App/A.xcassets/Lock-Solid.imageset/Contents.json": "{}",
    "App/B.xcassets/lock_solid.symbolset/Contents.json": "{}",
    "App/Base.lproj/Cart.stringsdict": """
    <dict><key>items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>other</key><string>%d pieces</string></dict></dict></dict>
    """,
    "Shelf/Base.lproj/Cart.strings": "\"title\" = \"Basket\"; \"items\" = \"%d items\";\n",
    "Other/L10n.swift": "enum L10n { enum Cart { static let title = \"Own cart\" } }\n",
    "App/fr.lproj/Localizable.strings": "\"shelf.title\" = \"Rayon\";\n",
    "Other/Home.swift": """
    import SwiftUI
    struct Other: View { var body: some View { Home(notes: [], mode: .map); Loaded { _, _ in } } }
    """,
    "Other/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n",
  ].merging(passingUIKit) { $1 }
}
