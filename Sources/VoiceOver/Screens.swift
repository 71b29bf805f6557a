import Views

/// The reports of a commit, once all its views have been read: what is a screen, and why.
package func reports(of outlines: [ReadingOutline]) -> [ViewReport] {
  var reasons: [TypeID: ScreenReason] = [:]
  var used: Set<TypeID> = []
  for outline in outlines {
    for mention in outline.mentions where mention.type != outline.type {
      used.insert(mention.type)
      guard let reason = ScreenReason(mention.reason) else { continue }
      if let before = reasons[mention.type], before.rank <= reason.rank { continue }
      reasons[mention.type] = reason
    }
  }
  var reports: [ViewReport] = []
  for outline in outlines {
    var report = outline.report
    switch outline.kind {
    case .view:
      report.screen =
        reasons[outline.type] ?? (outline.hasTitle ? .title : nil)
        ?? (used.contains(outline.type) ? nil : .unused)
    case .app: report.screen = .root
    case .controller: report.screen = .controller
    }
    if report.screen == .destination, outline.allowsBack { report.addBackButton() }
    // An app that only names its first screen is none.
    if outline.kind != .app || report.swipes.guideline.max > 0 { reports.append(report) }
    reports += outline.inner
  }
  return reports
}

extension ScreenReason {
  init?(_ reason: Mention.Reason) {
    switch reason {
    case .part: return nil
    case .root: self = .root
    case .tab: self = .tab
    case .destination: self = .destination
    case .sheet: self = .sheet
    case .cover: self = .cover
    case .popover: self = .popover
    }
  }

  /// The first of several reasons is the one that is told.
  fileprivate var rank: Int { ScreenReason.allCases.firstIndex(of: self) ?? 0 }
}

extension ViewReport {
  /// Pushed screens have one more stop, before all others.
  fileprivate mutating func addBackButton() {
    let one = Cost(min: 1, max: 1)
    swipes = BothModels(guideline: swipes.guideline + one, platform: swipes.platform + one)
    chrome = BothModels(guideline: chrome.guideline + one, platform: chrome.platform + one)
    stops.insert(
      Stop(
        place: place, count: 1, label: nil, speech: "Back. Back Button.",
        role: ElementRole.backButton.rawValue, confidence: .reported, hint: nil, group: nil,
        isChrome: true, actions: []),
      at: 0)
  }
}
