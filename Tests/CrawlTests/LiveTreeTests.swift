import AuditSupport
import Rules
import Testing
import Views
import VoiceOver

@testable import Crawl

/// What of a tree is read again, and what is told of other lines.
@Suite struct `A tree that changes` {
  private static func tree(_ sources: [(String, String)]) -> LiveTree {
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    _ = tree.apply(sources.map { SourceChange($0.0, $0.1) })
    return tree
  }

  @Test func `reads a class again that had nothing to show before`() {
    let empty = "import UIKit\nclass A: UIViewController {}"
    let full = """
      import UIKit
      class A: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "Hello"
          view.addSubview(label)
        }
      }
      """
    var tree = Self.tree([("A.swift", empty)])
    #expect(tree.screens.isEmpty)
    tree.mark()
    _ = tree.apply([SourceChange("A.swift", full)])
    #expect(tree.screens.count == 1)
    tree.rewind()
    #expect(tree.screens.isEmpty)
    _ = tree.apply([SourceChange("A.swift", full)])
    #expect(tree.screens.count == 1)
  }

  @Test func `reads nothing again for what no view asked, and moves the lines of the rest`() {
    let view = """
      import SwiftUI
      struct Screen: View {
        var body: some View { List(items) { item in HStack { Text(item.a); Text(item.b) } } }
      }
      """
    var tree = Self.tree([("A.swift", view)])
    let before = tree.readCount
    let more = view.replacing(
      "struct Screen", with: "struct Model { var a: Int }\n// Words.\nstruct Screen")
    let delta = tree.apply([SourceChange("A.swift", more)])
    // The new type is no view.
    #expect(tree.readCount == before)
    #expect(delta.moved.map(\.finding.place.line) == [5])
    #expect(tree.units["A.swift"]?.first { $0.name.name == "Screen" }?.report.place.line == 4)
    let fresh = Self.tree([("A.swift", more)])
    #expect(tree.findings == fresh.findings)
    #expect(tree.screens == fresh.screens)
  }

  /// Many types have a `configure` or a `title`: a reading asks for those of the types that may be meant.
  @Test func `reads nothing again for what extensions of other types add under the same name`() {
    let cell = """
      import UIKit
      class Cell: UITableViewCell {
        let title = UILabel()
        override func awakeFromNib() {
          super.awakeFromNib()
          contentView.addSubview(title)
          title.configure()
        }
      }
      """
    let others = """
      import UIKit
      extension UIImage { func configure() {} }
      """
    var tree = Self.tree([("A.swift", cell), ("B.swift", others)])
    let before = tree.readCount
    let changed = others.replacing("configure() {}", with: "configure() { print(self) }")
    _ = tree.apply([SourceChange("B.swift", changed)])
    _ = tree.apply([
      SourceChange("C.swift", "import UIKit\nextension Data { func configure() {} }")
    ])
    #expect(tree.readCount == before)
    // One that may be meant comes, and goes.
    let meant = """
      import UIKit
      extension UILabel { func configure() { text = "Now" } }
      """
    for sources in [[("D.swift", meant)], []] {
      _ = tree.apply([SourceChange("D.swift", sources.first?.1)])
      let fresh = Self.tree(
        [
          ("A.swift", cell), ("B.swift", changed),
          ("C.swift", "import UIKit\nextension Data { func configure() {} }"),
        ] + sources)
      #expect(tree.screens == fresh.screens)
      #expect(tree.units["A.swift"]?.map(\.report) == fresh.units["A.swift"]?.map(\.report))
    }
    #expect(tree.readCount > before)
  }

