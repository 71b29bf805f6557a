internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// What is one of several kinds, and is asked what is shown of each: `answer.fold((error) => A(), (found) => B())`.
enum Alternatives {
  /// Of a method that nobody knows, and that is handed functions alone by their places, each of which makes something
  /// that is seen: one of these is there.
  static func value(
    _ given: [Made.Argument], of unknown: UnknownValue, _ node: DartNodeID, _ frame: CodeFrame,
    _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    guard given.count > 1 else { return nil }
    let place = evaluator.place(node, frame)
    let subject = DartSubject(
      owner: frame.owner,
      hash: Digest.of([unknown.subject.hash, evaluator.file(frame).codeHash(node)]))
    var sides: [DartChoice<DartValue>.Side] = []
    for (position, argument) in given.enumerated() {
      guard argument.label.isEmpty, case .closure(let closure) = argument.value else { return nil }
      let content = evaluator.build(argument.value, at: place)
      guard evaluator.isSeen(.one(content)) else { return nil }
      let label = closure.parameters.first?.name ?? ""
      let isNamed = label.contains { $0 != "_" }
      let words = isNamed ? label : "the \\(position + 1). of \\(given.count) kinds"
      sides.append(
        .init(
          condition: DartCondition(
            asks: [.init(subject: subject, answers: [.literal(Digest.of([UInt64(position)]))])],
            words: unknown.question(words) ?? words),
          content: content))
    }
    return .either(DartChoice(sides, at: place))
  }
}
