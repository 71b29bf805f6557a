import Rules
import Scenes
import Views
import VoiceOver

// What passes through a record of units; numbers of types do not outlive a tree, and are left out.

extension Unit: Recorded {
  static var blank: Unit {
    Unit(
      name: .blank, number: 0, isView: false, report: .blank, inner: [:], mentions: [],
      notes: Notes())
  }

  mutating func pass(through record: inout Record) {
    record.pass(&name)
    record.pass(&isView)
    record.pass(&report)
    record.pass(&outline)
    outline?.report = report
    record.pass(&inner)
    record.pass(&mentions)
    record.pass(&isUnknown)
    record.pass(&hears)
    record.pass(&notes.findings)
    record.pass(&notes.elements)
    record.pass(&paths)
    record.pass(&sources)
    record.pass(&print)
    record.pass(&isJudged)
    record.pass(&lookups)
  }
}

extension UnitName: Recorded {
  static var blank: UnitName { UnitName(path: "", name: "") }

  mutating func pass(through record: inout Record) {
    record.pass(&path)
    record.pass(&name)
  }
}

extension UnitMention: Recorded {
  static var blank: UnitMention { UnitMention(target: .blank, manner: .blank) }

  mutating func pass(through record: inout Record) {
    record.pass(&target)
    record.pass(&manner)
  }
}

extension Lookups: Recorded {
  static var blank: Lookups { Lookups() }

  mutating func pass(through record: inout Record) {
    var all = keys
    var count = all.count
    record.pass(count: &count)
    if record.isRead { all = Array(repeating: 0, count: count) }
    for index in all.indices where !record.isBroken { record.pass(key: &all[index]) }
    self = Lookups(keys: all)
  }
}

extension ReadingPrint: Recorded {
  static var blank: ReadingPrint { ReadingPrint(answers: 0, places: 0) }

  mutating func pass(through record: inout Record) {
    record.pass(&answers)
    record.pass(&places)
  }
}

/// The report of an outline is that of its unit.
extension ReadingOutline: Recorded {
  static var blank: ReadingOutline {
    ReadingOutline(
      type: TypeID(file: FileID(index: 0), index: 0), report: .blank, inner: [], mentions: [],
      hasTitle: false, isTitled: false, hidesBar: false, back: .never, kind: .view)
  }

  mutating func pass(through record: inout Record) {
    record.pass(&kind)
    record.pass(&hasTitle)
    record.pass(&isTitled)
    record.pass(&hidesBar)
    record.pass(&back)
    record.pass(&isLeftOut)
    record.pass(&isPart)
    record.pass(&hasPages)
  }
}

extension Mention.Manner: Recorded {
  static var blank: Mention.Manner { Mention.Manner(reason: .part) }

  mutating func pass(through record: inout Record) {
    record.pass(&reason)
    record.pass(&dressing)
  }
}

extension Dressing: Recorded {
  static var blank: Dressing {
    Dressing(report: .blank, stops: StopLists(), hasTitle: false, back: .never)
  }

  mutating func pass(through record: inout Record) {
    record.pass(&report)
    record.pass(&stops.guideline)
    record.pass(&stops.platform)
    record.pass(&hasTitle)
    record.pass(&back)
  }
}
