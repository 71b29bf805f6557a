import Testing
import VoiceOver

/// What is asked of an enum's value by the name of a case, on the side of that case.
@Suite struct `A member that is called as a case` {
  private func swipes(_ body: String) throws -> String {
    let source = """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Song { @ObservableState struct State {}; enum Action {} }
      @Reducer struct Tune {
        @ObservableState struct State {
          var part: Part
          var deep: Deep
          var title: String?
          @CasePathable @dynamicMemberLookup enum Part { case song(Song.State), rest }
          struct Deep { var part: Part }
        }
        enum Action { case song(Song.Action) }
      }
      struct Sample: View {
        let store: StoreOf<Tune>
        var body: some View {
          \(body)
        }
      }
      """
    return try #require(Sample(["Sample.swift": source])["Sample"]).swipes.guideline.text
  }

  @Test(arguments: [
    ("store.part", "store.scope(state: \\.part.song, action: \\.song)"),
    ("store.deep.part", "store.scope(state: \\.deep.part.song, action: \\.song)"),
    ("store.part", "store.part.song"),
  ])
  func `is there on its side`(_ asked: String, _ value: String) throws {
    #expect(
      try swipes(
        """
        switch \(asked) {
        case .song: if let song = \(value) { Text("A"); Text("B") }
        case .rest: if let song = \(value) { Text("C") } else { Text("D") }
        }
        """) == "1…2")
  }

  @Test(arguments: [
    ("store.part", "store.scope(state: \\.deep.part.song, action: \\.song)"),
    ("store.part", "store.scope(state: \\.title, action: \\.song)"),
    ("store.deep.part", "store.part.song"), ("store.part", "store.title"),
  ])
  func `is open where the side asks something else`(_ asked: String, _ value: String) throws {
    #expect(
      try swipes(
        "switch \(asked) { case .song: if let it = \(value) { Text(\"A\") }\ncase .rest: Text(\"D\") }"
      ) == "0…1")
  }
}
