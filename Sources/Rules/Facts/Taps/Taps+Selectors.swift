import Scenes
import Views
import VoiceOver

// What recognisers of UIKit do, which name a function for it: `#selector(openOffer)`.

extension Taps {
  /// A view of texts with a button or two in it, and a tap that does something of its own: the function that is named
  /// for it puts nothing away, as a tap on the ground of a card does.
  func doesMoreThanButtons(in view: NodeID) -> Bool {
    let inner = tree.descendants(of: view).filter { tree.isControl($0) }
    guard !inner.isEmpty, inner.count <= Self.mostButtons,
      inner.allSatisfy({ tree.control($0) == .button }),
      let tap = scene.modifiers(of: view).last(where: { $0.word == .addGestureRecognizer }),
      let words = wordsOfAction(of: tap)
    else { return false }
    return words.isDisjoint(with: CodeWords.closing) && words.isDisjoint(with: CodeWords.input)
      && words.isDisjoint(with: CodeWords.leaving)
  }

  /// Of more buttons it is a screen or a card.
  private static let mostButtons = 2

  /// The words of the function that a recogniser calls, and of all that this names; nil where it is not seen.
  private func wordsOfAction(of tap: AppliedModifier) -> Set<String>? {
    guard let value = scene.firstArgument(of: tap), case .call(_, _, let range) = scene[value],
      let action = scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)]
        .first(where: { $0.label == .action })?.value,
      case .unknown(let source) = scene[action],
      let name = Self.function(namedBy: files.written(source) ?? ""), tap.owner >= 0
    else { return nil }
    let owner = TypeID(file: tap.origin.file, index: tap.owner)
    let all = code.members(of: owner, named: name).map { ($0, code.member($0)) }
    guard let (id, only) = all.first, all.count == 1, only.kind == .function,
      only.body?.isEmpty == false
    else {
      return nil
    }
    var words = Set(Words(name: name).words)
    for use in only.expressions {
      switch files.expression(use, in: id.file) {
      case .name(let name), .member(_, let name):
        words.formUnion(Words(name: files.name(name, in: id.file).text).words)
      default: break
      }
    }
    return words
  }

  /// `openOffer` of `#selector(openOffer)`, `#selector(Self.openOffer(_:))`.
  static func function(namedBy selector: String) -> String? {
    let start = "#selector("
    guard selector.hasPrefix(start), selector.hasSuffix(")") else { return nil }
    let named = selector.dropFirst(start.count).dropLast().prefix { $0 != "(" }
    return named.split(separator: ".").last.map { String($0.filter { !$0.isWhitespace }) }
  }
}
