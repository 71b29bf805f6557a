internal import ScriptModules

/// English texts of the repository, by key.
struct EnglishTexts: Sendable {
  private var texts: [String: String] = [:]
  /// Its keys in their order, for those of which a part is open.
  private var keys: [String] = []

  init() {}

  /// Of two tables with the same key, the one whose path is first counts.
  init(_ tables: [(path: String, texts: [String: String])]) {
    for (path, table) in tables {
      let file = ModuleGraph.name(of: path)
      let name = file.prefix { $0 != "." }
      for (key, text) in table { add(text, key) }
      for (key, text) in table { add(text, name + ":" + key) }
      // Of `settings.pin.json` the whole name is one too.
      if let end = file.lastIndex(of: "."), file[..<end] != name {
        for (key, text) in table { add(text, file[..<end] + ":" + key) }
      }
      let only = Self.onlySpace(table.keys)
      // A table of tables: each is a namespace, and an only one is that of what names none.
      for key in table.keys.sorted() {
        guard let period = key.firstIndex(of: "."), let text = table[key] else { continue }
        let rest = key[key.index(after: period)...]
        add(text, key[..<period] + ":" + rest)
        if key[..<period] == Self.unnamed || key[..<period] == only { add(text, String(rest)) }
      }
    }
    keys = texts.keys.sorted()
  }

  /// The only table in a table; nil where there are others, or texts beside it.
  private static func onlySpace(_ keys: some Collection<String>) -> Substring? {
    guard let first = keys.first, let period = first.firstIndex(of: ".") else { return nil }
    let start = first[...period]
    return keys.allSatisfy { $0.hasPrefix(start) } ? start.dropLast() : nil
  }

  private mutating func add(_ text: String, _ key: String) {
    if texts[key] == nil { texts[key] = text }
  }

  /// The namespace of what has none, in i18next.
  private static let unnamed = "translation"

  /// The first that is there of those that its author may mean; where a number decides, the general form.
  ///
  /// `asked` gets every key that it depends on.
  func find(
    _ key: String, prefixes: [String] = [], context: String? = nil, isCounted: Bool = false,
    asked: inout Set<String>
  ) -> String? {
    let keys = context.map { [key + "_" + $0, key] } ?? [key]
    for key in keys {
      for prefix in prefixes + [""] {
        // Endings of i18next: the fourth form of its tables, then the third; a table of forms is i18n-js's (its
        // documentation of pluralization).
        let plurals = [
          prefix + key + "_other", prefix + key + "_plural", prefix + key + ".other",
        ]
        for key in isCounted ? plurals + [prefix + key] : [prefix + key] + plurals {
          for way in Self.ways(to: key) {
            asked.insert(way)
            if let text = texts[way] { return text }
          }
        }
      }
    }
    return nil
  }

  /// A namespace whose name holds a dot is one member of the tables of a language (i18next, “Resources” of its
  /// configuration: `resources[language][namespace]`), whose keys stand behind its whole name here.
  ///
  /// Behind it a colon parts a key as a dot does (github.com/i18next/i18next, src/Translator.js, `extractFromKey`: the
  /// parts behind the first are joined by the separator of keys).
  private static func ways(to key: String) -> [String] {
    guard let colon = key.firstIndex(of: ":") else { return [key] }
    let start = key[..<colon]
    let rest = key[key.index(after: colon)...]
    var ways = [key]
    if start.contains(".") { ways.append(start + "." + rest) }
    guard rest.contains(":") else { return ways }
    let members = rest.split(separator: ":", omittingEmptySubsequences: false)
      .joined(separator: ".")
    ways.append(start + ":" + members)
    if start.contains(".") { ways.append(start + "." + members) }
    return ways
  }

  /// The texts of all keys that begin and end so, with a word between, where there are no more than anybody would list;
  /// of the forms of one for several numbers the general one.
  func findAll(
    from start: String, to end: String, prefixes: [String], asked: inout Set<String>
  ) -> [String] {
    for whole in (prefixes + [""]).flatMap({ Self.ways(to: $0 + start) }) {
      asked.insert(Self.mark(of: whole))
      var found: [(word: String, text: String)] = []
      var index = keys.partitioningIndex { $0 >= whole }
      while index < keys.endIndex, keys[index].hasPrefix(whole) {
        let key = keys[index]
        index += 1
        guard let word = Self.word(in: key.dropFirst(whole.count), before: end),
          let text = texts[key], !found.contains(where: { $0.word == word })
        else { continue }
        found.append((word, text))
        if found.count > Self.mostListed { return [] }
      }
      if !found.isEmpty { return found.map(\.text) }
    }
    return []
  }

  private static let mostListed = 12
  /// Forms of i18next that are none of what is said as a rule.
  private static let forms: Set<Substring> = ["zero", "one", "two", "few", "many", "plural"]

  private static func word(in key: Substring, before end: String) -> String? {
    var key = key
    if let bar = key.lastIndex(of: "_") {
      let form = key[key.index(after: bar)...]
      if forms.contains(form) { return nil }
      if form == "other" { key = key[..<bar] }
    }
    guard key.hasSuffix(end) else { return nil }
    let word = key.dropLast(end.count)
    let isForm = forms.contains(word) || word == "other"
    return word.isEmpty || isForm || word.contains(".") || word.contains(":") ? nil : String(word)
  }

