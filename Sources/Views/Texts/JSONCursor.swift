/// Walks JSON text without building it: what is not asked for is passed over.
///
/// A string catalogue holds every language of an app; one of them is wanted. Broken text ends the walk
/// early, never badly. The bytes are lent to each step.
struct JSONCursor {
  private(set) var at: Int

  /// Stands at the beginning, behind a byte order mark.
  init(_ bytes: Span<UInt8>) {
    at = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// Visits the members of the object that begins here.
  ///
  /// The visitor gets the key as it stands between its quotes, and takes the value or leaves it.
  @inline(__always)
  mutating func eachMember(
    _ bytes: Span<UInt8>, _ visit: (inout JSONCursor, Range<Int>) -> Void
  ) {
    skipSpace(bytes)
    guard take(UInt8(ascii: "{"), bytes) else { return skipValue(bytes) }
    while true {
      skipSpace(bytes)
      guard at < bytes.count, !take(UInt8(ascii: "}"), bytes), let key = string(bytes) else {
        return
      }
      skipSpace(bytes)
      guard take(UInt8(ascii: ":"), bytes) else { return }
      skipSpace(bytes)
      let value = at
      visit(&self, key)
      if at == value { skipValue(bytes) }
      skipSpace(bytes)
      _ = take(UInt8(ascii: ","), bytes)
    }
  }

  /// Visits the items of the array that begins here; the visitor takes each or leaves it.
  @inline(__always)
  mutating func eachItem(_ bytes: Span<UInt8>, _ visit: (inout JSONCursor) -> Void) {
    skipSpace(bytes)
    guard take(UInt8(ascii: "["), bytes) else { return skipValue(bytes) }
    while true {
      skipSpace(bytes)
      guard at < bytes.count, !take(UInt8(ascii: "]"), bytes) else { return }
      let item = at
      visit(&self)
      if at == item { skipValue(bytes) }
      // A bracket of another kind is no item.
      if at == item { return }
      skipSpace(bytes)
      _ = take(UInt8(ascii: ","), bytes)
    }
  }

  /// What stands between the quotes of the string that begins here; nil, and nothing passed, where
  /// another value does.
  @inline(__always)
  mutating func string(_ bytes: Span<UInt8>) -> Range<Int>? {
    skipSpace(bytes)
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return nil }
    let start = at &+ 1
    return start..<max(start, skipString(bytes))
  }

  mutating func skipValue(_ bytes: Span<UInt8>) {
    var depth = 0
    while true {
      skipSpace(bytes)
      guard at < bytes.count else { return }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        _ = skipString(bytes)
        if depth == 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth &+= 1
        at &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth &-= 1
        at &+= 1
        if depth == 0 { return }
      case UInt8(ascii: ","):
        if depth == 0 { return }
        at &+= 1
      default: at &+= 1
      }
    }
  }

  @inline(__always)
  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    if at < bytes.count, bytes[at] <= 32 { at = bytes.ink(from: at &+ 1) }
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
}

// MARK: - Escapes

extension JSONCursor {
  /// The text of a string that was passed, as UTF-8.
  static func text(of string: Range<Int>, _ bytes: Span<UInt8>) -> [UInt8] {
    EscapedText.bytes(of: string, .json, bytes)
  }

  @inline(__always)
  static func names(_ string: Range<Int>, _ name: StaticString, _ bytes: Span<UInt8>) -> Bool {
    name.withUTF8Buffer { unsafe names(string, $0.span, bytes) }
  }

  /// Whether that text is this name.
  @inline(__always)
  static func names(_ string: Range<Int>, _ name: Span<UInt8>, _ bytes: Span<UInt8>) -> Bool {
    if bytes.equals(string, name) { return true }
    // An escape takes more bytes than what it stands for.
    guard string.count > name.count, !isPlain(string, bytes) else { return false }
    let text = text(of: string, bytes)
    return text.span.equals(0..<text.count, name)
  }

  /// Stands for itself, byte by byte.
  static func isPlain(_ string: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    bytes.quoteOrBackslash(from: string.lowerBound) >= string.upperBound
  }
}
