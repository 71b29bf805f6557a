import Scenes
import Views

/// The variables that decide what an expression comes to, each with the members that are asked of it: `item.title` of
/// `"\(item.title), \(count)"`.
///
/// A function of the type that the code is of may ask for all that its view knows, so it is read: what it is given stands
/// for its parameters, and what it declares itself is no variable of the view.
struct DecidingNames {
  private let code: SourceCode
  private var names: Set<String> = []
  /// What stands for a name that the code read binds itself.
  private var bound: [String: Meant] = [:]
  /// The functions on the way to what is read.
  private var open: [MemberID] = []
  private var budget = 600

  private struct Meant {
    var names: Set<String> = []
    /// It is just that, so its members are that one's.
    var isSame = false
  }

  private init(_ code: SourceCode) { self.code = code }

  private var files: LiveFiles { code.files }

  /// Nil where something that cannot be read may ask for more.
  static func of(_ expression: ExpressionID, in file: FileID, _ code: SourceCode) -> Set<String>? {
    var made = Self(code)
    return made.collect(expression, file) ? made.names : nil
  }

  /// The same of all that a body asks.
  static func of(_ body: SourceBlock, _ code: SourceCode) -> Set<String>? {
    var made = Self(code)
    return made.collect(body.block, body.file) ? made.names : nil
  }
}

extension DecidingNames {
  private mutating func collect(_ expression: ExpressionID, _ file: FileID) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    switch files.expression(expression, in: file) {
    case .null, .boolean, .number, .implicitMember, .keyPath: return true
    case .string(let segments):
      for number in segments {
        guard case .interpolation(let inner) = files.segment(number, in: file) else { continue }
        guard collect(inner, file) else { return false }
      }
      return true
    case .name, .member:
      guard let term = code.term(expression, in: file) else { return false }
      if let path = term.path {
        // Of all that it is any part may count.
        if path == ["self"] { return false }
        insert(path, isOfSelf: beginsWithSelf(expression, file))
      } else if case .member(let base, _) = files.expression(expression, in: file) {
        return collect(base, file)
      }
      return true
    case .call(let callee, let arguments): return collect(callee, arguments, file)
    case .element(let base, let arguments):
      return collect(base, file) && collectValues(of: arguments, file)
    case .branch(let number): return collect(files.branch(number, in: file), file)
    case .binary(_, let left, let right): return collect(left, file) && collect(right, file)
    case .prefix(_, let inner), .cast(let inner, _): return collect(inner, file)
    case .closure(let number): return collect(files.closure(number, in: file), file)
    case .array(let items), .tuple(let items), .dictionary(let items):
      for item in items where !collect(files.item(item, in: file), file) { return false }
      return true
    case .unknown, .implicitBase: return false
    }
  }

  private mutating func insert(_ path: [String], isOfSelf: Bool) {
    // What a closure is given goes by a number.
    guard let first = path.first, !first.hasPrefix("$"), first.first?.isNumber != true else {
      return
    }
    guard !isOfSelf, let meant = bound[first] else {
      names.insert(path.joined(separator: "."))
      return
    }
    for name in meant.names {
      names.insert(meant.isSame ? ([name] + path.dropFirst()).joined(separator: ".") : name)
    }
  }

  /// `self.item` is the property, whatever else is called so.
  private func beginsWithSelf(_ expression: ExpressionID, _ file: FileID) -> Bool {
    var cursor = expression
    while case .member(let base, _) = files.expression(cursor, in: file) { cursor = base }
    guard cursor != expression, case .name(let name) = files.expression(cursor, in: file) else {
      return false
    }
    return files.name(name, in: file).word == .`self`
  }

  private mutating func bind(_ name: NameID, _ file: FileID) {
    bound[files.name(name, in: file).text] = Meant()
  }
}

// MARK: - Calls

extension DecidingNames {
  private mutating func collectValues(of arguments: Range<Int32>, _ file: FileID) -> Bool {
    for number in arguments where !collect(files.argument(number, in: file).value, file) {
      return false
    }
    return true
  }

  private mutating func collect(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ file: FileID
  ) -> Bool {
    switch files.expression(callee, in: file) {
    case .name(let name):
      let text = files.name(name, in: file).text
      // What a type is made of is in the arguments.
      if text.first?.isUppercase == true { return collectValues(of: arguments, file) }
      guard bound[text] == nil else { return false }
      return collect(function: text, arguments, callee, file)
    case .member(let base, let name):
      if case .name(let owner) = files.expression(base, in: file),
        files.name(owner, in: file).word == .`self`
      {
        return collect(function: files.name(name, in: file).text, arguments, callee, file)
      }
      return collect(base, file) && collectValues(of: arguments, file)
    case .implicitMember: return collectValues(of: arguments, file)
    default: return false
    }
  }

