/// The keys and texts of a strings file, in the order in which it has them.
struct StringCollector {
  /// By twice the number of the text, and one more for what generated code calls the key.
  private var entries: [HashOrder.Entry] = []
  /// In the source, or behind it in the copies.
  private var texts: [Range<Int>] = []
  /// Texts that are not in the source as they are.
  private var copies: [UInt8] = []

  mutating func add(_ key: UInt64, _ symbol: UInt64?, text: Range<Int>) {
    entries.append(HashOrder.Entry(hash: key, number: texts.count &* 2))
    if let symbol {
      entries.append(HashOrder.Entry(hash: symbol, number: texts.count &* 2 &+ 1))
    }
    texts.append(text)
  }

  mutating func add(_ key: UInt64, _ symbol: UInt64?, copied text: [UInt8], _ source: Span<UInt8>) {
    let start = source.count &+ copies.count
    copies.append(contentsOf: text)
    add(key, symbol, text: start..<start &+ text.count)
  }

  /// Takes a key as it stands between its quotes, and a text that is made of others.
  mutating func add(
    _ key: Range<Int>, copied text: [UInt8], _ style: EscapedText.Style, _ source: Span<UInt8>
  ) {
    let (hash, symbol) = Self.hashes(of: key, style, source)
    add(hash, symbol, copied: text, source)
  }

  @inline(__always)
  private static func hashes(
    of key: Range<Int>, _ style: EscapedText.Style, _ source: Span<UInt8>
  ) -> (key: UInt64, symbol: UInt64?) {
    let spelling = source.spelling(of: key)
    if spelling.isPlain, spelling.isASCII {
      return (NameHash.of(source, key), SymbolKey.hash(of: key, source))
    }
    let bytes = EscapedText.bytes(of: key, style, source)
    return (
      NameHash.of(bytes.span, bytes.indices),
      spelling.isPlain
        ? SymbolKey.hash(of: key, source) : SymbolKey.hash(of: bytes.indices, bytes.span)
    )
  }

  /// Takes a key and a text as they stand between their quotes.
  mutating func add(
    _ key: Range<Int>, text: Range<Int>, _ style: EscapedText.Style, _ source: Span<UInt8>
  ) {
    let (hash, symbol) = Self.hashes(of: key, style, source)
    if source.spelling(of: text).isPlain {
      add(hash, symbol, text: text)
    } else {
      add(hash, symbol, copied: EscapedText.bytes(of: text, style, source), source)
    }
  }

  /// Of a key that is there twice the last text counts; what several keys are called alike has one only
  /// where it is the same for all.
  consuming func catalog(of source: Span<UInt8>) -> StringCatalog {
    entries = HashOrder(entries).entries
    var chosen = 0
    var size = 0
    var start = 0
    while start < entries.count {
      var end = start &+ 1
      while end < entries.count, entries[end].hash == entries[start].hash { end &+= 1 }
      if let number = number(of: start..<end, source) {
        entries[chosen] = HashOrder.Entry(hash: entries[start].hash, number: number)
        chosen &+= 1
        size &+= texts[number / 2].count
      }
      start = end
    }
    var (keys, ends, bytes): ([UInt64], [Int32], [UInt8]) = ([], [], [])
    keys.reserveCapacity(chosen)
    ends.reserveCapacity(chosen)
    bytes.reserveCapacity(size)
    for entry in entries[..<chosen] {
      let text = texts[entry.number / 2]
      if text.lowerBound < source.count {
        unsafe source.extracting(text).withUnsafeBufferPointer {
          unsafe bytes.append(contentsOf: $0)
        }
      } else {
        let start = text.lowerBound &- source.count
        bytes.append(contentsOf: copies[start..<start &+ text.count])
      }
      keys.append(entry.hash)
      ends.append(Int32(bytes.count))
    }
    return StringCatalog(keys: keys, ends: ends, bytes: bytes)
  }

  /// Which of the entries with one hash counts.
  private func number(of group: Range<Int>, _ source: Span<UInt8>) -> Int? {
    var key: Int?
    var symbol: Int?
    var isOne = true
    for place in group {
      let number = entries[place].number
      if number & 1 == 0 {
        key = number
      } else {
        if let symbol { isOne = isOne && isSame(symbol / 2, number / 2, source) }
        symbol = number
      }
    }
    guard let symbol, isOne, !texts[symbol / 2].isEmpty else { return key }
    return max(key ?? symbol, symbol)
  }

  private func isSame(_ one: Int, _ other: Int, _ source: Span<UInt8>) -> Bool {
    func byte(_ at: Int) -> UInt8 {
      at < source.count ? source[at] : copies[at &- source.count]
    }
    return texts[one].count == texts[other].count
      && zip(texts[one], texts[other]).allSatisfy { byte($0) == byte($1) }
  }
}
