internal import Queries

/// One part of a corpus, crawled on its own into a database of its own.
package struct Shard: Sendable, Equatable {
  package var path: String
  /// Which of how many, and of which plan.
  package var number: Int
  package var count: Int
  package var plan: String
  /// Everything the results depend on besides the repositories; the same in all shards of a corpus.
  package var settings: [String: String]
  package var repos: [String]
  package var digest: String

  /// The keys of `meta` that say which shard a database is.
  package enum Key {
    package static let plan = "plan"
    package static let number = "shard"
    package static let count = "shards"
    static let all: Set<String> = [plan, number, count]
  }

  package init(reading path: String) throws(StoreError) {
    let database = try Database.open(path, for: .report)
    var settings: [String: String] = [:]
    for row in try database.answer(Merging.meta).rows {
      if case .text(let key) = row[0], case .text(let value) = row[1] { settings[key] = value }
    }
    guard let plan = settings[Key.plan], let number = settings[Key.number].flatMap({ Int($0) }),
      let count = settings[Key.count].flatMap({ Int($0) })
    else {
      throw StoreError(
        code: StoreError.foreignFile, message: "this is no shard; crawl it with --plan and --shard",
        path: path)
    }
    self.path = path
    (self.plan, self.number, self.count) = (plan, number, count)
    self.settings = settings.filter { !Key.all.contains($0.key) }
    repos = try database.rows(Merging.names) { row throws(StoreError) in row.text(0) }
    digest = try database.contentDigest()
  }
}

/// Shards of one plan, each once, in the order of their numbers.
package struct ShardSet: Sendable, Equatable {
  package private(set) var shards: [Shard] = []
  /// Numbers of shards that the plan has and nobody brought.
  package private(set) var missing: [Int] = []

  // - Parameter plan: the plan that all must be of; nil takes that of the first.
  package init(_ given: [Shard], plan: String? = nil) throws(StoreError) {
    guard let first = given.first else { return }
    let plan = plan ?? first.plan
    for shard in given.sorted(by: { ($0.number, $0.path) < ($1.number, $1.path) }) {
      func refuse(_ reason: String) -> StoreError {
        StoreError(code: StoreError.otherVersion, message: reason, path: shard.path)
      }
      guard shard.plan == plan else {
        throw refuse("this shard is of another plan; crawl shard \(shard.number) again")
      }
      guard shard.settings == first.settings else {
        let key = Set(shard.settings.keys).union(first.settings.keys).sorted().first {
          shard.settings[$0] != first.settings[$0]
        }
        throw refuse(
          "this shard was made with another \(key ?? "setting") than \(first.path); crawl it again")
      }
      if let twin = shards.last, twin.number == shard.number {
        guard twin.digest == shard.digest else {
          throw refuse("shard \(shard.number) is also in \(twin.path), with other results")
        }
        continue
      }
      shards.append(shard)
    }
    let there = Set(shards.map(\.number))
    missing = (0..<first.count).filter { !there.contains($0) }
  }
}
