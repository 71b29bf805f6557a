import Scenes

/// All that is heard around a view where it is shown in one way.
struct Surrounding {
  private var dressing: Dressing?
  fileprivate let back: BackButton

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
      for index in back.indices { back[index].when = ListedStops.atTimes }
    }
    let around = dressing?.stops ?? StopLists()
    return StopLists(
      guideline: back + Self.marked(around.guideline, among: ways, .guideline),
      platform: back + Self.marked(around.platform, among: ways, .platform))
  }

  /// What is not put around the view in each of the ways is there at times.
  private static func marked(
    _ stops: [Stop], among ways: [Surrounding], _ listing: Listing
  ) -> [Stop] {
    guard ways.count > 1 else { return stops }
    return stops.map { stop in
      let isSure = ways.allSatisfy { $0.stops(listing).contains { $0.isSaid(as: stop) } }
      return isSure ? stop : stop.atTimes
    }
  }

  private func stops(_ listing: Listing) -> [Stop] { dressing?.stops[listing] ?? [] }

  /// What other ways put around the view: a title instead of the one that is told, all else beside what is.
  fileprivate func sides(of ways: [Surrounding], _ listing: Listing) -> [SideReport] {
    var told = stops(listing)
    let isTitled = told.contains(where: \.isTitle)
    var sides: [SideReport] = []
    for way in ways.sorted(by: { $0.precedes($1) }) {
      let new = way.stops(listing).filter { stop in !told.contains { $0.isSaid(as: stop) } }
      told += new
      let (bars, titles) = (new.bars.filter { !$0.isTitle }, new.filter(\.isTitle))
      for stops in [titles, bars, new.filter { !$0.isChrome }] where !stops.isEmpty {
        var side = SideReport(
          place: stops[0].place, isBeside: !(isTitled && stops[0].isTitle), isShown: false,
          swipes: stops.reduce(0) { $0 + $1.count }, frames: [], after: 0,
          isChrome: stops[0].isChrome)
        side.stops = stops.map(\.atTimes)
        // Its rows are not among those of the view.
        for place in side.stops.indices {
          (side.stops[place].frames, side.stops[place].row) = ([], nil)
        }
        sides.append(side)
      }
    }
    return sides
  }

  /// The most comes first; of equals the one that is written first.
  fileprivate func precedes(_ other: Surrounding) -> Bool {
    let (own, others) = (swipes.guideline.max, other.swipes.guideline.max)
    guard own == others else { return own > others }
    // A way back in the place of something else adds nothing to the most.
    guard back == other.back else { return back > other.back }
    guard let mine = dressing, let theirs = other.dressing else {
      return dressing != nil && other.dressing == nil
    }
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
      place(sidesFrom: own, around: around[listing], backs: most.back == .never ? 0 : 1)
      for var side in most.sides(of: ways, listing) {
        side.after = stops.place(of: side)
        sides.append(side)
      }
    }
  }

  /// Where what is left out of what is put around it would be among all stops.
  private mutating func place(sidesFrom own: ListedStops, around: [Stop], backs: Int) {
    let ownBars = own.stops.prefix(while: \.isChrome).map(\.barPlace)
    let places = JointBars(ownBars, around: around.bars).placesAround
    for place in sides.indices.dropFirst(own.sides.count) {
      let count = sides[place].after + backs
      if !sides[place].isChrome {
        sides[place].after = own.stops.count + count
      } else if count > 0 {
        sides[place].after = places[count - 1] + 1
      } else {
        sides[place].after = places.first ?? ownBars.count
      }
    }
  }

  /// Lists its own stops between those around it.
  mutating func list(_ own: ListedStops, _ listing: Listing) {
    let outer = around[listing]
    let (ownBars, bars) = (own.stops.prefix(while: \.isChrome), outer.bars)
    let joint = JointBars(ownBars.map(\.barPlace), around: bars)
    stops = joint.joined(ownBars, bars)
    stops += own.stops.dropFirst(ownBars.count) + outer.filter { !$0.isChrome }
    stopCount = stops.count
    sides = own.sides + sides.dropFirst(own.sides.count)
    for place in own.sides.indices {
      let (side, count) = (own.sides[place], own.sides[place].after)
      let first = side.isBeside ? side.stops.first?.barPlace : nil
      sides[place].after =
        side.isChrome ? joint.count(before: first, behind: count) : count + bars.count
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
    let firstSide = sides.count
    sides += other.sides.map { side in
      var side = side
      side.number(rowsFrom: first, sidesFrom: firstSide)
      return side
    }
  }
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
    frames = frames.map { $0.numbered(rowsFrom: row, sidesFrom: side) }
  }

  /// With no question that anybody knows.
  fileprivate var atTimes: Stop {
    var stop = self
    if when == nil { stop.when = ListedStops.atTimes }
    return stop
  }

  fileprivate func isSaid(as other: Stop) -> Bool {
    speech == other.speech && role == other.role && isChrome == other.isChrome
      && count == other.count
  }
}

extension SideReport {
  /// Those inside of one that is left out have numbers of their own.
  fileprivate mutating func number(rowsFrom row: Int, sidesFrom side: Int) {
    frames = frames.map { $0.numbered(rowsFrom: row, sidesFrom: side) }
    for place in stops.indices { stops[place].number(rowsFrom: row, sidesFrom: 0) }
    for place in sides.indices { sides[place].number(rowsFrom: row, sidesFrom: 0) }
  }
}

extension StopFrame {
  fileprivate func numbered(rowsFrom row: Int, sidesFrom side: Int) -> StopFrame {
    switch self {
    case .row(let number): .row(number + row)
    case .side(let number): .side(number + side)
    }
  }
}

extension [Stop] {
  /// Where what some way puts around them is told.
  fileprivate func place(of side: SideReport) -> Int {
    guard side.isChrome, let first = side.stops.first else { return count }
    if !side.isBeside, let title = firstIndex(where: \.isTitle) { return title + 1 }
    return firstIndex { !$0.isChrome || $0.barPlace > first.barPlace } ?? count
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
