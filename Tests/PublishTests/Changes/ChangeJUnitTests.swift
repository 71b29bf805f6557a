import Foundation
import Testing

@testable import Publish

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of an XML document in the order in which they begin, read by a parser that is not ours.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    var text = ""
  }
  private(set) var all: [Element] = []
  private var open: [Int] = []

  static func read(_ text: String) throws -> [Element] {
    let elements = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return elements.all
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(all.count)
    all.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { all[last].text += string }
  }
}

@Suite struct `A comparison as tests` {
  typealias Sample = `A limit on changes`

  @Test func `fails what costs more, what has new findings, and limits that are broken`() throws {
    var report = Sample.report
    report.repos[0].ended = [Sample.finding]
    report.repos[0].ended[0].view = "B"
    let limits = try ["new>0", "swipes>50%"].map { text in
      let limit = try #require(ChangeLimit(text))
      return (limit: limit, breaches: limit.breaches(in: report, least: 10))
    }
    let elements = try XMLElements.read(report.junit(limits: limits))
    #expect(
      elements[0].attributes == [
        "name": "swipecost diff", "tests": "5", "failures": "3", "errors": "0",
      ])
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == ["app", "fresh", "limits"])
    #expect(suites.map { $0.attributes["tests"] } == ["3", "0", "2"])
    let tests = elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] }
    #expect(tests == ["A", "B", "Inbox", "new>0", "swipes>50%"])
    let failures = elements.filter { $0.name == "failure" }
    #expect(failures.map { $0.attributes["type"] } == ["worse", "worse", "over the limit"])
    #expect(failures[0].attributes["message"]?.hasPrefix("A.swift:3 icon-button-no-label") == true)
    #expect(failures[1].text == "Inbox: 4 → 10 swipes")
    #expect(failures[2].text == "app: 1 new findings (new>0)")
  }

  @Test func `is well formed whatever is in it`() throws {
    let hostile = "]]><!--\u{0}\u{B}\u{FFFF}\u{202E}\"'&amp;<a/>\r\n😀"
    let problem = JUnit.Problem(type: hostile, message: hostile, lines: [hostile, "b"])
    let junit = JUnit(
      name: hostile,
      suites: [
        JUnit.Suite(
          name: hostile, className: hostile,
          cases: [JUnit.Case(hostile, .failed(problem)), JUnit.Case("c", .error(problem))])
      ])
    let elements = try XMLElements.read(junit.text)
    #expect(
      elements.map(\.name) == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "error",
      ])
    #expect(elements[1].attributes["failures"] == "1" && elements[1].attributes["errors"] == "1")
    #expect(elements[3].text.hasPrefix("]]><!--\u{FFFD}\u{FFFD}\u{FFFD}⟨U+202E⟩\"'&amp;<a/>"))
    #expect(elements[3].text.hasSuffix("😀\nb"))
  }

  @Test(arguments: [
    ("App/Inbox.swift", "App/Inbox"), ("App.bundle/Inbox", "App.bundle/Inbox"), ("a.b.c", "a.b"),
  ])
  func `takes a file for a class`(_ path: String, _ name: String) {
    #expect(JUnit.className(ofPath: path) == name)
  }
}
