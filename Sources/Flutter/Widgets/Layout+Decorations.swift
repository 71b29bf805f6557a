internal import Components
internal import DartModules
import Scenes
internal import VoiceOver

/// What stands around a field.
extension Layout {
  /// A decoration around any child, in the order of the framework's (material library, `input_decorator.dart`:
  /// `visitChildrenForSemantics`).
  mutating func decorator(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    guard case .made(let decoration)? = made["decoration"] else {
      return slots(["child"], of: made, inner)
    }
    var found = slots(["icon", "prefix", "prefixIcon"], of: decoration, inner)
    found += said("labelText", of: decoration, made, inner)
    found += slots(["label"], of: decoration, inner)
    // A hint is there while nothing else is.
    if made["isEmpty"]?.flag == true { found += said("hintText", of: decoration, made, inner) }
    found += said("prefixText", of: decoration, made, inner)
    found += slots(["child"], of: made, inner)
    found += said("suffixText", of: decoration, made, inner)
    found += slots(["suffixIcon", "suffix"], of: decoration, inner)
    return found + helpers(of: decoration, made, inner)
  }

  private mutating func said(
    _ label: String, of decoration: Made, _ made: Made, _ around: Around
  ) -> [SemanticsPart] {
    guard let value = decoration[label], !value.isNull, let text = words(value) else { return [] }
    return [caption(text, made, around)]
  }

  /// Below it: help, or what is wrong.
  mutating func helpers(
    of decoration: Made, _ made: Made, _ around: Around
  ) -> [SemanticsPart] {
    var found: [SemanticsPart] = []
    for name in ["helperText", "errorText"] {
      guard let text = decoration[name], !text.isNull, let said = words(text) else { continue }
      // An error is there when something is wrong.
      found += PartsWhileThere.of(
        text, isDeclared: false, made, caption(said, made, around), self)
    }
    return found
  }

  private mutating func caption(
    _ text: SourcedText, _ made: Made, _ around: Around
  ) -> SemanticsPart {
    var config = SemanticsConfig(text)
    config.role = .text
    config.facts.contents = [content(.text, made, around, text)]
    config.facts.contents[0].isSaid = true
    return node(made, around, config, isBoundary: true)
  }
}

/// What hangs on a value that may be nothing.
enum PartsWhileThere {
  /// What is shown where something is given for it, and not where that is nothing: of what nobody knows, where that is
  /// declared to be missing at times, or whatever it is.
  static func of(
    _ value: DartValue, isDeclared: Bool = true, _ made: Made, _ part: SemanticsPart,
    _ layout: borrowing Layout
  ) -> [SemanticsPart] {
    switch value {
    case .unknown(let unknown)
    where !isDeclared || unknown.isLoose || unknown.type?.isNullable == true:
      let ask = DartCondition(
        asks: [.init(subject: unknown.subject, answers: [.present])],
        words: unknown.code + " is there")
      return layout.branch([(ask, [part])], false, made.place)
    case .either(let choice) where choice.sides.contains(where: { $0.content.isNull }):
      let sides = choice.sides.filter { !$0.content.isNull }.map { ($0.condition, [part]) }
      return layout.branch(sides, false, made.place)
    default: return [part]
    }
  }
}
