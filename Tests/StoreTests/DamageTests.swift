import Foundation
import Store
import TestSupport
import Testing

@Suite struct `A damaged database` {
  /// SplitMix64 (https://prng.di.unimi.it/splitmix64.c), so that a failure can be had again.
  struct Chance {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
  }

  static let views = [
    "v_repo", "v_commit", "v_screen", "v_row", "v_screen_span", "v_finding", "v_trend_month",
    "v_rule_month", "v_framework_month", "v_rule", "v_run", "v_package", "v_problem",
  ]

  @Test(arguments: 0..<60)
  func `gives answers or one sentence, and never stops the program`(_ seed: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("seed.sqlite")
    try Seed.database().publish(to: path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    var chance = Chance(state: UInt64(seed))
    switch seed % 3 {
    case 0:
      for _ in 0..<40 { bytes[chance.next(below: bytes.count)] = UInt8(chance.next(below: 256)) }
    case 1: bytes = bytes.prefix(chance.next(below: bytes.count))
    default:
      let start = chance.next(below: bytes.count - 4096)
      bytes.replaceSubrange(start..<(start + 4096), with: Data(count: 4096))
    }
    try bytes.write(to: URL(filePath: path))
    for purpose in [Database.Purpose.report, .crawl] {
      do {
        try Self.readAll(path, purpose)
      } catch let error as StoreError {
        #expect(!error.message.isEmpty)
        #expect(!error.description.contains("\n"))
      }
    }
  }

  private static func readAll(_ path: String, _ purpose: Database.Purpose) throws {
    let database = try Database.open(path, for: purpose)
    for view in views { _ = try? database.answer("SELECT * FROM \(view)") }
    _ = try database.damage()
  }
}
