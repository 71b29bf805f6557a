@testable import Evaluation
import Testing

@testable import VoiceOver

@Suite struct `A table by names` {
  @Test func `keeps what it was given last, through every growth`() {
    var table = ByName<Int>()
    var plain: [UInt64: Int] = [:]
    var seed: UInt64 = 7
    for number in 0..<2_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Many of them begin in the same place, and some come twice.
      let key = (seed >> 33) % 900 << 10
      #expect(table[key] == plain[key])
      table[key] = number
      plain[key] = number
    }
    #expect(plain.allSatisfy { table[$0.key] == $0.value })
    #expect(table[1] == nil)
  }
}
