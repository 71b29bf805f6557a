import Testing
import VoiceOver

/// Sides that never come together, of which one always does.
@Suite struct `The least of sides that exclude each other` {
  @Test(arguments: [
    ("if !p { Text(\"a\") }; if !q { Text(\"b\") }; if p, q { Text(\"c\") }", 1, 2),
    ("if !p { Text(\"a\") }; if p, q { Text(\"b\") }; if p, !q { Text(\"c\") }", 1, 1),
    ("if !p { Text(\"a\") }; Text(\"x\"); if !q { Text(\"b\") }; if p && q { Text(\"c\") }", 2, 3),
    ("if p { Text(\"a\") } else if q { Text(\"b\") }; if q { Text(\"c\") }", 0, 2),
    ("if p { Text(\"a\") } else if q { Text(\"b\") }", 0, 1),
    ("if !p { Text(\"a\") }; if p, q { Text(\"b\") }", 0, 1),
    (
      "if !a.isEmpty { Text(\"a\") }; if !b.isEmpty { Text(\"b\") }; "
        + "if a.isEmpty, b.isEmpty { Text(\"None\") }", 1, 2
    ),
  ])
  func `counts the one that is there`(_ body: String, _ least: Int, _ most: Int) throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        var p: Bool
        var q: Bool
        var a: [String]
        var b: [String]
        var body: some View { VStack { \(body.replacing("; ", with: "\n")) } }
      }
      """
    ])
    let swipes = try #require(sample.main).swipes.platform
    #expect((swipes.min, swipes.max) == (least, most))
  }
}
