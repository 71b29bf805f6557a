package import Views

/// How an expression is written, in one spelling: what two of them must share to say the same.
package enum ExpressionText {
  /// Nil for what is too large or not in the calculus.
  package static func of(
    _ expression: ExpressionID, in file: FileID, of files: LiveFiles
  ) -> String? {
    var budget = 40
    return write(expression, file, files, &budget)
  }

  private static func write(
    _ expression: ExpressionID, _ file: FileID, _ files: LiveFiles, _ budget: inout Int
  ) -> String? {
    budget -= 1
    guard budget > 0 else { return nil }
    switch files.expression(expression, in: file) {
    case .name(let name): return plain(files.name(name, in: file).text)
    case .member(let base, let name):
      guard let text = write(base, file, files, &budget) else { return nil }
      let name = files.name(name, in: file).text
      return text == "self" ? plain(name) : text + "." + name
    case .implicitMember(let name): return "." + files.name(name, in: file).text
    case .null: return "nil"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let text), .keyPath(let text): return files.text(text, in: file)
    case .string(let range): return string(range, file, files, &budget)
    case .call(let callee, let range):
      return list(write(callee, file, files, &budget), range, "(", ")", file, files, &budget)
    case .element(let base, let range):
      return list(write(base, file, files, &budget), range, "[", "]", file, files, &budget)
    case .prefix(let name, let operand):
      return write(operand, file, files, &budget).map { files.name(name, in: file).text + $0 }
    case .binary(let name, let left, let right):
      guard let left = write(left, file, files, &budget),
        let right = write(right, file, files, &budget)
      else { return nil }
      return "\(left) \(files.name(name, in: file).text) \(right)"
    case .cast(let operand, _): return write(operand, file, files, &budget)
    case .unknown(let text):
      let text = files.text(text, in: file)
      return text.isEmpty ? nil : text
    case .closure, .array, .dictionary, .tuple, .branch, .implicitBase: return nil
    }
  }

  /// A binding's projection is about the same thing.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("$") && name.count > 1 && name != "$0" ? String(name.dropFirst()) : name
  }

  private static func string(
    _ range: Range<Int32>, _ file: FileID, _ files: LiveFiles, _ budget: inout Int
  ) -> String? {
    var text = "\""
    for number in range {
      switch files.segment(number, in: file) {
      case .literal(let literal): text += files.text(literal, in: file)
      case .interpolation(let inner):
        guard let inner = write(inner, file, files, &budget) else { return nil }
        text += "\\(" + inner + ")"
      }
    }
    return text + "\""
  }

  private static func list(
    _ base: String?, _ range: Range<Int32>, _ open: String, _ close: String, _ file: FileID,
    _ files: LiveFiles, _ budget: inout Int
  ) -> String? {
    guard let base else { return nil }
    var items: [String] = []
    for number in range {
      let argument = files.argument(number, in: file)
      guard let text = write(argument.value, file, files, &budget) else { return nil }
      items.append((argument.label.map { files.name($0, in: file).text + ": " } ?? "") + text)
    }
    return base + open + items.joined(separator: ", ") + close
  }
}
