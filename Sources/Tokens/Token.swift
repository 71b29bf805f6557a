/// A run of bytes that the Swift grammar treats as one, or the white space and comments before it.
///
/// A token ends where the next one begins, so a list of tokens covers every byte exactly once: the
/// white space and comments in front of a token belong to it and lie between the end of the token
/// before and its own `offset`.
package struct Token: Sendable, Equatable {
  /// Where the text begins, in UTF-8 bytes.
  package var offset: UInt32
  private var kindAndLength: UInt32

  /// Longer texts than this are cut into several `unknown` tokens by the lexer.
  package static let longest = (1 << 24) - 1

  @inlinable
  package init(kind: TokenKind, offset: Int, length: Int) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    kindAndLength = UInt32(kind.rawValue) << 24 | UInt32(truncatingIfNeeded: length)
  }

  package var kind: TokenKind {
    TokenKind(rawValue: UInt8(kindAndLength >> 24)) ?? .unknown
  }
  package var length: Int { Int(kindAndLength & 0xFF_FFFF) }
  package var start: Int { Int(offset) }
  package var end: Int { start + length }
}

package enum TokenKind: UInt8, Sendable {
  case unknown
  case identifier
}
