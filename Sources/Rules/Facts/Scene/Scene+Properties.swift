import Scenes
import Views
import VoiceOver

/// What an accessibility modifier sets, in its new or its old spelling.
struct Property {
  enum Kind {
    case label, value, hint, hidden, traits, removedTraits, heading, inputLabels, customContent
    case defaultAction, namedAction, adjustable, otherAction, pair, contentType
  }
  var kind: Kind
  /// What it is set to; nil where there is none, as for an action.
  var value: ValueID?
}

extension Scene {
  func propertyKind(of modifier: AppliedModifier) -> Property.Kind? {
    switch modifier.word {
    case .accessibilityLabel: .label
    case .accessibilityValue: .value
    case .accessibilityHint: .hint
    case .accessibilityHidden: .hidden
    case .accessibilityTraits, .accessibilityAddTraits: .traits
    case .accessibilityRemoveTraits: .removedTraits
    case .accessibilityHeading: .heading
    case .accessibilityInputLabels: .inputLabels
    case .accessibilityCustomContent: .customContent
    case .accessibilityLabeledPair: .pair
    case .accessibilityTextContentType: .contentType
    case .accessibilityAdjustableAction: .adjustable
    case .accessibilityActions: .namedAction
    case .accessibilityScrollAction, .accessibilityZoomAction, .accessibilityDragPoint,
      .accessibilityDropPoint, .accessibilityDirectTouch, .accessibilityActivationPoint:
      .otherAction
    case .accessibilityAction: actionKind(of: modifier)
    default: nil
    }
  }

  private func actionKind(of modifier: AppliedModifier) -> Property.Kind {
    if argument(.named, of: modifier) != nil { return .namedAction }
    // `accessibilityAction(.escape)` is one of the system's; `{ } label: { }` has a name.
    if let first = firstArgument(of: modifier), case .member(let word, _) = self[first],
      word != .default
    {
      return .otherAction
    }
    return argument(.label, of: modifier) != nil ? .namedAction : .defaultAction
  }

  /// What the element is like that a modifier makes, if it is one that makes elements.
  func madeBehaviour(of modifier: AppliedModifier) -> MadeElement.Behaviour? {
    switch modifier.word {
    case .accessibilityElement: behaviour(argument(.children, of: modifier))
    case .accessibilityRepresentation: .representation
    case .accessibilityChildren: .children
    default: nil
    }
  }

  private func behaviour(_ value: ValueID?) -> MadeElement.Behaviour {
    guard let value else { return .ignore }
    guard case .member(let word, _) = self[value] else { return .unknown }
    switch word {
    case .combine: return .combine
    case .contain: return .contain
    case .ignore: return .ignore
    default: return .unknown
    }
  }

  /// Nil when the source does not tell.
  func truth(_ value: ValueID?) -> Bool? {
    // `accessibilityHidden()` has no default; what is missing is not known.
    guard let value, case .boolean(let isTrue) = self[value] else { return nil }
    return isTrue
  }

  func traits(_ value: ValueID?) -> TraitWords {
    guard let value else { return .unknown }
    switch self[value] {
    case .member(let word, _): return trait(word)
    case .list(let range), .either(let range):
      return list(range).reduce(into: TraitWords()) { $0.formUnion(traits($1)) }
    case .null: return []
    default: return .unknown
    }
  }

  private func trait(_ word: Word) -> TraitWords {
    switch word {
    case .isButton, .button: .button
    case .isLink, .link: .link
    case .isHeader, .header: .header
    case .isSelected, .selected: .selected
    case .isImage, .image: .image
    case .isModal: .modal
    case .isToggle: .toggle
    case .other: .unknown
    default: .other
    }
  }
}
