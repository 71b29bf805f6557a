/// Walks a property list as Xcode writes a project, without building it.
///
/// A project is megabytes of which little is wanted. Broken text ends the walk early, never badly. The
/// bytes are lent to each step.
struct PropertyListCursor {
  private(set) var at: Int

  init(at start: Int = 0) { at = start }

  /// Visits the members of the dictionary that begins here; the visitor takes the value or leaves it.
  @inline(__always)
  mutating func eachMember(
    _ bytes: Span<UInt8>, _ visit: (inout PropertyListCursor, Range<Int>) -> Void
  ) {
    skipSpace(bytes)
    guard take(UInt8(ascii: "{"), bytes) else { return skipValue(bytes) }
    while true {
      skipSpace(bytes)
      guard at < bytes.count, !take(UInt8(ascii: "}"), bytes), let key = scalar(bytes) else {
        return
      }
      skipSpace(bytes)
      guard take(UInt8(ascii: "="), bytes) else { return }
      skipSpace(bytes)
      let value = at
      visit(&self, key)
      if at == value { skipValue(bytes) }
      skipSpace(bytes)
      _ = take(UInt8(ascii: ";"), bytes)
    }
  }

  /// Visits the texts of the list that begins here, or the one text that stands in its place.
  @inline(__always)
  mutating func eachText(_ bytes: Span<UInt8>, _ visit: (Range<Int>) -> Void) {
    skipSpace(bytes)
    guard take(UInt8(ascii: "("), bytes) else {
      if let only = scalar(bytes) { visit(only) }
      return
    }
    while true {
      skipSpace(bytes)
      guard at < bytes.count, !take(UInt8(ascii: ")"), bytes) else { return }
      guard let text = scalar(bytes) else { return }
      visit(text)
      skipSpace(bytes)
      _ = take(UInt8(ascii: ","), bytes)
    }
  }

  /// The text that begins here, without its quotes; nil, and nothing passed, where another value does.
  @inline(__always)
  mutating func scalar(_ bytes: Span<UInt8>) -> Range<Int>? {
    skipSpace(bytes)
    guard at < bytes.count else { return nil }
    if bytes[at] == UInt8(ascii: "\"") {
      let start = at &+ 1
      return start..<max(start, skipString(bytes))
    }
    let start = at
    while true {
      at = bytes.endOfLetters(from: at)
      guard at < bytes.count, !Self.ends(bytes[at]) else { break }
      at &+= 1
    }
    return at == start ? nil : start..<at
  }

  mutating func skipValue(_ bytes: Span<UInt8>) {
    var depth = 0
    while true {
      skipSpace(bytes)
      guard at < bytes.count else { return }
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        if depth == 0 { return }
        depth &-= 1
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="):
        if depth == 0 { return }
      default:
        if scalar(bytes) != nil {
          if depth == 0 { return }
          continue
        }
      }
      at &+= 1
      if depth == 0 { return }
    }
  }

  /// White space and comments.
  @inline(__always)
  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while at < bytes.count {
      if bytes[at] <= 32 {
        at = bytes.ink(from: at &+ 1)
      } else if bytes[at] == UInt8(ascii: "/"), at &+ 1 < bytes.count,
        bytes[at &+ 1] == UInt8(ascii: "*") || bytes[at &+ 1] == UInt8(ascii: "/")
      {
        skipComment(bytes)
      } else {
        return
      }
    }
  }

  @inline(__always)
  private mutating func skipComment(_ bytes: Span<UInt8>) {
    at =
      bytes[at &+ 1] == UInt8(ascii: "*")
      ? bytes.endOfComment(from: at &+ 2)
      : min(bytes.first(10, or: 10, from: at &+ 2) &+ 1, bytes.count)
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at &+= 1
    return true
  }

  /// Answers where the text of the string ends.
  @inline(__always)
  private mutating func skipString(_ bytes: Span<UInt8>) -> Int {
    let end = bytes.endOfString(from: at &+ 1)
    at = min(end &+ 1, bytes.count)
    return end
  }

  /// White space and `"(),;=`, by their bits.
  private static let stops: UInt64 =
    1 << 33 - 1 | 1 << 34 | 1 << 40 | 1 << 41 | 1 << 44 | 1 << 59 | 1 << 61

  /// Behind a text without quotes.
  @inline(__always)
  private static func ends(_ byte: UInt8) -> Bool {
    byte < 64
      ? stops >> UInt64(byte) & 1 == 1 : byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  /// The text of a scalar that was passed.
  static func text(of scalar: Range<Int>, _ bytes: Span<UInt8>) -> String {
    guard !bytes.spelling(of: scalar).isPlain else { return bytes.text(of: scalar) }
    var plain: [UInt8] = []
    var isEscaped = false
    for index in scalar {
      let byte = bytes[index]
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        plain.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether that text is this word.
  @inline(__always)
  static func names(_ scalar: Range<Int>, _ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    if bytes.equals(scalar, word) { return true }
    guard scalar.count > word.utf8CodeUnitCount, !bytes.spelling(of: scalar).isPlain else {
      return false
    }
    return text(of: scalar, bytes) == word.description
  }
}
