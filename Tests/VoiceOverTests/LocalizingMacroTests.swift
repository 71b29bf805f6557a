import Testing
import VoiceOver

@Suite struct `A macro that looks a literal up` {
  private func said(_ body: String, strings: String = "") throws -> [String] {
    let source = """
      import SwiftUI
      struct Sample: View {
        let count: Int
        let name: String?
        var body: some View { VStack { \(body) } }
      }
      """
    return try #require(Sample(["Sample.swift": source], strings: strings).main).said
  }

  @Test(arguments: [
    (#"Text(#localized("Send"))"#, ["Send."]),
    (#"Button(#localized("Send", bundle: .module)) {}"#, ["Send. Button."]),
    (#"Text(#localized("Take (%lld)", count))"#, ["Take (‹count›)."]),
    (#"Text(#LocalizedKey("Send", comment: "On the button"))"#, ["Send."]),
    (#"let title = #localized("Send"); Text(title)"#, ["Send."]),
  ])
  func `is its text`(body: String, said: [String]) throws {
    #expect(try self.said(body) == said)
  }

  @Test func `finds it in a table`() throws {
    let said = try self.said(#"Text(#localized("row.send"))"#, strings: #""row.send" = "Send it";"#)
    #expect(said == ["Send it."])
  }

  @Test(arguments: [#"Text(#stamp("Send"))"#, #"Text(#localized(name))"#])
  func `is unknown where it is called otherwise or given none`(body: String) throws {
    #expect(try said(body).allSatisfy { $0.contains("‹") })
  }
}
