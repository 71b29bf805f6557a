package import Views

/// Elements as stops: of branches the larger side, rows once with their count.
struct StopWriter {
  let scene: Scene
  let index: ViewIndex
  let speech: Speech
  var stops: [Stop] = []
  /// The repeated bodies of the report, in order.
  private let rows: [Scene.NodeID]

  init(scene: Scene, index: ViewIndex, rows: [Scene.NodeID]) {
    self.rows = rows
    self.scene = scene
    self.index = index
    speech = Speech(scene: scene, index: index)
  }

  mutating func write(_ elements: Elements) {
    write(elements.chrome, isChrome: true)
    write(elements.content, isChrome: false)
  }

  private mutating func write(_ list: ElementList, isChrome: Bool) {
    write(list, list.entries.indices, Place(isChrome: isChrome))
  }

  /// What holds for all stops of a part.
  private struct Place {
    var repeats = Repeats()
    var group: String?
    var row: Int?
    var isChrome: Bool
  }

  private mutating func write(_ list: ElementList, _ range: Range<Int>, _ place: Place) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      switch entry.kind {
      case .element(let id):
        stops.append(stop(list.elements[Int(id)], place))
      case .group(let id):
        let name = speech.label(of: list.elements[Int(id)])
        var below = place
        if !name.isEmpty { below.group = name }
        write(list, inner, below)
      case .alternative: write(list, inner, place)
      case .branch:
        for (side, repeats) in list.shownSides(inner, place.repeats) {
          var below = place
          below.repeats = repeats
          write(list, side, below)
        }
      case .rows(let node, let count, _):
        var below = place
        below.repeats = place.repeats.inside(node, Int(count))
        below.row = rows.firstIndex(of: node) ?? place.row
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
    stop.isTrailing = element.isTrailing
    return stop
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
      let stops = scene.stops(of: part, listing, in: index)
      if place == 0 {
        outline.report.list(stops, listing)
      } else {
        outline.inner[place - 1].list(stops, listing)
      }
    }
    return outline
  }
}

extension Scene {
  func stops(of part: ScenePart, _ listing: Listing, in index: ViewIndex) -> [Stop] {
    if listing == .nothing { return [] }
    var writer = StopWriter(scene: self, index: index, rows: part.guideline.content.rowNodes)
    writer.write(listing == .guideline ? part.guideline : part.platform)
    return writer.stops
  }
}

extension ScenePart {
  /// Inside of it; what is shown apart and has none is no screen.
  var hasStops: Bool { guideline.content.cost.max + platform.content.cost.max > 0 }

  /// Code that is pushed where it is written; of a view, those that mention it tell.
  var ownBack: BackButton { node >= 0 && role == .destination ? back : .never }
}
