/// One field of a row, as SQLite holds it.
package enum Value: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  package init(_ number: Int) { self = .integer(Int64(number)) }
  package init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }
  package init(_ number: Double?) { self = number.map { .real($0) } ?? .null }
  package init(_ text: String) { self = .text(text) }
  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }
  /// A number that is kept in hundredths, for sums of it to be exact.
  package init(hundredths: Int) { self = .real(Double(hundredths) / 100) }
  package init(_ flag: Bool) { self = .integer(flag ? 1 : 0) }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(nilLiteral: ()) { self = .null }
}

extension Value: CustomStringConvertible {
  /// As people read it: nothing for null, hexadecimal for bytes.
  package var description: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): text
    case .blob(let bytes):
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
  }
}
