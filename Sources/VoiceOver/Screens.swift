import Views

/// The reports of a commit, once all its views have been read: what is a screen, and why.
package func reports(of outlines: [ReadingOutline]) -> [ViewReport] {
  var mentions: [TypeID: Set<Mention.Reason>] = [:]
  for outline in outlines {
    for mention in outline.mentions where mention.type != outline.type {
      mentions[mention.type, default: []].insert(mention.reason)
    }
  }
  var reports: [ViewReport] = []
  for outline in outlines {
    if let report = outline.report(mentionedAs: mentions[outline.type] ?? []) {
      reports.append(report)
    }
    reports += outline.inner
  }
  return reports
}

extension ReadingOutline {
  /// The report of a view, given how other views mention it; nil for what shows nothing of its own.
  package func report(mentionedAs mentions: Set<Mention.Reason>) -> ViewReport? {
    var report = report
    switch kind {
    case .view where isLeftOut: break
    case .view:
      // The first of several reasons is the one that is told.
      let reason = mentions.compactMap { ScreenReason($0) }.min { $0.rank < $1.rank }
      let isUnused = mentions.isEmpty && !isPart
      report.screen = reason ?? (hasTitle ? .title : nil) ?? (isUnused ? .unused : nil)
    case .app: report.screen = .root
    case .controller: report.screen = .controller
    case .component: report.screen = nil
    }
    if report.screen == .destination, allowsBack { report.addBackButton() }
    // An app that only names its first screen is none.
    // A class of UIKit that builds nothing itself is none either.
    return kind == .view || report.swipes.guideline.max > 0 ? report : nil
  }
}

extension ReadingOutline {
  /// Nothing of it is a screen.
  mutating func leaveOut() {
    isLeftOut = true
    inner = []
    mentions = []
  }
}

extension ScreenReason {
  init?(_ reason: Mention.Reason) {
    switch reason {
    case .part, .cut: return nil
    case .root: self = .root
    case .tab: self = .tab
    case .destination: self = .destination
    case .sheet: self = .sheet
    case .cover: self = .cover
    case .popover: self = .popover
    }
  }

  fileprivate var rank: Int { ScreenReason.allCases.firstIndex(of: self) ?? 0 }
}

extension ViewReport {
  /// Pushed screens have one more stop, before all others.
  mutating func addBackButton() {
    let one = Cost(min: 1, max: 1)
    swipes = BothModels(guideline: swipes.guideline + one, platform: swipes.platform + one)
    chrome = BothModels(guideline: chrome.guideline + one, platform: chrome.platform + one)
    listBackButton()
  }

  mutating func listBackButton() {
    stops.insert(
      Stop(
        place: place, count: 1, label: nil, speech: "Back. Back Button.",
        role: ElementRole.backButton.rawValue, confidence: .reported, hint: nil, group: nil,
        isChrome: true, actions: []),
      at: 0)
    stopCount += 1
  }
}
