internal import Components

/// A link of expo-router that hands itself on to what stands in it.
enum RouterLinks {
  /// Its one child with what the link gives it; nil where the link is one by itself, or where nobody knows the child.
  ///
  /// It gives the role and the press; what the child says itself wins (github.com/expo/expo,
  /// packages/expo-router/src/link: `useLinkToPathProps`, and the slot of `asChild`).
  static func child(of link: ReactElement) -> ScriptValue? {
    guard link.props.flag("asChild").isTrue, let child = link.props["children"] else { return nil }
    return handed(child, link)
  }

  private static func handed(_ child: ScriptValue, _ link: ReactElement) -> ScriptValue? {
    switch child {
    case .element(var element):
      var props = link.props
      for name in own { props[name] = nil }
      if props.given("role") == nil { props["role"] = .text(.literal("link")) }
      if props.given("onPress") == nil {
        props["onPress"] = .external(
          ExternalName(module: "expo-router", path: ["Link", "onPress"]))
      }
      for key in element.props.keys {
        if let value = element.props[key], !value.isMissing { props[key] = value }
      }
      props.others = element.props.others ?? props.others
      element.props = props
      return .element(element)
    case .list(let list):
      guard let items = list.items, items.count == 1 else { return nil }
      return handed(items[0], link)
    case .choice(var choice):
      for index in choice.sides.indices where !choice.sides[index].value.isMissing {
        guard let value = handed(choice.sides[index].value, link) else { return nil }
        choice.sides[index].value = value
      }
      return .choice(choice)
    default: return nil
    }
  }

  /// What the link keeps to itself.
  private static let own = [
    "asChild", "href", "children", "replace", "push", "dismissTo", "withAnchor", "prefetch",
    "relativeToDirectory", "rel", "target", "download", "style", "className",
  ]
}
