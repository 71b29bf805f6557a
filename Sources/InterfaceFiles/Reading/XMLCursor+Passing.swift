/// What is passed over: comments, declarations, damage, and one side of conflicts.
extension XMLCursor {
  /// A comment, or an instruction for others.
  mutating func skipComment(_ bytes: Span<UInt8>) {
    if bytes.has("<?", at: at) {
      skip(past: "?>", from: at &+ 2, bytes)
    } else {
      skip(past: "-->", from: at &+ 4, bytes)
    }
  }

  mutating func skipDeclaration(_ bytes: Span<UInt8>) {
    if bytes.has("<!--", at: at) {
      skipComment(bytes)
    } else if bytes.has("<![CDATA[", at: at), !open.isEmpty {
      skip(past: "]]>", from: at &+ 9, bytes)
    } else if bytes.has("<!DOCTYPE", at: at), !hasRoot {
      skipDocumentType(bytes)
    } else {
      _ = damage(at: at, bytes)
    }
  }

  mutating func skip(past end: StaticString, from start: Int, _ bytes: Span<UInt8>) {
    let found = self.end(end, from: start, bytes)
    if found < bytes.count {
      at = found &+ end.utf8CodeUnitCount
    } else {
      _ = damage(at: at, bytes)
    }
  }

  /// Where a comment or the like ends; `count` where it does not.
  private func end(_ end: StaticString, from start: Int, _ bytes: Span<UInt8>) -> Int {
    var at = start
    while at < bytes.count {
      // All of them end in this.
      at = bytes.first(UInt8(ascii: ">"), from: at)
      let first = at &+ 1 &- end.utf8CodeUnitCount
      if first >= start, bytes.has(end, at: first) { return first }
      at &+= 1
    }
    return bytes.count
  }

  /// What it declares stands in brackets, and has quotes and comments with any `>` in them.
  mutating func skipDocumentType(_ bytes: Span<UInt8>) {
    var depth = 0
    var index = at &+ 9
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): depth &+= 1
      case UInt8(ascii: "]"): depth &-= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = bytes.first(bytes[index], from: index &+ 1)
      case UInt8(ascii: "<") where bytes.has("<!--", at: index):
        index = end("-->", from: index &+ 4, bytes) &+ 2
      case UInt8(ascii: "<") where bytes.has("<?", at: index):
        index = end("?>", from: index &+ 2, bytes) &+ 1
      case UInt8(ascii: ">") where depth <= 0:
        at = index &+ 1
        return
      default: break
      }
      index &+= 1
    }
    _ = damage(at: at, bytes)
  }

  // MARK: Damage

  mutating func damage(at offset: Int, _ bytes: Span<UInt8>) -> Step {
    guard !isOver else { return .stop }
    isOver = true
    let isMarker = isMarker("<<<<<<<", at: offset, bytes)
    if isMarker, faults.contains(where: { $0.kind == .conflictMarkers }) { return .stop }
    faults.append(
      Fault(kind: isMarker ? .conflictMarkers : .damaged, offset: min(offset, bytes.count)))
    return .stop
  }

  /// Git's markers stand at the beginning of a line.
  private func isMarker(_ marker: StaticString, at offset: Int, _ bytes: Span<UInt8>) -> Bool {
    bytes.has(marker, at: offset) && (offset == 0 || bytes[offset &- 1] == UInt8(ascii: "\n"))
  }

  /// Of a conflict the first side is read, as of one in Swift.
  mutating func conflict(_ bytes: Span<UInt8>) {
    guard isMarker("<<<<<<<", at: at, bytes) else {
      _ = damage(at: at, bytes)
      return
    }
    if !faults.contains(where: { $0.kind == .conflictMarkers }) {
      faults.append(Fault(kind: .conflictMarkers, offset: at))
    }
    isInConflict = true
    at = bytes.first(UInt8(ascii: "\n"), from: at)
  }

  /// Goes on behind the conflict where the text in front of a tag has the marker of its second side.
  mutating func passSecondSide(of text: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    var line = bytes.first(UInt8(ascii: "\n"), from: text.lowerBound)
    while line < text.upperBound {
      if bytes.has("\n=======", at: line) || bytes.has("\n|||||||", at: line) {
        isInConflict = false
        while line < bytes.count, !bytes.has("\n>>>>>>>", at: line) {
          line = bytes.first(UInt8(ascii: "\n"), from: line &+ 1)
        }
        // The end of the last line is where the next text begins.
        at = bytes.first(UInt8(ascii: "\n"), from: min(line &+ 1, bytes.count))
        return true
      }
      line = bytes.first(UInt8(ascii: "\n"), from: line &+ 1)
    }
    return false
  }
}
