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
      fitted.report.swipes = report.swipes - report.chrome
      fitted.report.chrome = .none
      fitted.stops.guideline.removeAll(where: \.isChrome)
      fitted.stops.platform.removeAll(where: \.isChrome)
    } else if outline.isTitled, hasTitle {
      fitted.report.swipes = report.swipes - .one
      fitted.report.chrome = report.chrome - .one
      fitted.stops.guideline.removeTitle()
      fitted.stops.platform.removeTitle()
    }
    return fitted
  }
}

extension [Stop] {
  fileprivate mutating func removeTitle() {
    if let title = firstIndex(where: { $0.isChrome && $0.role == ElementRole.header.rawValue }) {
      remove(at: title)
    }
  }
}
