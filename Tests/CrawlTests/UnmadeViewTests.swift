import Rules
import TestSupport
import Testing
import Views
import VoiceOver

@testable import Crawl

/// Views of an app that nobody can come to see: they are no screens, and nothing in them is found.
@Suite struct `Views that no code makes` {
  private static let app =
    "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Front() } } }"
  private static let front = view("Front", "Text(\"Front\")")

  private static func view(_ name: String, _ body: String, _ access: String = "") -> String {
    """
    import SwiftUI
    \(access)struct \(name): View {
      var body: some View { \(body); Button(action: add) { Image(systemName: "plus") } }
    }
    """
  }

  private static func tree(_ sources: [String: String]) -> LiveTree {
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    _ = tree.apply(sources.sorted { $0.key < $1.key }.map { SourceChange($0.key, $0.value) })
    return tree
  }

  /// The screens, and the views that something is found in.
  private static func told(_ tree: LiveTree) -> [[String]] {
    [
      tree.screens.keys.map(\.name).sorted(),
      Set(tree.findings.values.joined().map(\.view)).sorted(),
    ]
  }

  @Test(arguments: [
    "", "#Preview { Old() }", "struct Old_Previews: PreviewProvider { static var p = Old() }",
    "extension Old { static let size = 3 }", "// Old()", "let name = \"Old\"",
    "func draw() -> UIImage? { ImageRenderer(content: Old()).uiImage }",
    "class Effect { var renderer: ImageRenderer<Old>? }",
    "func draw() { let old = Old().bold()\n set(ImageRenderer(content: old).cgImage) }",
    "#if os(macOS)\nlet first = Old()\n#endif", "#if DEBUG\nlet first = Old()\n#else\n#endif",
  ])
  func `are no screens, whatever else has their name`(_ code: String) {
    let sources = [
      "App.swift": Self.app, "Front.swift": Self.front,
      "Old.swift": Self.view("Old", "Text(\"Old\")"),
      "More.swift": "import SwiftUI\n" + code,
    ]
    #expect(Self.told(Self.tree(sources)) == [["Front"], ["Front"]])
  }

  @Test func `make no others either, also where they stand in a type that is shown`() {
    let nested = { (use: String) in
      """
      import SwiftUI
      extension Front {
        struct Old: View { var body: some View { Box(); Model() } }
        struct Box: View { var body: some View { Button(action: add) { Image(systemName: "plus") } } }
        struct Model { let box = 1 }
      }
      \(use)
      """
    }
    var tree = Self.tree([
      "App.swift": Self.app, "Front.swift": Self.front, "Old.swift": nested(""),
    ])
    #expect(Self.told(tree) == [["Front"], ["Front"]])
    _ = tree.apply([SourceChange("Old.swift", nested("let first = Front.Old()"))])
    #expect(Self.told(tree) == [["Front", "Front.Old"], ["Front", "Front.Box"]])
    _ = tree.apply([SourceChange("Old.swift", nested(""))])
    #expect(Self.told(tree) == [["Front"], ["Front"]])
  }

  /// Others of that name have nothing to do with it.
  @Test func `are no screens where another file has a private view of their name`() {
    var tree = Self.tree([
      "App.swift": Self.app,
      "Front.swift": Self.view("Front", "Clock()")
        + "\nprivate struct Clock: View { var body: some View { Text(\"Now\") } }",
      "Effect.swift": Self.view("Clock", "Text(\"Then\")", "private ")
        + "\nfunc draw() -> UIImage? { ImageRenderer(content: Clock()).uiImage }",
    ])
    #expect(Self.told(tree) == [["Front"], ["Front"]])
    let shown = Self.view("Clock", "Text(\"Then\")", "private ") + "\nlet first = Clock()"
    _ = tree.apply([SourceChange("Effect.swift", shown)])
    #expect(Self.told(tree) == [["Clock", "Front"], ["Clock", "Front"]])
  }

