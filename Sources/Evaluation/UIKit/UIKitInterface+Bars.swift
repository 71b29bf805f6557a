import InterfaceFiles
import Scenes
import Views

/// What an interface file has for the bars of a controller.
extension UIKitInterface {
  mutating func readBars(of node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder) {
    let file = views.file
    for item in file.children(of: node, as: .navigationItem) {
      if let title = file.text(.title, of: item), !title.isEmpty {
        builder.bar.titles = [
          UIKitPart.Setting(
            word: .navigationTitle, name: views.names[Int(item.index)], value: .text(title),
            expression: item.index, site: site)
        ]
      }
      for view in file.children(of: item, as: .titleView) {
        builder.bar.titleView = part(view, &builder).map { barPart($0, &builder) }
      }
      builder.bar.leading = items(.leftItem, of: item, &builder)
      builder.bar.trailing = items(.rightItem, of: item, &builder)
    }
    // Of tabs it is mostly a name for whoever draws them.
    if builder.bar.titles.isEmpty, file[node].kind != .tabBarController,
      !UIKitFileBars.hasOwn(node, in: file), let title = file.text(.title, of: node), !title.isEmpty
    {
      builder.bar.titles = [
        UIKitPart.Setting(
          word: .navigationTitle, name: views.names[Int(node.index)], value: .text(title),
          expression: node.index, site: site)
      ]
    }
    builder.bar.bottom = items(.toolbarItem, of: node, &builder)
    if UIKitFileTabs.isBare(node, in: file) { builder.bar.isMissing = true }
  }

  mutating func items(
    _ role: InterfaceFile.Role, of node: InterfaceFile.NodeID, _ builder: inout UIKitBuilder
  ) -> [Int] {
    let file = views.file
    return file.children(of: node, as: role).compactMap { item in
      switch file.systemItem(of: item) {
      case .flexibleSpace, .fixedSpace: return nil
      default: break
      }
      guard let part = part(item, &builder) else { return nil }
      for view in file.children(of: item, as: .customView) {
        if let shown = self.part(view, &builder) { builder.put(shown, in: part) }
      }
      if let system = file.systemItem(of: item),
        let word = UIKitClasses.systemItems[system.rawValue]
      {
        // Most of them are pictures, and none of their words has to be in a label.
        set(.buttonType, .text(word), on: part, at: item, &builder)
      }
      return barPart(part, &builder)
    }
  }

  /// What extensions of the app do with the texts that the file has for properties which they add.
  func setAdded(_ node: InterfaceFile.NodeID, on part: Int, _ builder: inout UIKitBuilder) {
    let file = views.file
    for attribute in file.attributes(of: node) {
      switch file[attribute.type] {
      case "string", "localizedString": break
      default: continue
      }
      guard let text = file[attribute.value] else { continue }
      let name: String = file[attribute.keyPath]
      UIKitSetters.take(text, as: NameHash.of(name), addedTo: part, site, &builder)
    }
  }

  private func barPart(_ part: Int, _ builder: inout UIKitBuilder) -> Int {
    builder.parts[part].isPlaced = true
    builder.readOwn(part)
    return part
  }
}
