extension DartTreeCases {
  static let patterns: [(String, String)] = [
    ("b", "constantPattern(nameExpr b)"),
    ("b.C", "constantPattern(memberExpr C(nameExpr b))"),
    (".c", "constantPattern(shorthandExpr c)"),
    ("-1", "constantPattern(unaryExpr -(numberExpr 1))"),
    (
      "const B(1)",
      "constantPattern(creationExpr const(callExpr(nameExpr B, arguments(numberExpr 1))))"
    ),
    ("int b", "variablePattern b(type int)"),
    ("int? b", "variablePattern b(type int)"),
    ("var b?", "nullCheckPattern(variablePattern b)"),
    ("final int b!", "nullAssertPattern(variablePattern b(type int))"),
    ("b as int", "castPattern(constantPattern(nameExpr b), type int)"),
    ("b when c", "constantPattern(nameExpr b), guardClause(nameExpr c)"),
    ("_", "variablePattern _"),
    (
      "> 1 && <= 2 || == c",
      "logicalPattern ||(logicalPattern &&(relationalPattern >(numberExpr 1), relationalPattern <=(numberExpr 2)), relationalPattern ==(nameExpr c))"
    ),
    (">= 1 + 2", "relationalPattern >=(binaryExpr +(numberExpr 1, numberExpr 2))"),
    ("(b)", "parenPattern(constantPattern(nameExpr b))"),
    ("(b,)", "recordPattern(patternField(constantPattern(nameExpr b)))"),
    ("()", "recordPattern"),
    (
      "(b: 1, :var c)",
      "recordPattern(patternField b(constantPattern(numberExpr 1)), patternField(variablePattern c))"
    ),
    ("(int, int) b", "variablePattern b(recordType(recordField(type int), recordField(type int)))"),
    ("B<C>(d: [])", "objectPattern(type B(typeArguments(type C)), patternField d(listPattern))"),
    ("b.C()", "objectPattern(type C)"),
    ("<int>[_, ...]", "listPattern(typeArguments(type int), variablePattern _, restPattern)"),
    (
      "{'k': var v, ...}",
      "mapPattern(mapPatternEntry(stringExpr 'k', variablePattern v), restPattern)"
    ),
    (
      "<A, B>{c: _}",
      "mapPattern(typeArguments(type A, type B), mapPatternEntry(nameExpr c, variablePattern _))"
    ),
    ("void Function() b", "variablePattern b(functionType Function(type void, parameters))"),
  ]

