import Scenes
import Views
import VoiceOver

// Symbols that are read with the very words of the text beside them.

extension HeardImages {
  /// The text before or after a symbol in its line that says what the symbol is read as.
  func twin(of symbol: NodeID) -> NodeID? {
    guard case .symbol(let name?) = pictures.source(of: symbol), let words = Self.spoken(name)
    else { return nil }
    let line = tree.ancestors(of: symbol).first {
      if case .view = scene[$0].kind { scene[$0].word != .Group } else { false }
    }
    // What holds very much is no line.
    guard let line, scene[line].word == .HStack || scene[line].word == .VStack,
      scene[line].end - line < 400
    else { return nil }
    let parts = counts.parts(of: line)
    guard let place = parts.firstIndex(of: symbol) else { return nil }
    return [place - 1, place + 1].first { parts.indices.contains($0) && says(parts[$0], words) }.map
    { parts[$0] }
  }

  private func says(_ text: NodeID, _ words: Words) -> Bool {
    guard tree.isText(text), inherited.isHeard(text), inherited[text].label < 0,
      let said = sayings.said(sayings.title(of: text)).literal
    else { return false }
    return Words(said) == words
  }

  /// The words that the system has for it, or a name of one word.
  private static func spoken(_ symbol: String) -> Words? {
    if let described = SymbolNames.described(symbol) { return Words(described) }
    var name = symbol[...]
    for end in PlatformNames.variants where name.hasSuffix(end) {
      name = name.dropLast(end.count)
    }
    if let described = SymbolNames.described(String(name)) { return Words(described) }
    return name.allSatisfy { $0.isLetter } ? Words(String(name)) : nil
  }
}
