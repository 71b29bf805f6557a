package import Views

/// One view as it stands in the tree of a screen.
package struct SceneNode: Sendable {
  package var kind: Kind
  /// Where it stands in its parent.
  package var role: NodeRole
  /// The name that was called, when it is one we know.
  package var word: Word
  /// The name that was called; for an opaque node, what could not be found.
  package var name: SourceName
  package var origin: Origin
  /// Index of the type, in the origin's file, whose code wrote this node; -1 outside of types.
  package var owner: Int32
  package var parent: Scene.NodeID
  /// One past the last descendant.
  package var end: Scene.NodeID
  package var arguments: Range<Int32>
  /// In the order in which they were applied: the innermost first.
  package var modifiers: Range<Int32>
  /// Something in it is shown or left out for what the view was given: elsewhere there may be more or less.
  package var isDecided = false
  /// Of a side: what has to hold for it to show; of rows: what is not empty.
  ///
  /// An index into `Scene.conditions`; -1 for nothing.
  package var condition: Int32 = -1
  /// Of a view of the repository: a range of `Scene.handed`.
  package var handed: Range<Int32> = 0..<0
  /// Of a side: which one of the branch that its code has.
  package var side = Side.unknown
  /// Of a side: one row shows it at most; of a branch: one row shows none of its sides.
  ///
  /// Which of the rows around it, from the nearest; 0 for none.
  package var oneRow: UInt8 = 0
  /// A view of the repository that is written out where it is shown, because it holds others it was given; a class of
  /// a package above one that shows something.
  package var isHolder = false
  /// Of a `TabView`: its tabs are pages of one screen, beside each other.
  package var isPaged = false
  /// Of a view of the repository: it was given no views, and is read by itself.
  package var isReadApart = false
  /// What such a view shows is not written here.
  package var isLeftOut = false
  /// Of a side: another one has something that is written in place, so this is a state of the screen around it.
  package var isState = false

  package init(
    kind: Kind, role: NodeRole, word: Word, name: SourceName, origin: Origin, owner: Int32,
    parent: Scene.NodeID, end: Scene.NodeID, arguments: Range<Int32>, modifiers: Range<Int32>
  ) {
    self.kind = kind
    self.role = role
    self.word = word
    self.name = name
    self.origin = origin
    self.owner = owner
    self.parent = parent
    self.end = end
    self.arguments = arguments
    self.modifiers = modifiers
  }

  /// A side by its place in the source.
  package struct Side: Sendable, Hashable {
    private(set) var number: Int16
    package static let unknown = Side(number: -2)
    /// What follows the branch, where none of its sides is taken.
    package static let rest = Side(number: -1)

    private init(number: Int16) { self.number = number }

    package init(_ place: Int32, of branch: Views.Branch) {
      number = Int16(truncatingIfNeeded: place - branch.alternatives.lowerBound)
    }

    /// Which alternative that is; one past the last for what follows, nil where nobody knows.
    package func alternative(of branch: Views.Branch) -> Int32? {
      if self == .unknown { return nil }
      return self == .rest
        ? branch.alternatives.upperBound : branch.alternatives.lowerBound + Int32(number)
    }
  }

  package enum Kind: Sendable, Equatable {
    /// A view that we know, by its `word`.
    case view
    /// A view of the repository; its body is below.
    case custom(TypeID)
    /// A property or function that builds views; what it builds is below.
    case helper(MemberID)
    /// A `ViewModifier` of the repository; its body is below, with `content` nodes where it places
    /// what it modifies.
    case modified(TypeID)
    /// Several views in one place.
    case group
    /// One of the `alternative` nodes below is shown, or none.
    case branch(Views.Branch.Kind, isExhaustive: Bool)
    case alternative
    /// What is below is shown once for each row.
    case rows(repetition: Int32)
    /// Not in the repository and not known: at least one element.
    case opaque
    /// A view inside itself.
    case recursion(TypeID)
  }

  /// Takes no part in the tree of elements but passes its children on.
  package var isTransparent: Bool {
    switch kind {
    case .custom, .helper, .modified, .group: true
    case .view, .branch, .alternative, .rows, .opaque, .recursion: false
    }
  }
}

/// Where a view stands in the one above it.
package enum NodeRole: UInt8, Sendable {
  case content, label, icon, header, footer, placeholder, currentValueLabel, rangeLabel
  case overlay, background, inset
  case toolbar, tabItem, tab, otherTab
  case destination, sheet, cover, popover, alert
  /// Items that appear on request: a menu, a context menu.
  case menu
  /// Swipe actions and accessibility actions.
  case actions
  case representation, accessibilityChildren, suggestion
  /// What only shapes or colours: masks, row backgrounds.
  case decoration

  /// Shown as a screen of its own, apart from the view that names it.
  package var isPresentation: Bool {
    switch self {
    case .otherTab, .destination, .sheet, .cover, .popover: true
    default: false
    }
  }
}

/// A name as a file spells it.
package struct SourceName: Sendable, Hashable {
  package var file: FileID
  package var name: NameID

  package init(file: FileID, name: NameID) {
    self.file = file
    self.name = name
  }
}

/// A modifier with its arguments, as it was applied.
package struct AppliedModifier: Sendable {
  package var word: Word
  package var name: SourceName
  package var origin: Origin
  package var arguments: Range<Int32>
  /// The node that holds the views it was given (`overlay { … }`); -1 for none.
  package var content: Scene.NodeID
  /// Index of the type in the origin's file whose code applied it; -1 outside of types.
  package var owner: Int32
  /// Of what hides on a condition: what has to hold for the view to be there, as of a side of a branch.
  package var condition: Int32 = -1
  /// The same of rows, as of a side.
  package var oneRow: UInt8 = 0

  package init(
    word: Word, name: SourceName, origin: Origin, arguments: Range<Int32>, content: Scene.NodeID,
    owner: Int32, condition: Int32 = -1, oneRow: UInt8 = 0
  ) {
    self.word = word
    self.name = name
    self.origin = origin
    self.arguments = arguments
    self.content = content
    self.owner = owner
    self.condition = condition
    self.oneRow = oneRow
  }
}

package struct SceneArgument: Sendable {
  /// Nil labels and labels that are no words are both `.other`; `hasLabel` tells them apart.
  package var label: Word
  package var name: SourceName?
  package var value: ValueID
  package var origin: Origin

  package init(label: Word, name: SourceName?, value: ValueID, origin: Origin) {
    self.label = label
    self.name = name
    self.value = value
    self.origin = origin
  }

  package var hasLabel: Bool { name != nil }
}
