internal import Components

/// What points at something, over the others (github.com/jasongaare/react-native-walkthrough-tooltip, `src/tooltip.js`).
enum Tooltips {
  static func render(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    _ = PackageSheets.present(element, as: .popover, &evaluator) { over(element, &$0) }
    return evaluator.render(element.props["children"] ?? .undefined)
  }

  /// All of it closes where it is pressed, and is one element unless its user says otherwise: the content, and a copy of
  /// what it points at.
  private static func over(
    _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    var parts = [element.props["content"] ?? .undefined]
    if !element.props.flag("showChildInTooltip").isFalse, let child = element.props["children"] {
      parts.append(child)
    }
    var (box, pressed) = (element, element)
    box.type = .external(ExternalName(module: "react-native", path: ["View"]))
    box.props = ScriptObject()
    box.props["children"] = .list(ScriptList(parts))
    pressed.type = .external(
      ExternalName(module: "react-native", path: ["TouchableWithoutFeedback"]))
    pressed.props = ScriptObject()
    pressed.props["onPress"] = element.props["onClose"]
    pressed.props["accessible"] = element.props["accessible"]
    pressed.props["children"] = .element(box)
    return evaluator.render(pressed).map { node in
      guard case .element(var outer) = node else { return node }
      outer.isMadeByPackage = true
      return .element(outer)
    }
  }
}
