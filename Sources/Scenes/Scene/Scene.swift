package import Views

/// What a view shows, with everything it is made of written out in place: an arena tree in pre-order.
///
/// Subviews, helpers, modifiers and containers of the repository are replaced by what they build, so
/// a row knows the text that its caller gave it. Nothing is drawn and nothing is decided here: which
/// nodes become elements is the business of `ElementList`.
package struct Scene: Sendable {
  package var nodes: [SceneNode] = []
  package var modifiers: [AppliedModifier] = []
  package var arguments: [SceneArgument] = []
  package var values: [Value] = [.null]
  package var valueLists: [ValueID] = []
  /// Where lists begin that have what rows have, one after the other: see `EachRow`.
  package var rowLists: Set<Int32> = []
  package var repetitions: [Repetition] = []
  /// What sides of branches, and what hides on a condition, ask.
  package var conditions: [PathCondition] = []
  /// What views of the repository were handed by the views that made them.
  package var handed: [HandedArgument] = []
  /// Texts of string catalogues that stand for keys of the source.
  package var resolvedTexts: [String] = []
  /// Subtrees that are shown apart from the view: sheets, destinations, tabs that are not selected.
  package var presentations: [NodeID] = []
  /// Other views of the repository that were met, and how they were reached.
  package var mentions: [Mention] = []

  /// Nodes that have more in them than is written out: a list that may be filled further out, a view beyond `Limits`.
  package var gaps: [NodeID] = []

  /// What was written before and is placed here whole, in the order of the nodes; parts of such a part as well.
  package internal(set) var placed: [PlacedPart] = []

  package init() {}

  package typealias NodeID = Int32

  /// Makes room for as many nodes, and for what such a scene is otherwise made of.
  package mutating func reserve(nodes count: Int) {
    nodes.reserveCapacity(count)
    modifiers.reserveCapacity(count)
    arguments.reserveCapacity(count)
    values.reserveCapacity(count)
  }
}

/// A view of the repository that another one shows.
package struct Mention: Sendable, Hashable {
  package var type: TypeID
  package var reason: Reason
  /// A controller that is presented by itself, without one that has bars around it.
  package var isBare = false

  package init(type: TypeID, reason: Reason) {
    self.type = type
    self.reason = reason
  }

  package enum Reason: UInt8, Sendable {
    /// Part of the other view.
    case part
    /// Part of one that does not show it here: it has to speak for itself where no other does.
    case cut
    case root, tab, destination, sheet, cover, popover
    /// All that the other view shows, for one of the cases of an enum that has a page for each.
    case page
    /// The first of one of several apps, most of which show one feature each.
    case rootOfSeveral

    /// Shown by itself, with nothing of the other view around it.
    package var isWhole: Bool { self != .part && self != .cut }
  }
}

/// How often a repeated body is shown.
package struct Repetition: Sendable, Equatable {
  package var count: Int
  /// The source does not say, and `--rows` was taken.
  package var isAssumed: Bool
  /// How the data is written, for messages; nil where there is none.
  package var data: ValueID?
  /// Nothing is in what it repeats until something happens: `@State var notices: [Notice] = []`.
  package var beginsEmpty = false

  package init(count: Int, isAssumed: Bool, data: ValueID?) {
    self.count = count
    self.isAssumed = isAssumed
    self.data = data
  }
}

