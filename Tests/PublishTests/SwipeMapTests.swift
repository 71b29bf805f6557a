import Foundation
import Testing

@testable import Publish

/// An inbox whose rows are five stops: picture, three texts and a badge.
enum Inbox {
  static let text = """
    swipe-map 1\tInboxView
    0\tchrome\tg=1\tp=1\tsay=Inbox. Heading.\ttext=Inbox\tat=title
    0\tchrome\tg=2\tp=2\tsay=Search. Search Field.\ttext=Search\tat=search
    0\trows\tmerged=‹sender›, ‹message›, ‹time›. Button.\tcount=20\tassumed\tline=8
    1\tlink\tp=3\tsay=‹sender›, ‹message›, ‹time›. Button.
    2\th
    3\timage\tg=3\tsay=Image.
    3\tv
    4\ttext\tg=4\tsay=‹sender›
    4\ttext\tg=5\tsay=‹message›
    3\tspace
    3\tv
    4\ttext\tg=6\tsay=‹time›
    4\tshape\tg=7
    0\th
    1\tbutton\tg=8\tp=4\tsay=Archive all. Button.\ttext=Archive all
    1\tspace
    1\tstepper\tg=9,10\tp=5,6\tsay=Size\ttext=Size
    0\ttoggle\tg=11\tp=7\tsay=Unread only. Switch Button.\ttext=Unread only
    0\tfield\tg=12\tp=8\tsay=Reply. Text Field.\ttext=Reply
    0\tz
    1\timage\tg=13\tsay=Summit. Image.
    1\ttext\tg=14\tsay=The team on the summit
    0\topaque\tg=15\tsay=MapKit view\ttext=MapView
    0\th
    1\ttab\tg=16\tsay=Inbox. Tab.\ttext=Inbox
    1\ttab\tg=17\tsay=Settings. Tab.\ttext=Settings

    """

  static var tree: LayoutTree { LayoutTree(text: text) ?? LayoutTree(name: "", nodes: []) }
}

@Suite struct `A layout tree` {
  @Test func `reads what it writes`() {
    #expect(Inbox.tree.text == Inbox.text)
  }

  @Test func `keeps tabs, line ends and backslashes of what is spoken`() {
    var node = LayoutTree.Node(.text, depth: 0)
    node.speech = "a\tb\nc\\n"
    let tree = LayoutTree(name: "x\ty", nodes: [node])
    #expect(LayoutTree(text: tree.text) == tree)
  }

  @Test(arguments: ["", "swipe-map 9", "swipe", "\n\n", "0\tv"])
  func `is nothing when the text is none`(_ text: String) {
    #expect(LayoutTree(text: text) == nil)
  }

  @Test func `passes over what it does not know`() {
    let tree = LayoutTree(
      text: "swipe-map 1\tX\n0\thologram\tg=1\tglow=9\nnonsense\n7\ttext\tg=a,2\n")
    #expect(tree?.nodes.map(\.kind) == [.other, .text])
    #expect(tree?.nodes.map(\.depth) == [0, 1])
    #expect(tree?.nodes[1].guideline == [2])
  }

  @Test func `counts a row once and says how often it occurs`() {
    let stops = Inbox.tree.stops
    #expect(stops.map(\.number) == Array(1...17))
    #expect(stops[2] == SpokenStop(number: 3, speech: "Image.", count: 20))
  }

  @Test func `goes from five stops to one when its row is grouped`() throws {
    let row = try #require(Inbox.tree.ungroupedRows.first)
    #expect(Inbox.tree.row(row).stops.map(\.number) == [1, 2, 3, 4, 5])
    let grouped = Inbox.tree.groupedRow(row)
    #expect(grouped.stops.map(\.speech) == ["‹sender›, ‹message›, ‹time›. Button."])
  }

