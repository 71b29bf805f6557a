import Rules
import Store
import Testing
import Views
import VoiceOver

@testable import Crawl

/// Views that other views speak for, and what becomes of them when these go.
@Suite struct `A view that is part of another one` {
  private static let row = """
    import SwiftUI
    struct ParcelRow: View {
      var body: some View {
        HStack {
          Text("Parcel")
          Text(from)
          Button(action: track) { Image(systemName: "plus") }
        }
      }
    }
    """

  private static func shelf(_ content: String) -> String {
    """
    import SwiftUI
    struct Shelf: View {
      var body: some View { NavigationStack { \(content) } }
    }
    """
  }

  private static func change(_ path: String, _ text: String?) -> SourceChange {
    SourceChange(path, text)
  }

  private static func tree(_ steps: [[SourceChange]]) -> LiveTree {
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    for step in steps { _ = tree.apply(step) }
    return tree
  }

  private static func isSame(_ one: LiveTree, _ other: LiveTree) -> Bool {
    one.screens == other.screens && one.findings == other.findings && one.tally == other.tally
  }

  private let name = UnitName(path: "Row.swift", name: "ParcelRow")

  @Test func `is counted, and judged when nobody speaks for it any more`() {
    let whole = Self.change("Shelf.swift", Self.shelf("ParcelRow()"))
    let none = Self.change("Shelf.swift", Self.shelf("Text(\"Empty\")"))
    let row = Self.change("Row.swift", Self.row)
    // It is known as a part before it is read again.
    let longer = Self.change("Row.swift", Self.row.replacing("Text(from)", with: "Text(sender)"))
    let part = Self.tree([[whole, row], [longer]])
    let unit = part.units["Row.swift"]?.first { $0.name == name }
    #expect(unit?.isJudged == false)
    #expect(unit?.notes.findings.isEmpty == true)
    #expect(unit?.notes.elements.isEmpty == false)
    #expect(Self.isSame(part, Self.tree([[whole, longer]])))
    // The file of the row does not change, and yet it speaks for itself now.
    let alone = Self.tree([[whole, row], [longer], [none]])
    #expect(alone.units["Row.swift"]?.first { $0.name == name }?.isJudged == true)
    #expect(alone.findings.values.joined().contains { $0.view == "ParcelRow" })
    #expect(Self.isSame(alone, Self.tree([[none, longer]])))
    // And the other way around.
    #expect(Self.isSame(Self.tree([[none, longer], [whole]]), part))
    #expect(Self.isSame(Self.tree([[none, row], [whole], [longer]]), part))
  }

  @Test func `is told of with what it shows apart`() {
    let row = Self.row.replacing(
      "HStack {",
      with:
        "HStack { Text(\"More\").sheet(isPresented: $isOpen) { Button(action: go) { Image(systemName: \"xmark\") } };"
    )
    let shelf = Self.change("Shelf.swift", Self.shelf("ParcelRow()"))
    let once = Self.tree([[shelf, Self.change("Row.swift", row)]])
    let again = Self.tree([
      [shelf, Self.change("Row.swift", Self.row)], [Self.change("Row.swift", row)],
    ])
    #expect(once.findings.values.joined().contains { $0.message.contains("xmark") || $0.isApart })
    #expect(Self.isSame(once, again))
  }

  private static func views(_ badge: String, row: String = "Badge()") -> [SourceChange] {
    [
      change(
        "Badge.swift",
        "import SwiftUI\nstruct Badge: View { var body: some View { \(badge) } }"),
      change(
        "Rows.swift",
        """
        import SwiftUI
        struct Line: View { var body: some View { HStack { Text("Line"); \(row) } } }
        struct Silent: View {
          var body: some View { Text("Silent"); Badge().accessibilityHidden(true) }
        }
        """),
      change("Shelf.swift", shelf("List { Line(); Silent() }")),
    ]
  }

  private static func unknown(_ tree: LiveTree) -> Int { tree.tally.total.opaqueViews }

  /// What a part shows is read by itself, and what is unknown in that is heard in the part as well, if it is heard.
  @Test func `is as unknown as what is heard in it`() {
    let (known, unknown) = (Self.views("Text(\"New\")"), Self.views("Package.Chart()"))
    #expect(Self.unknown(Self.tree([known])) == 0)
    // The badge, the line that shows it, and the screen; not the view that hides it.
    let all = Self.tree([unknown])
    #expect(Self.unknown(all) == 3)
    // Whichever of the files comes last, and back again.
    #expect(Self.isSame(Self.tree([known, [unknown[0]]]), all))
    #expect(Self.isSame(Self.tree([Array(unknown[1...]), [unknown[0]]]), all))
    #expect(Self.isSame(Self.tree([unknown, [known[0]]]), Self.tree([known])))
    let without = Self.views("Package.Chart()", row: "Text(\"None\")")
    #expect(Self.unknown(Self.tree([unknown, [without[1]]])) == 1)
    // What is known to be a part is not looked through.
    let longer = Self.views("Package.Chart()", row: "Badge(); Text(\"More\")")
    let again = Self.tree([unknown, [longer[1]]])
    let line = again.units["Rows.swift"]?.first { $0.name.name == "Line" }
    #expect(line?.isUnknown == false && line?.hears.map(\.name) == ["Badge"])
    #expect(Self.isSame(again, Self.tree([longer])))
    var tree = Self.tree([known])
    tree.mark()
    _ = tree.apply([unknown[0]])
    #expect(Self.isSame(tree, all))
    tree.rewind()
    #expect(Self.isSame(tree, Self.tree([known])))
    _ = tree.apply([unknown[0]])
    #expect(Self.isSame(tree, all))
  }
}

/// Source that was made to be large.
@Suite struct `A view beyond all limits` {
  /// Each level holds the next one twice.
  private static func levels(_ count: Int) -> SourceChange {
    let levels = (0..<count).map {
      "struct Level\($0): View { var body: some View { VStack { Level\($0 + 1)(); Level\($0 + 1)() } } }"
    }
    return SourceChange(
      "Levels.swift",
      """
      import SwiftUI
      \(levels.joined(separator: "\n"))
      struct Level\(count): View { var body: some View { Text("Deep") } }
      struct Screen: View { var body: some View { Text("Before"); Level0() } }
      """)
  }

  @Test func `is a problem of the change that makes it so, and of no other`() {
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    _ = tree.apply([Self.levels(3)])
    #expect(tree.outgrown.isEmpty)
    _ = tree.apply([Self.levels(19)])
    #expect(tree.outgrown.contains { $0.name == "Screen" && $0.opaqueNames == ["Screen"] })
    #expect(!tree.outgrown.contains { $0.name == "Level9" })
    _ = tree.apply([
      SourceChange(
        "Other.swift", "import SwiftUI\nstruct Other: View { var body: some View { Text(\"x\") } }")
    ])
    #expect(tree.outgrown.isEmpty)
    _ = tree.apply([Self.levels(3)])
    #expect(tree.outgrown.isEmpty)
    #expect(tree.screens.values.allSatisfy { !$0.isOpaque })
  }
}