/// A place in a file of the commit.
package struct Origin: Sendable, Hashable {
  package var file: FileID
  package var offset: UInt32

  package init(file: FileID, offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}

extension Scene {
  /// The files that its nodes and their modifiers are written in.
  package var files: Set<FileID> {
    var files: Set<FileID> = []
    var last: FileID?
    for node in nodes where node.origin.file != last {
      last = node.origin.file
      files.insert(node.origin.file)
    }
    for modifier in modifiers where modifier.origin.file != last {
      last = modifier.origin.file
      files.insert(modifier.origin.file)
    }
    return files
  }
}

extension Scene {
  /// Where a node and all below it are written.
  package func origins(from node: NodeID) -> [Origin] {
    nodes[Int(node)..<Int(nodes[Int(node)].end)].map(\.origin)
  }
}

extension Scene {
  package typealias Children = [NodeID]

  /// The direct children, in the order of the source.
  package func children(of parent: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var next = parent + 1
    let end = nodes[Int(parent)].end
    while next < end {
      found.append(next)
      next = nodes[Int(next)].end
    }
    return found
  }

  package func children(of parent: NodeID, _ role: NodeRole) -> [NodeID] {
    var found: [NodeID] = []
    var next = parent + 1
    let end = nodes[Int(parent)].end
    while next < end {
      if nodes[Int(next)].role == role { found.append(next) }
      next = nodes[Int(next)].end
    }
    return found
  }

  /// The first child in that place, where there is one.
  package func firstChild(of parent: NodeID, _ role: NodeRole) -> NodeID? {
    var next = parent + 1
    let end = nodes[Int(parent)].end
    while next < end {
      if nodes[Int(next)].role == role { return next }
      next = nodes[Int(next)].end
    }
    return nil
  }

  /// Rows of a table that are told apart from its columns.
  package func holdsTableRows(_ node: NodeID) -> Bool {
    (node..<nodes[Int(node)].end).contains {
      switch nodes[Int($0)].word {
      case .TableRow, .DisclosureTableRow: true
      default: false
      }
    }
  }

  /// The views that a modifier was given, which stand side by side.
  package func views(of modifier: AppliedModifier) -> [NodeID] {
    guard modifier.content >= 0 else { return [] }
    let first = nodes[Int(modifier.content)]
    var found: [NodeID] = []
    var next = modifier.content
    while Int(next) < nodes.count {
      let node = nodes[Int(next)]
      guard node.parent == first.parent, node.role == first.role else { break }
      // Another modifier's views of the same kind begin where its own content is noted.
      if next != modifier.content, isContent(next, of: first.parent) { break }
      found.append(next)
      next = node.end
    }
    return found
  }

  /// All that the menu of a modifier could hold is not there: it does not open.
  package func opensNothing(_ modifier: AppliedModifier) -> Bool {
    let isWritten = arguments(of: modifier).contains {
      if case .closure = self[$0.value] { true } else { false }
    }
    // `contextMenu(nil)`
    if firstArgument(of: modifier) == .null { return true }
    return isWritten
      && views(of: modifier).allSatisfy { view in
        (view..<nodes[Int(view)].end).allSatisfy { isVoid($0) }
      }
  }

  /// Whether there is nothing at times, as of `contextMenu(isOwn ? menu : nil)`.
  package func mayBeNothing(_ modifier: AppliedModifier) -> Bool {
    guard let first = firstArgument(of: modifier), case .either(let range) = self[first] else {
      return false
    }
    return list(range).contains(.null)
  }

  private func isVoid(_ node: NodeID) -> Bool {
    switch nodes[Int(node)].kind {
    case .group, .helper, .branch, .alternative, .rows, .custom, .modified: true
    case .view: [.EmptyView, .Divider, .ForEach, .Group, .Section].contains(nodes[Int(node)].word)
    case .opaque, .recursion: false
    }
  }

  private func isContent(_ node: NodeID, of parent: NodeID) -> Bool {
    parent >= 0 && modifiers(of: parent).contains { $0.content == node }
  }

  package subscript(node: NodeID) -> SceneNode { nodes[Int(node)] }

  package func modifiers(of node: NodeID) -> ArraySlice<AppliedModifier> {
    let range = nodes[Int(node)].modifiers
    return modifiers[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  package func arguments(of node: NodeID) -> ArraySlice<SceneArgument> {
    slice(nodes[Int(node)].arguments)
  }

  package func arguments(of modifier: AppliedModifier) -> ArraySlice<SceneArgument> {
    slice(modifier.arguments)
  }

  /// The value of the argument with that label, if it was given.
  package func argument(_ label: Word, of node: NodeID) -> ValueID? {
    argument(label, in: nodes[Int(node)].arguments)
  }

  package func argument(_ label: Word, of modifier: AppliedModifier) -> ValueID? {
    argument(label, in: modifier.arguments)
  }

  private func argument(_ label: Word, in range: Range<Int32>) -> ValueID? {
    for index in range where arguments[Int(index)].label == label {
      return arguments[Int(index)].value
    }
    return nil
  }

  /// The first argument without a label that is no closure.
  package func firstArgument(of node: NodeID) -> ValueID? {
    firstArgument(in: nodes[Int(node)].arguments)
  }

  package func firstArgument(of modifier: AppliedModifier) -> ValueID? {
    firstArgument(in: modifier.arguments)
  }

  private func firstArgument(in range: Range<Int32>) -> ValueID? {
    for index in range where !arguments[Int(index)].hasLabel {
      let value = arguments[Int(index)].value
      if case .closure = values[Int(value.index)] { continue }
      return value
    }
    return nil
  }

  private func slice(_ range: Range<Int32>) -> ArraySlice<SceneArgument> {
    arguments[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  package subscript(value: ValueID) -> Value { values[Int(value.index)] }

  package func list(_ range: Range<Int32>) -> ArraySlice<ValueID> {
    valueLists[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