  @Test func `keeps the controls of a row as stops beside the one that its parts become`() throws {
    let tree = try #require(
      LayoutTree(
        text: """
          swipe-map 1\tShelf
          0\trows\tmerged=‹title›, ‹author›.\tcount=20
          1\th
          2\timage\tg=1\tsay=Image.
          2\tv
          3\ttext\tg=2\tsay=‹title›.
          3\ttext\tg=3\tsay=‹author›.
          2\tspace
          2\tbutton\tg=4\tsay=Lend. Button.\tstays
          2\tbutton\tg=5\tsay=Buy. Button.\tstays
          2\trows\tcount=3
          3\ttext\tg=6\tsay=‹mark›.
          """))
    #expect(tree.row(0).swipes == 8)
    let one = tree.groupedRow(0)
    #expect(one.swipes == 6)
    #expect(
      one.stops.map(\.speech) == [
        "‹title›, ‹author›.", "Lend. Button.", "Buy. Button.", "‹mark›.",
      ])
    #expect(
      one.nodes.map { "\($0.depth) \($0.kind)" } == [
        "0 h", "1 element", "2 h", "3 image", "3 v", "4 text", "4 text", "1 space", "1 button",
        "1 button", "1 rows", "2 text",
      ])
  }

  @Test func `makes one element of each view that is a row of its own`() throws {
    let tree = try #require(
      LayoutTree(
        text: """
          swipe-map 1\tWires
          0\trows\tcount=20
          1\th\tmerged=Kind, ‹kind›.
          2\ttext\tg=1\tsay=Kind.
          2\ttext\tg=2\tsay=‹kind›.
          1\th\tmerged=Place, ‹place›.
          2\ttext\tg=3\tsay=Place.
          2\ttext\tg=4\tsay=‹place›.
          """))
    #expect(tree.ungroupedRows == [0])
    #expect(tree.groupedRow(0).stops.map(\.speech) == ["Kind, ‹kind›.", "Place, ‹place›."])
  }
}

@Suite struct `A swipe map` {
  @Test func `stays inside its drawing`() {
    let placement = MapPlacement(Inbox.tree, width: 330)
    for box in placement.boxes {
      #expect(box.x >= 0 && box.right <= 331 && box.y >= 0)
      #expect(box.bottom <= placement.size.height + 1)
    }
  }

