internal import Components

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
