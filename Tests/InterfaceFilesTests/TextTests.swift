import InterfaceFiles
import Testing

@Suite struct `Texts of an interface file` {
  private func file(_ label: String, before: String = "") -> InterfaceFile {
    InterfaceFile(before + "<document type=\"XIB\"><objects>\(label)</objects></document>")
  }

  private func text(_ value: String) -> [String] {
    let file = file("<label text=\"\(value)\" id=\"a\"/>")
    #expect(file.problems == [])
    return file.texts(.text, of: .init(0))
  }

  private func content(_ value: String) -> [String] {
    let file = file("<label id=\"a\"><string key=\"text\">\(value)</string></label>")
    #expect(file.problems == [])
    return file.texts(.text, of: .init(0))
  }

  @Test func `may have characters by name and number`() {
    #expect(text("&lt;&gt;&amp;&quot;&apos;") == ["<>&\"'"])
    #expect(text("a&#10;b&#xA0;&#x1F6A3;&#0065;") == ["a\nb\u{A0}\u{1F6A3}A"])
    #expect(text("&amp;lt;") == ["&lt;"])
    #expect(content("&lt;b&gt; &#x2014;") == ["<b> \u{2014}"])
  }

  @Test func `have spaces for line ends in attributes, and line feeds elsewhere`() {
    #expect(text("a\r\nb\tc\nd") == ["a b c d"])
    #expect(content("a\r\nb\tc\rd\n") == ["a\nb\tc\nd\n"])
  }

  @Test func `may stand in quotes of either kind`() {
    let file = file("<label text='say \"a\"' id = \"a\"\n/>")
    #expect(file.problems == [])
    #expect(file.texts(.text, of: .init(0)) == ["say \"a\""])
    #expect(text("1 > 0's") == ["1 > 0's"])
  }

  @Test func `may be sections that stand for themselves`() {
    #expect(content("a<![CDATA[<b>&amp;]]]>c") == ["a<b>&amp;]c"])
    #expect(content("a<!-- > <b> -->c<b>left <i/>out</b>d<?p ?>e") == ["acde"])
    #expect(content("") == [""])
    let empty = file(
      "<label id=\"a\"><string key=\"text\"/><string key=\"text\">b</string></label>")
    #expect(empty.texts(.text, of: .init(0)) == ["", "b"])
  }

  @Test func `may be written in base 64`() {
    for (written, text) in [
      ("4oCo", "\u{2028}"), ("w6ksIA==", "é, "), ("YQ", "a"), ("", ""), ("*", ""),
      ("\n 4oCo YWI= \n", "\u{2028}ab"),
    ] {
      let file = file(
        "<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">\(written)</string></label>")
      #expect(file.texts(.text, of: .init(0)) == [text])
    }
  }

  @Test(arguments: [
    "&boat;", "&", "&#0;", "&#xD800;", "&#x110000;", "&#;", "&#+5;", "&#x;", "& amp;",
  ])
  func `never have an entity expanded`(written: String) {
    let type = """
      <?xml version="1.0"?>
      <!DOCTYPE document SYSTEM "file:///etc/hosts" [
        <!-- ]> " -->
        <!ENTITY boat "a > b ]>"> <?p ]> " ?>
        <!ENTITY crew SYSTEM 'http://localhost/'>
      ]>

      """
    let file = file("\n<label text=\"a \(written)\" id=\"a\"/>", before: type)
    #expect(file.texts(.text, of: .init(0)) == ["a \(written)"])
    #expect(file.problems == [.init(kind: .entity, line: 8)])
    let string = self.file("<label id=\"a\"><string key=\"text\">\(written)</string></label>")
    #expect(string.texts(.text, of: .init(0)) == [written])
    #expect(string.problems == [.init(kind: .entity, line: 1)])
  }

  @Test func `of a file in UTF-16 are those of the file in UTF-8`() {
    let text = Sample.boats.replacing("Boats", with: "Böte \u{1F6A3}")
    let expected = InterfaceFile(text)
    #expect(expected.problems == [])
    var (big, little): ([UInt8], [UInt8]) = ([0xFE, 0xFF], [0xFF, 0xFE])
    for unit in text.utf16 {
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(InterfaceFile(big.span) == expected)
    #expect(InterfaceFile(little.span) == expected)
    let marked = Array(("\u{FEFF}" + text).utf8)
    #expect(InterfaceFile(marked.span) == expected)
  }

  @Test func `of a file with carriage returns are the same`() {
    let text = Sample.form.replacing("\n", with: "\r\n")
    #expect(InterfaceFile(text) == InterfaceFile(Sample.form))
  }

  @Test func `are kept once`() {
    let file = file(String(repeating: "<label text=\"same\"/>", count: 900))
    #expect(file.nodes.count == 900)
    #expect(file.texts.filter { $0 == "same" }.count == 1)
    let many = self.file((0..<1400).map { "<label text=\"t\($0 % 700)\"/>" }.joined())
    #expect(many.texts.count == Set(many.texts).count)
    #expect(many.texts.count >= 700)
  }
}
