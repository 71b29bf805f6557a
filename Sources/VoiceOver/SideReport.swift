import Scenes

/// One side of a branch, as a screen's report tells of it: what is there only at times.
package struct SideReport: Sendable, Hashable {
  package var place: Place
  /// What has to hold, in the words of the code; nil where these do not tell.
  package var when: String?
  /// It is there whenever the only other side is not.
  package var isOther = false
  /// It is there at times beside all that is told, and nothing instead of it: what state hides at first.
  package var isBeside = false
  /// Its stops are among those of the report; of one that is left out they are here.
  package var isShown: Bool
  package var stops: [Stop] = []
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
        sides.append(self.side(side, of: list, place, isShown: true))
      }
      write(list, side, below)
    }
    guard asks else { return }
    let others = all.filter { side in !shown.contains { $0.side == side } }.map { side in
      leftOut(side, of: list, place)
    }
    var left = others.compactMap(\.first)
    if isExhaustive, shown.count == 1, left.count == all.count - 1, !left.isEmpty,
      left.allSatisfy({ isSaid($0.stops, alike: stops[first...]) })
    {
      takeOut(frame: place.frames.count, from: first, sides: firstSide)
      return
    }
    left = others.flatMap { $0 }
    let isOther = isExhaustive && all.count == 2 && shown.count == 1 && left.count == 1
    for place in left.indices where !isOther { left[place].isOther = false }
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

  /// A side, and what is there instead of parts of it; empty for one that has nothing to stop at.
  private mutating func leftOut(
    _ range: Range<Int>, of list: ElementList, _ place: Around
  ) -> [SideReport] {
    if range.isEmpty { return [] }
    var around = place
    if let asked = list.condition(ofSide: range.lowerBound - 1) { around.leftOut.append(asked) }
    let (list, range) = list.reopened(in: range, where: around.leftOut)
    var left = side(range, of: list, place, isShown: false)
    guard left.swipes > 0 else { return [] }
    if let node = texts.node(ofSide: list.entries[range.lowerBound - 1]) { hidden.insert(node) }
    // The sides of its own branches get numbers of their own. What was written waits: a copy of the writer
    // would be one of all that it tells of.
    var waiting = ListedStops()
    swapListed(&waiting)
    around.frames.removeAll { $0.side != nil }
    write(list, range, around)
    swapListed(&waiting)
    let own = left.when
    // What all of its stops need is told of the side.
    let shared = waiting.shared()
    left.when = ListedStops.joined([own] + shared.map { waiting.sides[$0].when })
    // What is there only where something more holds is not there whenever the other side is not.
    left.isOther = shared.isEmpty
    left.stops = waiting.stops.map { waiting.told($0, place.frames, in: shared) }
    let after = stops.count
    let parts = waiting.sides.filter { !$0.isShown }.map { part in
      var part = part
      let around = part.frames.compactMap(\.side)
      part.when = ListedStops.joined([own] + around.map { waiting.sides[$0].when } + [part.when])
      (part.frames, part.after, part.isOther) = (place.frames, after, false)
      part.stops = part.stops.map { waiting.told($0, place.frames, in: around) }
      return part
    }
    return [left] + parts
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
    for side in sides[firstSide...].indices.dropFirst() {
      sides[side].frames.remove(at: frame)
      for place in sides[side].stops.indices { sides[side].stops[place].frames.remove(at: frame) }
    }
  }

  /// Writes to each stop under what condition it is there.
  package mutating func tellWhen() {
    for place in stops.indices {
      stops[place].when = when(stops[place].frames)
    }
    for side in sides.indices {
      for place in sides[side].stops.indices {
        let stop = sides[side].stops[place]
        sides[side].stops[place].when = when(
          stop.frames, and: [sides[side].when ?? ListedStops.atTimes, stop.when])
      }
    }
  }

  private func when(_ frames: [StopFrame], and own: [String?] = []) -> String? {
    ListedStops.joined(
      frames.compactMap(\.side).map { sides[$0].when ?? ListedStops.atTimes } + own)
  }
}

extension ListedStops {
  static let atTimes = "at times"

  /// The sides that all stops stand in, the outermost first.
  fileprivate func shared() -> [Int] {
    var shared = stops.first?.frames.compactMap(\.side) ?? []
    for stop in stops {
      let own = stop.frames.compactMap(\.side)
      shared = zip(shared, own).prefix { $0 == $1 }.map(\.0)
    }
    return shared
  }

  /// A stop of a side that is left out, with what has to hold in that side besides what all of it needs.
  fileprivate func told(_ stop: Stop, _ around: [StopFrame], in shared: [Int]) -> Stop {
    var stop = stop
    let inner = stop.frames.compactMap(\.side).filter { !shared.contains($0) }
    let own = inner.map { sides[$0].when ?? Self.atTimes }
    stop.when = Self.joined([stop.when] + own)
    let rows = around.count { $0.side == nil }
    stop.frames = around + stop.frames.dropFirst(rows).filter { $0.side == nil }
    return stop
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
    if let side = question.side {
      return side + 1 < self[side].end ? self[side + 1].origin : self[side].origin
    }
    return question.modifier.map { modifiers[$0].origin }
  }
}
