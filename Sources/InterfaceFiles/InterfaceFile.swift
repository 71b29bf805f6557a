/// What one storyboard or xib holds: the value that is kept per blob.
///
/// Flat: objects stand in the order of the file, each in front of what is inside it; what is said of
/// them stands in lists beside, sorted by the object. A file may say anything, so every number that
/// points somewhere is either in bounds or nil, ids that are missing or there twice do no harm (the
/// first one counts), and what is not known has a case of its own.
package struct InterfaceFile: Sendable, Equatable {
  package var form = Form.unknown
  package var runtime = Runtime.unknown
  /// Shown by the system while an app starts: no code runs, and VoiceOver says nothing of it.
  package var isLaunchScreen = false
  /// The controller with which a storyboard begins.
  package var initialController: NodeID?
  package var nodes: [Node] = []
  package var properties: [Property] = []
  package var attributes: [RuntimeAttribute] = []
  package var connections: [Connection] = []
  package var variations: [Variation] = []
  package var problems: [Problem] = []
  /// What the file says in words, each once.
  package var texts: [String] = []

  package enum Form: UInt8, Sendable { case storyboard, xib, unknown }

  /// For which system the file is made; of those for Macs, watches and televisions nothing is read.
  package enum Runtime: UInt8, Sendable {
    /// iOS and iPadOS.
    case touch
    case mac, watch, television
    case unknown

    package var isRead: Bool { self == .touch || self == .unknown }
  }

  /// An index into `nodes`.
  package struct NodeID: Sendable, Hashable, Comparable {
    package var index: Int32
    package init(_ index: Int) { self.index = Int32(clamping: index) }
    package static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
  }

  /// An index into `texts`.
  package struct TextID: Sendable, Hashable {
    package var index: Int32
    package init(_ index: Int) { self.index = Int32(clamping: index) }
  }

  /// Why a file could not be read, or not all of it.
  package struct Problem: Sendable, Equatable {
    package enum Kind: UInt8, Sendable {
      /// No well-formed XML from here on: what came before was read.
      case damaged
      /// The first side was read.
      case conflictMarkers
      case notText
      /// What lies deeper was left out.
      case tooDeep
      /// An entity that only its file declares: never expanded, the text stays as it is written.
      case entity
      /// Written by Interface Builder before Xcode 5 (2013), as an archive of its own objects.
      case olderFormat
      /// XML, but no interface file.
      case otherFormat
    }
    package var kind: Kind
    /// From 1.
    package var line: Int32

    package init(kind: Kind, line: Int) {
      self.kind = kind
      self.line = Int32(clamping: line)
    }
  }

  package init() {}

  package subscript(node: NodeID) -> Node { nodes[Int(node.index)] }
  package subscript(text: TextID) -> String { texts[Int(text.index)] }
  package subscript(text: TextID?) -> String? { text.map { self[$0] } }
}

// MARK: - The tree

extension InterfaceFile {
  /// In the order of the file.
  package func children(of node: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    var at = node.index + 1
    let end = self[node].end
    while at < end {
      children.append(NodeID(Int(at)))
      at = nodes[Int(at)].end
    }
    return children
  }

  package func children(of node: NodeID, as role: Role) -> [NodeID] {
    children(of: node).filter { self[$0].role == role }
  }

  /// Those that are inside no other.
  package var roots: [NodeID] {
    var roots: [NodeID] = []
    var at = 0
    while at < nodes.count {
      roots.append(NodeID(at))
      at = Int(nodes[at].end)
    }
    return roots
  }
}

// MARK: - What is said of an object

extension InterfaceFile {
  package func properties(of node: NodeID) -> ArraySlice<Property> {
    properties[Self.range(of: node, in: properties)]
  }

  /// The first text that an object has for a key.
  package func text(_ key: Property.Key, of node: NodeID) -> String? {
    properties(of: node).first { $0.key == key }.map { self[$0.value] }
  }

  /// The controllers that code may ask for, and by what.
  package var identified: [(node: NodeID, identifier: TextID)] {
    properties.filter { $0.key == .storyboardIdentifier && self[$0.node].kind.isController }
      .map { ($0.node, $0.value) }
  }

  package func texts(_ key: Property.Key, of node: NodeID) -> [String] {
    properties(of: node).filter { $0.key == key }.map { self[$0.value] }
  }

  package func attributes(of node: NodeID) -> ArraySlice<RuntimeAttribute> {
    attributes[Self.range(of: node, in: attributes)]
  }

  package func connections(of node: NodeID) -> ArraySlice<Connection> {
    connections[Self.range(of: node, in: connections)]
  }

  package func variations(of node: NodeID) -> ArraySlice<Variation> {
    variations[Self.range(of: node, in: variations)]
  }

  /// By halves: the lists are sorted by their nodes.
  private static func range<Item: OfNode>(of node: NodeID, in items: [Item]) -> Range<Int> {
    func firstIndex(from start: Int, _ node: Int32) -> Int {
      var (low, high) = (start, items.count)
      while low < high {
        let middle = (low + high) / 2
        if items[middle].node.index < node { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = firstIndex(from: 0, node.index)
    return start..<firstIndex(from: start, node.index + 1)
  }
}

/// What stands in a list beside the nodes.
protocol OfNode {
  var node: InterfaceFile.NodeID { get }
}
