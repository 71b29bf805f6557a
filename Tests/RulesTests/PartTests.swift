import Scenes
import Evaluation
import Rules
import Testing
import Views
import VoiceOver

/// Of a part that others speak for rules count what is its own, and judge what it shows apart.
@Suite struct `A part of other views` {
  private static let project = Project([
    "Row.swift": """
    import SwiftUI
    struct Row: View {
      let title: String
      var body: some View {
        HStack { \((1...50).map { "Text(\"Line \($0)\").font(.title)" }.joined(separator: "; ")) }
          .tabItem { Image(systemName: "gear") }
          .accessibilityElement(children: .combine)
          .accessibilityLabel(title)
          .onTapGesture { open() }
      }
    }
    """,
    "Part.swift": """
    import SwiftUI
    struct Part: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Row(title: "A")
          Button { isOpen = true } label: { Image(systemName: "gear") }
          Row(title: "B")
          ForEach(0..<3) { _ in Row(title: "C").accessibilityHint("D") }
          Package.Chart()
        }
        .sheet(isPresented: $isOpen) {
          HStack {
            Row(title: "E")
            Button { leave() } label: { Image(systemName: "gear") }
          }
        }
      }
    }
    struct Screen: View { var body: some View { Part(); Text("All") } }
    """,
  ])

  /// How many nodes of the view `Part` are not written where others speak for it; all that is told of it is the same.
  private static func left(outOf project: Project) throws -> (nodes: Int, of: Int) {
    let index = project.index
    let type = try #require(index.allTypes.first { index.name(of: $0) == "Part" })
    var fragments = Fragments()
    let settings = ReadingSettings(isPart: true)
    let part = try #require(attempt(type, in: index, settings, &fragments).reading)
    let whole = try #require(read(type, in: index))
    let (own, all) = (
      Auditor().audit(part, in: index, judges: false), Auditor().audit(whole, in: index)
    )
    #expect(own.elements == all.elements)
    #expect(own.elements["icon-button-no-label"] == 2)
    #expect(own.findings == all.findings.filter(\.isApart))
    #expect(own.findings.map(\.rule).contains("icon-button-no-label"))
    #expect(part.outline.inner.map(\.swipes) == whole.outline.inner.map(\.swipes))
    #expect(part.outline.report.isOpaque && whole.outline.report.isOpaque)
    return (whole.scene.nodes.count - part.scene.nodes.count, whole.scene.nodes.count)
  }

  @Test func `is counted and judged as it is where all of it is written out`() throws {
    let left = try Self.left(outOf: Self.project)
    // Of four rows that one stays which the sheet shows.
    #expect(left.nodes > 3 * 50 && left.of - left.nodes > 50)
  }

  private static let held = Project([
    "Row.swift": """
    import SwiftUI
    struct Row: View {
      let title: String
      var body: some View {
        HStack { \((1...50).map { "Text(\"Line \($0)\").font(.title)" }.joined(separator: "; ")) }
      }
    }
    struct Knob: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View {
        VStack { Row(title: "A"); content(); Row(title: "B"); Package.Chart() }
          .accessibilityAction(named: "Open") { open() }
      }
    }
    """,
    "Part.swift": """
    import SwiftUI
    struct Part: View {
      @State private var isOpen = false
      var body: some View {
        TabView {
          Card {
            Button { isOpen = true } label: { Image(systemName: "gear") }
              .onTapGesture { open() }
              .background { Row(title: "C") }
            Knob()
          }
          Card { Text("Other"); Row(title: "D") }.tabItem { Text("Second") }
        }
        .sheet(isPresented: $isOpen) {
          Card { Button { leave() } label: { Image(systemName: "bell") } }
        }
      }
    }
    struct Screen: View { var body: some View { Part(); Text("All") } }
    """,
  ])

  /// What holds something of its own, and what stands in its tabs, has in it what others speak for.
  @Test func `is told of without what stands in views that hold something of its own`() throws {
    let left = try Self.left(outOf: Self.held)
    // Two rows of the first tab are not there; that behind its button is, and those of the other tab and of the sheet.
    #expect(left.nodes > 2 * 50 && left.nodes < 3 * 50)
  }
}
