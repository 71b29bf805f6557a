import Scenes

/// One side of a branch, as a screen's report tells of it: what is there only at times.
package struct SideReport: Sendable, Hashable {
  package var place: Place
  /// What has to hold, in the words of the code; nil where these do not tell.
  package var when: String?
  /// It is there whenever the only other side is not.
  package var isOther = false
  /// Nothing that is told stands in its place: it is there beside what is, in another state of the screen.
  package var isBeside = false
  /// Its stops are among those of the report; of one that is left out they are here.
  package var isShown: Bool
  package var stops: [Stop] = []
  /// Of one that is left out, what of its stops is there only at times, and what is there instead: these are the
  /// sides that stand around its stops, and `after` counts these.
  package var sides: [SideReport] = []
  /// What it costs once, in the model whose stops are listed.
  package var swipes: Int
  /// What it stands in.
  package var frames: [StopFrame]
  /// How many stops of the report come before it, or are it.
  package var after: Int
  package var isChrome: Bool

  /// What `when` says of what is left where several questions before have another answer.
  package static let otherwise = CodePhrase.otherwise
}

/// What a stop stands in that is not there once and always: indices into `ViewReport.rows` and `sides`.
package enum StopFrame: Sendable, Hashable {
  case row(Int)
  case side(Int)

  package var side: Int? { if case .side(let number) = self { number } else { nil } }
}

/// The stops of a part, and the sides of its branches.
package struct ListedStops {
  var stops: [Stop] = []
  var sides: [SideReport] = []
  /// The nodes of those that are left out.
  var hidden: Set<Scene.NodeID> = []
}

extension StopWriter {
  /// Writes the sides that are shown, and tells which these are and what is there instead of them.
  mutating func write(
    branch range: Range<Int>, isExhaustive: Bool, of list: ElementList, _ place: Around
  ) {
    let shown = list.shownSides(range, place.repeats)
    let all = list.sides(of: range)
    // What is one of one is always there.
    let asks = tellsSides && !(isExhaustive && all.count == 1)
    let (first, firstSide) = (stops.count, sides.count)
    for (side, repeats) in shown {
      var below = place
      below.repeats = repeats
      if asks {
        below.frames.append(.side(sides.count))
        below.add(list.condition(ofSide: side.lowerBound - 1), isLeftOut: false)
        sides.append(self.side(side, of: list, place, isShown: true))
      }
      write(list, side, below)
    }
    guard asks else { return }
    let isAlone = stops.count == first
    if isAlone { takeOut(emptySidesFrom: firstSide, in: place.frames) }
    let others = all.filter { side in !shown.contains { $0.side == side } }.map { side in
      leftOut(side, of: list, place)
    }
    let wholes = others.compactMap(\.whole)
    if isExhaustive, shown.count == 1, wholes.count == all.count - 1, !wholes.isEmpty,
      wholes.allSatisfy({ isSaid($0.stops, alike: stops[first...]) })
    {
      takeOut(frame: place.frames.count, from: first, sides: firstSide)
      return
    }
    var left = others.flatMap(\.all)
    let isOther = isExhaustive && all.count == 2 && shown.count == 1 && left.count == 1
    for place in left.indices {
      if !isOther { left[place].isOther = false }
      if isAlone { left[place].isBeside = true }
    }
    sides += left
  }

  private func side(
    _ range: Range<Int>, of list: ElementList, _ place: Around, isShown: Bool
  ) -> SideReport {
    let entry = list.entries[range.lowerBound - 1]
    let told = texts.side(entry)
    return SideReport(
      place: told.place, when: told.when, isBeside: entry.isHiddenAtFirst, isShown: isShown,
      swipes: list.cost(range, rowsOnce: false).max, frames: place.frames, after: stops.count,
      isChrome: place.isChrome)
  }

  /// A side that is left out, and what is there instead of all of it.
  private struct LeftOut {
    var whole: SideReport?
    var others: [SideReport] = []

    var all: [SideReport] { (whole.map { [$0] } ?? []) + others }
  }

