package import Views

/// How an expression is written, in one spelling: what two of them must share to say the same.
package enum ExpressionText {
  /// Nil for what is too large or not in the calculus.
  package static func of(_ expression: ExpressionID, in views: FileViews) -> String? {
    var budget = 40
    return write(expression, views, &budget)
  }

  private static func write(
    _ expression: ExpressionID, _ views: FileViews, _ budget: inout Int
  ) -> String? {
    budget -= 1
    guard budget > 0 else { return nil }
    switch views.code.expressions[Int(expression)] {
    case .name(let name): return plain(views[name].text)
    case .member(let base, let name):
      guard let text = write(base, views, &budget) else { return nil }
      return text == "self" ? plain(views[name].text) : text + "." + views[name].text
    case .implicitMember(let name): return "." + views[name].text
    case .null: return "nil"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let text), .keyPath(let text): return views[text]
    case .string(let range): return string(range, views, &budget)
    case .call(let callee, let range):
      return list(write(callee, views, &budget), range, "(", ")", views, &budget)
    case .element(let base, let range):
      return list(write(base, views, &budget), range, "[", "]", views, &budget)
    case .prefix(let name, let operand):
      return write(operand, views, &budget).map { views[name].text + $0 }
    case .binary(let name, let left, let right):
      guard let left = write(left, views, &budget), let right = write(right, views, &budget) else {
        return nil
      }
      return "\(left) \(views[name].text) \(right)"
    case .cast(let operand, _): return write(operand, views, &budget)
    case .unknown(let text): return views[text].isEmpty ? nil : views[text]
    case .closure, .array, .dictionary, .tuple, .branch, .implicitBase: return nil
    }
  }

  /// A binding's projection is about the same thing.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("$") && name.count > 1 && name != "$0" ? String(name.dropFirst()) : name
  }

  private static func string(
    _ range: Range<Int32>, _ views: FileViews, _ budget: inout Int
  ) -> String? {
    var text = "\""
    for index in range {
      switch views.code.segments[Int(index)] {
      case .literal(let literal): text += views[literal]
      case .interpolation(let inner):
        guard let inner = write(inner, views, &budget) else { return nil }
        text += "\\(" + inner + ")"
      }
    }
    return text + "\""
  }

  private static func list(
    _ base: String?, _ range: Range<Int32>, _ open: String, _ close: String, _ views: FileViews,
    _ budget: inout Int
  ) -> String? {
    guard let base else { return nil }
    var items: [String] = []
    for index in range {
      let argument = views.code.arguments[Int(index)]
      guard let text = write(argument.value, views, &budget) else { return nil }
      items.append((argument.label.map { views[$0].text + ": " } ?? "") + text)
    }
    return base + open + items.joined(separator: ", ") + close
  }
}
