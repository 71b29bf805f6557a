import ScriptTokens
import Testing

@Suite struct `The text of a script` {
  private func value(_ source: String, _ dialect: ScriptDialect = .javaScript) -> [String] {
    let bytes = Array(source.utf8)
    return tokenize(bytes.span, dialect).tokens.dropLast().map { token in
      var text: [UInt8] = []
      ScriptText.appendValue(of: token, in: bytes.span, to: &text)
      return String(decoding: text, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("'a'", "a"), ("\"\"", ""), (#"'\n\t\r\b\f\v\0'"#, "\n\t\r\u{8}\u{C}\u{B}\0"),
    (#"'\'\"\\\a\-'"#, #"'"\a-"#), (#"'\x41\u0042\u{43}\u{1F600}'"#, "ABC😀"),
    (#"'\uD83D\uDE00 \uD83D \uDE00'"#, "😀 \u{FFFD} \u{FFFD}"), (#"'\101\7'"#, "A\u{7}"),
    (#"'\u{110000}\u{FFFFFFFFF}\xZ'"#, "\u{FFFD}\u{FFFD}\u{FFFD}Z"), ("'a\\\nb\\\r\nc'", "abc"),
    ("'a\\\u{2028}b'", "ab"), ("'open", "open"), (#"'\"#, "\\"), ("'", ""),
    ("`a\r\nb\\``", "a\nb`"), ("`open", "open"), ("`", ""),
  ])
  func `is what its strings say`(_ source: String, _ text: String) {
    #expect(value(source) == [text])
  }

  @Test func `is in the parts of a template`() {
    #expect(value("`a${1}\\x62${2}c`") == ["a", "1", "b", "2", "c"])
  }

  @Test func `has entities and no escapes in an attribute`() {
    #expect(value(#"<A b="&lt;&#x41;\n&bad;&"/>"#)[4] == #"<A\n&bad;&"#)
  }

  @Test(arguments: [
    ("a", "a"), (" a ", " a "), ("\n  a\n", "a"), ("\n  a b  \n\n  c\n", "a b c"),
    ("a \n b", "a b"), ("  a\n", "  a"), ("\n a  ", "a  "), ("\n\t\n", ""), (" ", " "), ("", ""),
    ("\r\n a\r\n b\r\n", "a b"), ("a&nbsp;\n  &#32;b&amp;c", "a\u{A0}  b&c"),
    ("&hearts; &Eacute; &eacute; &apos; &#8226; &#x1F600;", "♥ É é ' • 😀"),
    (
      "&; &#; &#x; &nosuch; &amp &#xZ; &toolongname;",
      "&; &#; &#x; &nosuch; &amp &#xZ; &toolongname;"
    ),
    ("&#1114112; &#xD800; &thetasym; &yuml; &nbsp;", "\u{FFFD} \u{FFFD} ϑ ÿ \u{A0}"),
  ])
  func `is what React shows of an element`(_ source: String, _ text: String) {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    ScriptText.appendElementText(bytes.span, 0..<bytes.count, to: &result)
    #expect(String(decoding: result, as: UTF8.self) == text)
  }

  @Test func `is looked for only inside the source`() {
    let bytes = Array("ab".utf8)
    var result: [UInt8] = []
    ScriptText.appendElementText(bytes.span, 1..<9, to: &result)
    ScriptText.appendValue(
      of: ScriptToken(kind: .string, offset: 5, length: 3), in: bytes.span, to: &result)
    #expect(result == [UInt8(ascii: "b")])
  }
}
