import Testing

@testable import Crawl

@Suite struct `A plan` {
  static func entry(_ name: String) -> Corpus.Entry {
    Corpus.Entry(
      location: "/c/\(name)", path: "/c/\(name)", name: name, ref: nil, tags: ["a", "b"])
  }
  static let weighed = [("a", 5), ("b", 9), ("c", 1), ("d", 4), ("e", 0)]
    .map { (entry: entry($0.0), weight: $0.1) }

  @Test func `balances the work`() {
    let plan = ShardPlan(Self.weighed, shards: 2)
    #expect((0..<2).map(plan.load) == [9, 10] || (0..<2).map(plan.load) == [10, 9])
    #expect(plan.size(of: 0) + plan.size(of: 1) == 5)
  }

  @Test func `is the same for any order of the corpus`() {
    #expect(
      ShardPlan(Self.weighed.reversed(), shards: 3).text == ShardPlan(Self.weighed, shards: 3).text)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `is read back as it was written`(_ shards: Int) throws {
    let plan = ShardPlan(Self.weighed, shards: shards)
    #expect(try ShardPlan(text: plan.text) == plan)
    #expect(plan.count == shards)
  }

  @Test func `is refused once it was changed`() {
    let text = ShardPlan(Self.weighed, shards: 2).text
    #expect(throws: ManifestError.self) {
      try ShardPlan(text: text.split(separator: "\n").dropLast().joined(separator: "\n"))
    }
    #expect(throws: ManifestError.self) { try ShardPlan(text: "no plan") }
  }
}
