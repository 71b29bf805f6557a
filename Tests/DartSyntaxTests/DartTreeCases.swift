/// Small sources whose tree depends on one look ahead or one rule.
enum DartTreeCases {
  static let expressions: [(String, String)] = [
    (
      "[?.a, b?.c]", "listExpr(nullAwareElement(shorthandExpr a), optionalMemberExpr c(nameExpr b))"
    ),
    ("a - b - c", "binaryExpr -(binaryExpr -(nameExpr a, nameExpr b), nameExpr c)"),
    ("a | b == c", "binaryExpr ==(binaryExpr |(nameExpr a, nameExpr b), nameExpr c)"),
    ("a ?? b || c", "logicalExpr ??(nameExpr a, logicalExpr ||(nameExpr b, nameExpr c))"),
    ("-a.b", "unaryExpr -(memberExpr b(nameExpr a))"),
    ("a >> b >= c", "binaryExpr >=(binaryExpr >>(nameExpr a, nameExpr b), nameExpr c)"),
    ("a >>>= b", "assignmentExpr >>>=(nameExpr a, nameExpr b)"),
    (
      "a ? b : c ? d : e",
      "conditionalExpr(nameExpr a, nameExpr b, conditionalExpr(nameExpr c, nameExpr d, nameExpr e))"
    ),
    ("a?[b]", "optionalIndexExpr(nameExpr a, nameExpr b)"),
    ("a ? [b] : c", "conditionalExpr(nameExpr a, listExpr(nameExpr b), nameExpr c)"),
    ("a?[b]:c", "conditionalExpr(nameExpr a, listExpr(nameExpr b), nameExpr c)"),
    (
      "a?[b] ? c : d",
      "conditionalExpr(optionalIndexExpr(nameExpr a, nameExpr b), nameExpr c, nameExpr d)"
    ),
    (
      "f(a?[b], c: d)",
      "callExpr(nameExpr f, arguments(optionalIndexExpr(nameExpr a, nameExpr b), namedArgument c(nameExpr d)))"
    ),
    ("a is B ? c : d", "conditionalExpr(isExpr(nameExpr a, type B), nameExpr c, nameExpr d)"),
    ("a as B?", "asExpr(nameExpr a, type B)"),
    ("a is! B? && c", "logicalExpr &&(isNotExpr(nameExpr a, type B), nameExpr c)"),
    ("a as B? ?? c", "logicalExpr ??(asExpr(nameExpr a, type B), nameExpr c)"),
    (
      "a is B? ? (c) : d",
      "conditionalExpr(isExpr(nameExpr a, type B), parenExpr(nameExpr c), nameExpr d)"
    ),
    ("a as B Function()?", "asExpr(nameExpr a, functionType Function(type B, parameters))"),
    (
      "f(a < b, c > d)",
      "callExpr(nameExpr f, arguments(binaryExpr <(nameExpr a, nameExpr b), binaryExpr >(nameExpr c, nameExpr d)))"
    ),
    (
      "f(a<b, c>(d))",
      "callExpr(nameExpr f, arguments(callExpr(nameExpr a, typeArguments(type b, type c), arguments(nameExpr d))))"
    ),
    (
      "f(a<b, c>-d)",
      "callExpr(nameExpr f, arguments(binaryExpr <(nameExpr a, nameExpr b), binaryExpr >(nameExpr c, unaryExpr -(nameExpr d))))"
    ),
    (
      "A<B<C>>.d()",
      "callExpr(memberExpr d(instantiationExpr(nameExpr A, typeArguments(type B(typeArguments(type C))))), arguments)"
    ),
    ("A<B>.new", "memberExpr new(instantiationExpr(nameExpr A, typeArguments(type B)))"),
    ("[a<b>, c]", "listExpr(instantiationExpr(nameExpr a, typeArguments(type b)), nameExpr c)"),
    ("<A>[]", "listExpr(typeArguments(type A))"),
    (
      "<A, B>{a: b}",
      "setOrMapExpr(typeArguments(type A, type B), mapEntry(nameExpr a, nameExpr b))"
    ),
    (
      "<A>(a) => a",
      "functionExpr(typeParameters(typeParameter A), parameters(parameter a), expressionBody(nameExpr a))"
    ),
    ("(a) async* {}", "functionExpr(parameters(parameter a), block)"),
    (
      "(a) => b..c",
      "functionExpr(parameters(parameter a), expressionBody(cascadeExpr(nameExpr b, cascadeSection ..(memberExpr c(cascadeTarget)))))"
    ),
    ("() {}()", "callExpr(functionExpr(parameters, block), arguments)"),
    ("(a)", "parenExpr(nameExpr a)"),
    ("(a,)", "recordExpr(nameExpr a)"),
    ("()", "recordExpr"),
    ("(a: b)", "recordExpr(namedArgument a(nameExpr b))"),
    (
      "const A.b(c).d",
      "memberExpr d(creationExpr const(callExpr(memberExpr b(nameExpr A), arguments(nameExpr c))))"
    ),
    (
      "new A<B>.c()",
      "creationExpr new(callExpr(memberExpr c(instantiationExpr(nameExpr A, typeArguments(type B))), arguments))"
    ),
    ("const [a]", "creationExpr const(listExpr(nameExpr a))"),
    (".a(b).c", "memberExpr c(callExpr(shorthandExpr a, arguments(nameExpr b)))"),
    ("const .a(b)", "creationExpr const(callExpr(shorthandExpr a, arguments(nameExpr b)))"),
    (
      "[?a, if (b) ...?c else d, for (var e in f) e]",
      "listExpr(nullAwareElement(nameExpr a), ifElement(nameExpr b, spreadElement ...?(nameExpr c), nameExpr d), forInElement(variableDecl var(declarator e), nameExpr f, nameExpr e))"
    ),
    (
      "{?a: ?b}",
      "setOrMapExpr(mapEntry(nullAwareElement(nameExpr a), nullAwareElement(nameExpr b)))"
    ),
    (
      "[await for (var a in b) if (a case var c?) c]",
      "listExpr(forInElement(variableDecl var(declarator a), nameExpr b, ifElement(caseCondition(nameExpr a, nullCheckPattern(variablePattern c)), nameExpr c)))"
    ),
    (
      "a..b = c..d()",
      "cascadeExpr(nameExpr a, cascadeSection ..(assignmentExpr =(memberExpr b(cascadeTarget), nameExpr c)), cascadeSection ..(callExpr(memberExpr d(cascadeTarget), arguments)))"
    ),
    (
      "a?..[b] = c",
      "cascadeExpr(nameExpr a, cascadeSection ?..(assignmentExpr =(indexExpr(cascadeTarget, nameExpr b), nameExpr c)))"
    ),
    (
      "a ? b : c..d",
      "cascadeExpr(conditionalExpr(nameExpr a, nameExpr b, nameExpr c), cascadeSection ..(memberExpr d(cascadeTarget)))"
    ),
    ("await a.b()", "awaitExpr(callExpr(memberExpr b(nameExpr a), arguments))"),
    ("await + 1", "binaryExpr +(nameExpr await, numberExpr 1)"),
    ("a ?? throw b", "logicalExpr ??(nameExpr a, throwExpr(nameExpr b))"),
    ("a!.b![c]", "indexExpr(nonNullExpr(memberExpr b(nonNullExpr(nameExpr a))), nameExpr c)"),
    (
      "'a$b${c + d}' 'e'",
      "adjacentStringsExpr(interpolatedStringExpr(stringPart 'a$, nameExpr b, stringPart ${, binaryExpr +(nameExpr c, nameExpr d), stringPart }'), stringExpr 'e')"
    ),
    (
      "switch (a) { B(:var c) when c => d, < 1 || _ => e }",
      "switchExpr(nameExpr a, switchExprCase(objectPattern(type B, patternField(variablePattern c)), guardClause(nameExpr c), nameExpr d), switchExprCase(logicalPattern ||(relationalPattern <(numberExpr 1), variablePattern _), nameExpr e))"
    ),
    (
      "switch (a) { _ when (b) => c, _ => d }",
      "switchExpr(nameExpr a, switchExprCase(variablePattern _, guardClause(parenExpr(nameExpr b)), nameExpr c), switchExprCase(variablePattern _, nameExpr d))"
    ),
    ("#a.b", "symbolExpr #a.b"),
    (
      "get.set(part: late)",
      "callExpr(memberExpr set(nameExpr get), arguments(namedArgument part(nameExpr late)))"
    ),
  ]

