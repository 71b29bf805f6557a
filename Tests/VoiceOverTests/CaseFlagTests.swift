import Testing
import VoiceOver

/// Sides that ask by a flag of an enum, which asks for some of its cases.
@Suite struct `A flag of an enum` {
  private func report(_ body: String) throws -> ViewReport {
    let source = """
      import SwiftUI
      enum Way: Int, CaseIterable {
        case left, right, down
        var isFlat: Bool { [Self.left, .right].contains(self) }
        var isSteep: Bool { self == .down }
        var isLeft: Bool {
          switch self {
          case .left: return true
          case .right, .down: return false
          }
        }
        var isRight: Bool {
          if case .right = self { return true }
          return false
        }
        var isOdd: Bool { rawValue % 2 == 1 }
        var isAny: Bool { true }
      }
      enum Load {
        case none, some(Int)
        var isFull: Bool {
          switch self {
          case .none: false
          case .some(let count): count > 3
          }
        }
      }
      struct Sample: View {
        @State private var way = Way.down
        @Binding var other: Way?
        @Binding var load: Load
        var isLevel: Bool { way.isFlat }
        var isListed: Bool { [.left, .right].contains(way) }
        var body: some View { \(body) }
        func turn() { way = .left }
      }
      """
    return try #require(Sample(["Sample.swift": source])["Sample"])
  }

  @Test(arguments: [
    ("if way.isFlat { Text(\"A\"); Text(\"B\") }; if way == .down { Text(\"C\") }", "1…2"),
    ("if way.isFlat { Text(\"A\") }; if way.isSteep { Text(\"B\") }", "1"),
    ("if way.isLeft { Text(\"A\") }; if way.isRight { Text(\"B\") }", "0…1"),
    ("if way.isLeft { Text(\"A\") }; if way == .right { Text(\"B\") }", "0…1"),
    ("if !way.isFlat { Text(\"A\") }; if way.isFlat { Text(\"B\") }", "1"),
    ("if isLevel { Text(\"A\") }; if way == .down { Text(\"B\") }", "1"),
    ("if isListed { Text(\"A\") }; if way == .down { Text(\"B\") }", "0…1"),
    ("if other?.isFlat == true { Text(\"A\") }; if other == .down { Text(\"B\") }", "0…1"),
    ("if way.isFlat { if way == .down { Text(\"A\") } }", "0"),
  ])
  func `asks which case it is`(_ body: String, _ swipes: String) throws {
    #expect(try report(body).swipes.guideline.text == swipes, "\(body)")
  }

  /// Of what hangs on more than the case, or may be nothing, the contrary is known, and no more.
  @Test(arguments: [
    ("if way.isOdd { Text(\"A\") }; if way == .down { Text(\"B\") }", "0…2"),
    ("if load.isFull { Text(\"A\") }; if case .some = load { Text(\"B\") }", "0…2"),
    ("if other?.isSteep == true { Text(\"A\") }; if other?.isFlat == true { Text(\"B\") }", "0…1"),
    ("if way.isLeft { Text(\"A\") }; if way.isFlat { Text(\"B\") }", "0…2"),
  ])
  func `says no more than its code`(_ body: String, _ swipes: String) throws {
    #expect(try report(body).swipes.guideline.text == swipes, "\(body)")
  }
}
