import Components
import Testing

/// Texts of which one is said.
@Suite struct `A text that is one of several` {
  private func either(_ texts: [String]) -> SourcedText {
    SourcedText([.either(texts.map { $0.isEmpty ? SourcedText() : .literal($0) })])
  }

  @Test(arguments: [
    (["Open", "Closed"], "Open or Closed"), (["Open", "Open"], "Open"),
    (["Red", "Green", "Blue"], "Red or Green or Blue"),
    (["Red", "Green", "Blue", "Violet"], "Violet or 3 others"),
    (["New", ""], "at times New"), (["Mail", "Mail, unread"], "Mail, at times unread"),
    (["Mail, unread, Anna", "Mail, read, Anna"], "Mail, unread or read, Anna"),
    (
      ["Mail", "Mail, unread", "Mail, pinned", "Mail, unread, pinned"],
      "Mail, at times unread, at times pinned"
    ),
    (["", ""], ""), ([" ", "x"], "at times x"),
  ])
  func `is told by what it may be`(_ texts: [String], _ said: String) {
    #expect(either(texts).said == said)
  }

  @Test func `stands among others`() {
    #expect(
      (SourcedText.literal("Berth ") + either(["open", "closed"]) + .literal(" now")).said
        == "Berth open or closed now")
    #expect((SourcedText.literal("East ") + either(["chosen", ""])).said == "East at times chosen")
    #expect(
      SourcedText.sentence([.literal("Mail"), either(["unread", ""]), .data("a.b")]).said
        == "Mail, at times unread, ‹a.b›")
    #expect(
      SourcedText.sentence([either(["unread", ""]), .literal("Mail")]).said
        == "at times unread, Mail")
  }

  @Test func `runs on into other words`() {
    #expect((SourcedText.literal("2 ship") + either(["", "s"])).said == "2 ships")
    #expect((either(["", "un"]) + .literal("read")).said == "unread")
    #expect((.data("n") + SourcedText.literal(" ship") + either(["", "s"])).said == "‹n› ships")
  }

  @Test func `may be what nobody knows`() {
    let data = SourcedText([.either([.data("a.street"), .data("a.city")])])
    #expect(data.said == "‹a.street› or ‹a.city›")
    #expect(data.spoken == "‹street› or ‹city›")
    // What only a run tells may be empty anyway.
    #expect(SourcedText([.either([.data("a.street"), SourcedText()])]).said == "‹a.street›")
    let unread = SourcedText([.either([.code("tell"), .literal("No idea what to say")])])
    #expect(unread.spoken == "‹tell?› or No idea what to say")
  }

  @Test func `has usual ones`() {
    var (usual, unusual) = (SourcedText.literal("At rest"), SourcedText.literal("At sea"))
    unusual.isUnusual = true
    #expect(SourcedText([.either([usual, unusual])]).said == "At rest")
    usual.isUnusual = true
    #expect(SourcedText([.either([usual, unusual])]).said == "At rest or At sea")
  }
}
