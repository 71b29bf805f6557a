import SwiftParser
import SwiftSyntax

/// What SwiftSyntax says about a file.
struct Theirs {
  var reading = Reading()

  /// Nil where SwiftSyntax finds an error: such files prove nothing.
  static func read(_ source: [UInt8]) -> Reading? {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    var theirs = Theirs()
    theirs.children(of: Syntax(tree))
    return theirs.reading
  }

  /// Where the first error stands, for those who write fixtures.
  static func firstError(_ source: [UInt8]) -> Int? {
    var node = Syntax(source.withUnsafeBufferPointer { Parser.parse(source: $0) })
    guard node.hasError else { return nil }
    while let inner = node.children(viewMode: .all).first(where: { $0.hasError }) { node = inner }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  mutating func children(of node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      read(child)
    }
  }

  mutating func children(of node: some SyntaxProtocol) { children(of: Syntax(node)) }

  private mutating func read(_ node: Syntax) {
    if node.is(TypeSyntax.self) {
      type(node)
    } else if node.is(DeclSyntax.self) {
      declaration(node)
    } else if node.is(StmtSyntax.self) {
      statement(node)
    } else if node.is(ExprSyntax.self) {
      expression(node)
    } else if node.is(PatternSyntax.self) {
      pattern(node)
    } else {
      part(node)
    }
  }

  // MARK: Ranges

  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Without the comma that SwiftSyntax makes a part of the element before it.
  func range(_ node: some SyntaxProtocol, before comma: TokenSyntax?) -> Range<Int> {
    let whole = range(node)
    guard let last = comma?.previousToken(viewMode: .sourceAccurate) else { return whole }
    return whole.lowerBound..<range(last).upperBound
  }

  func range(_ first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Range<Int> {
    range(first).lowerBound..<range(last).upperBound
  }

  mutating func add(_ kind: String, _ node: some SyntaxProtocol, _ name: TokenSyntax? = nil) {
    reading.add(kind, range(node), name?.text ?? "")
  }

  mutating func add(_ kind: String, _ range: Range<Int>, _ name: TokenSyntax? = nil) {
    reading.add(kind, range, name?.text ?? "")
  }

  mutating func hide(_ range: Range<Int>) { reading.opaque.append(range) }

  /// Only the outermost type is compared, by its text.
  mutating func type(_ node: some SyntaxProtocol) {
    add("type", node)
  }

  /// Where we have the attributes in front of a type as nodes of their own.
  mutating func typeBehindAttributes(_ node: TypeSyntax) {
    guard let attributed = node.as(AttributedTypeSyntax.self), !attributed.attributes.isEmpty,
      let first = attributed.attributes.lastToken(viewMode: .sourceAccurate)?
        .nextToken(viewMode: .sourceAccurate)
    else { return type(node) }
    children(of: attributed.attributes)
    add("type", range(first, to: node))
  }
}
