import Scenes
import Views
import VoiceOver

extension Nameless {
  /// Views that have a tab of their own beside others, and nothing that names it.
  func tabsWithoutItem() -> [NodeID] {
    guard scene.modifiers.contains(where: { $0.word == .tabItem }) else { return [] }
    return scene.nodes.indices.map(NodeID.init).filter { node in
      switch scene[node].role {
      case .tab, .otherTab: break
      default: return false
      }
      let bar = scene[node].parent
      return isPlain(tab: node) && inherited.isHeard(bar) && inherited[bar].rows < 0
        && tree.children(of: bar).contains { isTab($0) && hasItem($0) }
        // Pages have no bar, and what another style draws is not known.
        && tree.modifier(.tabViewStyle, around: bar) == nil
    }
  }

  private func isTab(_ node: NodeID) -> Bool {
    scene[node].role == .tab || scene[node].role == .otherTab
  }

  private func hasItem(_ node: NodeID) -> Bool {
    scene.modifiers(of: node).contains { $0.word == .tabItem }
  }

  /// One view that is all in the source, whatever is in it.
  private func isPlain(tab node: NodeID) -> Bool {
    switch scene[node].kind {
    case .view:
      switch scene[node].word {
      case .Tab, .TabSection, .Group, .ForEach, .EmptyView: return false
      default: break
      }
    case .custom: break
    default: return false
    }
    guard tree.isWhole(node), inherited[node].hiddenBy < 0, inherited[node].label < 0,
      !counts.tallies[Int(node)].isOpen
    else { return false }
    return !tree.subtree(of: node).contains { hasItem($0) }
  }
}
