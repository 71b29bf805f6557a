package import Views

/// Elements as stops: of branches the larger side, rows once with their count.
struct StopWriter {
  let scene: Scene
  let index: ViewIndex
  let speech: Speech
  /// The same with the unknown in words.
  private let readable: Speech
  var stops: [Stop] = []
  var sides: [SideReport] = []
  var hidden: Set<Scene.NodeID> = []
  /// Of stops that are only counted nobody reads more.
  var isListed = true
  /// Of what is there instead of others only the stops are told.
  var tellsSides = true
  /// The repeated bodies of the report, in order.
  private let rows: [Scene.NodeID]

  init(scene: Scene, index: ViewIndex, rows: [Scene.NodeID]) {
    self.rows = rows
    self.scene = scene
    self.index = index
    speech = Speech(scene: scene, index: index)
    readable = Speech(scene: scene, index: index, isReadable: true)
  }

  mutating func write(_ elements: Elements) {
    write(elements.chrome, isChrome: true)
    write(elements.content, isChrome: false)
  }

  private mutating func write(_ list: ElementList, isChrome: Bool) {
    write(list, list.entries.indices, Place(isChrome: isChrome))
  }

  /// What holds for all stops of a part.
  struct Place {
    var repeats = Repeats()
    var group: String?
    var spokenGroup: String?
    var row: Int?
    var frames: [StopFrame] = []
    var isChrome: Bool
  }

  mutating func write(_ list: ElementList, _ range: Range<Int>, _ place: Place) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      switch entry.kind {
      case .element(let id):
        stops.append(stop(list.elements[Int(id)], place))
      case .group(let id):
        let element = list.elements[Int(id)]
        let name = speech.label(of: element)
        var below = place
        if !name.isEmpty {
          below.group = name
          below.spokenGroup = isListed ? readable.label(of: element) : name
        }
        write(list, inner, below)
      case .alternative: write(list, inner, place)
      case .branch(let isExhaustive):
        write(branch: inner, isExhaustive: isExhaustive, of: list, place)
      case .rows(let node, let count, _):
        var below = place
        below.repeats = place.repeats.inside(node, Int(count))
        if let row = rows.firstIndex(of: node) {
          below.row = row
          below.frames.append(.row(row))
        }
        write(list, inner, below)
      }
      index = end
    }
  }

  private func stop(_ element: Element, _ place: Place) -> Stop {
    let wording = speech.wording
    let hint = speech.hint(at: element)
    var stop = Stop(
      place: index.place(of: element.origin), count: place.repeats.count,
      label: element.labelSource == .explicit ? wording.plain(element.label) : nil,
      speech: speech.said(at: element), role: element.spokenRole.rawValue,
      confidence: element.confidence, hint: hint.isEmpty ? nil : hint, group: place.group,
      isChrome: place.isChrome, actions: element.actions.map { wording.plain($0) })
    stop.row = place.row
    stop.frames = place.frames
    stop.spoken = spoken(element, stop, place)
    stop.isTrailing = element.isTrailing
    return stop
  }

  /// Nil where nothing is unknown.
  private func spoken(_ element: Element, _ stop: Stop, _ place: Place) -> Spoken? {
    let texts = [stop.speech, stop.hint ?? "", stop.group ?? ""] + stop.actions
    guard isListed, texts.contains(where: { $0.utf8.contains(0xE2) && $0.contains("‹") }) else {
      return nil
    }
    return Spoken(
      speech: readable.said(at: element),
      hint: stop.hint == nil ? nil : readable.hint(at: element), group: place.spokenGroup,
      actions: element.actions.map { readable.wording.plain($0) })
  }
}

extension Elements {
  /// How many stops there are in a list of them.
  var stopCount: Int { chrome.stopCount + content.stopCount }
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
    var outline = outline
    outline.listing = listing
    for (place, part) in screens.enumerated() {
      let listed = scene.listed(part, listing, in: index)
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
    var writer = StopWriter(scene: self, index: index, rows: part.guideline.content.rowNodes)
    writer.write(listing == .guideline ? part.guideline : part.platform)
    writer.tellWhen()
    return ListedStops(stops: writer.stops, sides: writer.sides, hidden: writer.hidden)
  }

  /// The stops of any model; what is there at times is told of those that a report lists.
  func listed(
    _ part: ScenePart, _ model: Listing, of listing: Listing, in index: ViewIndex
  ) -> ListedStops {
    if model == listing { return listed(part, listing, in: index) }
    var writer = StopWriter(scene: self, index: index, rows: part.guideline.content.rowNodes)
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
