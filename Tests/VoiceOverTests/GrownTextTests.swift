import Testing
import VoiceOver

/// Texts that are put together line by line.
@Suite struct `A text that grows` {
  private func said(_ lines: String) throws -> String? {
    let sample = Sample(
      body: "Text(words())",
      """
      extension Sample {
        func words() -> String {
          var text = "Boat"
          \(lines)
          return text
        }
      }
      """)
    return try #require(sample.main).stops.first.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test func `says once what was there before`() throws {
    #expect(
      try said(#"if isOn { text += " here" } else { text += " away" }; text += " now""#)
        == "Boat here or away now.")
    #expect(
      try said(
        #"if a { text += " one" } else { text += " two" }; if b { text += " three" } else { text += " four" }"#
      ) == "Boat one or two three or four.")
  }

  @Test func `says its commas once`() throws {
    #expect(
      try said(
        #"if a { text += ", moored" }; if b { text += ", full" } else { text += ", empty" }"#)
        == "Boat, at times moored, full or empty.")
  }

  @Test func `is another text where a side gives it one`() throws {
    #expect(try said(#"if isOn { text = "Ship" }"#) == "Ship or Boat.")
  }
}
