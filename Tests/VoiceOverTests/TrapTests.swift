import Testing
import VoiceOver

/// Sides of a branch that end the program.
@Suite struct `A side that is never taken` {
  @Test func `gives a property nothing`() throws {
    let sample = Sample(
      body: "ForEach(sizes, id: \\.self) { Paper(size: $0) }",
      """
      extension Sample { var sizes: [Size] { load() } }
      struct Paper: View {
        private let title: String
        private let picture: Image
        init(size: Size) {
          switch size {
          case .small: title = "Small"; picture = Pictures.small
          case .large: title = "Large"; picture = Pictures.large
          default: fatalError("\\(size)")
          }
        }
        var body: some View { VStack { Text(title); picture.resizable() } }
        enum Pictures { static let small = Image("small"); static let large = Image("large") }
      }
      """)
    let report = try #require(sample.main)
    #expect(!report.isOpaque)
    #expect(report.said.first?.hasPrefix("Small") == true)
  }

  @Test(arguments: [
    "switch kind { case 1: Text(\"A\"); case 2: Text(\"B\"); default: fatalError() }",
    "if kind == 1 { return Text(\"A\") }; return Text(\"B\")",
    "guard kind > 0 else { preconditionFailure() }; return Text(\"A\")",
    "if kind > 0 { Text(\"A\") } else { fatalError() }",
  ])
  func `shows nothing, and takes nothing from the others`(_ code: String) throws {
    let sample = Sample(
      body: "made",
      "extension Sample { var kind: Int { load() }; var made: Text { \(code) } }")
    #expect(try #require(sample.main).swipes.platform.text == "1")
  }
}
