import Foundation

/// A page taken apart without mercy: what a lenient browser would repair is an error here.
struct PageReader {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// Index of the parent in `elements`.
    var parent: Int?
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var errors: [String] = []
  private static let void: Set = ["meta", "link", "br", "hr", "img", "input", "col"]

  init(_ html: String) {
    var open: [Int] = []
    var rest = Substring(html)
    if rest.hasPrefix("<!DOCTYPE html>") {
      rest = rest.dropFirst(15)
    } else {
      errors.append("no doctype")
    }
    while let start = rest.firstIndex(of: "<") {
      let text = rest[..<start]
      if text.contains(">") { errors.append("a stray > in “\(text.prefix(40))”") }
      check(entities: text)
      for index in open { elements[index].text += text }
      guard let end = rest[start...].firstIndex(of: ">") else {
        errors.append("an open tag at the end")
        return
      }
      let inside = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if inside.hasPrefix("/") {
        let name = String(inside.dropFirst())
        if let last = open.popLast(), elements[last].name == name { continue }
        errors.append("</\(name)> closes nothing")
      } else {
        let element = read(inside, parent: open.last)
        elements.append(element)
        if !Self.void.contains(element.name) { open.append(elements.count - 1) }
      }
    }
    for index in open { errors.append("<\(elements[index].name)> is not closed") }
  }

  private mutating func read(_ inside: Substring, parent: Int?) -> Element {
    let name = inside.prefix { $0 != " " && $0 != "\n" }
    var attributes: [String: String] = [:]
    for match in inside.dropFirst(name.count).matches(of: /\s([a-zA-Z-]+)="([^"]*)"/) {
      if attributes[String(match.1)] != nil { errors.append("\(match.1) stands twice") }
      attributes[String(match.1)] = String(match.2)
      check(entities: match.2)
    }
    if name.isEmpty || !name.allSatisfy({ $0.isLetter || $0.isNumber }) {
      errors.append("“\(inside.prefix(40))” is no tag")
    }
    return Element(name: String(name), attributes: attributes, parent: parent)
  }

  private mutating func check(entities text: Substring) {
    for match in text.matches(of: /&[^;]{0,8};?/) {
      let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"]
      if !known.contains(String(match.0)) { errors.append("“\(match.0)” is no entity of ours") }
    }
  }

  func named(_ name: String) -> [Int] { elements.indices.filter { elements[$0].name == name } }

  // Is `inner` somewhere below `outer`?
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    var parent = elements[inner].parent
    while let index = parent {
      if index == outer { return true }
      parent = elements[index].parent
    }
    return false
  }

  func below(_ outer: Int, _ name: String) -> [Int] { named(name).filter { contains(outer, $0) } }
}
