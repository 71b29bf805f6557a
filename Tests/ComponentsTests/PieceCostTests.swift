import Scenes
import Components
import Testing
import VoiceOver

@Suite struct `What pieces cost` {
  @Test func `is what stands on the screen, rows as often as they are`() {
    let row = [text("name", line: 2), text("time", line: 3)]
    let screen = screen([text("Inbox"), rows(row, line: 2, count: 20)])
    let report = screen.report(.platform)
    #expect(report.swipes.guideline == Cost(min: 41, max: 41))
    #expect(report.rows.map(\.stops.guideline.max) == [2])
    #expect(report.rows.map(\.plainStops) == [2])
    #expect(report.stops.map(\.speech) == ["Inbox.", "name.", "time."])
    #expect(report.stops.map(\.count) == [1, 20, 20])
  }

  @Test func `has a typical cost where a side may be there or not`() {
    let screen = screen([
      text("a"), branch([PieceSide([text("b"), text("c")])], isExhaustive: false),
    ])
    let cost = screen.report(.platform).swipes.platform
    #expect((cost.min, cost.max, cost.typical) == (1, 3, 200))
  }

  @Test func `asks a question once, however many sides ask it`() {
    let open = PieceAsk(subject: 7, answers: [.flag(true)])
    let shut = PieceAsk(subject: 7, answers: [.flag(false)])
    let screen = screen([
      branch(
        [PieceSide(asks: [open], isWhole: true, when: "isOpen", [text("a")])], isExhaustive: false),
      text("middle"),
      branch(
        [PieceSide(asks: [shut], isWhole: true, when: "not isOpen", [text("b")])],
        isExhaustive: false),
    ])
    let report = screen.report(.platform)
    #expect(report.swipes.guideline == Cost(min: 2, max: 2))
    #expect(report.stops.count == 2)
    #expect(report.stops[0].when == "isOpen")
  }

  @Test func `differs between the models by its reasons`() {
    let (name, time) = (text("name"), text("time"))
    let merged = text("name, time")
    var screen = screen([rows([merged], line: 2, count: 20)])
    screen.guideline = PieceLists(content: [rows([name, time], line: 2, count: 20)])
    screen.without = [ComponentDifference(.navLinkMerge, screen.platform)]
    let report = screen.report(.platform)
    #expect(report.swipes.guideline.max == 40)
    #expect(report.swipes.platform.max == 20)
    #expect(report.deltas == [Delta(reason: .navLinkMerge, perRow: -1, swipes: -20)])
    #expect(report.rows[0].stops.platform.max == 1)
  }

  @Test func `is at least, where something is unknown, and says what`() {
    var element = PieceElement(.opaque, at: place(4), in: "Inbox", anchor: "Chart")
    element.unknown = PieceUnknown(name: "Chart", kind: .package)
    let report = screen([.element(element)]).report(.platform)
    #expect(report.isOpaque)
    #expect(report.opaqueNames == ["Chart"])
    #expect(report.stops.map(\.speech) == ["‹Chart›."])
  }

  @Test func `is at least, where something may hold more than is known`() {
    var content = PieceContent(.emptyView, at: place(4), in: "Inbox", anchor: "Fancy")
    content.unknown = PieceUnknown(name: "Fancy", kind: .package)
    let report = screen([text("a"), .silent(content)]).report(.platform)
    #expect(report.opaqueNames == ["Fancy"])
    #expect(report.swipes.platform == Cost(min: 1, max: 1))
  }

  @Test func `tells bars apart`() {
    var screen = screen([text("a")])
    screen.platform.chrome = [text("Title")]
    screen.guideline = screen.platform
    let report = screen.report(.guideline)
    #expect(report.chrome.guideline.max == 1)
    #expect(report.stops.map(\.isChrome) == [true, false])
  }
}

@Suite struct `A sourced text` {
  @Test func `are told in one walk, however deep one of several is one of several`() {
    var text = SourcedText.data("bird.name")
    for depth in 0..<200 {
      text = SourcedText([.either([text, .literal(depth % 2 == 0 ? "A" : "B")])]) + .literal("!")
    }
    #expect(text.spoken == "‹bird name›" + String(repeating: "!", count: 199) + " or B!")
    #expect(text.said == "‹bird.name›" + String(repeating: "!", count: 199) + " or B!")
  }

  @Test func `joins literals, and is known when there is nothing else`() {
    let text = SourcedText.literal("a") + .literal("b")
    #expect(text.known == "ab")
    #expect((text + .data("item.name")).known == nil)
    #expect((text + .data("item.senderName")).said == "ab‹item.senderName›")
    #expect((text + .data("item.senderName")).spoken == "ab‹sender name›")
    #expect(SourcedText.code("makeTitle(x)").spoken == "‹make title?›")
    #expect(SourcedText.data("birds[index].name").spoken == "‹birds name›")
    #expect(SourcedText.data("widget.bird!.place.trim()").spoken == "‹place›")
    #expect(SourcedText.data("item.owner?.name").spoken == "‹owner name›")
    #expect(SourcedText.data("ship.birds.where(…).name").spoken == "‹birds name›")
    #expect(SourcedText.data("ship.birds.where(…)").spoken == "‹birds›")
    #expect(SourcedText.data("((").spoken == "‹›")
    #expect(SourcedText.data("nest.eggCount - 1").spoken == "‹egg count›")
    #expect(SourcedText.data("title[0]").spoken == "‹title›")
    #expect(SourcedText.code("_('Your nest')").spoken == "‹Your nest?›")
    #expect(SourcedText.code("_(nest.title)").spoken == "‹title?›")
  }

  @Test func `says each of a few`() {
    #expect(SourcedText([.either([.literal("On"), .literal("Off")])]).said == "On or Off")
  }

  @Test func `is empty only where nothing is ever said`() {
    #expect(SourcedText([.either([.literal(""), SourcedText()])]).isEmpty)
    #expect(!SourcedText.data("x").isEmpty)
    #expect(SourcedText.sentence([.literal("a"), .literal(""), .literal("b")]).known == "a, b")
  }

  @Test func `from a table stays one when it is joined`() {
    let text = SourcedText.literal("a") + .translated("b")
    #expect(text.known == "ab")
    #expect(text.isTranslated)
    #expect(!SourcedText.literal("a").isTranslated)
  }
}
