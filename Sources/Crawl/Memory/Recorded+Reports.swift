import Rules
import Scenes
import Views
import VoiceOver

extension Finding: Recorded {
  static var blank: Finding {
    Finding(
      rule: "", severity: .minor, place: .blank, view: "", message: "", fix: "", swipesSaved: 0,
      fingerprint: "")
  }

  mutating func pass(through record: inout Record) {
    record.pass(&rule)
    record.pass(&severity)
    record.pass(&place)
    record.pass(&view)
    record.pass(&message)
    record.pass(&fix)
    record.pass(&swipesSaved)
    record.pass(&fingerprint)
    record.pass(&isApart)
  }
}

extension ViewReport: Recorded {
  static var blank: ViewReport {
    ViewReport(
      name: "", place: .blank, screen: nil, isOpaque: false, opaqueNames: [], swipes: .blank,
      chrome: .blank, deltas: [], rows: [], stops: [])
  }

  mutating func pass(through record: inout Record) {
    record.pass(&name)
    record.pass(&framework)
    record.pass(&place)
    record.pass(&screen)
    record.pass(&way)
    record.pass(&isUnmade)
    record.pass(&isTooLarge)
    record.pass(&isWeb)
    record.pass(&isOpaque)
    record.pass(&opaqueNames)
    record.pass(&swipes)
    record.pass(&chrome)
    record.pass(&deltas)
    record.pass(&rows)
    record.pass(&stops)
    record.pass(&stopCount)
  }
}

extension Delta: Recorded {
  static var blank: Delta { Delta(reason: .blank, perRow: 0) }

  mutating func pass(through record: inout Record) {
    record.pass(&reason)
    record.pass(&perRow)
    record.pass(&swipes)
  }
}

extension Stop: Recorded {
  static var blank: Stop {
    Stop(
      place: .blank, count: 0, label: nil, speech: "", role: "", confidence: .blank, hint: nil,
      group: nil, isChrome: false, actions: [])
  }

  mutating func pass(through record: inout Record) {
    record.pass(&place)
    record.pass(&count)
    record.pass(&label)
    record.pass(&speech)
    record.pass(&role)
    record.pass(&confidence)
    record.pass(&hint)
    record.pass(&group)
    record.pass(&isChrome)
    record.pass(&barPlace)
    record.pass(&actions)
    record.pass(&row)
  }
}

extension RowReport: Recorded {
  static var blank: RowReport {
    RowReport(place: .blank, count: 0, isAssumed: false, stops: .blank, plainStops: 0)
  }

  mutating func pass(through record: inout Record) {
    record.pass(&place)
    record.pass(&count)
    record.pass(&isAssumed)
    record.pass(&stops)
    record.pass(&plainStops)
    record.pass(&outer)
  }
}

extension Place: Recorded {
  static var blank: Place { Place(path: "", line: 0, column: 0) }

  mutating func pass(through record: inout Record) {
    record.pass(&path)
    record.pass(&line)
    record.pass(&column)
  }
}

extension Cost: Recorded {
  static var blank: Cost { Cost(min: 0, max: 0) }

  mutating func pass(through record: inout Record) {
    record.pass(&min)
    record.pass(&max)
    record.pass(&typical)
  }
}

extension BothModels: Recorded {
  static var blank: BothModels { BothModels(guideline: .blank, platform: .blank) }

  mutating func pass(through record: inout Record) {
    record.pass(&guideline)
    record.pass(&platform)
  }
}

// MARK: Of a few things one

extension Framework: Recorded { static var blank: Framework { .swiftUI } }
extension ScreenReason: Recorded { static var blank: ScreenReason { .root } }
extension Delta.Reason: Recorded { static var blank: Delta.Reason { .shape } }
extension Confidence: Recorded { static var blank: Confidence { .inferred } }
extension Severity: Recorded { static var blank: Severity { .minor } }
extension BackButton: Recorded { static var blank: BackButton { .never } }
extension BarPlace: Recorded { static var blank: BarPlace { .leading } }
extension ReadingOutline.Kind: Recorded { static var blank: ReadingOutline.Kind { .view } }
extension Mention.Reason: Recorded { static var blank: Mention.Reason { .part } }
