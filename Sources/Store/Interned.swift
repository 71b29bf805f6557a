/// A table of texts that many rows share: path, person or phrase.
struct Interned: ~Copyable {
  private let insert: Statement
  private let find: Statement
  private var known: [Spelling: Int] = [:]

  init(_ database: borrowing Database, insert: String, find: String) throws(StoreError) {
    // Compiled first, kept after: a noncopyable value can't be left half made by an error.
    let insert = try database.statement(insert)
    let find = try database.statement(find)
    self.insert = insert
    self.find = find
  }

  mutating func id(_ text: String) throws(StoreError) -> Int {
    if let id = known[Spelling(text: text)] { return id }
    try insert.run([.text(text)])
    guard let id = try find.integer([.text(text)]) else {
      preconditionFailure("a text that was just written is there")
    }
    // Memory must not grow with the length of history.
    if known.count == 20_000 { known = [:] }
    known[Spelling(text: text)] = id
    return id
  }

  /// A rolled-back transaction takes its texts with it.
  mutating func forget() { known = [:] }
}

/// A text as its bytes have it: to Swift “é” is one letter however it is spelled, to SQLite and to git it is not.
private struct Spelling: Hashable {
  var text: String

  static func == (a: Spelling, b: Spelling) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
