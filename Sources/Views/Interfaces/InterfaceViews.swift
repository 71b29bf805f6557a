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

  /// What lies in a view, in the order in which it is read: by lines, of which a new one begins eight points
  /// further down, as recordings of `UIAccessibility` on iOS 26.2 have it; in a stack as that lays it out.
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
    return inLines(all)
  }

  private func inLines(_ all: [InterfaceFile.NodeID]) -> [InterfaceFile.NodeID] {
    func frame(_ node: InterfaceFile.NodeID) -> InterfaceFile.Frame {
      file[node].frame ?? InterfaceFile.Frame(x: 0, y: 0, width: 0, height: 0)
    }
    let byTop = all.sorted { (frame($0).y, $0) < (frame($1).y, $1) }
    var lines: [[InterfaceFile.NodeID]] = []
    for node in byTop {
      if let first = lines.last?.first, frame(node).y - frame(first).y < Self.newLine {
        lines[lines.count - 1].append(node)
      } else {
        lines.append([node])
      }
    }
    return lines.flatMap { line in line.sorted { (frame($0).x, $0) < (frame($1).x, $1) } }
  }

  private static let newLine: Float = 8
}
