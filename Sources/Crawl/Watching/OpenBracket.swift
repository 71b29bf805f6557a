internal import Foundation
import Tokens

/// The first bracket of a source that has no other half: who types has not come to it yet.
///
/// The parser takes what there is for whole; in the middle of an edit that would tell of screens that nobody means.
struct OpenBracket {
  let line: Int

  init?(in file: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    let bytes = Array(data)
    guard let offset = Self.first(in: bytes) else { return nil }
    line = 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  private static func first(in bytes: [UInt8]) -> Int? {
    let tokens = tokenize(bytes.span).tokens
    var open: [(kind: TokenKind, offset: Int)] = []
    for token in tokens.indices {
      let kind = tokens[token].kind
      switch kind {
      case .leftBrace, .leftParen, .leftBracket: open.append((kind, Int(tokens[token].offset)))
      case .rightBrace, .rightParen, .rightBracket:
        guard let last = open.popLast(), areHalves(last.kind, kind) else {
          return open.last?.offset ?? Int(tokens[token].offset)
        }
      default: break
      }
    }
    return open.first?.offset
  }

  private static func areHalves(_ left: TokenKind, _ right: TokenKind) -> Bool {
    switch (left, right) {
    case (.leftBrace, .rightBrace), (.leftParen, .rightParen), (.leftBracket, .rightBracket): true
    default: false
    }
  }
}
