import DartSyntax
import DartTokens
import Testing

/// Broken files: what is lost, and that the rest is found.
@Suite struct `A gap in a Dart file` {
  struct Broken: Sendable, CustomTestStringConvertible {
    var source: String
    var gaps: [String]
    /// Names of the declarations that must be found all the same.
    var found: [String]
    var testDescription: String { source }

    init(_ source: String, gaps: [String], found: [String]) {
      self.source = source
      self.gaps = gaps
      self.found = found
    }
  }

  static let broken = [
    Broken("var a = ;\nint b() => 1;", gaps: [], found: ["a", "b"]),
    Broken("void a( {\n}\nvoid b() {}", gaps: [], found: ["a", "b"]),
    Broken("}\nclass A {}", gaps: ["}"], found: ["A"]),
    Broken("var a = b c d;\nvar e = 1;", gaps: ["c d"], found: ["a", "e"]),
    Broken("f() {\n  a(b, c\n  return d;\n}\nvar e = 1;", gaps: [], found: ["f", "e"]),
    Broken("var a = 'open;\nvar b = 1;", gaps: [], found: ["a", "b"]),
    Broken("class A {\n  ???\n  b() {}\n}\nclass C {}", gaps: ["???"], found: ["A", "b", "C"]),
    Broken("var a = {b: 1, ??, c: 2};\nvar d = 1;", gaps: ["??"], found: ["a", "d"]),
    Broken("var a = [B(, C];\nvar d = 1;", gaps: [], found: ["a", "d"]),
    Broken("f() {\n  if (a {\n    b();\n  }\n}\nvoid c() {}", gaps: [], found: ["f", "c"]),
    Broken("class A {\n  a() {\n}\nclass B {}", gaps: [], found: ["A", "a", "B"]),
    Broken("class A {\n  a() {\nabstract class B {}", gaps: [], found: ["A", "a", "B"]),
    Broken("class A {\nclass B {}", gaps: [], found: ["A", "B"]),
    Broken("f() { switch (a) { b; case 1: c(); } }\nvar d;", gaps: ["b;"], found: ["f", "d"]),
    Broken("f() {\n  a.\n  if (b) c();\n}\nvar d;", gaps: [], found: ["f", "d"]),
    Broken("f() {\n  Foo bar\n  var c = 1;\n}", gaps: [], found: ["f", "bar", "c"]),
    Broken("f() => a\nvar b;", gaps: [], found: ["f", "b"]),
    Broken("int get a() => 1;\nvar b;", gaps: ["()"], found: ["a", "b"]),
    Broken("@a\n}\nvar b;", gaps: ["@a", "}"], found: ["b"]),
    Broken("static\nvar b;", gaps: [], found: ["b"]),
    Broken("var a = 'x${b';\nvar c;", gaps: [], found: ["a", "c"]),
    Broken("f(a b c, d) {}\nvar e;", gaps: ["c"], found: ["f", "e"]),
    Broken("enum A { a, 1, b }\nvar c;", gaps: ["1"], found: ["A", "a", "b", "c"]),
    Broken("return a;\nvar b;", gaps: [], found: ["b"]),
    Broken(
      "class A {\n<<<<<<< HEAD\n  a() {}\n=======\n  b() {}\n>>>>>>> other\n  c() {}\n}",
      gaps: ["<<<<<<< HEAD", "=======⏎b() {}⏎>>>>>>> other"], found: ["A", "a", "c"]),
    Broken(
      "var a = [\n<<<<<<< HEAD\n  B(),\n=======\n  C(),\n>>>>>>> other\n  D(),\n];\nvar e;",
      gaps: ["<<<<<<< HEAD", "=======⏎C(),⏎>>>>>>> other"], found: ["a", "e"]),
  ]

  @Test(arguments: broken)
  func `is no larger than it must be`(_ broken: Broken) {
    let text = DartTreeText(broken.source)
    #expect(text.unexpected == broken.gaps)
    #expect(DartTreeFault.first(in: text.tree, of: text.source) == nil)
  }

  @Test(arguments: broken)
  func `hides nothing behind it`(_ broken: Broken) {
    let text = DartTreeText(broken.source)
    let names = text.tree.nodes.filter { node in
      switch node.kind {
      case .declarator, .functionDecl, .classDecl, .methodDecl, .enumDecl, .enumConstant,
        .getterDecl:
        node.name != DartNode.noName
      default: false
      }
    }
    .map { text.text(of: text.tree.tokens[Int($0.name)]) }
    #expect(names == broken.found)
  }

  /// Of a list with a conflict in it both sides' surroundings are read, and the first side.
  @Test func `is no larger than the markers in a list of widgets`() {
    let text = DartTreeText(
      "var a = [\n<<<<<<< HEAD\n  B(),\n=======\n  C(),\n>>>>>>> other\n  D(),\n];")
    let called = text.tree.nodes.indices.filter { text.tree.nodes[$0].kind == .nameExpr }
      .map { text.text(in: text.tree.range(of: $0)) }
    #expect(called == ["B", "D"])
  }

  @Test(arguments: [
    "", "\u{FEFF}", "#!", "\0\0", "\r", "}", "'", "r'", "'''", "/*", "/", "<", ">", "#", "@", "'$a",
    "'${", "<<<<<<< ", "import", "export", "part", "class", "enum", "mixin", "extension", "typedef",
    "async", "new", "const", "?.", "..", "...", "=>", "var", "var (", "late", "static", "factory",
    "operator", "get", "a?[", "a is", "switch", "case", "for", "await for", "try", "f()", "f(",
    "A() :", "A() : super", "(", "{", "[", "int", "void", "Function(", "Function<",
  ])
  func `may be the whole file`(_ source: String) {
    let text = DartTreeText(source)
    #expect(DartTreeFault.first(in: text.tree, of: text.source) == nil)
  }

  @Test func `is all there is of a file too large to number`() {
    let source = [UInt8](repeating: UInt8(ascii: "x"), count: 8_000_001)
    let tree = parseDart(source.span)
    #expect(tree.nodes.map(\.kind) == [.sourceFile, .unexpected])
    #expect(tree.tokens.last?.end == source.count)
  }
}
