internal import Components
import Scenes
internal import VoiceOver

/// What a widget says of itself to the semantics tree, and what others below it have said.
///
/// As `SemanticsConfiguration` of the framework's rendering library, with what rules ask for beside it.
struct SemanticsConfig: Sendable {
  var label = SourcedText()
  var labelSource = Element.LabelSource.none
  var value = SourcedText()
  var hint = SourcedText()
  var tooltip = SourcedText()
  var flags: SemanticsFlags = []
  /// Of the states in `flags` those that hold.
  var holding: SemanticsFlags = []
  /// Of the states those that the source does not tell.
  var open: SemanticsFlags = []
  var actions: SemanticsActions = []
  var customActions: [SourcedText] = []
  var role: ElementRole?
  var position: PiecePosition?
  /// What the guideline model counts where a device is silent.
  var counted: Counted?
  var unknown: PieceUnknown?
  var facts = PieceFacts()
  var confidence = Stop.Confidence.documented
  /// Subjects of what is seen and of what is said, before they are told apart by use.
  var looks: Set<DartSubject> = []
  var tells: Set<DartSubject> = []
  /// How each of the looks is asked about.
  var lookWords: [DartSubject: String] = [:]
  var isTrailing = false
  /// What a tap calls.
  var tapped: UInt64?
  /// The same in the words of its code, of a button too: `pages.open`.
  var calls: UInt64?
  /// A picture that data makes: which one it is, nobody wrote.
  var isOfData = false
  /// The names of all that the items of a menu call.
  var offers: Set<UInt64> = []

  enum Counted: Sendable { case image, shape }

  init() {}

  init(_ label: SourcedText, _ source: Element.LabelSource = .content) {
    self.label = label
    labelSource = label.isEmpty ? .none : source
  }

  /// Words that a widget is given, as a text in it.
  static func words(
    _ text: SourcedText, _ content: PieceContent, _ confidence: Stop.Confidence
  ) -> SemanticsConfig {
    var config = SemanticsConfig(text)
    config.role = .text
    config.confidence = confidence
    config.facts.contents = [content]
    config.facts.contents[0].isSaid = true
    return config
  }

  /// Whether a listener meets the node (Flutter, `SemanticsObject` of its embedder for iOS).
  var isStop: Bool {
    !label.isEmpty || !value.isEmpty || !hint.isEmpty || !actions.isEmpty
      || !customActions.isEmpty || unknown != nil
  }

  /// It is more than words: it has a value, or can be used.
  var isControl: Bool {
    !value.isEmpty || !actions.isEmpty
      || !flags.isDisjoint(with: [.textField, .slider, .checked, .toggled, .image])
  }

  func isKnown(_ state: SemanticsFlags) -> Bool { !open.contains(state) }

  /// Two that cannot be one node.
  func conflicts(with other: SemanticsConfig) -> Bool {
    !actions.isDisjoint(with: other.actions) || !flags.isDisjoint(with: other.flags)
      || !value.isEmpty && !other.value.isEmpty
  }

  /// Can be part of a conflict at all.
  var mayConflict: Bool { !actions.isEmpty || !flags.isEmpty || !value.isEmpty }

  /// Takes what another says; its own words come first.
  mutating func absorb(_ other: SemanticsConfig, isConditional: Bool) {
    let words =
      isConditional && !other.label.isEmpty
      ? SourcedText([.either([other.label, SourcedText()])]) : other.label
    if !words.isEmpty {
      if label.isEmpty { labelSource = other.labelSource }
      label = SourcedText.sentence([label, words])
    }
    if value.isEmpty { value = other.value }
    if !other.hint.isEmpty { hint = SourcedText.sentence([hint, other.hint]) }
    if tooltip.isEmpty { tooltip = other.tooltip }
    flags.formUnion(other.flags)
    holding.formUnion(other.holding)
    open.formUnion(other.open)
    actions.formUnion(other.actions)
    customActions += other.customActions
    // What is written in takes the place of a title, and is still that: iOS asks for the field first (iOS embedder,
    // `TextInputSemanticsObject`).
    if role == nil || role == .text || role == .header && other.flags.contains(.textField) {
      role = other.role ?? role
    }
    if position == nil { position = other.position }
    if unknown == nil { unknown = other.unknown }
    if other.confidence != .documented { confidence = other.confidence }
    facts.looks.formUnion(other.facts.looks)
    facts.tells.formUnion(other.facts.tells)
    add(other.facts, isConditional: isConditional)
  }

  mutating func add(_ other: PieceFacts, isConditional: Bool) {
    facts.contents += other.contents.map { content in
      var content = content
      content.isConditional = content.isConditional || isConditional
      return content
    }
    facts.gestures += other.gestures
    facts.set += other.set
    facts.isTitle = facts.isTitle || other.isTitle
    facts.hasLevelOnly = facts.hasLevelOnly || other.hasLevelOnly
    facts.isGroupedByAuthor = facts.isGroupedByAuthor || other.isGroupedByAuthor
    facts.isGroupedByComponent = facts.isGroupedByComponent || other.isGroupedByComponent
    facts.isDisabled = facts.isDisabled || other.isDisabled
    facts.isAdjustedByAuthor = facts.isAdjustedByAuthor || other.isAdjustedByAuthor
    facts.onlyDismissesKeyboard = facts.onlyDismissesKeyboard || other.onlyDismissesKeyboard
    if facts.lookPlace == nil {
      (facts.lookPlace, facts.lookWhen) = (other.lookPlace, other.lookWhen)
    }
    facts.lookWords.merge(other.lookWords) { own, _ in own }
    facts.hasUnknownTraits = facts.hasUnknownTraits || other.hasUnknownTraits
  }
}

