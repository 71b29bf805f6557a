/// Texts of trees, as easy_localization and slang write them (their documentation: “Arguments”, “Linked translations”;
/// “String Interpolation”, “Linked Translations”).
enum TreeTexts {
  /// Folders that such files lie in.
  private static let folders: Set<Substring> = [
    "translations", "translation", "i18n", "l10n", "lang", "langs", "language", "languages",
    "locale",
    "locales", "localization", "localizations", "strings",
  ]
  private static let english: Set<Substring> = ["en", "en-US", "en_US", "en-us", "en_us"]

  /// `assets/translations/en-US.json`, `lib/i18n/strings.i18n.json`: one language for each file, of which English counts;
  /// slang names that of the base language after none.
  static func isBundle(_ parts: [Substring]) -> Bool {
    guard let name = parts.last, parts.dropLast().contains(where: folders.contains) else {
      return false
    }
    let stem = name.prefix { $0 != "." }
    if english.contains(stem) || name == "strings.i18n.json" { return true }
    return english.contains { stem.hasSuffix("_" + $0) && !stem.hasPrefix("_") }
  }

  /// Groups inside each other, as far as code goes through them one by one.
  private static let mostGroups = 16

  /// `a` and `a.b` of `a.b.c`.
  static func groups(_ key: String) -> [String] {
    key.indices.lazy.filter { key[$0] == "." }.prefix(mostGroups).map { String(key[..<$0]) }
  }

  /// `a_b_c` of `a.b.c` (easy_localization, “Code generation”).
  static func constant(_ key: String) -> String {
    String(key.map { $0 == "." ? "_" : $0 })
  }

  /// The same however its words are put together: `cover_missing` and `coverMissing`.
  static func plain(_ constant: String) -> String {
    constant.lowercased().filter { $0 != "_" && $0 != "." }
  }

  /// Without what slang writes behind a name: `title(rich)`, `apples(param=n)`.
  static func name(of key: String) -> String {
    key.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.prefix { $0 != "(" } }.joined(separator: ".")
  }

  /// `{name}`, `{{name}}`, `{}`, `$name` and `${name}` are what is put in; `@:a.b` is another text.
  static func parts(
    of text: String, linked: [String: [MessagePart]] = [:]
  ) -> [MessagePart] {
    var parts: [MessagePart] = []
    var words = ""
    var rest = text[...]
    func flush() {
      if !words.isEmpty { parts.append(.literal(words)) }
      words = ""
    }
    while let first = rest.first {
      var name: Substring?
      var after = rest.dropFirst()
      if first == "$", let next = after.first, next == "{" || next.isLetter || next == "_" {
        name = next == "{" ? braced(&after) : word(&after)
      } else if first == "{" {
        after = rest
        name = braced(&after)
      } else if first == "@", after.first == ":" {
        after.removeFirst()
        let key = key(&after)
        if let other = linked[String(key)] {
          flush()
          parts += other
          rest = after
          continue
        }
        name = key
      }
      guard let name else {
        words.append(first)
        rest.removeFirst()
        continue
      }
      flush()
      parts.append(.argument(name.isEmpty ? "value" : String(name)))
      rest = after
    }
    flush()
    return parts
  }

  /// Behind `{` or `{{`, up to as many of the other kind; nil, and nothing passed, where there are none.
  private static func braced(_ rest: inout Substring) -> Substring? {
    let depth = rest.prefix(3).prefix { $0 == "{" }.count
    var inner = rest.dropFirst(depth)
    let name = inner.prefix { $0 != "}" && $0 != "{" }
    inner = inner[name.endIndex...]
    let end = inner.prefix(depth)
    guard depth <= 2, end.count == depth, end.allSatisfy({ $0 == "}" }) else { return nil }
    rest = inner[end.endIndex...]
    return name.prefix { $0 != ":" }
  }

  private static func word(_ rest: inout Substring) -> Substring {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[word.endIndex...]
    return word
  }

  private static func key(_ rest: inout Substring) -> Substring {
    if rest.first == "{" { return braced(&rest) ?? "" }
    var key = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    while key.last == "." { key.removeLast() }
    rest = rest[key.endIndex...]
    return key
  }
}
