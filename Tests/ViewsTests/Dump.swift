import Views

/// A `FileViews` as text that reads like the Swift it came from.
struct Dump {
  let file: FileViews
  private var lines: [String] = []
  private var level = 0

  init(_ file: FileViews) {
    self.file = file
  }

  mutating func text() -> String {
    lines = []
    if file.imports.contains(.swiftUI) { line("import SwiftUI") }
    if file.imports.contains(.uiKit) { line("import UIKit") }
    if file.imports.contains(.testing) { line("import Testing") }
    for directive in file.comments {
      let reason = directive.reason.map { " -- \($0)" } ?? ""
      line("disable \(directive.scope): \(directive.rules.joined(separator: ", "))\(reason)")
    }
    for (index, type) in file.types.enumerated() where type.parent == nil {
      dump(type, Int32(index))
    }
    for member in file.members where member.owner == nil && !member.isLocal { dump(member) }
    for problem in file.problems {
      let place = file.position(of: problem.offset)
      line("problem \(problem.kind) \(place.line):\(place.column)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: level) + text)
  }

  private mutating func indented(_ body: (inout Dump) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  private func name(_ id: NameID) -> String { file[id].text }

  // MARK: Declarations

  private mutating func dump(_ type: TypeDeclaration, _ index: Int32) {
    var head = type.attributes.map { "@\(name($0)) " }.joined()
    if type.isFilePrivate { head += "private " }
    head += "\(type.kind) \(name(type.name))"
    if !type.genericParameters.isEmpty {
      head += "<\(type.genericParameters.map(name).joined(separator: ", "))>"
    }
    if !type.inherited.isEmpty {
      head += ": \(type.inherited.map(name).joined(separator: ", "))"
    }
    if type.isPreviewOrTest { head += " (preview or test)" }
    line(head)
    indented { dump in
      for member in type.members { dump.dump(dump.file.members[Int(member)]) }
      for (child, nested) in dump.file.types.enumerated() where nested.parent == index {
        dump.dump(nested, Int32(child))
      }
    }
  }

  private mutating func dump(_ member: Member) {
    var head = file.attributes(of: member).map { "@\(name($0)) " }.joined()
    if member.isFilePrivate { head += "private " }
    if member.isStatic, member.kind != .enumCase { head += "static " }
    switch member.kind {
    case .storedProperty: head += member.isVariable ? "var " : "let "
    case .computedProperty: head += "var "
    case .function: head += "func "
    case .initializer: break
    case .enumCase: head += "case "
    }
    head += name(member.name)
    let isFunction = member.kind == .function || member.kind == .initializer
    if isFunction || !member.parameters.isEmpty { head += "(\(parameters(member.parameters)))" }
    if let type = member.type {
      head +=
        "\(isFunction ? " -> " : ": ")\(name(type))\(member.isFunctionType ? " (function)" : "")"
    }
    if let value = member.value { head += " = \(text(value))" }
    guard let body = member.body else { return line(head) }
    line(head + " {")
    indented { $0.dump(body) }
    line("}")
  }

  private func parameters(_ range: Range<Int32>) -> String {
    range.map { index in
      let parameter = file.code.parameters[Int(index)]
      var text = parameter.attribute == .viewBuilder ? "@ViewBuilder " : ""
      let label = parameter.label.map(name) ?? "_"
      text += label == name(parameter.name) ? label : "\(label) \(name(parameter.name))"
      if let type = parameter.type { text += ": \(name(type))" }
      if parameter.isFunction { text += " (function)" }
      if let value = parameter.defaultValue { text += " = \(self.text(value))" }
      return text
    }.joined(separator: ", ")
  }

  // MARK: Statements

  private mutating func dump(_ block: Block) {
    for index in block { dump(file.code.statements[Int(index)]) }
  }

  private mutating func dump(_ statement: Statement) {
    switch statement {
    case .expression(let value): dump(value, prefix: "")
    case .declaration(let id, let value, let isVariable):
      let head = "\(isVariable ? "var" : "let") \(name(id))"
      if let value { dump(value, prefix: head + " = ") } else { line(head) }
    case .assignment(let target, let sign, let value):
      dump(value, prefix: "\(text(target)) \(name(sign)) ")
    case .return(let value):
      if let value { dump(value, prefix: "return ") } else { line("return") }
    case .loop(let id, let values, let body):
      line("for \(id.map(name) ?? "_") in \(text(values)) {")
      indented { $0.dump(body) }
      line("}")
    case .guard(let branch): dump(file.code.branches[Int(branch)], word: "guard")
    case .function(let member): dump(file.members[Int(member)])
    }
  }

  private mutating func dump(_ value: ExpressionID, prefix: String) {
    guard case .branch(let index) = file.code.expressions[Int(value)],
      file.code.branches[Int(index)].kind != .ternary
    else { return line(prefix + text(value)) }
    if !prefix.isEmpty { line(prefix + "…") }
    dump(file.code.branches[Int(index)], word: "if")
  }

  private mutating func dump(_ branch: Branch, word: String) {
    for index in branch.alternatives {
      let alternative = file.code.alternatives[Int(index)]
      var head = word == "guard" ? "guard" : "\(branch.kind)"
      head += alternative.condition.map { " ‹\(file[$0])›" } ?? " else"
      for index in alternative.clauses { head += " " + clause(file.code.clauses[Int(index)]) }
      line(head + " {")
      indented { $0.dump(alternative.body) }
    }
    line(branch.isExhaustive ? "} all" : "}")
  }

  // MARK: Conditions

  private func clause(_ clause: Clause) -> String {
    switch clause {
    case .test(let test): "test \(text(test))"
    case .match(let value, let patterns):
      "match \(text(value)) ~ \(patterns.map(pattern).joined(separator: " | "))"
    case .availability(let version, let isNegated):
      "\(isNegated ? "not " : "")available \(version.map { "iOS \($0)" } ?? "everywhere")"
    }
  }

  private func pattern(_ id: PatternID) -> String {
    switch file.code.patterns[Int(id)] {
    case .any: "_"
    case .name(let id): "let \(name(id))"
    case .value(let value): text(value)
    case .member(let id, let parts): ".\(name(id))" + (parts.isEmpty ? "" : "(\(list(parts)))")
    case .optional(let inner): pattern(inner) + "?"
    case .tuple(let parts): "(\(list(parts)))"
    case .cast(let inner, let type): "\(pattern(inner)) as \(name(type))"
    case .filtered(let inner, let test): "\(pattern(inner)) where \(text(test))"
    case .unknown: "‹›"
    }
  }

  private func list(_ patterns: Range<Int32>) -> String {
    patterns.map(pattern).joined(separator: ", ")
  }

  // MARK: Expressions

  private func text(_ id: ExpressionID) -> String {
    switch file.code.expressions[Int(id)] {
    case .unknown(let text): return "‹\(file[text])›"
    case .null: return "nil"
    case .boolean(let value): return "\(value)"
    case .number(let text): return file[text]
    case .string(let range): return "\"\(range.map(segment).joined())\""
    case .name(let id): return name(id)
    case .member(let base, let id): return "\(text(base)).\(name(id))"
    case .implicitMember(let id): return ".\(name(id))"
    case .call(let callee, let range): return text(callee) + call(range)
    case .element(let base, let range): return "\(text(base))[\(arguments(range))]"
    case .closure(let index): return closure(index)
    case .array(let range): return "[\(items(range))]"
    case .dictionary(let range): return "[:\(items(range))]"
    case .tuple(let range): return "(\(items(range)))"
    case .branch(let index): return branch(file.code.branches[Int(index)])
    case .binary(let sign, let left, let right):
      return "(\(text(left)) \(name(sign)) \(text(right)))"
    case .prefix(let sign, let value): return name(sign) + text(value)
    case .keyPath(let path): return file[path]
    case .cast(let value, let type): return "(\(text(value)) as \(name(type)))"
    case .implicitBase: return "base"
    }
  }

  private func segment(_ index: Int32) -> String {
    switch file.code.segments[Int(index)] {
    case .literal(let text):
      file[text].replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    case .interpolation(let value): "\\(\(text(value)))"
    }
  }

  private func items(_ range: Range<Int32>) -> String {
    range.map { text(file.code.items[Int($0)]) }.joined(separator: ", ")
  }

  private func call(_ range: Range<Int32>) -> String {
    let all = range.map { file.code.arguments[Int($0)] }
    let trailing = all.filter(\.isTrailing)
    let plain = all.filter { !$0.isTrailing }
    var text =
      plain.isEmpty && !trailing.isEmpty ? "" : "(\(plain.map(argument).joined(separator: ", ")))"
    for closure in trailing { text += " " + argument(closure) }
    return text
  }

  private func arguments(_ range: Range<Int32>) -> String {
    range.map { argument(file.code.arguments[Int($0)]) }.joined(separator: ", ")
  }

  private func argument(_ argument: Argument) -> String {
    (argument.label.map { name($0) + ": " } ?? "") + text(argument.value)
  }

  private func closure(_ index: Int32) -> String {
    let closure = file.code.closures[Int(index)]
    var inner = Dump(file)
    inner.dump(closure.body)
    let names = closure.parameters.map { name(file.code.parameters[Int($0)].name) }
    let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    let body = inner.lines.map { $0.trimming() }.joined(separator: "; ")
    return "{ \(head)\(body) }"
  }

  private func branch(_ branch: Branch) -> String {
    var inner = Dump(file)
    inner.dump(branch, word: "if")
    return "<\(inner.lines.map { $0.trimming() }.joined(separator: " "))>"
  }
}

extension String {
  fileprivate func trimming() -> String { String(drop { $0 == " " }) }
}
