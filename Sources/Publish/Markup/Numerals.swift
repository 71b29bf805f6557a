/// Numbers as people read them, and as drawings need them; the same on every machine and locale.
package enum Numerals {
  /// `1234567` as `1,234,567`.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    if digits.utf8.count < 4 { return (number < 0 ? "−" : "") + digits }
    var out = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { out += "," }
      out.append(digit)
    }
    return (number < 0 ? "−" : "") + out
  }

  /// With at most `decimals` decimals, none of them a trailing zero.
  package static func decimal(_ number: Double, decimals: Int = 1) -> String {
    guard number.isFinite else { return "–" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 9e15 else { return "–" }
    let whole = Int(scaled) / Int(scale)
    var fraction = String(Int(scaled) % Int(scale))
    fraction = String(repeating: "0", count: max(0, decimals - fraction.utf8.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = number < 0 && scaled > 0 ? "−" : ""
    return sign + grouped(whole) + (fraction.isEmpty || decimals == 0 ? "" : "." + fraction)
  }

  /// An expected number: with one decimal below 10 and none above, for more would say more than is known.
  package static func expected(_ number: Double) -> String {
    let text = decimal(number)
    return number.magnitude < 10 ? text : decimal(number, decimals: 0)
  }

  /// A share from 0 to 1 as `12.3 %`, with a space that does not break.
  package static func percent(_ share: Double) -> String { decimal(share * 100) + "\u{A0}%" }

  /// `+3`, `−3`, `±0`.
  package static func change(_ number: Double, decimals: Int = 1) -> String {
    let text = decimal(number, decimals: decimals)
    if text == "0" { return "±0" }
    return number > 0 ? "+" + text : text
  }

  /// `1 screen`, `2 screens`.
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    grouped(number) + "\u{A0}" + (number == 1 ? noun : plural ?? noun + "s")
  }

  /// For attributes of drawings: ASCII, two decimals at most.
  package static func coordinate(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    let scaled = Int((value * 100).rounded())
    let magnitude = scaled.magnitude
    var out = (scaled < 0 ? "-" : "") + String(magnitude / 100)
    let rest = magnitude % 100
    if rest != 0 {
      out += rest < 10 ? ".0" : "."
      out += rest % 10 == 0 ? String(rest / 10) : String(rest)
    }
    return out
  }
}
