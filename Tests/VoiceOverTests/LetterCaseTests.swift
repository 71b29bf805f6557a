import Testing
import VoiceOver

@Suite struct `A text in other letters` {
  @Test(arguments: [
    (#""spring tide".capitalized"#, "Spring Tide."),
    (#""SPRING tide".localizedCapitalized"#, "Spring Tide."),
    (#""don’t go well-known".capitalized(with: .current)"#, "Don’t Go Well-Known."),
    (#""spring tide".uppercased()"#, "SPRING TIDE."),
    (#""Spring Tide".localizedLowercase"#, "spring tide."),
    ("(isOn ? \"high\" : \"low\").capitalized", "High or Low."),
    ("tide.word.capitalized", "High Water or Low Water."),
    // What a hole ends with nobody knows.
    (#""\(name)s of tides".capitalized"#, "‹name›s Of Tides."),
    (#""tides of \(name)".capitalized"#, "Tides Of ‹name›."),
    ("name.capitalized", "‹name›."),
    // What is blank at the ends is not heard, and cut off.
    (#"" tide ".trimmingCharacters(in: .whitespaces)"#, "tide."),
    (#""\(name) tide".trimmingCharacters(in: .whitespacesAndNewlines)"#, "‹name› tide."),
    (#""-tide".trimmingCharacters(in: .init(charactersIn: "-"))"#, "‹tide?›."),
    (
      #"String("\(isOn ? "high " : "")\(isOff ? "low " : "")".dropLast())"#,
      "at times high at times low."
    ),
    (#"String("\(isOn ? "high" : "")\(isOff ? "low " : "")".dropLast())"#, "‹drop last?›."),
  ])
  func `is written in them`(_ text: String, _ said: String) throws {
    let sample = Sample(
      body: "Text(\(text))",
      """
      enum Tide {
        case high, low
        var word: String { switch self { case .high: "high water"; case .low: "low water" } }
      }
      extension Sample {
        var isOn: Bool { ask() }
        var isOff: Bool { ask() }
        @AppStorage("name") var name = ""
        var tide: Tide { Tide.all[0] }
      }
      """)
    #expect(try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }
}
