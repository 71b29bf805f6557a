extension StringProtocol {
  /// The text with everything made visible that a terminal would obey.
  ///
  /// That is control characters, bidi controls and invisible separators; line ends too, so that one
  /// text stays one line.
  ///
  /// Text from repositories passes through here before it reaches a terminal.
  var harmless: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isObeyedByTerminals:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// As `harmless`, for a text of several lines and tabs.
  var harmlessLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(\.harmless)
          .joined(separator: "\t")
      }
      .joined(separator: "\n")
  }
}

extension String {
  /// Bytes that may be no UTF-8: what cannot be read is shown as `\xNN`.
  init(harmless bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text.harmless
      return
    }
    var result = ""
    var rest = bytes[...]
    while let first = rest.first {
      let scalar = (1...4).lazy.compactMap { length in
        String(validating: rest.prefix(length), as: UTF8.self)
      }.first
      if let scalar {
        result += scalar.harmless
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        result += "\\x" + String(first, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    self = result
  }
}

extension Unicode.Scalar {
  /// Controls and format characters: C0, C1, bidi controls, zero-width and line separators, tags.
  ///
  /// The joiners U+200C and U+200D stay: Persian words and emoji families need them, and they move
  /// nothing.
  fileprivate var isObeyedByTerminals: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
