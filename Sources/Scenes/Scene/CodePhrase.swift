import Views

/// What code asks, as a short phrase in its own words: `!isSaving && error != nil` is “not isSaving and error is there”.
package struct CodePhrase {
  let index: ViewIndex
  let file: FileID
  /// What stands for a thing under a name that says nothing: `b` of `if let b = bearing()`.
  private var short: [(name: String, thing: String)] = []

  init(index: ViewIndex, file: FileID) {
    (self.index, self.file) = (index, file)
  }

  private static let longest = 120
  /// What is left where several questions before have another answer.
  package static let otherwise = "otherwise"
  /// What hands the thing that it is called on to a closure, where there is one.
  package static let handsOn: Set<String> = ["map", "flatMap", "compactMap"]

  /// It says several things.
  package static func hasParts(_ text: String) -> Bool {
    holds(text) { last, _ in last & 0xFF_FFFF_FFFF == and || last & 0xFFFF_FFFF == or }
  }

  /// “a or b”, outside of parentheses.
  package static func isOneOfSeveral(_ text: String) -> Bool {
    holds(text) { last, depth in depth == 0 && last & 0xFFFF_FFFF == or }
  }

  /// “ and ” and “ or ”, byte by byte.
  private static let and: UInt64 = 0x20_616E_6420
  private static let or: UInt64 = 0x206F_7220

  /// Whether something is so at some place: of the eight bytes up to it, and of how many parentheses it is in.
  ///
  /// Every side of every screen is asked, so this goes by bytes: letters would take twenty times as long.
  private static func holds(
    _ text: String, _ isSo: (_ last: UInt64, _ depth: Int) -> Bool
  ) -> Bool {
    var (last, depth): (UInt64, Int) = (0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      last = last << 8 | UInt64(byte)
      if isSo(last, depth) { return true }
    }
    return false
  }

  /// What holds where a side of a branch is the one, or is not; nil for one that asks nothing.
  func text(of side: Alternative, holds: Bool) -> String? {
    var own = self
    let parts: [String] = side.clauses.compactMap { number in
      let clause = index.clause(number, in: file)
      // `if #available(iOS 26, *), isNew`: on a new system only the other part is a question.
      if side.clauses.count > 1, case .availability(_, isNegated: false) = clause { return nil }
      let text = own.phrase(clause, side, holds)
      own.note(clause)
      return text
    }
    if parts.isEmpty { return side.condition.map { Self.short(Self.negated(written($0), holds)) } }
    return Self.short(Self.joined(parts, holds ? " and " : " or "))
  }

  /// What holds where an expression does, or does not.
  func text(of test: ExpressionID, holds: Bool) -> String {
    Self.short(phrase(test, holds, depth: 0))
  }

  // MARK: Clauses

  private func phrase(_ clause: Clause, _ side: Alternative, _ holds: Bool) -> String {
    switch clause {
    case .test(let id): return phrase(id, holds, depth: 0)
    case .availability: return Self.negated(side.condition.map { written($0) } ?? "", holds)
    case .match(let value, let patterns):
      if patterns.count == 1, let name = name(ofOptional: patterns.lowerBound) {
        return thing(value, called: name) + (holds ? " is there" : " is not there")
      }
      let names = patterns.compactMap { self.pattern($0, depth: 0) }
      guard names.count == patterns.count, !names.isEmpty else {
        return Self.negated(side.condition.map { written($0) } ?? source(value), holds)
      }
      return source(value) + (holds ? " is " : " is not ") + names.joined(separator: " or ")
    }
  }

  /// Of `let title?`, by which what was there is called from then on.
  private func name(ofOptional id: PatternID) -> String? {
    guard case .optional(let inner) = index.pattern(id, in: file),
      case .name(let name) = index.pattern(inner, in: file)
    else { return nil }
    return spelling(name)
  }

  /// A name of a letter or two says less than what it was given.
  private func thing(_ value: ExpressionID, called name: String) -> String {
    guard name.count < 3 else { return name }
    switch index.expression(value, in: file) {
    case .name, .member: return source(value)
    case .call(let callee, let arguments):
      // `scope(state: \.banner)` is about what the key path leads to.
      for place in arguments {
        guard
          case .keyPath(let path) = index.expression(
            index.argument(place, in: file).value, in: file)
        else { continue }
        let last = index.text(path, in: file).split { !$0.isLetter && !$0.isNumber }.last
        return last.map(String.init) ?? name
      }
      switch index.expression(callee, in: file) {
      case .name(let called), .member(_, let called): return spelling(called)
      default: return name
      }
    default: return name
    }
  }

  private mutating func note(_ clause: Clause) {
    guard case .match(let value, let patterns) = clause, patterns.count == 1,
      let name = name(ofOptional: patterns.lowerBound)
    else { return }
    let thing = thing(value, called: name)
    if thing != name { short.append((name, thing)) }
  }

  private func pattern(_ id: PatternID, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    switch index.pattern(id, in: file) {
    case .member(let name, _): return spelling(name)
    case .value(let value):
      if case .implicitMember(let name) = index.expression(value, in: file) {
        return spelling(name)
      }
      return source(value)
    case .optional(let inner):
      if case .any = index.pattern(inner, in: file) { return "there" }
      if case .name = index.pattern(inner, in: file) { return "there" }
      return pattern(inner, depth: depth + 1)
    case .cast(_, let type): return spelling(type)
    case .filtered(let inner, let test):
      let holds = phrase(test, true, depth: depth + 1)
      return pattern(inner, depth: depth + 1).map { $0 + " and " + holds }
    case .any, .name: return "anything"
    case .tuple, .unknown: return nil
    }
  }

  /// What any of several sides are, of a subject.
  func cases(of side: Alternative) -> String? {
    guard let only = side.clauses.first, side.clauses.count == 1,
      case .match(_, let patterns) = index.clause(only, in: file)
    else { return nil }
    let names = patterns.compactMap { pattern($0, depth: 0) }
    return names.count == patterns.count ? names.joined(separator: " or ") : nil
  }

  /// `iOS 26, *` says no more than its version.
  private func written(_ text: TextID) -> String {
    let words = index.text(text, in: file).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ").replacing(", *", with: "")
  }

  // MARK: Expressions

  private func phrase(_ id: ExpressionID, _ holds: Bool, depth: Int) -> String {
    guard depth < 12 else { return "…" }
    switch index.expression(id, in: file) {
    case .prefix(let sign, let inner) where spelling(sign) == "!":
      return phrase(inner, !holds, depth: depth + 1)
    case .tuple(let items) where items.count == 1:
      return phrase(index[file].views.code.items[Int(items.lowerBound)], holds, depth: depth + 1)
    case .binary(let sign, let left, let right):
      if let text = comparison(spelling(sign), left, right, holds, depth: depth) { return text }
    case .member(let base, let name) where spelling(name) == "isEmpty":
      return source(base) + (holds ? " is empty" : " is not empty")
    case .call(let callee, let arguments):
      if let text = choice(callee, arguments, holds) { return text }
    default: break
    }
    return Self.negated(source(id), holds)
  }

  /// `[.resting, .working].contains(phase)`, of a list that is written there.
  private func choice(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ holds: Bool
  ) -> String? {
    guard case .member(let list, let name) = index.expression(callee, in: file),
      index.word(name, in: file) == .contains, arguments.count == 1,
      case .array(let items) = index.expression(list, in: file), !items.isEmpty,
      case let only = index.argument(arguments.lowerBound, in: file), only.label == nil
    else { return nil }
    let names = index[file].views.code.items[Int(items.lowerBound)..<Int(items.upperBound)].map {
      if case .implicitMember(let name) = index.expression($0, in: file) {
        spelling(name)
      } else {
        source($0)
      }
    }
    return source(only.value) + (holds ? " is " : " is not ") + names.joined(separator: " or ")
  }

  private func comparison(
    _ sign: String, _ left: ExpressionID, _ right: ExpressionID, _ holds: Bool, depth: Int
  ) -> String? {
    switch sign {
    case "&&", "||":
      let word = (sign == "&&") == holds ? " and " : " or "
      return Self.joined([left, right].map { phrase($0, holds, depth: depth + 1) }, word)
    case "==", "!=":
      let isEqual = (sign == "==") == holds
      switch index.expression(right, in: file) {
      case .null: return source(left) + (isEqual ? " is not there" : " is there")
      case .boolean(let flag): return phrase(left, flag == isEqual, depth: depth + 1)
      case .implicitMember(let name):
        return source(left) + (isEqual ? " is " : " is not ") + spelling(name)
      default: return source(left) + (isEqual ? " is " : " is not ") + source(right)
      }
    case "<", ">", "<=", ">=":
      return source(left) + " " + (holds ? sign : Self.contrary[sign] ?? sign) + " " + source(right)
    // A pattern stands on the left: `3...5 ~= count`.
    case "~=": return source(right) + (holds ? " in " : " not in ") + source(left)
    default: return nil
    }
  }

  private static let contrary = ["<": ">=", ">": "<=", "<=": ">", ">=": "<"]

  /// What hangs together otherwise than the whole stands in parentheses.
  private static func joined(_ parts: [String], _ word: String) -> String {
    let other = word == " and " ? " or " : " and "
    if parts.count == 1 { return parts[0] }
    return parts.map { $0.contains(other) ? "(" + $0 + ")" : $0 }.joined(separator: word)
  }

  private static func negated(_ text: String, _ holds: Bool) -> String {
    holds ? text : "not " + text
  }

  /// As it is written, without what every name of a view begins with.
  func source(_ id: ExpressionID) -> String {
    let text = Self.withoutHolder(
      Wording(scene: Scene(), index: index).source(SourceExpression(file: file, expression: id)))
    if let known = short.last(where: { Self.isAbout($0.name, text) }) {
      return known.thing + text.dropFirst(known.name.count)
    }
    let element = "$0"
    guard Self.isAbout(element, text), let whole = handed(to: id) else { return text }
    return source(whole) + text.dropFirst(element.count)
  }

  private static func isAbout(_ name: String, _ text: String) -> Bool {
    guard text.hasPrefix(name) else { return false }
    let next = text.dropFirst(name.count).first
    return next == nil || next == "." || next == "?" || next == "!" || next == " " || next == "["
  }

  /// What `$0` is in the closure around it: of `count.map { $0 + 1 }` the count.
  ///
  /// Expressions stand in the order of lowering: what is in a call stands before it, behind what it is called on.
  private func handed(to id: ExpressionID) -> ExpressionID? {
    let expressions = index[file].views.code.expressions
    for place in Int(id)..<min(expressions.count, Int(id) + 4_096) {
      guard case .call(let callee, let arguments) = expressions[place], arguments.count == 1,
        case .member(let base, let name) = index.expression(callee, in: file), callee < id,
        case .closure(let closure) = index.expression(
          index.argument(arguments.lowerBound, in: file).value, in: file),
        index[file].views.code.closures[Int(closure)].parameters.isEmpty
      else { continue }
      return Self.handsOn.contains(spelling(name)) ? base : nil
    }
    return nil
  }

  /// What holds all that a view knows is in every name of it.
  private static func withoutHolder(_ text: String) -> String {
    let holders = ["self.", "viewModel.", "model.", "vm.", "viewStore.", "store.", "state."]
    guard let holder = holders.first(where: { text.hasPrefix($0) }) else { return text }
    return withoutHolder(String(text.dropFirst(holder.count)))
  }

  private func spelling(_ name: NameID) -> String { index.name(name, in: file).text }

  private static func short(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
