/// Classes that others are made from, and of which no code makes one itself.
///
/// A name counts once for each file that says it. The outcome is a function of what there is, whatever came
/// first.
struct BaseClasses: Sendable {
  /// By name, how many files make one, or may.
  private var made: [UInt64: Int32] = [:]
  /// By name, how many files have classes below it.
  private var above: [UInt64: Int32] = [:]
  /// What was true of those that changed since `settle`.
  private var before: [UInt64: Bool] = [:]

  func contains(_ name: UInt64) -> Bool { above[name] != nil && made[name] == nil }

  mutating func count(_ names: TypeNames, sign: Int32) {
    for name in names.hashes {
      if case .above = names.manner {
        note(name)
        Self.add(sign, to: name, in: &above)
      } else {
        // Without a class below it is none either way.
        if above[name] != nil { note(name) }
        Self.add(sign, to: name, in: &made)
      }
    }
  }

  /// Answers those of which something else is true now, in order.
  mutating func settle() -> [UInt64] {
    defer { before = [:] }
    return before.filter { contains($0.key) != $0.value }.map(\.key).sorted()
  }

  private mutating func note(_ name: UInt64) {
    if before[name] == nil { before[name] = contains(name) }
  }

  private static func add(_ sign: Int32, to name: UInt64, in counts: inout [UInt64: Int32]) {
    let count = counts[name, default: 0] + sign
    counts[name] = count == 0 ? nil : count
  }
}
