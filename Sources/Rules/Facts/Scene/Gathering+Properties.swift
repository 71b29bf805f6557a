import Scenes
import Views
import VoiceOver

extension Gathering {
  /// Most modifiers have none.
  mutating func appendProperties(of modifier: AppliedModifier) {
    if modifier.word == .accessibility { return appendOldProperties(of: modifier) }
    guard let kind = scene.propertyKind(of: modifier) else { return }
    switch kind {
    case .namedAction where modifier.word == .accessibilityAction:
      let name = scene.argument(.named, of: modifier)
      properties.append(Property(kind: kind, value: name))
    case .pair, .adjustable, .otherAction, .defaultAction, .namedAction:
      properties.append(Property(kind: kind))
    default: properties.append(Property(kind: kind, value: scene.firstArgument(of: modifier)))
    }
  }

  /// `accessibility(label:)` and its kin.
  private mutating func appendOldProperties(of modifier: AppliedModifier) {
    for argument in scene.arguments(of: modifier) {
      let kind: Property.Kind
      switch argument.label {
      case .label: kind = .label
      case .value: kind = .value
      case .hint: kind = .hint
      case .hidden: kind = .hidden
      case .addTraits: kind = .traits
      case .removeTraits: kind = .removedTraits
      case .inputLabels: kind = .inputLabels
      default: continue
      }
      properties.append(Property(kind: kind, value: argument.value))
    }
  }
}
