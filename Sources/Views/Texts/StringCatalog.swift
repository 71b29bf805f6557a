/// The development-language texts of one `.strings` or `.xcstrings` file, by the hash of their key, and by that of
/// the symbol that is made of it.
///
/// Flat, so that the many versions of a file are small to keep and quick to compare.
package struct StringCatalog: Sendable, Equatable {
  /// Sorted, each once.
  private var keys: [UInt64] = []
  /// Where the text of each key ends in `bytes`; it begins where the one before ends.
  private var ends: [Int32] = []
  private var bytes: [UInt8] = []

  package init(texts: [String: String] = [:]) {
    var collector = StringCollector()
    for (key, text) in texts {
      collector.add(
        NameHash.of(key), SymbolKey.hash(of: key), copied: Array(text.utf8), Span<UInt8>())
    }
    self = collector.catalog(of: Span<UInt8>())
  }

  init(keys: [UInt64], ends: [Int32], bytes: [UInt8]) {
    self.keys = keys
    self.ends = ends
    self.bytes = bytes
  }

  /// Keys and symbols.
  package var count: Int { keys.count }

  package func text(forKey hash: UInt64) -> String? {
    index(ofKey: hash).map { String(decoding: text($0), as: UTF8.self) }
  }

  func contains(_ hash: UInt64) -> Bool { index(ofKey: hash) != nil }

  private func index(ofKey hash: UInt64) -> Int? {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low &+ high) / 2
      if keys[middle] < hash { low = middle &+ 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == hash ? low : nil
  }

  /// The keys that have another text than in the other version, or one in only one of them.
  func differences(from other: StringCatalog) -> [UInt64] {
    var differing: [UInt64] = []
    var (left, right) = (0, 0)
    while left < keys.count || right < other.keys.count {
      if right == other.keys.count || left < keys.count && keys[left] < other.keys[right] {
        differing.append(keys[left])
        left += 1
      } else if left == keys.count || other.keys[right] < keys[left] {
        differing.append(other.keys[right])
        right += 1
      } else {
        if text(left) != other.text(right) { differing.append(keys[left]) }
        left += 1
        right += 1
      }
    }
    return differing
  }

  private func text(_ index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }
}
