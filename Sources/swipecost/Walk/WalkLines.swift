import VoiceOver

/// The stops of a report as lines, numbered by swipes, with rows and what is there at times around them.
struct WalkLines {
  struct Line {
    /// The number, and how far in it stands.
    var lead = ""
    var strong = ""
    var text = ""
    var notes: [String] = []

    /// Nothing stands before its notes.
    var isNote: Bool { strong.isEmpty && text.isEmpty }
  }

  private(set) var all: [Line] = []
  private let report: ViewReport
  /// Those of the report, or of a side that is left out.
  private var stops: [Stop]
  private var sides: [SideReport]
  private let model: ShownModel
  private let listsAll: Bool
  private let tone: Tone
  private let width: Int
  /// The swipe that leads to the next stop; nil where that is left out.
  private var number: Int? = 1
  private var actions: [String] = []
  private var group: String?
  private var told: Set<Int> = []

  init(_ report: ViewReport, model: ShownModel, listsAll: Bool, tone: Tone) {
    self.report = report
    (stops, sides) = (report.stops, report.sides)
    self.model = model
    self.listsAll = listsAll
    self.tone = tone
    let most = report.stops.reduce(0) { $0 + $1.count }
    width = max(4, String(most).count + 1)
  }

  mutating func write() {
    let bars = stops.prefix(while: \.isChrome).count
    if bars > 0 || sides.contains(where: { $0.isChrome && !$0.isShown }) {
      all.append(Line())
      let name = bars > 0 ? WalkWords.bars(stops[..<bars]) : "bars"
      let cost = model == .guideline ? report.chrome.guideline : report.chrome.platform
      all.append(Line(lead: "  ", notes: ["\(name), \(WalkWords.swipes(cost))"]))
      write(0..<bars, Level(isChrome: true))
    }
    let inside = bars..<stops.count
    if !inside.isEmpty { all.append(Line()) }
    write(inside, Level())
  }

  /// Where stops stand.
  private struct Level {
    var frames: [StopFrame] = []
    /// How often what is around repeats them.
    var times = 1
    var indent = 0
    /// Told at the one stop that is there under these conditions.
    var when: [String?] = []
    var isChrome = false
  }

  private mutating func write(_ range: Range<Int>, _ level: Level) {
    let depth = level.frames.count
    var index = range.lowerBound
    while index < range.upperBound {
      leftOut(at: index, from: range.lowerBound, to: range.upperBound, level)
      let stop = stops[index]
      guard stop.frames.count > depth else {
        enter(stop.spoken?.group ?? stop.group, level)
        write(stop, level)
        index += 1
        continue
      }
      let frame = stop.frames[depth]
      var end = index + 1
      while end < range.upperBound, stops[end].frames.count > depth,
        stops[end].frames[depth] == frame
      {
        end += 1
      }
      write(index..<end, frame, level)
      index = end
    }
    leftOut(at: range.upperBound, from: range.lowerBound, to: range.upperBound, level)
  }

  private mutating func write(_ range: Range<Int>, _ frame: StopFrame, _ level: Level) {
    var inner = level
    inner.frames.append(frame)
    switch frame {
    case .row(let row): write(rows: range, report.rows[row], level, inner)
    case .side(let side):
      inner.when.append(sides[side].when)
      // Conditions with nothing else between them are told as one.
      if !isOne(range, below: inner.frames.count), !isOneSide(range, below: inner.frames) {
        all.append(Line(lead: margin(level.indent), notes: only(inner.when)))
        inner.indent += 1
        inner.when = []
      }
      write(range, inner)
    }
  }

  /// One stop, with nothing but conditions around it from there on.
  private func isOne(_ range: Range<Int>, below depth: Int) -> Bool {
    range.count == 1
      && stops[range.lowerBound].frames.dropFirst(depth).allSatisfy { $0.side != nil }
  }

  /// All of them are in one more side, and nothing is there instead of it.
  private func isOneSide(_ range: Range<Int>, below frames: [StopFrame]) -> Bool {
    let next = stops[range.lowerBound].frames.dropFirst(frames.count).first
    guard next?.side != nil else { return false }
    return stops[range].allSatisfy { $0.frames.dropFirst(frames.count).first == next }
      && !sides.contains { !$0.isShown && $0.frames == frames }
  }

