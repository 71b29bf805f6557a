import Scenes
internal import VoiceOver

/// What is there while something is folded up, or what is there while it is not.
enum Expandables {
  /// It is folded up at first, unless its controller is made otherwise (expandable, lib/expandable.dart:
  /// `ExpandableController`, and an `AnimatedCrossFade` of both).
  static func parts(
    _ made: Made, _ around: Layout.Around, _ layout: inout Layout
  ) -> [SemanticsPart] {
    let controller = made["controller"] ?? .null
    var subject = DartSubject(
      owner: layout.open.last?.key ?? 0, hash: Digest.of([controller.digest, 0xE59A]))
    switch controller {
    case .null: subject.start = .flag(false)
    case .made(let made): subject.start = .flag(made["initialExpanded"]?.flag ?? false)
    default: break
    }
    let condition = DartCondition(
      asks: [.init(subject: subject, answers: [.flag(true)])], words: "expanded")
    let open = layout.slots(["expanded"], of: made, around)
    let folded = layout.slots(["collapsed"], of: made, around)
    return layout.branch(
      [(condition, open), (condition.negated, folded)], true, made.place)
  }
}
