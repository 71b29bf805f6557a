internal import Components
import Scenes
internal import VoiceOver

extension Layout {
  /// What a list that drops down shows before anything is chosen, and afterwards; nil where it shows nothing of its
  /// own while it waits (material library, `DropdownButton.hint`).
  mutating func waiting(
    _ made: Made, _ value: DartValue, _ around: Around, _ chosen: [SemanticsPart]
  ) -> [SemanticsPart]? {
    guard case .unknown(let unknown) = value, let hint = made["hint"], !hint.isNull else {
      return nil
    }
    let ask = DartCondition(
      asks: [.init(subject: unknown.subject, answers: [.present])],
      words: unknown.code + " is there")
    let waiting = slots(["hint", "label"], of: made, around)
    return branch([(ask, chosen), (ask.negated, waiting)], true, made.place)
  }
}
