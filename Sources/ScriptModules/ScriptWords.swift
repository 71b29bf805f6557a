/// Code in its own words, for people who read a condition or a text that only a run would tell.
extension ScriptModule {
  /// What is longer is cut off; only people read it.
  package static let longestWords = 120

  /// What stands for a function in them: two that have it may ask something else each.
  package static let functionWords = "() => …"

  package func words(_ id: ExpressionID) -> String {
    var text = ""
    write(id, depth: 0, into: &text)
    return text.count > Self.longestWords ? text.prefix(Self.longestWords - 1) + "…" : text
  }

  private func write(_ id: ExpressionID, depth: Int, into text: inout String) {
    guard depth < 24, text.utf8.count < 4 * Self.longestWords else { return text += "…" }
    let next = depth + 1
    switch self[id] {
    case .missing: text += "…"
    case .name(let name): text += name
    case .this: text += "this"
    case .string(let string): text += "'" + string + "'"
    case .number(let number): text += Self.words(of: number)
    case .flag(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    case .template(let texts, let values):
      text += "`"
      for (index, part) in texts.enumerated() {
        text += part
        guard index < values.count else { continue }
        text += "${"
        write(values[index], depth: next, into: &text)
        text += "}"
      }
      text += "`"
    case .array(let items): list(items, "[", "]", next, &text)
    case .object(let properties): text += properties.isEmpty ? "{}" : "{…}"
    case .function: text += Self.functionWords
    case .classType: text += "class"
    case .call(let callee, let arguments, _), .new(let callee, let arguments):
      write(callee, depth: next, into: &text)
      list(arguments, "(", ")", next, &text)
    case .member(let base, let name):
      write(base, depth: next, into: &text)
      text += "." + name
    case .index(let base, let key):
      write(base, depth: next, into: &text)
      list([key], "[", "]", next, &text)
    case .unary(let word, let operand):
      text += word.count > 1 ? word + " " : word
      write(operand, in: Self.unaryRank, depth: next, into: &text)
    case .binary(let word, let left, let right), .logical(let word, let left, let right):
      let rank = Self.ranks[word] ?? 0
      write(left, in: rank, depth: next, into: &text)
      text += " " + word + " "
      write(right, in: Self.joining.contains(word) ? rank : rank + 1, depth: next, into: &text)
    case .assignment(let word, let left, let right):
      write(left, depth: next, into: &text)
      text += " " + word + " "
      write(right, depth: next, into: &text)
    case .conditional(let condition, let then, let otherwise):
      write(condition, in: Self.conditionalRank + 1, depth: next, into: &text)
      text += " ? "
      write(then, depth: next, into: &text)
      text += " : "
      write(otherwise, depth: next, into: &text)
    case .sequence(let items): list(items, "(", ")", next, &text)
    case .spread(let value):
      text += "..."
      write(value, depth: next, into: &text)
    case .element(let element):
      text += "<"
      if let tag = elements[Int(element)].tag { write(tag, depth: next, into: &text) }
      text += "/>"
    case .module(let path): text += "import('" + path + "')"
    }
  }

  /// As an operand of a binary operator: what binds less than that stands in brackets.
  package func words(_ id: ExpressionID, asOperandOf word: String) -> String {
    var text = ""
    write(id, in: (Self.ranks[word] ?? 0) + 1, depth: 0, into: &text)
    return text.count > Self.longestWords ? text.prefix(Self.longestWords - 1) + "…" : text
  }

  private func write(
    _ id: ExpressionID, in rank: Int, depth: Int, into text: inout String
  ) {
    guard self.rank(of: id) < rank else { return write(id, depth: depth, into: &text) }
    text += "("
    write(id, depth: depth, into: &text)
    text += ")"
  }

  /// How strongly it holds its operands together (ECMAScript, “Expressions”).
  private func rank(of id: ExpressionID) -> Int {
    switch self[id] {
    case .assignment: Self.conditionalRank - 1
    case .conditional: Self.conditionalRank
    case .binary(let word, _, _), .logical(let word, _, _): Self.ranks[word] ?? 0
    case .unary: Self.unaryRank
    default: .max
    }
  }

  private static let conditionalRank = 1
  private static let unaryRank = 20
  /// Of which it does not matter where brackets stand.
  private static let joining: Set<String> = ["&&", "||", "??", "+", "*"]
  private static let ranks: [String: Int] = {
    let rising = [
      ["||", "??"], ["&&"], ["|"], ["^"], ["&"], ["==", "!=", "===", "!=="],
      ["<", ">", "<=", ">=", "in", "instanceof"], ["<<", ">>", ">>>"], ["+", "-"],
      ["*", "/", "%"], ["**"],
    ]
    return Dictionary(
      uniqueKeysWithValues: rising.enumerated().flatMap { rank, words in
        words.map { ($0, rank + 2) }
      })
  }()

  private func list(
    _ items: [ExpressionID], _ open: String, _ close: String, _ depth: Int, _ text: inout String
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += ", " }
      write(item, depth: depth, into: &text)
    }
    text += close
  }

  /// As JavaScript prints it, as far as anybody writes it.
  package static func words(of number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return String(number)
  }
}