  private mutating func write(
    rows range: Range<Int>, _ row: RowReport, _ level: Level, _ inner: Level
  ) {
    let swipes = stops[range].reduce(0) { $0 + $1.count } / max(1, level.times)
    let each = row.count > 0 && swipes % row.count == 0 ? " of \(swipes / row.count)" : ""
    let first = number
    let counted = "\(row.count) row\(row.count == 1 ? "" : "s")\(each)"
    let title = title(ofRows: counted, swipes)
    let assumed = row.isAssumed ? ", \(row.count) row\(row.count == 1 ? "" : "s") assumed" : ""
    all.append(
      Line(
        lead: margin(level.indent), strong: title,
        notes: only(level.when) + [tone.words(for: row.place, in: report) + assumed]))
    var inner = inner
    inner.times = level.times * max(1, row.count)
    inner.indent += 1
    inner.when = []
    if isListed(range, row, inner) {
      write(each: range, row, inner)
    } else {
      write(range, inner)
    }
    number = first.map { $0 + swipes }
  }

  private func title(ofRows counted: String, _ swipes: Int) -> String {
    guard let number, swipes > 0 else { return swipes == 0 ? "no rows" : counted }
    return swipes == 1
      ? "swipe \(number): \(counted)" : "swipes \(number) to \(number + swipes - 1): \(counted)"
  }

  /// What is said in each row is known, and nothing else stands in them.
  private func isListed(_ range: Range<Int>, _ row: RowReport, _ level: Level) -> Bool {
    let stops = self.stops[range]
    return stops.contains { !$0.each.isEmpty } && stops.count * row.count <= Self.mostLines
      && level.times == row.count
      && stops.allSatisfy { stop in
        stop.frames.starts(with: level.frames) && stop.count == row.count
          && stop.frames.dropFirst(level.frames.count).allSatisfy { $0.side != nil }
      }
      && !sides.contains { !$0.isShown && $0.frames.starts(with: level.frames) }
  }

  /// Of more, what is said in all of them is told once.
  private static let mostLines = 60

  private mutating func write(each range: Range<Int>, _ row: RowReport, _ level: Level) {
    var level = level
    level.times = 1
    for place in 0..<row.count {
      for var stop in stops[range] {
        enter(stop.spoken?.group ?? stop.group, level)
        if stop.each.count == row.count {
          stop.speech = stop.each[place]
          stop.spoken?.speech = stop.each[place]
        }
        stop.count = 1
        var inner = level
        let sides = stop.frames.dropFirst(level.frames.count).compactMap(\.side)
        inner.when = sides.map { self.sides[$0].when }
        write(stop, inner)
      }
    }
  }

  /// The name of a group is heard on the way into it.
  private mutating func enter(_ name: String?, _ level: Level) {
    if let name, name != group {
      let cut = name.count > 100 ? name.prefix(99) + "…" : name[...]
      all.append(Line(lead: margin(level.indent), notes: [tone.said("in “\(cut)”")]))
    }
    group = name
  }

  private mutating func write(_ stop: Stop, _ level: Level) {
    // Bars have no rows: tabs of a list are told one after the other.
    if stop.isChrome, stop.each.count > 1, stop.each.count * level.times == stop.count {
      for speech in stop.each {
        var one = stop
        (one.speech, one.count, one.each) = (speech, level.times, [])
        one.spoken?.speech = speech
        write(one, level)
      }
      return
    }
    let isThere = stop.count > 0
    var line = line(of: stop, isThere ? number.map { String($0) } ?? "" : "", level)
    if stop.count < level.times {
      line.notes.append("in \(stop.count) of \(level.times) rows")
    }
    // Bars have no line for rows: there, each stop says how often it is.
    let times = stop.count / level.times
    if times > 1 { line.notes.append("\(times) times") }
    // What who shows the screen puts around it has no sides here; of what is left out all hangs on something.
    let isAround = number != nil && stop.frames.isEmpty && stop.when != nil
    let when = isAround ? [nil] : level.when
    line.notes = only(when) + line.notes
    all.append(line)
    if isThere { number = number.map { $0 + max(1, times) } }
  }

  private mutating func line(of stop: Stop, _ number: String, _ level: Level) -> Line {
    let lead = String(repeating: " ", count: max(0, width - number.count)) + number + "  "
    let indent = String(repeating: "  ", count: level.indent)
    var line = Line(
      lead: lead + indent, text: said(stop))
    if let hint = stop.spoken?.hint ?? stop.hint { line.notes.append("hint: \(tone.said(hint))") }
    var names: [String] = []
    for action in stop.spoken?.actions ?? stop.actions where !names.contains(action) {
      names.append(action)
    }
    if !names.isEmpty {
      let told = names.map { $0.isEmpty ? "unnamed" : tone.said($0) }.joined(separator: ", ")
      line.notes.append("actions: " + (names == actions ? "the same" : told))
    }
    actions = names
    return line
  }

  // MARK: What is left out

