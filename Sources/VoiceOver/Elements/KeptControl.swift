/// What is switched, turned or typed in stays that in an element that is made of it and of texts: a combine takes away
/// buttons and links alone (MODEL 0.3-5).
enum KeptControl {
  /// The one control among what stands at the top of a list; nil where there are several, as nobody says which of
  /// them the element is, or others that it could be.
  static func only(from start: Int, in list: ElementList) -> Element? {
    var found: Element?
    var index = start
    while index < list.entries.count {
      if case .element(let id) = list.entries[index].kind {
        let element = list.elements[Int(id)]
        switch element.role {
        case .toggle, .slider, .textField, .secureField, .searchField:
          if found != nil { return nil }
          found = element
        case .text, .image, .shape: break
        default: return nil
        }
      }
      index += Int(list.entries[index].span)
    }
    return found
  }

  static let traits: Traits = [
    .textField, .secure, .textArea, .searchField, .adjustable, .toggle, .on, .off,
  ]
}
