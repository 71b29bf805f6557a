import Scenes
import Views
import VoiceOver

// Fonts that code of the app makes of one that it is handed: `.scaled(.title)` sets `font(font.scaled(by: share))`.

extension Headings {
  /// The style that a caller hands over, where the font is made of that.
  ///
  /// What a font or style makes of itself is as large as before, in relation to other text.
  func handedStyle(of node: NodeID) -> Word? {
    guard let (argument, host) = writtenFont(of: node) else { return nil }
    if case .member = scene[argument.value] { return nil }
    var file = argument.origin.file
    let written = files.expressions(at: argument.origin.offset, in: file)
    guard var value = outermost(written, in: file).map({ root(of: $0, in: file) }) else {
      return nil
    }
    for caller in tree.lineage(of: host) {
      switch files.expression(value, in: file) {
      case .name(let name):
        guard let given = handed(files.name(name, in: file).text, by: caller) else { continue }
        file = scene[caller].origin.file
        value = root(of: given, in: file)
      case .implicitMember(let name): return files.name(name, in: file).word
      default: return nil
      }
    }
    if case .implicitMember(let name) = files.expression(value, in: file) {
      return files.name(name, in: file).word
    }
    return nil
  }

  /// `font` of `font.scaled(by: share).bold()`.
  private func root(of value: ExpressionID, in file: FileID) -> ExpressionID {
    var value = value
    while case .call(let callee, _) = files.expression(value, in: file),
      case .member(let base, _) = files.expression(callee, in: file)
    {
      value = base
    }
    return value
  }

  /// What a view, a helper or a modifier is handed for a name in its code.
  private func handed(_ name: String, by caller: NodeID) -> ExpressionID? {
    guard case .modified = scene[caller].kind else {
      return callers.values(for: name, by: caller).first
    }
    // As in `modifier(Scaled(font: font))`.
    let file = scene[caller].origin.file
    for given in code.calls(at: scene[caller].origin).joined() {
      guard case .call(_, let arguments) = files.expression(given.value, in: file) else { continue }
      for number in arguments {
        let argument = files.argument(number, in: file)
        if argument.label.map({ files.name($0, in: file).text }) == name { return argument.value }
      }
    }
    return nil
  }
}
