/// What stands in an attribute or between tags, and what it stands for.
enum XMLText {
  /// The bytes that a text stands for; nil where it stands for itself.
  ///
  /// The five entities that every document has and characters by number are put in their place. Others are
  /// never expanded, however a file declares them: they stay as written, and `isWhole` tells so.
  /// https://www.w3.org/TR/xml/#sec-predefined-ent
  static func decoded(
    _ range: Range<Int>, isAttribute: Bool, _ bytes: Span<UInt8>
  ) -> (bytes: [UInt8], isWhole: Bool)? {
    guard range.contains(where: { isSpecial(bytes[$0]) }) else { return nil }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var isWhole = true
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes[at]
      if byte == UInt8(ascii: "&") {
        if let (scalar, end) = reference(at: at, before: range.upperBound, bytes) {
          decoded.append(contentsOf: String(scalar).utf8)
          at = end
          continue
        }
        isWhole = false
        decoded.append(byte)
      } else if byte < 32 {
        // Line ends are one line feed, and in attributes all white space is a space.
        // https://www.w3.org/TR/xml/#sec-line-ends and #AVNormalize
        let isPair =
          byte == 13 && at &+ 1 < range.upperBound && bytes[at &+ 1] == UInt8(ascii: "\n")
        if !isPair { decoded.append(isAttribute ? 32 : byte == 13 ? 10 : byte) }
      } else {
        decoded.append(byte)
      }
      at &+= 1
    }
    return (decoded, isWhole)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool { byte < 32 || byte == UInt8(ascii: "&") }

  /// The character that a reference stands for, and where it ends.
  private static func reference(
    at start: Int, before end: Int, _ bytes: Span<UInt8>
  ) -> (Unicode.Scalar, Int)? {
    // The longest is `&#x10FFFF;`, but zeros may stand in front.
    let limit = min(end, start &+ 24)
    guard let close = (start..<limit).first(where: { bytes[$0] == UInt8(ascii: ";") }) else {
      return nil
    }
    let name = (start &+ 1)..<close
    if name.count > 1, bytes[name.lowerBound] == UInt8(ascii: "#") {
      let isHex = bytes[name.lowerBound &+ 1] == UInt8(ascii: "x")
      let digits = bytes.string(of: (name.lowerBound &+ (isHex ? 2 : 1))..<name.upperBound)
      guard digits.utf8.first != UInt8(ascii: "+"),
        let number = UInt32(digits, radix: isHex ? 16 : 10), number > 0,
        let scalar = Unicode.Scalar(number)
      else { return nil }
      return (scalar, close &+ 1)
    }
    let scalar: Unicode.Scalar? =
      if bytes.equals(name, "amp") {
        "&"
      } else if bytes.equals(name, "lt") {
        "<"
      } else if bytes.equals(name, "gt") {
        ">"
      } else if bytes.equals(name, "quot") {
        "\""
      } else if bytes.equals(name, "apos") {
        "'"
      } else {
        nil
      }
    return scalar.map { ($0, close &+ 1) }
  }

  /// Text that Interface Builder writes in base 64, because XML has no way to write its characters.
  ///
  /// https://www.rfc-editor.org/rfc/rfc4648#section-4
  static func fromBase64(_ text: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in text {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: continue
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        plain.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return plain
  }

  /// A decimal number as Interface Builder writes it; nil for what is none.
  static func number(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Float? {
    guard !range.isEmpty, range.count <= 40 else { return nil }
    guard let number = Float(bytes.string(of: range)), number.isFinite else { return nil }
    return number
  }
}

/// The texts of one file, each once.
struct TextTable {
  private(set) var texts: [String] = []
  private var hashes: [UInt64] = []
  /// Open addressing by hash; 0 is empty, else the index + 1.
  private var slots = [Int32](repeating: 0, count: 256)

  /// Where names were made to collide, some are there twice; a search never takes longer.
  private static let longestSearch = 32

  mutating func id(of range: Range<Int>, _ bytes: Span<UInt8>) -> InterfaceFile.TextID {
    let hash = bytes.mixed(range)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    var steps = 0
    while slots[slot] != 0, steps < Self.longestSearch {
      let index = Int(slots[slot]) &- 1
      if hashes[index] == hash { return InterfaceFile.TextID(index) }
      slot = (slot &+ 1) & (slots.count &- 1)
      steps &+= 1
    }
    texts.append(bytes.string(of: range))
    hashes.append(hash)
    if texts.count &* 2 > slots.count {
      grow()
    } else if slots[slot] == 0 {
      slots[slot] = Int32(truncatingIfNeeded: texts.count)
    }
    return InterfaceFile.TextID(texts.count &- 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count &* 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
      var steps = 0
      while slots[slot] != 0, steps < Self.longestSearch {
        slot = (slot &+ 1) & (slots.count &- 1)
        steps &+= 1
      }
      if slots[slot] == 0 { slots[slot] = Int32(truncatingIfNeeded: index &+ 1) }
    }
  }
}
