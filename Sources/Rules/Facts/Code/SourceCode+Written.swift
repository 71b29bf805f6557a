import Scenes
import Views
import VoiceOver

extension SourceCode {
  /// The calls that are written at a place, each with what it is given: of a view, a helper, a modifier.
  func calls(at origin: Origin) -> [[WrittenArgument]] {
    knownCalls(origin) { findCalls(at: origin) }
  }

  private func findCalls(at origin: Origin) -> [[WrittenArgument]] {
    let file = origin.file
    return files.expressions(at: origin.offset, in: file).compactMap { expression in
      guard case .call(_, let arguments) = files.expression(expression, in: file) else {
        return nil
      }
      return written(arguments, in: file)
    }
  }

  func written(_ arguments: Range<Int32>, in file: FileID) -> [WrittenArgument] {
    arguments.map { number in
      let argument = files.argument(number, in: file)
      return WrittenArgument(
        label: argument.label.map { files.name($0, in: file).text }, value: argument.value)
    }
  }

  func argument(
    of call: [WrittenArgument], for name: String, of member: MemberID
  ) -> ExpressionID? {
    let file = member.file
    var nameless = call.filter { $0.label == nil }[...]
    for number in files.member(member.index, in: file).parameters {
      let parameter = files.parameter(number, in: file)
      let label = parameter.label.map { files.name($0, in: file).text }
      let given = label == nil ? nameless.popFirst() : call.first { $0.label == label }
      if files.name(parameter.name, in: file).text == name { return given?.value }
    }
    return nil
  }

  func text(_ text: SourceText) -> String { files.text(text.text, in: text.file) }

  /// What `color` is made of in `let color = isOn ? .green : .gray`.
  func constantBranch(at origin: Origin) -> Branch? {
    let file = origin.file
    for expression in files.expressions(at: origin.offset, in: file) {
      guard case .name(let name) = files.expression(expression, in: file) else { continue }
      let text = files.name(name, in: file).text
      let meant = files.constants(around: origin.offset, in: file).filter {
        files.name($0.name, in: file).text == text
      }
      guard meant.count == 1, let only = meant.first,
        case .branch(let branch) = files.expression(only.value, in: file)
      else { return nil }
      return files.branch(branch, in: file)
    }
    return nil
  }

  /// As `isOn ? .clear : .clear`: written to have it drawn anew.
  func isAlwaysAlike(_ branch: Branch, _ file: FileID) -> Bool {
    let sides = branch.alternatives.map { side -> Term? in
      onlyLine(of: files.alternative(side, in: file).body, in: file)
        .flatMap { term($0, in: file) }
    }
    guard sides.count > 1, let first = sides.first, let first else { return false }
    return sides.allSatisfy { $0 == first }
  }

  func writtenBranch(at origin: Origin) -> Branch? {
    for expression in files.expressions(at: origin) {
      if case .branch(let branch) = files.expression(expression, in: origin.file) {
        return files.branch(branch, in: origin.file)
      }
    }
    return nil
  }

  /// What has to hold for a side; nil for what is left.
  func condition(_ side: Int32, of branch: Branch, in file: FileID) -> Formula? {
    let alternative = files.alternative(side, in: file)
    guard let text = alternative.condition.map({ files.text($0, in: file) }) else { return nil }
    let subject = branch.subject
    var parts: [Formula.Part] = []
    for number in alternative.clauses {
      switch files.clause(number, in: file) {
      case .test(let expression):
        let term = term(expression, in: file) ?? .unread(text)
        parts += term.conjuncts.map { .test($0) }
      case .match(let expression, let patterns):
        parts.append(
          .match(
            expression == subject ? nil : term(expression, in: file) ?? .unread(text),
            patterns.map { pattern($0, in: file) }))
      case .availability: parts.append(.system)
      }
    }
    return Formula(parts: parts.isEmpty ? [.system] : parts, text: text)
  }

