import Scenes
import VoiceOver

/// Pages are shown as those who hold them are.
extension LiveTree {
  /// How a unit is shown, once that is known of all.
  func manners(of name: UnitName) -> Set<Mention.Manner> {
    pages[name] ?? Set((mentions[name] ?? [:]).keys)
  }

  /// Follows the mentions; answers the pages that are shown in other ways now.
  mutating func handOnPages() -> Set<UnitName> {
    let before = pages
    pages = [:]
    if mentions.values.contains(where: { $0.keys.contains { $0.reason == .page } }) {
      var handed = HandedPages<UnitName>()
      for unit in units.values.joined() {
        for mention in unit.mentions {
          handed.add(mention.manner, of: mention.target, in: unit.name)
        }
      }
      pages = handed.manners { Set((mentions[$0] ?? [:]).keys) }
    }
    let now = pages
    return Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
  }
}
