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

extension Facts {
  func properties(of modifier: AppliedModifier) -> [Property] {
    let first = scene.firstArgument(of: modifier)
    switch modifier.word {
    case .accessibilityLabel: return [Property(kind: .label, value: first)]
    case .accessibilityValue: return [Property(kind: .value, value: first)]
    case .accessibilityHint: return [Property(kind: .hint, value: first)]
    case .accessibilityHidden: return [Property(kind: .hidden, value: first)]
    case .accessibilityTraits: return [Property(kind: .traits, value: first)]
    case .accessibilityAddTraits: return [Property(kind: .traits, value: first)]
    case .accessibilityRemoveTraits: return [Property(kind: .removedTraits, value: first)]
    case .accessibilityHeading: return [Property(kind: .heading, value: first)]
    case .accessibilityInputLabels: return [Property(kind: .inputLabels, value: first)]
    case .accessibilityCustomContent: return [Property(kind: .customContent, value: first)]
    case .accessibilityLabeledPair: return [Property(kind: .pair, value: nil)]
    case .accessibilityTextContentType: return [Property(kind: .contentType, value: first)]
    case .accessibilityAdjustableAction: return [Property(kind: .adjustable)]
    case .accessibilityActions: return [Property(kind: .namedAction)]
    case .accessibilityScrollAction, .accessibilityZoomAction, .accessibilityDragPoint,
      .accessibilityDropPoint, .accessibilityDirectTouch, .accessibilityActivationPoint:
      return [Property(kind: .otherAction)]
    case .accessibilityAction:
      if let name = scene.argument(.named, of: modifier) {
        return [Property(kind: .namedAction, value: name)]
      }
      // `accessibilityAction(.escape)` is one of the system's; `{ } label: { }` has a name.
      if case .member(let word, _)? = first.map({ scene[$0] }), word != .default {
        return [Property(kind: .otherAction)]
      }
      let isNamed = scene.argument(.label, of: modifier) != nil
      return [Property(kind: isNamed ? .namedAction : .defaultAction)]
    case .accessibility: return oldProperties(of: modifier)
    default: return []
    }
  }

  /// `accessibility(label:)` and its kin.
  private func oldProperties(of modifier: AppliedModifier) -> [Property] {
    scene.arguments(of: modifier).compactMap { argument in
      switch argument.label {
      case .label: Property(kind: .label, value: argument.value)
      case .value: Property(kind: .value, value: argument.value)
      case .hint: Property(kind: .hint, value: argument.value)
      case .hidden: Property(kind: .hidden, value: argument.value)
      case .addTraits: Property(kind: .traits, value: argument.value)
      case .removeTraits: Property(kind: .removedTraits, value: argument.value)
      case .inputLabels: Property(kind: .inputLabels, value: argument.value)
      default: nil
      }
    }
  }

  /// The element that a modifier makes, if it is one that makes elements.
  func element(
    _ index: Int32, _ modifier: AppliedModifier, _ node: NodeID, _ outer: Circumstances
  ) -> MadeElement? {
    let behaviour: MadeElement.Behaviour
    switch modifier.word {
    case .accessibilityElement:
      behaviour = self.behaviour(scene.argument(.children, of: modifier))
    case .accessibilityRepresentation: behaviour = .representation
    case .accessibilityChildren: behaviour = .children
    default: return nil
    }
    return MadeElement(behaviour: behaviour, modifier: index, node: node, outer: outer)
  }

  private func behaviour(_ value: ValueID?) -> MadeElement.Behaviour {
    guard let value else { return .ignore }
    guard case .member(let word, _) = scene[value] else { return .unknown }
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
    guard let value, case .boolean(let isTrue) = scene[value] else { return nil }
    return isTrue
  }

  func traits(_ value: ValueID?) -> TraitWords {
    guard let value else { return .unknown }
    switch scene[value] {
    case .member(let word, _): return trait(word)
    case .list(let range), .either(let range):
      return scene.list(range).reduce(into: TraitWords()) { $0.formUnion(traits($1)) }
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

  func text(_ text: SourceText) -> String { index.text(text.text, in: text.file) }
}
