package import Scenes
package import Views

/// What the interpreter takes for given where source does not tell.
package struct ReadingSettings: Sendable, Equatable {
  /// Rows of a collection of unknown length.
  package var rows = 20
  /// The version of iOS that is looked at: `#available` above it is not.
  ///
  /// Nil: the newest.
  package var target: Int?
  /// Which model's stops a report lists; costs are always in both.
  package var listing: Listing
  /// Views of an app that no code makes are no screens.
  package var leavesOutUnmade: Bool
  /// Other views show all of it and speak for it: what it costs by itself is not asked.
  package var isPart: Bool

  package init(
    rows: Int = 20, target: Int? = nil, listing: Listing = .platform, leavesOutUnmade: Bool = true,
    isPart: Bool = false
  ) {
    self.rows = rows
    self.target = target
    self.listing = listing
    self.leavesOutUnmade = leavesOutUnmade
    self.isPart = isPart
  }
}

/// One view of the repository, read by itself, with everything in it.
package struct Reading: Sendable {
  package var type: TypeID
  package var outline: ReadingOutline
  package var scene: Scene
  /// The view itself, and then what it shows apart: sheets, destinations, other tabs.
  package var parts: [ScenePart]
  /// The view itself, and then those screens that are written in place, as the outline tells of them.
  package var screens: [ScenePart]
  /// The stops of these, as their reports list them.
  var listed: [ListedStops]
  /// The oldest iOS that the view's code runs on, where the commit names one.
  package var target: DeploymentTarget?
  /// What was asked on the way: when an answer changes, the reading does.
  package var lookups: Lookups
}

/// Which stops a report lists; who only counts them saves writing what is said at each.
package enum Listing: Sendable { case guideline, platform, nothing }

/// The part of a reading that is kept: what a commit's reports are made of.
package struct ReadingOutline: Sendable {
  package var type: TypeID
  /// As the view stands alone; what makes it a screen is known when all views are.
  package var report: ViewReport
  /// Screens without a view type of their own: the content of a sheet that is written in place.
  package var inner: [ViewReport]
  package var mentions: [DressedMention]
  /// Its own code sets a navigation title.
  package var hasTitle: Bool
  /// A navigation title is set in it, by whatever code.
  package var isTitled: Bool
  /// The bar at the top is hidden.
  package var hidesBar: Bool
  /// Whether the system adds a back button where the view is pushed.
  package var back: BackButton
  package var kind: Kind
  /// Which stops its reports list.
  package var listing: Listing
  /// No code of the app makes it, and so nothing of it is told.
  package var isLeftOut = false
  /// Some code makes it as a part of something, which need not be a view that was read.
  package var isPart = false
  /// It has a page for each of several cases, which are screens.
  package var hasPages = false
  /// Something in its own code is unknown, and heard.
  package var isUnknown = false
  /// The views in it that are read by themselves, where what is unknown in them is heard in it as well.
  package var hears: [TypeID] = []

  package enum Kind: UInt8, Sendable {
    case view, app
    /// Of UIKit: a view controller; a view or cell.
    case controller, component

    package var framework: Framework {
      switch self {
      case .view, .app: .swiftUI
      case .controller, .component: .uiKit
      }
    }
  }

  package init(
    type: TypeID, report: ViewReport, inner: [ViewReport], mentions: [DressedMention],
    hasTitle: Bool,
    isTitled: Bool, hidesBar: Bool, back: BackButton, kind: Kind, listing: Listing = .nothing
  ) {
    self.type = type
    self.report = report
    self.inner = inner
    self.mentions = mentions
    self.hasTitle = hasTitle
    self.isTitled = isTitled
    self.hidesBar = hidesBar
    self.back = back
    self.kind = kind
    self.listing = listing
  }
}

/// A subtree of a scene with its elements in both models.
package struct ScenePart: Sendable {
  /// The node below which it lies; -1 for the view as a whole.
  package var node: Scene.NodeID
  package var role: NodeRole
  package var platform: Elements
  package var guideline: Elements
  /// Whether the system adds a back button where this is pushed.
  package var back: BackButton
  /// The bar at the top is hidden, at least under a condition.
  package var hidesBar: Bool
  /// A title of the bar is heard.
  package var hasTitle: Bool
  /// The bar at the top is hidden, and what is in it.
  package var hidesBarItems: Bool
  /// Nothing in it is counted otherwise in one model than in the other: both lists are one.
  package var isAlike: Bool
}