/// Flags and states; two configs with one in common conflict.
struct SemanticsFlags: OptionSet, Sendable, Hashable {
  var rawValue: UInt32

  static let button = Self(rawValue: 1 << 0)
  static let header = Self(rawValue: 1 << 1)
  static let link = Self(rawValue: 1 << 2)
  static let image = Self(rawValue: 1 << 3)
  static let textField = Self(rawValue: 1 << 4)
  static let slider = Self(rawValue: 1 << 5)
  static let liveRegion = Self(rawValue: 1 << 6)
  static let exclusive = Self(rawValue: 1 << 7)
  static let obscured = Self(rawValue: 1 << 8)
  static let multiline = Self(rawValue: 1 << 9)
  static let readOnly = Self(rawValue: 1 << 10)
  // States: that one is carried counts, whether it holds or not.
  static let checked = Self(rawValue: 1 << 16)
  static let toggled = Self(rawValue: 1 << 17)
  static let selected = Self(rawValue: 1 << 18)
  static let enabled = Self(rawValue: 1 << 19)
  static let expanded = Self(rawValue: 1 << 20)
  static let required = Self(rawValue: 1 << 21)
  static let focusable = Self(rawValue: 1 << 22)
}

/// Actions that make a stop of a node; scrolling is none.
struct SemanticsActions: OptionSet, Sendable, Hashable {
  var rawValue: UInt16

  static let tap = Self(rawValue: 1 << 0)
  static let longPress = Self(rawValue: 1 << 1)
  static let increase = Self(rawValue: 1 << 2)
  static let decrease = Self(rawValue: 1 << 3)
  static let dismiss = Self(rawValue: 1 << 4)
  static let copy = Self(rawValue: 1 << 5)
  static let cut = Self(rawValue: 1 << 6)
  static let paste = Self(rawValue: 1 << 7)
  static let custom = Self(rawValue: 1 << 8)
}

/// A widget that says something of itself, with what is below it.
struct SemanticsNode: Sendable {
  var config = SemanticsConfig()
  /// `container: true`: a node of its own whatever is around it.
  var isBoundary = false
  /// `explicitChildNodes: true`: all that is below forms nodes.
  var isExplicit = false
  /// `MergeSemantics`.
  var isMerging = false
  /// What is below is taken from the listener.
  var isExcluding = false
  /// Actions below are gone.
  var isIgnoring = false
  var collects = Collecting.author
  var place: Place
  var view: String
  var anchor: String
  var children: [SemanticsPart] = []

  /// Why it makes one of its parts; the guideline model takes only what the author wrote.
  enum Collecting: Sendable { case author, slots, index, card, tap }
}

/// What widgets come to, before they are merged.
indirect enum SemanticsPart: Sendable {
  case node(SemanticsNode)
  case branch(SemanticsBranch)
  case rows(SemanticsRows)
  /// A component: what is asked inside is asked of this use of it.
  case owned(UInt64, use: UInt64, [SemanticsPart])
  /// In a bar around the screen.
  case bar([SemanticsPart])
  /// What stands before it under the same boundary is hidden.
  case blocking([SemanticsPart])
}

struct SemanticsBranch: Sendable {
  var place: Place
  var isExhaustive: Bool
  /// What stands in it is there in the place of a picture.
  var isStandIn = false
  /// Each side is a picture, and what is asked is only where it comes from.
  var isOnePicture = false
  var sides: [(condition: DartCondition, parts: [SemanticsPart])]
}

struct SemanticsRows: Sendable {
  var place: Place
  var view: String
  var anchor: String
  var count: Int?
  /// Where nobody knows how many there are: how many more than usual, and how many at most.
  var more = 0
  var most: Int?
  /// As `RowKeys` has it.
  var key: UInt64?
  /// As `FilledLists` has it.
  var full: [DartSubject] = []
  var isPages = false
  var isGroupedByComponent = false
  var parts: [SemanticsPart]
}

extension [SemanticsPart] {
  /// Something in them calls the same when it is tapped.
  func isCalled(_ called: UInt64) -> Bool {
    contains { part in
      switch part {
      case .node(let node): node.config.calls == called || node.children.isCalled(called)
      case .branch(let branch): branch.sides.contains { $0.parts.isCalled(called) }
      case .rows(let rows): rows.parts.isCalled(called)
      case .owned(_, _, let inner), .bar(let inner), .blocking(let inner): inner.isCalled(called)
      }
    }
  }

  /// Without what nobody can read.
  var readable: [SemanticsPart] {
    compactMap { part -> SemanticsPart? in
      switch part {
      case .node(var node):
        // What a tap stands around may name it.
        if !node.config.actions.isEmpty { return part }
        node.children = node.children.readable
        return node.config.role == .opaque && node.children.isEmpty ? nil : .node(node)
      case .branch(var branch):
        branch.sides = branch.sides.map { ($0.condition, $0.parts.readable) }
        return branch.sides.allSatisfy(\.parts.isEmpty) ? nil : .branch(branch)
      case .rows(var rows):
        rows.parts = rows.parts.readable
        return rows.parts.isEmpty ? nil : .rows(rows)
      case .owned(let owner, let use, let inner):
        let left = inner.readable
        return left.isEmpty ? nil : .owned(owner, use: use, left)
      case .bar(let inner): return .bar(inner.readable)
      case .blocking(let inner): return .blocking(inner.readable)
      }
    }
  }
}