  static let declarations: [(String, String)] = [
    (
      "@a<B>.c(1) var d;",
      "variableDecl var(annotation c(typeArguments(type B), arguments(numberExpr 1)), declarator d)"
    ),
    (
      "class A(int b) { this : c = b {} }",
      "classDecl A(parameters(parameter b(type int)), classBody(headConstructorBody(fieldInitializer c(nameExpr b), block)))"
    ),
    (
      "class A { new(); const new b(int c) : this(); }",
      "classDecl A(classBody(constructorDecl new(parameters), constructorDecl b(parameters(parameter c(type int)), thisInitializer this(arguments))))"
    ),
    (
      "enum const A(final int b) { c(1) }",
      "enumDecl A(parameters(parameter b(type int)), classBody(enumConstant c(arguments(numberExpr 1))))"
    ),
    ("class A extends B native 'c' {}", "classDecl A(extendsClause(type B), classBody)"),
    ("external a();", "functionDecl a(parameters)"),
    ("A a() => b;", "functionDecl a(type A, parameters, expressionBody(nameExpr b))"),
    ("get a => b;", "getterDecl a(expressionBody(nameExpr b))"),
    ("A get a => b;", "getterDecl a(type A, expressionBody(nameExpr b))"),
    ("get(a) {}", "functionDecl get(parameters(parameter a), block)"),
    ("set a(b) {}", "setterDecl a(parameters(parameter b), block)"),
    ("int get = 1;", "variableDecl(type int, declarator get(numberExpr 1))"),
    ("Function a() {}", "functionDecl a(type Function, parameters, block)"),
    ("final Function a;", "variableDecl final(type Function, declarator a)"),
    ("Function() a;", "variableDecl(functionType Function(parameters), declarator a)"),
    ("class A = B with C;", "classAliasDecl A(type B, withClause(type C))"),
    ("class A(final int b);", "classDecl A(parameters(parameter b(type int)))"),
    ("mixin class A {}", "classDecl A(classBody)"),
    ("abstract interface class A {}", "classDecl A(classBody)"),
    ("base mixin A on B, C {}", "mixinDecl A(onClause(type B, type C), classBody)"),
    ("extension on A {}", "extensionDecl(onClause(type A), classBody)"),
    (
      "extension A<T> on List<T> {}",
      "extensionDecl A(typeParameters(typeParameter T), onClause(type List(typeArguments(type T))), classBody)"
    ),
    (
      "extension type const A._(int b) implements C {}",
      "extensionTypeDecl A(parameters(parameter b(type int)), implementsClause(type C), classBody)"
    ),
    (
      "typedef A = void Function(int);",
      "typedefDecl A(functionType Function(type void, parameters(parameter(type int))))"
    ),
    (
      "typedef A<T> = B<T>;",
      "typedefDecl A(typeParameters(typeParameter T), type B(typeArguments(type T)))"
    ),
    ("typedef B A(int a);", "typedefDecl A(type B, parameters(parameter a(type int)))"),
    ("typedef A();", "typedefDecl A(parameters)"),
    (
      "typedef List<B> A<T>(T a);",
      "typedefDecl A(type List(typeArguments(type B)), typeParameters(typeParameter T), parameters(parameter a(type T)))"
    ),
    (
      "enum A { a<int>(1), b.c(); final d; }",
      "enumDecl A(classBody(enumConstant a(typeArguments(type int), arguments(numberExpr 1)), enumConstant b(arguments), variableDecl final(declarator d)))"
    ),
    (
      "class A { factory A.b() = C<D>.e; }",
      "classDecl A(classBody(factoryDecl b(parameters, redirection(type C(typeArguments(type D))))))"
    ),
    (
      "class A { A(this.b, {super.c = 1}) : d = (e), super.f(g); }",
      "classDecl A(classBody(constructorDecl A(parameters(fieldParameter b, namedParameters(superParameter c(numberExpr 1))), fieldInitializer d(parenExpr(nameExpr e)), superInitializer f(arguments(nameExpr g)))))"
    ),
    (
      "class A { A(b) : c = (b) {} }",
      "classDecl A(classBody(constructorDecl A(parameters(parameter b), fieldInitializer c(parenExpr(nameExpr b)), block)))"
    ),
    (
      "class A { A.b() : this(); }",
      "classDecl A(classBody(constructorDecl b(parameters, thisInitializer this(arguments))))"
    ),
    (
      "class A { operator []=(a, b) {} int operator -() => 1; }",
      "classDecl A(classBody(operatorDecl [(parameters(parameter a, parameter b), block), operatorDecl -(type int, parameters, expressionBody(numberExpr 1))))"
    ),
    (
      "class A { bool operator >>(a) => b; bool operator <(a); }",
      "classDecl A(classBody(operatorDecl >(type bool, parameters(parameter a), expressionBody(nameExpr b)), operatorDecl <(type bool, parameters(parameter a))))"
    ),
    (
      "class A { static (int, int) a() => b; late (A,) c; }",
      "classDecl A(classBody(methodDecl a(recordType(recordField(type int), recordField(type int)), parameters, expressionBody(nameExpr b)), variableDecl(recordType(recordField(type A)), declarator c)))"
    ),
    (
      "void f(int a(int b), void c()?, [d = 1]) {}",
      "functionDecl f(type void, parameters(parameter a(type int, parameters(parameter b(type int))), parameter c(type void, parameters), optionalParameters(parameter d(numberExpr 1))), block)"
    ),
    (
      "void f({required (int, int) a, required super.b, @c covariant d}) {}",
      "functionDecl f(type void, parameters(namedParameters(parameter a(recordType(recordField(type int), recordField(type int))), superParameter b, parameter d(annotation c))), block)"
    ),
    (
      "@a @b.c(1) @d<E>() final e = 1;",
      "variableDecl final(annotation a, annotation c(arguments(numberExpr 1)), annotation d(typeArguments(type E), arguments), declarator e(numberExpr 1))"
    ),
    (
      "@a (int, int) b() => c;",
      "functionDecl b(annotation a, recordType(recordField(type int), recordField(type int)), parameters, expressionBody(nameExpr c))"
    ),
    ("external int a();", "functionDecl a(type int, parameters)"),
    ("int a() native 'b';", "functionDecl a(type int, parameters)"),
    (
      "import 'a' if (b.c == 'd') 'e' deferred as f show g, h hide i;",
      "importDecl 'a'(configuration 'e', importPrefix f, showCombinator(combinatorName g, combinatorName h), hideCombinator(combinatorName i))"
    ),
    ("@a library b.c;", "libraryDecl c(annotation a)"),
    ("part of a.b;", "partOfDecl b"),
    (
      "var (a, b) = c;",
      "patternDecl var(recordPattern(patternField(variablePattern a), patternField(variablePattern b)), nameExpr c)"
    ),
  ]
}
