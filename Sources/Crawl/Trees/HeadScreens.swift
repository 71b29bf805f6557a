import Scenes
import Rules
import Store
import Views
import VoiceOver

/// A screen of the head with all that drawings and stop lists need.
struct HeadScreen: Sendable {
  var name: UnitName
  var report: ViewReport
  /// Why the models differ.
  var deltas: [Delta]
  var guidelineStops: [Stop]
  var platformStops: [Stop]
  /// The text form of its stacks and stops; empty where there is nothing to draw.
  var layout: String
}

/// What only the head needs of a type: read apart, because it is large.
struct HeadReading: Sendable {
  /// The report of the type itself, which lists the stops of the guideline model.
  var outline: ReadingOutline
  /// The same with the stops of the platform model.
  var platform: ReadingOutline
  /// By the name of the report they belong to.
  var layouts: [String: String]
}

extension LiveTree {
  /// The screens of this tree in full, in the order of their names, but for some that are known.
  func headScreens(without known: Set<UnitName>) -> [HeadScreen] {
    let shown = shownUnits().compactMap { unit, type, names in
      let wanted = names.filter { !known.contains($0.0) }
      return wanted.isEmpty ? nil : (unit, type, wanted)
    }
    // What its views have in common was written out when they were counted.
    let exchange = FragmentExchange(fragments)
    let heads = sideBySide(shown.count, width: width, state: { exchange.share() }) { own, at in
      let (unit, type, names) = shown[at]
      let around = screens[unit.name]?.around ?? StopLists()
      let head = reading.head(index, type, around, about, &own.fragments)
      return names.map { name, report in headScreen(name, report, of: unit, head) }
    }
    return Array(heads.joined()) + componentScreens
  }

  /// What shows a screen, and which.
  func shownUnits() -> [(unit: Unit, type: TypeID, names: [(UnitName, ViewReport)])] {
    var shown: [(unit: Unit, type: TypeID, names: [(UnitName, ViewReport)])] = []
    for (path, units) in units.sorted(by: { $0.key < $1.key }) {
      guard let file = index.file(at: path) else { continue }
      let types = UnitName.all(in: file, of: index)
      for unit in units {
        let names = ([unit.name] + unit.inner.keys.sorted()).compactMap { name in
          screens[name].map { (name, $0) }
        }
        guard !names.isEmpty, let type = types.first(where: { $0.name == unit.name })?.type else {
          continue
        }
        shown.append((unit, type, names))
      }
    }
    return shown
  }

  private func headScreen(
    _ name: UnitName, _ report: ViewReport, of unit: Unit, _ head: HeadReading?
  ) -> HeadScreen {
    let (guideline, platform) = (head?.outline, head?.platform)
    let manners = manners(of: name)
    let told = [guideline, platform].map { outline in
      name == unit.name
        ? outline?.report(shown: manners) : outline?.inner.first { $0.name == report.name }
    }
    return HeadScreen(
      name: name, report: report, deltas: told[0]?.deltas ?? [],
      guidelineStops: told[0]?.stops ?? [], platformStops: told[1]?.stops ?? [],
      layout: head?.layouts[report.name] ?? "")
  }
}

extension SpanBook {
  /// Replaces what the database says of the screens at the head; `old` had some before, which stays where the
  /// same holds.
  func write(
    _ screens: [HeadScreen], old: Set<Int>, to writer: inout Writer
  ) throws(StoreError) {
    if old.isEmpty { try writer.removeHeads(of: repo) }
    let views = Set(self.screens.values.map(\.view))
    for view in old where !views.contains(view) { try writer.removeHead(view: view) }
    for screen in screens {
      guard let view = self.screens[screen.name]?.view else { continue }
      var row = HeadScreenRow(
        view: view, opaqueNames: screen.report.opaqueNames, layout: screen.layout,
        deltas: screen.deltas.map {
          HeadDeltaRow(reason: $0.reason.rawValue, perRow: $0.perRow)
        }, guideline: [], platform: [])
      for stop in screen.guidelineStops { row.guideline.append(try Self.row(stop, &writer)) }
      for stop in screen.platformStops { row.platform.append(try Self.row(stop, &writer)) }
      try writer.setHead(row)
    }
  }

  private static func row(_ stop: Stop, _ writer: inout Writer) throws(StoreError) -> HeadStopRow {
    HeadStopRow(
      path: try writer.path(PackagePath.shown(stop.place.path)), line: stop.place.line,
      column: stop.place.column,
      count: stop.count, label: stop.label, speech: stop.speech, role: stop.role,
      confidence: stop.confidence.rawValue, hint: stop.hint, group: stop.group,
      isChrome: stop.isChrome, actions: stop.actions)
  }
}