  /// What is private only its file can call, and it does not.
  @Test(arguments: [
    "private func make() -> some View { Old() }", "fileprivate func make() -> Old { Old() }",
    "private func make() { show(Old()) }\nprivate func other() { make() }",
    "private func make(_ n: Int) { n == 0 ? show(Old()) : make(n - 1) }",
    "private extension View { func aged() -> some View { overlay(Old()) } }",
    "extension View { @available(iOS 17, *) private func aged() -> some View { overlay(Old()) } }",
    "extension Front { @ViewBuilder private var past: some View { Old() } }",
    "class Router { private func go() { push(UIHostingController(rootView: Old())) } }",
    "private func make() -> some View { Old() }\n#Preview { make() }",
    "private func make() -> some View { Old() }\n#if os(macOS)\nlet first = make()\n#endif",
    "private var card: some View { Old() }\nfunc draw() { set(ImageRenderer(content: card).cgImage) }",
  ])
  func `are no screens where only private code has their name that nothing calls`(_ code: String) {
    let sources = [
      "App.swift": Self.app, "Front.swift": Self.front,
      "Old.swift": Self.view("Old", "Text(\"Old\")"),
      "More.swift": "import SwiftUI\nimport UIKit\n" + code,
    ]
    #expect(Self.told(Self.tree(sources)) == [["Front"], ["Front"]])
  }

  @Test(arguments: [
    "private func make() -> some View { Old() }\nlet first = make()",
    "private func make() { show(Old()) }\nlet first = Button(action: make) {}",
    "private func make() -> some View { Old() }\nfunc other() { make() }",
    "func make() -> some View { Old() }",
    "private extension View { func aged() -> some View { overlay(Old()) } }\nlet a = Text(\"\").aged()",
    "extension Front { private var past: some View { Old() }; var now: some View { past } }",
    "extension Front { private var past: Old? { Old() }; func go() { if let past { show(past) } } }",
    "extension Front { private static var past: some View { Old() }; static let all = [\\Self.past] }",
    "class Router { @objc private func go() { push(UIHostingController(rootView: Old())) } }",
    "class Router { private let first = Old() }", "class Router { private lazy var first = Old() }",
    "class Router { private var page = 0 { didSet { show(Old()) } } }",
    "private struct Way: Showing { fileprivate func make() -> Old { Old() } }\nlet way = Way()",
    "private struct Way {}\nfileprivate extension Way { func make() -> Old { Old() } }\nlet a = Way()",
    "private protocol Showing { func make() -> Old }\nextension Way: Showing { fileprivate func make() -> Old { Old() } }",
    "private extension Way { func callAsFunction() -> Old { Old() } }\nlet a = Way()()",
    "private func make() -> some View { Old() }\nstruct Other { func make() -> Int { 1 } }",
  ])
  func `are made by private code that may be called`(_ code: String) {
    let sources = [
      "App.swift": Self.app, "Front.swift": Self.front,
      "Old.swift": Self.view("Old", "Text(\"Old\")"),
      "More.swift": "import SwiftUI\nimport UIKit\n" + code,
    ]
    #expect(Self.told(Self.tree(sources))[0].contains("Old"))
  }

  @Test(arguments: [
    "let first = Old()", "#if os(iOS)\nlet first = Old()\n#endif",
    "#if os(macOS)\n#else\nlet first = Old()\n#endif", "func show(_ view: Old) {}",
    "typealias First = Old",
    "func draw() { let old = Old()\n set(ImageRenderer(content: other).cgImage) }",
    "func draw() { go(Old(), ImageRenderer(content: image)) }",
    "import UIKit\nclass Router { func go() { push(UIHostingController(rootView: Old())) } }",
  ])
  func `are made by any code that has their name`(_ code: String) {
    let sources = [
      "App.swift": Self.app, "Front.swift": Self.front,
      "Old.swift": Self.view("Old", "Text(\"Old\")"),
      "More.swift": code,
    ]
    #expect(Self.told(Self.tree(sources)) == [["Front", "Old"], ["Front", "Old"]])
  }

