/// What passes through a record, and what stands in for it before it came out of one.
protocol Recorded {
  static var blank: Self { get }
  mutating func pass(through record: inout Record)
}

// MARK: Numbers, flags and texts

extension UInt64: Recorded {
  static var blank: UInt64 { 0 }

  mutating func pass(through record: inout Record) { record.pass(number: &self) }
}

extension Int: Recorded {
  static var blank: Int { 0 }

  mutating func pass(through record: inout Record) {
    var pattern = UInt64(bitPattern: Int64(self))
    record.pass(number: &pattern)
    self = Int(Int64(bitPattern: pattern))
  }
}

extension Bool: Recorded {
  static var blank: Bool { false }

  mutating func pass(through record: inout Record) {
    var number: UInt64 = self ? 1 : 0
    record.pass(number: &number)
    self = number != 0
  }
}

extension String: Recorded {
  static var blank: String { "" }

  mutating func pass(through record: inout Record) { record.pass(text: &self) }
}

extension Recorded where Self: RawRepresentable<String> {
  mutating func pass(through record: inout Record) {
    var text = rawValue
    record.pass(text: &text)
    if let known = Self(rawValue: text) { self = known } else { record.giveUp() }
  }
}

extension Recorded where Self: RawRepresentable<UInt8> {
  mutating func pass(through record: inout Record) {
    var value = UInt64(rawValue)
    record.pass(number: &value)
    if let known = UInt8(exactly: value).flatMap(Self.init) {
      self = known
    } else {
      record.giveUp()
    }
  }
}

// MARK: Several

extension Array: Recorded where Element: Recorded {
  static var blank: [Element] { [] }

  mutating func pass(through record: inout Record) {
    var count = count
    record.pass(count: &count)
    if record.isRead { self = Array(repeating: .blank, count: count) }
    for index in indices where !record.isBroken { self[index].pass(through: &record) }
  }
}

extension Optional: Recorded where Wrapped: Recorded {
  static var blank: Wrapped? { nil }

  mutating func pass(through record: inout Record) {
    var all = map { [$0] } ?? []
    all.pass(through: &record)
    self = all.first
  }
}

/// In the order of their keys.
extension Dictionary: Recorded where Key: Recorded & Comparable, Value: Recorded {
  static var blank: [Key: Value] { [:] }

  mutating func pass(through record: inout Record) {
    var all = sorted { $0.key < $1.key }.map { Pair(key: $0.key, value: $0.value) }
    all.pass(through: &record)
    if record.isRead {
      self = Dictionary(all.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
  }
}

private struct Pair<Key: Recorded, Value: Recorded>: Recorded {
  var key: Key
  var value: Value

  static var blank: Pair { Pair(key: .blank, value: .blank) }

  mutating func pass(through record: inout Record) {
    record.pass(&key)
    record.pass(&value)
  }
}
