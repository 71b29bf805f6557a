import Scenes
import Views
import VoiceOver

/// What values, views and properties say as text.
final class Sayings: Part {
  let inherited: Inherited
  /// All that can be heard, as they are written.
  private(set) lazy var labels = written(.label)
  private(set) lazy var hints = written(.hint)

  init(_ tree: SceneTree, _ inherited: Inherited) {
    self.inherited = inherited
    super.init(tree)
  }
}

extension Sayings {
  /// What shows in it, or what it says of itself: the last text that the code sets.
  func uiKitTitle(of node: NodeID) -> ValueID? {
    scene.modifiers(of: node).last { modifier in
      switch modifier.word {
      case .text, .attributedText, .buttonType, .setTitle, .setAttributedTitle, .title,
        .placeholder:
        true
      default: false
      }
    }.flatMap { scene.firstArgument(of: $0) }
  }

  /// What a value says as text.
  func said(_ value: ValueID?, depth: Int = 0) -> Saying {
    guard let value else { return .unknown }
    guard depth < 12 else { return .unknown }
    switch scene[value] {
    case .null: return Saying()
    case .string(let text): return Saying(parts: [.text(code.text(text))])
    case .resolved(let index): return Saying(parts: [.text(scene.resolvedTexts[Int(index)])])
    case .number(let text): return Saying(parts: [.text(code.text(text))])
    case .joined(let range), .sentence(let range):
      // "\(a), \(isOn ? b : c)" is one of several texts as well.
      return scene.list(range).reduce(into: Saying()) { whole, value in
        let part = said(value, depth: depth + 1)
        whole.parts += part.parts
        whole.isChoice = whole.isChoice || part.isChoice
      }
    case .either(let range):
      return Saying(
        parts: scene.list(range).flatMap { said($0, depth: depth + 1).parts }, isChoice: true)
    case .named(let source, let texts):
      // Of what nobody knows, the name by which it was given tells one from the other.
      if case .unknown = scene[texts] { return written(source) }
      return said(texts, depth: depth + 1)
    case .unknown(let expression): return written(expression)
    case .call(let word, _, let arguments): return said(wrapped(word, arguments), depth: depth + 1)
    case .key(let text): return Saying(parts: [.expression("key " + code.text(text))])
    default: return .unknown
    }
  }

  /// The text in a call that makes one: `Text("…")`.
  func wrapped(_ word: Word, _ arguments: Range<Int32>) -> ValueID? {
    switch word {
    case .Text, .LocalizedStringKey, .String, .LocalizedStringResource, .AttributedString:
      scene.arguments[Int(arguments.lowerBound)..<Int(arguments.upperBound)]
        .first { !$0.hasLabel || $0.label == .verbatim }?.value
    default: nil
    }
  }

  func written(_ expression: SourceExpression) -> Saying {
    let text = files.written(expression)
    return text.map { Saying(parts: [.expression($0)]) } ?? .unknown
  }

  /// What a view says by its first argument: the text of a `Text`, the title of a control.
  @inline(never)
  func title(of node: NodeID) -> ValueID? {
    if scene.isUIKit(node) { return uiKitTitle(of: node) }
    return scene.firstArgument(of: node) ?? scene.argument(.verbatim, of: node)
  }

  /// The text that an accessibility property sets.
  func said(_ property: Property, by modifier: AppliedModifier) -> Saying {
    if let value = property.value { return said(value) }
    guard modifier.content >= 0 else { return .unknown }
    let texts = tree.subtree(of: modifier.content).filter {
      if case .text = tree.kind($0) { true } else { false }
    }
    guard !texts.isEmpty else { return .unknown }
    return Saying(parts: texts.flatMap { said(title(of: $0)).parts })
  }

  /// What the label modifier with this index says; nil for -1.
  func label(_ index: Int32) -> Saying? {
    guard index >= 0 else { return nil }
    return inherited.properties(of: index, .label).map { said($0, by: tree.modifier(index)) }
  }

  func hint(_ index: Int32) -> Saying? {
    guard index >= 0 else { return nil }
    return inherited.properties(of: index, .hint).map { said($0, by: tree.modifier(index)) }
  }

  func value(_ index: Int32) -> Saying? {
    guard index >= 0 else { return nil }
    return inherited.properties(of: index, .value).map { said($0, by: tree.modifier(index)) }
  }
}
