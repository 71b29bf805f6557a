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

  @Test func `is counted and judged as it is where all of it is written out`() throws {
    let index = Self.project.index
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
    #expect(part.outline.report.isOpaque && whole.outline.report.isOpaque)
    // Of four rows that one stays which the sheet shows.
    #expect(whole.scene.nodes.count - part.scene.nodes.count > 3 * 50)
    #expect(part.scene.nodes.count > 50)
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
    let index = Self.held.index
    let type = try #require(index.allTypes.first { index.name(of: $0) == "Part" })
    var fragments = Fragments()
    let part = try #require(
      attempt(type, in: index, ReadingSettings(isPart: true), &fragments).reading)
    let whole = try #require(read(type, in: index))
    let (own, all) = (
      Auditor().audit(part, in: index, judges: false), Auditor().audit(whole, in: index)
    )
    #expect(own.elements == all.elements)
    #expect(own.elements["icon-button-no-label"] == 2)
    #expect(own.findings == all.findings.filter(\.isApart))
    #expect(own.findings.map(\.rule).contains("icon-button-no-label"))
    #expect(part.outline.inner.map(\.swipes) == whole.outline.inner.map(\.swipes))
    #expect(part.outline.mentions == whole.outline.mentions)
    #expect(part.outline.report.isOpaque && whole.outline.report.isOpaque)
    // Two rows of the first tab are not there; that behind its button is, and those of the other tab and of the sheet.
    let left = whole.scene.nodes.count - part.scene.nodes.count
    #expect(left > 2 * 50 && left < 3 * 50)
  }
}
