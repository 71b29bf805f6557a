import DartSyntax
import DartTokens
import TestSupport
import Testing

@Suite struct `A tree of a Dart file` {
  @Test(arguments: DartFixture.all)
  func `says what its golden file says`(_ fixture: DartFixture) throws {
    let text = DartTreeText(fixture.source).lines
    #expect(try Golden("\(fixture.name).tree").difference(from: text) == nil)
  }

  @Test(arguments: DartFixture.all)
  func `has no gap where the source is good`(_ fixture: DartFixture) {
    #expect(DartTreeText(fixture.source).unexpected == [])
  }

  @Test(arguments: DartFixture.all)
  func `covers every token`(_ fixture: DartFixture) {
    let tree = parseDart(fixture.source.span)
    #expect(DartTreeFault.first(in: tree, of: fixture.source) == nil)
  }

  @Test func `is the same when its buffers have been used before`() {
    var reader = DartReader()
    for fixture in DartFixture.all + DartFixture.all.reversed() {
      reader.read(fixture.source.span)
      let fresh = parseDart(fixture.source.span)
      #expect(reader.tree.nodes == fresh.nodes)
      #expect(reader.tree.tokens == fresh.tokens)
      #expect(reader.tree.directives == fresh.directives)
    }
  }

  /// The fixtures are there, and leave no kind of node out.
  @Test func `has every kind of node`() {
    let kinds = DartFixture.all.flatMap { parseDart($0.source.span).nodes.map(\.kind) }
    let lacking = DartNodeKind.allCases.filter { !kinds.contains($0) }
    #expect(lacking == [.unexpected])
  }

  @Test func `says where comments speak to swipecost`() {
    let source = "// swipecost:disable x\nvar a;\n/* swipecost:next y */\n// not swipecost: here\n"
    #expect(DartTreeText(source).tree.directives == [0, 30])
  }

  @Test func `says which words a declaration has`() {
    let text = DartTreeText(
      """
      class A {
        @b(static) static Future<int> a([int late = 1]) async => static;
        static late final int c = 1;
        int static = 2;
      }
      """)
    let found = { (word: DartTokenKind) in
      text.tree.nodes.indices.filter { text.tree.hasWord($0, word) }
        .map { "\(text.tree.kind($0))" }
    }
    #expect(found(.static) == ["methodDecl", "variableDecl"])
    #expect(found(.late) == ["variableDecl"])
    #expect(found(.async) == ["methodDecl"])
  }

  @Test func `tells constructors from methods by the name of the class`() {
    let text = DartTreeText(
      "class A { A(); a(); A a2(); A.b(); AA(); } mixin B { B(); } enum C { c; const C(); }")
    let found = text.tree.nodes.filter { $0.kind == .constructorDecl || $0.kind == .methodDecl }
      .map { "\($0.kind) \(text.text(of: text.tree.tokens[Int($0.name)]))" }
    #expect(
      found == [
        "constructorDecl A", "methodDecl a", "methodDecl a2", "constructorDecl b", "methodDecl AA",
        "methodDecl B", "constructorDecl C",
      ])
  }

  @Test(arguments: DartTreeCases.expressions)
  func `is what the grammar says of an expression`(_ source: String, _ tree: String) {
    let line = DartTreeText("var x = \(source);").line()
    #expect(line == "sourceFile(variableDecl var(declarator x(\(tree))))")
  }

  @Test(arguments: DartTreeCases.statements)
  func `is what the grammar says of a statement`(_ source: String, _ tree: String) {
    let line = DartTreeText("f() { \(source) }").line()
    #expect(line == "sourceFile(functionDecl f(parameters, block(\(tree))))")
  }

  @Test(arguments: DartTreeCases.patterns)
  func `is what the grammar says of a pattern`(_ source: String, _ tree: String) {
    let line = DartTreeText("f() { if (a case \(source)) {} }").line()
    #expect(
      line == "sourceFile(functionDecl f(parameters, "
        + "block(ifStmt(caseCondition(nameExpr a, \(tree)), block))))")
  }

  @Test(arguments: DartTreeCases.declarations)
  func `is what the grammar says of a declaration`(_ source: String, _ tree: String) {
    #expect(DartTreeText(source).line() == "sourceFile(\(tree))")
  }
}
