import Testing
import VoiceOver

/// Texts that code takes apart to show their parts in other fonts.
@Suite struct `A text that is put together again` {
  private func said(_ use: String) throws -> [String] {
    let sample = Sample(
      body: use,
      """
      struct Piece { let text: String; let isStrong: Bool }
      struct Marked: View {
        let text: String
        init(_ text: String) { self.text = text }
        var body: some View {
          let pieces = pieces(of: text)
          pieces.reduce(Text("")) { all, piece in
            all + Text(piece.text).font(piece.isStrong ? .headline : .body)
          }
        }
        func pieces(of text: String) -> [Piece] {
          var found: [Piece] = []
          for part in text.components(separatedBy: "<b>") {
            let ends = part.components(separatedBy: "</b>")
            found += ends.map { Piece(text: $0, isStrong: ends.count > 1) }
          }
          return found
        }
      }
      """)
    return try #require(sample.main).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    (#"Marked("One <b>two</b> three")"#, "One two three."),
    (#"Marked(isNew ? "<b>New</b>" : "Old")"#, "New or Old."),
    (#"Marked("Hi <b>\(name)</b>")"#, "Hi ‹name›."),
    ("Marked(name)", "‹name›."),
  ])
  func `is said as it was given, without its marks`(use: String, speech: String) throws {
    #expect(try said(use) == [speech])
  }

  @Test func `is unknown where a list comes from elsewhere`() throws {
    let said = try said(#"["a", "b"].map { $0 }.reduce(Text("")) { $0 + Text($1) }"#)
    #expect(said.count == 1)
    #expect(said[0].contains("‹"))
  }
}
