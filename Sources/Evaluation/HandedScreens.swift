import Scenes
import Views

/// Screens of which the view that shows them has nothing but what it is handed, as a frame around other views has.
///
/// `.sheet { content() }`: whoever hands it that tells them, with all that is in it.
enum HandedScreens {
  static func leaveOut(_ evaluator: inout Evaluator) {
    guard !evaluator.scene.presentations.isEmpty else { return }
    var handed: [Scene.NodeID] = []
    for node in evaluator.scene.presentations where isOnlyHanded(node, &evaluator) {
      handed.append(node)
    }
    // Of a view that no code makes nobody else would.
    guard !handed.isEmpty, !evaluator.linker.isUnmade(evaluator.root) else { return }
    evaluator.scene.presentations.removeAll { handed.contains($0) }
  }

  private static func isOnlyHanded(_ node: Scene.NodeID, _ evaluator: inout Evaluator) -> Bool {
    var holds = false
    for index in node..<evaluator.scene[node].end {
      let entry = evaluator.scene[index]
      switch entry.kind {
      case .helper, .modified, .group, .branch, .alternative: continue
      case .view:
        switch entry.word {
        case .NavigationStack, .NavigationView, .AnyView, .Group: continue
        default: return false
        }
      case .opaque:
        guard isSlot(entry.name, &evaluator) else { return false }
        holds = true
      case .custom, .rows, .recursion: return false
      }
    }
    return holds
  }

  /// A property of the view that its own code gives nothing.
  private static func isSlot(_ name: SourceName, _ evaluator: inout Evaluator) -> Bool {
    let hash = evaluator.hash(name.name, name.file)
    return evaluator.members(of: evaluator.root, named: hash).contains { id in
      evaluator.linker[id].kind == .storedProperty && evaluator.linker[id].value == nil
    }
  }
}
