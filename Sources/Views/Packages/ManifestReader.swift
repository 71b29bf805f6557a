import Tokens

/// Reads the calls of a manifest, without recursion.
struct ManifestReader {
  let tokens: [Token]
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var offered: [String] = []
  private(set) var libraries: [String: [String]] = [:]
  private(set) var mentioned: Set<String> = []
  private(set) var isForPhones = true
  private var at = 0

  /// More than any manifest has.
  private static let most = 2_000
  private static let kindsOfCode: [StaticString] = ["target"]
  private static let kindsOfTool: [StaticString] = ["executableTarget", "macro", "plugin"]
  private static let kindsOfLibrary: [StaticString] = ["library"]
  private static let namesOfTargets: [StaticString] = ["target", "byName"]

  init(tokens: [Token]) { self.tokens = tokens }

  mutating func run(_ bytes: Span<UInt8>) {
    while at + 2 < tokens.count, targets.count < Self.most, offered.count < Self.most {
      guard tokens[at].kind == .period, tokens[at + 2].kind == .leftParen else {
        readRest(bytes)
        at += 1
        continue
      }
      let name = tokens[at + 1]
      at += 3
      if isOne(of: Self.kindsOfLibrary, name, bytes) {
        readLibrary(bytes)
      } else if isOne(of: Self.kindsOfCode, name, bytes) {
        readTarget(bytes, isTool: false)
      } else if isOne(of: Self.kindsOfTool, name, bytes) {
        readTarget(bytes, isTool: true)
      } else if isOne(of: Self.othersToSkip, name, bytes) {
        eachArgument(bytes) { _, _ in }
      }
    }
  }

  /// Calls in which a `.target` is no target of the package.
  private static let othersToSkip: [StaticString] = [
    "testTarget", "binaryTarget", "systemLibrary", "executable", "package", "product",
  ]

  private func isOne(
    of names: [StaticString], _ token: Token, _ bytes: Span<UInt8>
  ) -> Bool {
    names.contains { bytes.equals(token.start..<token.end, $0) }
  }

  /// What is in none of the calls: the systems that the package names, and texts.
  private mutating func readRest(_ bytes: Span<UInt8>) {
    if isWord("platforms"), isAt(.colon, ahead: 1), isAt(.leftBracket, ahead: 2) {
      var end = at + 3
      var isNamed = false
      while end < tokens.count, tokens[end].kind != .rightBracket, tokens[end].kind != .endOfFile {
        if isOne(of: Self.systemsOfPhones, tokens[end], bytes) { isNamed = true }
        end += 1
      }
      if !isNamed, end > at + 3 { isForPhones = false }
    } else if tokens[at].kind == .stringSegment, !isBehind("name", bytes) {
      mentioned.insert(bytes.text(of: tokens[at].start..<tokens[at].end))
    }

    func isWord(_ word: StaticString) -> Bool { isOne(of: [word], tokens[at], bytes) }
  }

  /// The text of a label.
  private func isBehind(_ label: StaticString, _ bytes: Span<UInt8>) -> Bool {
    at >= 3 && tokens[at - 2].kind == .colon && isOne(of: [label], tokens[at - 3], bytes)
  }

  private mutating func readLibrary(_ bytes: Span<UInt8>) {
    var (name, targets): (String?, [String]) = (nil, [])
    eachArgument(bytes) { reader, label in
      if bytes.equals(label, "name") {
        name = reader.string(bytes)
      } else if bytes.equals(label, "targets") {
        targets = reader.strings(bytes) ?? []
      }
    }
    offered += targets
    if let name { libraries[name, default: []] += targets }
  }

  private mutating func readTarget(_ bytes: Span<UInt8>, isTool: Bool) {
    var (name, path): (String?, String?)
    var (sources, exclude): ([String]?, [String]) = (nil, [])
    var (dependencies, others): ([String], [String]) = ([], [])
    eachArgument(bytes) { reader, label in
      if bytes.equals(label, "name") {
        name = reader.string(bytes)
      } else if bytes.equals(label, "path") {
        path = reader.string(bytes)
      } else if bytes.equals(label, "sources") {
        sources = reader.strings(bytes)
      } else if bytes.equals(label, "exclude") {
        exclude = reader.strings(bytes) ?? []
      } else if bytes.equals(label, "dependencies") {
        (dependencies, others) = reader.dependencies(bytes)
      }
    }
    guard let name, !name.isEmpty else {
      mentioned.formUnion(dependencies)
      return
    }
    targets.append(
      PackageManifest.Target(
        name: name, path: path, sources: sources, exclude: exclude, dependencies: dependencies,
        dependenciesElsewhere: others, isTool: isTool))
  }

