import Scenes
import Views

/// `picker.title = "Folder"`, of a controller that is shown afterwards: the title of that screen, where its own code
/// sets none.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/title
enum UIKitShownTitles {
  struct One {
    var part: Int
    var type: TypeID
    var reason: Mention.Reason

    init(part: Int, type: TypeID, _ reason: Mention.Reason) {
      (self.part, self.type, self.reason) = (part, type, reason)
    }
  }

  /// As a view of SwiftUI stands in what shows it apart, with its modifiers.
  static func write(_ all: [One], _ writer: inout UIKitWriter) {
    var told: Set<Int> = []
    for one in all {
      guard let role = roles[one.reason], told.insert(one.part).inserted,
        writer.evaluator.scene.mentions.contains(Mention(type: one.type, reason: one.reason))
      else { continue }
      let part = writer.parts[one.part]
      let own = Lineages.lineage(of: one.type, &writer.evaluator)
      let titles = part.settings.filter { setting in
        setting.word == .title && !(setting.site.owner.map { own.contains($0) } ?? false)
          && !setting.isNothing(writer.evaluator.files)
      }.map { setting in
        var title = setting
        title.word = .navigationTitle
        return title
      }
      guard let last = titles.last else { continue }
      // Beside what the class itself shows, and nothing of that.
      let around = writer.evaluator.open(.group, .content, -1, last.site)
      let node = writer.evaluator.open(.group, role, last.expression, last.site)
      let view = writer.evaluator.open(.custom(one.type), .content, part.expression, part.site)
      writer.apply(
        UIKitOutcomes.told(titles, of: part.around, writer.places, writer.evaluator.files),
        to: view)
      writer.evaluator.close(view, [])
      writer.evaluator.close(node, [])
      writer.evaluator.scene.presentations.append(node)
      writer.evaluator.close(around, [])
    }
  }

  private static let roles: [Mention.Reason: NodeRole] = [
    .destination: .destination, .sheet: .sheet, .popover: .popover,
  ]
}
