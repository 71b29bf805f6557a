internal import DartTokens

/// What the parser asks of every token, several times.
///
/// `DartTokens` has the same members, and these shadow them: a `package` member of another module is
/// a call, `@inlinable` or not (Swift 6.3).
extension DartToken {
  @inline(__always) var kind: DartTokenKind {
    DartTokenKind(code: UInt8(truncatingIfNeeded: bits &>> 24))
  }
  @inline(__always) var length: Int { Int(truncatingIfNeeded: bits & 0x7F_FFFF) }
  @inline(__always) var start: Int { Int(truncatingIfNeeded: offset) }
  @inline(__always) var end: Int { start &+ length }
  @inline(__always) var startsLine: Bool { bits & 0x80_0000 != 0 }
}

extension DartTokenKind {
  /// The raw value, read from memory: the cases have no payload and count from 0 without a gap.
  @inline(__always) var code: UInt8 { unsafe unsafeBitCast(self, to: UInt8.self) }

  /// The kind with a code that came from a kind.
  @inline(__always) fileprivate init(code: UInt8) {
    self = unsafe unsafeBitCast(code, to: DartTokenKind.self)
  }

  @inline(__always)
  static func == (left: DartTokenKind, right: DartTokenKind) -> Bool {
    left.code == right.code
  }
  @inline(__always)
  static func != (left: DartTokenKind, right: DartTokenKind) -> Bool {
    left.code != right.code
  }

  @inline(__always) var isIdentifier: Bool {
    code >= DartTokenKind.identifier.code && code <= DartTokenKind.yield.code
  }
  @inline(__always) var isWord: Bool { code >= DartTokenKind.identifier.code }
}
