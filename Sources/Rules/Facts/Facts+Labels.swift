import Views
import VoiceOver

/// A label, value or hint as it is written, and what it is on.
struct WrittenProperty {
  var modifier: Int32
  var saying: Saying
  /// The view it is on, through helpers and single children.
  var core: Scene.NodeID
}

extension Facts {
  /// All properties of one kind that can be heard.
  func written(_ kind: Property.Kind) -> [WrittenProperty] {
    marks.flatMap { mark -> [WrittenProperty] in
      let applied = modifier(mark)
      let host = hosts[Int(mark)]
      guard self[host].hiddenBy < 0 else { return [] }
      return properties(of: applied).filter { $0.kind == kind }.map {
        WrittenProperty(modifier: mark, saying: said($0, by: applied), core: core(host))
      }
    }
  }

  /// Something that is activated: a control, or a view with the trait or action of one.
  func isActivated(_ property: WrittenProperty) -> Bool {
    if case .control = kind(property.core) { return true }
    let around = circumstances(at: property.modifier)
    return !around.traits.isDisjoint(with: [.button, .link, .toggle])
      || around.actions.contains(.default)
  }

  func isControl(_ node: NodeID) -> Bool {
    if case .control = kind(node) { true } else { false }
  }

  func isImage(_ node: NodeID) -> Bool {
    if case .image = kind(node) { true } else { false }
  }

  func isText(_ node: NodeID) -> Bool {
    if case .text = kind(node) { true } else { false }
  }
}
