import Scenes
import Evaluation
import Syntax
import Testing
import Views
import VoiceOver

@Suite struct `A view of a package` {
  @Test func `is told by a table whose rows all say where they are read`() {
    #expect(PackageViews.all.count > 15)
    for row in (PackageViews.all.values.flatMap { $0 } + PackageViews.classes.values.flatMap { $0 })
    {
      let path = row.source.split(separator: " ")
      #expect(path.count > 1 && path[0].split(separator: "/").count == 2, "\(row.source)")
      #expect(path[1].contains(".swift") || path[1].contains(".h"), "\(row.source)")
    }
  }

  @Test func `is read again when its import comes and goes`() throws {
    func views(_ imports: String) -> FileViews {
      let source = """
        import SwiftUI
        \(imports)
        struct Sample: View { var body: some View { KFAnimatedImage(url); Text("A") } }
        """
      let bytes = Array(source.utf8)
      return lower(parse(bytes.span), bytes.span)
    }
    var index = ViewIndex()
    func said(_ imports: String) throws -> (count: Int, said: [String]) {
      let affected = index.apply([("Sample.swift", views(imports))])
      let type = try #require(index.allTypes.first)
      let reading = try #require(read(type, in: index, ReadingSettings()))
      index.record(reading.lookups, for: type)
      return (affected.count, reading.outline.report.stops.map(\.speech))
    }
    #expect(try said("") == (1, ["‹KFAnimatedImage›.", "A."]))
    #expect(try said("import Kingfisher") == (1, ["A."]))
    #expect(try said("import Kingfisher\nimport Other") == (0, ["A."]))
    #expect(try said("import Other") == (1, ["‹KFAnimatedImage›.", "A."]))
  }
}

extension `A view of a package` {
  @Test(arguments: [
    (
      "Engine",
      "StateAdapter(initialValue: false) { isOn in Toggle(\"A\", isOn: isOn); Text(\"B\") }", "2"
    ),
    ("CollectionHStack", "CollectionHStack(uniqueElements: names, columns: 3) { Text($0) }", "20"),
    ("CollectionHStack", "CollectionHStack(count: 4, minWidth: 30) { _ in Text(\"A\") }", "4"),
    (
      "CollectionVGrid",
      "CollectionVGrid(uniqueElements: names, id: \\.self, layout: one) { Text($0) }", "20"
    ),
  ])
  func `has in it what it is given, wherever it is imported`(
    _ module: String, _ body: String, _ swipes: String
  ) throws {
    let view = "struct Sample: View { let names: [String]; var body: some View { \(body) } }"
    for files in [
      ["Sample.swift": "import SwiftUI\nimport \(module)\n" + view],
      [
        "Sample.swift": "import SwiftUI\n" + view,
        "Common/All.swift": "@_exported import \(module)",
      ],
    ] {
      let report = try #require(Sample(files).main)
      #expect(report.swipes.platform.text == swipes)
      #expect(!report.isOpaque)
    }
    let other = Sample(["Sample.swift": "import SwiftUI\n" + view, "A.swift": "import \(module)"])
    #expect(try #require(other.main).isOpaque)
  }
}

@Suite struct `A screen of the system` {
  private static let beside = """
    import SafariServices
    struct Safari: UIViewControllerRepresentable {
      let url: URL
      func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: url)
      }
    }
    struct Pictures: UIViewControllerRepresentable {
      typealias UIViewControllerType = PHPickerViewController
      func makeUIViewController(context: Context) -> UIViewControllerType { Kit.picker(context) }
    }
    final class Preview: QLPreviewController {}
    struct Looked: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UINavigationController {
        let preview = Preview()
        preview.title = "P"
        return UINavigationController(rootViewController: preview)
      }
    }
    """

  @Test(arguments: [
    "Safari(url: url)", "Pictures()", "Looked()", "NavigationStack { Safari(url: url) }",
  ])
  func `is no screen of the app where it is shown apart`(_ view: String) {
    for way in [
      ".sheet(isPresented: $isOpen) { \(view) }", ".fullScreenCover(item: $item) { _ in \(view) }",
      ".popover(isPresented: $isOpen) { if let url { \(view) } }",
    ] {
      let sample = Sample(body: "Text(\"A\")" + way, Self.beside)
      #expect(sample.reports.map(\.name) == ["Sample"], "\(way)")
      #expect(sample.main?.isOpaque == false)
    }
  }

  @Test func `is a part of what stands around it`() throws {
    let sheet =
      "Text(\"A\").sheet(isPresented: $isOpen) { VStack { Text(\"B\"); Safari(url: url) } }"
    let shown = try #require(Sample(body: sheet, Self.beside)["Sample.sheet"])
    #expect(shown.said == ["B.", "‹Safari›."])
    #expect(shown.isOpaque)
    #expect(try #require(Sample(body: "Safari(url: url)", Self.beside).main).isOpaque)
  }

  @Test func `of the app's own is the controller's`() throws {
    let sample = Sample(
      body: "Text(\"A\").sheet(isPresented: $isOpen) { Wrapped() }",
      """
      final class Inbox: UIViewController {
        override func viewDidLoad() { let label = UILabel(); label.text = "B"; view.addSubview(label) }
      }
      struct Wrapped: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Inbox { Inbox() }
      }
      """)
    let screens = sample.reports.filter { $0.screen != nil }
    #expect(screens.map(\.name).sorted() == ["Inbox", "Sample"])
    #expect(sample["Inbox"]?.said == ["B."])
  }
}

