import Rules
import Views
import VoiceOver

/// Where a unit says that things are.
extension Unit {
  var places: [Place] {
    var places = notes.findings.map(\.place)
    func add(_ report: ViewReport) {
      places.append(report.place)
      places += report.way
      for row in report.rows { places.append(row.place) }
      for stop in report.stops { places.append(stop.place) }
    }
    add(report)
    if let outline { add(outline.report) }
    for report in inner.values { add(report) }
    for dressing in mentions.compactMap(\.manner.dressing) {
      add(dressing.report)
      for stop in dressing.stops.guideline + dressing.stops.platform { places.append(stop.place) }
    }
    return places
  }

  /// Remembers which trees it holds for.
  mutating func setPrint(in index: ViewIndex, answers: UInt64? = nil) {
    print = ReadingPrint(
      answers: answers ?? index.answers(to: lookups), places: index.places(in: paths))
  }

  /// The same unit after lines of some files moved; nil when a place of it is no longer there.
  func moved(by shifts: [String: LineShift]) -> Unit? {
    guard !shifts.isEmpty, places.contains(where: { shifts[$0.path] != nil }) else { return self }
    var mover = Mover(shifts: shifts)
    var unit = self
    mover.move(&unit.report)
    if var outline = unit.outline {
      mover.move(&outline.report)
      unit.outline = outline
    }
    for (name, var report) in inner {
      mover.move(&report)
      unit.inner[name] = report
    }
    for index in mentions.indices {
      guard var dressing = mentions[index].manner.dressing else { continue }
      mover.move(&dressing)
      unit.mentions[index].manner.dressing = dressing
    }
    for index in notes.findings.indices { mover.move(&unit.notes.findings[index].place) }
    return mover.isLost ? nil : unit
  }
}

/// Moves places, and notes when it can't.
private struct Mover {
  let shifts: [String: LineShift]
  var isLost = false

  mutating func move(_ place: inout Place) {
    guard let shift = shifts[place.path] else { return }
    guard let now = shift.place(ofLine: place.line, column: place.column) else {
      isLost = true
      return
    }
    (place.line, place.column) = now
  }

  mutating func move(_ report: inout ViewReport) {
    move(&report.place)
    for index in report.way.indices { move(&report.way[index]) }
    for index in report.rows.indices { move(&report.rows[index].place) }
    move(&report.stops)
    move(&report.around)
  }

  mutating func move(_ dressing: inout Dressing) {
    move(&dressing.report)
    move(&dressing.stops)
  }

  private mutating func move(_ lists: inout StopLists) {
    move(&lists.guideline)
    move(&lists.platform)
  }

  private mutating func move(_ stops: inout [Stop]) {
    for index in stops.indices { move(&stops[index].place) }
  }
}
