import Git
import Store
import Synchronization
import TestSupport
import Testing

@testable import Crawl

@Suite struct `The stretches of a history` {
  @Test(arguments: [UInt64(1), 2, 3])
  func `hold each step once, and begin and end where nothing is to be taken back`(_ seed: UInt64)
    throws
  {
    let history = try MadeUpHistory.drawn(seed: seed, length: 60)
    let repository = try Repository(path: history.repository.path)
    let head = try repository.commit(named: "main")
    let new = NewHistory(of: repository, head: head, options: CrawlOptions()) { _ in false }
    let plan = HistoryPlan(commits: new.commits, mainline: Set(new.mainline.map(\.id))) { _ in nil }
    let walk = WalkPlan(plan, width: 3, least: 4)
    #expect(walk.stretches.count > 3)
    #expect(walk.stretches.flatMap { Array($0.steps) } == Array(plan.steps.indices))
    var met = 0
    for stretch in walk.stretches {
      #expect(stretch.before == met)
      var depth = 0
      for step in plan.steps[stretch.steps] {
        switch step {
        case .mark: depth += 1
        case .rewind: depth -= 1
        case .move, .enter: if depth == 0 { met += 1 }
        }
        #expect(depth >= 0)
      }
      #expect(depth == 0)
    }
    #expect(met == walk.trunk.count)
    #expect(WalkPlan(plan, width: 1, least: 4).stretches.count == 1)
  }

  @Test func `come one after the other to who writes them, whichever is done first`() {
    let pool = OrderedPool<[Int]>(width: 4, window: 6)
    var taken: [[Int]] = []
    var noticed = 0
    pool.run(
      count: 40,
      work: { forEachTicket in
        forEachTicket { ticket, hand in
          for part in 0..<ticket % 4 { _ = hand([ticket, part]) }
        }
      }, notice: { _ in noticed += 1 },
      consume: { part in
        taken.append(part)
        return true
      })
    #expect(taken == (0..<40).flatMap { ticket in (0..<ticket % 4).map { [ticket, $0] } })
    #expect(noticed == taken.count)
  }

  @Test func `are begun no more once nobody wants them`() {
    let begun = Atomic<Int>(0)
    var taken = 0
    OrderedPool<Int>(width: 3, window: 5).run(
      count: 1_000,
      work: { forEachTicket in
        forEachTicket { ticket, hand in
          begun.wrappingAdd(1, ordering: .relaxed)
          while hand(ticket), ticket == 0 {}
        }
      }, notice: { _ in },
      consume: { _ in
        taken += 1
        return taken < 10
      })
    #expect(taken == 10)
    #expect(begun.load(ordering: .relaxed) <= 8)
  }

  @Test(arguments: [UInt64(1), 2])
  func `are kept as far as they go when a walk is stopped, and said to be so many`(_ seed: UInt64)
    throws
  {
    let history = try MadeUpHistory.drawn(seed: seed, length: 60)
    let path = history.repository.path
    var crawl = try TestCrawl()
    let asked = Guarded(0)
    crawl.isStopped = {
      asked.withLock { count in
        count += 1
        return count > 3
      }
    }
    let stopped = try crawl.run(path, jobs: 3) { $0.leastStretch = 4 }
    let kept = try crawl.writer.database.rows("SELECT COUNT(*) FROM git_commit") {
      row throws(StoreError) in row.integer(0)
    }
    #expect(stopped.isStopped)
    #expect(stopped.repositories.map(\.commits) == kept)
    crawl.isStopped = { false }
    let rest = try crawl.run(path, jobs: 3) { $0.leastStretch = 4 }
    #expect(kept[0] + rest.repositories[0].commits == history.commits.count)
    #expect(try crawl.digest == TestCrawl.digest(of: path, jobs: 1))
  }
}
