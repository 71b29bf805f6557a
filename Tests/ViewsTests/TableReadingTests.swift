import TestSupport
import Testing
import Views

/// The quick readers answer what slow ones do, and take a time that grows with what they read.
@Suite struct `String tables and projects, read quickly` {
  private static let runs = 8

  @Test(arguments: 0..<runs) func `a catalogue says what a slow reading does`(run: Int) {
    var draw = Draw(run)
    for _ in 0..<60 {
      var source = draw.catalog()
      if draw(2) == 0 { draw.damage(&source, with: Draw.json) }
      let isSame = SlowCatalog(xcstrings: source).isSame(as: StringCatalog(xcstrings: source.span))
      #expect(isSame, "\(String(decoding: source, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<runs) func `a strings file says what a slow reading does`(run: Int) {
    var draw = Draw(run)
    for _ in 0..<60 {
      var source = draw.strings()
      if draw(2) == 0 { draw.damage(&source, with: Draw.propertyList) }
      if draw(3) == 0 {
        // Halves of pairs are among them, and half a unit at the end.
        var units = Array(String(decoding: source, as: UTF8.self).utf16)
        for _ in 0..<draw(4) { units.insert(UInt16(0xD7FF + draw(0x802)), at: draw(units.count)) }
        let isBig = draw(2) == 0
        source = ([0xFEFF] + units).flatMap { unit in
          let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
          return isBig ? [high, low] : [low, high]
        }
        if draw(3) == 0 { source.removeLast() }
      }
      let isSame = SlowCatalog(strings: source).isSame(as: StringCatalog(strings: source.span))
      #expect(isSame, "\(source)")
    }
  }

  @Test(arguments: 0..<runs) func `a project says what a slow reading does`(run: Int) {
    var draw = Draw(run)
    for _ in 0..<25 {
      var source = draw.project()
      if draw(3) > 0 { draw.damage(&source, with: Draw.projects) }
      let quick = Project(source.span).map { SlowProject($0) }
      #expect(quick == SlowProject(source), "\(String(decoding: source, as: UTF8.self))")
    }
  }

  // MARK: Time

  /// A text over and over, until it is long.
  private func long(
    _ start: String, _ part: String, _ end: String = "", megabytes: Int = 1
  ) -> [UInt8] {
    let count = megabytes * 1_000_000 / part.utf8.count
    var bytes = Array(start.utf8)
    let part = Array(part.utf8)
    for _ in 0..<count { bytes += part }
    return bytes + Array(end.utf8)
  }

  @Test(.timeLimit(.minutes(5))) func `ten megabytes of a catalogue take no time`() {
    let unit = #""en": {"stringUnit": {"state": "new", "value": "Some text \" of a screen"}}"#
    let all = long(
      #"{"strings": {"#, #""a key": {"localizations": {"# + unit + "}},\n", "}}", megabytes: 10)
    #expect(StringCatalog(xcstrings: all.span).count == 2)
    let open = long(#"{"strings": {"k": {"localizations": {"#, #""de": {"x": "#, megabytes: 10)
    #expect(StringCatalog(xcstrings: open.span).text(forKey: NameHash.of("k")) == "k")
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["\"k\";\n", "k = k;", "/* c *", "\"b", "\\", "k /"])
  func `megabytes of a strings file take no time`(part: String) {
    let source = long("a = b;", part)
    #expect(StringCatalog(strings: source.span).text(forKey: NameHash.of("a")) == "b")
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "A = {isa = PBXGroup; children = (A, ); };", "F = {isa = PBXFileReference; path = a.swift;};",
      "/* c *", "{a = (", "\"", "a/", "a = ",
    ])
  func `megabytes of a project take no time`(part: String) {
    let target = "T = {isa = PBXNativeTarget; productType = x; };"
    let source = long("{objects = {" + target, part)
    #expect(Project(source.span)?.targets.count == 1)
  }

  @Test(.timeLimit(.minutes(5))) func `many files below a long path are no project`() {
    let files = String(repeating: "F, ", count: 100_000)
    let source =
      "{objects = {T = {isa = PBXNativeTarget; }; P = {isa = PBXProject; mainGroup = G; }; "
      + "F = {isa = PBXFileReference; path = a.swift; }; G = {isa = PBXGroup; path = "
      + "\(String(repeating: "g", count: 1_000_000)); children = (\(files)); }; }; }"
    #expect(Project(Array(source.utf8).span) == nil)
  }

  @Test(.timeLimit(.minutes(5)), arguments: [#"{"strings":"#, #"{"other":"#, "[", #"{"":["#])
  func `catalogues may be nested deeply`(part: String) {
    let deep = String(repeating: part, count: 100_000)
    let source = Array((#"{"strings": {"k": {"localizations": {"en": "# + deep).utf8)
    #expect(StringCatalog(xcstrings: source.span).text(forKey: NameHash.of("k")) == "k")
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["{objects=", "(", "{a=(", "{isa="])
  func `projects may be nested deeply`(part: String) {
    let deep = String(repeating: part, count: 100_000)
    let source = Array(("{objects = {T = {isa = PBXNativeTarget; x = y; }; D = " + deep).utf8)
    #expect(Project(source.span)?.targets.count == 1)
  }
}

// MARK: - Made-up tables

extension Draw {
  static let json = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u00e9", "\\ud83d\\ude00", "\\ud83d", "\\u+1a",
    "\\u12", "\n", "é", "\"en\": ", "\"strings\": {", "\"other\": {", "\\n\\b", "%", "%1$@", " \t",
  ]
  static let propertyList = [
    "\"", "=", ";", "/*", "*/", "//", "\n", "\r", "\\", "\\U00e9", "\\u12", "\\n", "a", "é", "{",
    "%@", "a.b = \"\";", "\"A b\" = c;", "\"\u{1}ab\" = d;", "ab;",
  ]
  static let projects = [
    "{", "}", "(", ")", ";", "=", ",", "\"", "\\", "/*", "*/", "//", "\n", "é", " ", "path = ",
    "../", "isa = PBXGroup;", "sourceTree = SOURCE_ROOT;", "sourceTree = \"<gr\\oup>\";", ".swift",
    "/", "platformFilter = ios;", "path = \"a\\\"b.swift\";", "\u{301}", "/* c **/",
  ]

  private mutating func words(_ words: [String]) -> String {
    (0..<self(4)).map { _ in of(words) }.joined(separator: of(["", ".", " ", "_"]))
  }

  private mutating func space() -> String {
    of(["", " ", "\n\t", String(repeating: " ", count: self(20))])
  }

  private mutating func json(_ depth: Int) -> String {
    let text = "\"" + words(["a", "B", "%@", "\\n", "\\\"", "\\u00e9", "ü", "a long one"]) + "\""
    switch depth > 3 ? 0 : self(4) {
    case 0: return text
    case 1: return "[\(json(depth + 1)),\(space())\(json(depth + 1))]"
    case 2: return "{\(text)\(space()):\(json(depth + 1))}"
    default: return of(["null", "12.5e3", "true"])
    }
  }

  private mutating func unit(_ depth: Int) -> String {
    let names = ["variations", "plural", "device", "other", "iphone", "one", "vari\\u0061tions"]
    let parts = (0...self(2)).map { _ in
      depth > 2 || self(2) == 0
        ? "\"\(of(["stringUnit", "string\\u0055nit"]))\"\(space()): {\"state\": \(json(3)), \"value\""
          + "\(space()): \(json(4))}" : "\"\(of(names))\": {\(unit(depth + 1))}"
    }
    return parts.joined(separator: "," + space())
  }

  mutating func catalog() -> [UInt8] {
    let strings = (0..<self(8)).map { _ in
      let languages = (0..<self(4)).map { _ in
        "\"\(of(["en", "de", "e\\u006e"]))\"\(space()):\(self(5) == 0 ? json(0) : "{\(unit(0))}")"
      }.joined(separator: ",")
      let key = words(["a", "A", "b", "%lld", "\\t", "é", "a.long.key", "\\u0001ab", "%é"])
      return "\"\(key)\"\(space()): {\"comment\": \(json(2)), "
        + "\"local\(of(["i", "\\u0069"]))zations\"\(space()): {\(languages)}}"
    }.joined(separator: space() + "," + space())
    let start = of(["", "\u{FEFF}"]) + "{" + of(["", "\"sourceLanguage\": \"de\", "])
    return Array("\(start)\"version\": \(json(1)), \"strings\": {\(strings)}}".utf8)
  }

  mutating func strings() -> [UInt8] {
    var text = of(["", "\u{FEFF}"])
    for _ in 0..<self(10) {
      text += of(["", "// c \"\n", "/* c \" ** */", "\r\n"]) + space()
      let key = words(["a", "A", "b", "\\U00e9", "é", "a.long.key", "\u{1}ab", "%1$lld", "\\\""])
      text += of(["\"\(key)\"", "bare", "ba.re"])
      if self(5) > 0 {
        text += space() + "=" + space()
        text += "\"\(words(["x", "y", "\\n", "\\\"", "\\u00e", "é", "…", "a longer text"]))\""
      }
      text += space() + of([";", ";", ""])
    }
    return Array(text.utf8)
  }

  mutating func project() -> [UInt8] {
    let paths = [
      "A.swift", "B+C.swift", "D E.swift", "Ü.swift", "Rows/F.swift", "../G.swift", "./H.swift",
      "I.png", "J\\\\K.swift", "/L.swift",
    ]
    var targets: [ProjectText.Target] = []
    for _ in 0...self(3) {
      var target = ProjectText.Target.of(of(["iphoneos", "watchos", "auto", "\"mac osx\""]))
      target.product = of(["application", "bundle.unit-test", "watchkit2-extension", "tool"])
      target.files = (0..<self(8)).map { _ in of(paths) }
      if self(3) == 0 { target.filtered = [of(paths): of(["(ios, )", "(macos, tvos, )"])] }
      if self(3) == 0 { target.base = "Config/\(of(["A", "B"])).xcconfig" }
      target.folders = (0..<self(3)).map { _ in of(["App", "Kit"]) }
      if self(3) == 0 { target.exceptions = [of(["App", "Watch"]): ["X.swift", "Info.plist"]] }
      targets.append(target)
    }
    var text = ProjectText(targets)
    text.group = of(["", "Code", "../Code", "Ö"])
    text.others = (0..<self(4)).map { _ in of(paths) }
    if self(2) == 0 { text.settings = "SUPPORTED_PLATFORMS = (\"iphoneos\", macosx, );" }
    guard self(2) == 0 else { return Array(text.text.utf8) }
    // Groups may hold each other, and a file may be in several.
    let inner =
      "G2 = {isa = PBXGroup; children = (F412e7377696674, MAIN, G2, ); "
      + "path = \(of(["Sub", "A", "../Z"])); sourceTree = \(of(["SOURCE_ROOT", "\"<group>\""])); };"
    return Array(
      text.text.replacing("children = (", with: "children = (G2, ")
        .replacing("objects = {", with: "objects = {\n" + inner).utf8)
  }
}
