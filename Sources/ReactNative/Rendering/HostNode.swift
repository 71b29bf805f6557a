internal import Components

/// What a component comes to once all components of the repository are taken apart: elements of React
/// Native and of packages that are known.
indirect enum HostNode: Sendable, Equatable {
  case element(HostElement)
  /// Text between tags; it is seen only inside a `Text`.
  case text(SourcedText)
  /// All that a part of a Text says, and what decides about it.
  case words(SourcedText, Set<UInt64>)
  /// A value between tags that only a run would tell: text inside a `Text`, elsewhere anything.
  case value(ScriptUnknown, HostSite)
  case branch(HostBranch)
  case rows(HostRows)
  /// A component that nobody here knows, around its children.
  case unknown(HostUnknown)
  /// What a component came to that was evaluated for other data; gone when all is evaluated.
  case renamed([UInt64: UInt64], [HostNode])
  /// What a component came to that is used there; gone when all is evaluated.
  case used(HostUse, [HostNode])
  /// A bar above or below the content.
  case chrome(HostChrome)
}

indirect enum HostChrome: Sendable, Equatable {
  case tabs([HostTab])
  /// Those above the pages of a navigator that may stand below other content: they are read where they stand.
  case topTabs([HostTab])
  /// What an app draws in the place of a bar.
  case nodes([HostNode])
  /// The bar of a screen that is shown inside another one.
  case bar(HostBar, HostSite)
}

struct HostTab: Sendable, Equatable {
  var label: SourcedText
  var site: HostSite
}

struct HostElement: Sendable, Equatable {
  var kind: HostKind
  var props: ScriptObject
  var children: [HostNode] = []
  /// Of a Text the Texts in it that something is done with: its children are its words alone.
  var links: [HostNode] = []
  var site: HostSite
  var handlers = HostHandlers()
  var origin: HostOrigin
  /// A package writes it, with what it says: its user writes what is inside.
  var isMadeByPackage = false
  /// Nobody read what makes it: what it is is told by its name, or by what it is handed.
  var isGuessed = false
}

/// What a finger sets off.
struct HostHandlers: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case tap, longPress, touch, swipe }
  /// By kind, with what is called: the same where the same is.
  var subjects: [Kind: UInt64] = [:]
  var onlyDismissesKeyboard = false
  /// It does something where VoiceOver activates it, whatever a finger does.
  var answersActivation = false
}

/// Sides in order, of which the first is shown whose condition holds; the last always does.
struct HostBranch: Sendable, Equatable {
  struct Side: Sendable, Equatable {
    var condition: ScriptCondition
    var nodes: [HostNode]
  }
  var sides: [Side]
  var site: HostSite
  /// Sides of a function that returns in several places.
  var isOfReturns = false
}

struct HostRows: Sendable, Equatable {
  var count: Int
  var isAssumed: Bool
  var nodes: [HostNode]
  var site: HostSite
  /// Of the list that shows them.
  var origin: HostOrigin?
  /// What tells each of them from the others.
  var turn: ScriptTurn?
}

struct HostUnknown: Sendable, Equatable {
  enum Reason: Sendable, Hashable {
    case package, code, system, limit
    /// It is in itself once more: how deep that goes is data, of which one more is enough to tell.
    case repetition
  }
  var name: String
  var reason: Reason
  var children: [HostNode] = []
  var props = ScriptObject()
  var site: HostSite
  /// Its user says what happens once somebody presses or changes it.
  var isUsed = false
}

/// What is shown over the component that writes it.
struct HostPresentation: Sendable, Equatable {
  var suffix: String
  var reason: Reason
  var nodes: [HostNode]
  var site: HostSite
  /// The component that writes it.
  var writer: ComponentKey?
  enum Reason: Sendable { case cover, sheet }
}

/// Written elements that were met, and which of them is nothing known.
struct HostTally: Sendable, Equatable {
  var isKnown: [HostSite: Bool] = [:]
}

/// What a host element is to the listener (React Native, the view of each component for iOS, such as
/// `RCTParagraphComponentView` and `RCTTextInputComponentView`).
enum HostKind: Sendable, Hashable {
  /// A box: an element only where its author says so.
  case view
  case text
  /// Pressable and its elder kin.
  case touchable
  /// It makes its one child the element.
  case touchableChild
  /// A button of gesture-handler, which is no element.
  case plainButton
  case button
  case image
  /// A picture behind its children.
  case backdrop
  case textInput
  case `switch`
  case activity
  /// A bar that says how far something is.
  case progress
  /// A Text with a character of an icon font.
  case icon
  /// Svg, Lottie, images of other packages.
  case picture
  case slider
  case picker
  /// A Text with role link around its children.
  case link
  /// A map, a web page, a camera: at least one stop.
  case opaque
}

extension HostElement {
  /// Something is done with it, whoever its user is.
  var isControl: Bool {
    switch kind {
    case .touchable, .touchableChild, .button, .switch, .textInput, .slider, .picker: true
    case .view, .text, .plainButton, .backdrop, .link, .image, .activity, .progress, .icon,
      .picture, .opaque:
      false
    }
  }
}
