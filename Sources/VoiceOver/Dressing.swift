package import Scenes
package import Views

/// A view of the repository that another one shows, and what of that one is heard with it.
package struct DressedMention: Sendable, Hashable {
  package var type: TypeID
  package var manner: Mention.Manner
  package var reason: Mention.Reason { manner.reason }

  init(_ mention: Mention, dressing: Dressing? = nil) {
    type = mention.type
    manner = Mention.Manner(reason: mention.reason, dressing: dressing)
    manner.isBare = mention.isBare
  }
}

extension Mention {
  /// How a view is shown.
  package struct Manner: Sendable, Hashable {
    package var reason: Reason
    /// What the other view puts around it; nil for nothing that is heard.
    package var dressing: Dressing?
    /// See `Mention`.
    package var isBare = false

    package init(reason: Reason, dressing: Dressing? = nil) {
      self.reason = reason
      self.dressing = dressing
    }
  }
}

/// What a view is given around it where it is shown: a title, a button that closes the sheet.
///
/// It is written where the view is shown, and is heard on its screen.
package struct Dressing: Sendable, Hashable {
  /// What it costs by itself; without its stops, which are told in both models.
  package var report: ViewReport
  package var stops: StopLists
  /// One of its stops is a title; that of the view itself would take its place.
  package var hasTitle: Bool
  /// Whether it leaves the back button of the system.
  package var back: BackButton

  package init(
    report: ViewReport, stops: StopLists, hasTitle: Bool, back: BackButton
  ) {
    self.report = report
    self.stops = stops
    self.hasTitle = hasTitle
    self.back = back
  }
}

extension Dressing {
  /// Nothing to hear, and nothing to miss.
  var isPlain: Bool {
    report.swipes.platform.max + report.swipes.guideline.max == 0 && back == .always
  }

  /// What remains of it around a view that has a title, or no bars.
  func fitted(to outline: ReadingOutline) -> Dressing {
    var fitted = self
    if outline.hidesBar {
      fitted.leaveOutBars(outline.listing)
      fitted.report.swipes = report.swipes - report.chrome
      fitted.report.chrome = .none
    } else if outline.isTitled, hasTitle {
      fitted.report.swipes = report.swipes - .one
      fitted.report.chrome = report.chrome - .one
      fitted.leaveOutTitle(outline.listing)
    }
    return fitted
  }

  private mutating func leaveOutBars(_ listing: Listing) {
    let count = stops[listing].bars.count
    stops.guideline.removeAll(where: \.isChrome)
    stops.platform.removeAll(where: \.isChrome)
    for place in report.sides.indices {
      if report.sides[place].isChrome {
        // It keeps its number.
        report.sides[place].isShown = true
      } else {
        report.sides[place].after -= count
      }
    }
  }

  private mutating func leaveOutTitle(_ listing: Listing) {
    let title = stops[listing].firstIndex(where: \.isTitle)
    for list in [\StopLists.guideline, \.platform] {
      if let own = stops[keyPath: list].firstIndex(where: \.isTitle) {
        stops[keyPath: list].remove(at: own)
      }
    }
    for place in report.sides.indices {
      if let title, report.sides[place].after > title { report.sides[place].after -= 1 }
      if report.sides[place].stops.contains(where: \.isTitle) {
        report.sides[place].isShown = true
      }
    }
  }
}

extension Stop {
  /// In a bar, what the screen is called.
  var isTitle: Bool { isChrome && role == ElementRole.header.rawValue }
}

extension StopLists {
  subscript(listing: Listing) -> [Stop] { listing == .guideline ? guideline : platform }
}
