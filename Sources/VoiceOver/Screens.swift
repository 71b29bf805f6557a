package import Scenes
import Views

/// What is the same of a screen, whichever view shows it.
package struct ScreenLikeness: Sendable, Hashable {
  var way: [Place]
  var screen: ScreenReason?
  var swipes: BothModels
  var chrome: BothModels
}

/// A view that shows a screen, and the name that this has there.
package struct Shower: Sendable, Hashable, Comparable {
  package var path: String
  /// The view's place among the types of its file.
  package var number: Int32
  package var name: String

  package init(path: String, number: Int32, name: String) {
    self.path = path
    self.number = number
    self.name = name
  }

  package static func < (a: Shower, b: Shower) -> Bool {
    (a.path, a.number, a.name) < (b.path, b.number, b.name)
  }
}

extension ViewReport {
  /// Nil for what only its own view shows.
  package var likeness: ScreenLikeness? {
    way.isEmpty ? nil : ScreenLikeness(way: way, screen: screen, swipes: swipes, chrome: chrome)
  }
}

extension ReadingOutline {
  /// The report of a view, given how other views show it; nil for what shows nothing of its own.
  package func report(shown manners: Set<Mention.Manner>) -> ViewReport? {
    var report = report
    // One that only leads to its pages is none of them.
    if kind == .view, hasPages, report.swipes.guideline.max == 0 { return nil }
    switch kind {
    case .view where isLeftOut, .controller where isLeftOut: break
    case .view:
      let reason = ScreenReason(first: manners)
      let isUnused = manners.isEmpty && !isPart && !PartNames.isPart(report.name)
      // The title of a part is that of the screen around it, which counts all that the part shows.
      let isHeld = manners.contains { $0.reason == .part }
      let isPage = !isHeld && manners.contains { $0.reason == .page }
      report.screen =
        reason ?? (hasTitle && !isHeld ? .title : nil) ?? (isPage ? .page : nil)
        ?? (isUnused ? .unused : nil)
    case .app: report.screen = .root
    case .controller:
      let reason = ScreenReason(first: manners)
      report.screen = reason ?? .controller
      if !manners.isEmpty, manners.allSatisfy(\.isBare) { report.leaveOutBars() }
    case .component: report.screen = nil
    }
    // Where it is pushed and is a sheet as well, there is a way back at times.
    var told = manners.filter {
      ScreenReason($0.reason) == report.screen
        || $0.reason != .rootOfSeveral && ScreenReason($0.reason) != nil
    }
    // So there is where the stack that pushes it may begin with it.
    if told.allSatisfy({ $0.reason == .destination }) {
      told.formUnion(manners.filter { $0.reason == .page })
    }
    report.surround(with: told.map { Surrounding($0, of: self) }, listing)
    // An app that only names its first screen is none.
    // A class of UIKit that builds nothing itself is none either, unless something shows it.
    if kind == .controller, let screen = report.screen, screen != .controller { return report }
    return kind == .view || report.swipes.guideline.max > 0 ? report : nil
  }
}

extension ViewReport {
  /// Bars are those of a navigation controller, which is not there.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller
  fileprivate mutating func leaveOutBars() {
    swipes = swipes - chrome
    chrome = .none
    // The sides that stay have other numbers then.
    var numbers: [Int] = []
    for side in sides { numbers.append((numbers.last ?? -1) + (side.isChrome ? 0 : 1)) }
    sides.removeAll(where: \.isChrome)
    for place in sides.indices {
      sides[place].after -= stops.prefix(sides[place].after).count(where: \.isChrome)
      sides[place].frames = Self.renumbered(sides[place].frames, numbers)
    }
    stopCount -= stops.count(where: \.isChrome)
    stops.removeAll(where: \.isChrome)
    for place in stops.indices {
      stops[place].frames = Self.renumbered(stops[place].frames, numbers)
    }
  }

  private static func renumbered(_ frames: [StopFrame], _ numbers: [Int]) -> [StopFrame] {
    frames.map { frame in
      guard let side = frame.side, numbers.indices.contains(side) else { return frame }
      return .side(max(0, numbers[side]))
    }
  }
}

extension ReadingOutline {
  /// Nothing of it is a screen.
  package mutating func leaveOut() {
    isLeftOut = true
    inner = []
    mentions = []
  }
}

extension ScreenReason {
  /// The first of several reasons, which is the one that is told.
  ///
  /// An app beside others that shows one feature says less than what shows that feature in the app itself.
  fileprivate init?(first manners: Set<Mention.Manner>) {
    let told = manners.filter { $0.reason != .rootOfSeveral }.compactMap { Self($0.reason) }
    if let first = told.min(by: { $0.rank < $1.rank }) {
      self = first
    } else if manners.contains(where: { $0.reason == .rootOfSeveral }) {
      self = .root
    } else {
      return nil
    }
  }

  init?(_ reason: Mention.Reason) {
    switch reason {
    case .part, .cut, .page: return nil
    case .root, .rootOfSeveral: self = .root
    case .tab: self = .tab
    case .destination: self = .destination
    case .sheet: self = .sheet
    case .cover: self = .cover
    case .popover: self = .popover
    }
  }

  fileprivate var rank: Int { ScreenReason.allCases.firstIndex(of: self) ?? 0 }
}
