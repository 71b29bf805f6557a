/// What a node of a script's tree is; the comment of each case lists its children in order.
///
/// `?` may be absent, `*` any number. "name" is `ScriptNode.name`, the token that says what the node
/// is about. Brackets, commas, keywords and modifiers are tokens of the node, never nodes. Where a
/// child that must be there is not, a `missing` stands in its place, so that children can be counted.
package enum ScriptNodeKind: UInt8, Sendable, CaseIterable {
  // MARK: File

  /// item* (statements, declarations, expressions)
  case sourceFile
  /// A gap: tokens the parser could not place. No children.
  case unexpected
  /// What is not there, also a hole in an array. No tokens, no children.
  case missing

  // MARK: Imports and exports

  /// name = the string of the module; importDefault? importNamespace? (importSpecifier | typeSpecifier)*
  case importDecl
  /// `import type …`, `import typeof …`: name = the string of the module; as importDecl
  case typeImportDecl
  /// name = the local name; no children
  case importDefault, importNamespace
  /// name = the local name; its first token is the imported name. No children
  case importSpecifier
  /// `type A` among others; name and first token behind `type` as in importSpecifier. No children
  case typeSpecifier
  /// `import a = require("b")`; name = the local name; expression
  case importEqualsDecl
  /// `export {…}`; name = the string of the module, if any; (exportSpecifier | typeSpecifier)*
  case exportNamedDecl
  /// `export type {…}`, `export type * from`; as exportNamedDecl
  case typeExportDecl
  /// name = the exported name; its first token is the local name. No children
  case exportSpecifier
  /// `export * from`, `export * as a from`; name = the string of the module; exportNamespace?
  case exportAllDecl
  /// name = the exported name; no children
  case exportNamespace
  /// name = `default`; decorator* (declaration | expression)
  case exportDefaultDecl
  /// name = `export`; decorator* declaration
  case exportDecl
  /// `export = a`, `export as namespace a`; expression?
  case exportAssignment

  // MARK: Declarations

  /// name = `const`, `let`, `var`, `using`; declarator*
  case variableDecl
  /// name = the identifier where the pattern is one; pattern type? value(expression)?
  case declarator
  /// name; typeParameters? parameters type? block?
  case functionDecl
  /// name; decorator* typeParameters? heritage? type* classBody
  case classDecl
  /// member*: methodDecl, getterDecl, setterDecl, propertyDecl, staticBlock, typeMember
  case classBody
  /// expression typeArguments?
  case heritage
  /// expression
  case decorator
  /// name = the key, if it is none computed; decorator* computedKey? typeParameters? parameters type? block?.
  /// `constructor` too. In classes and objects.
  case methodDecl, getterDecl, setterDecl
  /// name = the key, if it is none computed; decorator* computedKey? type? value(expression)?
  case propertyDecl
  /// item*
  case staticBlock
  /// An index signature of a class. No children.
  case typeMember
  /// expression
  case computedKey
  /// name; no children
  case interfaceDecl, typeAliasDecl
  /// name; enumMember*
  case enumDecl
  /// name; value(expression)?
  case enumMember
  /// name = the last word or the string; block?
  case namespaceDecl
  /// `declare …`: says what exists elsewhere. The declaration, or no children where Flow says it.
  case ambientDecl

  // MARK: Parts of declarations

  /// parameter*
  case parameters
  /// decorator* pattern type? value(expression)?
  case parameter
  /// Any type, passed over. No children.
  case type
  /// `<…>`, passed over. No children.
  case typeParameters, typeArguments

  // MARK: Statements

  /// item*
  case block
  /// `;` where a statement must be
  case emptyStmt
  /// condition(expression) then(statement) else(statement)?
  case ifStmt
  /// subject(expression) switchCase*
  case switchStmt
  /// name = `case` or `default`; expression (of `case`) item*
  case switchCase
  /// init(variableDecl | expression | missing) test(expression | missing) update(expression | missing) body(statement)
  case forStmt
  /// variableDecl | expression, expression, body(statement)
  case forInStmt, forOfStmt
  /// expression body(statement)
  case whileStmt, withStmt
  /// body(statement) expression
  case doStmt
  /// expression?
  case returnStmt
  /// expression
  case throwStmt
  /// block catchClause? finallyClause?
  case tryStmt
  /// pattern? type? block
  case catchClause
  /// block
  case finallyClause
  /// name = the label; statement
  case labeledStmt
  /// name = `break`, `continue`, `debugger`; no children: the label is a token
  case jumpStmt

  // MARK: Expressions

  /// name = the identifier; no children
  case nameExpr
  /// name = the literal or word; no children
  case thisExpr, superExpr, numberExpr, stringExpr, booleanExpr, nullExpr, regexExpr
  /// (templateText expression?)*, by turns
  case templateExpr
  /// name = the token, with its marks; no children
  case templateText
  /// tag(expression) typeArguments? templateExpr
  case taggedTemplateExpr
  /// (expression | spreadElement | missing)*
  case arrayExpr
  /// (property | shorthandProperty | methodDecl | getterDecl | setterDecl | spreadElement)*
  case objectExpr
  /// name = the key, if it is none computed; computedKey? value(expression)
  case property
  /// name; value(expression)? (`{a = 1} = b`)
  case shorthandProperty
  /// expression
  case spreadElement
  /// name?; typeParameters? parameters type? block
  case functionExpr
  /// typeParameters? parameters type? body(block | expression)
  case arrowFunction
  /// name?; as classDecl
  case classExpr
  /// callee(expression) typeArguments? arguments
  case callExpr, optionalCallExpr
  /// callee(expression) typeArguments? arguments?
  case newExpr
  /// (expression | spreadElement)*
  case arguments
  /// name = the member, also a private one; base(expression)
  case memberExpr, optionalMemberExpr
  /// base(expression) index(expression)
  case indexExpr, optionalIndexExpr
  /// `import` of `import(…)`; no children
  case importExpr
  /// `new.target`, `import.meta`: name = the last word; no children
  case metaProperty
  /// name = the operator (`!`, `-`, `typeof` …); expression
  case unaryExpr
  /// name = the operator; expression
  case prefixUpdateExpr, postfixUpdateExpr
  /// expression
  case awaitExpr
  /// expression?
  case yieldExpr
  /// name = the operator; left(expression) right(expression)
  case binaryExpr
  /// name = `&&`, `||` or `??`; left(expression) right(expression)
  case logicalExpr
  /// name = the operator; left(expression, as a pattern too) right(expression)
  case assignmentExpr
  /// condition(expression) then(expression) else(expression)
  case conditionalExpr
  /// expression expression*
  case sequenceExpr
  /// expression
  case parenExpr
  /// name = `as` or `satisfies`; expression type
  case asExpr
  /// `a!`; expression
  case nonNullExpr
  /// `<T>a`; type expression
  case typeAssertionExpr
  /// `(a: T)` of Flow; expression type
  case typeCastExpr
  /// `a<B>` that is not called; expression typeArguments
  case instantiationExpr

  // MARK: Elements

  /// name = the last word of the tag; tagName typeArguments? (attribute | spreadAttribute)*
  /// (elementText | elementExpression | element | fragment)*
  case element
  /// (elementText | elementExpression | element | fragment)*
  case fragment
  /// name = its last word; no children
  case tagName
  /// name; (stringExpr | elementExpression | element | fragment)?
  case attribute
  /// expression
  case spreadAttribute
  /// name = the token; no children. `ScriptText` says what is shown.
  case elementText
  /// `{…}`: (expression | spreadElement)?; none where it holds only a comment
  case elementExpression

  // MARK: Patterns

  /// name; no children
  case identifierPattern
  /// (patternProperty | restPattern)*
  case objectPattern
  /// name = the key, if it is none computed; computedKey? pattern. The pattern of `{a}` is the key again.
  case patternProperty
  /// (pattern | missing)*
  case arrayPattern
  /// pattern
  case restPattern
  /// pattern value(expression)
  case defaultPattern
}
