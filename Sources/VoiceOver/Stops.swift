package import Scenes
package import Views

/// What is said at elements, whichever language their source is written in.
package protocol StopTexts {
  /// What is said there, in all that it says without its surroundings.
  func stop(_ element: Element) -> Stop
  /// The same with the unknown in words, and one or the other of several texts.
  func readable(_ element: Element) -> (speech: String, hint: String, actions: [String])
  /// Something of it is one of several texts.
  func isChosen(_ element: Element) -> Bool
  /// The name of a group, as it is written and in words.
  func label(_ element: Element) -> String
  func readableLabel(_ element: Element) -> String
  /// Where a side of a branch begins, and what has to hold for it.
  func side(_ entry: ElementList.Entry) -> (place: Place, when: String?)
  /// What is said in each of so many rows that the source lists; none where it does not.
  func rows(_ element: Element, _ count: Int) -> [String]
  /// What stands for a side in drawings.
  func node(ofSide entry: ElementList.Entry) -> Scene.NodeID?
}

extension StopTexts {
  package func rows(_ element: Element, _ count: Int) -> [String] { [] }
}

/// Elements as stops: of branches the larger side, rows once with their count.
package struct StopWriter<Texts: StopTexts> {
  let texts: Texts
  package var stops: [Stop] = []
  package var sides: [SideReport] = []
  var hidden: Set<Scene.NodeID> = []
  /// Of stops that are only counted nobody reads more.
  package var isListed = true
  /// Of what is there instead of others only the stops are told.
  package var tellsSides = true
  /// The repeated bodies of the report, in order.
  private let rows: [Scene.NodeID]

  package init(_ texts: Texts, rows: [Scene.NodeID]) {
    self.rows = rows
    self.texts = texts
  }

  package mutating func write(_ elements: Elements) {
    write(elements.chrome, isChrome: true)
    write(elements.content, isChrome: false)
  }

  private mutating func write(_ list: ElementList, isChrome: Bool) {
    write(list, list.entries.indices, Around(isChrome: isChrome))
  }

  /// What holds for all stops of a part.
  struct Around {
    var repeats = Repeats()
    var group: String?
    var spokenGroup: String?
    var row: Int?
    var frames: [StopFrame] = []
    var isChrome: Bool
    /// What the sides around ask.
    var known: [ElementList.Condition] = []
    /// Of those that are left out, what is there instead of what is told.
    var leftOut: [ElementList.Condition] = []

    mutating func add(_ asked: ElementList.Condition?, isLeftOut: Bool) {
      guard let asked else { return }
      known.append(asked)
      if isLeftOut { leftOut.append(asked) }
    }
  }

  mutating func write(_ list: ElementList, _ range: Range<Int>, _ around: Around) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      switch entry.kind {
      case .element(let id):
        stops.append(stop(list.elements[Int(id)], around))
      case .group(let id):
        let element = list.elements[Int(id)]
        let name = texts.label(element)
        var below = around
        if !name.isEmpty {
          below.group = name
          below.spokenGroup = isListed ? texts.readableLabel(element) : name
        }
        write(list, inner, below)
      case .alternative: write(list, inner, around)
      case .branch(let isExhaustive):
        write(branch: inner, isExhaustive: isExhaustive, of: list, around)
      case .rows(let node, let count, _):
        var below = around
        below.repeats = around.repeats.inside(node, Int(count))
        if let row = rows.firstIndex(of: node) {
          below.row = row
          below.frames.append(.row(row))
        }
        write(list, inner, below)
      }
      index = end
    }
  }

  private func stop(_ element: Element, _ around: Around) -> Stop {
    var stop = texts.stop(element)
    stop.count = around.repeats.count
    stop.group = around.group
    stop.isChrome = around.isChrome
    stop.row = around.row
    stop.frames = around.frames
    stop.spoken = spoken(element, stop, around)
    let rows = around.frames.count { $0.side == nil }
    if isListed, rows == 1 || rows == 0 && around.isChrome, !around.repeats.isPart {
      stop.each = texts.rows(element, around.repeats.count)
    }
    return stop
  }

  /// Nil where it is what is written.
  private func spoken(
    _ element: Element, _ stop: Stop, _ around: Around
  ) -> Spoken? {
    let said = [stop.speech, stop.hint ?? "", stop.group ?? ""] + stop.actions
    let isOneText =
      around.spokenGroup == stop.group && !said.contains { $0.contains("‹") }
      && !texts.isChosen(element)
    if !isListed || isOneText { return nil }
    let readable = texts.readable(element)
    let spoken = Spoken(
      speech: readable.speech, hint: stop.hint == nil ? nil : readable.hint,
      group: around.spokenGroup, actions: readable.actions)
    let written = Spoken(
      speech: stop.speech, hint: stop.hint, group: stop.group, actions: stop.actions)
    return spoken == written ? nil : spoken
  }
}

/// What is said at the elements of a scene.
struct SceneTexts: StopTexts {
  let scene: Scene
  let index: ViewIndex
  let speech: Speech
  /// The same with the unknown in words.
  private let inWords: Speech
  /// A side is asked about wherever it is told, and wherever it is told what is there instead.
  private let whens = Memo<Question, String?>()

