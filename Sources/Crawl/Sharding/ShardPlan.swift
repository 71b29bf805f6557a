/// Which part of a corpus is crawled by whom: a text that every machine reads alike.
///
///     swipecost.plan/1 shards=2 hash=3f1c55d0a9e4b872
///     0 1203994 "/corpus/Steps" name="steps" tags="health"
///     1 1100200 "/corpus/Pulse" name="pulse" ref="develop"
///
/// Shard, weight, and the repository as in a manifest. The hash is over all other bytes that matter, so
/// results of two plans are never joined.
package struct ShardPlan: Sendable, Equatable {
  package struct Line: Sendable, Equatable {
    package var shard: Int
    package var weight: Int
    package var entry: Corpus.Entry
  }
  package var count: Int
  package private(set) var lines: [Line]

  /// The heaviest repository first, each to the shard that has the least: never more than a third worse
  /// than the best there is, and the same on every machine.
  package init(_ weighed: [(entry: Corpus.Entry, weight: Int)], shards: Int) {
    count = max(1, shards)
    lines = []
    var loads = Array(repeating: 0, count: count)
    let heaviest = weighed.sorted { ($1.weight, $0.entry.name) < ($0.weight, $1.entry.name) }
    for (entry, weight) in heaviest {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += weight
      lines.append(Line(shard: lightest, weight: weight, entry: entry))
    }
    lines.sort { ($0.shard, $0.entry.name) < ($1.shard, $1.entry.name) }
  }

  /// The repositories of one shard; where the mirror of a URL is, each machine knows for itself.
  package func corpus(of shard: Int, mirrors: String) -> Corpus {
    func entries(_ isWanted: (Line) -> Bool) -> [Corpus.Entry] {
      lines.filter(isWanted).map { line in
        var entry = line.entry
        if entry.isRemote { entry.path = Corpus.mirrorPath(of: entry.location, in: mirrors) }
        return entry
      }
    }
    return Corpus(entries: entries { $0.shard == shard }, neighbours: entries { $0.shard != shard })
  }

  package func size(of shard: Int) -> Int { lines.count { $0.shard == shard } }

  package func load(of shard: Int) -> Int {
    lines.filter { $0.shard == shard }.reduce(0) { $0 + $1.weight }
  }

  package var hash: String {
    // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(count)\n\(body)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package var text: String { "\(Self.version) shards=\(count) hash=\(hash)\n\(body)" }

  private static let version = "swipecost.plan/1"

  private var body: String {
    lines.map { line in
      var words = ["\(line.shard)", "\(line.weight)"]
      words.append(Self.quoted(line.entry.isRemote ? line.entry.location : line.entry.path))
      words.append("name=" + Self.quoted(line.entry.name))
      if let ref = line.entry.ref { words.append("ref=" + Self.quoted(ref)) }
      if !line.entry.tags.isEmpty {
        words.append("tags=" + Self.quoted(line.entry.tags.joined(separator: ",")))
      }
      if let web = line.entry.web { words.append("web=" + Self.quoted(web)) }
      return words.joined(separator: " ") + "\n"
    }.joined()
  }

  /// What a manifest cannot hold, a name or path of a corpus never has: it came from a manifest or a shell word.
  private static func quoted(_ text: String) -> String {
    "\"" + text.filter { $0 != "\"" && !$0.isNewline } + "\""
  }
}

extension ShardPlan {
  /// Reads a plan back; one that was changed by hand no longer has its hash.
  package init(text: String) throws(ManifestError) {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let head = (rows.popFirst() ?? "").split(separator: " ")
    guard head.count == 3, head[0] == Self.version, head[1].hasPrefix("shards="),
      let count = Int(head[1].dropFirst(7)), count > 0, head[2].hasPrefix("hash=")
    else {
      throw ManifestError(line: 1, message: "this is no plan; make one with “swipecost plan”")
    }
    self.count = count
    lines = []
    for (index, row) in rows.enumerated() where !row.isEmpty {
      let words = row.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let shard = Int(words[0]), (0..<count).contains(shard),
        let weight = Int(words[1])
      else { throw ManifestError(line: index + 2, message: "expected SHARD WEIGHT PATH name=…") }
      let manifest: Manifest
      do throws(ManifestError) {
        manifest = try Manifest(String(words[2]))
      } catch {
        throw ManifestError(line: index + 2, message: error.message)
      }
      guard let line = manifest.lines.first, let name = line.name else {
        throw ManifestError(line: index + 2, message: "expected SHARD WEIGHT PATH name=…")
      }
      lines.append(
        Line(
          shard: shard, weight: weight,
          entry: Corpus.Entry(
            location: line.location, path: line.location, name: name, ref: line.ref,
            tags: line.tags, web: line.web)))
    }
    guard head[2].dropFirst(5) == hash else {
      throw ManifestError(line: 1, message: "the plan was changed after it was made; make it anew")
    }
  }
}
