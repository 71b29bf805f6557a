import Scenes
import Views

/// What rows say in a label, one after the other, where each has one of so many texts: “Alpha, Beta”.
enum RowTexts {
  static func all(
    of label: ValueID, _ count: Int, _ builder: inout ElementBuilder
  ) -> ValueID {
    var value = label
    if case .named(_, let texts) = builder.scene[value] { value = texts }
    guard count > 1, case .either(let range) = builder.scene[value], range.count == count,
      builder.scene.list(range).allSatisfy({ builder.scene.isWrittenText($0) })
    else { return label }
    var sentence = ElementBuilder.Sentence()
    for text in Array(builder.scene.list(range)) { builder.add(text, to: &sentence) }
    return builder.close(sentence)
  }
}

extension Scene {
  fileprivate func isWrittenText(_ value: ValueID) -> Bool {
    switch self[value] {
    case .string, .resolved, .key: true
    case .named(_, let text): isWrittenText(text)
    default: false
    }
  }
}
