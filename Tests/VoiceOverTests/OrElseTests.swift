import Testing
import VoiceOver

/// What stands in where there is nothing is not said where there is something.
@Suite struct `A text that stands in for another` {
  private func spoken(_ rows: String) throws -> [String] {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      func plain(_ text: String) -> String { text }
      func maybe(_ text: String) -> String? { text.isEmpty ? nil : text }
      struct Line: View {
        let word: String
        let shape: ((String) -> String?)?
        init(_ word: String, shape: ((String) -> String?)? = nil) { self.word = word; self.shape = shape }
        var body: some View { Text(shape?(word) ?? word) }
      }
      struct Fact: View {
        let detail: String?
        var body: some View { Text(detail ?? "Unknown") }
      }
      struct Sample: View {
        let name: String
        let share: String?
        let bytes: Int64
        let id: UUID
        let formatter: ByteCountFormatter
        private var size: String { bytes > 3 ? "big" : "small" }
        var body: some View { VStack { \(rows) } }
      }
      """
    ])
    return try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("Line(name)", "‹name›."), ("Line(\"Oslo\")", "Oslo."),
    ("Line(\"5\", shape: { \"\\($0) ms\" })", "5 ms."),
    ("Line(\"6\", shape: { _ in \"six\" })", "six."), ("Line(\"7\", shape: { _ in nil })", "7."),
    ("Line(\"8\", shape: { maybe($0) })", "8."),
  ])
  func `is said where no closure was given, or where that gives nothing`(
    _ row: String, _ said: String
  ) throws {
    #expect(try spoken(row) == [said])
  }

  @Test(arguments: [
    ("Fact(detail: name)", "‹name›."), ("Fact(detail: share)", "‹share› or Unknown."),
    ("Fact(detail: \"Fixed \\(bytes)\")", "Fixed ‹bytes›."),
    ("Fact(detail: size)", "big or small."),
    ("Fact(detail: formatter.string(fromByteCount: bytes))", "‹bytes›."),
    ("Fact(detail: ByteCountFormatter().string(fromByteCount: bytes))", "‹bytes›."),
    ("Fact(detail: String(id.uuidString.prefix(8)))", "‹uuid string›."),
    ("Fact(detail: name.uppercased())", "‹name›."),
    ("Fact(detail: share?.uppercased())", "‹share› or Unknown."),
    ("Fact(detail: nil)", "Unknown."),
  ])
  func `is not said for what is always there`(_ row: String, _ said: String) throws {
    #expect(try spoken(row) == [said])
  }
}
