/// The tags and texts of a property list in XML, one after the other; the bytes are lent to each step.
///
/// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/AboutPropertyLists/AboutPropertyLists.html
struct PropertyListTags {
  enum Step: Equatable {
    /// `<dict>`, `<array>`; how many are open is counted by who asks.
    case open(isDictionary: Bool)
    case close
    /// What is between `<key>` and `</key>`, as it is written.
    case key(Range<Int>)
    case string(Range<Int>)
    /// A number, a date, a flag.
    case other
  }

  private var at = 0

  /// Nil at the end.
  mutating func next(_ source: Span<UInt8>) -> Step? {
    while true {
      at = source.first(UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: at)
      guard at < source.count else { return nil }
      if source.begins("<!--", at: at) {
        skip(past: "-->", source)
      } else if source.begins("<?", at: at) || source.begins("<!", at: at) {
        skip(past: ">", source)
      } else if let step = tag(source) {
        return step
      }
    }
  }

  private mutating func tag(_ source: Span<UInt8>) -> Step? {
    let isEnd = source.begins("</", at: at)
    let start = at + (isEnd ? 2 : 1)
    var end = start
    while end < source.count, Self.isOfName(source[end]) { end += 1 }
    let name = start..<end
    at = source.first(UInt8(ascii: ">"), or: UInt8(ascii: ">"), from: end)
    let isEmpty = at > end && at <= source.count && source[at - 1] == UInt8(ascii: "/")
    at = min(at + 1, source.count)
    if source.equals(name, "dict") || source.equals(name, "array") {
      // One that is empty says nothing.
      if isEmpty { return .other }
      return isEnd ? .close : .open(isDictionary: source.equals(name, "dict"))
    }
    if isEnd { return nil }
    if source.equals(name, "key") || source.equals(name, "string") {
      let isKey = source.equals(name, "key")
      let text = isEmpty ? at..<at : text(source)
      return isKey ? .key(text) : .string(text)
    }
    return source.equals(name, "plist") || name.isEmpty ? nil : .other
  }

  /// Up to the tag that follows; a text holds no tags, but may hold what is marked as characters.
  private mutating func text(_ source: Span<UInt8>) -> Range<Int> {
    let start = at
    while true {
      at = source.first(UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: at)
      guard source.begins("<![CDATA[", at: at) else { return start..<at }
      skip(past: "]]>", source)
    }
  }

  private mutating func skip(past end: StaticString, _ source: Span<UInt8>) {
    let first = end.withUTF8Buffer { unsafe $0[0] }
    while true {
      at = source.first(first, or: first, from: at)
      guard at < source.count else { return }
      if source.begins(end, at: at) {
        at += end.utf8CodeUnitCount
        return
      }
      at += 1
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte | 0x20 &- UInt8(ascii: "a") < 26
  }
}

extension PropertyListTags {
  /// What a text stands for.
  static func bytes(of text: Range<Int>, _ source: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var at = text.lowerBound
    var isMarked = false
    while at < text.upperBound {
      if !isMarked, source.begins("<![CDATA[", at: at) {
        isMarked = true
        at += 9
      } else if isMarked, source.begins("]]>", at: at) {
        isMarked = false
        at += 3
      } else if !isMarked, source[at] == UInt8(ascii: "&"),
        let (sign, end) = sign(at: at, text.upperBound, source)
      {
        bytes.append(contentsOf: String(sign).utf8)
        at = end
      } else {
        bytes.append(source[at])
        at += 1
      }
    }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// `&amp;`, `&#8230;`, `&#x2026;`.
  private static func sign(
    at start: Int, _ end: Int, _ source: Span<UInt8>
  ) -> (sign: Character, end: Int)? {
    var stop = start + 1
    while stop < min(end, start + 12), source[stop] != UInt8(ascii: ";") { stop += 1 }
    guard stop < end, source[stop] == UInt8(ascii: ";") else { return nil }
    let name = String(decoding: source.copy(of: (start + 1)..<stop), as: UTF8.self)
    let sign: Character? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      default: code(name)
      }
    return sign.map { ($0, stop + 1) }
  }

  private static func code(_ name: String) -> Character? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}

extension Span<UInt8> {
  /// Whether a text begins at a place; none does outside.
  fileprivate func begins(_ text: StaticString, at start: Int) -> Bool {
    equals(start..<Swift.min(start + text.utf8CodeUnitCount, count), text)
  }
}
