/// What a node of a Dart file's tree is; the comment of each case lists its children in order.
///
/// `?` may be absent, `*` any number. "name" is `DartNode.name`, the token that says what the node is about.
/// Brackets, commas, keywords and modifiers are tokens of the node, never nodes; only annotations are, and
/// they stand first. Where a child that must be there is not, a `missing` stands in its place, so that
/// children can be counted. "type" is one of `type`, `functionType`, `recordType`; "body" is one of `block`,
/// `expressionBody`, and none where only a `;` stands.
package enum DartNodeKind: UInt8, Sendable, CaseIterable {
  // MARK: File

  /// item* (directives and declarations; statements where the file is wrong)
  case sourceFile
  /// A gap: tokens the parser could not place. No children.
  case unexpected
  /// What is not there. No tokens, no children.
  case missing

  // MARK: Directives

  /// name = the string; annotation* configuration* importPrefix? (showCombinator | hideCombinator)*
  case importDecl, exportDecl
  /// `if (a.b == 'c') 'd'`: name = its last string; no children
  case configuration
  /// `as a`, `deferred as a`: name; no children
  case importPrefix
  /// combinatorName*
  case showCombinator, hideCombinator
  /// name; no children
  case combinatorName
  /// name = the string; annotation*
  case partDecl
  /// name = the string or the last word; annotation*
  case partOfDecl
  /// name = the last word, if any; annotation*
  case libraryDecl

  // MARK: Declarations

  /// Fields, variables of a file or a block. name = `var`, `final` or `const`, if it is there;
  /// annotation* type? declarator*
  case variableDecl
  /// name; value(expression)?
  case declarator
  /// `var (a, b) = c`. name = `var` or `final`; annotation* pattern value(expression)?, which only the head
  /// of a loop lacks
  case patternDecl
  /// name; annotation* type? typeParameters? parameters body?
  case functionDecl, methodDecl
  /// name; annotation* type? body?
  case getterDecl
  /// name; annotation* type? parameters body?
  case setterDecl
  /// name = the first token of the operator; annotation* type? parameters body?
  case operatorDecl
  /// name = the last word: `b` of `A.b` and `new b`, else the class or `new`; annotation* parameters
  /// (fieldInitializer | superInitializer | thisInitializer | assertInitializer)* redirection? body?
  case constructorDecl
  /// `factory …`; as constructorDecl
  case factoryDecl
  /// `this : …`, of the constructor in the head of its class; (fieldInitializer | superInitializer |
  /// thisInitializer | assertInitializer)* body?
  case headConstructorBody
  /// name = the field; value(expression)
  case fieldInitializer
  /// name = `super` or `this`, or the constructor behind it; arguments
  case superInitializer, thisInitializer
  /// expression expression?
  case assertInitializer
  /// `= A<T>.b` of a factory; type
  case redirection
  /// name; annotation* typeParameters? parameters? (of a constructor in the head) extendsClause?
  /// withClause? implementsClause? classBody?. `mixin class` too.
  case classDecl
  /// `class A = B with C`; name; annotation* typeParameters? type withClause? implementsClause?
  case classAliasDecl
  /// name; annotation* typeParameters? onClause? implementsClause? classBody?
  case mixinDecl
  /// name?; annotation* typeParameters? onClause? classBody?
  case extensionDecl
  /// name; annotation* typeParameters? parameters implementsClause? classBody?
  case extensionTypeDecl
  /// name; annotation* typeParameters? parameters? withClause? implementsClause? classBody?. The body
  /// begins with enumConstant*.
  case enumDecl
  /// name; annotation* typeArguments? arguments?
  case enumConstant
  /// name; annotation* (typeParameters? type | type? typeParameters? parameters)
  case typedefDecl
  /// type*
  case extendsClause, withClause, implementsClause, onClause
  /// (enumConstant | variableDecl | methodDecl | getterDecl | setterDecl | operatorDecl | constructorDecl |
  /// factoryDecl | headConstructorBody)*
  case classBody
  /// name = the last word; typeArguments? arguments?
  case annotation
  /// parameter* (optionalParameters | namedParameters)?
  case parameters
  /// `[…]`, `{…}`; parameter*
  case optionalParameters, namedParameters
  /// name, if any; annotation* type? typeParameters? parameters? default(expression)?. The second and third
  /// of `int f(int a)`.
  case parameter
  /// `this.a`, `super.a`; as parameter
  case fieldParameter, superParameter
  /// `=> a`; expression
  case expressionBody

  // MARK: Types

  /// name = the last word (`B` of `a.B`), `void` too; typeArguments?. A `?` behind it is its last token.
  case type
  /// name = `Function`; type? typeParameters? parameters
  case functionType
  /// recordField*
  case recordType
  /// name?; annotation* type
  case recordField
  /// type*
  case typeArguments
  /// typeParameter*
  case typeParameters
  /// name; annotation* bound(type)?
  case typeParameter

  // MARK: Statements

  /// item*
  case block
  /// `;` where a statement must be
  case emptyStmt
  /// condition(expression | caseCondition) then(statement) else(statement)?
  case ifStmt
  /// `a case b when c`; expression pattern guard?
  case caseCondition
  /// `when a`; expression
  case guardClause
  /// subject(expression) switchCase*
  case switchStmt
  /// name = `case` or `default`; pattern (of `case`) guardClause? item*
  case switchCase
  /// init(variableDecl | patternDecl | expression | missing) test(expression | missing) forUpdates
  /// body(statement)
  case forStmt
  /// expression*
  case forUpdates
  /// (variableDecl | patternDecl | expression) expression body(statement). `await for` too.
  case forInStmt
  /// expression body(statement)
  case whileStmt
  /// body(statement) expression
  case doStmt
  /// expression?
  case returnStmt
  /// `yield a`, `yield* a`; expression
  case yieldStmt
  /// expression expression?
  case assertStmt
  /// block catchClause* finallyClause?
  case tryStmt
  /// type? (behind `on`) catchParameter* block
  case catchClause
  /// name; no children
  case catchParameter
  /// block
  case finallyClause
  /// name = the label; statement (missing in front of a `case`)
  case labeledStmt
  /// name = `break`, `continue`, `rethrow`; no children: the label is a token
  case jumpStmt

  // MARK: Expressions

  /// name = the identifier; no children
  case nameExpr
  /// name = the literal or word; no children
  case thisExpr, superExpr, numberExpr, booleanExpr, nullExpr, symbolExpr
  /// A string without interpolation: name = the token; no children
  case stringExpr
  /// (stringPart expression)* stringPart?, by turns
  case interpolatedStringExpr
  /// name = the token, with its marks; no children. `DartText` says what it says.
  case stringPart
  /// `'a' 'b'`; (stringExpr | interpolatedStringExpr)*
  case adjacentStringsExpr
  /// typeArguments? (element)*; an element is an expression, spreadElement, ifElement, forElement,
  /// forInElement, nullAwareElement
  case listExpr
  /// A set or a map, which only the types may tell; typeArguments? (element | mapEntry)*
  case setOrMapExpr
  /// key(expression | nullAwareElement) value(expression | nullAwareElement)
  case mapEntry
  /// name = `...` or `...?`; expression
  case spreadElement
  /// `?a`; expression
  case nullAwareElement
  /// condition(expression | caseCondition) then(element) else(element)?
  case ifElement
  /// As forStmt and forInStmt, with an element for the body
  case forElement, forInElement
  /// (expression | namedArgument)*
  case recordExpr
  /// expression
  case parenExpr
  /// typeParameters? parameters body
  case functionExpr
  /// callee(expression) typeArguments? arguments
  case callExpr
  /// (expression | namedArgument)*
  case arguments
  /// name = the label; expression
  case namedArgument
  /// name = `const` or `new`; expression
  case creationExpr
  /// name = the member; base(expression)
  case memberExpr, optionalMemberExpr
  /// base(expression) index(expression)
  case indexExpr, optionalIndexExpr
  /// `.a`: name = the member; no children
  case shorthandExpr
  /// `a!`; expression
  case nonNullExpr
  /// `a<B>` that is not called; expression typeArguments
  case instantiationExpr
  /// expression cascadeSection*
  case cascadeExpr
  /// name = `..` or `?..`; expression, whose innermost base is `cascadeTarget`
  case cascadeSection
  /// The object of the cascade. No tokens, no children.
  case cascadeTarget
  /// name = the operator (`!`, `-`, `~`); expression
  case unaryExpr
  /// name = the operator; expression
  case prefixUpdateExpr, postfixUpdateExpr
  /// expression
  case awaitExpr, throwExpr
  /// name = the operator; left(expression) right(expression)
  case binaryExpr
  /// name = `&&`, `||` or `??`; left(expression) right(expression)
  case logicalExpr
  /// name = the operator; left(expression, as a pattern too) right(expression)
  case assignmentExpr
  /// condition(expression) then(expression) else(expression)
  case conditionalExpr
  /// expression type
  case asExpr, isExpr, isNotExpr
  /// subject(expression) switchExprCase*
  case switchExpr
  /// pattern guardClause? expression
  case switchExprCase

  // MARK: Patterns

  /// expression
  case constantPattern
  /// name = the operator; expression
  case relationalPattern
  /// name; type?. Also `_`, and every name in a declaration or behind `var` and `final`.
  case variablePattern
  /// name = the operator; left(pattern) right(pattern)
  case logicalPattern
  /// pattern type
  case castPattern
  /// `a?`, `a!`, `(a)`; pattern
  case nullCheckPattern, nullAssertPattern, parenPattern
  /// typeArguments? (pattern | restPattern)*
  case listPattern
  /// pattern?
  case restPattern
  /// typeArguments? (mapPatternEntry | restPattern)*
  case mapPattern
  /// key(expression) pattern
  case mapPatternEntry
  /// patternField*
  case recordPattern
  /// type patternField*
  case objectPattern
  /// name = the field, if it is written; pattern. Of `:a` the variable names it.
  case patternField
}
