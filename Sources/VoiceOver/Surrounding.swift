import Scenes

/// All that is heard around a view where it is shown in one way.
struct Surrounding {
  private var dressing: Dressing?
  private var back: BackButton

  /// Of a view that others show.
  init(_ manner: Mention.Manner, of outline: ReadingOutline) {
    dressing = manner.dressing?.fitted(to: outline)
    back =
      manner.reason == .destination ? min(outline.back, manner.dressing?.back ?? .always) : .never
  }

  /// Of code that is pushed where it is written.
  init(back: BackButton) { self.back = back }

  fileprivate var report: ViewReport? { dressing?.report }
  fileprivate var swipes: BothModels { withBack(report?.swipes) }
  fileprivate var chrome: BothModels { withBack(report?.chrome) }

  private func withBack(_ cost: BothModels?) -> BothModels {
    let cost = cost ?? .none
    return switch back {
    case .never: cost
    case .atTimes: cost + .oneOrNone
    case .instead: cost + .oneInstead
    case .always: cost + .one
    }
  }

  fileprivate func stops(at place: Place, among ways: [Surrounding]) -> StopLists {
    var back = back == .never ? [] : [Stop.back(at: place)]
    if self.back == .atTimes || self.back == .instead
      || ways.contains(where: { $0.back < self.back })
    {
      for index in back.indices { back[index].when = "at times" }
    }
    let around = dressing?.stops ?? StopLists()
    return StopLists(guideline: back + around.guideline, platform: back + around.platform)
  }

  /// The most comes first; of equals the one that is written first.
  fileprivate func precedes(_ other: Surrounding) -> Bool {
    let (own, others) = (swipes.guideline.max, other.swipes.guideline.max)
    guard own == others else { return own > others }
    guard let mine = dressing, let theirs = other.dressing else { return other.dressing == nil }
    let (here, there) = (mine.report.place, theirs.report.place)
    guard here == there else {
      return (here.path, here.line, here.column) < (there.path, there.line, there.column)
    }
    return mine.stops.platform.map(\.speech)
      .lexicographicallyPrecedes(theirs.stops.platform.map(\.speech))
  }
}

/// Whether the system adds a way back to the bar of what is pushed.
package enum BackButton: UInt8, Sendable, Comparable {
  case never, atTimes
  /// Where the screen has none of its own items at the leading edge, which are there at times.
  case instead
  case always

  package static func < (a: BackButton, b: BackButton) -> Bool { a.rawValue < b.rawValue }
}

/// The stops of both models.
package struct StopLists: Sendable, Hashable {
  package var guideline: [Stop] = []
  package var platform: [Stop] = []

  package init(guideline: [Stop] = [], platform: [Stop] = []) {
    self.guideline = guideline
    self.platform = platform
  }
}

extension ViewReport {
  /// Adds what is heard around the view: the most that one of several ways adds, and the least.
  mutating func surround(with ways: [Surrounding], _ listing: Listing) {
    guard let most = ways.min(by: { $0.precedes($1) }) else { return }
    swipes = (swipes + most.swipes.from(ways.map(\.swipes))).ordered
    chrome = (chrome + most.chrome.from(ways.map(\.chrome))).ordered
    around = most.stops(at: place, among: ways)
    let own = ListedStops(stops: stops, sides: sides)
    if let other = most.report { add(other) }
    if listing == .nothing {
      stopCount += around.platform.count
    } else {
      list(own, listing)
    }
  }

  /// Lists its own stops between those around it.
  mutating func list(_ own: ListedStops, _ listing: Listing) {
    let outer = listing == .guideline ? around.guideline : around.platform
    let ownBars = own.stops.prefix(while: \.isChrome)
    let (leading, trailing) = (outer.leading, outer.trailing)
    stops = leading + ownBars + trailing
    stops += own.stops.dropFirst(ownBars.count) + outer.filter { !$0.isChrome }
    stopCount = stops.count
    sides = own.sides + sides.dropFirst(own.sides.count)
    for place in own.sides.indices {
      sides[place].after += leading.count + (sides[place].isChrome ? 0 : trailing.count)
    }
  }