@Suite struct `A count is open` {
  @Test func `where something is unknown, unless one control or element is made of it`() throws {
    func isOpen(_ body: String) throws -> Bool { try #require(Sample(body: body).main).isOpaque }
    #expect(try isOpen("Badge()"))
    #expect(try isOpen("Card(a) { Text(\"A\") }"))
    #expect(try !isOpen("Button { } label: { Badge(); Text(\"A\") }"))
    #expect(try !isOpen("Menu { Text(\"B\") } label: { Card(a) { Text(\"A\") } }"))
    #expect(try !isOpen("NavigationLink(value: 1) { Badge(); Text(\"A\") }"))
    #expect(try !isOpen("HStack { Badge(); Text(\"A\") }.accessibilityElement(children: .combine)"))
    #expect(try !isOpen("ShortcutsLink()"))
    #expect(try isOpen("HStack { Badge(); Button(\"A\") {} }"))
  }

  @Test func `but not by a view that stands in itself`() throws {
    let report = try #require(
      Sample(
        body: "Tree(node: root)",
        """
        struct Tree: View {
          let node: Node
          var body: some View { Text(node.name); ForEach(node.children) { Tree(node: $0) } }
        }
        """
      ).main)
    #expect(!report.isOpaque)
    #expect(report.said == ["‹node.name›.", "‹Tree› repeats itself."])
  }

  @Test func `not by a web page, which says so`() throws {
    let sample = try #require(Sample(body: "WebView(url: url); Text(\"A\")").main)
    #expect(sample.said == ["web page.", "A."])
    #expect(sample.isWeb && !sample.isOpaque)
    #expect(try !#require(Sample(body: "Text(\"A\")").main).isWeb)
  }
}

@Suite struct `A package whose source is there` {
  private static let path = "//github.com/acme/Kit//Cards/Sources/Cards/Card.swift"

  private func sample(_ body: String, _ package: String, beside: String = "") -> Sample {
    Sample([
      "Sample.swift": """
      import SwiftUI
      import Cards
      struct Sample: View { var body: some View { \(body) } }
      \(beside)
      """,
      Self.path: "import SwiftUI\n" + package,
    ])
  }

  @Test func `is read where the app shows it`() throws {
    let sample = sample(
      "Card(title: \"A\") { Button(\"B\") {} }.framed()",
      """
      public struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        public var body: some View { VStack { Text(title); content() } }
      }
      extension View { public func framed() -> some View { overlay { Text("C") } } }
      struct Sample: View { var body: some View { Text("not this") } }
      """)
    let report = try #require(sample.main)
    #expect(report.stops.map(\.speech) == ["A.", "B. Button.", "C."])
    #expect(!report.isOpaque)
    #expect(sample.reports.map(\.name) == ["Sample"])
  }

  @Test func `tells more than a row of its name`() throws {
    let body = "HFlow { Text(\"A\") }"
    let files = [
      "Sample.swift":
        "import SwiftUI\nimport Flow\nstruct Sample: View { var body: some View { \(body) } }",
      "//github.com/tevelee/SwiftUI-Flow//Flow/Sources/Flow/HFlow.swift": """
      import SwiftUI
      public struct HFlow<Content: View>: View {
        @ViewBuilder let content: () -> Content
        public var body: some View { VStack { Text("first"); content() } }
      }
      """,
    ]
    #expect(try #require(Sample(files).main).stops.map(\.speech) == ["first.", "A."])
    let row = files.filter { $0.key == "Sample.swift" }
    #expect(try #require(Sample(row).main).stops.map(\.speech) == ["A."])
    #expect(PackageViews.standing(of: "Flow") == nil)
    #expect(PackageViews.standing(of: "Kingfisher") != nil)
    #expect(PackageViews.standing(of: "MarkdownUI") != nil)
    #expect(PackageViews.knowRepository("onevcat/kingfisher"))
  }

  @Test func `hides nothing of the system behind what it keeps to itself`() throws {
    let sample = sample(
      "VStack { Label(\"A\", systemImage: \"star\"); Toggle(\"B\", isOn: .constant(true)).hidden() }",
      """
      struct Label: View { var body: some View { EmptyView() } }
      extension View { func hidden() -> some View { self } }
      """)
    #expect(try #require(sample.main).stops.map(\.speech) == ["A."])
  }

  @Test func `shows its own screens as its own, and what the app puts on them as the app's`() throws
  {
    let sample = sample(
      "Text(\"A\").helped().asked { Text(\"mine\") }.sheet(isPresented: .constant(true)) { Guide() }",
      """
      public struct Guide: View { public var body: some View { Text("guide") } }
      extension View {
        public func helped() -> some View { sheet(isPresented: .constant(true)) { Text("help") } }
        public func asked<C: View>(@ViewBuilder _ content: @escaping () -> C) -> some View {
          fullScreenCover(isPresented: .constant(true)) { VStack { Text("title"); content() } }
        }
      }
      """)
    let screens = sample.reports.filter { $0.screen != nil }
    #expect(screens.map(\.name) == ["Sample", "Sample.cover"])
    #expect(screens[1].place.path == "Sample.swift")
    #expect(screens[1].stops.map(\.speech) == ["title.", "mine."])
  }
}
