import Scenes
import Views
import VoiceOver

// Titles in other letters, or without some of their signs: `Text(book.title.uppercased())`.

extension Headings {
  /// What is written before that, where it is called a title or a name; nil of all else.
  func recast(_ title: ValueID?) -> Saying? {
    guard let title else { return nil }
    let source: SourceExpression
    switch scene[title] {
    case .unknown(let written), .named(let written, _): source = written
    default: return nil
    }
    let core = core(of: source.expression, source.file, depth: 0)
    guard core != source.expression, case .member = files.expression(core, in: source.file),
      let written = files.written(core, in: source.file),
      let last = Words(name: written).words.last,
      CodeWords.names.contains(last) || CodeWords.headings.contains(last)
    else { return nil }
    return Saying(parts: [.expression(written)])
  }

  /// The expression that says all of it.
  private func core(of expression: ExpressionID, _ file: FileID, depth: Int) -> ExpressionID {
    var value = expression
    while true {
      var link = value
      if case .call(let callee, _) = files.expression(value, in: file) { link = callee }
      guard case .member(let base, let name) = files.expression(link, in: file),
        keepsWords(name, file, depth: depth)
      else { return value }
      value = base
    }
  }

  private func keepsWords(_ name: NameID, _ file: FileID, depth: Int) -> Bool {
    let text = files.name(name, in: file).text
    if CodeWords.recasts.contains(text) { return true }
    // What an extension of the repository gives texts may be that, and no more.
    guard depth < 4, let line = code.lineOfText(text, from: file) else { return false }
    let core = core(of: line.expression, line.file, depth: depth + 1)
    switch files.expression(core, in: line.file) {
    case .name(let own): return files.name(own, in: line.file).word == .`self`
    // Without `self`, as in `uppercased()`.
    case .call(let callee, _):
      guard case .name(let own) = files.expression(callee, in: line.file) else { return false }
      return keepsWords(own, line.file, depth: depth + 1)
    default: return false
    }
  }
}
