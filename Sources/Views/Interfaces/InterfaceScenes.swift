package import InterfaceFiles

/// Controllers that an interface file has under the name of a class: where no Swift source has that class, its
/// tree is all that is known of it.
///
/// So are the controllers of a storyboard that are of a class of UIKit, under the id of their scene.
///
/// Each stands among the types of the file by its own name, with a hash that no Swift class has.
package enum InterfaceScenes {
  /// What a class is asked for by, as a controller of an interface file.
  package static func hash(ofClass name: String) -> UInt64 { hash(ofClass: NameHash.of(name)) }

  package static func hash(ofClass name: UInt64) -> UInt64 {
    var hash = NameHash(seed: 0x5CE7E)
    hash.mix(name)
    return hash.value
  }

  /// What a controller without a class of its own is asked for by, as a scene of a storyboard.
  static func hash(ofScene id: String) -> UInt64 {
    var hash = NameHash(seed: 0x5CE7F)
    hash.mix(NameHash.of(id))
    return hash.value
  }

  /// What code asks for by the identifier of a scene.
  ///
  /// https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(withidentifier:)
  static func hash(ofIdentifier identifier: String) -> UInt64 {
    var hash = NameHash(seed: 0x5CE80)
    hash.mix(NameHash.of(identifier))
    return hash.value
  }

  /// The class of UIKit that the object is, whatever it is called; nil for what holds other controllers, for what is
  /// no controller, and for what shows nothing of the file.
  static func base(of root: InterfaceFile.Root, in file: InterfaceFile) -> String? {
    let name = file[root.customClass] ?? ""
    if drawnByOthers.contains(name) { return nil }
    switch root.kind {
    case .scene: return bases[file[root.node].kind]
    case .owner:
      // A xib does not say what its owner is: its name does.
      let isController = root.view != nil && name.hasSuffix("ViewController")
      return isController ? "UIViewController" : nil
    case .view, .cell: return nil
    }
  }

  /// Controllers that draw what is written in another language, which is read as that.
  ///
  /// https://api.flutter.dev/ios-embedder/interface_flutter_view_controller.html
  private static let drawnByOthers: Set = ["FlutterViewController"]

  private static let bases: [InterfaceFile.Kind: String] = [
    .viewController: "UIViewController", .tableViewController: "UITableViewController",
    .collectionViewController: "UICollectionViewController",
  ]
}

extension Linker {
  /// The controller that interface files have for a class without source in Swift.
  package mutating func scene(ofClass name: UInt64, from file: FileID) -> TypeID? {
    type(named: InterfaceScenes.hash(ofClass: name), from: file)
  }

  /// What is read of a controller of a storyboard: its class, or what interface files have for that, or for a
  /// controller without a class of its own.
  package mutating func controller(
    _ node: InterfaceFile.NodeID, in interface: InterfaceFile, from file: FileID
  ) -> TypeID? {
    guard let name = interface[interface[node].customClass] else {
      guard let id = interface[interface[node].id] else { return nil }
      return type(named: InterfaceScenes.hash(ofScene: id), from: file)
    }
    let hash = NameHash.of(name)
    return type(named: hash, from: file) ?? scene(ofClass: hash, from: file)
  }

  /// Of a controller in an interface file: whether its tree is all that is known of its class, and this is
  /// the copy that counts.
  package mutating func isSceneAlone(_ type: TypeID) -> Bool {
    let views = files[type.file].views
    let name = views[views.types[Int(type.index)].name]
    if !isPlainScene(type), self.type(named: NameHash.of(name.text), from: type.file) != nil {
      return false
    }
    return interface(ofClass: name.hash, from: type.file)?.file == type.file
  }

  /// Of a controller in an interface file: it is of a class of UIKit, and no code of its own is missing.
  package func isPlainScene(_ type: TypeID) -> Bool {
    let views = files[type.file].views
    let name = views[views.types[Int(type.index)].name]
    return views.interface?.roots.contains { $0.name == name.hash && $0.root.customClass == nil }
      ?? false
  }
}
