import Syntax
import Tokens

/// Where the pools of a file ended before a member was read.
struct CodeMark {
  let expressions: Int32
  let arguments: Int32
  let segments: Int32
  let items: Int32
  let closures: Int32
  let branches: Int32
  let alternatives: Int32
  let clauses: Int32
  let patterns: Int32
  let statements: Int32
  let parameters: Int32
  let members: Int32

  init(_ file: FileViews) {
    let code = file.code
    expressions = Int32(code.expressions.count)
    arguments = Int32(code.arguments.count)
    segments = Int32(code.segments.count)
    items = Int32(code.items.count)
    closures = Int32(code.closures.count)
    branches = Int32(code.branches.count)
    alternatives = Int32(code.alternatives.count)
    clauses = Int32(code.clauses.count)
    patterns = Int32(code.patterns.count)
    statements = Int32(code.statements.count)
    parameters = Int32(code.parameters.count)
    members = Int32(file.members.count)
  }
}

/// Prints of declarations: what is equally printed says the same, wherever it stands.
///
/// They are made of the calculus and not of bytes, so layout, comments and code that was left out are
/// not in them. Indices count from the member's own beginnings.
extension Lowering {
  func print(of type: TypeDeclaration) -> UInt64 {
    var hash = NameHash(seed: wholeFilePrint)
    hash.mix(type.parent.map { file.types[Int($0)].print } ?? 0)
    hash.mix(UInt64(type.kind.rawValue))
    hash.mix(names.hash(type.name))
    for list in [
      type.inherited, type.composed, type.genericParameters, type.viewParameters, type.attributes,
    ] {
      hash.mix(UInt64(list.count))
      for name in list { hash.mix(names.hash(name)) }
    }
    hash.mix(type.qualifier.map { names.hash($0) } ?? 0)
    hash.mix(type.baseQualifier.map { names.hash($0) } ?? 0)
    let flags = [type.isPublic, type.isPreviewOrTest, type.isFilePrivate]
    hash.mix(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    return hash.value
  }

  func print(of member: Member, since mark: CodeMark) -> UInt64 {
    let around = member.owner.map { file.types[Int($0)].print } ?? wholeFilePrint
    var printer = Printer(hash: NameHash(seed: around), mark: mark, names: names)
    printer.mixMember(member, file)
    printer.mixCode(file.code, file.texts)
    for local in file.members[Int(mark.members)...] { printer.mixMember(local, file) }
    return printer.hash.value
  }

  /// The print of what holds for all declarations of the file.
  ///
  /// A directive for a line belongs to no declaration: where there is one, all do differ with any byte.
  func printOfWholeFile() -> UInt64 {
    var hash = NameHash(seed: UInt64(file.imports.rawValue))
    for directive in file.comments {
      guard case .file = directive.scope else {
        hash.mix(bytes.span, 0..<bytes.count)
        break
      }
      for rule in directive.rules { hash.mix(NameHash.of(rule)) }
    }
    return hash.value
  }
}

private struct Printer {
  var hash: NameHash
  let mark: CodeMark
  let names: NameTable

  mutating func mixMember(_ member: Member, _ file: FileViews) {
    mix(member.kind.rawValue, member.name)
    mix(member.type)
    mix(member.elements)
    mix(member.qualifier)
    mix(member.heldName)
    mix(member.heldQualifier)
    hash.mix(UInt64(member.attributes.count))
    for attribute in file.attributes(of: member) { mix(attribute) }
    mix(member.parameters, mark.parameters)
    mix(member.value)
    mix(member.body)
    var flags: UInt64 = member.isStatic ? 3 : 2
    flags = flags << 1 | (member.isVariable ? 1 : 0)
    flags = flags << 1 | (member.isFunctionType ? 1 : 0)
    flags = flags << 1 | (member.isFilePrivate ? 1 : 0)
    flags = flags << 1 | (member.isPublic ? 1 : 0)
    flags = flags << 1 | (member.isLocal ? 1 : 0)
    flags = flags << 1 | (member.isNeverNil ? 1 : 0)
    flags = flags << 2 | (member.asShown.map { $0 ? 1 : 2 } ?? 0)
    flags = flags << 1 | (member.isOfUser ? 1 : 0)
    flags = flags << 1 | (member.isOverride ? 1 : 0)
    hash.mix(flags)
  }

  mutating func mixCode(_ code: Code, _ texts: [String]) {
    for expression in code.expressions[Int(mark.expressions)...] {
      mixExpression(expression, texts)
    }
    for argument in code.arguments[Int(mark.arguments)...] {
      mix(argument.label)
      mix(argument.value)
      hash.mix(argument.isTrailing ? 1 : 0)
    }
    for segment in code.segments[Int(mark.segments)...] {
      switch segment {
      case .literal(let text): hash.mix(NameHash.of(texts[Int(text.index)]))
      case .interpolation(let inner): mix(inner)
      }
    }
    for item in code.items[Int(mark.items)...] { mix(item) }
    for closure in code.closures[Int(mark.closures)...] {
      mix(closure.parameters, mark.parameters)
      mix(closure.body)
    }
    for branch in code.branches[Int(mark.branches)...] {
      hash.mix(UInt64(branch.kind.rawValue) << 1 | (branch.isExhaustive ? 1 : 0))
      mix(branch.alternatives, mark.alternatives)
      mix(branch.subject)
    }
    for alternative in code.alternatives[Int(mark.alternatives)...] {
      hash.mix(alternative.condition.map { NameHash.of(texts[Int($0.index)]) } ?? 0)
      mix(alternative.clauses, mark.clauses)
      mix(alternative.body)
    }
    for clause in code.clauses[Int(mark.clauses)...] { mixClause(clause) }
    for pattern in code.patterns[Int(mark.patterns)...] { mixPattern(pattern) }
    for statement in code.statements[Int(mark.statements)...] { mixStatement(statement) }
    for parameter in code.parameters[Int(mark.parameters)...] {
      mix(parameter.label)
      mix(parameter.name)
      mix(parameter.type)
      mix(parameter.qualifier)
      mix(parameter.elements)
      mix(parameter.defaultValue)
      var flags = UInt64(parameter.attribute.rawValue) << 1 | (parameter.isFunction ? 1 : 0)
      flags = flags << 1 | (parameter.isNeverNil ? 1 : 0)
      flags = flags << 8 | UInt64(UInt8(bitPattern: parameter.takes))
      hash.mix(flags)
    }
  }

