import Scenes
import Views

/// Modifiers that are not in the sources and are handed views: `.popup(isPresented: $isShown) { … }` of a package.
///
/// What is bound to whether it is presented is shown apart, as by all modifiers of SwiftUI that are told so
/// (https://developer.apple.com/documentation/swiftui/view-presentation). Of anything else nobody knows whether it is there,
/// or where: it is left open, and figures of what it is put on are “at least”.
enum UnknownModifiers {
  /// What it was handed, written behind the view that it is put on; nothing where that is no view.
  static func emit(
    _ modifier: PendingModifier, on node: Scene.NodeID, _ evaluator: inout Evaluator
  ) {
    let site = modifier.site
    guard !isTold(node, evaluator) else { return }
    let isBound = modifier.arguments.contains { isPresence($0, site, evaluator.files) }
    var isOpen = false
    for index in modifier.arguments {
      let argument = evaluator.argument(index, site.file)
      guard case .closure(let closure) = evaluator.expression(argument.value, site.file),
        UnknownContainers.mayShow(closure, site, &evaluator)
      else { continue }
      if isBound {
        Presentations.present(
          argument.value, site, .popover,
          of: Presentations.presentedType(modifier.arguments, site, &evaluator), &evaluator)
      } else {
        // Nobody sees these here for sure, and yet they are parts: by themselves they would be taken for screens.
        LeftOutViews.noteParts(in: argument.value, site, &evaluator)
        isOpen = true
      }
    }
    guard isOpen else { return }
    let unknown = evaluator.open(
      .opaque, .decoration, modifier.expression, site, name: modifier.name)
    evaluator.close(unknown, [])
  }

  /// What is unknown itself is told already, and of a picture of a package its row tells what is there instead.
  private static func isTold(_ node: Scene.NodeID, _ evaluator: borrowing Evaluator) -> Bool {
    let entry = evaluator.scene[node]
    switch entry.kind {
    case .opaque: return true
    case .view: break
    default: return false
    }
    switch KnownViews.written[entry.word]?.becomes {
    case .loadedImage, .loadedImageView: return true
    default: return false
    }
  }

  /// `isPresented: $isShown`, `item: $note`.
  private static func isPresence(_ index: Int32, _ site: Site, _ files: borrowing LiveFiles) -> Bool
  {
    switch files.label(of: index, site) {
    case .isPresented, .item: true
    default: false
    }
  }
}
