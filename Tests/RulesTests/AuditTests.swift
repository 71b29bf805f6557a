import Rules
import Testing
import Views
import VoiceOver

@Suite struct `An audit` {
  private let source = """
    import SwiftUI
    struct CartView: View {
      var body: some View {
        VStack {
          Image("ic_cart")
          Text("Cart")
        }
      }
    }
    """

  @Test func `keeps who a finding is while lines move and layout is put around it`() throws {
    let before = try #require(findings(source).first)
    let changed = [
      "\n\n// A comment\n" + source,
      source.replacing("VStack {\n", with: "ScrollView { HStack { VStack {\n")
        .replacing("Text(\"Cart\")\n    }", with: "Text(\"Cart\")\n    } } }"),
      source.replacing("Text(\"Cart\")", with: "Text(\"Basket\").bold()"),
    ]
    for text in changed {
      let after = try #require(findings(text).first)
      #expect(after.fingerprint == before.fingerprint, "\(text)")
    }
    #expect(findings(source, path: "Shop/Cart.swift").first?.fingerprint == before.fingerprint)
    #expect(before.fingerprint.count == 16)
  }

  @Test func `tells one finding from another`() {
    let other = source.replacing("ic_cart", with: "ic_bin")
    #expect(findings(source).map(\.fingerprint) != findings(other).map(\.fingerprint))
    let renamed = source.replacing("CartView", with: "BasketView")
    #expect(findings(source).map(\.fingerprint) != findings(renamed).map(\.fingerprint))
  }

  @Test func `reports a part once, however many screens show it`() {
    let audit = Project([
      "Cart.swift": source,
      "A.swift":
        "import SwiftUI\nstruct A: View { var body: some View { CartView(); CartView() } }",
      "B.swift": "import SwiftUI\nstruct B: View { var body: some View { CartView() } }",
    ]).audit()
    #expect(audit.findings.count == 1)
    #expect(audit.elements["image-filename-label"] == 1)
  }

  /// In the screen itself one button has no name; what is deepest in it, the screen does not show.

  @Test(arguments: [
    // Its button is too deep: only the tap is left.
    "Part().onTapGesture { open() }",
    // Its sides are too deep: a title that is not empty.
    "Button((isOpen ? \"Hide\" : \"Show\") as String) { open() }",
  ])
  func `takes nothing deep in a screen that is too large for wrong`(_ view: String) {
    let levels = (0..<13).map { level in
      "struct Level\(level): View { var body: some View { VStack { \(view); Level\(level + 1)(); Level\(level + 1)() } } }"
    }
    let audit = Project([
      "Levels.swift": "import SwiftUI\n" + levels.joined(separator: "\n"),
      "Screen.swift": """
      import SwiftUI
      struct Level13: View { var body: some View { Text("Deep") } }
      struct Framed<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Part: View {
        var body: some View {
          VStack { Text("A"); Framed { Framed { Framed { Framed { Button("Open") { open() } } } } } }
        }
      }
      struct Screen: View { var body: some View { Level0(); Button("") { leave() } } }
      """,
    ]).audit()
    #expect(audit.findings.map(\.view) == ["Screen"])
    #expect(audit.findings.map(\.rule) == ["unlabeled-control"])
  }

  @Test(arguments: [("", ["icon-button-no-label"]), (".accessibilityLabel(\"Settings\")", [])])
  func `judges a part of a screen that is too large where all of it is shown`(
    _ label: String, _ expected: [String]
  ) {
    let levels = (0..<13).map { level in
      "struct Level\(level): View { var body: some View { VStack { Text(\"A\"); Level\(level + 1)(); Level\(level + 1)() } } }"
    }
    let audit = Project([
      "Levels.swift": "import SwiftUI\n" + levels.joined(separator: "\n"),
      "Screen.swift": """
      import SwiftUI
      struct Level13: View { var body: some View { Text("Deep") } }
      struct Gear: View { var body: some View { Button { open() } label: { Image(systemName: "gear") } } }
      struct Screen: View { var body: some View { Level0(); Gear()\(label) } }
      struct Other: View { var body: some View { Text("A"); Gear()\(label) } }
      """,
    ]).audit()
    #expect(audit.findings.map(\.rule) == expected)
  }

  @Test func `reports what a part shows apart`() {
    let sheet = """
      import SwiftUI
      struct Part: View {
        @State private var isShown = false
        var body: some View {
          Text("Part").sheet(isPresented: $isShown) { VStack { Image("ic_sheet"); Text("Sheet") } }
        }
      }
      """
    let whole =
      "import SwiftUI\nstruct Whole: View { var body: some View { VStack { Part(); Part() } } }"
    let audit = Project(["Part.swift": sheet, "Whole.swift": whole]).audit()
    #expect(audit.findings.map(\.rule) == ["image-filename-label"])
    #expect(audit.findings.first?.place.path == "Part.swift")
  }

  @Test func `leaves out previews and tests`() {
    let preview = source + "\n#Preview { Image(\"other\") }\n"
    #expect(findings(preview).count == 1)
    #expect(findings(source, path: "CartTests/CartTests.swift").isEmpty)
  }

  @Test func `obeys the comments of a file, and says which name no rule`() {
    func audit(_ line: String) -> Audit {
      Project([
        "Cart.swift": source.replacing("      Image(\"ic_cart\")", with: line)
      ]).audit()
    }
    let id = "image-filename-label"
    #expect(audit("Image(\"ic_cart\") // swipecost:disable \(id) -- a reason").findings.isEmpty)
    #expect(audit("// swipecost:disable:next \(id)\nImage(\"ic_cart\")").findings.isEmpty)
    #expect(audit("Image(\"ic_cart\")\n// swipecost:disable:file \(id)").findings.isEmpty)
    #expect(audit("// swipecost:disable \(id)\nImage(\"ic_cart\")").findings.count == 1)
    let wrong = audit("Image(\"ic_cart\") // swipecost:disable image-filname-label")
    #expect(wrong.findings.count == 1)
    #expect(
      wrong.problems.map(\.message) == [
        "there is no rule \"image-filname-label\"; did you mean \"image-filename-label\"?"
      ])
  }

  @Test func `is the same in whatever order files come`() {
    let files = [
      "Cart.swift": source,
      "Row.swift":
        "import SwiftUI\nstruct Row: View { var body: some View { HStack { Text(a); Image(\"b\") } } }",
      "Rows.swift":
        "import SwiftUI\nstruct Rows: View { var body: some View { List(all) { _ in Row() } } }",
    ]
    let once = Project(files).audit()
    #expect(once == Project(files).audit())
    #expect(once.findings == once.findings.sorted { $0.isBefore($1) })
    #expect(
      once.findings.map(\.rule) == [
        "image-filename-label", "ungrouped-row", "image-filename-label",
      ])
  }

  @Test func `gives the severity that a project wants`() throws {
    var settings = Settings()
    settings.rules = ["image-filename-label": .severity(.minor)]
    #expect(Project(["Cart.swift": source]).audit(settings).findings.map(\.severity) == [.minor])
    settings.rules = ["image-filename-label": .off]
    #expect(Project(["Cart.swift": source]).audit(settings).findings.isEmpty)
    settings = Settings()
    settings.exclude = [Glob("Cart.swift")]
    #expect(Project(["Cart.swift": source]).audit(settings).findings.isEmpty)
  }
}
