import Scenes
import Views
import VoiceOver

/// A label, value or hint as it is written, and what it is on.
struct WrittenProperty {
  var modifier: Int32
  var saying: Saying
  /// The view it is on, through helpers and single children.
  var core: Scene.NodeID
}

extension Sayings {
  /// All properties of one kind that can be heard.
  func written(_ kind: Property.Kind) -> [WrittenProperty] {
    var found: [WrittenProperty] = []
    for mark in inherited.marks where inherited[inherited.hosts[Int(mark)]].hiddenBy < 0 {
      for property in inherited.properties(of: mark) where property.kind == kind {
        found.append(
          WrittenProperty(
            modifier: mark, saying: said(property, by: tree.modifier(mark)),
            core: inherited.core(inherited.hosts[Int(mark)])))
      }
    }
    return found
  }

  /// Something that is activated: a control, or a view with the trait or action of one.
  func isActivated(_ property: WrittenProperty) -> Bool {
    if case .control = tree.kind(property.core) { return true }
    let around = inherited.circumstances(at: property.modifier)
    return !around.traits.isDisjoint(with: [.button, .link, .toggle])
      || around.actions.contains(.default)
  }
}