  static let statements: [(String, String)] = [
    (
      "{'a': b} = c;",
      "assignmentExpr =(setOrMapExpr(mapEntry(stringExpr 'a', nameExpr b)), nameExpr c)"
    ),
    ("A b;", "variableDecl(type A, declarator b)"),
    (
      "a.B<C>? d = e, f;",
      "variableDecl(type B(typeArguments(type C)), declarator d(nameExpr e), declarator f)"
    ),
    ("a * b;", "binaryExpr *(nameExpr a, nameExpr b)"),
    ("a < b > c;", "variableDecl(type a(typeArguments(type b)), declarator c)"),
    ("a<b>(c);", "callExpr(nameExpr a, typeArguments(type b), arguments(nameExpr c))"),
    ("a ? b : c;", "conditionalExpr(nameExpr a, nameExpr b, nameExpr c)"),
    (
      "a ? b = c : d;",
      "conditionalExpr(nameExpr a, assignmentExpr =(nameExpr b, nameExpr c), nameExpr d)"
    ),
    ("a? b = c;", "variableDecl(type a, declarator b(nameExpr c))"),
    (
      "a ? b(c) : d;",
      "conditionalExpr(nameExpr a, callExpr(nameExpr b, arguments(nameExpr c)), nameExpr d)"
    ),
    ("a as B;", "asExpr(nameExpr a, type B)"),
    (
      "(A, {B b}) c = d;",
      "variableDecl(recordType(recordField(type A), recordField b(type B)), declarator c(nameExpr d))"
    ),
    ("(a, b) = c;", "assignmentExpr =(recordExpr(nameExpr a, nameExpr b), nameExpr c)"),
    (
      "var (a, b: c) = d;",
      "patternDecl var(recordPattern(patternField(variablePattern a), patternField b(variablePattern c)), nameExpr d)"
    ),
    (
      "final (A, B) c = d;",
      "variableDecl final(recordType(recordField(type A), recordField(type B)), declarator c(nameExpr d))"
    ),
    (
      "final (A, B)? c = d;",
      "variableDecl final(recordType(recordField(type A), recordField(type B)), declarator c(nameExpr d))"
    ),
    (
      "final A(:b) = c;",
      "patternDecl final(objectPattern(type A, patternField(variablePattern b)), nameExpr c)"
    ),
    (
      "var [a, ...b] = c;",
      "patternDecl var(listPattern(variablePattern a, restPattern(variablePattern b)), nameExpr c)"
    ),
    ("A b() => c;", "functionDecl b(type A, parameters, expressionBody(nameExpr c))"),
    (
      "b<T>(a) async {}",
      "functionDecl b(typeParameters(typeParameter T), parameters(parameter a), block)"
    ),
    (
      "void Function()? a;",
      "variableDecl(functionType Function(type void, parameters), declarator a)"
    ),
    ("late final A a;", "variableDecl final(type A, declarator a)"),
    ("const A();", "creationExpr const(callExpr(nameExpr A, arguments))"),
    ("const a = 1;", "variableDecl const(declarator a(numberExpr 1))"),
    ("const A a = b;", "variableDecl const(type A, declarator a(nameExpr b))"),
    ("@a var b;", "variableDecl var(annotation a, declarator b)"),
    ("await a;", "awaitExpr(nameExpr a)"),
    (
      "await for (final a in b) {}",
      "forInStmt(variableDecl final(declarator a), nameExpr b, block)"
    ),
    (
      "for (var (a, b) in c) {}",
      "forInStmt(patternDecl var(recordPattern(patternField(variablePattern a), patternField(variablePattern b))), nameExpr c, block)"
    ),
    ("for (A a in b) {}", "forInStmt(variableDecl(type A, declarator a), nameExpr b, block)"),
    ("for (a in b) {}", "forInStmt(nameExpr a, nameExpr b, block)"),
    ("for (;;) {}", "forStmt(missing, missing, forUpdates, block)"),
    (
      "for (var a = 1; a < b; a++, c) {}",
      "forStmt(variableDecl var(declarator a(numberExpr 1)), binaryExpr <(nameExpr a, nameExpr b), forUpdates(postfixUpdateExpr ++(nameExpr a), nameExpr c), block)"
    ),
    ("yield* a;", "yieldStmt(nameExpr a)"),
    ("yield = a;", "assignmentExpr =(nameExpr yield, nameExpr a)"),
    ("a: b();", "labeledStmt a(callExpr(nameExpr b, arguments))"),
    ("{}", "block"),
    (
      "if (a) {} else if (b) {} else {}",
      "ifStmt(nameExpr a, block, ifStmt(nameExpr b, block, block))"
    ),
    (
      "switch (a) { case 1: case A(): b(); default: }",
      "switchStmt(nameExpr a, switchCase case(constantPattern(numberExpr 1)), switchCase case(objectPattern(type A), callExpr(nameExpr b, arguments)), switchCase default)"
    ),
    (
      "try {} on A catch (e, s) {} catch (e) {} finally {}",
      "tryStmt(block, catchClause(type A, catchParameter e, catchParameter s, block), catchClause(catchParameter e, block), finallyClause(block))"
    ),
    ("assert(a, b,);", "assertStmt(nameExpr a, nameExpr b)"),
    ("rethrow;", "jumpStmt rethrow"),
    ("() {}();", "callExpr(functionExpr(parameters, block), arguments)"),
    ("dynamic a;", "variableDecl(type dynamic, declarator a)"),
    ("get(a);", "callExpr(nameExpr get, arguments(nameExpr a))"),
  ]
}
