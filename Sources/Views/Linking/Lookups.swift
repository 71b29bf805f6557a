/// Every question that one reading asked of the index, also those without an answer.
///
/// The keys are good hashes already, so the set hashes nothing; the bits let the many readings that a
/// change does not touch be passed over without a look at their keys.
package struct Lookups: Sendable, Equatable {
  private var slots: [UInt64] = []
  private var count = 0
  private var bits: SIMD4<UInt64> = .zero

  package init() {}

  package init(keys: [UInt64]) {
    for key in keys where key != 0 { insert(key) }
  }

  package mutating func insert(_ key: UInt64) {
    if count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while slots[slot] != 0 {
      if slots[slot] == key { return }
      slot = (slot + 1) & mask
    }
    slots[slot] = key
    count += 1
    bits[Self.word(key)] |= Self.bit(key)
  }

  /// Notes that the outcome tells of a place in a file.
  package mutating func insert(fileAt path: String) {
    insert(Subject.file.key(NameHash.of(path)))
  }

  package func contains(_ key: UInt64) -> Bool {
    guard bits[Self.word(key)] & Self.bit(key) != 0 else { return false }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while slots[slot] != 0 {
      if slots[slot] == key { return true }
      slot = (slot + 1) & mask
    }
    return false
  }

  /// In the order of their numbers.
  package var keys: [UInt64] { slots.filter { $0 != 0 }.sorted() }

  /// What they take in memory.
  package var bytes: Int { slots.count * MemoryLayout<UInt64>.stride }

  func forEach(_ body: (UInt64) -> Void) {
    for key in slots where key != 0 { body(key) }
  }

  package mutating func formUnion(_ other: Lookups) {
    // The fewer are put to the more.
    guard other.count > count else {
      insert(other.slots)
      return
    }
    let own = slots
    self = other
    insert(own)
  }

  private mutating func insert(_ keys: [UInt64]) {
    for key in keys where key != 0 { insert(key) }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(16, old.count * 2))
    let mask = slots.count - 1
    for key in old where key != 0 {
      var slot = Int(truncatingIfNeeded: key) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = key
    }
  }

  private static func word(_ key: UInt64) -> Int { Int(key >> 62) }
  private static func bit(_ key: UInt64) -> UInt64 { 1 << (key >> 56 & 63) }
}