  init(scene: Scene, index: ViewIndex) {
    self.scene = scene
    self.index = index
    speech = Speech(scene: scene, index: index)
    inWords = Speech(scene: scene, index: index, isReadable: true)
  }

  func stop(_ element: Element) -> Stop {
    let wording = speech.wording
    let utterance = speech.utterance(at: element)
    let hint = utterance.hintSaid
    var stop = Stop(
      place: index.place(of: element.origin), count: 1,
      label: element.labelSource == .explicit ? wording.plain(element.label) : nil,
      speech: utterance.said, role: element.spokenRole.rawValue,
      confidence: element.confidence, hint: hint.isEmpty ? nil : hint, group: nil,
      isChrome: false, actions: element.actions.map { wording.plain($0) })
    stop.barPlace = element.barPlace
    return stop
  }

  func readable(
    _ element: Element
  ) -> (speech: String, hint: String, actions: [String]) {
    let utterance = inWords.utterance(at: element)
    return (
      utterance.said, utterance.hintSaid, element.actions.map { inWords.wording.plain($0) }
    )
  }

  func isChosen(_ element: Element) -> Bool {
    let wording = speech.wording
    return wording.isChosen(element.label) || wording.isChosen(element.value)
      || wording.isChosen(element.hint) || element.actions.contains { wording.isChosen($0) }
  }

  func rows(_ element: Element, _ count: Int) -> [String] { inWords.rows(element, count) }

  func label(_ element: Element) -> String { speech.label(of: element) }
  func readableLabel(_ element: Element) -> String { inWords.label(of: element) }

  func side(_ entry: ElementList.Entry) -> (place: Place, when: String?) {
    (
      index.place(of: scene.origin(of: entry.question) ?? scene[0].origin),
      whens(entry.question) { scene.words(for: entry.question, in: index) }
    )
  }

  func node(ofSide entry: ElementList.Entry) -> Scene.NodeID? { entry.question.side }
}

extension Elements {
  /// How many stops there are in a list of them.
  package var stopCount: Int { chrome.stopCount + content.stopCount }
}

extension ElementList {
  var stopCount: Int { stopCount(entries.indices, Repeats()) }

  private func stopCount(_ range: Range<Int>, _ repeats: Repeats) -> Int {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let inner = (index + 1)..<end
      switch entries[index].kind {
      case .element: count += 1
      case .group, .alternative: count += stopCount(inner, repeats)
      case .rows(let node, let rows, _): count += stopCount(inner, repeats.inside(node, Int(rows)))
      case .branch:
        for (side, repeats) in shownSides(inner, repeats) { count += stopCount(side, repeats) }
      }
      index = end
    }
    return count
  }
}

extension ViewIndex {
  package func place(of origin: Origin) -> Place {
    let file = self[origin.file]
    let (line, column) = file.views.position(of: origin.offset)
    return Place(path: file.path, line: line, column: column)
  }
}

extension Reading {
  /// What was read, its reports listing the stops of that model.
  package func outline(_ listing: Listing, in index: ViewIndex) -> ReadingOutline {
    let isListed = outline.listing != .nothing
    var outline = outline
    outline.listing = listing
    for (place, part) in screens.enumerated() {
      let listed =
        isListed && part.isAlike ? self.listed[place] : scene.listed(part, listing, in: index)
      if place == 0 {
        outline.report.sides = []
        outline.report.list(listed, listing)
      } else {
        outline.inner[place - 1].sides = []
        outline.inner[place - 1].list(listed, listing)
      }
    }
    return outline
  }
}

extension Scene {
  func listed(_ part: ScenePart, _ listing: Listing, in index: ViewIndex) -> ListedStops {
    if listing == .nothing { return ListedStops() }
    var writer = StopWriter(
      SceneTexts(scene: self, index: index), rows: part.guideline.content.rowNodes)
    writer.write(listing == .guideline ? part.guideline : part.platform)
    writer.tellWhen()
    return ListedStops(stops: writer.stops, sides: writer.sides, hidden: writer.hidden)
  }

  /// The stops of any model; what is there at times is told of those that a report lists.
  func listed(
    _ part: ScenePart, _ model: Listing, of listing: Listing, in index: ViewIndex
  ) -> ListedStops {
    if model == listing { return listed(part, listing, in: index) }
    var writer = StopWriter(
      SceneTexts(scene: self, index: index), rows: part.guideline.content.rowNodes)
    (writer.isListed, writer.tellsSides) = (false, false)
    writer.write(model == .guideline ? part.guideline : part.platform)
    return ListedStops(stops: writer.stops)
  }
}

extension ScenePart {
  /// Inside of it; what is shown apart and has none is no screen.
  var hasStops: Bool { guideline.content.cost.max + platform.content.cost.max > 0 }

  /// Code that is pushed where it is written; of a view, those that mention it tell.
  var ownBack: BackButton { node >= 0 && role == .destination ? back : .never }
}
