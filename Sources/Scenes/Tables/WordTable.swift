package import Views

/// Rows by word, found by the word's number: this is asked for every name of every view.
package struct WordTable<Row: Sendable>: Sendable {
  private var rows: [Row?]

  init(_ all: [(Word, Row)]) {
    rows = Array(repeating: nil, count: Word.count)
    for (word, row) in all { rows[Int(word.number)] = row }
  }

  package subscript(word: Word) -> Row? { rows[Int(word.number)] }
}

extension WordTable: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral rows: (Word, Row)...) { self.init(rows) }
}

extension Word {
  fileprivate static let count: Int = {
    let words: [Word] = Word.allCases
    return words.count
  }()
}
