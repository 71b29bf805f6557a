import Testing
import Views

/// What is passed over in a catalogue must not be taken for its structure.
@Suite struct `String catalogues, skipped and broken` {
  private func catalog(_ text: String) -> StringCatalog {
    let source = Array(text.utf8)
    return StringCatalog(xcstrings: source.span)
  }

  private func strings(_ text: String) -> StringCatalog {
    let source = Array(text.utf8)
    return StringCatalog(strings: source.span)
  }

  private let source = #"""
    {"version": [1, {"a": "]}\\"}, "\\\"}"], "sourceLanguage": "en", "strings": {
      "a": {"comment": "}}} \" { [ \\", "localizations": {
        "de": {"stringUnit": {"value": "\"}}}\\"}, "x": [[], {}, "}"]},
        "en": {"stringUnit": {"state": "new", "value": "A long text of more than eight bytes"}},
        "fr": 1, "it": null, "es": "{"}},
      "b": "no object", "c": [{"localizations": {}}], "d": {"shouldTranslate": false}
    }}
    """#

  @Test func `braces and quotes in other languages are text`() {
    let texts = [
      "a": "A long text of more than eight bytes", "b": "b", "c": "c", "d": "d",
    ]
    #expect(catalog(source) == StringCatalog(texts: texts))
  }

  @Test func `names and keys may be written with escapes`() {
    let escaped = #"""
      {"source\u004canguage": "d\u0065", "str\u0069ngs": {"a\tb\/\u00e9": {"localiz\u0061tions": {
        "\u0064e": {"stringUnit": {"valu\u0065": "t\ud83d\ude00\u12"}}}}}}
      """#
    #expect(catalog(escaped) == StringCatalog(texts: ["a\tb/é": "t😀\u{12}"]))
  }

  @Test func `of a key that is there twice the last counts`() {
    let twice =
      #"{"strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "1"}}}}, "k": {}}}"#
    #expect(catalog(twice) == StringCatalog(texts: ["k": "k"]))
    #expect(strings("\"k\" = \"1\"; \"k\" = \"2\";") == StringCatalog(texts: ["k": "2"]))
  }

  @Test func `bytes that are no UTF-8 are repaired`() {
    let json = Array("{\"strings\": {\"k".utf8) + [0xFF] + Array("\": {}}}".utf8)
    #expect(
      StringCatalog(xcstrings: json.span).text(forKey: NameHash.of("k\u{FFFD}")) == "k\u{FFFD}")
    let text = Array("\"k\" = \"".utf8) + [0xC3] + Array("\";".utf8)
    #expect(StringCatalog(strings: text.span).text(forKey: NameHash.of("k")) == "\u{FFFD}")
  }

  @Test func `a catalogue may be cut off anywhere`() {
    let bytes = Array(source.utf8)
    for end in bytes.indices {
      let cut = Array(bytes[..<end])
      #expect(StringCatalog(xcstrings: cut.span).count <= 8)
    }
  }

  @Test func `a strings file may be cut off anywhere`() {
    let bytes = Array("/* c */ \"a\\\"\\U00fc\" = \"b\\n\\\\\"; // c\nd = e; \"f\\u12\" = g;".utf8)
    for end in bytes.indices {
      let cut = Array(bytes[..<end])
      #expect(StringCatalog(strings: cut.span).count <= 6)
    }
  }

  @Test func `codes of characters are four bytes, whatever they are`() {
    #expect(
      strings("\"a\" = \"x\\U00e9y\"; \"b\" = \"\\U12\"; c\"; d = e;")
        == StringCatalog(texts: ["a": "xéy", "b": "\u{FFFD} c", "d": "e"]))
  }

  @Test func `a catalogue answers by the hash of a key`() {
    let catalog = StringCatalog(texts: ["one": "1", "two": "2", "": "none"])
    #expect(catalog.text(forKey: NameHash.of("one")) == "1")
    #expect(catalog.text(forKey: NameHash.of("two")) == "2")
    #expect(catalog.text(forKey: NameHash.of("")) == "none")
    #expect(catalog.text(forKey: NameHash.of("three")) == nil)
    #expect(StringCatalog().text(forKey: 0) == nil)
  }

  @Test(arguments: [
    ("IPHONEOS_IPHONEOS_DEPLOYMENT_TARGET = 16.1;", 16, 1),
    ("XIPHONEOS_DEPLOYMENT_TARGETIPHONEOS_DEPLOYMENT_TARGET\t=\"15\"", 15, 0),
    ("IPHONEOS_DEPLOYMENT_TARGET = 18; IPHONEOS_DEPLOYMENT_TARGET", 18, 0),
  ])
  func `a word is found wherever it begins`(text: String, major: Int, minor: Int) {
    let source = Array(text.utf8)
    #expect(DeploymentTarget(settings: source.span) == DeploymentTarget(major: major, minor: minor))
  }
}
