import Scenes
import Views

/// What a view that is not in the repository is, as far as where it stands or how it is drawn tells.
enum UnknownLooks {
  /// `book.cover.resizable()`: only of pictures is that asked; what loads one is made by a call.
  static func picture(_ use: ViewUse, _ evaluator: borrowing Evaluator) -> NameID? {
    let name: NameID
    switch evaluator.expression(use.expression, use.site.file) {
    case .name(let only), .member(_, let only): name = only
    default: return nil
    }
    if isDeclaredImage(evaluator) { return name }
    switch use.pending.last?.word {
    case .resizable, .renderingMode, .interpolation: return isLoaded(evaluator) ? nil : name
    default: return nil
    }
  }

  /// `var icon: Image { Icons.sun }`: whatever stands there is one.
  private static func isDeclaredImage(_ evaluator: borrowing Evaluator) -> Bool {
    var around = evaluator.parent
    while around >= 0 {
      switch evaluator.scene.nodes[Int(around)].kind {
      case .branch, .alternative, .group: around = evaluator.scene.nodes[Int(around)].parent
      case .helper(let member):
        return evaluator.linker[member].type.map { evaluator.word($0, member.file) == .Image }
          ?? false
      default: return false
      }
    }
    return false
  }

  /// What `AsyncImage` has loaded is more than its picture.
  ///
  /// A view of the app has its pictures wherever it stands: what it shows is written once, and placed in other screens.
  private static func isLoaded(_ evaluator: borrowing Evaluator) -> Bool {
    var around = evaluator.parent
    while around >= 0 {
      let node = evaluator.scene.nodes[Int(around)]
      switch (node.kind, node.word) {
      case (.view, .AsyncImage), (.view, .LazyImage), (.view, .WebImage), (.opaque, _): return true
      case (.custom, _): return false
      default: around = node.parent
      }
    }
    return false
  }

  /// What somebody else's view is, as far as it only fills its place: a shape where it is stroked or filled, a
  /// colour where it is called like one of the system's.
  static func drawn(_ name: NameID?, _ use: ViewUse, _ evaluator: borrowing Evaluator) -> Word? {
    switch use.pending.last?.word {
    case .stroke, .strokeBorder, .trim: return .Shape
    default: break
    }
    guard let name, case .member(_, name) = evaluator.expression(use.expression, use.site.file)
    else { return nil }
    let text = evaluator.linker.text(of: name, in: use.site.file)
    return colours.contains(text) || text.hasSuffix("Color") ? .Color : nil
  }

  private static let colours: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "accentColor", "clear", "separator",
  ]
}