  /// Nothing of one that has nothing to stop at, or that is never there in what stands around it.
  private mutating func leftOut(
    _ range: Range<Int>, of list: ElementList, _ place: Around
  ) -> LeftOut {
    if range.isEmpty { return LeftOut() }
    var around = place
    if let asked = list.condition(ofSide: range.lowerBound - 1) {
      if place.known.contains(where: { $0.excludes(asked) }) { return LeftOut() }
      around.add(asked, isLeftOut: true)
    }
    let (list, range) = list.reopened(in: range, where: around.leftOut)
    var left = side(range, of: list, place, isShown: false)
    // The sides of its own branches get numbers of their own. What was written waits: a copy of the writer
    // would be one of all that it tells of.
    var waiting = ListedStops()
    swapListed(&waiting)
    around.frames.removeAll { $0.side != nil }
    write(list, range, around)
    swapListed(&waiting)
    let own = left.when
    let rows = around.frames.count
    // What all of its stops need is told of the side, and what is there instead of them is so of all of it.
    let shared = waiting.shared(inside: rows)
    left.when = ListedStops.joined([own] + shared.map { waiting.sides[$0].when })
    // What is there only where something more holds is not there whenever the other side is not.
    left.isOther = shared.isEmpty
    var found = LeftOut()
    if left.swipes > 0, !waiting.stops.isEmpty {
      (left.stops, left.sides) = waiting.without(shared, inside: rows)
      found.whole = left
    }
    for part in waiting.sides where !part.isShown {
      if found.whole != nil, part.stands(inside: shared, rows: rows) { continue }
      let asked = part.frames.compactMap(\.side).map { waiting.sides[$0].when }
      var part = part
      part.when = ListedStops.joined([own] + asked + [part.when])
      part.isBeside = left.isBeside || found.whole != nil && part.isBeside
      (part.frames, part.after, part.isOther) = (place.frames, stops.count, false)
      found.others.append(part)
    }
    if !found.all.isEmpty, let node = texts.node(ofSide: list.entries[range.lowerBound - 1]) {
      hidden.insert(node)
    }
    return found
  }

  private mutating func swapListed(_ other: inout ListedStops) {
    swap(&stops, &other.stops)
    swap(&sides, &other.sides)
    swap(&hidden, &other.hidden)
  }

  /// Nobody hears which of them it is.
  private func isSaid(_ stops: [Stop], alike others: ArraySlice<Stop>) -> Bool {
    stops.count == others.count
      && zip(stops, others).allSatisfy {
        $0.speech == $1.speech && $0.count == $1.count && $0.hint == $1.hint
          && $0.actions == $1.actions
      }
  }

  /// The side that was written last is as good as always there.
  private mutating func takeOut(frame: Int, from first: Int, sides firstSide: Int) {
    for place in stops[first...].indices { stops[place].frames.remove(at: frame) }
    for side in sides[firstSide...].indices.dropFirst() { sides[side].frames.remove(at: frame) }
  }

  /// Of sides in which nothing is told, what is left out is told as standing beside them.
  private mutating func takeOut(emptySidesFrom first: Int, in frames: [StopFrame]) {
    for place in sides[first...].indices where !sides[place].isShown {
      let around = sides[place].frames.dropFirst(frames.count).compactMap(\.side)
      sides[place].when = ListedStops.joined(
        around.map { sides[$0].when } + [sides[place].when])
      (sides[place].frames, sides[place].isOther) = (frames, false)
      sides[place].isBeside = true
    }
  }

  /// Writes to each stop under what condition it is there.
  package mutating func tellWhen() {
    for place in stops.indices {
      stops[place].when = ListedStops.joined(sides.asked(by: stops[place].frames))
    }
    for place in sides.indices {
      let around = sides.asked(by: sides[place].frames)
      sides[place].tellWhen(around)
    }
  }
}

extension SideReport {
  /// The same for one that is left out, with what all around it asks.
  fileprivate mutating func tellWhen(_ around: [String?]) {
    let all = around + [when ?? ListedStops.atTimes]
    for place in stops.indices {
      stops[place].when = ListedStops.joined(all + sides.asked(by: stops[place].frames))
    }
    for place in sides.indices where !sides[place].isShown {
      sides[place].tellWhen(all + sides.asked(by: sides[place].frames))
    }
  }
}

extension SideReport {
  /// Behind so many rows it stands in all of these sides.
  fileprivate func stands(inside sides: [Int], rows: Int) -> Bool {
    frames.dropFirst(rows).starts(with: sides.map { .side($0) })
  }
}

