extension PinFile {
  /// Reads a `Podfile.lock`: names and versions of pods, and for those that come from a repository its address and
  /// commit.
  ///
  /// The file is YAML of which only two levels are used, so lines and their indents say all.
  package init(pods bytes: Span<UInt8>) {
    self.init(kind: .pods)
    guard !Relevance.isNoText(bytes) else {
      fault = Fault(line: 1, sentence: "the file is no text; no package was read of it")
      return
    }
    var lock = PodLines()
    let text = String(decoding: bytes.copy(of: 0..<bytes.count), as: UTF8.self)
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if Self.conflicts.contains(where: { line.hasPrefix($0) }) {
        let sentence = "conflict markers were committed; both sides were read"
        fault = fault ?? Fault(line: number, sentence: sentence)
        continue
      }
      lock.take(line)
    }
    pins = lock.pins
  }

  private static let conflicts = ["<<<<<<<", "=======", ">>>>>>>"]
}

private struct PodLines {
  private enum Section { case pods, sources, others }
  private var section = Section.others
  private var versions: [String: String] = [:]
  private var names: [String] = []
  private var sources: [String: [String: String]] = [:]
  private var source: String?

  var pins: [Pin] {
    let all = names + sources.keys.filter { versions[$0] == nil }.sorted()
    return all.compactMap { name in
      let source = sources[name] ?? [:]
      // A pod in a folder of the app is the app's own code.
      guard source[":path"] == nil else { return nil }
      let address = source[":git"].flatMap { PackageAddress($0) }
      return Pin(
        name: name, address: address, revision: source[":commit"],
        version: source[":tag"] ?? versions[name])
    }
  }

  mutating func take(_ line: Substring) {
    let content = line.drop { $0 == " " }
    let indent = line.utf8.count - content.utf8.count
    if content.isEmpty { return }
    if indent == 0 {
      section = Self.section(content)
      source = nil
      return
    }
    switch section {
    case .pods: if indent == 2, content.hasPrefix("- ") { takePod(content.dropFirst(2)) }
    case .sources: takeSource(content, indent)
    case .others: break
    }
  }

  private static func section(_ line: Substring) -> Section {
    switch line {
    case "PODS:": .pods
    case "EXTERNAL SOURCES:", "CHECKOUT OPTIONS:": .sources
    default: .others
    }
  }

  // `Name (1.2)`, `Name/Part (1.2):`, `"Name+Part (1.2)"`
  private mutating func takePod(_ line: Substring) {
    let words = line.split { "\"() :".contains($0) }
    guard let name = words.first?.split(separator: "/").first.map(String.init), Pin.isName(name),
      words.count > 1, versions[name] == nil, names.count < PinFile.most
    else { return }
    names.append(name)
    versions[name] = String(words[1])
  }

  private mutating func takeSource(_ line: Substring, _ indent: Int) {
    let line = line.filter { $0 != "\"" }
    if indent == 2, line.hasSuffix(":") {
      let name = line.dropLast().split(separator: "/").first.map(String.init)
      source = name.flatMap { Pin.isName($0) ? $0 : nil }
    } else if indent > 2, let source, line.hasPrefix(":"), sources.count < PinFile.most,
      let colon = line.dropFirst().firstIndex(of: ":")
    {
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      sources[source, default: [:]][String(line[..<colon])] = String(value)
    }
  }
}
