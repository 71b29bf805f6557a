extension Arguments {
  /// True where the flag was given.
  func flag(_ name: String) -> Bool { !values(of: name).isEmpty }

  func text(_ name: String) -> String? { values(of: name).last }

  /// For an option that is defined as required.
  func required(_ name: String) throws(Failure) -> String {
    guard let value = text(name) else { throw .usage("--\(name) is missing: \(command.usage)") }
    return value
  }

  /// A whole number within bounds.
  func count(_ name: String, in bounds: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), bounds.contains(number) else {
      let range =
        bounds.upperBound == .max
        ? "from \(bounds.lowerBound) up" : "from \(bounds.lowerBound) to \(bounds.upperBound)"
      throw .usage("--\(name) takes a whole number \(range), not “\(text)”")
    }
    return number
  }

  /// A share or a factor; no exponent, no infinity.
  func decimal(_ name: String) throws(Failure) -> Double? {
    guard let text = text(name) else { return nil }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }),
      let number = Double(text)
    else { throw .usage("--\(name) takes a number such as 0.5, not “\(text)”") }
    return number
  }

  /// A size in bytes: `4000000`, `512K`, `4M`, `1G` (powers of 1,000).
  func byteCount(_ name: String) throws(Failure) -> Int? {
    let units: [Character: Int] = ["K": 1_000, "M": 1_000_000, "G": 1_000_000_000]
    return try scaled(name, units: units, form: "a size such as 500K or 4M")
  }

  /// A time span in seconds: `90`, `90s`, `15m`, `2h`, `7d`.
  func seconds(_ name: String) throws(Failure) -> Int? {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    return try scaled(name, units: units, form: "a time such as 90s, 15m, 2h or 7d")
  }

  /// `key=value` words, in order.
  func pairs(_ name: String) throws(Failure) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for word in values(of: name) {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw .usage("--\(name) takes KEY=VALUE, not “\(word)”")
      }
      pairs.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
    }
    return pairs
  }

  /// The chosen word as a case of an enum whose raw values are the words of the option.
  func choice<Choice: RawRepresentable>(
    _ name: String, _ usual: Choice
  ) -> Choice where Choice.RawValue == String {
    text(name).flatMap(Choice.init(rawValue:)) ?? usual
  }

  private func scaled(
    _ name: String, units: [Character: Int], form: String
  ) throws(Failure) -> Int? {
    guard let text = text(name) else { return nil }
    let unit = text.last.flatMap { units[$0] }
    guard let number = Int(unit == nil ? text[...] : text.dropLast()), number >= 0 else {
      throw .usage("--\(name) takes \(form), not “\(text)”")
    }
    let (value, overflow) = number.multipliedReportingOverflow(by: unit ?? 1)
    guard !overflow else { throw .usage("--\(name) is too large: “\(text)”") }
    return value
  }
}
