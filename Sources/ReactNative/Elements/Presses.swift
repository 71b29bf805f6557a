internal import Components

extension HostElement {
  /// The button of gesture-handler in a box that is all there is in it, as the package asks for.
  ///
  /// VoiceOver activates an element by a tap on its middle, where that is (Apple, `accessibilityActivationPoint`).
  var filling: HostSite? {
    guard kind == .view else { return nil }
    var nodes = children
    while nodes.count == 1, case .element(let only) = nodes[0] {
      switch only.kind {
      case .view: nodes = only.children
      case .plainButton: return only.handlers.subjects[.tap] == nil ? nil : only.site
      default: return nil
      }
    }
    return nil
  }
}

extension ReactElements {
  /// A touchable that its author made no element, around an icon and nothing else: the icon is where a listener meets
  /// what it does.
  func addPress(of element: HostElement, to result: inout [Piece]) {
    guard element.handlers.subjects[.tap] != nil, result.count == 1,
      case .element(var only) = result[0], only.facts.gestures.isEmpty, only.unknown == nil,
      only.label.isEmpty, only.facts.contents.count == 1, only.facts.contents[0].kind == .icon,
      only.facts.set.allSatisfy({ $0.kind == .identifier })
    else { return }
    only.facts.isTouchable = true
    // Whoever hears nothing of it hears nothing of its states.
    only.facts.looks = []
    let site = element.site
    only.facts.uses =
      [PieceUse(.all, at: place(site), in: site.view, anchor: site.anchor)] + uses(element.origin)
    result[0] = .element(only)
  }
}
