import Components
import Testing
import VoiceOver

@Suite struct `The layout of pieces` {
  @Test func `has stacks, rows and numbers of stops`() {
    let row = Piece.stack(.horizontal, [text("name", line: 3), text("time", line: 4)])
    let screen = screen([.stack(.vertical, [text("Inbox"), rows([row], line: 2, count: 20)])])
    let lines = WrittenScreen(screen).layout.split(separator: "\n").map(String.init)
    #expect(lines[0] == "swipe-map 1\tInbox")
    #expect(lines[1] == "0\tv")
    #expect(lines[2] == "1\ttext\tg=1\tp=1\tsay=Inbox.\ttext=Inbox\tline=1")
    #expect(lines[3] == "1\trows\tmerged=name, time\tcount=20\tassumed\tline=2")
    #expect(lines[4] == "2\th")
    #expect(lines[5].contains("g=2\tp=2"))
    #expect(lines.count == 7)
  }

  @Test func `tells what a device joins at the end`() {
    var merged = screen([rows([text("name, time", line: 9)], line: 2, count: 20)])
    merged.guideline = PieceLists(
      content: [rows([text("name", line: 3), text("time", line: 4)], line: 2, count: 20)])
    #expect(WrittenScreen(merged).layout.hasSuffix("0\telement\tp=1\tsay=name, time.\tline=9\n"))
  }

  @Test func `draws the side of a branch that is told`() {
    let sides = [PieceSide([text("a")]), PieceSide([text("b", line: 2), text("c", line: 3)])]
    let all = WrittenScreen(screen([branch(sides, isExhaustive: true)])).layout
    let layout = all[..<(all.firstRange(of: "usual-map")?.lowerBound ?? all.endIndex)]
    #expect(!layout.contains("text=a"))
    #expect(layout.contains("text=c"))
  }

  @Test func `has a usual state, of the sides that come nearest to the typical cost`() throws {
    let three = PieceSide(when: "isLong", [text("a"), text("b"), text("c"), text("d")])
    let screen = screen([
      branch(
        [three, PieceSide([text("e")]), PieceSide([text("f"), text("g")])], isExhaustive: true)
    ])
    let layout = WrittenScreen(screen).layout
    let start = try #require(layout.firstRange(of: "usual-map 1\t")?.lowerBound)
    #expect(layout[..<start].contains("say=d."))
    let usual = layout[start...]
    #expect(usual.contains("g=1\t") && usual.contains("say=f.") && usual.contains("say=g."))
    #expect(!usual.contains("say=e.") && !usual.contains("say=a."))
  }

  @Test func `has no usual state where all is always there`() {
    #expect(
      !WrittenScreen(screen([text("a"), rows([text("b")], line: 2, count: 20)])).layout.contains(
        "usual"))
  }
}
