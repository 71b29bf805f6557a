package import VoiceOver

/// What rules ask of an element beyond what is said at it.
package struct PieceFacts: Sendable, Hashable {
  /// What is seen at it or below it, in order: texts, icons, images, shapes and controls that it says or swallows.
  package var contents: [PieceContent] = []
  package var gestures: [PieceGesture] = []
  /// The author made it one element, with a name of its own or by merging.
  package var isGroupedByAuthor = false
  /// A component of a package made it one element: what it takes from the listener is told once, where that is used.
  package var isMadeByPackage = false
  /// Its parts are slots of one component of the framework.
  package var isGroupedByComponent = false
  /// Its parts became one only because of where they stand: see `Delta.Reason`.
  package var isMergedBySystem = false
  /// Subjects that its look depends on: a colour, an icon, a weight that changes with them.
  package var looks: Set<UInt64> = []
  /// Subjects that what is said at it depends on: its label, value, state.
  package var tells: Set<UInt64> = []
  /// What it looks like changes with something, and where that is written.
  package var lookPlace: Place?
  /// What it changes with, in the words of the code.
  package var lookWhen: String?
  /// How each of those is asked about, where that is known.
  package var lookWords: [UInt64: String] = [:]
  /// Text as large as a title, which begins a group of other content.
  package var isTitle = false
  /// A heading only in level: the system hears no heading.
  package var hasLevelOnly = false
  /// It cannot be used: what it does is set to nothing.
  package var isDisabled = false
  /// Tapping it only puts the keyboard away.
  package var onlyDismissesKeyboard = false
  /// What the author wrote of it, each with its place.
  package var set: [PieceSetting] = []
  /// It is pressed, and takes what is in it: a control in it cannot be reached.
  package var isTouchable = false
  /// What traits the author gave it is only known at run time.
  package var hasUnknownTraits = false
  /// A caption, and the value that it is of is the next element, side by side with it.
  package var isCaptionOfNext = false
  /// It can be turned up and down by the author's own code.
  package var isAdjustedByAuthor = false
  /// Its label is a control's own text: no author's name stands before it.
  package var visibleText = SourcedText()
  /// Components that it is written in are used there, from the inside.
  package var uses: [PieceUse] = []

  package init() {}
}

/// A property that the author set on an element: a label, a hint.
package struct PieceSetting: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case label, value, hint, traits, tooltip, identifier
  }
  package var kind: Kind
  package var text: SourcedText
  package var place: Place
  /// It was written, and not found in a table of texts.
  package var isLiteral: Bool
  /// It is set on what is no element: nobody hears it.
  package var isLost = false

  package init(
    _ kind: Kind, _ text: SourcedText, at place: Place, isLiteral: Bool = false
  ) {
    self.kind = kind
    self.text = text
    self.place = place
    self.isLiteral = isLiteral
  }
}

/// Something that is seen.
package struct PieceContent: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case text, icon, image, shape, control, emptyView
  }
  package var kind: Kind
  package var place: Place
  package var view: String
  package var anchor: String
  /// What is written there; of an icon or image what names it, if anything does.
  package var text: SourcedText
  /// It is heard as part of the element that it belongs to.
  package var isSaid = false
  /// The author took it from the listener: hidden, excluded, not an element.
  package var isHidden = false
  /// An element that something names holds it: what is hidden in that is lost for good.
  package var isInNamed = false
  /// It is there only at times.
  package var isConditional = false
  /// What decides whether it is there, or how it looks: subjects, as sides ask about them.
  package var subjects: Set<UInt64> = []
  /// What decides, in the words of the code.
  package var when: String?
  /// A name of its own, though nobody may hear it.
  package var isNamed = false
  /// Small and behind or beside other content, or said to be decoration.
  package var isDecoration = false
  /// A label set on it is lost, as it is no element.
  package var lostLabel: SourcedText?
  /// A role or state set on it is lost, as it is no element.
  package var hasLostTraits = false
  /// It may hold more than is here: nobody knows what makes it.
  package var unknown: PieceUnknown?
  /// Its place is where the component is used that writes it.
  package var writtenAt: Place?
  /// Of a control: something outside does the same.
  package var isAnsweredOutside = false

  package init(
    _ kind: Kind, at place: Place, in view: String, anchor: String,
    text: SourcedText = SourcedText()
  ) {
    self.kind = kind
    self.place = place
    self.view = view
    self.anchor = anchor
    self.text = text
  }
}

/// What a finger can do to an element beyond what its role says.
package struct PieceGesture: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable { case tap, longPress, doubleTap, swipe, drag }
  package var kind: Kind
  package var place: Place
  /// An action, a menu or a button does the same.
  package var isAnswered: Bool

  package init(_ kind: Kind, at place: Place, isAnswered: Bool = false) {
    self.kind = kind
    self.place = place
    self.isAnswered = isAnswered
  }
}
