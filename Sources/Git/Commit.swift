/// What swipecost keeps of a commit.
///
/// E-mail addresses are never read further than this file.
package struct Commit: Sendable, Equatable {
  package var id: ObjectID
  package var tree: ObjectID
  package var parents: [ObjectID]
  package var author: String
  /// The first line of the message, cut off where it is very long.
  package var subject: String
  /// Seconds since 1970.
  package var authorTime: Int64
  package var committerTime: Int64
}

extension Commit {
  /// Reads the text of a commit object; nil when it is none.
  init?(id: ObjectID, _ bytes: Span<UInt8>) {
    var line = HeaderLine(start: 0, in: bytes)
    guard line.hasKey("tree ", in: bytes), let tree = ObjectID(hexBytes: bytes, at: 5) else {
      return nil
    }
    self.init(
      id: id, tree: tree, parents: [], author: "", subject: "", authorTime: 0,
      committerTime: 0)
    var name = 0..<0
    var isLatin = false
    line = HeaderLine(start: line.end + 1, in: bytes)
    while line.end > line.start {
      if line.hasKey("parent ", in: bytes) {
        guard let parent = ObjectID(hexBytes: bytes, at: line.start + 7) else { return nil }
        // Some old tools wrote a parent twice.
        if !parents.contains(parent) { parents.append(parent) }
      } else if line.hasKey("author ", in: bytes) {
        (name, authorTime) = line.signature(after: 7, in: bytes)
      } else if line.hasKey("committer ", in: bytes) {
        committerTime = line.signature(after: 10, in: bytes).time
      } else if line.hasKey("encoding ", in: bytes) {
        isLatin =
          line.hasKey("encoding ISO-8859-1", in: bytes)
          || line.hasKey("encoding iso-8859-1", in: bytes)
          || line.hasKey("encoding latin1", in: bytes)
      }
      line = HeaderLine(start: line.end + 1, in: bytes)
    }
    author = Self.text(bytes, name, isLatin: isLatin)
    while line.end == line.start, line.end < bytes.count {
      line = HeaderLine(start: line.end + 1, in: bytes)
    }
    subject = Self.text(bytes, line.start..<min(line.end, line.start + 300), isLatin: isLatin)
  }

  private static func text(_ bytes: Span<UInt8>, _ range: Range<Int>, isLatin: Bool) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for index in range { copy.append(bytes[index]) }
    guard isLatin else { return String(decoding: copy, as: UTF8.self) }
    return String(String.UnicodeScalarView(copy.map { Unicode.Scalar($0) }))
  }
}

/// One line of a commit before its message.
private struct HeaderLine {
  var start: Int
  /// Where the line feed is, or the end of the object.
  var end: Int

  init(start: Int, in bytes: Span<UInt8>) {
    self.start = min(start, bytes.count)
    end = self.start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
  }

  func hasKey(_ key: StaticString, in bytes: Span<UInt8>) -> Bool {
    guard end - start >= key.utf8CodeUnitCount else { return false }
    for index in 0..<key.utf8CodeUnitCount where bytes[start + index] != key.utf8Start[index] {
      return false
    }
    return true
  }

  /// `Name <address> 1700000000 +0100`: the name, and the time if it can be read.
  func signature(after key: Int, in bytes: Span<UInt8>) -> (name: Range<Int>, time: Int64) {
    let first = start + key
    var open = first
    while open < end, bytes[open] != UInt8(ascii: "<") { open += 1 }
    var last = open
    while last > first, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
    // Names and addresses may hold anything; the time stands behind the last bracket.
    var close = end
    while close > first, bytes[close - 1] != UInt8(ascii: ">") { close -= 1 }
    return (first..<last, time(from: close, in: bytes))
  }

  private func time(from: Int, in bytes: Span<UInt8>) -> Int64 {
    var position = from
    while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
    let isNegative = position < end && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var value: Int64 = 0
    while position < end, case let digit = bytes[position],
      digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9"), value < 1 << 50
    {
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
      position += 1
    }
    return isNegative ? -value : value
  }
}
