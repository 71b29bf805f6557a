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
    var found: [WrittenProperty] = []
    for mark in marks where self[hosts[Int(mark)]].hiddenBy < 0 {
      for property in properties(of: mark) where property.kind == kind {
        found.append(
          WrittenProperty(
            modifier: mark, saying: said(property, by: modifier(mark)),
            core: core(hosts[Int(mark)])))
      }
    }
    return found
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
