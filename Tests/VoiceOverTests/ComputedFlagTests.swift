import Testing
import VoiceOver

/// Sides that ask by the names of properties, which ask about a state.
@Suite struct `A flag that is computed` {
  private func cost(_ body: String) throws -> String {
    let beside = """
      enum Mode { case shut, open }
      enum Phase { case idle, busy, done }
      extension Sample {
        var isOpen: Bool { mode == .open }
        var isShut: Bool { mode == .shut }
        var isBusy: Bool { phase == .busy }
        var isDone: Bool { phase == .done }
        var isRested: Bool { !isBusy }
        var isEmpty: Bool { lines.isEmpty }
        var amount: Double { isOpen ? 1 : 0 }
        var isReady: Bool { !lines.isEmpty && isWell }
      }
      """
    let view = """
      import SwiftUI
      struct Sample: View {
        @State private var mode = Mode.shut
        @Binding var phase: Phase
        @Binding var isWell: Bool
        @Binding var lines: [String]
        var body: some View { \(body) }
        func turn() { mode = .open }
      }

      """
    return try #require(Sample(["Sample.swift": view + beside]).main).swipes.guideline.text
  }

  @Test func `asks the question of its state`() throws {
    #expect(try cost(#"if isOpen { Text("A"); Text("B") }; if isShut { Text("C") }"#) == "1…2")
    #expect(try cost(#"if isOpen { Text("A") }; if mode != .open { Text("C") }"#) == "1")
    #expect(try cost(#"if isBusy { Text("A") }; if isDone { Text("B") }"#) == "0…1")
    #expect(try cost(#"if isRested { Text("A") }; if isBusy { Text("B") }"#) == "1")
    #expect(try cost(#"if isEmpty { Text("A") }; if !lines.isEmpty { Text("B") }"#) == "1")
  }

  @Test func `is asked where a number that it chooses is compared`() throws {
    #expect(try cost(#"if amount < 0.5 { Text("A") }; if isOpen { Text("B") }"#) == "1")
    #expect(
      try cost(#"Text("A").accessibilityHidden(amount >= 0.5); if isShut { Text("B") }"#) == "0…2")
    #expect(try cost(#"if amount >= 2 { Text("A") }; if isOpen { Text("B") }"#) == "0…2")
  }

  /// Of two questions it is one of its own, whose contrary is known all the same.
  @Test func `is its own question where it asks more than one thing`() throws {
    #expect(try cost(#"if isReady { Text("A") }; if !isReady { Text("B") }"#) == "1")
    #expect(try cost(#"if isReady { Text("A") }; if lines.isEmpty { Text("B") }"#) == "0…2")
  }

  /// Of a flag that may be nothing the contrary of true is all else.
  @Test func `is the same question where it is compared with true`() throws {
    let view = """
      import SwiftUI
      struct Sample: View {
        @Binding var isEmpty: Bool?
        var body: some View {
          if isEmpty != true { Text("A"); Text("B") }
          if let isEmpty, isEmpty { Text("None") }
        }
      }
      """
    #expect(try #require(Sample(["A.swift": view]).main).swipes.guideline.text == "0…2")
  }
}
