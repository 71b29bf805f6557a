internal import Components
import Scenes
internal import VoiceOver

/// What a widget of a package that nobody knows is given to show.
enum StrangerSlots {
  /// The arguments that hold what is seen, in order; which of those with other names are shown, and when, its package
  /// alone knows.
  static func shown(
    of made: Made, _ layout: inout Layout
  ) -> [(label: String, isSure: Bool)] {
    var found = WidgetTable.commonSlots.filter { made[$0] != nil }.map {
      (label: $0, isSure: true)
    }
    // What stands around a child may show the others at times only, as a hint does.
    if made["child"] != nil { return found }
    for label in WidgetTable.leadSlots.reversed() where layout.holdsWidget(made[label]) {
      found.insert((label, true), at: 0)
    }
    for label in WidgetTable.endSlots where layout.holdsWidget(made[label]) {
      found.append((label, true))
    }
    // Others stand behind what is written before them.
    var last: String?
    for argument in made.arguments {
      let label = argument.label
      if !found.contains(where: { $0.label == label }) {
        guard !label.isEmpty, !WidgetTable.isApart(label), layout.holdsWidget(argument.value)
        else { continue }
        let at = found.firstIndex { $0.label == last }.map { $0 + 1 } ?? 0
        found.insert((label, false), at: at)
      }
      last = label
    }
    return found
  }

  /// What is there where the widget shows it; pictures and icons, which nobody may ever see, are left out.
  static func perhaps(
    _ parts: [SemanticsPart], _ label: String, of made: Made, _ layout: Layout
  ) -> [SemanticsPart] {
    guard parts.contains(where: \.saysSomething) else { return [] }
    let subject = DartSubject(
      owner: layout.open.last?.key ?? 0, hash: Digest.of([made.digest, Digest.of(label)]))
    let condition = DartCondition(
      asks: [.init(subject: subject, answers: [.flag(true)])],
      words: "\(made.name) shows \(label)")
    return layout.branch([(condition, parts)], false, made.place)
  }
}
