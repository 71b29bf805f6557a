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
    var collector = Collector()
    for (key, text) in texts {
      collector.add(NameHash.of(key), SymbolKey.hash(of: key), text: text)
    }
    self = collector.catalog()
  }

  /// Keys and symbols.
  package var count: Int { keys.count }

  package func text(forKey hash: UInt64) -> String? {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low &+ high) / 2
      if keys[middle] < hash { low = middle &+ 1 } else { high = middle }
    }
    guard low < keys.count, keys[low] == hash else { return nil }
    return String(decoding: text(low), as: UTF8.self)
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

extension StringCatalog {
  /// Texts in the order in which a file has them.
  struct Collector {
    private var entries: [(key: UInt64, text: Range<Int>)] = []
    private var bytes: [UInt8] = []
    /// By what generated code calls them; empty where that could be several.
    private var symbols: [UInt64: Range<Int>] = [:]

    mutating func add(_ key: UInt64, _ symbol: UInt64?, text: String) {
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      add(key, symbol, start..<bytes.count)
    }

    mutating func add(
      _ key: UInt64, _ symbol: UInt64?, text range: Range<Int>, of source: Span<UInt8>
    ) {
      let start = bytes.count
      unsafe source.extracting(range).withUnsafeBufferPointer {
        unsafe bytes.append(contentsOf: $0)
      }
      add(key, symbol, start..<bytes.count)
    }

    private mutating func add(_ key: UInt64, _ symbol: UInt64?, _ text: Range<Int>) {
      entries.append((key, text))
      guard let symbol else { return }
      guard let other = symbols[symbol], bytes[other] != bytes[text] else {
        symbols[symbol] = text
        return
      }
      symbols[symbol] = text.lowerBound..<text.lowerBound
    }

    /// Of a key that is there twice, the last text counts.
    func catalog() -> StringCatalog {
      var catalog = StringCatalog(keys: [], ends: [], bytes: [])
      catalog.keys.reserveCapacity(entries.count * 2)
      catalog.ends.reserveCapacity(entries.count * 2)
      catalog.bytes.reserveCapacity(bytes.count)
      let named = symbols.lazy.filter { !$0.value.isEmpty }.map { (key: $0.key, text: $0.value) }
      let sorted = (entries + named).sorted {
        ($0.key, $0.text.lowerBound) < ($1.key, $1.text.lowerBound)
      }
      for (index, entry) in sorted.enumerated() {
        if index + 1 < sorted.count, sorted[index + 1].key == entry.key { continue }
        catalog.keys.append(entry.key)
        catalog.bytes.append(contentsOf: bytes[entry.text])
        catalog.ends.append(Int32(catalog.bytes.count))
      }
      return catalog
    }
  }

  private init(keys: [UInt64], ends: [Int32], bytes: [UInt8]) {
    self.keys = keys
    self.ends = ends
    self.bytes = bytes
  }
}
