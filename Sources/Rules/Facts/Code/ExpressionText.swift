package import Views

/// How an expression is written, in one spelling: what two of them must share to say the same.
package enum ExpressionText {
  /// Nil for what is too large or not in the calculus.
  package static func of(
    _ expression: ExpressionID, in file: FileID, of index: ViewIndex
  ) -> String? {
    var budget = 40
    return write(expression, file, index, &budget)
  }

  private static func write(
    _ expression: ExpressionID, _ file: FileID, _ index: ViewIndex, _ budget: inout Int
  ) -> String? {
    budget -= 1
    guard budget > 0 else { return nil }
    switch index.expression(expression, in: file) {
    case .name(let name): return plain(index.name(name, in: file).text)
    case .member(let base, let name):
      guard let text = write(base, file, index, &budget) else { return nil }
      let name = index.name(name, in: file).text
      return text == "self" ? plain(name) : text + "." + name
    case .implicitMember(let name): return "." + index.name(name, in: file).text
    case .null: return "nil"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let text), .keyPath(let text): return index.text(text, in: file)
    case .string(let range): return string(range, file, index, &budget)
    case .call(let callee, let range):
      return list(write(callee, file, index, &budget), range, "(", ")", file, index, &budget)
    case .element(let base, let range):
      return list(write(base, file, index, &budget), range, "[", "]", file, index, &budget)
    case .prefix(let name, let operand):
      return write(operand, file, index, &budget).map { index.name(name, in: file).text + $0 }
    case .binary(let name, let left, let right):
      guard let left = write(left, file, index, &budget),
        let right = write(right, file, index, &budget)
      else { return nil }
      return "\(left) \(index.name(name, in: file).text) \(right)"
    case .cast(let operand, _): return write(operand, file, index, &budget)
    case .unknown(let text):
      let text = index.text(text, in: file)
      return text.isEmpty ? nil : text
    case .closure, .array, .dictionary, .tuple, .branch, .implicitBase: return nil
    }
  }

  /// A binding's projection is about the same thing.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("$") && name.count > 1 && name != "$0" ? String(name.dropFirst()) : name
  }

  private static func string(
    _ range: Range<Int32>, _ file: FileID, _ index: ViewIndex, _ budget: inout Int
  ) -> String? {
    var text = "\""
    for number in range {
      switch index.segment(number, in: file) {
      case .literal(let literal): text += index.text(literal, in: file)
      case .interpolation(let inner):
        guard let inner = write(inner, file, index, &budget) else { return nil }
        text += "\\(" + inner + ")"
      }
    }
    return text + "\""
  }

  private static func list(
    _ base: String?, _ range: Range<Int32>, _ open: String, _ close: String, _ file: FileID,
    _ index: ViewIndex, _ budget: inout Int
  ) -> String? {
    guard let base else { return nil }
    var items: [String] = []
    for number in range {
      let argument = index.argument(number, in: file)
      guard let text = write(argument.value, file, index, &budget) else { return nil }
      items.append((argument.label.map { index.name($0, in: file).text + ": " } ?? "") + text)
    }
    return base + open + items.joined(separator: ", ") + close
  }
}
