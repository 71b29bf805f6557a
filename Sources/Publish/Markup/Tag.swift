/// An element of HTML or SVG; called, it makes one.
///
///     Tag.td(.class("number")) { "12" }
package struct Tag: Sendable {
  let name: String
  /// Has neither content nor an end tag.
  let isVoid: Bool

  private init(_ name: String, isVoid: Bool = false) {
    self.name = name
    self.isVoid = isVoid
  }

  package func callAsFunction(_ attributes: Attribute?...) -> Markup {
    make(attributes, Markup())
  }

  package func callAsFunction(
    _ attributes: Attribute?..., @MarkupBuilder content: () -> Markup
  ) -> Markup {
    make(attributes, content())
  }

  private func make(_ attributes: [Attribute?], _ content: Markup) -> Markup {
    var html = "<"
    html += name
    for case let attribute? in attributes { attribute.append(to: &html) }
    html += ">"
    if !isVoid {
      html += content.html
      html += "</"
      html += name
      html += ">"
    }
    return Markup(trusted: html)
  }
}

/// Text.
extension Tag {
  package static let a = Tag("a")
  package static let abbr = Tag("abbr")
  package static let br = Tag("br", isVoid: true)
  package static let caption = Tag("caption")
  package static let code = Tag("code")
  package static let dd = Tag("dd")
  package static let details = Tag("details")
  package static let div = Tag("div")
  package static let dl = Tag("dl")
  package static let dt = Tag("dt")
  package static let em = Tag("em")
  package static let figcaption = Tag("figcaption")
  package static let figure = Tag("figure")
  package static let h2 = Tag("h2")
  package static let h3 = Tag("h3")
  package static let h4 = Tag("h4")
  package static let li = Tag("li")
  package static let nav = Tag("nav")
  package static let ol = Tag("ol")
  package static let p = Tag("p")
  package static let pre = Tag("pre")
  package static let section = Tag("section")
  package static let small = Tag("small")
  package static let span = Tag("span")
  package static let strong = Tag("strong")
  package static let summary = Tag("summary")
  package static let table = Tag("table")
  package static let tbody = Tag("tbody")
  package static let td = Tag("td")
  package static let th = Tag("th")
  package static let thead = Tag("thead")
  package static let time = Tag("time")
  package static let tr = Tag("tr")
  package static let ul = Tag("ul")
}

/// Drawings.
extension Tag {
  package static let svg = Tag("svg")
  package static let circle = Tag("circle")
  package static let desc = Tag("desc")
  package static let g = Tag("g")
  package static let line = Tag("line")
  package static let path = Tag("path")
  package static let rect = Tag("rect")
  package static let style = Tag("style")
  package static let text = Tag("text")
  package static let title = Tag("title")
  package static let tspan = Tag("tspan")
}

/// A name and a value on a tag; the value is escaped.
package struct Attribute: Sendable {
  let name: String
  let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// A measure of a drawing: at most two decimals, so that pages stay small and equal everywhere.
  package init(_ name: String, _ value: Double) {
    self.init(name, Numerals.coordinate(value))
  }

  func append(to html: inout String) {
    html += " "
    html += name
    html += "=\""
    html += Escaping.html(value)
    html += "\""
  }

  package static func id(_ value: String) -> Attribute { Attribute("id", value) }
  package static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
  package static func href(_ value: String) -> Attribute { Attribute("href", value) }
  package static func d(_ value: String) -> Attribute { Attribute("d", value) }
  package static func x(_ value: Double) -> Attribute { Attribute("x", value) }
  package static func y(_ value: Double) -> Attribute { Attribute("y", value) }
  package static func width(_ value: Double) -> Attribute { Attribute("width", value) }
  package static func height(_ value: Double) -> Attribute { Attribute("height", value) }
  package static func anchor(_ value: String) -> Attribute { Attribute("text-anchor", value) }
}
