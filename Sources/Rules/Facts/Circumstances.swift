import Scenes
import VoiceOver

/// What the views around a node, and its own modifiers, make of it.
///
/// Gathered once for each scene from the outside in; rules look it up instead of walking.
struct Circumstances {
  /// An index into `Inherited.made`: the innermost element that was made around the node; -1 for none.
  var made: Int32 = -1
  /// Some element around it speaks for it.
  var isSwallowed = false
  /// The control in whose label it stands; -1 for none.
  var control: Scene.NodeID = -1
  /// The repeated body it stands in; -1 for none.
  var rows: Scene.NodeID = -1
  /// Modifiers of the node or around it that set a property of it, by index; -1 for none.
  ///
  /// The outermost wins.
  var label: Int32 = -1
  var value: Int32 = -1
  var hint: Int32 = -1
  /// What hides it, by index of the modifier; -1 for nothing.
  var hiddenBy: Int32 = -1
  var traits: TraitWords = []
  var actions: ActionKinds = []
  var surroundings: Surroundings = []

  /// The properties go to the element around what is below, and leave that alone.
  func inside() -> Circumstances {
    var inner = self
    inner.label = -1
    inner.value = -1
    inner.hint = -1
    inner.traits = []
    return inner
  }
}

/// Traits that are added in source, under a condition or not.
struct TraitWords: OptionSet {
  var rawValue: UInt16
  static let button = TraitWords(rawValue: 1)
  static let link = TraitWords(rawValue: 2)
  static let header = TraitWords(rawValue: 4)
  static let selected = TraitWords(rawValue: 8)
  static let image = TraitWords(rawValue: 16)
  static let modal = TraitWords(rawValue: 32)
  static let toggle = TraitWords(rawValue: 64)
  static let other = TraitWords(rawValue: 128)
  /// An expression that may be any of them.
  static let unknown = TraitWords(rawValue: 256)
}

/// Ways in which VoiceOver can do something with an element.
struct ActionKinds: OptionSet {
  var rawValue: UInt16
  static let `default` = ActionKinds(rawValue: 1)
  static let named = ActionKinds(rawValue: 2)
  static let adjustable = ActionKinds(rawValue: 4)
  /// `contextMenu`, `swipeActions`, `onDelete`: offered as actions.
  static let offered = ActionKinds(rawValue: 8)
  static let other = ActionKinds(rawValue: 16)
}

struct Surroundings: OptionSet {
  var rawValue: UInt32
  static let conditionallyHidden = Surroundings(rawValue: 1 << 0)
  /// The condition asks whether VoiceOver is on, or cannot be read.
  static let hiddenByVoiceOver = Surroundings(rawValue: 1 << 21)
  static let background = Surroundings(rawValue: 1 << 1)
  static let overlay = Surroundings(rawValue: 1 << 2)
  /// Masks and shapes that only cut out.
  static let decoration = Surroundings(rawValue: 1 << 3)
  static let toolbar = Surroundings(rawValue: 1 << 4)
  static let tabItem = Surroundings(rawValue: 1 << 5)
  static let menu = Surroundings(rawValue: 1 << 6)
  static let actions = Surroundings(rawValue: 1 << 7)
  static let representation = Surroundings(rawValue: 1 << 8)
  static let sectionHeader = Surroundings(rawValue: 1 << 9)
  /// Inside `Label`, or its icon.
  static let label = Surroundings(rawValue: 1 << 10)
  static let labelIcon = Surroundings(rawValue: 1 << 11)
  static let form = Surroundings(rawValue: 1 << 12)
  static let list = Surroundings(rawValue: 1 << 13)
  static let redacted = Surroundings(rawValue: 1 << 14)
  /// In a label that its view joins into one element of its own: of a `DisclosureGroup`, a `GroupBox`, what says how
  /// far something is.
  static let joinedLabel = Surroundings(rawValue: 1 << 22)
  /// The label of a `LabeledContent` names it.
  static let labeledContent = Surroundings(rawValue: 1 << 15)
  static let chart = Surroundings(rawValue: 1 << 16)
  /// The text that an accessibility label is made from.
  static let labelText = Surroundings(rawValue: 1 << 17)
  static let alert = Surroundings(rawValue: 1 << 18)
  static let sourceCode = Surroundings(rawValue: 1 << 19)
  static let unknownModifier = Surroundings(rawValue: 1 << 20)

  /// What stands there is no element of its own.
  static let unheard: Surroundings = [
    .decoration, .redacted, .tabItem, .actions, .labelIcon, .labelText, .alert,
  ]
}

/// An element that a modifier makes of a view.
struct MadeElement {
  enum Behaviour { case ignore, combine, contain, representation, children, unknown }
  var behaviour: Behaviour
  /// Index of the modifier.
  var modifier: Int32
  var node: Scene.NodeID
  /// What the modifiers after it, and the views around, make of the element.
  var outer: Circumstances

  /// What is below is no element of its own any more.
  var swallows: Bool {
    switch behaviour {
    case .ignore, .combine, .representation, .children: true
    case .contain, .unknown: false
    }
  }

  /// What is below is met as something else.
  var replaces: Bool {
    switch behaviour {
    case .representation, .children: true
    case .ignore, .combine, .contain, .unknown: false
    }
  }
}