  @Test func `gives a line between columns no more room than it takes`() throws {
    let tree = try #require(
      LayoutTree(
        text: """
          swipe-map 1\tDuel
          0\th
          1\tv
          2\ttext\tg=1\tsay=Your score.\ttext=Your score
          1\tdivider
          1\tv
          2\ttext\tg=2\tsay=Their score.\ttext=Their score
          """))
    let boxes = MapPlacement(tree, width: 330).boxes
    #expect(boxes[3].width == 6 && boxes[3].height == boxes[0].height)
    #expect(boxes[4].x > boxes[3].right && boxes[3].x > boxes[1].right)
  }

  /// A bar of tabs is one line, on a wide page and on a narrow one.
  @Test(arguments: [330.0, 256.0])
  func `has the tabs of a bar side by side`(_ width: Double) throws {
    let names = ["Conversations", "Calls", "Directory", "Favourites", "More"]
    let tabs = names.enumerated().map { number, name in
      "1\ttab\tg=\(number + 1)\tsay=\(name). Tab.\ttext=\(name)"
    }
    let tree = try #require(
      LayoutTree(text: (["swipe-map 1\tHome", "0\th"] + tabs).joined(separator: "\n")))
    let boxes = MapPlacement(tree, width: width).boxes.dropFirst()
    #expect(Set(boxes.map(\.y)).count == 1)
    #expect(boxes.allSatisfy { $0.right <= width })
  }

  /// Of a box that is one element, all that front ends may know is what it says.
  @Test func `has room for the words of an element with nothing in it`() throws {
    let tree = try #require(
      LayoutTree(
        text: "swipe-map 1\tHome\n0\telement\tg=1\tp=1\tsay=Plain words.\ttext=Plain words\n"))
    let drawing = SwipeMap(tree, id: "x", summary: "Home").svg.html
    #expect(drawing.contains("Plain words"))
    #expect(!drawing.contains("…"))
  }

  @Test func `keeps the number of a stop away from that of what lies in it`() throws {
    let tree = try #require(
      LayoutTree(text: "swipe-map 1\tX\n0\tbutton\tg=1\tsay=Go. Button.\n1\tshape\tg=2\n"))
    let boxes = MapPlacement(tree, width: 100).boxes
    #expect(boxes[1].x - boxes[0].x >= 20 && boxes[1].y - boxes[0].y >= 20)
  }

  @Test(arguments: [(330.0, "× 20 assumed"), (100.0, "× 20")])
  func `says beside rows how many there are, as far as there is room`(
    _ width: Double, _ text: String
  ) throws {
    let tree = try #require(
      LayoutTree(text: "swipe-map 1\tX\n0\trows\tcount=20\tassumed\n1\ttext\tg=1\tsay=‹a›\n"))
    let box = Box(width: width, height: 60)
    let shape = MapShape(node: tree.nodes[0], box: box, hasChildren: true)
    let page = PageReader("<!DOCTYPE html>" + shape.markup.html)
    #expect(page.named("text").map { page.elements[$0].text } == [text])
  }

  /// A switch is 46 wide at the end, the buttons of a stepper are 84, the sign of a menu 16.
  @Test(arguments: [("toggle", 46.0), ("stepper", 84.0), ("picker", 16.0), ("menu", 16.0)])
  func `lets no word run into what stands at the end`(_ kind: String, _ sign: Double) throws {
    let title = "Use separate light and dark colours everywhere"
    let tree = try #require(
      LayoutTree(text: "swipe-map 1\tX\n0\t\(kind)\tg=1\tsay=\(title). Button.\ttext=\(title)\n"))
    let shape = MapShape(
      node: tree.nodes[0], box: Box(width: 250, height: 32), hasChildren: false)
    let page = PageReader("<!DOCTYPE html>" + shape.markup.html)
    let text = try #require(page.named("text").map { page.elements[$0].text }.first)
    #expect(text.hasSuffix("…"))
    #expect(TextMeasure.width(text, size: 13) <= 250 - sign - 12)
  }

  /// The numbers of a map, where they are drawn.
  private func badges(_ tree: LayoutTree, _ form: Plot.Form) -> [(x: Double, y: Double)] {
    SwipeMap(tree, id: "x", summary: "x", form: form).svg.html
      .matches(of: /class="badge" cx="([-0-9.]+)" cy="([-0-9.]+)"/)
      .map { (Double($0.1) ?? 0, Double($0.2) ?? 0) }
  }

  @Test(arguments: Plot.Form.allCases)
  func `puts no number on another`(_ form: Plot.Form) {
    var several = Inbox.tree
    for (index, count) in [(5, 3), (14, 7), (21, 40)] {
      several.nodes[index].guideline = Array(20..<(20 + count))
    }
    for tree in [Inbox.tree, several.numbered()] {
      let corners = badges(tree, form)
      #expect(corners.count == tree.stops.count)
      for (index, a) in corners.enumerated() {
        for b in corners[(index + 1)...] {
          let distance = ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).squareRoot()
          #expect(distance >= 19, "\(a) and \(b)")
        }
      }
    }
  }

  @Test func `draws nothing on words`() throws {
    let tree = try #require(
      LayoutTree(
        text: """
          swipe-map 1\tX
          0\tz
          1\tv
          2\ttext\tsay=Below
          1\ttext\tsay=Above
          0\tz
          1\timage
          1\ttext\tsay=On a picture
          """))
    let boxes = MapPlacement(tree, width: 330).boxes
    #expect(boxes[3].y >= boxes[2].bottom)
    #expect(boxes[6].y > boxes[5].y && boxes[6].bottom < boxes[5].bottom)
  }

  @Test func `is as loose with numbers as without, where a row is compared`() {
    var bare = Inbox.tree
    for index in bare.nodes.indices { bare.nodes[index].guideline = [] }
    let loose = MapPlacement(bare, width: 330, isLoose: true).size.height
    #expect(loose == MapPlacement(Inbox.tree, width: 330, isLoose: true).size.height)
    #expect(MapPlacement(bare, width: 330).size.height < loose)
  }

  @Test func `says what it leaves out`() throws {
    var text = Inbox.text
    for number in 18...417 { text += "0\ttext\tg=\(number)\tsay=Line \(number)\n" }
    let tree = try #require(LayoutTree(text: text))
    let drawn = SwipeMapSection.screen(tree, nil, id: "map", swipes: 497).html
    let shown = drawn.matches(of: /<span class="stop">/).count
    // Once in each form of the drawing, and at the end of the list.
    let said = drawn.matches(of: /and ([0-9]+).more stops, not drawn/).map { Int($0.1) }
    #expect(said == [417 - shown, 417 - shown, 417 - shown])
    #expect(shown > 50)
    let small = SwipeMapSection.screen(Inbox.tree, nil, id: "map", swipes: 97).html
    #expect(small.firstRange(of: "not drawn") == nil)
  }

  @Test func `is cut between rows where it can be`() throws {
    var text = "swipe-map 1\tX\n"
    for row in 0..<30 {
      text += "0\trows\tcount=2\n1\th\n"
      for part in 0..<5 { text += "2\ttext\tg=\(row * 5 + part + 1)\tsay=x\n" }
    }
    let trimmed = try #require(LayoutTree(text: text)).trimmed(to: 90)
    #expect(trimmed.tree.nodes.count == 84)
    #expect(trimmed.leftOut == 90)
  }

  @Test func `leaves out what is only seen before any stop`() throws {
    let seen = String(repeating: "1\timage\n", count: 100)
    let text = "swipe-map 1\tHome\n0\tz\n" + seen + "0\tbutton\tg=1\tsay=Go. Button.\n"
    let trimmed = try #require(LayoutTree(text: text)).trimmed(to: 90)
    #expect(trimmed.leftOut == 0)
    #expect(trimmed.tree.stops.map(\.speech) == ["Go. Button."])
  }
}
