/// One part of a text of a string catalogue that varies by itself: `%#@rows@`, of which the forms have `%arg` where the
/// number stands.
///
/// https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
struct Substitution {
  /// In the source, as all of it.
  var name: Range<Int>
  var form: Range<Int>
  /// The digit that says which of the things put in it is about; the next one where that is not said.
  var number: UInt8?

  /// Texts have one or two.
  static let most = 8
  private static let longest = 4_096

  /// The text with the form of each part in its place, and in that the place of what is put in.
  static func filled(
    _ text: Range<Int>, with all: [Substitution], _ source: Span<UInt8>
  ) -> [UInt8] {
    let format = JSONCursor.text(of: text, source)
    var filled: [UInt8] = []
    var at = 0
    while at < format.count, filled.count < longest {
      guard let (name, end) = part(in: format, at: at),
        let one = all.first(where: { JSONCursor.text(of: $0.name, source) == name })
      else {
        filled.append(format[at])
        at += 1
        continue
      }
      filled += one.written(source)
      at = end
    }
    return filled
  }

  private func written(_ source: Span<UInt8>) -> [UInt8] {
    let form = JSONCursor.text(of: form, source)
    let place = number.map { [UInt8(ascii: "%"), $0, UInt8(ascii: "$")] } ?? [UInt8(ascii: "%")]
    var written: [UInt8] = []
    var at = 0
    while at < form.count, written.count < Self.longest {
      if form[at...].starts(with: "%arg".utf8) {
        written += place + Array("lld".utf8)
        at += 4
      } else {
        written.append(form[at])
        at += 1
      }
    }
    return written
  }

  /// As in `%#@name@`, and `%1$#@name@`.
  private static func part(in format: [UInt8], at start: Int) -> (name: [UInt8], end: Int)? {
    guard format[start] == UInt8(ascii: "%") else { return nil }
    var at = start + 1
    while at < format.count, format[at] == UInt8(ascii: "$") || isDigit(format[at]) { at += 1 }
    guard format[at...].starts(with: "#@".utf8),
      let end = format[(at + 2)...].firstIndex(of: UInt8(ascii: "@"))
    else { return nil }
    return (Array(format[(at + 2)..<end]), end + 1)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
