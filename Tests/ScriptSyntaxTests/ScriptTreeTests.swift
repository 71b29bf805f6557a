import ScriptSyntax
import ScriptTokens
import TestSupport
import Testing

@Suite struct `A tree of a script` {
  @Test(arguments: ScriptFixture.all)
  func `says what its golden file says`(_ fixture: ScriptFixture) throws {
    let text = ScriptTreeText(fixture.source, fixture.dialect).lines
    #expect(try Golden("\(fixture.name).tree").difference(from: text) == nil)
  }

  @Test(arguments: ScriptFixture.all)
  func `has no gap where the source is good`(_ fixture: ScriptFixture) {
    #expect(ScriptTreeText(fixture.source, fixture.dialect).unexpected == [])
  }

  @Test(arguments: ScriptFixture.all)
  func `covers every token`(_ fixture: ScriptFixture) {
    for dialect in ScriptDialect.allCases {
      let tree = parse(fixture.source.span, dialect)
      #expect(ScriptTreeFault.first(in: tree, of: fixture.source) == nil)
    }
  }

  @Test func `is the same when its buffers have been used before`() {
    var reader = ScriptReader()
    for fixture in ScriptFixture.all + ScriptFixture.all.reversed() {
      reader.read(fixture.source.span, fixture.dialect)
      let fresh = parse(fixture.source.span, fixture.dialect)
      #expect(reader.tree.nodes == fresh.nodes)
      #expect(reader.tree.tokens == fresh.tokens)
      #expect(reader.tree.directives == fresh.directives)
    }
  }

  @Test func `says where comments speak to swipecost`() {
    let source = "// swipecost:disable x\n<A>{/* swipecost:next y */}</A>\n// not swipecost: here\n"
    #expect(ScriptTreeText(source).tree.directives == [0, 27])
  }

  @Test func `says which modifiers a declaration has`() {
    let text = ScriptTreeText(
      "class A { static async a(b = static) {} static [c] = 1; d = static }")
    let found = text.tree.nodes.indices.filter { text.tree.hasModifier($0, .static) }
    #expect(
      found.map { text.text(in: text.tree.range(of: $0)) } == [
        "static async a(b = static) {}", "static [c] = 1",
      ])
  }

  /// Small sources whose tree depends on one look ahead or one rule.
  static let cases: [(String, ScriptDialect, String)] = [
    ("a\n(b)", .javaScript, "callExpr(nameExpr a, arguments(nameExpr b))"),
    ("a\n++b", .javaScript, "nameExpr a, prefixUpdateExpr ++(nameExpr b)"),
    ("return\na", .javaScript, "returnStmt return, nameExpr a"),
    ("async\nfunction a() {}", .javaScript, "nameExpr async, functionDecl a(parameters, block)"),
    ("let\na", .javaScript, "variableDecl let(declarator a(identifierPattern a))"),
    ("type\na = b", .typeScript, "nameExpr type, assignmentExpr =(nameExpr a, nameExpr b)"),
    (
      "a - b - c", .javaScript,
      "binaryExpr -(binaryExpr -(nameExpr a, nameExpr b), nameExpr c)"
    ),
    (
      "a ** b ** c", .javaScript,
      "binaryExpr **(nameExpr a, binaryExpr **(nameExpr b, nameExpr c))"
    ),
    (
      "a || b && c", .javaScript,
      "logicalExpr ||(nameExpr a, logicalExpr &&(nameExpr b, nameExpr c))"
    ),
    ("a as b || c", .typeScript, "logicalExpr ||(asExpr as(nameExpr a, type), nameExpr c)"),
    (
      "a ? b : c ? d : e", .javaScript,
      "conditionalExpr(nameExpr a, nameExpr b, conditionalExpr(nameExpr c, nameExpr d, nameExpr e))"
    ),
    (
      "a ? (b) : c => d", .typeScript,
      "conditionalExpr(nameExpr a, parenExpr(nameExpr b), arrowFunction(parameters(parameter(identifierPattern c)), nameExpr d))"
    ),
    (
      "a ? (b: c): d => e : f", .typeScript,
      "conditionalExpr(nameExpr a, arrowFunction(parameters(parameter(identifierPattern b, type)), type, nameExpr e), nameExpr f)"
    ),
    (
      "(a): (b | c) => d", .typeScript,
      "arrowFunction(parameters(parameter(identifierPattern a)), type, nameExpr d)"
    ),
    (
      "a < b, c > d", .typeScript,
      "sequenceExpr(binaryExpr <(nameExpr a, nameExpr b), binaryExpr >(nameExpr c, nameExpr d))"
    ),
    ("a<b, c>(d)", .typeScript, "callExpr(nameExpr a, typeArguments, arguments(nameExpr d))"),
    ("<a>b", .typeScript, "typeAssertionExpr(type, nameExpr b)"),
    ("<a>b</a>", .javaScript, "element a(tagName a, elementText b)"),
    ("(a: b)", .javaScript, "parenExpr(typeCastExpr(nameExpr a, type))"),
    (
      "new a.b().c()", .javaScript,
      "callExpr(memberExpr c(newExpr(memberExpr b(nameExpr a), arguments)), arguments)"
    ),
    ("[, a, , ]", .javaScript, "arrayExpr(missing, nameExpr a, missing)"),
    ("a?.b!.c", .typeScript, "memberExpr c(nonNullExpr(optionalMemberExpr b(nameExpr a)))"),
    (
      "for (async of => a;;) b", .javaScript,
      "forStmt(arrowFunction(parameters(parameter(identifierPattern of)), nameExpr a), missing, missing, nameExpr b)"
    ),
    ("if (a);", .javaScript, "ifStmt(nameExpr a, emptyStmt ;)"),
    (
      "a = {get b() {}, set, async c() {}}", .javaScript,
      "assignmentExpr =(nameExpr a, objectExpr(getterDecl b(parameters, block), shorthandProperty set, methodDecl c(parameters, block)))"
    ),
    (
      "export default (a, b)", .javaScript,
      "exportDefaultDecl default(parenExpr(sequenceExpr(nameExpr a, nameExpr b)))"
    ),
    (
      "import a, {b as c} from 'd'", .javaScript,
      "importDecl 'd'(importDefault a, importSpecifier c)"
    ),
    ("yield a", .javaScript, "yieldExpr(nameExpr a)"),
    ("await = a", .javaScript, "assignmentExpr =(nameExpr await, nameExpr a)"),
    ("`a${b}c`", .javaScript, "templateExpr(templateText `a${, nameExpr b, templateText }c`)"),
  ]

  @Test(arguments: cases)
  func `is what the grammar says`(_ source: String, _ dialect: ScriptDialect, _ tree: String) {
    #expect(ScriptTreeText(Array(source.utf8), dialect).line() == "sourceFile(\(tree))")
  }
}
