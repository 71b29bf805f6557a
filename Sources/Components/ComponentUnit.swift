package import VoiceOver

/// One component of an app, read from source, with what it shows apart from itself.
package struct ComponentUnit: Sendable, Hashable {
  package var path: String
  /// Unique in its file.
  package var name: String
  package var own: ComponentScreen
  /// Dialogs, sheets and modals that are written in place, by names of their own: `Inbox.modal`.
  package var inner: [ComponentScreen]
  /// All files that it was read from.
  package var sources: [String]
  /// A screen, or what no screen shows: findings in it are told.
  package var isWhole: Bool
  package var framework: Framework
  /// The app has tables of texts, so that a text in code is the same in every language.
  package var isLocalized = false

  package init(
    path: String, name: String, own: ComponentScreen, inner: [ComponentScreen] = [],
    sources: [String] = [], isWhole: Bool, framework: Framework
  ) {
    self.path = path
    self.name = name
    self.own = own
    self.inner = inner
    self.sources = sources
    self.isWhole = isWhole
    self.framework = framework
  }
}

/// What is shown at a time, in both models.
package struct ComponentScreen: Sendable, Hashable {
  package var name: String
  package var place: Place
  /// Why it is a screen; nil for what is only a part of others.
  package var reason: ScreenReason?
  package var platform: PieceLists
  package var guideline: PieceLists
  /// Of the reasons why both differ those that were met, in the order in which they are taken away, each with what is
  /// left without it and those before it; the last is the platform model.
  package var without: [ComponentDifference]
  /// It shows a web page: what is in that is not counted.
  package var isWeb = false

  package init(
    name: String, place: Place, reason: ScreenReason?, platform: PieceLists,
    guideline: PieceLists, without: [ComponentDifference] = []
  ) {
    self.name = name
    self.place = place
    self.reason = reason
    self.platform = platform
    self.guideline = guideline
    self.without = without
  }
}

package struct ComponentDifference: Sendable, Hashable {
  package var reason: Delta.Reason
  package var lists: PieceLists

  package init(_ reason: Delta.Reason, _ lists: PieceLists) {
    self.reason = reason
    self.lists = lists
  }
}
