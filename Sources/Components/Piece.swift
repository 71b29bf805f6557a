package import Scenes
package import VoiceOver

/// What a component shows to a listener, in reading order: the common end of all front ends that don't read Swift.
package indirect enum Piece: Sendable, Hashable {
  /// One stop.
  case element(PieceElement)
  /// Seen, but no stop: a hidden text, an image without a name, a dot. Rules look at it.
  case silent(PieceContent)
  /// What is named when focus enters it.
  case group(SourcedText, [Piece])
  case branch(PieceBranch)
  case rows(PieceRows)
  /// Stand beside, under or before each other: drawings need it, and nothing else.
  case stack(PieceAxis, [Piece])
}

package enum PieceAxis: Sendable, Hashable { case vertical, horizontal, depth }

/// One stop, with all that is said at it.
package struct PieceElement: Sendable, Hashable {
  package var place: Place
  /// The component that writes it.
  package var view: String
  /// Where it stands in that component, without lines and plain layout: fingerprints are made of it.
  package var anchor: String
  package var role: ElementRole
  package var traits: Traits
  package var label: SourcedText
  package var labelSource: Element.LabelSource = .none
  package var value = SourcedText()
  package var hint = SourcedText()
  package var actions: [SourcedText] = []
  package var position: PiecePosition?
  package var confidence: Stop.Confidence
  /// Nobody knows what it is: at least one element stands here.
  package var unknown: PieceUnknown?
  /// In a bar, and read after its title.
  package var isTrailing = false
  package var facts = PieceFacts()

  package init(
    _ role: ElementRole, at place: Place, in view: String, anchor: String,
    label: SourcedText = SourcedText(), traits: Traits = [],
    _ confidence: Stop.Confidence = .documented
  ) {
    self.role = role
    self.place = place
    self.view = view
    self.anchor = anchor
    self.label = label
    labelSource = label.parts.isEmpty ? .none : .content
    self.traits = traits
    self.confidence = confidence
  }
}

extension PieceElement {
  /// Something happens when it is pressed.
  package var isPressed: Bool {
    role.isControl || !traits.isDisjoint(with: [.button, .link, .toggle, .tab])
      || facts.gestures.contains { $0.kind == .tap } || facts.isTouchable
  }
}

/// A place among others of its kind, from 1; 0 for each row of a list.
package struct PiecePosition: Sendable, Hashable {
  package var index: Int
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

package struct PieceUnknown: Sendable, Hashable {
  package var name: String
  package var kind: Unknown.Kind

  package init(name: String, kind: Unknown.Kind) {
    self.name = name
    self.kind = kind
  }
}

/// Sides of which one is shown, or none.
package struct PieceBranch: Sendable, Hashable {
  package var place: Place
  /// One of the sides is always shown.
  package var isExhaustive: Bool
  package var sides: [PieceSide]

  package init(at place: Place, isExhaustive: Bool, _ sides: [PieceSide]) {
    self.place = place
    self.isExhaustive = isExhaustive
    self.sides = sides
  }
}

package struct PieceSide: Sendable, Hashable {
  /// All of these have to hold.
  package var asks: [PieceAsk]
  /// Nothing else is asked.
  package var isWhole: Bool
  /// Of each of these one has to hold as well.
  package var anyOf: [[PieceAsk]] = []
  /// Nothing is asked beside those and these.
  package var isComplete = false
  /// What has to hold, in the words of the code.
  package var when: String?
  /// It shows what is there where looked-up data are missing, which are there as a rule.
  package var isOfMissing = false
  /// One row at most shows it, of those so far out: 1 for the innermost, 0 where all may.
  package var oneRow: UInt8 = 0
  package var pieces: [Piece]

  package init(
    asks: [PieceAsk] = [], isWhole: Bool = false, when: String? = nil, _ pieces: [Piece]
  ) {
    self.asks = asks
    self.isWhole = isWhole
    self.when = when
    self.pieces = pieces
  }
}

/// What is asked of something whose value the source does not tell.
package struct PieceAsk: Sendable, Hashable {
  /// A hash, by content, of what is asked about: the same question has the same wherever it is asked.
  package var subject: UInt64
  package var answers: [Answer]
  /// It is none of the answers, not one of them.
  package var isNone: Bool
  /// Whether that is so when a user first comes there, where the source tells it.
  package var isUsual: Bool?
  /// Each of the rows so far out is asked for itself: 1 for the innermost, 0 where it is one question for all.
  package var row: UInt8 = 0

  package init(
    subject: UInt64, answers: [Answer], isNone: Bool = false, isUsual: Bool? = nil
  ) {
    self.subject = subject
    self.answers = answers
    self.isNone = isNone
    self.isUsual = isUsual
  }
}

/// A body that is shown once for each row.
package struct PieceRows: Sendable, Hashable {
  package var place: Place
  /// The component that writes it, and where in it.
  package var view: String
  package var anchor: String
  package var count: Int
  /// The source does not say how many there are.
  package var isAssumed: Bool
  /// Its parts are slots of one component of the framework, which makes them one.
  package var isGroupedByComponent = false
  /// A page at a time, and not one under the other.
  package var isPages = false
  /// What has to hold where there are any: where they are assumed, what they are made of is not empty.
  package var asks: [PieceAsk] = []
  package var pieces: [Piece]

  package init(
    at place: Place, in view: String, anchor: String, count: Int, isAssumed: Bool,
    _ pieces: [Piece]
  ) {
    self.place = place
    self.view = view
    self.anchor = anchor
    self.count = count
    self.isAssumed = isAssumed
    self.pieces = pieces
  }
}

/// What is on a screen, and what stands in bars around it.
package struct PieceLists: Sendable, Hashable {
  package var content: [Piece]
  /// Titles, buttons of bars, tabs, a way back, what closes a sheet.
  package var chrome: [Piece]

  package init(content: [Piece] = [], chrome: [Piece] = []) {
    self.content = content
    self.chrome = chrome
  }
}
