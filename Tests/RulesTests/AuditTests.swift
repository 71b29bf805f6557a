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

  private func findings(_ source: String, path: String = "Cart.swift") -> [Finding] {
    Project([path: source]).audit().findings
  }

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

  @Test func `names the value that a shape tells of`() {
    let view = { (condition: String) in
      """
      import SwiftUI
      struct MailView: View {
        var body: some View { HStack { Text(mail.title); if \(condition) { Circle().fill(.red) } } }
      }
      """
    }
    for (condition, subject) in [
      ("let flag", "flag"), ("let flag = mail.flag", "mail.flag"), ("mail.isNew", "mail.isNew"),
    ] {
      let messages = findings(view(condition)).map(\.message)
      #expect(messages.count { $0.contains("tells of “\(subject)”") } == 1, "\(messages)")
    }
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

  @Test(arguments: [
    ("Text(a); Text(b)", nil),
    ("Image(\"ic_a\"); Text(a); Text(b)", nil),
    ("Image(systemName: \"star\"); Text(a)", nil),
    ("Image(systemName: one.icon); Text(one.name)", nil),
    ("Image(systemName: one.kind.icon); Text(one.kind.name)", nil),
    ("Text(a); if isOn { HStack { Image(systemName: \"play\"); Text(b) } }", nil),
    (
      "if let cover { Image(uiImage: cover) } else { Image(systemName: \"photo\") }; Text(b)",
      "what they say leaves out the image."
    ),
    ("Text(a); Image(systemName: one.kind.icon)", "what they say leaves out what a symbol shows."),
    (
      "Text(a); if isOn { Image(systemName: \"checkmark\") }",
      "what they say leaves out what a symbol shows."
    ),
    (
      "Text(a); Image(systemName: isOn ? \"lock\" : \"lock.open\")",
      "what they say leaves out what a symbol shows."
    ),
    ("AsyncImage(url: a); Text(b)", "what they say leaves out the loaded image."),
    (
      "AsyncImage(url: a); Text(b); if isNew { Circle().fill(.blue) }",
      "what they say leaves out the loaded image and what a shape shows."
    ),
  ])
  func `says of a row that systems merge what is lost`(_ row: String, _ end: String?) {
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View { List(all) { one in NavigationLink(value: one) { HStack { \(row) } } } }
      }
      """
    let found = findings(source).first { $0.rule == "ungrouped-row" }
    #expect((found == nil) == (end == nil))
    if let found, let end { #expect(found.message.hasSuffix(end)) }
  }

  @Test func `finds a row also where it is a number of times that nobody dares to say`() {
    let row = "ForEach(part.lines) { line in HStack { Text(line.a); Text(line.b) } }"
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View { List(all) { one in ForEach(one.parts) { part in \(row) } } }
      }
      """
    #expect(findings(source).map(\.message).contains { $0.contains("800 swipes over 400 rows") })
  }

  @Test(arguments: [
    ("Text(a); Text(b)", "Each row is 2 stops: 40 swipes"),
    ("Text(a); Text(b); if isOld { Text(c) }", "Each row is up to 3 stops: up to 60 swipes"),
    (
      "VStack { Text(a); Text(b) }; Chart(days) { BarMark(x: $0.day, y: $0.sum) }",
      "Each row is 3 stops: 60 swipes over 20 rows, 20 when its parts are one element."
    ),
  ])
  func `says of a row how many stops it is at most`(_ row: String, _ begin: String) throws {
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View { List(all) { one in HStack { \(row) } } }
      }
      """
    let found = try #require(findings(source).first { $0.rule == "ungrouped-row" })
    #expect(found.message.hasPrefix(begin))
  }

  @Test func `takes no row for parts with taps that holds what is not known`() {
    let source = """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          ForEach(letters) { letter in
            HStack {
              if letter.isMine { Image(letter.face).onTapGesture { show(letter) } }
              Bubble { VStack { Text(letter.text); Text(letter.date) } }
              if !letter.isMine { Image(letter.face).onTapGesture { show(letter) } }
            }
          }
        }
      }
      """
    #expect(findings(source).contains { $0.rule == "ungrouped-row" })
  }

  @Test func `places a row where all of it is, and not at its last line`() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        let one: One
        var body: some View {
          VStack { Text(one.a); Text(one.b); HStack { ForEach(one.marks) { m in Text(m) } } }
          if isOpen { Text(one.c) }
        }
      }
      struct Rows: View { var body: some View { List { ForEach(all) { one in Row(one: one) } } } }
      """
    let found = try #require(findings(source).first { $0.rule == "ungrouped-row" })
    #expect(found.place.line == 9)
  }

  @Test func `says a lost text once, and not what a tool made of a file's name`() throws {
    func message(_ views: String) -> String? {
      findings("import SwiftUI\nstruct A: View { var body: some View { \(views) } }").first?.message
    }
    let lost = message(
      """
      VStack { Text("Near"); Text("Near"); Text("Far") }
        .accessibilityElement(children: .ignore).accessibilityLabel("Places")
      """)
    #expect(lost == "The element does not say “Near”, “Far”.")
    let image = message("Image(.cart24)")
    #expect(image == "VoiceOver reads the name of the file that “.cart24” stands for.")
    for (made, heard) in [
      ("systemName: \"forward\"", "a description of the symbol “forward”"),
      ("named: \"ic_skip\"", "the file name “ic_skip”"),
    ] {
      let button = findings(
        """
        import UIKit
        final class A: UIView {
          private let skip = UIButton()
          func build() {
            skip.setImage(UIImage(\(made)), for: .normal)
            addSubview(skip)
          }
        }
        """)
      #expect(button.map(\.message) == ["The skip shows only an image: VoiceOver reads \(heard)."])
    }
  }

  @Test func `names the case that a shape tells of`() {
    let messages = findings(
      """
      import SwiftUI
      struct Lamp: View {
        var body: some View {
          HStack { Text(name); switch light { case .on(let color): Circle().fill(color); case .off: EmptyView() } }
        }
      }
      """
    ).map(\.message)
    #expect(
      messages.contains("Only a Circle tells of the case “.on”; VoiceOver says nothing of it."))
  }

  @Test func `says once of a row what callers choose the sides of`() {
    let row = """
      import SwiftUI
      struct Line: View {
        let isTall: Bool
        var body: some View {
          Group {
            if isTall { tall } else { wide }
          }
        }
        var tall: some View { VStack { Text(title); Text(author) } }
        var wide: some View { HStack { Text(title); Text(author) } }
      }
      """
    let lists = """
      import SwiftUI
      struct A: View { var body: some View { List(all) { _ in Line(isTall: true) } } }
      struct B: View { var body: some View { List(all) { _ in Line(isTall: false) } } }
      struct C: View { var body: some View { List(all) { _ in Line(isTall: isBig) } } }
      """
    let found = Project(["Line.swift": row, "Lists.swift": lists]).audit().findings
    #expect(found.map(\.rule) == ["ungrouped-row"])
    #expect(found.map(\.place.line) == [5])
  }

  @Test func `says one thing of an image that callers name in several ways`() {
    let badge = """
      import SwiftUI
      struct Badge: View {
        let plan: Plan
        var body: some View { Image(plan.name) }
      }
      struct Plan { let name: String }
      """
    let audit = Project([
      "Badge.swift": badge,
      "A.swift":
        "import SwiftUI\nstruct A: View { var body: some View { Badge(plan: Plan(name: \"ic_gold\")) } }",
      "B.swift":
        "import SwiftUI\nstruct B: View { let plan: Plan; var body: some View { Badge(plan: plan) } }",
    ]).audit()
    #expect(audit.findings.map(\.rule) == ["image-filename-label"])
  }

  @Test(arguments: [
    ("Image(uiImage: photo); Image(systemName: \"plus\")", "a description of the symbol “plus”."),
    ("picture.bold()", "what the image is called."),
    ("Image(uiImage: photo)", "nothing but the role."),
    ("Image(name)", "the name of a file."),
  ])
  func `says of a control without a title what is read`(_ label: String, _ end: String) {
    let source = """
      import SwiftUI
      struct Key: View {
        let picture: Image
        var body: some View { Button { press() } label: { \(label) } }
      }
      """
    let messages = findings(source).filter { $0.rule == "icon-button-no-label" }.map(\.message)
    #expect(messages.count { $0.hasSuffix("VoiceOver reads " + end) } == 1, "\(messages)")
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
