import Testing
import VoiceOver

/// Views of another target that are called as one of SwiftUI's is.
@Suite struct `A view of a target that a file imports` {
  private func said(_ call: String, importing module: String = "Tides") throws -> [String] {
    let sample = Sample([
      "App/Sample.swift": """
      import SwiftUI
      import \(module)
      struct Sample: View { @State var tide = 0; var body: some View { \(call) } }
      """,
      "Packages/Tides/Sources/Tides/TimelineView.swift": """
      import SwiftUI
      public struct TimelineView: View {
        @Binding var tide: Int
        public init(tide: Binding<Int>) { _tide = tide }
        public var body: some View { Text("High"); Text("Low") }
      }
      """,
    ])
    return try #require(sample.main).said
  }

  @Test func `is told by the labels of its initialiser`() throws {
    #expect(try said("TimelineView(tide: $tide)") == ["High.", "Low."])
  }

  @Test func `leaves other calls to the platform`() throws {
    #expect(try said("TimelineView(.animation) { _ in Text(\"Now\") }") == ["Now."])
    #expect(try said("TimelineView(tide: $tide)", importing: "Charts") == [])
  }

  /// Two modules may have a view of one name.
  @Test(arguments: ["Tides", "Winds"]) func `is that of the module which a file imports`(
    module: String
  ) throws {
    var files = [
      "App/Sample.swift": """
      import SwiftUI
      import \(module)
      struct Sample: View { var body: some View { VStack { Forecast(); Badge() } } }
      struct Badge: View { var body: some View { Text("App") } }
      """
    ]
    for name in ["Tides", "Winds"] {
      files["Packages/\(name)/Sources/\(name)/Forecast.swift"] = """
        import SwiftUI
        public struct Forecast: View {
          public init() {}
          public var body: some View { VStack { Text("\(name)"); Badge() } }
        }
        struct Badge: View { var body: some View { Text("Of \(name)") } }
        """
    }
    #expect(try #require(Sample(files).main).said == ["\(module).", "Of \(module).", "App."])
  }
}
