import Scenes
import Views

/// What a sheet or popover shows in one case or another: where one of the sides is written in place, all of them
/// are states of that one screen; where each is a view of its own, each is a screen.
enum StatesOfScreens {
  /// Notes it at the side that is being written.
  static func note(
    _ place: Int32, of sides: [Int32], at node: Scene.NodeID, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    guard sides.count > 1 else { return }
    switch evaluator.scene.reach(of: .content, below: evaluator.scene.nodes[Int(node)].parent)
      .reason
    {
    case .sheet, .cover, .popover: break
    default: return
    }
    evaluator.scene.nodes[Int(node)].isState = sides.contains { other in
      other != place && isWritten(evaluator.alternative(other, site.file).body, site, &evaluator)
    }
  }

  /// Whether a side begins with a view of the platform that says something.
  private static func isWritten(
    _ body: Block, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    body.contains { index in
      guard case .expression(var cursor) = evaluator.statement(index, site.file) else {
        return false
      }
      while case .call(let callee, _) = evaluator.expression(cursor, site.file) {
        switch evaluator.expression(callee, site.file) {
        case .member(let base, _): cursor = base
        case .name(let name):
          let named = evaluator.name(name, site.file)
          guard let known = KnownViews.all[named.word], !silent.contains(known.becomes) else {
            return false
          }
          return !wrappers.contains(named.word)
            && evaluator.type(named: named.hash, from: site.file, inside: site.owner) == nil
        default: return false
        }
      }
      return false
    }
  }

  /// Until something is there, or where nothing is: a screen is not known by it.
  private static let silent: Set<KnownView.Becomes> = [.nothing, .progress, .shape]
  /// Of these only what is in them tells.
  private static let wrappers: Set<Word> = [
    .NavigationStack, .NavigationView, .NavigationSplitView, .Group, .AnyView, .ScrollView,
  ]
}
