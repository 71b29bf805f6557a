import Scenes
package import VoiceOver

/// A screen with the lists that its figures are counted on: each is written and decided once, whatever is told of it.
package struct WrittenScreen {
  let screen: ComponentScreen
  private let counted: Elements
  private let sources: PieceSources
  private let heard: Elements
  private let heardSources: PieceSources

  package init(_ screen: ComponentScreen) {
    var figures = KnownFigures()
    self.init(screen, &figures)
  }

  /// The same for one of many screens, which have parts of one shape.
  package init(_ screen: ComponentScreen, _ figures: inout KnownFigures) {
    self.screen = screen
    (counted, sources) = PieceListWriter.write(screen.guideline, &figures)
    (heard, heardSources) =
      screen.guideline == screen.platform
      ? (counted, sources) : PieceListWriter.write(screen.platform, &figures)
  }

  /// What it costs, and what is heard on the way.
  package func report(_ listing: Listing, _ figures: inout KnownFigures) -> ViewReport {
    let typical = (guideline: figures.typical(of: counted), platform: figures.typical(of: heard))
    let (most, told) = (counted.costs(typical.guideline), heard.costs(typical.platform))
    let unknowns = unknowns(sources)
    var report = ViewReport(
      name: screen.name, place: screen.place, screen: screen.reason, isOpaque: !unknowns.isEmpty,
      opaqueNames: Set(unknowns.map(\.name)).sorted(),
      swipes: BothModels(guideline: most.all, platform: told.all),
      chrome: BothModels(guideline: most.chrome, platform: told.chrome),
      deltas: listing == .nothing ? [] : deltas(&figures),
      rows: rows(counted, sources, typical.guideline, heard, heardSources, typical.platform),
      stops: [], stopCount: heard.stopCount)
    report.isWeb = screen.isWeb
    guard listing != .nothing else { return report }
    report.unknowns = unknowns
    let writer = writer(listing)
    (report.stops, report.sides) = (writer.stops, writer.sides)
    report.stopCount = writer.stops.count
    return report
  }

  /// The stops of one model, or of the platform.
  package func stops(_ listing: Listing) -> [Stop] { writer(listing).stops }

  private func writer(_ listing: Listing) -> StopWriter<PieceTexts> {
    let (elements, made) = listing == .guideline ? (counted, sources) : (heard, heardSources)
    var writer = StopWriter(PieceTexts(sources: made), rows: elements.content.rowNodes)
    writer.write(elements)
    writer.tellWhen()
    return writer
  }

  /// What it costs at most where everything counts.
  var mostSwipes: Int { Self.most(of: counted).all }

  /// Sides that a usual state leaves out, by their numbers in both models; nil where that has all of them.
  func leftOut() -> (guideline: Set<Scene.NodeID>, platform: Set<Scene.NodeID>)? {
    var answers = UsualAnswers()
    _ = UsualState.usual(counted, &answers)
    if answers.leftOut.isEmpty { return nil }
    let own = answers.leftOut
    if screen.guideline == screen.platform { return (own, own) }
    // What was answered holds there too, by what is asked; sides have other numbers.
    answers.forgetSides()
    _ = UsualState.usual(heard, &answers)
    return (own, answers.leftOut)
  }

  /// By kind and name, each once at the first place.
  private func unknowns(_ sources: PieceSources) -> [Unknown] {
    var known: Set<String> = []
    let elements = sources.elements.compactMap { element in
      element.unknown.map { Unknown(name: $0.name, kind: $0.kind, place: element.place) }
    }
    let contents = sources.unknowns.compactMap { content in
      content.unknown.map { Unknown(name: $0.name, kind: $0.kind, place: content.place) }
    }
    return (elements + contents).sorted {
      ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name)
    }.filter {
      known.insert($0.kind.rawValue + " " + $0.name).inserted
    }
  }

  /// How much each reason why the models differ takes away.
  package func deltas(_ figures: inout KnownFigures) -> [Delta] {
    var last = Self.most(of: counted)
    var deltas: [Delta] = []
    for difference in screen.without {
      let isHeard = difference.lists == screen.platform
      let now = Self.most(
        of: isHeard ? heard : PieceListWriter.write(difference.lists, &figures).elements)
      if now != last {
        deltas.append(
          Delta(
            reason: difference.reason, perRow: now.once - last.once, swipes: now.all - last.all))
      }
      last = now
    }
    return deltas
  }

  private static func most(of elements: Elements) -> (all: Int, once: Int) {
    (elements.content.cost.max + elements.chrome.cost.max, elements.mostOnce)
  }

  /// Repeated bodies of the guideline model, each with what a device makes of it: both are found by their place.
  private func rows(
    _ counted: Elements, _ sources: PieceSources, _ typical: Typical, _ heard: Elements,
    _ heardSources: PieceSources, _ heardTypical: Typical
  ) -> [RowReport] {
    let list = counted.content
    var reports: [RowReport] = []
    var open: [(end: Int, row: Int)] = []
    var met: [Place: Int] = [:]
    for (number, entry) in list.entries.enumerated() {
      guard case .rows(let node, let count, let isAssumed) = entry.kind else { continue }
      let body = (number + 1)..<(number + Int(entry.span))
      let written = sources.rows[Int(node)]
      let stops = list.cost(body, rowsOnce: true, skipsRows: true, others: [node])
      let nth = met[written.place, default: 0]
      met[written.place] = nth + 1
      let twin = Self.node(of: written.place, nth, in: heard.content, heardSources)
      let plainStops = list.plainStops(body, without: sources.missing)
      let own = twin.map { heard.content.rowCost(of: $0) } ?? Bounds.none
      var report = RowReport(
        place: written.place, count: Int(count), isAssumed: isAssumed,
        stops: BothModels(
          guideline: Cost(min: stops.min, max: stops.max, typical: typical.rows[node]),
          platform: Cost(
            min: own.min, max: own.max, typical: twin.flatMap { heardTypical.rows[$0] })),
        plainStops: written.isGroupedByComponent
          ? min(1, plainStops) : plainStops)
      report.outer = open.last { $0.end > number }?.row
      open.append((number + Int(entry.span), reports.count))
      reports.append(report)
    }
    return reports
  }

  private static func node(
    of place: Place, _ nth: Int, in list: ElementList, _ sources: PieceSources
  ) -> Scene.NodeID? {
    list.rowNodes.filter { sources.rows[Int($0)].place == place }.dropFirst(nth).first
  }
}

extension ComponentScreen {
  package func report(_ listing: Listing) -> ViewReport {
    var figures = KnownFigures()
    return report(listing, &figures)
  }

  /// The same for one of many screens, which have parts of one shape.
  package func report(_ listing: Listing, _ figures: inout KnownFigures) -> ViewReport {
    WrittenScreen(self, &figures).report(listing, &figures)
  }
}