  /// Whether a name may be one that extensions add is asked of all extensions at once.
  @Test func `reads again when the first extension adds a name, and not for the second`() {
    let view = """
      import SwiftUI
      struct Screen: View { var body: some View { Text("A").framed() } }
      """
    var tree = Self.tree([("A.swift", view)])
    let adds = { (type: String) in
      SourceChange(
        "\(type).swift", "import SwiftUI\nextension \(type) { func framed() -> Int { 1 } }")
    }
    var counts = [tree.readCount]
    for type in ["Data", "Int", "String"] {
      _ = tree.apply([adds(type)])
      counts.append(tree.readCount)
    }
    #expect(counts[1] > counts[0])
    #expect(counts[2...].allSatisfy { $0 == counts[1] })
    for type in ["Data", "Int", "String"] { _ = tree.apply([SourceChange("\(type).swift", nil)]) }
    let fresh = Self.tree([("A.swift", view)])
    #expect(tree.screens == fresh.screens)
  }

  @Test func `reads nothing again for a tree that it knows, with the lines that it has there`() {
    func view(_ label: String) -> String {
      "import SwiftUI\nstruct Screen: View { var body: some View { Row(); Text(\"\(label)\") } }"
    }
    let button = "Button(action: add) { Image(systemName: \"plus\") }"
    let row = "import SwiftUI\nstruct Row: View { var body: some View { \(button) } }"
    let lower = row.replacing("struct", with: "\n\nstruct")
    var tree = Self.tree([("A.swift", view("one")), ("Row.swift", row)])
    tree.mark()
    _ = tree.apply([SourceChange("A.swift", view("two"))])
    let side = tree.screens
    tree.rewind()
    var before = tree.readCount
    // As a merge does.
    _ = tree.apply([SourceChange("A.swift", view("two"))])
    #expect(tree.screens == side)
    #expect(tree.readCount == before)
    // What is told of another file must be where it is now.
    _ = tree.apply([SourceChange("Row.swift", lower)])
    before = tree.readCount
    _ = tree.apply([SourceChange("A.swift", view("one"))])
    #expect(tree.readCount == before + 1)
    let fresh = Self.tree([("A.swift", view("one")), ("Row.swift", lower)])
    #expect(tree.screens == fresh.screens)
    #expect(tree.findings == fresh.findings)
    #expect(!fresh.findings.isEmpty)
  }

  @Test func `counts a sheet that several views show once, whoever of them is left`() {
    let note = """
      import SwiftUI
      struct Note: ViewModifier {
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isOpen) { VStack { Text("Note"); Text("Words") } }
        }
      }
      """
    func view(_ name: String, _ modifier: String = ".modifier(Note())") -> SourceChange {
      SourceChange(
        "\(name).swift",
        "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"\(name)\")\(modifier) } }"
      )
    }
    let moved = SourceChange("Note.swift", note.replacing("struct", with: "\n\nstruct"))
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    var sources: [String: SourceChange] = [:]
    func sheets() -> [String] { tree.screens.keys.map(\.name).filter { $0.contains(".") }.sorted() }
    for (changes, expected) in [
      ([SourceChange("Note.swift", note), view("B"), view("C")], ["B.sheet"]),
      ([view("A")], ["A.sheet"]),
      ([moved, view("A", ".padding()")], ["B.sheet"]),
      ([view("B", "")], ["C.sheet"]),
      ([view("C", ""), view("B")], ["B.sheet"]),
    ] {
      for change in changes { sources[change.path] = change }
      tree.mark()
      let before = tree.screens
      _ = tree.apply(changes)
      let after = tree.screens
      tree.rewind()
      #expect(tree.screens == before)
      _ = tree.apply(changes)
      #expect(tree.screens == after)
      #expect(sheets() == expected)
      var fresh = LiveTree(reading: Analyser.standard(rows: 20).reading)
      _ = fresh.apply(sources.values.sorted { $0.path < $1.path })
      #expect(tree.screens == fresh.screens)
      #expect(tree.tally == fresh.tally)
    }
  }

