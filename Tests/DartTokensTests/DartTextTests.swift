import DartTokens
import Testing

@Suite struct `The text of a Dart file` {
  /// What each token says; strings have one part to open them.
  private func value(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    var head = DartToken(kind: .string, offset: 0, length: 0)
    return tokenizeDart(bytes.span).tokens.dropLast().map { token in
      if token.kind == .string || token.kind == .stringHead { head = token }
      var text: [UInt8] = []
      DartText.appendValue(of: token, openedBy: head, in: bytes.span, to: &text)
      return String(decoding: text, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("'a'", "a"), ("\"\"", ""), (#"'\n\t\r\b\f\v'"#, "\n\t\r\u{8}\u{C}\u{B}"),
    (#"'\'\"\\\a\-\$'"#, #"'"\a-$"#), (#"'\x41\u0042\u{43}\u{1F600}'"#, "ABC😀"),
    (#"'\uD83D\uDE00 \uD83D \uDE00'"#, "😀 \u{FFFD} \u{FFFD}"),
    (#"'\u{110000}\xZ\u{}'"#, "\u{FFFD}\u{FFFD}Z\u{FFFD}"), (#"r'\n$a${b}'"#, #"\n$a${b}"#),
    ("'open", "open"), ("'open\n", "open"), (#"'\"#, "\\"), ("'", ""), ("r'", ""),
    ("'''a'b''c'''", "a'b''c"), ("'''a\r\nb\rc'''", "a\nb\nc"), ("'''\na'''", "a"),
    ("''' \t\r\n a'''", " a"), ("'''\\ \\\na'''", "a"), ("'''  a'''", "  a"), ("'''", ""),
    ("''''''", ""), ("r'''\n\\'''", "\\"), ("r\"a'b\"", "a'b"), ("'''open''", "open''"),
    ("'$'", "$"), ("'a$ b$1'", "a$ b$1"),
  ])
  func `is what its strings say`(_ source: String, _ text: String) {
    #expect(value(source) == [text])
  }

  @Test(arguments: [
    ("'a$b c'", ["a", "b", " c"]), ("'$a$b'", ["", "a", "", "b", ""]),
    ("'${a}'", ["", "a", ""]), (#"'\x62${1}\n${2}c'"#, ["b", "1", "\n", "2", "c"]),
    ("'$a} ${b}}'", ["", "a", "} ", "b", "}"]), ("'''\n${a}\r\n'''", ["", "a", "\n"]),
    ("'${a}b'''", ["", "a", "b", ""]), ("\"${a}'\"", ["", "a", "'"]),
    ("'$a\\'b'", ["", "a", "'b"]), ("'${a}open", ["", "a", "open"]),
    ("'''$a''b'''", ["", "a", "''b"]), ("'${'b$c'}'", ["", "b", "c", "", ""]),
  ])
  func `is in the parts of a string`(_ source: String, _ parts: [String]) {
    #expect(value(source) == parts)
  }

  @Test func `is looked for only inside the source`() {
    let bytes = Array("'b".utf8)
    var result: [UInt8] = []
    let beyond = DartToken(kind: .string, offset: 5, length: 3)
    DartText.appendValue(of: beyond, openedBy: beyond, in: bytes.span, to: &result)
    let long = DartToken(kind: .string, offset: 0, length: 9)
    DartText.appendValue(of: long, openedBy: long, in: bytes.span, to: &result)
    #expect(result == [UInt8(ascii: "b")])
  }
}
