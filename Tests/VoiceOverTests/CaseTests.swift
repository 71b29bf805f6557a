import Testing
import VoiceOver

@Suite struct `Every case` {
  @Test(arguments: Case.all)
  func `costs the stops it should in both models`(_ one: Case) throws {
    let report = try #require(Sample(body: one.code, one.beside).main)
    #expect(report.swipes.platform.text == one.platform, "platform")
    #expect(report.swipes.guideline.text == one.guideline, "guideline")
    #expect(report.chrome.platform.text == one.chrome)
  }

  @Test(arguments: Case.all.filter { $0.said != nil })
  func `is heard as it should be`(_ one: Case) throws {
    let report = try #require(Sample(body: one.code, one.beside).main)
    #expect(report.said == one.said)
  }
}
