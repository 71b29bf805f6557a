/// Properties that code sets after it made what they are of: by name those of anything, by type and name those that
/// the code of a type sets of its own.
///
/// A name counts once for each file that says it. The outcome is a function of what there is, whatever came first.
struct AssignedProperties: Sendable {
  private var counts: [UInt64: Int32] = [:]
  /// What was true of those that changed since `settle`.
  private var before: [UInt64: Bool] = [:]

  func contains(_ property: UInt64) -> Bool { counts[property] != nil }

  mutating func count(_ names: TypeNames, sign: Int32) {
    for name in names.hashes {
      let property = Self.key(name, of: names.owner)
      let count = counts[property, default: 0]
      if before[property] == nil { before[property] = count != 0 }
      counts[property] = count + sign == 0 ? nil : count + sign
    }
  }

  /// Answers those of which something else is true now, in order.
  mutating func settle() -> [UInt64] {
    defer { before = [:] }
    return before.filter { contains($0.key) != $0.value }.map(\.key).sorted()
  }

  static func key(_ name: UInt64, of owner: UInt64?) -> UInt64 {
    guard let owner else { return name }
    var key = NameHash(seed: owner)
    key.mix(name)
    return key.value
  }
}