  @Test func `hears views that are only parts of each other, until a screen speaks for them`() {
    let button = "Button(action: add) { Image(systemName: \"plus\") }"
    func view(_ name: String, _ body: String) -> SourceChange {
      SourceChange(
        "\(name).swift", "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }")
    }
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    var sources: [String: SourceChange] = [:]
    for changes in [
      [view("A", "Text(\"A\"); B()"), view("B", "Text(\"B\"); Leaf(); A()"), view("Leaf", button)],
      [view("Screen", "Text(\"S\"); A()")],
      [view("Screen", "Text(\"S\")")],
      [view("B", "Text(\"B\"); Leaf()")],
      [view("B", "Text(\"B\"); A()")],
    ] {
      for change in changes { sources[change.path] = change }
      tree.mark()
      let before = (tree.findings, tree.circles)
      _ = tree.apply(changes)
      let after = tree.findings
      tree.rewind()
      #expect(tree.findings == before.0)
      #expect(tree.circles == before.1)
      _ = tree.apply(changes)
      #expect(tree.findings == after)
      #expect(tree.findings.count == 1)
      var fresh = LiveTree(reading: Analyser.standard(rows: 20).reading)
      _ = fresh.apply(sources.values.sorted { $0.path < $1.path })
      #expect(tree.findings == fresh.findings)
      #expect(tree.circles == fresh.circles)
      #expect(tree.tally == fresh.tally)
    }
  }

  @Test func `knows nothing of what was read under other settings`() {
    func list(_ label: String) -> SourceChange {
      SourceChange(
        "A.swift",
        """
        import SwiftUI
        struct Screen: View { var body: some View { List(items) { _ in Text("\(label)") } } }
        """)
    }
    func settings(rows: Int) -> SourceChange {
      var settings = Settings()
      settings.rows = rows
      return SourceChange(
        path: Settings.fileName,
        source: LiveSource(blob: SourceBlob(settings: settings, size: 0), isCounted: false))
    }
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    for changes in [
      [list("one"), settings(rows: 5)], [list("two")], [settings(rows: 9)], [list("one")],
      [list("two"), settings(rows: 5)], [list("one"), settings(rows: 9)], [list("two")],
    ] { _ = tree.apply(changes) }
    var fresh = LiveTree(reading: Analyser.standard(rows: 20).reading)
    _ = fresh.apply([list("two"), settings(rows: 9)])
    #expect(!fresh.screens.isEmpty)
    #expect(tree.screens == fresh.screens)
  }

  @Test func `does not take the constants of one view for those of another`() {
    func source(_ other: String) -> String {
      """
      import SwiftUI
      struct Sizes: View {
        let chosen: Int
        var body: some View {
          ForEach(sizes) { size in
            let isCurrent = size == chosen
            Button(action: { choose(size) }) {
              Text(size.name).foregroundStyle(isCurrent ? .red : .blue)
            }
          }
        }
      }
      struct Other: View {
        var body: some View {
          let \(other) = true
          Toggle("On", isOn: .constant(\(other)))
        }
      }
      """
    }
    var tree = Self.tree([("A.swift", source("isOther"))])
    let found = tree.findings.values.joined().map(\.rule)
    #expect(found == ["state-not-exposed"])
    _ = tree.apply([SourceChange("A.swift", source("isCurrent"))])
    #expect(tree.findings == Self.tree([("A.swift", source("isCurrent"))]).findings)
    #expect(tree.findings.values.joined().map(\.rule) == found)
  }

  @Test func `tells of an image what a check of the tree tells, however callers name it`() {
    let sources = [
      ("A.swift", "import SwiftUI\nstruct A: View { var body: some View { Icon(name: icon) } }"),
      (
        "B.swift",
        "import SwiftUI\nstruct B: View { var body: some View { Icon(name: \"ic_cart\") } }"
      ),
      (
        "Icon.swift",
        "import SwiftUI\nstruct Icon: View { let name: String; var body: some View { Image(name) } }"
      ),
    ]
    var tree = Self.tree(sources)
    #expect(tree.findings.values.joined().map(\.rule) == ["image-filename-label"])
    #expect(Array(tree.findings.values.joined()) == Auditor().audit(tree.index).audit.findings)
    // Without the caller that hands in the name.
    _ = tree.apply([SourceChange(path: "B.swift", source: nil)])
    #expect(tree.findings.values.joined().map(\.rule) == ["image-no-label"])
    #expect(Array(tree.findings.values.joined()) == Auditor().audit(tree.index).audit.findings)
  }
}