  /// Sides that are not among the stops, at the place where they would be.
  private mutating func leftOut(at place: Int, from first: Int, to last: Int, _ level: Level) {
    for (number, side) in sides.enumerated()
    where !side.isShown && side.after == place && side.isChrome == level.isChrome
      && !told.contains(number) && side.frames.starts(with: level.frames)
    {
      // What stands further in is told there.
      if side.frames.count > level.frames.count {
        let next = side.frames[level.frames.count]
        let around = [place - 1, place].filter { $0 >= first && $0 < last }
        let isInside = around.contains { index in
          stops[index].frames.dropFirst(level.frames.count).first == next
        }
        if isInside { continue }
      }
      told.insert(number)
      write(leftOut: side, alike(side, after: number), level)
    }
  }

  /// Further cases of one thing that cost as much.
  private mutating func alike(_ side: SideReport, after number: Int) -> [String] {
    guard !listsAll, side.stops.count != 1, let when = side.when, let mark = Self.mark(of: when)
    else { return [] }
    var cases: [String] = []
    for place in sides.indices.dropFirst(number + 1) {
      let other = sides[place]
      guard !other.isShown, other.frames == side.frames, other.after == side.after else { break }
      guard other.swipes == side.swipes, other.stops.count != 1, let more = other.when,
        Self.mark(of: more) == mark
      else { break }
      told.insert(place)
      cases.append(String(more.dropFirst(mark.count)))
    }
    return cases
  }

  /// `phase is ` of `phase is loading`, where nothing else is asked.
  private static func mark(of when: String) -> String? {
    guard !when.contains(" and "), let end = when.firstRange(of: " is ")?.upperBound else {
      return nil
    }
    let rest = when[end...]
    return rest.hasPrefix("not ") || rest.hasPrefix("there") || rest.contains(" is ")
      ? nil : String(when[..<end])
  }

  private mutating func write(leftOut side: SideReport, _ cases: [String], _ level: Level) {
    let around = level.frames.filter { $0.side == nil }
    let isPlain = side.sides.allSatisfy { $0.isShown || $0.frames == around }
    let only = side.stops.count == 1 && side.swipes == 1 && isPlain ? side.stops[0] : nil
    let what = only.map { said($0) }
    let count = WalkWords.swipes(side.swipes)
    all.append(
      Line(
        lead: margin(level.indent),
        notes: [
          instead(of: side, cases) + ": \(what ?? count)" + (cases.isEmpty ? "" : " each")
        ]))
    if listsAll || only != nil { write(inside: side, isOne: only != nil, level) }
  }

  /// What is left out as a list of its own, of which nobody counts the swipes; of one stop that was told, only what is
  /// there beside it.
  private mutating func write(inside side: SideReport, isOne: Bool, _ level: Level) {
    let outer = (stops, sides, number, told, group)
    (stops, sides, number, told) = (side.stops, side.sides, nil, [])
    var inner = level
    inner.frames.removeAll { $0.side != nil }
    inner.indent += 1
    inner.when = []
    if isOne {
      for place in 0...stops.count { leftOut(at: place, from: 0, to: stops.count, inner) }
    } else {
      write(stops.indices, inner)
    }
    (stops, sides, number, told, group) = outer
    actions = []
  }

  private func said(_ stop: Stop) -> String {
    let speech = stop.spoken?.speech ?? stop.speech
    return speech.isEmpty ? "(silence)" : tone.said(speech)
  }

  private func only(_ conditions: [String?]) -> [String] {
    if conditions.isEmpty { return [] }
    var known: [String] = []
    for case let when? in conditions where !known.contains(when) { known.append(when) }
    let told = tone.asked(known.isEmpty ? "" : ListedStops.together(known))
    if told == SideReport.otherwise { return ["only " + told] }
    return [known.isEmpty ? "only at times" : "only when " + told]
  }

  /// The contrary of what was told just before needs no words where it has many.
  private func instead(of side: SideReport, _ cases: [String]) -> String {
    if side.isBeside {
      return side.when.map { "also, when " + tone.asked(([$0] + cases).joined(separator: " or ")) }
        ?? "also, at times"
    }
    guard let when = side.when else { return side.isOther ? "or else" : "or, at times" }
    if when == SideReport.otherwise, cases.isEmpty { return "or else" }
    let isLong = when.contains(" and ") || when.contains(" or ")
    if side.isOther, isLong { return "or else" }
    return "or, when " + tone.asked(([when] + cases).joined(separator: " or "))
  }

  private func margin(_ depth: Int) -> String {
    String(repeating: " ", count: width + 2) + String(repeating: "  ", count: depth)
  }
}
