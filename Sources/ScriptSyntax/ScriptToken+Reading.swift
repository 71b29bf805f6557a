internal import ScriptTokens

/// What the parser asks of every token, several times.
///
/// `ScriptTokens` has the same members, and these shadow them: a `package` member of another module is
/// a call, `@inlinable` or not (Swift 6.3).
extension ScriptToken {
  @inline(__always) var kind: ScriptTokenKind {
    ScriptTokenKind(code: UInt8(truncatingIfNeeded: bits &>> 24))
  }
  @inline(__always) var length: Int { Int(truncatingIfNeeded: bits & 0x7F_FFFF) }
  @inline(__always) var start: Int { Int(truncatingIfNeeded: offset) }
  @inline(__always) var end: Int { start &+ length }
  @inline(__always) var startsLine: Bool { bits & 0x80_0000 != 0 }
}

extension ScriptTokenKind {
  /// The raw value, read from memory: the cases have no payload and count from 0 without a gap.
  @inline(__always) var code: UInt8 { unsafe unsafeBitCast(self, to: UInt8.self) }

  /// The kind with a code that came from a kind.
  @inline(__always) fileprivate init(code: UInt8) {
    self = unsafe unsafeBitCast(code, to: ScriptTokenKind.self)
  }

  @inline(__always)
  static func == (left: ScriptTokenKind, right: ScriptTokenKind) -> Bool {
    left.code == right.code
  }
  @inline(__always)
  static func != (left: ScriptTokenKind, right: ScriptTokenKind) -> Bool {
    left.code != right.code
  }

  @inline(__always) var isIdentifier: Bool {
    code >= ScriptTokenKind.identifier.code && code <= ScriptTokenKind.yield.code
  }
  @inline(__always) var isWord: Bool { code >= ScriptTokenKind.identifier.code }
}
