package import InterfaceFiles

/// A storyboard or xib as the views of UIKit in it are read: its objects, and what it sets on them, as if code
/// did.
///
/// It stands in a `FileViews` without types, whose expressions and names are those of the file: the first
/// expressions are the objects, by number.
package struct InterfaceViews: Sendable, Equatable {
  package var file: InterfaceFile
  /// What each object is called where people are told of it.
  package var names: [NameID] = []
  /// In the order of their objects.
  package var settings: [Setting] = []
  /// The trees that belong to classes.
  package var roots: [Root] = []
  /// Objects that a phone does not have.
  package var missing: Set<InterfaceFile.NodeID> = []
  /// Of all that the file says.
  var print: UInt64 = 0

  package struct Setting: Sendable, Equatable {
    package var node: Int32
    package var word: Word
    package var name: NameID
    package var value: ExpressionID
  }

  package struct Root: Sendable, Equatable {
    /// The hash of the class's name.
    package var name: UInt64
    package var root: InterfaceFile.Root
  }
}

extension InterfaceViews {
  package func settings(of node: InterfaceFile.NodeID) -> ArraySlice<Setting> {
    var (low, high) = (0, settings.count)
    while low < high {
      let middle = (low + high) / 2
      if settings[middle].node < node.index { low = middle + 1 } else { high = middle }
    }
    return settings[low...].prefix { $0.node == node.index }
  }

  /// What lies in a view, in the order in which it is read: in lines, and in a stack as that lays it
  /// out.
  package func subviews(of node: InterfaceFile.NodeID) -> [InterfaceFile.NodeID] {
    let all = file.children(of: node).filter { child in
      switch file[child].role {
      case .subview, .contentView: file[child].kind.isView || file[child].kind == .other
      default: false
      }
    }.filter { !missing.contains($0) }
    guard file[node].kind != .stackView, all.allSatisfy({ file[$0].frame != nil }) else {
      return all
    }
    let places = all.map { child in
      file[child].frame.map { (x: Double($0.x), y: Double($0.y)) } ?? (0, 0)
    }
    return ReadingLines.order(places).map { all[$0] }
  }
}
