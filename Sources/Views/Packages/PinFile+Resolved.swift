extension PinFile {
  /// Reads a `Package.resolved`: versions 1, 2 and 3 differ in where the pins stand and what they call the address.
  ///
  /// Of a damaged one all is read up to the damage.
  package init(resolved bytes: Span<UInt8>) {
    self.init(kind: .resolved)
    guard !Relevance.isNoText(bytes) else {
      fault = Fault(line: 1, sentence: "the file is no text; no package was read of it")
      return
    }
    var version: Range<Int>?
    var cursor = JSONCursor(bytes)
    cursor.eachMember(bytes) { cursor, key in
      if JSONCursor.names(key, "pins", bytes) {
        readPins(&cursor, bytes)
      } else if JSONCursor.names(key, "object", bytes) {
        cursor.eachMember(bytes) { cursor, key in
          if JSONCursor.names(key, "pins", bytes) { readPins(&cursor, bytes) }
        }
      } else if JSONCursor.names(key, "version", bytes) {
        let start = cursor.at
        cursor.skipValue(bytes)
        version = start..<cursor.at
      }
    }
    if let offset = JSONFault.offset(in: bytes) {
      fault = Fault(
        line: Self.line(of: offset, bytes),
        sentence: "the list of packages is damaged here; it was read up to this line")
    } else if let version, !Self.isKnown(version, bytes) {
      fault = Fault(
        line: Self.line(of: version.lowerBound, bytes),
        sentence:
          "the list of packages is of another version than 1 to 3; what is known of it was read")
    }
  }

  private static func isKnown(_ version: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    var end = version.upperBound
    while end > version.lowerBound, bytes[end - 1] <= 32 { end -= 1 }
    let text = version.lowerBound..<end
    return bytes.equals(text, "1") || bytes.equals(text, "2") || bytes.equals(text, "3")
  }

  static func line(of offset: Int, _ bytes: Span<UInt8>) -> Int {
    var line = 1
    for at in 0..<min(offset, bytes.count) where bytes[at] == UInt8(ascii: "\n") { line += 1 }
    return line
  }

  private mutating func readPins(_ cursor: inout JSONCursor, _ bytes: Span<UInt8>) {
    var found: [Pin] = []
    cursor.eachItem(bytes) { cursor in
      if let pin = Self.pin(&cursor, bytes), found.count < Self.most { found.append(pin) }
    }
    pins += found
  }

  private static func pin(_ cursor: inout JSONCursor, _ bytes: Span<UInt8>) -> Pin? {
    var (name, url, revision, version): (String?, String?, String?, String?)
    cursor.eachMember(bytes) { cursor, key in
      if JSONCursor.names(key, "package", bytes) || JSONCursor.names(key, "identity", bytes) {
        name = text(&cursor, bytes)
      } else if JSONCursor.names(key, "repositoryURL", bytes)
        || JSONCursor.names(key, "location", bytes)
      {
        url = text(&cursor, bytes)
      } else if JSONCursor.names(key, "state", bytes) {
        cursor.eachMember(bytes) { cursor, key in
          if JSONCursor.names(key, "revision", bytes) {
            revision = text(&cursor, bytes)
          } else if JSONCursor.names(key, "version", bytes) {
            version = text(&cursor, bytes)
          }
        }
      }
    }
    let address = url.flatMap { PackageAddress($0) }
    guard let called = address?.name ?? name, Pin.isName(called) || address != nil else {
      return nil
    }
    return Pin(name: called, address: address, revision: revision, version: version)
  }

  private static func text(_ cursor: inout JSONCursor, _ bytes: Span<UInt8>) -> String? {
    cursor.string(bytes).map { String(decoding: JSONCursor.text(of: $0, bytes), as: UTF8.self) }
  }
}
