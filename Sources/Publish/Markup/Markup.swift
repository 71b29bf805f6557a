/// A piece of a page: text that is safe to stand in HTML and SVG.
///
/// It is made by tags, and by string literals and interpolations, whose every part is escaped unless
/// it is `Markup` itself. So text from a repository cannot become markup by being forgotten.
package struct Markup: Sendable, Equatable {
  package private(set) var html: String

  package init() { html = "" }
  package init(text: some StringProtocol) { html = Escaping.html(text) }
  /// Only for what `Tag`, a template or an embedded file made.
  init(trusted html: String) { self.html = html }

  /// Text in which code stands between backticks, as the rules write it.
  package init(code text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 2 else {
      self.init(text: text)
      return
    }
    self = parts.enumerated().map { index, part in
      // A backtick without its partner is only a backtick.
      if index % 2 == 1, index + 1 < parts.count { return Tag.code { Markup(text: part) } }
      return Markup(text: index % 2 == 1 ? "`" + part : String(part))
    }.joined()
  }

  package var isEmpty: Bool { html.isEmpty }

  package static func + (a: Markup, b: Markup) -> Markup { Markup(trusted: a.html + b.html) }
  package static func += (a: inout Markup, b: Markup) { a.html += b.html }
}

extension Markup: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(text: value) }
  package init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

  package struct StringInterpolation: StringInterpolationProtocol {
    var html = ""
    package init(literalCapacity: Int, interpolationCount: Int) {
      html.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }
    package mutating func appendLiteral(_ literal: String) { html += Escaping.html(literal) }
    package mutating func appendInterpolation(_ markup: Markup) { html += markup.html }
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      html += Escaping.html(text)
    }
    package mutating func appendInterpolation(_ number: Int) { html += Numerals.grouped(number) }
  }
}

extension Sequence<Markup> {
  /// One piece after the other.
  package func joined(_ separator: Markup = Markup()) -> Markup {
    var all = Markup()
    var isFirst = true
    for piece in self {
      if !isFirst { all += separator }
      isFirst = false
      all += piece
    }
    return all
  }
}

/// Lets rows of tables and shapes of drawings be written one below the other.
@resultBuilder package enum MarkupBuilder {
  package static func buildExpression(_ markup: Markup) -> Markup { markup }
  /// A literal is to become `Markup` at once: as a `String`, it would take the description of the
  /// markup in it for text.
  @_disfavoredOverload
  package static func buildExpression(_ text: String) -> Markup { Markup(text: text) }
  package static func buildBlock(_ parts: Markup...) -> Markup { parts.joined() }
  package static func buildOptional(_ part: Markup?) -> Markup { part ?? Markup() }
  package static func buildEither(first part: Markup) -> Markup { part }
  package static func buildEither(second part: Markup) -> Markup { part }
  package static func buildArray(_ parts: [Markup]) -> Markup { parts.joined() }
}