  /// What is asked where any key counts that begins so: no key ends with a space.
  private static func mark(of start: String) -> String {
    let end = start.lastIndex { ".:_".contains($0) }.map { start.index(after: $0) }
    return start[..<(end ?? start.startIndex)] + " "
  }

  /// All that may be asked where one key or another counts.
  private static func marks(of key: String) -> [String] {
    [" "]
      + key.indices.filter { ".:_".contains(key[$0]) }.map { key[...$0] + " " }
  }

  /// With the texts that it takes in by their keys: `$t(shared:save)` of i18next.
  func whole(_ text: String, asked: inout Set<String>) -> String {
    var left = Self.mostTaken
    return whole(text, &asked, &left)
  }

  /// More than any message takes in: texts may take in each other.
  private static let mostTaken = 32
  /// Longer than any key.
  private static let longestKey = 200

  private func whole(_ text: String, _ asked: inout Set<String>, _ left: inout Int) -> String {
    guard text.contains("$t(") else { return text }
    var result = ""
    var rest = text[...]
    while left > 0, let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      let key = rest.dropFirst(3).prefix(Self.longestKey).prefix { $0 != ")" && $0 != "," }
      left -= 1
      guard rest.hasPrefix("$t("), let end = rest[key.endIndex...].firstIndex(of: ")"),
        let message = find(String(key), asked: &asked)
      else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      result += whole(message, &asked, &left)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  var isEmpty: Bool { texts.isEmpty }

  /// Keys that are in one of both only, or say something else there.
  func differences(from other: EnglishTexts) -> Set<String> {
    if texts == other.texts { return [] }
    var keys: Set<String> = []
    for (key, text) in texts where other.texts[key] != text { keys.insert(key) }
    for key in other.texts.keys where texts[key] == nil { keys.insert(key) }
    for key in keys { keys.formUnion(Self.marks(of: key)) }
    return keys
  }
}

extension [String] {
  /// Where those begin that are as late as asked.
  fileprivate func partitioningIndex(_ isLate: (String) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ModuleGraph {
  /// Tables of English texts: those in JSON, and those that scripts hold or put together.
  func englishTables() -> [(path: String, texts: [String: String])] {
    var tables: [(path: String, texts: [String: String])] = []
    for path in files.keys.sorted() {
      switch files[path] {
      case .texts(let table): tables.append((path, table.texts))
      case .module(let source) where ScriptFileKind.isEnglish(path):
        var reader = ScriptTexts(graph: self)
        reader.read(source.module, path, "", depth: 0)
        if !reader.texts.isEmpty { tables.append((path, reader.texts)) }
      default: break
      }
    }
    return tables
  }
}

/// Texts that a script gives as an object, with what it takes from others.
private struct ScriptTexts {
  let graph: ModuleGraph
  var texts: [String: String] = [:]

  private static let deepest = 24

  mutating func read(_ module: ScriptModule, _ path: String, _ key: String, depth: Int) {
    guard depth < 4 else { return }
    switch module.exports["default"] {
    case .value(let id): collect(id, module, path, key, depth: depth, deep: 0)
    case .local(let name): collect(name, module, path, key, depth: depth, deep: 0)
    case .taken, nil:
      for name in module.exports.keys.sorted() {
        guard case .local(let local)? = module.exports[name] else { continue }
        collect(local, module, path, "", depth: depth, deep: 0)
      }
    }
  }

  private mutating func collect(
    _ name: String, _ module: ScriptModule, _ path: String, _ key: String, depth: Int, deep: Int
  ) {
    switch module.bindings[name] {
    case .variable(.name, let value?):
      collect(value, module, path, key, depth: depth, deep: deep + 1)
    case .imported(let taken): take(taken.module, path, key, depth: depth)
    default: break
    }
  }

  /// Only from what is English itself: what else changes does not change texts.
  private mutating func take(_ specifier: String, _ path: String, _ key: String, depth: Int) {
    var asked: Set<String> = []
    guard case .file(let other) = graph.resolve(specifier, from: path, asked: &asked),
      ScriptFileKind.isEnglish(other)
    else { return }
    switch graph.files[other] {
    case .texts(let table):
      for (name, text) in table.texts { texts[key.isEmpty ? name : key + "." + name] = text }
    case .module(let source): read(source.module, other, key, depth: depth + 1)
    default: break
    }
  }

  private mutating func collect(
    _ id: ScriptModule.ExpressionID, _ module: ScriptModule, _ path: String, _ key: String,
    depth: Int, deep: Int
  ) {
    guard deep < Self.deepest else { return }
    switch module[id] {
    case .string(let text): texts[key] = text
    case .template(let parts, let values) where values.isEmpty: texts[key] = parts.joined()
    case .name(let name): collect(name, module, path, key, depth: depth, deep: deep + 1)
    case .module(let specifier): take(specifier, path, key, depth: depth)
    case .object(let properties):
      for property in properties {
        switch property {
        case .value(let name, let value):
          collect(
            value, module, path, key.isEmpty ? name : key + "." + name, depth: depth, deep: deep + 1
          )
        case .spread(let value):
          collect(value, module, path, key, depth: depth, deep: deep + 1)
        case .getter, .computed: break
        }
      }
    default: break
    }
  }
}