  @Test(arguments: [
    "struct Old_Style: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Old() } }",
    "extension Picker { init(_ title: String) { self.init(title) { Old() } } }",
    "class Boats { func fill(_ cell: Cell) { cell.content = UIHostingConfiguration { Old() } } }",
    "class Boat: UITableViewCell { func fill() { add(UIHostingController(rootView: Old()).view) } }",
    """
    struct Dock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "dock", provider: Ships()) { _ in Old() }
      }
    }
    """,
    """
    func island(_ context: Context) -> DynamicIsland {
      DynamicIsland { Region(.leading) { Old() } } compactLeading: { Text("1") }
    }
    """,
    """
    struct Keys: Commands {
      var body: some Commands { CommandGroup(after: .toolbar) { Old() } }
    }
    """,
    """
    struct Lines: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View { ForEach(children) { _ in Old() } }
    }
    """,
  ])
  func `are no screens either where they are made as parts of something`(_ code: String) {
    let sources = [
      "App.swift": Self.app, "Front.swift": Self.front,
      "Old.swift": Self.view("Old", "Text(\"Old\")"),
      "More.swift": "import SwiftUI\n" + code,
    ]
    let fresh = Self.tree(sources)
    #expect(Self.told(fresh) == [["Front"], ["Front", "Old"]])
    var tree = Self.tree(sources)
    _ = tree.apply([SourceChange("More.swift", "let first = Old()")])
    #expect(Self.told(tree) == [["Front", "Old"], ["Front", "Old"]])
    _ = tree.apply([SourceChange("More.swift", sources["More.swift"])])
    #expect(tree.screens == fresh.screens)
  }

  @Test(arguments: [
    "extension UIHostingController { convenience init() { self.init(rootView: Old()) } }",
    "extension NavigationLink { init() { self.init { Old() } label: { Text(\"Old\") } } }",
    "class Router { init() { root = Old() } }",
  ])
  func `are screens where code shows them`(_ code: String) {
    let sources = [
      "App.swift": Self.app, "Front.swift": Self.front,
      "Old.swift": Self.view("Old", "Text(\"Old\")"),
      "More.swift": "import SwiftUI\nimport UIKit\n" + code,
    ]
    #expect(Self.told(Self.tree(sources)) == [["Front", "Old"], ["Front", "Old"]])
  }

  @Test func `may be made by other repositories, where they are public or there is no app`() {
    var sources = [
      "App.swift": Self.app, "Front.swift": Self.front,
      "Old.swift": Self.view("Old", "Text(\"Old\")", "public "),
    ]
    #expect(Self.told(Self.tree(sources))[0] == ["Front", "Old"])
    sources["Old.swift"] = Self.view("Old", "Text(\"Old\")")
    sources["App.swift"] = nil
    #expect(Self.told(Self.tree(sources))[0] == ["Front", "Old"])
  }

  @Test(arguments: ["Old", "Preview"])
  func `are made by nobody else either where they only frame previews`(_ name: String) {
    var sources = [
      "App.swift": Self.app, "Front.swift": Self.front,
      "Old.swift": Self.view(name, "Text(\"Old\").previewDisplayName(\"Dark\")", "public "),
      "More.swift": "import SwiftUI\n#Preview { \(name)() }",
    ]
    var tree = Self.tree(sources)
    #expect(Self.told(tree) == [["Front"], ["Front"]])
    for (path, source) in [
      ("Old.swift", Self.view(name, "Text(\"Old\")", "public ")),
      ("Old.swift", sources["Old.swift"]), ("More.swift", "let first = \(name)()"),
    ] {
      sources[path] = source
      _ = tree.apply([SourceChange(path, source)])
      #expect(Self.told(tree)[0] == ["Front", name] || path == "Old.swift")
      #expect(tree.screens == Self.tree(sources).screens)
    }
    let preview =
      "\nstruct Old_Previews: PreviewProvider { static var p = \(name)().previewDevice(one) }"
    sources["Old.swift"] = Self.view(name, "Text(\"Old\")", "public ") + preview
    sources["More.swift"] = nil
    #expect(Self.told(Self.tree(sources))[0] == ["Front", name])
  }

