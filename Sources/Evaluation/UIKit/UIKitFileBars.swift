import InterfaceFiles
import Views

/// Bars that an interface file places among the views, with items of their own.
///
/// https://developer.apple.com/documentation/uikit/uinavigationbar and …/uitoolbar
enum UIKitFileBars {
  /// A controller that draws a bar among its views stands in no navigation controller, which would draw a second one:
  /// its title is a name, and what its bar says is said there.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
  static func hasOwn(_ controller: InterfaceFile.NodeID, in file: InterfaceFile) -> Bool {
    (controller.index..<file[controller].end).contains { index in
      let node = file[InterfaceFile.NodeID(Int(index))]
      return node.kind == .navigationBar && node.role == .subview
    }
  }

  static func fill(
    _ bar: Int, of node: InterfaceFile.NodeID, _ file: inout UIKitInterface,
    _ builder: inout UIKitBuilder
  ) {
    guard file.views.file[node].kind == .navigationBar else {
      builder.parts[bar].children += file.items(.item, of: node, &builder)
      return
    }
    // The last one is shown.
    guard let item = file.views.file.children(of: node, as: .item).last else { return }
    builder.parts[bar].children += file.items(.leftItem, of: item, &builder)
    let view = file.views.file.children(of: item, as: .titleView).first
    if let view {
      file.place(view, in: bar, &builder)
    } else {
      file.title(.title, of: item, in: bar, &builder)
    }
    // The first of them stands at the edge, so it is read last.
    builder.parts[bar].children += file.items(.rightItem, of: item, &builder).reversed()
  }
}
