internal import Components
import Scenes
internal import VoiceOver

/// Tabs that stand in something else, and not in their bar.
enum Tabs {
  /// Its words are a text there.
  static func parts(
    _ made: Made, _ row: WidgetRow, _ around: Layout.Around, _ layout: inout Layout
  ) -> [SemanticsPart] {
    var found: [SemanticsPart] = []
    for label in row.slots {
      if WidgetTable.wordSlots.contains(label), !layout.holdsWidget(made[label]),
        let text = layout.words(made[label])
      {
        let content = layout.content(.text, made, around, text)
        found.append(layout.node(made, around, .words(text, content, .documented)))
      } else {
        found += layout.slot(label, of: made, around)
      }
    }
    return found
  }
}
