/// What the whole commit says of each name, as one number.
///
/// Where all names that a reading asked for print as they did at another time, it comes out as it did then.
struct Prints: Sendable {
  private var sums = HashedSlots<UInt64>(none: 0)

  /// 0 for a name that is declared nowhere.
  subscript(key: UInt64) -> UInt64 {
    get { sums[key] }
    set { sums[key] = newValue }
  }

  /// Sums do not depend on the order in which files come and go.
  mutating func add(_ declared: Declared, at path: UInt64) {
    self[declared.key] &+= Self.print(declared, path)
  }

  mutating func remove(_ declared: Declared, at path: UInt64) {
    self[declared.key] &-= Self.print(declared, path)
  }

  /// Which of several declarations is the nearest depends on where they are.
  private static func print(_ declared: Declared, _ path: UInt64) -> UInt64 {
    var hash = NameHash(seed: declared.print)
    hash.mix(path)
    return hash.value
  }
}

/// What a commit is like for one reading: where this is equal, so is the outcome.
package struct ReadingPrint: Sendable, Equatable {
  /// All answers to what was asked.
  package var answers: UInt64
  /// The layout of the files that the outcome tells of.
  package var places: UInt64

  package init(answers: UInt64, places: UInt64) {
    self.answers = answers
    self.places = places
  }
}

extension ViewIndex {
  /// The print of all that one reading asked.
  package func answers(to lookups: Lookups) -> UInt64 {
    // Whether there are texts at all is asked without a key.
    var sum: UInt64 = isLocalised ? 1 : 0
    lookups.forEach { key in
      let print = prints[key]
      guard print != 0 else { return }
      var hash = NameHash(seed: key)
      hash.mix(print)
      sum &+= hash.value
    }
    return sum
  }

  /// The print of where everything is in some files.
  package func places(in paths: some Sequence<String>) -> UInt64 {
    var sum: UInt64 = 0
    for path in paths {
      guard let file = file(at: path) else { continue }
      var hash = NameHash(seed: NameHash.of(path))
      hash.mix(self[file].placesPrint)
      sum &+= hash.value
    }
    return sum
  }
}