  private mutating func mixExpression(_ expression: Expression, _ texts: [String]) {
    switch expression {
    case .unknown(let text): mix(1, texts[Int(text.index)])
    case .null: hash.mix(2)
    case .boolean(let flag): hash.mix(flag ? 3 : 4)
    case .number(let text): mix(5, texts[Int(text.index)])
    case .string(let range): mix(6, range, mark.segments)
    case .name(let name): mix(7, name)
    case .member(let base, let name):
      mix(8, name)
      mix(base)
    case .implicitMember(let name): mix(9, name)
    case .call(let callee, let arguments):
      mix(10, arguments, mark.arguments)
      mix(callee)
    case .element(let base, let arguments):
      mix(11, arguments, mark.arguments)
      mix(base)
    case .closure(let index): hash.mix(12 << 32 | UInt64(index - mark.closures))
    case .array(let items): mix(13, items, mark.items)
    case .dictionary(let items): mix(14, items, mark.items)
    case .tuple(let items): mix(15, items, mark.items)
    case .branch(let index): hash.mix(16 << 32 | UInt64(index - mark.branches))
    case .binary(let name, let left, let right):
      mix(17, name)
      mix(left)
      mix(right)
    case .prefix(let name, let inner):
      mix(18, name)
      mix(inner)
    case .keyPath(let text): mix(19, texts[Int(text.index)])
    case .cast(let inner, let name):
      mix(20, name)
      mix(inner)
    case .implicitBase: hash.mix(21)
    }
  }

  private mutating func mixClause(_ clause: Clause) {
    switch clause {
    case .test(let test):
      hash.mix(1)
      mix(test)
    case .match(let value, let patterns):
      mix(2, patterns, mark.patterns)
      mix(value)
    case .availability(let version, let isNegated):
      hash.mix(isNegated ? 3 : 4)
      hash.mix(UInt64(bitPattern: Int64(version ?? -1)))
    }
  }

  private mutating func mixPattern(_ pattern: Pattern) {
    switch pattern {
    case .any: hash.mix(1)
    case .name(let name): mix(2, name)
    case .value(let value):
      hash.mix(3)
      mix(value)
    case .member(let name, let held):
      mix(4, held, mark.patterns)
      mix(name)
    case .optional(let inner): hash.mix(5 << 32 | UInt64(inner - mark.patterns))
    case .tuple(let parts): mix(6, parts, mark.patterns)
    case .cast(let inner, let type):
      hash.mix(7 << 32 | UInt64(inner - mark.patterns))
      mix(type)
    case .filtered(let inner, let test):
      hash.mix(8 << 32 | UInt64(inner - mark.patterns))
      mix(test)
    case .unknown: hash.mix(9)
    }
  }

  private mutating func mixStatement(_ statement: Statement) {
    switch statement {
    case .expression(let id):
      hash.mix(1)
      mix(id)
    case .declaration(let name, let value, let isVariable):
      mix(isVariable ? 2 : 3, name)
      mix(value)
    case .assignment(let target, let name, let value):
      mix(4, name)
      mix(target)
      mix(value)
    case .return(let id):
      hash.mix(5)
      mix(id)
    case .loop(let name, let sequence, let body):
      hash.mix(6)
      mix(name)
      mix(sequence)
      mix(body)
    case .guard(let index): hash.mix(7 << 32 | UInt64(index - mark.branches))
    case .function(let index): hash.mix(8 << 32 | UInt64(index - mark.members))
    }
  }

  // MARK: Parts

  private mutating func mix(_ tag: UInt8, _ text: String) {
    hash.mix(UInt64(tag))
    hash.mix(NameHash.of(text))
  }

  private mutating func mix(_ tag: UInt8, _ name: NameID) {
    hash.mix(UInt64(tag))
    mix(name)
  }

  private mutating func mix(_ name: NameID?) { hash.mix(name.map { names.hash($0) } ?? 0) }

  private mutating func mix(_ tag: UInt8, _ range: Range<Int32>, _ base: Int32) {
    hash.mix(UInt64(tag))
    mix(range, base)
  }

  /// Empty ranges are equal wherever they are.
  private mutating func mix(_ range: Range<Int32>, _ base: Int32) {
    hash.mix(
      range.isEmpty
        ? 0 : UInt64(UInt32(bitPattern: range.lowerBound - base)) << 32 | UInt64(range.count))
  }

  private mutating func mix(_ body: Block?) {
    guard let body else {
      hash.mix(~0)
      return
    }
    mix(body, mark.statements)
  }

  private mutating func mix(_ id: ExpressionID) {
    hash.mix(UInt64(UInt32(bitPattern: id - mark.expressions)))
  }

  private mutating func mix(_ id: ExpressionID?) {
    if let id { mix(id) } else { hash.mix(~0) }
  }
}
