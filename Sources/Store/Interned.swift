/// A table of texts that many rows share: path, person or phrase.
struct Interned: ~Copyable {
  private let insert: Statement
  private let find: Statement
  private var known: [String: Int] = [:]

  init(_ database: borrowing Database, insert: String, find: String) throws(StoreError) {
    // Compiled first, kept after: a noncopyable value can't be left half made by an error.
    let insert = try database.statement(insert)
    let find = try database.statement(find)
    self.insert = insert
    self.find = find
  }

  mutating func id(_ text: String) throws(StoreError) -> Int {
    if let id = known[text] { return id }
    try insert.run([.text(text)])
    guard let id = try find.integer([.text(text)]) else {
      preconditionFailure("a text that was just written is there")
    }
    // Memory must not grow with the length of history.
    if known.count == 20_000 { known = [:] }
    known[text] = id
    return id
  }

  /// A rolled-back transaction takes its texts with it.
  mutating func forget() { known = [:] }
}
