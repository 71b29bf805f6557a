/// Which grammar a script is written in, as its name tells.
///
/// A `<` where an expression may begin is an element in `.js` and `.tsx`, and a type in `.ts`.
package enum ScriptDialect: UInt8, Sendable, CaseIterable {
  /// With JSX and with Flow's types, which are read like those of TypeScript.
  case javaScript
  case typeScript
  case typeScriptJSX

  /// Nil where the path names no script.
  package init?(path: Span<UInt8>) {
    let words: [(StaticString, ScriptDialect)] = [
      (".js", .javaScript), (".jsx", .javaScript), (".mjs", .javaScript), (".cjs", .javaScript),
      (".ts", .typeScript), (".mts", .typeScript), (".cts", .typeScript),
      (".tsx", .typeScriptJSX),
    ]
    for (word, dialect) in words where path.ends(with: word) {
      self = dialect
      return
    }
    return nil
  }

  var hasElements: Bool { self != .typeScript }
}

extension Span<UInt8> {
  func ends(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && holds(text, at: count - length)
  }

  /// The bytes from `start` on begin with the text.
  func holds(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start >= 0, count - start >= length else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length where unsafe buffer[index] != self[start &+ index] { return false }
      return true
    }
  }
}
