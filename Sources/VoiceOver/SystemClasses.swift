import Scenes
import Views

/// Classes of the app that are a view of Apple's which is not described here, and structures that take one in: a map,
/// a scene.
enum SystemClasses {
  private static let makeView = NameHash.of("makeUIView")

  static func isOne(_ type: TypeID, _ linker: inout Linker) -> Bool {
    switch linker.files[type].kind {
    case .class: return isMade(from: type, &linker)
    case .struct:
      guard let maker = linker.members(of: type, named: makeView).first,
        let made = linker.files[maker].type
      else { return false }
      let hash = linker.files.hash(made, in: maker.file)
      if let own = linker.type(named: hash, from: maker.file, inside: type) {
        return own != type && isMade(from: own, &linker)
      }
      return isOpaque(made, maker.file, linker)
    default: return false
    }
  }

  private static func isMade(from type: TypeID, _ linker: inout Linker) -> Bool {
    var top = type
    // Superclasses may go round in a circle.
    for _ in 0..<32 {
      guard case .class = linker.files[top].kind, let name = linker.files[top].inherited.first
      else {
        return false
      }
      let hash = linker.files.hash(name, in: top.file)
      guard let above = linker.type(named: hash, from: top.file, inside: top) else {
        return isOpaque(name, top.file, linker)
      }
      if above == top { return false }
      top = above
    }
    return false
  }

  /// What UIKit has is described, or what is in it is code of the app.
  private static func isOpaque(_ name: NameID, _ file: FileID, _ linker: Linker) -> Bool {
    let text = linker.files.text(of: name, in: file)
    return !text.hasPrefix("UI") && Scene.isOfSystem(text)
  }
}
