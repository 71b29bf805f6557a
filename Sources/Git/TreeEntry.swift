/// A folder, or a file that matters, of one tree object.
struct TreeEntry {
  /// Where the name stands in the object.
  var name: Range<Int>
  /// Nil for a folder.
  var kind: SourceKind?
  var id: ObjectID

  /// The entries of a tree object that matter, in git's order; nil when the object is damaged.
  ///
  /// Symbolic links and submodules are no sources, whatever their names say.
  static func list(_ bytes: Span<UInt8>) -> [TreeEntry]? {
    var entries: [TreeEntry] = []
    var isSorted = true
    var position = 0
    while position < bytes.count {
      var mode = 0
      while position < bytes.count, bytes[position] != UInt8(ascii: " ") {
        mode = (mode << 3 | Int(bytes[position] & 7)) & 0xFF_FFFF
        position += 1
      }
      let start = position + 1
      var end = start
      while end < bytes.count, bytes[end] != 0 { end += 1 }
      guard end + 20 < bytes.count, end > start else { return nil }
      position = end + 21
      guard let entry = entry(mode: mode, name: start..<end, bytes) else { continue }
      if let last = entries.last, isSorted {
        isSorted = last.compare(in: bytes, entry, in: bytes) < 0
      }
      entries.append(entry)
    }
    return isSorted ? entries : normalized(entries, bytes)
  }

  private static func entry(mode: Int, name: Range<Int>, _ bytes: Span<UInt8>) -> TreeEntry? {
    // No file system has such a name; paths that begin so are those of packages.
    if bytes[name.lowerBound] == UInt8(ascii: "/") { return nil }
    var kind: SourceKind?
    switch mode & 0o170000 {
    case 0o040000:
      guard !SourceKind.isForeign(folder: bytes, name) else { return nil }
    case 0o100000:
      kind = SourceKind(name: bytes, name)
      guard kind != nil else { return nil }
    default: return nil
    }
    return TreeEntry(name: name, kind: kind, id: ObjectID(bytes, at: name.upperBound + 1))
  }

  /// Bytes that are no UTF-8 are shown as `\xNN`, so that different names stay different.
  func text(in bytes: Span<UInt8>) -> String {
    if let utf8 = try? UTF8Span(validating: bytes.extracting(name)) {
      return String(copying: utf8)
    }
    var escaped = ""
    for index in name {
      let byte = bytes[index]
      if byte < 0x80 {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += "\\x" + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }

  /// Git's order: as bytes, a folder as if its name ended with a slash.
  ///
  /// A file and a folder of one name are therefore different entries.
  func compare(in bytes: Span<UInt8>, _ other: TreeEntry, in otherBytes: Span<UInt8>) -> Int {
    let shorter = min(name.count, other.name.count)
    for index in 0..<shorter {
      let a = bytes[name.lowerBound + index]
      let b = otherBytes[other.name.lowerBound + index]
      if a != b { return a < b ? -1 : 1 }
    }
    let a = end(after: shorter, in: bytes)
    let b = other.end(after: shorter, in: otherBytes)
    return a == b ? name.count - other.name.count : a < b ? -1 : 1
  }

  private func end(after count: Int, in bytes: Span<UInt8>) -> UInt8 {
    count < name.count
      ? bytes[name.lowerBound + count] : kind == nil ? UInt8(ascii: "/") : 0
  }

  /// Hand-made trees may be out of order or name a file twice; the last one wins, as in a map.
  private static func normalized(_ entries: [TreeEntry], _ bytes: Span<UInt8>) -> [TreeEntry] {
    var order = Array(entries.indices)
    // An index sort, because a span must not be captured by a closure that escapes.
    for index in order.indices.dropFirst() {
      var place = index
      while place > 0,
        entries[order[place - 1]].compare(in: bytes, entries[order[place]], in: bytes) > 0
      {
        order.swapAt(place - 1, place)
        place -= 1
      }
    }
    var sorted: [TreeEntry] = []
    for index in order {
      if let last = sorted.last, last.compare(in: bytes, entries[index], in: bytes) == 0 {
        sorted.removeLast()
      }
      sorted.append(entries[index])
    }
    return sorted
  }
}
