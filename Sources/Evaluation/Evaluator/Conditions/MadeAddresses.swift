import Scenes
import Views

/// `URL(string: "https://…")` of a text that is written out and well formed: never nil.
///
/// Nil is given where the text is no valid address, which is known of a constant.
/// https://developer.apple.com/documentation/foundation/url/init(string:)
enum MadeAddresses {
  static func isMade(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .name(let name) = evaluator.expression(callee, site.file),
      makers.contains(evaluator.linker.text(of: name, in: site.file)), arguments.count == 1,
      let only = arguments.first.map({ evaluator.argument($0, site.file) }),
      let label = only.label, evaluator.linker.text(of: label, in: site.file) == "string",
      case .nothing = evaluator.meaning(ofCall: name, arguments, at: site),
      let given = SettledNames.settled(only.value, site, &evaluator),
      let text = FilledTexts.written(given, evaluator)
    else { return false }
    return isWellFormed(text)
  }

  private static let makers: Set = ["URL", "NSURL", "URLComponents"]

  /// A scheme and something behind it, of letters that no system escapes or refuses.
  ///
  /// What is odd in any way is not well formed here, as systems differ.
  ///
  /// https://www.rfc-editor.org/rfc/rfc3986#appendix-A
  static func isWellFormed(_ text: String) -> Bool {
    let letters = Array(text.utf8)
    guard let colon = letters.firstIndex(of: UInt8(ascii: ":")), let first = letters.first,
      isLetter(first),
      letters[..<colon].allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return false }
    var rest = letters[(colon + 1)...]
    guard !rest.isEmpty, areWhole(rest) else { return false }
    guard rest.starts(with: "//".utf8) else { return !rest.starts(with: "/".utf8) }
    rest = rest.dropFirst(2)
    let host = rest.prefix { !"/?#".utf8.contains($0) }
    let parts = host.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count <= 2, let named = parts.first, !named.isEmpty else { return false }
    return named.allSatisfy { isLetter($0) || isDigit($0) || "-.".utf8.contains($0) }
      && parts.dropFirst().allSatisfy { !$0.isEmpty && $0.count < 6 && $0.allSatisfy(isDigit) }
  }

  /// Nothing but what an address may hold, each `%` with its two digits, and one `#` at most.
  private static func areWhole(_ letters: ArraySlice<UInt8>) -> Bool {
    var fragments = 0
    for (place, letter) in zip(letters.indices, letters) {
      switch letter {
      case UInt8(ascii: "#"): fragments += 1
      case UInt8(ascii: "%"):
        let code = letters[(place + 1)...].prefix(2)
        guard code.count == 2, code.allSatisfy({ isDigit($0) || "abcdefABCDEF".utf8.contains($0) })
        else { return false }
      default:
        guard isLetter(letter) || isDigit(letter) || "-._~:/?@!$&'()*+,;=".utf8.contains(letter)
        else { return false }
      }
    }
    return fragments <= 1
  }

  private static func isLetter(_ letter: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
  }

  private static func isDigit(_ letter: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter)
  }
}
