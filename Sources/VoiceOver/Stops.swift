import Views

/// Elements as stops: of branches the larger side, rows once with their count.
struct StopWriter {
  let scene: Scene
  let index: ViewIndex
  let speech: Speech
  var stops: [Stop] = []

  init(scene: Scene, index: ViewIndex) {
    self.scene = scene
    self.index = index
    speech = Speech(scene: scene, index: index)
  }

  mutating func write(_ list: ElementList, isChrome: Bool) {
    write(list, list.entries.indices, count: 1, group: nil, isChrome)
  }

  private mutating func write(
    _ list: ElementList, _ range: Range<Int>, count: Int, group: String?, _ isChrome: Bool
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = list.entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      switch entry.kind {
      case .element(let id):
        stops.append(stop(list.elements[Int(id)], count, group, isChrome))
      case .group(let id):
        let name = speech.label(of: list.elements[Int(id)])
        write(list, inner, count: count, group: name.isEmpty ? group : name, isChrome)
      case .alternative: write(list, inner, count: count, group: group, isChrome)
      case .branch:
        if let side = list.largest(inner) {
          write(list, side, count: count, group: group, isChrome)
        }
      case .rows(_, let rows, _):
        let (all, overflow) = count.multipliedReportingOverflow(by: Int(rows))
        write(
          list, inner, count: overflow ? count : min(all, 1_000_000_000), group: group, isChrome)
      }
      index = end
    }
  }

  private func stop(
    _ element: Element, _ count: Int, _ group: String?, _ isChrome: Bool
  ) -> Stop {
    let wording = speech.wording
    let hint = wording.plain(element.hint)
    return Stop(
      place: index.place(of: element.origin), count: count,
      label: element.labelSource == .explicit ? wording.plain(element.label) : nil,
      speech: speech.said(at: element), role: element.spokenRole.rawValue,
      confidence: element.confidence, hint: hint.isEmpty ? nil : hint, group: group,
      isChrome: isChrome, actions: element.actions.map { wording.plain($0) })
  }
}

extension ElementList {
  /// The side of a branch that has the most stops; of equals the first.
  func largest(_ range: Range<Int>) -> Range<Int>? {
    var best: (range: Range<Int>, cost: Int)?
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let cost = cost((index + 1)..<end, rowsOnce: false).max
      if cost > best?.cost ?? -1 { best = ((index + 1)..<end, cost) }
      index = end
    }
    return best?.range
  }
}

extension ViewIndex {
  package func place(of origin: Origin) -> Place {
    let file = self[origin.file]
    let (line, column) = file.views.position(of: origin.offset)
    return Place(path: file.path, line: line, column: column)
  }
}
