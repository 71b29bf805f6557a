import Scenes
import Views
import VoiceOver

/// Expressions as terms, and how they are written, in one spelling: what two of them must share to say the same.
extension LiveFiles {
  /// Nil for what is too large or not in the calculus.
  func term(_ expression: ExpressionID, in file: FileID) -> Term? {
    var budget = 40
    return read(expression, file, &budget)
  }

  func term(_ source: SourceExpression) -> Term? { term(source.expression, in: source.file) }

  /// The same as it is written.
  func written(_ expression: ExpressionID, in file: FileID) -> String? {
    term(expression, in: file)?.printed
  }

  func written(_ source: SourceExpression) -> String? {
    written(source.expression, in: source.file)
  }

  /// The expressions that stand at a place; they come in the order of lowering.
  func expressions(at origin: Origin) -> [ExpressionID] {
    expressions(at: origin.offset, in: origin.file)
  }

  private func read(_ id: ExpressionID, _ file: FileID, _ budget: inout Int) -> Term? {
    budget -= 1
    guard budget > 0 else { return nil }
    switch expression(id, in: file) {
    case .name(let name): return .name(projected(text(of: name, in: file)))
    case .member(let base, let member):
      guard let owner = read(base, file, &budget) else { return nil }
      let name = text(of: member, in: file)
      return owner == .name("self") ? .name(projected(name)) : .member(owner, name)
    case .implicitMember(let name): return .implicit(text(of: name, in: file))
    case .null: return .null
    case .boolean(let value): return .constant(value ? "true" : "false")
    case .number(let number), .keyPath(let number): return .constant(text(number, in: file))
    case .string(let range): return string(range, file, &budget)
    case .call(let callee, let range):
      guard let base = read(callee, file, &budget) else { return nil }
      return arguments(range, file, &budget).map { .call(base, $0) }
    case .element(let callee, let range):
      guard let base = read(callee, file, &budget) else { return nil }
      return arguments(range, file, &budget).map { .element(base, $0) }
    case .prefix(let name, let operand):
      return read(operand, file, &budget).map { .prefix(text(of: name, in: file), $0) }
    case .binary(let name, let first, let second):
      guard let left = read(first, file, &budget), let right = read(second, file, &budget) else {
        return nil
      }
      // `self.tone == tone`: a name of the body hides the property, which is another thing.
      let isOfSelf = left == right ? [first, second].map { Term.isOfSelf($0, file, self) } : []
      if isOfSelf == [true, false] { return .binary(text(of: name, in: file), left.ofSelf, right) }
      if isOfSelf == [false, true] { return .binary(text(of: name, in: file), left, right.ofSelf) }
      return .binary(text(of: name, in: file), left, right)
    case .cast(let operand, _): return read(operand, file, &budget)
    case .unknown(let source):
      let written = text(source, in: file)
      return written.isEmpty ? nil : .unread(written)
    case .closure, .array, .dictionary, .tuple, .branch, .implicitBase: return nil
    }
  }

  /// A binding's projection is about the same thing.
  private func projected(_ name: String) -> String {
    name.hasPrefix("$") && name.count > 1 && name != "$0" ? String(name.dropFirst()) : name
  }

  private func string(_ range: Range<Int32>, _ file: FileID, _ budget: inout Int) -> Term? {
    var whole = "\""
    for number in range {
      switch segment(number, in: file) {
      case .literal(let literal): whole += text(literal, in: file)
      case .interpolation(let inner):
        guard let inner = read(inner, file, &budget) else { return nil }
        whole += "\\(" + inner.printed + ")"
      }
    }
    return .string(whole + "\"")
  }

  private func arguments(
    _ range: Range<Int32>, _ file: FileID, _ budget: inout Int
  ) -> [Term.Argument]? {
    var items: [Term.Argument] = []
    for number in range {
      let given = argument(number, in: file)
      guard let value = read(given.value, file, &budget) else { return nil }
      items.append(
        Term.Argument(label: given.label.map { text(of: $0, in: file) }, value: value))
    }
    return items
  }
}

extension Term {
  /// Whether code writes `self.` before it, which is no part of it.
  fileprivate static func isOfSelf(
    _ id: ExpressionID, _ file: FileID, _ files: borrowing LiveFiles
  ) -> Bool {
    guard case .member(let base, _) = files.expression(id, in: file),
      case .name(let owner) = files.expression(base, in: file)
    else { return false }
    return files.word(owner, in: file) == .`self`
  }

  fileprivate var ofSelf: Term {
    if case .name(let name) = self { .member(.name("self"), name) } else { self }
  }
}
