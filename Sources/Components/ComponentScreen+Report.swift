package import VoiceOver

extension ComponentScreen {
  /// What it costs, and what is heard on the way.
  package func report(_ listing: Listing) -> ViewReport {
    let (counted, sources) = PieceListWriter.write(guideline)
    let (heard, heardSources) =
      guideline == platform ? (counted, sources) : PieceListWriter.write(platform)
    let typical = (guideline: Typical(of: counted), platform: Typical(of: heard))
    let (most, told) = (counted.costs(typical.guideline), heard.costs(typical.platform))
    let unknowns = unknowns(sources)
    var report = ViewReport(
      name: name, place: place, screen: reason, isOpaque: !unknowns.isEmpty,
      opaqueNames: Set(unknowns.map(\.name)).sorted(),
      swipes: BothModels(guideline: most.all, platform: told.all),
      chrome: BothModels(guideline: most.chrome, platform: told.chrome),
      deltas: listing == .nothing ? [] : deltas(counted),
      rows: rows(counted, sources, typical.guideline, heard, heardSources, typical.platform),
      stops: [], stopCount: heard.stopCount)
    report.isWeb = isWeb
    guard listing != .nothing else { return report }
    report.unknowns = unknowns
    var writer = StopWriter(
      PieceTexts(sources: listing == .guideline ? sources : heardSources),
      rows: (listing == .guideline ? counted : heard).content.rowNodes)
    writer.write(listing == .guideline ? counted : heard)
    writer.tellWhen()
    (report.stops, report.sides) = (writer.stops, writer.sides)
    report.stopCount = writer.stops.count
    return report
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

  private func deltas(_ counted: Elements) -> [Delta] {
    var last = Self.most(of: counted)
    var deltas: [Delta] = []
    for difference in without {
      let now = Self.most(of: PieceListWriter.write(difference.lists).elements)
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
      let own = twin.map { heard.content.rowCost(of: $0) } ?? Bounds.none
      var report = RowReport(
        place: written.place, count: Int(count), isAssumed: isAssumed,
        stops: BothModels(
          guideline: Cost(min: stops.min, max: stops.max, typical: typical.rows[node]),
          platform: Cost(
            min: own.min, max: own.max, typical: twin.flatMap { heardTypical.rows[$0] })),
        plainStops: written.isGroupedByComponent
          ? min(1, list.plainStops(body)) : list.plainStops(body))
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
