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
    #expect(Inbox.tree.grouped().stops.count == 13)
    #expect(Inbox.tree.grouped().ungroupedRows.isEmpty)
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

  @Test func `puts no number on another`() {
    let tree = Inbox.tree
    let placement = MapPlacement(tree, width: 330)
    let corners = tree.nodes.indices.filter { !tree.nodes[$0].guideline.isEmpty }
      .map { (placement.boxes[$0].x, placement.boxes[$0].y) }
    for (index, a) in corners.enumerated() {
      for b in corners[(index + 1)...] {
        let distance = ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).squareRoot()
        #expect(distance >= 19)
      }
    }
  }
}