  /// A function by its name: of the type around it is read, and one outside of all types knows what it is given.
  private mutating func collect(
    function name: String, _ arguments: Range<Int32>, _ callee: ExpressionID, _ file: FileID
  ) -> Bool {
    let all = code.owner(of: callee, in: file).map { code.members(of: $0, named: name) } ?? []
    guard !all.isEmpty else {
      return code.isFileLevel(name, from: file) && collectValues(of: arguments, file)
    }
    let given = code.written(arguments, in: file)
    let called = all.filter { takes(given, $0) }
    for function in called where !collect(function, given, file) { return false }
    return !called.isEmpty
  }

  private func takes(_ given: [WrittenArgument], _ function: MemberID) -> Bool {
    let member = code.member(function)
    guard member.kind == .function, given.count <= member.parameters.count else { return false }
    let labels = member.parameters.map { number in
      files.parameter(number, in: function.file).label.map {
        files.name($0, in: function.file).text
      }
    }
    return given.allSatisfy { $0.label == nil || labels.contains($0.label) }
  }

  private mutating func collect(
    _ function: MemberID, _ given: [WrittenArgument], _ file: FileID
  ) -> Bool {
    let member = code.member(function)
    guard let body = member.body, open.count < 4, !open.contains(function) else { return false }
    var parameters: [String: Meant] = [:]
    for number in member.parameters {
      let name = files.name(
        files.parameter(number, in: function.file).name, in: function.file
      ).text
      parameters[name] = Meant()
      guard let value = code.argument(of: given, for: name, of: function) else { continue }
      guard let meant = meant(by: value, file) else { return false }
      parameters[name] = meant
    }
    let outer = bound
    bound = parameters
    open.append(function)
    defer {
      bound = outer
      open.removeLast()
    }
    return collect(body, function.file)
  }

  /// What an argument is made of, which counts where the function asks for it.
  private mutating func meant(by value: ExpressionID, _ file: FileID) -> Meant? {
    let outer = names
    names = []
    defer { names = outer }
    guard collect(value, file) else { return nil }
    let path = code.term(value, in: file)?.path
    let isSame = path.map { bound[$0[0]]?.isSame ?? true || beginsWithSelf(value, file) } ?? false
    return Meant(names: names, isSame: isSame)
  }
}

// MARK: - Statements

extension DecidingNames {
  private mutating func collect(_ block: Block, _ file: FileID) -> Bool {
    let outer = bound
    defer { bound = outer }
    for number in block {
      switch files.statement(number, in: file) {
      case .expression(let value), .return(let value?):
        guard collect(value, file) else { return false }
      case .return(nil): continue
      case .declaration(let name, let value, _):
        guard value.map({ collect($0, file) }) ?? true else { return false }
        bind(name, file)
      case .assignment(let target, _, let value):
        guard collect(target, file), collect(value, file) else { return false }
      case .loop(let name, let sequence, let body):
        guard collect(sequence, file) else { return false }
        let around = bound
        if let name { bind(name, file) }
        guard collect(body, file) else { return false }
        bound = around
      case .guard(let number):
        let branch = files.branch(number, in: file)
        for number in branch.alternatives {
          let side = files.alternative(number, in: file)
          guard collectClauses(of: side, in: branch, file), collect(side.body, file) else {
            return false
          }
        }
      case .function: return false
      }
    }
    return true
  }

  private mutating func collect(_ branch: Branch, _ file: FileID) -> Bool {
    if let subject = branch.subject, !collect(subject, file) { return false }
    let outer = bound
    defer { bound = outer }
    for number in branch.alternatives {
      bound = outer
      let side = files.alternative(number, in: file)
      guard collectClauses(of: side, in: branch, file), collect(side.body, file) else {
        return false
      }
    }
    return true
  }

  private mutating func collectClauses(
    of side: Alternative, in branch: Branch, _ file: FileID
  ) -> Bool {
    switch branch.kind {
    case .condition, .ternary, .choice: break
    // Which system or build it is changes with nothing.
    case .availability, .compilation: return true
    }
    for number in side.clauses {
      switch files.clause(number, in: file) {
      case .test(let test): guard collect(test, file) else { return false }
      case .match(let value, let patterns):
        guard value == branch.subject || collect(value, file) else { return false }
        for pattern in patterns where !collectPattern(pattern, file) { return false }
      case .availability: continue
      }
    }
    return true
  }

  private mutating func collectPattern(_ pattern: PatternID, _ file: FileID) -> Bool {
    switch files.pattern(pattern, in: file) {
    case .any: return true
    case .name(let name):
      bind(name, file)
      return true
    case .value(let value): return collect(value, file)
    case .optional(let inner), .cast(let inner, _): return collectPattern(inner, file)
    case .filtered(let inner, let test): return collectPattern(inner, file) && collect(test, file)
    case .member(_, let inner), .tuple(let inner):
      for part in inner where !collectPattern(part, file) { return false }
      return true
    case .unknown: return false
    }
  }

  /// What a closure asks of the code around it: `unit` of `amount.map { "\($0) \(unit)" }`.
  private mutating func collect(_ closure: Closure, _ file: FileID) -> Bool {
    let outer = bound
    defer { bound = outer }
    for number in closure.parameters { bind(files.parameter(number, in: file).name, file) }
    return collect(closure.body, file)
  }
}
