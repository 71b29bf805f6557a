import Evaluation
import Syntax
import Testing
import VoiceOver

@testable import Scenes
@testable import Views

/// What stands around a view in one screen does not decide what it shows in the next one.
@Suite struct `Fragments by their place` {
  /// A view whose cases are pages or parts, by what it stands in.
  private static let parts = """
    import SwiftUI
    enum Part: CaseIterable, Identifiable { case tea, cake; var id: Self { self } }
    struct Parts: View {
      var body: some View {
        ForEach(Part.allCases) { part in
          switch part {
          case .tea: VStack { Text("Tea"); \(MadeUpApp.lines) }
          case .cake: VStack { Text("Cake"); \(MadeUpApp.lines) }
          }
        }
      }
    }

    """

  @Test func `show pages where they are tabs and parts where they are not`() throws {
    try compare(
      ["Tabs", "Stack"],
      """
      struct Tabs: View { var body: some View { TabView { Parts() } } }
      struct Stack: View { var body: some View { VStack { Parts() } } }
      """
    ) { said in
      #expect(said["Stack"]?.contains("Cake.") == true)
      #expect(said["Tabs"]?.contains("Cake.") == false)
    }
  }

  @Test func `tell cases apart in rows of other cases as well`() throws {
    try compare(
      ["Rows", "Alone"],
      """
      enum Kind: CaseIterable, Identifiable { case sweet, sour; var id: Self { self } }
      struct Rows: View {
        let kinds: [Kind]
        var body: some View {
          List {
            ForEach(Kind.allCases) { kind in
              switch kind {
              case .sweet: Parts()
              case .sour: Text("Sour")
              }
            }
          }
        }
      }
      struct Alone: View { var body: some View { List { Parts() } } }
      """
    ) { said in
      #expect(said["Rows"]?.filter { $0 == "Cake." }.count == 1)
    }
  }

  /// Reads screens one after the other, in both orders and each by itself.
  private func compare(
    _ names: [String], _ source: String, _ check: ([String: [String]]) -> Void
  ) throws {
    var index = ViewIndex()
    let whole = Self.parts + source
    _ = index.apply([(path: "A.swift", views: fileViews(of: Array(whole.utf8).span))])
    let types = names.compactMap { name in index.allTypes.first { index.name(of: $0) == name } }
    func said(_ order: [TypeID], _ fragments: inout Fragments) -> [String: [String]] {
      order.reduce(into: [:]) { said, type in
        let reading = attempt(type, in: index, ReadingSettings(), &fragments).reading
        said[index.name(of: type)] = reading?.outline.report.said ?? []
      }
    }
    var apart: [String: [String]] = [:]
    for type in types {
      var fragments = Fragments()
      apart.merge(said([type], &fragments)) { $1 }
    }
    for order in [types, types.reversed()] {
      var fragments = Fragments()
      #expect(said(order, &fragments) == apart)
    }
    check(apart)
  }
}
