import Tokens

/// What a `Package.swift` says of the targets whose code other repositories can use.
///
/// A manifest is a program; what it lists in plain calls is read, in whatever expression they stand. Where that tells of
/// no library, `PackageSources` goes by folders.
package struct PackageManifest: Sendable, Equatable {
  struct Target: Sendable, Equatable {
    var name: String
    var path: String?
    /// Where given, only these files and folders of it.
    var sources: [String]?
    var exclude: [String] = []
    /// Targets of the same package, as far as names tell.
    var dependencies: [String] = []
  }

  /// By name.
  private(set) var targets: [String: Target] = [:]
  /// The targets of library products.
  private(set) var offered: Set<String> = []

  package init(_ bytes: Span<UInt8>) {
    guard bytes.count <= TokenList.largestSource, !Relevance.isNoText(bytes) else { return }
    let list = tokenize(bytes)
    var reader = ManifestReader(tokens: list.tokens)
    reader.run(bytes)
    for target in reader.targets where targets[target.name] == nil { targets[target.name] = target }
    offered = Set(reader.offered).intersection(targets.keys)
  }

  /// Those that libraries are made of, also behind others.
  var used: [Target] {
    var found = offered
    var pending = offered.sorted()
    while let name = pending.popLast() {
      for next in targets[name]?.dependencies ?? [] where targets[next] != nil {
        if found.insert(next).inserted { pending.append(next) }
      }
    }
    return found.sorted().compactMap { targets[$0] }
  }
}

/// Reads the calls of a manifest, without recursion.
private struct ManifestReader {
  let tokens: [Token]
  var targets: [PackageManifest.Target] = []
  var offered: [String] = []
  private var at = 0

  /// More than any manifest has.
  private static let most = 2_000
  private static let kindsOfCode: [StaticString] = ["target"]
  private static let kindsOfLibrary: [StaticString] = ["library"]
  private static let namesOfTargets: [StaticString] = ["target", "byName"]

  init(tokens: [Token]) { self.tokens = tokens }

  mutating func run(_ bytes: Span<UInt8>) {
    while at + 2 < tokens.count, targets.count < Self.most, offered.count < Self.most {
      guard tokens[at].kind == .period, tokens[at + 2].kind == .leftParen else {
        at += 1
        continue
      }
      let name = tokens[at + 1]
      at += 3
      if isOne(of: Self.kindsOfLibrary, name, bytes) {
        readLibrary(bytes)
      } else if isOne(of: Self.kindsOfCode, name, bytes) {
        readTarget(bytes)
      } else if isOne(of: Self.othersToPass, name, bytes) {
        eachArgument(bytes) { _, _ in }
      }
    }
  }

  /// Calls in which a `.target` is no target of the package.
  private static let othersToPass: [StaticString] = [
    "testTarget", "executableTarget", "macro", "plugin", "binaryTarget", "systemLibrary",
    "executable", "package", "product",
  ]

  private func isOne(
    of names: [StaticString], _ token: Token, _ bytes: Span<UInt8>
  ) -> Bool {
    names.contains { bytes.equals(token.start..<token.end, $0) }
  }

  private mutating func readLibrary(_ bytes: Span<UInt8>) {
    eachArgument(bytes) { reader, label in
      if bytes.equals(label, "targets") { reader.offered += reader.strings(bytes) ?? [] }
    }
  }

  private mutating func readTarget(_ bytes: Span<UInt8>) {
    var (name, path): (String?, String?)
    var (sources, exclude, dependencies): ([String]?, [String], [String]) = (nil, [], [])
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
        dependencies = reader.strings(bytes) ?? []
      }
    }
    guard let name, !name.isEmpty else { return }
    targets.append(
      PackageManifest.Target(
        name: name, path: path, sources: sources, exclude: exclude, dependencies: dependencies))
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
      if let text = string(bytes) {
        found.append(text)
      } else if tokens[at].kind == .period, tokens[at + 2].kind == .leftParen {
        let isName = isOne(of: Self.namesOfTargets, tokens[at + 1], bytes)
        at += 3
        eachArgument(bytes) { reader, label in
          if isName, bytes.equals(label, "name"), let name = reader.string(bytes) {
            found.append(name)
          }
        }
      }
      skipValue()
      if isAt(.comma) { at += 1 }
      // A bracket of another kind ends it.
      if at == start { return found }
    }
    if at < tokens.count { at += 1 }
    return found
  }
}