  /// Visits the values of the call that was entered, at their first tokens, and leaves it.
  private mutating func eachArgument(
    _ bytes: Span<UInt8>, _ visit: (inout ManifestReader, Range<Int>) -> Void
  ) {
    while at < tokens.count, tokens[at].kind != .endOfFile {
      let start = at
      if isAt(.rightParen) {
        at += 1
        return
      }
      if tokens[at].kind.isWord, isAt(.colon, ahead: 1) {
        let label = tokens[at].start..<tokens[at].end
        at += 2
        visit(&self, label)
      }
      skipValue()
      if isAt(.comma) { at += 1 }
      // A bracket of another kind ends it.
      if at == start { return }
    }
  }

  private func isAt(_ kind: TokenKind, ahead: Int = 0) -> Bool {
    at + ahead < tokens.count && tokens[at + ahead].kind == kind
  }

  /// To the comma or bracket that ends it.
  private mutating func skipValue() {
    var depth = 0
    while at < tokens.count {
      switch tokens[at].kind {
      case .endOfFile: return
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart: depth += 1
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd:
        if depth == 0 { return }
        depth -= 1
      case .comma: if depth == 0 { return }
      default: break
      }
      at += 1
    }
  }

  /// A text without anything put in.
  private mutating func string(_ bytes: Span<UInt8>) -> String? {
    guard at + 2 < tokens.count, tokens[at].kind == .openQuote,
      tokens[at + 1].kind == .stringSegment, tokens[at + 2].kind == .closeQuote
    else { return nil }
    let text = bytes.text(of: tokens[at + 1].start..<tokens[at + 1].end)
    at += 3
    return text.contains("\\") ? nil : text
  }

  /// Those of a list, and the names in `.target(name: "Core")`; nil for what is no list.
  private mutating func strings(_ bytes: Span<UInt8>) -> [String]? {
    guard at < tokens.count, tokens[at].kind == .leftBracket else { return nil }
    var found: [String] = []
    at += 1
    while at + 2 < tokens.count, tokens[at].kind != .rightBracket {
      let start = at
      if let text = string(bytes) { found.append(text) }
      skipValue()
      if isAt(.comma) { at += 1 }
      // A bracket of another kind ends it.
      if at == start { return found }
    }
    if at < tokens.count { at += 1 }
    return found
  }
}

// MARK: - Dependencies

extension ManifestReader {
  /// All names of a value, in whatever expression, and apart those that hold on other systems alone.
  private mutating func dependencies(
    _ bytes: Span<UInt8>
  ) -> (here: [String], elsewhere: [String]) {
    let start = at
    skipValue()
    let end = at
    var (here, elsewhere): ([String], [String]) = ([], [])
    at = start
    while at < end {
      if let text = string(bytes) {
        here.append(text)
      } else if tokens[at].kind == .period, isAt(.leftParen, ahead: 2) {
        let isName = isOne(of: Self.namesOfTargets, tokens[at + 1], bytes)
        at += 3
        var name: String?
        var isElsewhere = false
        eachArgument(bytes) { reader, label in
          if isName, bytes.equals(label, "name") {
            name = reader.string(bytes)
          } else if bytes.equals(label, "condition") {
            isElsewhere = reader.isElsewhere(bytes)
          }
        }
        guard let name else { continue }
        if isElsewhere { elsewhere.append(name) } else { here.append(name) }
      } else {
        at += 1
      }
    }
    at = max(at, end)
    return (here, elsewhere)
  }

  /// `.when(platforms: [.tvOS])`: anything else may hold for phones.
  ///
  /// https://developer.apple.com/documentation/packagedescription/targetdependencycondition/when(platforms:)
  private func isElsewhere(_ bytes: Span<UInt8>) -> Bool {
    guard isAt(.period), isAt(.leftParen, ahead: 2), isAt(.colon, ahead: 4),
      isAt(.leftBracket, ahead: 5), isOne(of: ["when"], tokens[at + 1], bytes),
      isOne(of: ["platforms"], tokens[at + 3], bytes)
    else { return false }
    var next = at + 6
    while next + 2 < tokens.count, tokens[next].kind == .period,
      isOne(of: Self.otherSystems, tokens[next + 1], bytes)
    {
      next += 2
      if tokens[next].kind == .comma { next += 1 }
    }
    guard next > at + 6, next + 1 < tokens.count, tokens[next].kind == .rightBracket else {
      return false
    }
    return tokens[next + 1].kind == .comma || tokens[next + 1].kind == .rightParen
  }

  /// On which nobody meets what is for phones.
  ///
  /// https://developer.apple.com/documentation/packagedescription/platform
  private static let otherSystems: [StaticString] = [
    "macOS", "tvOS", "watchOS", "visionOS", "driverKit", "linux", "windows", "android", "wasi",
    "openbsd",
  ]
  private static let systemsOfPhones: [StaticString] = ["iOS", "macCatalyst", "custom"]
}
