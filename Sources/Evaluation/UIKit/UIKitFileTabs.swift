import InterfaceFiles
import Scenes
import Views

/// The tabs of a controller that an interface file has: the controllers that its relationships lead to.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
enum UIKitFileTabs {
  static func read(
    _ tabs: InterfaceFile.NodeID, _ tree: UIKitInterface, _ builder: inout UIKitBuilder
  ) {
    let all = related(to: tabs, as: "viewControllers", in: tree.views.file)
    guard builder.own == 0, all.count > builder.tabs.count, all.count <= UIKitBuilder.longest else {
      return
    }
    builder.tabs = all.map { controller in
      let part = part(controller, tree, &builder)
      builder.parts[part].tabItem = item(of: controller, tree)
      return UIKitTab(part: part, expression: controller.index, site: tree.site)
    }
  }

  private static func related(
    to controller: InterfaceFile.NodeID, as relationship: String, in file: InterfaceFile
  ) -> [InterfaceFile.NodeID] {
    file.connections(of: controller).compactMap { connection in
      guard connection.segue == .relationship, file[connection.detail] == relationship else {
        return nil
      }
      return connection.destination
    }
  }

  /// A tab that stands in no navigation controller of its own has no bars, whatever holds the tabs; where nothing else
  /// in the file shows it.
  static func isBare(_ controller: InterfaceFile.NodeID, in file: InterfaceFile) -> Bool {
    var isTab = false
    for connection in file.connections where connection.destination == controller {
      guard let segue = connection.segue else { continue }
      guard segue == .relationship, file[connection.detail] == "viewControllers" else {
        return false
      }
      isTab = true
    }
    return isTab
  }

  /// What a navigation controller begins with; nil for other controllers.
  static func root(
    of controller: InterfaceFile.NodeID, in file: InterfaceFile
  ) -> InterfaceFile.NodeID? {
    guard file[controller].kind == .navigationController else { return nil }
    return related(to: controller, as: "rootViewController", in: file).first
  }

  /// A controller that a tab shows, with what a navigation controller begins with.
  private static func part(
    _ controller: InterfaceFile.NodeID, _ tree: UIKitInterface, _ builder: inout UIKitBuilder
  ) -> Int {
    let file = tree.views.file
    guard let root = root(of: controller, in: file) else { return one(controller, tree, &builder) }
    let around = builder.add(
      UIKitKind(word: .UINavigationController), nil, -1, tree.site)
    builder.parts[around].expression = controller.index
    builder.parts[around].isMade = true
    let shown = one(root, tree, &builder)
    builder.parts[shown].tabItem = item(of: root, tree)
    builder.parts[around].children = [shown]
    return around
  }

  private static func one(
    _ controller: InterfaceFile.NodeID, _ tree: UIKitInterface, _ builder: inout UIKitBuilder
  ) -> Int {
    let type = tree.controller(controller, &builder)
    if let type { builder.noteShown(type, as: .tab) }
    let kind = type.flatMap { builder.kind(of: $0) }
    let part = builder.add(
      kind ?? UIKitKind(word: .UIViewController), tree.views.names[Int(controller.index)], -1,
      tree.site)
    builder.parts[part].expression = controller.index
    builder.parts[part].isMade = true
    // Its views are no class's, or in another file.
    builder.parts[part].isUnknown = kind == nil
    return part
  }

  private static func item(
    of controller: InterfaceFile.NodeID, _ tree: UIKitInterface
  ) -> [UIKitPart.Setting] {
    let file = tree.views.file
    guard let item = file.children(of: controller, as: .tabBarItem).first else { return [] }
    let system = file.text(.systemItem, of: item).flatMap { UIKitTabs.systemItems[$0] }
    let texts = [
      (Word.title, file.text(.title, of: item) ?? system),
      (.accessibilityLabel, file.accessibility(of: item).label),
    ]
    return texts.compactMap { word, text in
      guard let text, !text.isEmpty else { return nil }
      return UIKitPart.Setting(
        word: word, name: tree.views.names[Int(item.index)], value: .text(text),
        expression: item.index, site: tree.site)
    }
  }
}
