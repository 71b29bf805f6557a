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
  func properties(of modifier: Int32) -> ArraySlice<Property> {
    let place = placesOfProperties[Int(modifier)]
    return properties[Int(place.lowerBound)..<Int(place.upperBound)]
  }

  func properties(of modifier: Int32, _ kind: Property.Kind) -> Property? {
    properties(of: modifier).first { $0.kind == kind }
  }

  /// Most modifiers have none.
  mutating func appendProperties(of modifier: AppliedModifier) {
    if modifier.word == .accessibility { return appendOldProperties(of: modifier) }
    guard let kind = propertyKind(of: modifier) else { return }
    switch kind {
    case .namedAction where modifier.word == .accessibilityAction:
      let name = scene.argument(.named, of: modifier)
      properties.append(Property(kind: kind, value: name))
    case .pair, .adjustable, .otherAction, .defaultAction, .namedAction:
      properties.append(Property(kind: kind))
    default: properties.append(Property(kind: kind, value: scene.firstArgument(of: modifier)))
    }
  }

  private func propertyKind(of modifier: AppliedModifier) -> Property.Kind? {
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
    if scene.argument(.named, of: modifier) != nil { return .namedAction }
    // `accessibilityAction(.escape)` is one of the system's; `{ } label: { }` has a name.
    if let first = scene.firstArgument(of: modifier), case .member(let word, _) = scene[first],
      word != .default
    {
      return .otherAction
    }
    return scene.argument(.label, of: modifier) != nil ? .namedAction : .defaultAction
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

  /// What the element is like that a modifier makes, if it is one that makes elements.
  func madeBehaviour(of modifier: AppliedModifier) -> MadeElement.Behaviour? {
    switch modifier.word {
    case .accessibilityElement: behaviour(scene.argument(.children, of: modifier))
    case .accessibilityRepresentation: .representation
    case .accessibilityChildren: .children
    default: nil
    }
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
