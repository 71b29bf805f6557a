/// A run of bytes that the Swift grammar treats as one.
///
/// A token ends where its text ends; the white space and comments in front of it belong to it and lie
/// between the end of the token before and its own `offset`. So a list of tokens covers every byte
/// exactly once. The last token of a list is always `endOfFile`, which is empty and takes what is
/// left at the end of the file.
package struct Token: Sendable, Equatable {
  /// Where the text begins, in UTF-8 bytes.
  package var offset: UInt32
  /// Kind in 8 bits, whether a line begins before the token in 1, length in 23.
  package private(set) var bits: UInt32

  /// No text is longer, as no source is: see `TokenList.largestSource`.
  package static let longest = (1 << 23) - 1

  package init(kind: TokenKind, offset: Int, length: Int, startsLine: Bool = false) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    bits =
      UInt32(kind.rawValue) << 24 | (startsLine ? 0x80_0000 : 0)
      | (UInt32(truncatingIfNeeded: length) & 0x7F_FFFF)
  }

  package var kind: TokenKind { TokenKind(rawValue: UInt8(bits >> 24)) ?? .unknown }
  package var length: Int { Int(bits & 0x7F_FFFF) }
  package var start: Int { Int(offset) }
  package var end: Int { start &+ length }
  /// A line end lies between this token and the one before (or this is the first of the file).
  package var startsLine: Bool { bits & 0x80_0000 != 0 }
}