extension [SideReport] {
  fileprivate func asked(by frames: [StopFrame]) -> [String?] {
    frames.compactMap(\.side).map { self[$0].when ?? ListedStops.atTimes }
  }

  /// What is left out, and behind each what is left out inside of it, with all that has to hold for that; of that the
  /// number of the one that it is in, and how many stops of that come before it.
  package var leftOut: [(side: SideReport, inside: Int?, follows: Int)] {
    var found: [(side: SideReport, inside: Int?, follows: Int)] = []
    for side in self where !side.isShown { side.add(to: &found, nil, nil) }
    return found
  }
}

extension SideReport {
  fileprivate typealias Outer = (number: Int, side: SideReport, when: [String?])

  fileprivate func add(
    to found: inout [(side: SideReport, inside: Int?, follows: Int)], _ after: Int?, _ outer: Outer?
  ) {
    var told = self
    if let outer { told.when = ListedStops.joined(outer.when + [when]) }
    told.after = after ?? self.after
    let number = found.count
    found.append((told, outer?.number, self.after))
    for side in sides where !side.isShown {
      let all = [told.when] + sides.asked(by: side.frames)
      side.add(to: &found, told.after, (number, self, all))
    }
  }
}

extension ListedStops {
  static let atTimes = "at times"

  /// The sides that all stops stand in, the outermost first, with no rows in between: behind so many that are around.
  fileprivate func shared(inside rows: Int) -> [Int] {
    func own(_ stop: Stop) -> [Int] {
      stop.frames.dropFirst(rows).prefix { $0.side != nil }.compactMap(\.side)
    }
    var shared = stops.first.map(own) ?? []
    for stop in stops { shared = zip(shared, own(stop)).prefix { $0 == $1 }.map(\.0) }
    return shared
  }

  /// The same without sides that stand around all stops, and without what is there instead of those.
  fileprivate func without(
    _ shared: [Int], inside rows: Int
  ) -> (stops: [Stop], sides: [SideReport]) {
    if shared.isEmpty { return (stops, sides) }
    func inner(_ frames: [StopFrame]) -> [StopFrame] {
      Array(frames.prefix(rows) + frames.dropFirst(rows + shared.count))
    }
    var (stops, sides) = (stops, sides)
    for place in stops.indices { stops[place].frames = inner(stops[place].frames) }
    for place in sides.indices {
      if sides[place].stands(inside: shared, rows: rows) {
        sides[place].frames = inner(sides[place].frames)
      } else {
        // It keeps its number.
        sides[place].isShown = true
      }
    }
    return (stops, sides)
  }

  /// All that has to hold, each once.
  static func joined(_ all: [String?]) -> String? {
    var words: [String] = []
    for text in all {
      if let text, !words.contains(text) { words.append(text) }
    }
    if words.count > 1 { words.removeAll { $0 == atTimes } }
    return words.isEmpty ? nil : together(words)
  }
}

extension ListedStops {
  /// All of that holds; what says that one of several things does stands in parentheses.
  package static func together(_ words: [String]) -> String {
    let told = withoutImplied(words)
    if told.count == 1 { return told[0] }
    return told.map { CodePhrase.isOneOfSeveral($0) ? "(" + $0 + ")" : $0 }
      .joined(separator: " and ")
  }

  /// What is something is there: “count is there” says no more beside “count is not 0”.
  private static func withoutImplied(_ words: [String]) -> [String] {
    let end = " is there"
    return words.filter { text in
      guard text.hasSuffix(end), !CodePhrase.hasParts(text) else { return true }
      let subject = text.dropLast(end.count)
      return !words.contains {
        $0.hasPrefix(subject + " is not ") && $0 != text && !$0.hasSuffix(end)
      }
    }
  }
}

extension ElementList {
  /// The sides of a branch, without the entries that begin them.
  func sides(of branch: Range<Int>) -> [Range<Int>] {
    var sides: [Range<Int>] = []
    var index = branch.lowerBound
    while index < branch.upperBound {
      let end = index + Int(entries[index].span)
      sides.append((index + 1)..<end)
      index = end
    }
    return sides
  }
}

extension Scene {
  func origin(of question: Question) -> Origin? {
    if let side = question.side ?? question.absent {
      return side + 1 < self[side].end ? self[side + 1].origin : self[side].origin
    }
    return question.modifier.map { modifiers[$0].origin }
  }
}
