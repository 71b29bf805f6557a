/// Where a text stops being JSON.
///
/// What reads JSON passes over what it does not understand; a file that was damaged by a merge has to be told of. Brackets
/// are counted and not entered, so depth costs nothing.
enum JSONFault {
  /// The offset of the first thing that does not belong there; nil for JSON.
  static func offset(in bytes: Span<UInt8>) -> Int? {
    var scan = Scan()
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { scan.at = 3 }
    return scan.fault(bytes)
  }

  private struct Scan {
    var at = 0
    /// Of each bracket that is open, whether it is one of an object.
    private var open: [Bool] = []

    private enum Wanted { case value, valueOrEnd, name, nameOrEnd, colon, commaOrEnd, nothing }
    private var wanted = Wanted.value

    mutating func fault(_ bytes: Span<UInt8>) -> Int? {
      while true {
        while at < bytes.count, bytes[at] <= 32 { at += 1 }
        guard at < bytes.count else { return wanted == .nothing ? nil : at }
        let start = at
        guard step(bytes) else { return start }
      }
    }

    private mutating func step(_ bytes: Span<UInt8>) -> Bool {
      switch bytes[at] {
      case UInt8(ascii: "{"):
        guard wanted == .value || wanted == .valueOrEnd else { return false }
        begin(object: true)
      case UInt8(ascii: "["):
        guard wanted == .value || wanted == .valueOrEnd else { return false }
        begin(object: false)
      case UInt8(ascii: "}"):
        guard open.last == true, wanted == .nameOrEnd || wanted == .commaOrEnd else { return false }
        end()
      case UInt8(ascii: "]"):
        guard open.last == false, wanted == .valueOrEnd || wanted == .commaOrEnd else {
          return false
        }
        end()
      case UInt8(ascii: ":"):
        guard wanted == .colon else { return false }
        wanted = .value
        at += 1
      case UInt8(ascii: ","):
        guard wanted == .commaOrEnd, let isObject = open.last else { return false }
        wanted = isObject ? .name : .value
        at += 1
      case UInt8(ascii: "\""):
        let isName = wanted == .name || wanted == .nameOrEnd
        guard isName || wanted == .value || wanted == .valueOrEnd else { return false }
        let close = bytes.endOfString(from: at + 1)
        guard close < bytes.count else { return false }
        at = close + 1
        wanted = isName ? .colon : open.isEmpty ? .nothing : .commaOrEnd
      default:
        guard wanted == .value || wanted == .valueOrEnd, word(bytes) else { return false }
        wanted = open.isEmpty ? .nothing : .commaOrEnd
      }
      return true
    }

    private mutating func begin(object: Bool) {
      open.append(object)
      wanted = object ? .nameOrEnd : .valueOrEnd
      at += 1
    }

    private mutating func end() {
      open.removeLast()
      wanted = open.isEmpty ? .nothing : .commaOrEnd
      at += 1
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word(_ bytes: Span<UInt8>) -> Bool {
      let start = at
      while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
      let text = start..<at
      return text.count > 0
        && (bytes.equals(text, "true") || bytes.equals(text, "false") || bytes.equals(text, "null")
          || bytes[start] == UInt8(ascii: "-") || (48...57).contains(bytes[start]))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
