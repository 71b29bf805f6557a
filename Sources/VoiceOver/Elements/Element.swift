package import Scenes
import Views

/// One thing that VoiceOver can focus, or a group of such things.
package struct Element: Sendable {
  package var role: ElementRole
  package var traits: Traits = []
  /// What is said; `.null` says nothing.
  package var label: ValueID = .null
  package var labelSource: LabelSource = .none
  package var value: ValueID = .null
  package var hint: ValueID = .null
  /// Custom actions by name, in the order in which VoiceOver lists them.
  package var actions: [ValueID] = []
  package var hasDefaultAction = false
  /// Its actions at the trailing edge are written out, so the system adds no “Delete”.
  var hasTrailingActions = false
  package var customContent: [CustomContent] = []
  package var inputLabels: ValueID = .null
  package var sortPriority: Double = 0
  package var headingLevel: Int = 0
  /// The node that makes it: a leaf, a control, or the node that an element modifier was applied
  /// to.
  ///
  /// The nodes whose content it speaks or swallows are below.
  package var node: Scene.NodeID
  /// Where it is made: the view's name, or the modifier's.
  package var origin: Origin
  package var confidence: Stop.Confidence
  package var made: Making = .itself
  /// Several nodes' worth of content was swallowed.
  package var merged: Int32 = 0
  /// Not in the repository: at least one element stands here.
  package var isOpaque = false
  /// Something happens when it is pressed, whatever its traits say: of pieces, which tell so.
  package var isPressed = false
  /// How many parts of its label are data: of pieces, which tell so.
  package var data: Int32 = 0
  /// Where in a bar it stands.
  package var barPlace = BarPlace.leading
  /// Its part in a labelled pair.
  package var pair: LabeledPair?
  /// Its place among others of its kind, from 1: tabs, segments; 0 for each row of a list.
  package var place: (index: Int32, count: Int32)?
  /// What was said before `.ignore`; a `.combine` after it says it again in the guideline model.
  var swallowed: ValueID = .null

  package init(
    role: ElementRole, traits: Traits = [], node: Scene.NodeID, origin: Origin,
    confidence: Stop.Confidence
  ) {
    self.role = role
    self.traits = traits
    self.node = node
    self.origin = origin
    self.confidence = confidence
  }

  /// Who made the element.
  package enum Making: UInt8, Sendable {
    /// A view is an element by itself.
    case itself
    /// A property (a label, an action) on something that is none.
    case property
    case combine, ignore, representation
  }

  /// Where the label comes from.
  package enum LabelSource: UInt8, Sendable {
    case none
    /// Text, a title, a label view.
    case content
    /// `accessibilityLabel` and its older forms.
    case explicit
    case assetName, symbolName
  }
}

/// One half of `accessibilityLabeledPair`.
package struct LabeledPair: Sendable, Equatable {
  package var isLabel: Bool
  package var id: ValueID
  package var namespace: ValueID
}

package struct CustomContent: Sendable, Equatable {
  package var label: ValueID
  package var value: ValueID
}

/// What kind of thing an element is; `rawValue` is what reports say.
package enum ElementRole: String, Sendable, CaseIterable {
  case text, image, shape, button, link, toggle, slider, stepper, picker, date, color
  case textField = "text-field"
  case secureField = "secure-field"
  case searchField = "search-field"
  case progress, gauge, tab, menu, chart, header
  case backButton = "back-button"
  case pageControl = "page-control"
  /// Made of nothing that has a role of its own.
  case element
  /// Not in the repository.
  case opaque

  package var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .slider, .stepper, .picker, .date, .color, .textField,
      .secureField, .searchField, .tab, .menu, .backButton, .pageControl:
      true
    case .text, .image, .shape, .progress, .gauge, .chart, .header, .element, .opaque: false
    }
  }

  /// What it does can be done from outside: nothing is typed or turned by an action.
  var isActivated: Bool {
    switch self {
    case .textField, .secureField, .searchField, .slider: false
    default: isControl
    }
  }
}

package struct Traits: OptionSet, Sendable, Hashable {
  package var rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let button = Traits(rawValue: 1 << 0)
  package static let header = Traits(rawValue: 1 << 1)
  package static let selected = Traits(rawValue: 1 << 2)
  package static let link = Traits(rawValue: 1 << 3)
  package static let searchField = Traits(rawValue: 1 << 4)
  package static let image = Traits(rawValue: 1 << 5)
  package static let keyboardKey = Traits(rawValue: 1 << 6)
  package static let staticText = Traits(rawValue: 1 << 7)
  package static let summary = Traits(rawValue: 1 << 8)
  package static let updatesFrequently = Traits(rawValue: 1 << 9)
  package static let adjustable = Traits(rawValue: 1 << 10)
  package static let modal = Traits(rawValue: 1 << 11)
  package static let toggle = Traits(rawValue: 1 << 12)
  package static let tab = Traits(rawValue: 1 << 13)
  package static let dimmed = Traits(rawValue: 1 << 14)
  package static let textField = Traits(rawValue: 1 << 15)
  package static let secure = Traits(rawValue: 1 << 16)
  package static let back = Traits(rawValue: 1 << 17)
  package static let playsSound = Traits(rawValue: 1 << 18)
  package static let startsMedia = Traits(rawValue: 1 << 19)
  package static let direct = Traits(rawValue: 1 << 20)
  package static let pageTurn = Traits(rawValue: 1 << 21)
  package static let tabBar = Traits(rawValue: 1 << 22)
  /// A switch whose state the source tells.
  package static let on = Traits(rawValue: 1 << 24)
  package static let off = Traits(rawValue: 1 << 25)
  /// A disclosure group in a list.
  package static let expanded = Traits(rawValue: 1 << 26)
  package static let collapsed = Traits(rawValue: 1 << 27)
  /// A text field of several lines.
  package static let textArea = Traits(rawValue: 1 << 23)
}
