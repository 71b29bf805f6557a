import Testing

@testable import VoiceOver

@Suite struct `What several ways put around a view` {
  private func report() -> ViewReport {
    let cost = Cost(min: 1, max: 1)
    let both = BothModels(guideline: cost, platform: cost)
    return ViewReport(
      name: "Shelf", place: Place(path: "Shelf.swift", line: 1, column: 1), screen: nil,
      isOpaque: false, opaqueNames: [], swipes: both, chrome: .none, deltas: [], rows: [],
      stops: [])
  }

  /// They come out of a set, in any order.
  @Test(arguments: [Listing.guideline, .platform, .nothing])
  func `is the same in whichever order the ways come`(listing: Listing) {
    let backs: [BackButton] = [.never, .instead, .atTimes, .always]
    for first in backs {
      for second in backs {
        let ways = [first, second].map { Surrounding(back: $0) }
        var (one, other) = (report(), report())
        one.surround(with: ways, listing)
        other.surround(with: ways.reversed(), listing)
        #expect(one == other, "\(first), \(second)")
      }
    }
  }

  @Test func `tells a way back that stands in the place of something else`() {
    var shelf = report()
    shelf.surround(with: [Surrounding(back: .never), Surrounding(back: .instead)], .platform)
    #expect(shelf.stops.map(\.speech) == ["Back. Back Button."])
    #expect(shelf.stops.first?.when == ListedStops.atTimes)
  }
}
