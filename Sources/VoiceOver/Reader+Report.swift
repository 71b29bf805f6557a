import Views

/// What is told of a screen.
extension Reader {
  /// Why the models differ costs a count more for each of the reasons; who lists no stops does not tell of it.
  mutating func report(
    _ name: String, _ place: Place, _ shown: Shown, tellsWhy: Bool
  ) -> ViewReport {
    let (platform, guideline) = (shown.part.platform, shown.part.guideline)
    let typical = (guideline: Typical(of: guideline), platform: Typical(of: platform))
    let (counted, heard) = (
      guideline.costs(typical.guideline), platform.costs(typical.platform)
    )
    let stops = scene.stops(of: shown.part, settings.listing, in: index)
    let opaque = opaqueNames(guideline)
    return ViewReport(
      name: name, place: place, screen: nil, isOpaque: !opaque.isEmpty || !scene.gaps.isEmpty,
      opaqueNames: opaque,
      swipes: BothModels(guideline: counted.all, platform: heard.all),
      chrome: BothModels(guideline: counted.chrome, platform: heard.chrome),
      deltas: tellsWhy ? deltas(shown) : [],
      rows: rows(shown, typical.guideline, typical.platform), stops: stops,
      stopCount: settings.listing == .nothing ? platform.stopCount : stops.count)
  }

  /// Of what others speak for only whether all of it is known.
  func partReport(_ name: String, _ place: Place, _ shown: Shown) -> ViewReport {
    let opaque = opaqueNames(shown.part.guideline)
    return ViewReport(
      name: name, place: place, screen: nil, isOpaque: !opaque.isEmpty || !scene.gaps.isEmpty,
      opaqueNames: opaque, swipes: .none, chrome: .none, deltas: [], rows: [], stops: [])
  }

  private func opaqueNames(_ elements: Elements) -> [String] {
    var names: Set<String> = []
    for list in [elements.content, elements.chrome] {
      for node in list.containers { addOpaqueNames(below: node, to: &names) }
      for entry in list.entries {
        guard case .element(let id) = entry.kind, list.elements[Int(id)].isOpaque else { continue }
        addOpaqueNames(below: list.elements[Int(id)].node, to: &names)
      }
    }
    return names.sorted()
  }

  private func addOpaqueNames(below node: Scene.NodeID, to names: inout Set<String>) {
    for next in node..<scene.nodes[Int(node)].end where scene.nodes[Int(next)].isOpaque {
      let name = scene.nodes[Int(next)].name
      let text = name.name.index < 0 ? "" : index.name(name.name, in: name.file).text
      names.insert(text.isEmpty ? "expression" : text)
    }
  }

  /// Exceptions are taken away one after the other; what each changes is its share.
  private mutating func deltas(_ shown: Shown) -> [Delta] {
    guard !shown.met.isEmpty else { return [] }
    var exceptions = Exceptions.guideline
    var last = shown.part.guideline.mostOnce
    var deltas: [Delta] = []
    for (exception, reason) in Exceptions.ordered where shown.met.contains(exception) {
      exceptions.subtract(exception)
      // Without the last of them it is the platform.
      let isLast = exceptions.isDisjoint(with: shown.met)
      let count = isLast ? shown.part.platform.mostOnce : count(shown, exceptions)
      if count != last { deltas.append(Delta(reason: reason, perRow: count - last)) }
      last = count
    }
    return deltas
  }

  private mutating func count(_ shown: Shown, _ exceptions: Exceptions) -> Int {
    let builder = build(shown.part.node, shown.focus, exceptions)
    return Elements(content: builder.list, chrome: builder.chrome).mostOnce
  }

  private func rows(
    _ shown: Shown, _ counted: Typical, _ heard: Typical
  ) -> [RowReport] {
    let (platform, guideline) = (shown.part.platform.content, shown.part.guideline.content)
    var reports: [RowReport] = []
    var open: [(end: Int, row: Int)] = []
    for (place, entry) in guideline.entries.enumerated() {
      guard case .rows(let node, let count, let isAssumed) = entry.kind else { continue }
      let body = (place + 1)..<(place + Int(entry.span))
      let stops = guideline.cost(body, rowsOnce: true, skipsRows: true, others: [node])
      let own = platform.rowCost(of: node)
      var report = RowReport(
        place: index.place(of: scene[node].origin), count: Int(count), isAssumed: isAssumed,
        stops: BothModels(
          guideline: Cost(min: stops.min, max: stops.max, typical: counted.rows[node]),
          platform: Cost(min: own.min, max: own.max, typical: heard.rows[node])),
        plainStops: guideline.plainStops(body))
      report.outer = open.last { $0.end > place }?.row
      open.append((place + Int(entry.span), reports.count))
      reports.append(report)
    }
    return reports
  }

  // MARK: Names

  static func word(_ role: NodeRole) -> String {
    switch role {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .otherTab: "tab"
    default: "destination"
    }
  }

  static func reason(_ role: NodeRole) -> ScreenReason {
    switch role {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .otherTab: .tab
    default: .destination
    }
  }

  /// `Inbox.sheet`, `Inbox.sheet2`: names tell screens apart.
  static func number(_ screens: inout [ViewReport]) {
    var seen: [String: Int] = [:]
    for place in screens.indices {
      let name = screens[place].name
      let count = seen[name, default: 0] + 1
      seen[name] = count
      if count > 1 { screens[place].name = name + String(count) }
    }
  }
}

extension SceneNode {
  /// What is shown here is not in the repository.
  fileprivate var isOpaque: Bool {
    switch kind {
    case .opaque, .recursion: return true
    case .view: break
    default: return false
    }
    if word == .DatePicker || UIKitClasses.all[word] == .opaque { return true }
    return switch KnownViews.all[word]?.becomes {
    case .opaque, .chart, .systemButton: true
    default: false
    }
  }
}
