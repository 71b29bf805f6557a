import Crawl
import Foundation

extension Command {
  static let plan = Command(
    name: "plan",
    summary: "Divide a corpus into parts of about equal work",
    discussion: """
      Writes a plan: which repository belongs to which shard, balanced by commits and the size of Swift \
      files. The same corpus gives the same plan. “swipecost crawl --plan” does one shard, on any \
      machine that sees the same files; “swipecost merge” joins them; “swipecost help machines” shows all of it.
      """,
    operands: [.oneOrMore("CORPUS", "A manifest, or the paths of repositories.")],
    options: [
      .value("shards", "N", "How many parts.", required: true),
      .value(
        "out", "FILE", "Where to write the plan; without it, it is printed.", completes: .files),
      .value(
        "mirrors", "FOLDER", "Where “swipecost sync” keeps clones of URLs (mirrors).",
        completes: .folders),
    ],
    examples: [
      Example("swipecost plan corpus.txt --shards 8 --out plan.txt", "Plan for eight machines"),
      Example("swipecost crawl --plan plan.txt --shard 0 --out shards", "Do the first part"),
    ]
  ) { arguments, console throws(Failure) in
    guard let shards = try arguments.count("shards", in: 1...100_000) else { return .usage }
    let corpus = try CorpusWords(
      operands: arguments.operands, mirrors: arguments.text("mirrors") ?? "mirrors"
    ).corpus()
    let plan = ShardPlan(corpus.entries.map { ($0, RepositoryWeight.of($0)) }, shards: shards)
    for entry in plan.lines where entry.weight == 0 {
      console.messages.writeLine(
        "\(entry.entry.name.harmless) can't be read or is empty; it is in shard \(entry.shard) all the same"
      )
    }
    guard let path = arguments.text("out") else {
      console.results.write(plan.text)
      return .done
    }
    try Failure.write(plan.text, to: path)
    for shard in 0..<plan.count {
      console.messages.writeLine(
        "shard \(shard): \(plan.size(of: shard)) repositories, weight \(plan.load(of: shard))")
    }
    return .done
  }
}

extension ShardPlan {
  /// Reads a plan from a file, or says in one sentence why not.
  init(path: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .inputOutput("\(path) can't be read; make a plan with “swipecost plan”")
    }
    do throws(ManifestError) {
      try self.init(text: String(decoding: data, as: UTF8.self))
    } catch {
      throw .usage("\(path), \(error)")
    }
  }
}
