import Scenes
import Rules
import Views
import VoiceOver

/// What passes through a record of units; numbers of types do not outlive a tree, and are left out.
extension Record {
  mutating func pass(_ unit: inout Unit) {
    pass(&unit.name)
    pass(&unit.isView)
    pass(&unit.report)
    pass(&unit.outline, blank: .blank) { $1.pass(&$0) }
    unit.outline?.report = unit.report
    pass(&unit.inner, blank: (.blank, .blank)) {
      $1.pass(&$0.key)
      $1.pass(&$0.value)
    }
    pass(&unit.mentions, blank: UnitMention(target: .blank, manner: .blank)) {
      $1.pass(&$0.target)
      $1.pass(&$0.manner)
    }
    pass(&unit.isUnknown)
    pass(&unit.hears, blank: .blank) { $1.pass(&$0) }
    pass(&unit.notes.findings, blank: .blank) { $1.pass(&$0) }
    pass(&unit.notes.elements, blank: ("", 0)) {
      $1.pass(&$0.key)
      $1.pass(&$0.value)
    }
    pass(&unit.paths)
    pass(&unit.sources)
    pass(&unit.print, blank: ReadingPrint(answers: 0, places: 0)) {
      $1.pass(&$0.answers)
      $1.pass(&$0.places)
    }
    pass(&unit.isJudged)
    pass(&unit.lookups)
  }

  private mutating func pass(_ lookups: inout Lookups) {
    var keys = lookups.keys
    pass(&keys, blank: 0) { $1.pass(key: &$0) }
    lookups = Lookups(keys: keys)
  }

  private mutating func pass(_ name: inout UnitName) {
    pass(&name.path)
    pass(&name.name)
  }

  /// The report of an outline is that of its unit.
  private mutating func pass(_ outline: inout ReadingOutline) {
    pass(&outline.kind)
    pass(&outline.hasTitle)
    pass(&outline.isTitled)
    pass(&outline.hidesBar)
    pass(&outline.back)
    pass(&outline.isLeftOut)
    pass(&outline.isPart)
  }

  private mutating func pass(_ manner: inout Mention.Manner) {
    pass(&manner.reason)
    pass(&manner.dressing, blank: .blank) {
      $1.pass(&$0.report)
      $1.pass(&$0.stops.guideline, blank: .blank) { $1.pass(&$0) }
      $1.pass(&$0.stops.platform, blank: .blank) { $1.pass(&$0) }
      $1.pass(&$0.hasTitle)
      $1.pass(&$0.back)
    }
  }

  private mutating func pass(_ finding: inout Finding) {
    pass(&finding.rule)
    pass(&finding.severity)
    pass(&finding.place)
    pass(&finding.view)
    pass(&finding.message)
    pass(&finding.fix)
    pass(&finding.swipesSaved)
    pass(&finding.fingerprint)
    pass(&finding.isApart)
  }

  private mutating func pass(_ report: inout ViewReport) {
    pass(&report.name)
    pass(&report.framework)
    pass(&report.place)
    pass(&report.screen, blank: .root) { $1.pass(&$0) }
    pass(&report.way, blank: .blank) { $1.pass(&$0) }
    pass(&report.isUnmade)
    pass(&report.isTooLarge)
    pass(&report.isWeb)
    pass(&report.isOpaque)
    pass(&report.opaqueNames)
    pass(&report.swipes)
    pass(&report.chrome)
    pass(&report.deltas, blank: Delta(reason: .shape, perRow: 0)) {
      $1.pass(&$0.reason)
      $1.pass(&$0.perRow)
      $1.pass(&$0.swipes)
    }
    pass(&report.rows, blank: .blank) { $1.pass(&$0) }
    pass(&report.stops, blank: .blank) { $1.pass(&$0) }
    pass(&report.stopCount)
  }

  private mutating func pass(_ stop: inout Stop) {
    pass(&stop.place)
    pass(&stop.count)
    pass(&stop.label, blank: "") { $1.pass(&$0) }
    pass(&stop.speech)
    pass(&stop.role)
    pass(&stop.confidence)
    pass(&stop.hint, blank: "") { $1.pass(&$0) }
    pass(&stop.group, blank: "") { $1.pass(&$0) }
    pass(&stop.isChrome)
    pass(&stop.isTrailing)
    pass(&stop.actions)
    pass(&stop.row, blank: 0) { $1.pass(&$0) }
  }

  private mutating func pass(_ row: inout RowReport) {
    pass(&row.place)
    pass(&row.count)
    pass(&row.isAssumed)
    pass(&row.stops)
    pass(&row.plainStops)
    pass(&row.outer, blank: 0) { $1.pass(&$0) }
  }

  private mutating func pass(_ place: inout Place) {
    pass(&place.path)
    pass(&place.line)
    pass(&place.column)
  }

  private mutating func pass(_ both: inout BothModels) {
    pass(&both.guideline.min)
    pass(&both.guideline.max)
    pass(&both.guideline.typical)
    pass(&both.platform.min)
    pass(&both.platform.max)
    pass(&both.platform.typical)
  }
}

// MARK: What is filled in

extension Unit {
  static var blank: Unit {
    Unit(
      name: .blank, number: 0, isView: false, report: .blank, inner: [:], mentions: [],
      notes: Notes())
  }
}

extension UnitName {
  fileprivate static var blank: UnitName { UnitName(path: "", name: "") }
}

extension ReadingOutline {
  fileprivate static var blank: ReadingOutline {
    ReadingOutline(
      type: TypeID(file: FileID(index: 0), index: 0), report: .blank, inner: [], mentions: [],
      hasTitle: false, isTitled: false, hidesBar: false, back: .never, kind: .view)
  }
}

extension ViewReport {
  fileprivate static var blank: ViewReport {
    ViewReport(
      name: "", place: .blank, screen: nil, isOpaque: false, opaqueNames: [], swipes: .blank,
      chrome: .blank, deltas: [], rows: [], stops: [])
  }
}

extension Mention.Manner {
  fileprivate static var blank: Mention.Manner { Mention.Manner(reason: .part) }
}

extension Dressing {
  fileprivate static var blank: Dressing {
    Dressing(report: .blank, stops: StopLists(), hasTitle: false, back: .never)
  }
}

extension RowReport {
  fileprivate static var blank: RowReport {
    RowReport(place: .blank, count: 0, isAssumed: false, stops: .blank, plainStops: 0)
  }
}

extension Stop {
  fileprivate static var blank: Stop {
    Stop(
      place: .blank, count: 0, label: nil, speech: "", role: "", confidence: .inferred, hint: nil,
      group: nil, isChrome: false, actions: [])
  }
}

extension Finding {
  fileprivate static var blank: Finding {
    Finding(
      rule: "", severity: .minor, place: .blank, view: "", message: "", fix: "", swipesSaved: 0,
      fingerprint: "")
  }
}

extension Place {
  fileprivate static var blank: Place { Place(path: "", line: 0, column: 0) }
}

extension BothModels {
  fileprivate static var blank: BothModels {
    let none = Cost(min: 0, max: 0)
    return BothModels(guideline: none, platform: none)
  }
}