  /// Others depend on a repository by the manifest in its root, and not on a folder of it.
  @Test(arguments: [
    ("Kit/Package.swift", "application", [[], ["Old"]]),
    ("Kit/Package.swift", "framework", [["Old"], ["Old"]]),
    ("Package.swift", "application", [["Old"], ["Old"]]),
    ("Other/Package.swift", "application", [["Old"], ["Old"]]),
  ])
  func `are made by nobody else either where the app alone can use their package`(
    _ path: String, _ product: String, _ screens: [[String]]
  ) {
    var tree = Self.tree([
      "App.swift": Self.app, "Front.swift": Self.front,
      "Kit/Sources/Kit/Old.swift": Self.view("Old", "Text(\"Old\")", "public "),
    ])
    let source = "// swift-tools-version: 5.9\nlet package = Package(name: \"Kit\")"
    let manifest = SourceBlob(manifest: PackageManifest(Array(source.utf8).span), size: 0)
    var target = ProjectText.Target.of("iphoneos", ["App.swift", "Front.swift"])
    target.product = product
    let text = ProjectText([target]).text
    let project = SourceBlob(project: Project(Array(text.utf8).span), size: 0)
    func change(_ path: String, _ blob: SourceBlob?) -> SourceChange {
      SourceChange(path: path, source: blob.map { LiveSource(blob: $0, isCounted: false) })
    }
    let place = "App.xcodeproj/project.pbxproj"
    _ = tree.apply([change(path, manifest)])
    #expect(Self.told(tree)[0] == ["Front", "Old"])
    _ = tree.apply([change(place, project)])
    #expect(Self.told(tree)[0] == ["Front"] + screens[0])
    _ = tree.apply([change(place, nil)])
    #expect(Self.told(tree)[0] == ["Front"] + screens[1])
    _ = tree.apply([change(place, project)])
    _ = tree.apply([SourceChange("Kit/Sources/Kit/More.swift", "let first = Old()")])
    #expect(Self.told(tree)[0] == ["Front", "Old"])
  }

  @Test func `are no screens of a package either, where all of it is there`() {
    let sources = [
      "Kit/Sources/Front.swift": Self.view("Front", "Text(\"Front\")", "public "),
      "Kit/Sources/Old.swift": Self.view("Old", "Text(\"Old\")"),
      "Other/Loose.swift": Self.view("Loose", "Text(\"Loose\")"),
    ]
    var tree = Self.tree(sources)
    #expect(Self.told(tree)[0] == ["Front", "Loose", "Old"])
    let manifest = SourceBlob(target: DeploymentTarget(major: 17), size: 0)
    _ = tree.apply([
      SourceChange(
        path: "Kit/Package.swift", source: LiveSource(blob: manifest, isCounted: false))
    ])
    #expect(Self.told(tree)[0] == ["Front", "Loose"])
  }

  @Test func `take with them what only they make`() {
    var sources = [
      "App.swift": Self.app, "Front.swift": Self.front, "Old.swift": Self.view("Old", "Part()"),
      "Part.swift": Self.view("Part", "Rest()"), "Rest.swift": Self.view("Rest", "Rest()"),
    ]
    #expect(Self.told(Self.tree(sources)) == [["Front"], ["Front"]])
    // Code that shows what another view of it is for.
    sources["Router.swift"] = "let part = Part()"
    #expect(Self.told(Self.tree(sources)) == [["Front", "Part"], ["Front", "Part", "Rest"]])
  }

  @Test func `are known to a tree that changes as to one that does not`() {
    let steps: [(String, String?)] = [
      ("Old.swift", Self.view("Old", "Part()")), ("App.swift", Self.app),
      ("Front.swift", Self.front), ("Part.swift", Self.view("Part", "Old()")),
      ("Router.swift", "let part = Part()"), ("Router.swift", "let old = Old()"),
      ("Router.swift", nil), ("Front.swift", Self.view("Front", "Part()")),
      ("Part.swift", Self.view("Part", "Text(\"Part\")")), ("App.swift", nil),
      ("Old.swift", nil), ("App.swift", Self.app), ("Old.swift", Self.view("Old", "Part()")),
      ("Front.swift", Self.front), ("Tests/Old.swift", "let part = Part()"),
    ]
    var sources: [String: String] = [:]
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    for (path, source) in steps {
      sources[path] = source
      let before = tree.findings
      tree.mark()
      _ = tree.apply([SourceChange(path, source)])
      let fresh = Self.tree(sources)
      #expect(tree.screens == fresh.screens, "\(path): \(source ?? "gone")")
      #expect(tree.findings == fresh.findings)
      #expect(tree.tally == fresh.tally)
      tree.rewind()
      #expect(tree.findings == before)
      _ = tree.apply([SourceChange(path, source)])
      #expect(tree.findings == fresh.findings)
    }
    #expect(Self.told(tree) == [["Front"], ["Front"]])
  }
}
