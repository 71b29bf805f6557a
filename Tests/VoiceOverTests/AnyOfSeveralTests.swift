import Testing
import VoiceOver

@Suite struct `Branches on one of several things` {
  private func sample(_ body: String) -> Sample {
    Sample([
      "Sample.swift": """
      import SwiftUI
      enum Way { case push, modal }
      enum Stage { case resting, working, broken(String) }
      struct Sample: View {
        let way: Way
        let other: Way?
        let level: Int
        let stage: Stage
        private static let calm: [Stage] = [.resting, .working]
        @State private var isBusy = false
        @State private var isOpen = false
        var body: some View { VStack { \(body) } }
        func change() { isOpen.toggle(); isBusy.toggle() }
      }
      """
    ])
  }

  @Test(arguments: [
    (
      #"if isOpen || isBusy { Text("A"); Text("B") } else { Text("C") }; if !(isOpen || isBusy) { Text("D"); Text("E") }"#,
      "2…3"
    ),
    (
      #"if !isOpen && level < 3 { Text("A") }; Text("B"); if isOpen || level >= 3 { Text("C") }"#,
      "2"
    ),
    // Who is neither open nor busy sees the second, and who is open the first.
    (#"if isOpen || isBusy { Text("A") }; VStack { if !isOpen { Text("B") } }"#, "1…2"),
    (
      #"if isOpen || isBusy || level < 3 { Text("A") }; VStack { if !isOpen { Text("B") } }"#, "1…2"
    ),
    (#"if isOpen || isLate() { Text("A") }; VStack { if !isOpen { Text("B") } }"#, "1…2"),
    (#"if isOpen && isBusy { Text("A") }; VStack { if !isOpen || !isBusy { Text("B") } }"#, "1"),
    (
      #"if way == .push { Text("A") }; if way == .modal { Text("B") } else { EmptyView() }"#, "1"
    ),
    (#"if way == .push { Text("A") }; if way != .modal { Text("B") }"#, "0…2"),
    (#"if other == .push { Text("A") }; if other == .modal { Text("B") }"#, "0…1"),
    // A list that is asked whether it has something asks about that.
    (
      #"if [.resting, .working].contains(stage) { Text("A") } else { Text("B") }; if ![Stage.resting, .working].contains(stage) { Text("C") }"#,
      "1…2"
    ),
    (
      #"Text("A").opacity(stage == .resting ? 1 : 0); Text("B").opacity([.resting, .working].contains(stage) ? 0 : 1)"#,
      "0…1"
    ),
    (
      #"if Self.calm.contains(stage) { Text("A") }; if case .broken = stage { Text("B") }"#, "0…1"
    ),
    (
      #"switch stage { case .resting: if [.resting, .working].contains(stage) { Text("A") } else { Text("B"); Text("C") }; default: EmptyView() }"#,
      "0…1"
    ),
  ])
  func `are counted with those that ask the contrary`(body: String, swipes: String) throws {
    #expect(try #require(sample(body).main).swipes.platform.text == swipes)
  }
}