  private func pattern(_ id: PatternID, in file: FileID) -> Term {
    switch files.pattern(id, in: file) {
    case .any: .implicit("_")
    case .name(let name): .name(files.name(name, in: file).text)
    case .value(let expression): term(expression, in: file) ?? .unread("")
    case .member(let name, let inner):
      inner.isEmpty
        ? .implicit(files.name(name, in: file).text)
        : .call(
          .implicit(files.name(name, in: file).text),
          inner.map { Term.Argument(label: nil, value: pattern($0, in: file)) })
    case .optional(let inner): pattern(inner, in: file)
    case .tuple(let inner):
      .element(
        .implicit("_"), inner.map { Term.Argument(label: nil, value: pattern($0, in: file)) })
    case .cast(let inner, let type):
      .binary("as", pattern(inner, in: file), .name(files.name(type, in: file).text))
    case .filtered(let inner, let test):
      .binary("where", pattern(inner, in: file), term(test, in: file) ?? .unread(""))
    case .unknown: .unread("")
    }
  }

  /// Nil for what is too large or not in the calculus.
  @inline(never)
  func term(_ expression: ExpressionID, in file: FileID) -> Term? {
    knownTerms(SourceExpression(file: file, expression: expression)) {
      files.term(expression, in: file)
    }
  }

  func term(_ source: SourceExpression) -> Term? { term(source.expression, in: source.file) }

  func text(_ name: SourceName) -> String? {
    guard name.name.index >= 0 else { return nil }
    return files.name(name.name, in: name.file).text
  }

  /// All that is in a body, also in closures of it.
  func expressions(in body: Block, _ file: FileID) -> [ExpressionID] {
    let code = files[file].views.code
    var found: [ExpressionID] = []
    code.forEachStatement(in: body) { statement in
      for part in code.parts(of: statement) {
        code.forEachExpression(in: part) { found.append($0) }
      }
    }
    return found
  }

  func isEmptyView(_ id: ExpressionID, _ file: FileID) -> Bool {
    guard case .call(let callee, _) = files.expression(id, in: file),
      case .name(let name) = files.expression(callee, in: file)
    else { return false }
    return files.name(name, in: file).word == .EmptyView
  }

  /// What a computed property of the view asks that a look is named by: `.tint(colour)`.
  func computed(for argument: SceneArgument, by owner: Int32, in file: FileID) -> [Formula] {
    guard owner >= 0, file == argument.origin.file else { return [] }
    return files.expressions(at: argument.origin.offset, in: file).flatMap { expression in
      guard let name = term(expression, in: file)?.plainName else { return [Formula]() }
      return computed(name, of: TypeID(file: file, index: owner)).flatMap { conditions(in: $0) }
    }
  }

  /// What a body asks that gives one thing or another.
  func conditions(in body: SourceBlock) -> [Formula] {
    let file = body.file
    return body.block.flatMap { statement -> [Formula] in
      let value: ExpressionID
      switch files.statement(statement, in: file) {
      case .expression(let written), .return(let written?): value = written
      case .guard(let number):
        // What a name is bound to there is no question of one or the other.
        return conditions(of: files.branch(number, in: file), file).filter { !$0.binds }
      default: return []
      }
      guard case .branch(let number) = files.expression(value, in: file) else { return [] }
      return conditions(of: files.branch(number, in: file), file)
    }
  }

  func conditions(of branch: Branch, _ file: FileID) -> [Formula] {
    guard !isAlwaysAlike(branch, file) else { return [] }
    switch branch.kind {
    case .condition, .ternary:
      return branch.alternatives.compactMap { condition($0, of: branch, in: file) }
    case .choice, .availability, .compilation: return []
    }
  }

  /// What constants around a place and computed properties of this name in the view's code stand for; nil for
  /// what cannot be read.
  func meanings(of name: String, at place: Origin, _ owner: TypeID?) -> [Term?] {
    knownMeanings(NameAtPlace(name: name, place: place, owner: owner)) {
      findMeanings(of: name, at: place, owner)
    }
  }

  private func findMeanings(of name: String, at place: Origin, _ owner: TypeID?) -> [Term?] {
    var found: [Term?] = []
    for constant in files.constants(around: place.offset, in: place.file)
    where files.name(constant.name, in: place.file).text == name {
      found.append(term(constant.value, in: place.file))
    }
    guard let owner else { return found }
    return found
      + computed(name, of: owner).compactMap { onlyLine(of: $0) }.map { term($0) }
  }

  func terms(at origin: Origin) -> [Term] {
    files.expressions(at: origin).compactMap { term($0, in: origin.file) }
  }

  func body(of closure: SourceClosure) -> Block {
    files.closure(closure.closure, in: closure.file).body
  }
}
