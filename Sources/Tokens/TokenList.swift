/// The tokens of one file, and what the lexer learnt on the way.
///
/// An operator that begins with `>` right behind something else may close generic arguments
/// (`Binding<Text?>?`, `Array<Array<Int>>`): each of its `>` is a token, and the parser joins them
/// with `join` where they are an operator after all.
package struct TokenList: Sendable {
  /// Sources beyond this are not read: their tokens and nodes would not fit into their bits.
  package static let largestSource = 8_000_000

  package var tokens: [Token] = []
  /// In order of opening.
  package var braces: [BracePair] = []
  /// Where comments begin that say `swipecost:` first.
  package var directives: [UInt32] = []
  /// Bytes looked at in advance; a test holds them linear in the size of the source.
  package var lookaheads = 0

  package init() {}

  /// Makes one operator of the tokens `first..<end`, and empties the others.
  package mutating func join(_ first: Int, until end: Int) {
    let start = tokens[first].start
    let stop = tokens[end - 1].end
    tokens[first] = Token(
      kind: .binaryOperator, offset: start, length: stop - start,
      startsLine: tokens[first].startsLine)
    for index in (first + 1)..<end {
      tokens[index] = Token(kind: .joined, offset: stop, length: 0)
    }
  }

  /// The index of the `}` that closes the `{` at `index`, or nil where the file lacks it.
  package func closingBrace(of index: Int) -> Int? {
    var low = 0
    var high = braces.count
    while low < high {
      let middle = (low + high) / 2
      if Int(braces[middle].open) < index { low = middle + 1 } else { high = middle }
    }
    guard low < braces.count, Int(braces[low].open) == index, braces[low].close != 0 else {
      return nil
    }
    return Int(braces[low].close)
  }
}

/// Indices of the tokens `{` and `}`; `close` is 0 where the file lacks it.
package struct BracePair: Sendable, Equatable {
  package var open: UInt32
  package var close: UInt32
}

/// Reads a whole file into `list`, whose buffers are used again.
package func tokenize(_ source: Span<UInt8>, into list: inout TokenList) {
  var lexer = Lexer(reusing: &list)
  lexer.run(source)
  list = lexer.list
}

package func tokenize(_ source: Span<UInt8>) -> TokenList {
  var list = TokenList()
  tokenize(source, into: &list)
  return list
}
