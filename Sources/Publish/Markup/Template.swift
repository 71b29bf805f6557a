/// A page with places: `{{name}}` takes text and escapes it, `{{{name}}}` takes markup.
///
/// There are no loops and no conditions: rows are made in Swift, where they are tested. A name that
/// is missing, unused or used the wrong way is an error, so a template cannot drift from its page.
package struct Template: Sendable {
  package enum Value: Sendable {
    case text(String)
    case markup(Markup)
  }

  private enum Part: Sendable {
    case literal(String)
    case place(String, isMarkup: Bool)
  }

  package let name: String
  private let parts: [Part]

  package init(name: String, text: String) throws(TemplateError) {
    self.name = name
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.firstRange(of: "{{") {
      parts.append(.literal(String(rest[..<open.lowerBound])))
      rest = rest[open.upperBound...]
      let isMarkup = rest.first == "{"
      if isMarkup { rest.removeFirst() }
      guard let close = rest.firstRange(of: isMarkup ? "}}}" : "}}") else {
        throw TemplateError(template: name, problem: .unclosed)
      }
      parts.append(.place(String(rest[..<close.lowerBound]), isMarkup: isMarkup))
      rest = rest[close.upperBound...]
    }
    parts.append(.literal(String(rest)))
    self.parts = parts
  }

  package func filled(_ values: [String: Value]) throws(TemplateError) -> String {
    var out = ""
    var unused = Set(values.keys)
    for part in parts {
      switch part {
      case .literal(let text): out += text
      case .place(let place, let isMarkup):
        unused.remove(place)
        switch (values[place], isMarkup) {
        case (.text(let text)?, false): out += Escaping.html(text)
        case (.markup(let markup)?, true): out += markup.html
        case (nil, _): throw TemplateError(template: name, problem: .missing(place))
        case (_?, _): throw TemplateError(template: name, problem: .wrongKind(place))
        }
      }
    }
    if let first = unused.min() {
      throw TemplateError(template: name, problem: .unused(first))
    }
    return out
  }
}

/// What is wrong with a template, in one sentence.
package struct TemplateError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case unknown
    case unclosed
    case missing(String)
    case unused(String)
    case wrongKind(String)
  }
  package var template: String
  package var problem: Problem

  package var description: String {
    switch problem {
    case .unknown: "there is no template \(template)"
    case .unclosed: "template \(template) opens a place that it does not close"
    case .missing(let name):
      "template \(template) has a place “\(name)” that the page does not fill"
    case .unused(let name): "template \(template) has no place for “\(name)”"
    case .wrongKind(let name):
      "template \(template) wants “\(name)” with the other number of braces"
    }
  }
}
