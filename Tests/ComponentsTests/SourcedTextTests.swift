import Components
import Testing

/// White space of texts, which nobody hears.
@Suite struct `A text as it is said` {
  @Test(arguments: [
    ("", ""), ("a", "a"), ("a b", "a b"), ("a, b", "a, b"), ("one  two", "one two"),
    ("one\n two", "one two"), ("one\r\ntwo", "one two"), (" one", "one"), ("one ", "one"),
    ("one , two", "one, two"), (",", ","), (" ", " "), ("one\u{A0}two", "one two"),
    ("one\u{2003}two", "one two"), ("one\u{3000} two", "one two"), ("“a” — b…", "“a” — b…"),
    ("é à", "é à"), ("é  à", "é à"), ("日本 語", "日本 語"), ("日本  語", "日本 語"),
    ("one \u{FE0F}two", "one two"),
  ])
  func `has single spaces between its words`(_ written: String, _ said: String) {
    #expect(SourcedText.literal(written).said == said)
    #expect((SourcedText.literal(written) + .data("x")).said == flowing(written + "‹x›"))
  }

  /// By letters, as slow as it is plain.
  private func flowing(_ text: String) -> String {
    var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    while let place = words.firstRange(of: " ,"), place.lowerBound != words.startIndex {
      words.replaceSubrange(place, with: ",")
    }
    return words
  }
}
