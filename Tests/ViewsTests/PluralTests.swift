import Testing

@testable import Views

@Suite struct `A table of plural forms` {
  private func catalog(_ text: String) -> StringCatalog {
    let source = Array(text.utf8)
    return StringCatalog(stringsdict: source.span)
  }

  private func entry(_ key: String, _ format: String, _ forms: String) -> String {
    """
    <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(forms)</dict>
    """
  }

  @Test func `has the form for others, with what is written in it decoded`() {
    let forms = """
      <key>n</key><dict><key>other</key><string>%d &lt;b&gt; &#8230;<![CDATA[ & <c>]]></string>
      <key>many</key><string>many</string></dict>
      """
    let all =
      "<plist><dict><!-- <key>no</key> -->\(entry("a &amp; b", "%#@n@!", forms))</dict></plist>"
    #expect(catalog(all) == StringCatalog(texts: ["a & b": "%d <b> … & <c>!"]))
  }

  @Test func `has the widest text, and the one for phones`() {
    let widths = """
      <dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key>
      <dict><key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict>
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key>
      <dict><key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict></dict>
      """
    #expect(catalog(widths) == StringCatalog(texts: ["w": "Hello", "d": "Tap"]))
  }

  @Test func `ends where forms name each other, or very much`() {
    let ring = "<key>n</key><dict><key>other</key><string>%#@n@%#@n@</string></dict>"
    let wide = entry("b", String(repeating: "%#@n@", count: 20_000), ring)
    let catalog = catalog("<dict>\(entry("a", "%#@n@", ring))\(wide)</dict>")
    let texts = ["a", "b"].map { catalog.text(forKey: NameHash.of($0)) ?? "" }
    #expect(texts.allSatisfy { !$0.isEmpty && $0.utf8.count < 10_000 })
  }

  @Test func `may be cut off or damaged anywhere`() {
    let forms = "<key>n</key><dict><key>other</key><string>%d &amp; <![CDATA[x]]></string></dict>"
    let whole = Array("<plist><!-- c --><dict>\(entry("k", "%#@n@", forms))</dict>".utf8)
    for length in whole.indices {
      let cut = Array(whole[..<length])
      #expect(StringCatalog(stringsdict: cut.span).count <= 2)
      var other = whole
      other[length] = UInt8(ascii: "<")
      #expect(StringCatalog(stringsdict: other.span).count <= 4)
    }
    let deep = Array(String(repeating: "<dict><key>a</key>", count: 50_000).utf8)
    #expect(StringCatalog(stringsdict: deep.span).count == 0)
    let open = Array(String(repeating: "<![CDATA[<!--", count: 50_000).utf8)
    #expect(StringCatalog(stringsdict: open.span).count == 0)
  }
}

@Suite struct `Asset catalogues` {
  private func path(_ name: String) -> String { "App/A.xcassets/\(name)/Contents.json" }

  @Test func `are asked by what code calls an asset`() {
    var index = ViewIndex()
    let names = ["Lock-Solid-16.imageset", "BannerImage.imageset", "Brand/ink.colorset"]
    _ = index.apply(assets: names.map { (path($0), true) })
    var linker = Linker(index)
    #expect(linker.asset(.image, named: "lockSolid16") == "Lock-Solid-16")
    #expect(linker.asset(.image, named: "banner") == "BannerImage")
    #expect(linker.asset(.image, named: "bannerImage") == "BannerImage")
    #expect(linker.asset(.color, named: "ink") == "ink")
    #expect(linker.asset(.image, named: "ink") == nil)
  }

  @Test func `make readings stale that asked for an asset, and no others`() throws {
    var index = ViewIndex()
    let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }"
    _ = index.apply([("Row.swift", lower(Array(row.utf8)))])
    let type = try #require(index.allTypes.first)
    var linker = Linker(index)
    #expect(linker.asset(.image, named: "lock") == nil)
    index.record(linker.lookups, for: type)
    let before = index.answers(to: linker.lookups)
    let key = try #require(AssetNames.key("lock", .image))
    #expect(index.apply(assets: [(path("key.imageset"), true)]).isEmpty)
    #expect(index.apply(assets: [(path("lock.colorset"), true)]).isEmpty)
    #expect(index.apply(assets: [(path("Lock.imageset"), true)]) == [type])
    index.record(linker.lookups, for: type)
    #expect(index.apply(assets: [(path("Lock.imageset"), true)]).isEmpty)
    _ = index.apply(assets: [("Other/Lock.imageset/Contents.json", true)])
    index.record(linker.lookups, for: type)
    _ = index.apply(assets: [(path("Lock.imageset"), false)])
    #expect(index.assets.name(forKey: key) == "Lock")
    _ = index.apply(assets: [("Other/Lock.imageset/Contents.json", false)])
    #expect(index.assets.name(forKey: key) == nil)
    #expect(index.answers(to: linker.lookups) == before)
  }
}
