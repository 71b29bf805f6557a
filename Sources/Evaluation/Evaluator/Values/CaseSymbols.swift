import Scenes
import Views

/// Symbols that are named by a case: `Image(systemSymbol: .squareAndArrowUp)`, as SFSafeSymbols has it.
enum CaseSymbols {
  /// Spells such arguments as SwiftUI does, so that nobody else has to know of them.
  static func nameSymbols(in range: Range<Int32>, of word: Word, _ evaluator: inout Evaluator) {
    for index in range where evaluator.scene.arguments[Int(index)].label == .systemSymbol {
      evaluator.scene.arguments[Int(index)].label =
        word == .Image || word == .UIImage ? .systemName : .systemImage
      let name = symbolName(evaluator.scene.arguments[Int(index)].value, &evaluator)
      evaluator.scene.arguments[Int(index)].value = name
    }
  }

  /// The symbol's own name, where the source has a case; of a choice, each.
  static func symbolName(_ value: ValueID, _ evaluator: inout Evaluator) -> ValueID {
    switch evaluator.scene[value] {
    case .member(_, let name):
      return KeyTexts.resolved(
        Self.symbolName(ofCase: evaluator.linker.text(of: name.name, in: name.file)), &evaluator)
    case .either(let range):
      let all = Array(evaluator.scene.list(range))
      return EachRow.either(all.map { symbolName($0, &evaluator) }, madeOf: range, &evaluator)
    case .named(let source, let names):
      return evaluator.new(.named(source, symbolName(names, &evaluator)))
    default: return value
    }
  }
}

extension CaseSymbols {
  /// `line3Horizontal` is `line.3.horizontal`, and `_1Circle` is `1.circle`; `rectangleSplit2x1` is
  /// `rectangle.split.2x1`, and `ipadGen2` is `ipad.gen2`.
  static func symbolName(ofCase name: String) -> String {
    var symbol = ""
    var last: Character?
    for character in name where character != "_" {
      if let last,
        character.isUppercase || (character.isNumber && !last.isNumber && !isCounted(symbol))
      {
        symbol.append(".")
      }
      symbol.append(contentsOf: character.lowercased())
      last = character
    }
    return symbol
  }

  /// A number goes on the word before it: a size's second one, a generation's.
  private static func isCounted(_ symbol: String) -> Bool {
    if symbol.hasSuffix(".gen") { return true }
    guard symbol.hasSuffix("x") else { return false }
    return symbol.dropLast().last?.isNumber == true
  }
}
