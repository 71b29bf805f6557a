/// What a node of the tree is; the comment of each case lists its children in order.
///
/// `?` may be absent, `*` any number. "name" is `Node.name`, the token that says what the node is
/// about. Brackets, commas, colons and keywords are tokens of the node, never nodes.
package enum NodeKind: UInt8, Sendable, CaseIterable {
  // MARK: File and declarations

  /// item* (declarations, statements, expressions)
  case sourceFile
  /// A gap: tokens the parser could not place. No children.
  case unexpected

  /// name = first token of the path; attribute* modifier*
  case importDecl
  /// name; attribute* modifier* genericParameters? inheritedType* whereClause? memberBlock?
  case structDecl, classDecl, actorDecl, enumDecl, protocolDecl
  /// name = last token of the extended type; attribute* modifier* type inheritedType* whereClause? memberBlock?
  case extensionDecl
  /// item*
  case memberBlock
  /// name; attribute* modifier* genericParameters? parameterClause resultType? whereClause? codeBlock?
  case functionDecl
  /// name = `init`; as functionDecl, without resultType
  case initializerDecl
  /// name = `deinit`; attribute* modifier* codeBlock?
  case deinitializerDecl
  /// name = `subscript`; as functionDecl, with accessorBlock? in place of codeBlock
  case subscriptDecl
  /// name = `let`, `var` or `inout`…; attribute* modifier* binding*
  case variableDecl
  /// name = the identifier when the pattern is one (else 0 = none); pattern typeAnnotation? value(expression)? accessorBlock?
  case binding
  /// Either accessor* or, for an implicit getter, item*
  case accessorBlock
  /// name = get, set, willSet, didSet, _read, …; attribute* modifier* parameterClause? codeBlock?
  case accessor
  /// name = `case`; attribute* modifier* enumCaseElement*
  case enumCaseDecl
  /// name; parameterClause? value(expression)?
  case enumCaseElement
  /// name; attribute* modifier* genericParameters? type whereClause?
  case typealiasDecl
  /// name; attribute* modifier* inheritedType* type? whereClause?
  case associatedtypeDecl
  /// name = the operator; attribute* modifier*
  case operatorDecl
  /// name
  case precedenceGroupDecl
  /// name; as functionDecl
  case macroDecl

  // MARK: Parts of declarations

  /// name = last token of the attribute's type; type argumentClause? (`@ViewBuilder`, `@State(…)`)
  case attribute
  /// name = the modifier (`private`, `static`, …); no children; `private(set)` is one node
  case modifier
  /// genericParameter*
  case genericParameters
  /// name; attribute* type?
  case genericParameter
  /// No children: the tokens are enough.
  case whereClause
  /// attribute* type
  case inheritedType
  /// parameter*
  case parameterClause
  /// name = first name token (the argument label, `_` too); attribute* modifier* type? value(expression)?.
  /// The local name is the token after `name` if that is an identifier, else `name`.
  case parameter
  /// type
  case resultType
  /// type
  case typeAnnotation
  /// Any type. name = last identifier of the type (`View` in `some SwiftUI.View`); none for `[A]`, `(A, B)` and
  /// functions. Children only where a type holds types: type*; of a function, the last is its result
  case type

  // MARK: Statements

  /// item*
  case codeBlock
  /// name = `return`; expression?
  case returnStmt
  /// name = `throw`; expression
  case throwStmt
  /// condition* codeBlock
  case guardStmt
  /// condition* codeBlock
  case whileStmt
  /// codeBlock expression?
  case repeatStmt
  /// pattern typeAnnotation? expression whereExpression(expression)? codeBlock
  case forStmt
  /// codeBlock catchClause*
  case doStmt
  /// pattern* expression* codeBlock
  case catchClause
  /// codeBlock
  case deferStmt
  /// name = `break`, `continue` or `fallthrough`; no children
  case jumpStmt
  /// name = the label; statement
  case labeledStmt
  /// name = `yield`, `discard`, `then`; expression*
  case yieldStmt

  /// `#if`: ifConfigClause*
  case ifConfig
  /// name = `#if`, `#elseif`, `#else`; condition(expression)? then item*, or for a postfix `#if` the one
  /// postfix chain whose innermost base is `implicitBase`, or switchCase*, attribute* …
  case ifConfigClause
  /// `#sourceLocation`; name; no children. (`#warning` and `#error` are macros.)
  case directive

  // MARK: Expressions

  /// A flat operator sequence: operand (operator operand)*. A prefix operator is `prefixExpr`. Ternary, casts and
  /// assignment stand in it as `ternaryOperator`, `castOperator`, `assignmentOperator`, `arrowOperator`.
  /// A single operand is not wrapped.
  case sequenceExpr
  /// name = the operator token; no children
  case binaryOperator
  /// name = `=`; no children
  case assignmentOperator
  /// `? x :` in a sequence; expression
  case ternaryOperator
  /// name = `is`, `as` (with `?` or `!`); type
  case castOperator
  /// name = `->` (in a type written as an expression)
  case arrowOperator
  /// name = the operator; expression
  case prefixExpr
  /// name = the operator; expression
  case postfixExpr
  /// name = `try`, `await`, `unsafe`, `consume`, `copy`, `each`, `repeat`, `any`, `some`, `borrow`; expression
  case keywordExpr
  /// name = the identifier (also `self`, `Self`, `super`, `init`, `_`, `$0`, `$x`); genericArguments?
  case identifierExpr
  /// name = the member; base(expression) genericArguments? (`a.b`, also `a.0`)
  case memberExpr
  /// name = the member; genericArguments? (`.combine`)
  case implicitMemberExpr
  /// In a postfix `#if` clause: stands for the chain before it. No children, no tokens.
  case implicitBase
  /// A postfix `#if … #endif`: base(expression) ifConfig
  case postfixIfConfigExpr
  /// callee(expression) argumentClause? trailingClosure*
  case callExpr
  /// base(expression) argumentClause trailingClosure*
  case subscriptExpr
  /// argument*
  case argumentClause
  /// name = the label (0 = none); expression
  case argument
  /// name = the label (0 for the first); closureExpr
  case trailingClosure
  /// closureSignature? item*
  case closureExpr
  /// attribute* captureList? (closureParameters | parameterClause)? resultType?
  case closureSignature
  /// No children: the tokens are enough.
  case captureList
  /// `a, b in`: closureParameter*
  case closureParameters
  /// name
  case closureParameter
  /// `a?` : expression
  case optionalChainExpr
  /// `a!` : expression
  case forceUnwrapExpr
  /// `a<B>` whose arguments are types: type*
  case genericArguments
  /// Strings: name = opening quote; stringSegment | interpolation, in order
  case stringExpr
  /// One token of text. No children.
  case stringSegment
  /// argument* (`\(a)`, `\(a, format: b)`)
  case interpolation
  /// name = the literal; no children
  case numberExpr, booleanExpr, nilExpr, regexExpr
  /// element expression*
  case arrayExpr
  /// dictionaryElement*
  case dictionaryExpr
  /// key(expression) value(expression)
  case dictionaryElement
  /// argument* (also a parenthesised expression)
  case tupleExpr
  /// `\A.b.c`: type? then the components as tokens; component arguments as argumentClause*
  case keyPathExpr
  /// condition* codeBlock (codeBlock | ifExpr)?
  case ifExpr
  /// One of: expression, bindingCondition, patternCondition, availabilityCondition
  case condition
  /// name = `let`/`var`; pattern typeAnnotation? value(expression)?
  case bindingCondition
  /// name = `case`; pattern typeAnnotation? value(expression)
  case patternCondition
  /// name = `#available` or `#unavailable`; no children: the tokens are enough
  case availabilityCondition
  /// subject(expression) (switchCase | ifConfig)*
  case switchExpr
  /// name = `case` or `default`; attribute* casePattern* item*
  case switchCase
  /// pattern whereExpression(expression)?
  case casePattern
  /// do as an expression: as doStmt
  case doExpr
  /// `#name(…) {…}`: name; genericArguments? argumentClause? trailingClosure*. As a declaration also attribute* modifier* first.
  case macroExpansion
  /// A type where an expression stands and nothing else fits (`[Int].self` is not one, `any P.Type` is): type
  case typeExpr

  // MARK: Patterns

  /// name; no children
  case identifierPattern
  /// name = `let` or `var`; pattern
  case valueBindingPattern
  /// pattern* (labels are tokens)
  case tuplePattern
  /// `_`
  case wildcardPattern
  /// expression (`case .a(let x)`: a call whose arguments may hold patternExpr)
  case expressionPattern
  /// `is T`: type
  case isTypePattern
  /// A pattern inside an expression (`let x` in `.a(let x)`): pattern
  case patternExpr
}
