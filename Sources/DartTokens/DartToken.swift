/// A run of bytes that the grammar of Dart treats as one.
///
/// As in the tokens of Swift and of scripts, white space and comments belong to the token behind them and
/// lie between the end of the token before and its own `offset`, so a list covers every byte exactly once.
package struct DartToken: Sendable, Equatable {
  /// Where the text begins, in UTF-8 bytes.
  package var offset: UInt32
  /// Kind in 8 bits, whether a line begins before the token in 1, length in 23.
  package private(set) var bits: UInt32

  /// No text is longer, as no source is: see `DartTokenList.largestSource`.
  package static let longest = (1 << 23) - 1

  package init(kind: DartTokenKind, offset: Int, length: Int, startsLine: Bool = false) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    bits =
      UInt32(kind.rawValue) << 24 | (startsLine ? 0x80_0000 : 0)
      | (UInt32(truncatingIfNeeded: length) & 0x7F_FFFF)
  }

  package var kind: DartTokenKind { DartTokenKind(rawValue: UInt8(bits >> 24)) ?? .unknown }
  package var length: Int { Int(bits & 0x7F_FFFF) }
  package var start: Int { Int(offset) }
  package var end: Int { start &+ length }
  /// A line end lies between this token and the one before (or this is the first of the file): where
  /// something is missing, a new line is the best sign that something else begins.
  package var startsLine: Bool { bits & 0x80_0000 != 0 }
}