  private mutating func add(_ other: ViewReport) {
    isOpaque = isOpaque || other.isOpaque
    isWeb = isWeb || other.isWeb
    opaqueNames = Set(opaqueNames + other.opaqueNames).sorted()
    for unknown in other.unknowns
    where !unknowns.contains(where: { $0.kind == unknown.kind && $0.name == unknown.name }) {
      unknowns.append(unknown)
    }
    for delta in other.deltas {
      if let known = deltas.firstIndex(where: { $0.reason == delta.reason }) {
        deltas[known].perRow += delta.perRow
        deltas[known].swipes += delta.swipes
      } else {
        deltas.append(delta)
      }
    }
    let first = rows.count
    for var row in other.rows {
      row.outer = row.outer.map { $0 + first }
      rows.append(row)
    }
    around.number(rowsFrom: first, sidesFrom: sides.count)
    sides += other.sides
  }
}

extension [Stop] {
  /// In a bar, before what else is in it.
  var leading: [Stop] { filter { $0.isChrome && !$0.isTrailing } }
  var trailing: [Stop] { filter { $0.isChrome && $0.isTrailing } }
}

extension StopLists {
  fileprivate mutating func number(rowsFrom row: Int, sidesFrom side: Int) {
    for index in guideline.indices { guideline[index].number(rowsFrom: row, sidesFrom: side) }
    for index in platform.indices { platform[index].number(rowsFrom: row, sidesFrom: side) }
  }
}

extension Stop {
  fileprivate mutating func number(rowsFrom row: Int, sidesFrom side: Int) {
    self.row? += row
    frames = frames.map { frame in
      switch frame {
      case .row(let number): .row(number + row)
      case .side(let number): .side(number + side)
      }
    }
  }
}

extension BothModels {
  static let none = BothModels(guideline: Cost(min: 0, max: 0), platform: Cost(min: 0, max: 0))
  static let one = BothModels(guideline: Cost(min: 1, max: 1), platform: Cost(min: 1, max: 1))
  static let oneOrNone = BothModels(
    guideline: Cost(min: 0, max: 1), platform: Cost(min: 0, max: 1))

  /// One more where what it stands in the place of is not there, so nothing more at most.
  static let oneInstead = BothModels(
    guideline: Cost(min: 1, max: 0), platform: Cost(min: 1, max: 0))

  static func + (a: BothModels, b: BothModels) -> BothModels {
    BothModels(guideline: a.guideline + b.guideline, platform: a.platform + b.platform)
  }

  /// Without a part of it.
  static func - (whole: BothModels, part: BothModels) -> BothModels {
    BothModels(
      guideline: whole.guideline - part.guideline, platform: whole.platform - part.platform)
  }

  /// Where what a way back gives way to is no stop, there is neither.
  fileprivate var ordered: BothModels {
    var range = self
    range.guideline.min = min(range.guideline.min, range.guideline.max)
    range.platform.min = min(range.platform.min, range.platform.max)
    return range
  }

  /// The same at most, and the least of several at least.
  fileprivate func from(_ all: [BothModels]) -> BothModels {
    var range = self
    for one in all {
      range.guideline.min = min(range.guideline.min, one.guideline.min)
      range.platform.min = min(range.platform.min, one.platform.min)
    }
    return range
  }
}

extension Cost {
  fileprivate static func - (whole: Cost, part: Cost) -> Cost {
    Cost(
      min: Swift.max(0, whole.min - part.min), max: whole.max - part.max,
      typical: Swift.max(0, whole.typical - part.typical))
  }
}

extension Stop {
  /// The system's way back; it has no place in the source but its screen's.
  fileprivate static func back(at place: Place) -> Stop {
    Stop(
      place: place, count: 1, label: nil, speech: "Back. Back Button.",
      role: ElementRole.backButton.rawValue, confidence: .reported, hint: nil, group: nil,
      isChrome: true, actions: [])
  }
}
