/// Stops that are there only at times.
extension SceneLayout {
  /// Stops are listed in the order in which they are numbered.
  mutating func number(whensOf listed: ListedStops) {
    let stops = listed.stops
    hidden = listed.hidden
    let bars = stops.prefix(while: \.isChrome).count
    for (place, stop) in stops.enumerated() {
      let at =
        place < bars ? jointBars.guideline.place(ofOwn: place) : around.guideline.inBars + place
      whens[at + 1] = stop.when
    }
  }

  /// What the stops of a node ask, where all of them ask the same.
  func when(_ numbers: [Int]) -> String? {
    guard let first = numbers.first, let when = whens[first] else { return nil }
    return numbers.allSatisfy { whens[$0] == when } ? when : nil
  }
}
