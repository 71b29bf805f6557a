import Testing
import VoiceOver

/// What a name that code binds says of the value.
@Suite struct `A name that code binds` {
  @Test func `is what one thing of many is called`() throws {
    let beside = """
      struct Card: View {
        let mails: [Mail]
        let facts: [String: String]
        var body: some View {
          if let address = mails.first?.value { Text(address) }
          if let nickname = facts["nick"] { Text("\\(nickname)!") }
          if let city = facts["city"] as? String { Text(city) }
          if let work = mails.first(where: { $0.isWork }) { Text("To \\(work)") }
          if let item = facts["street"] { Text(item) }
        }
      }
      struct Mail { let value: String; let isWork: Bool }
      """
    let report = try #require(Sample(body: "Card(mails: all.mails, facts: all.facts)", beside).main)
    #expect(
      report.said == ["‹address›.", "‹nickname›!", "‹city›.", "To ‹work›.", "‹facts[\"street\"]›."])
  }

  @Test func `has the type that a closure declares`() throws {
    let beside = """
      enum Room {
        case kitchen
        var name: String { "Kitchen" }
      }
      """
    let code = "ForEach(all.rooms(), id: \\.self) { (room: Room) in Text(room.name) }"
    #expect(try #require(Sample(body: code, beside).main).said == ["Kitchen."])
  }
}
