import Rules
import Testing
import Views
import VoiceOver

@testable import Crawl

/// How a page is shown hangs on views two steps away, which do not name it.
@Suite struct `A page that a frame holds` {
  private static let pages = SourceChange(
    "Pages.swift",
    """
    import SwiftUI
    enum Stop: Hashable { case inn, ford
      @ViewBuilder func page() -> some View {
        switch self { case .inn: Inn(); case .ford: Ford() }
      }
    }
    struct StopFrame: View { let stop: Stop; var body: some View { stop.page() } }
    struct Inn: View { var body: some View { Text("Inn"); Text("Beds") } }
    struct Ford: View { var body: some View { Text("Ford"); Text("Depth") } }
    """)

  private static func home(_ code: String?) -> SourceChange {
    SourceChange(
      "Home.swift",
      code.map {
        """
        import SwiftUI
        struct Home: View {
          @State var stop: Stop?
          var body: some View { Text("Home")\($0) }
        }
        """
      })
  }

  private static let pushed = home(
    ".navigationDestination(for: Stop.self) { StopFrame(stop: $0) }")
  private static let covering = home(".sheet(item: $stop) { StopFrame(stop: $0) }")
  private static let none = home("")

  private static func tree(_ steps: [SourceChange]...) -> LiveTree {
    var tree = LiveTree(reading: Analyser.standard(rows: 20).reading)
    for step in steps { _ = tree.apply(step) }
    return tree
  }

  private static func isSame(_ one: LiveTree, _ other: LiveTree) -> Bool {
    one.screens == other.screens && one.pages == other.pages && one.tally == other.tally
  }

  private static func reasons(_ tree: LiveTree) -> [String: ScreenReason?] {
    Dictionary(uniqueKeysWithValues: tree.screens.map { ($0.key.name, $0.value.screen) })
  }

  @Test func `is shown as the frame is`() {
    #expect(
      Self.reasons(Self.tree([Self.pages, Self.pushed]))
        == ["Home": .unused, "Inn": .destination, "Ford": .destination])
    #expect(
      Self.reasons(Self.tree([Self.pages, Self.covering]))
        == ["Home": .unused, "Inn": .sheet, "Ford": .sheet])
    #expect(
      Self.reasons(Self.tree([Self.pages, Self.none]))
        == ["Home": .unused, "Inn": .page, "Ford": .page])
  }

  @Test func `follows what becomes of those that show the frame`() {
    let all = [Self.pushed, Self.covering, Self.none, Self.home(nil)]
    for first in all {
      for second in all {
        let whole = Self.tree([Self.pages, second])
        #expect(Self.isSame(Self.tree([Self.pages, first], [second]), whole))
        #expect(Self.isSame(Self.tree([first], [Self.pages], [second]), whole))
        #expect(Self.isSame(Self.tree([first], [second], [Self.pages]), whole))
        // Taken back, it is as it was.
        var tree = Self.tree([Self.pages, second])
        tree.mark()
        _ = tree.apply([first])
        tree.rewind()
        #expect(Self.isSame(tree, whole))
        _ = tree.apply([first])
        #expect(Self.isSame(tree, Self.tree([Self.pages, first])))
      }
    }
  }
}
