import Scenes
package import VoiceOver

/// What is said at the elements of pieces.
struct PieceTexts: StopTexts {
  let sources: PieceSources

  private func written(_ element: Element) -> PieceElement { sources.elements[Int(element.node)] }

  func stop(_ element: Element) -> Stop {
    let written = written(element)
    let utterance = written.utterance { $0.said }
    let hint = utterance.hintSaid
    var stop = Stop(
      place: written.place, count: 1,
      label: written.labelSource == .explicit ? written.label.said : nil, speech: utterance.said,
      role: element.spokenRole.rawValue, confidence: written.confidence,
      hint: hint.isEmpty ? nil : hint, group: nil, isChrome: false,
      actions: written.actions.map(\.said))
    stop.barPlace = written.isTrailing ? .trailing : .leading
    return stop
  }

  func readable(_ element: Element) -> (speech: String, hint: String, actions: [String]) {
    let written = written(element)
    let utterance = written.utterance { $0.spoken }
    return (utterance.said, utterance.hintSaid, written.actions.map(\.spoken))
  }

  func isChosen(_ element: Element) -> Bool { true }

  func label(_ element: Element) -> String { written(element).label.said }
  func readableLabel(_ element: Element) -> String { written(element).label.spoken }

  func side(_ entry: ElementList.Entry) -> (place: Place, when: String?) {
    guard let number = entry.question.side, sources.sides.indices.contains(Int(number)) else {
      return (Place(path: "", line: 1, column: 1), nil)
    }
    return sources.sides[Int(number)]
  }

  /// Drawings of pieces are made of the pieces.
  func node(ofSide entry: ElementList.Entry) -> Scene.NodeID? { nil }
}

extension PieceElement {
  /// What is heard, with the unknown as `text` has it.
  package func utterance(_ text: (SourcedText) -> String) -> Utterance {
    var utterance = Utterance()
    utterance.label = text(label)
    // What is unknown is never empty: it has at least a name.
    if utterance.label.isEmpty, let unknown { utterance.label = text(.code(unknown.name)) }
    utterance.value = text(value)
    utterance.hint = text(hint)
    utterance.hasHint = !hint.isEmpty
    utterance.traits = traits
    utterance.isTitle = labelSource == .content
    utterance.place = position.map { (Int32($0.index), Int32($0.count)) }
    utterance.hasActions = !actions.isEmpty
    return utterance
  }
}
