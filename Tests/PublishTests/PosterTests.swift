import Foundation
import ReportTemplates
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import Publish

/// Notes whether a file is XML at all, and what stands in it.
private final class XMLNotes: NSObject, XMLParserDelegate {
  var names: [String] = []
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) { names.append(name) }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

@Suite struct `A poster` {
  private func notes(_ layout: String, swipes: Int = 97) throws -> XMLNotes {
    let file = try #require(SwipeMapPoster(layout: layout, swipes: swipes)).file
    let notes = XMLNotes()
    let parser = XMLParser(data: Data(file.utf8))
    parser.delegate = notes
    #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "?")")
    return notes
  }

  @Test func `shows the row, the row as one, and the screen`() throws {
    let notes = try notes(Inbox.text)
    for part in ["InboxView", "swipes a row, as it is", "swipe a row, made one element", "97"] {
      #expect(notes.text.contains(part), "\(part)")
    }
    #expect(notes.names.filter { $0 == "svg" }.count == 1)
    #expect(notes.names.contains("title") && notes.names.contains("desc"))
    // Five stops of the row, the one it becomes, and all of the screen; each by its number and its speech.
    #expect(notes.names.filter { $0 == "circle" }.count >= 2 * (5 + 1 + 17))
  }

  @Test func `asks for nothing and carries its style for light and dark`() throws {
    let file = try #require(SwipeMapPoster(layout: Inbox.text, swipes: 97)).file
    #expect(file.contains("prefers-color-scheme: dark") && file.contains("--cost:"))
    for stranger in ["href", "url(", "@import", "<script", "<image", "<foreignObject"] {
      #expect(!file.contains(stranger), "\(stranger)")
    }
    #expect(file.matches(of: /https?:/).count == 1, "only the namespace")
  }

  @Test func `is kept whole by hostile names and speech`() throws {
    let layout = """
      swipe-map 1\t</text><script>alert(1)</script>&\u{202E}
      0\trows\tmerged=]]> "x" 'y' </svg>\tcount=20\tline=1
      1\th
      2\ttext\tg=1\tsay=<b>&amp;\u{1}\u{0}\u{FFFE}\u{1B}[31m
      2\timage\tg=2\tsay=--> <!-- \\n
      """
    let notes = try notes(layout)
    #expect(!notes.names.contains("script") && !notes.names.contains("b"))
    #expect(notes.names.filter { $0 == "svg" }.count == 1)
    let bidi: Set<Unicode.Scalar> = ["\u{202E}", "\u{1}", "\u{1B}"]
    #expect(!notes.text.unicodeScalars.contains { bidi.contains($0) })
  }

  @Test func `is nothing of what is no layout`() {
    #expect(SwipeMapPoster(layout: "", swipes: 0) == nil)
    #expect(SwipeMapPoster(layout: "<svg/>", swipes: 0) == nil)
  }
}

@Suite struct `Any layout` {
  /// Trees that no source makes; a database can come from anywhere.
  ///
  /// Depths jump, numbers are negative or stand twice, counts are beyond all measure, kinds unknown.
  private static func strange(_ seed: UInt64) -> String {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ below: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % below
    }
    let kinds = LayoutTree.Kind.allCases.map(\.rawValue) + ["hologram", "rows", "rows", "z", "h"]
    let counts = ["0", "1", "20", "-5", "9223372036854775807", "4000000000"]
    var text = "swipe-map 1\tStrange\n"
    for _ in 0..<(1 + next(140)) {
      text += "\(next(9) * next(40) - 1)\t\(kinds[next(kinds.count)])"
      if next(2) == 0 { text += "\tg=\(next(30) - 2),\(next(30))" }
      if next(3) == 0 { text += "\tsay=" + String(repeating: "wide ", count: next(60)) }
      if next(3) == 0 { text += "\tcount=" + counts[next(counts.count)] }
      if next(3) == 0 { text += "\tmerged=all of it" }
      if next(5) == 0 { text += "\tstays" }
      if next(4) == 0 { text += "\tat=\(["title", "back", "tab", "x"][next(4)])" }
      text += "\n"
      if next(12) == 0 { text += "usual-map 1\tStrange\n" }
    }
    return text
  }

  @Test(arguments: 1...60)
  func `is drawn, and stays inside its drawing`(_ seed: Int) throws {
    let text = Self.strange(UInt64(seed))
    let tree = try #require(LayoutTree(text: text))
    #expect(tree.swipes >= 0)
    for form in Plot.Form.allCases {
      let placement = MapPlacement(tree, width: form == .wide ? 330 : 256)
      for box in placement.boxes {
        #expect(box.width >= 0 && box.height >= 0 && box.x.isFinite && box.y.isFinite)
      }
    }
    let rows = tree.nodes.indices.filter { tree.nodes[$0].kind == .rows }
    var drawn = SwipeMapSection.screen(
      tree, LayoutTree(usualIn: text), id: "map", swipes: tree.swipes)
    for row in rows { drawn += SwipeMapSection.comparison(tree, row: row, id: "row-\(row)") }
    #expect(PageReader("<!DOCTYPE html>" + drawn.html).errors == [])
    let poster = try #require(SwipeMapPoster(layout: text, swipes: tree.swipes)).file
    #expect(XMLParser(data: Data(poster.utf8)).parse())
  }

  /// A screen of ten stops of which some are there as a rule.
  private static func drawn(usually count: Int) -> String {
    func stops(_ count: Int) -> String {
      (1...count).map { "0\ttext\tg=\($0)\tsay=Stop \($0).\n" }.joined()
    }
    return "swipe-map 1\tInbox\n" + stops(10) + "usual-map 1\tInbox\n" + stops(count)
  }

  @Test func `shows a usual state first, and the fullest beside it where that is twice as much`()
    throws
  {
    for (count, isBoth) in [(9, false), (6, false), (5, true), (1, true)] {
      let text = Self.drawn(usually: count)
      let (all, usual) = (try #require(LayoutTree(text: text)), LayoutTree(usualIn: text))
      #expect(all.swipes == 10)
      #expect(usual?.swipes == count)
      let page = SwipeMapSection.screen(all, usual, id: "map", swipes: 10).html
      let poster = try #require(SwipeMapPoster(layout: text, swipes: 10)).file
      for drawn in [page, poster] {
        let first = try #require(drawn.firstRange(of: "in a usual state"))
        let second = drawn.firstRange(of: "with all that may be there")
        #expect((second != nil) == isBoth, "\(count)")
        if let second { #expect(first.lowerBound < second.lowerBound) }
      }
    }
  }
}
