internal import Queries

extension Database {
  /// Two databases with the same digest hold the same results, whatever their ids, the order of
  /// their rows and the runs that made them.
  package borrowing func contentDigest() throws(StoreError) -> String {
    var parts: [String] = []
    for content in Content.all {
      let part = try digest(content.sql)
      parts.append("\(content.name) \(part)")
    }
    return parts.joined(separator: "\n") + "\n"
  }

  /// A setting that the whole database was made with.
  package borrowing func meta(_ key: String) throws(StoreError) -> String? {
    try rows(Reads.findMeta, [.text(key)]) { row throws(StoreError) in row.text(0) }.first
  }

  /// The number of rows, and the sum of their hashes: a sum does not know an order, and unlike
  /// exclusive or it does not forget pairs.
  private borrowing func digest(_ sql: String) throws(StoreError) -> String {
    let statement = try statement(sql)
    let columns = statement.columns.indices
    var count = 0
    var sum: (UInt64, UInt64) = (0, 0)
    while try statement.step() {
      var hash = RowHash()
      for column in columns { hash.add(statement.value(column)) }
      count += 1
      sum.0 &+= hash.first
      sum.1 &+= hash.second
    }
    return "\(count) \(hexadecimal(sum.0))\(hexadecimal(sum.1))"
  }

  private borrowing func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// 128 bits of one row: two runs of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) from
/// different starts, each mixed at the end so that sums of similar rows don't meet.
private struct RowHash {
  private var a: UInt64 = 0xcbf2_9ce4_8422_2325
  private var b: UInt64 = 0x9e37_79b9_7f4a_7c15

  var first: UInt64 { mixed(a) }
  var second: UInt64 { mixed(b) }

  /// The type and the length come first, so that fields can't flow into each other.
  mutating func add(_ value: Value) {
    switch value {
    case .null: add(UInt8(0))
    case .integer(let number):
      add(UInt8(1))
      add(UInt64(bitPattern: number))
    case .real(let number):
      add(UInt8(2))
      add(number.bitPattern)
    case .text(let text):
      add(UInt8(3))
      add(UInt64(text.utf8.count))
      for byte in text.utf8 { add(byte) }
    case .blob(let bytes):
      add(UInt8(4))
      add(UInt64(bytes.count))
      for byte in bytes { add(byte) }
    }
  }

  private mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func add(_ byte: UInt8) {
    a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
    b = (b ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private func mixed(_ hash: UInt64) -> UInt64 {
    var hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ (hash >> 33)
  }
}
