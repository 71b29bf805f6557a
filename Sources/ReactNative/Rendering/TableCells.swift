internal import Components

/// Rows of `react-native-tableview-simple`, which look like those of UIKit.
///
/// https://github.com/Purii/react-native-tableview-simple (src/components/Cell.tsx)
enum TableCells {
  static func render(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) -> [HostNode] {
    let props = element.props
    var parts = ["cellImageView", "image"]
    if props["cellContentView"]?.isMissing ?? true {
      // The first style shows no detail, and one shows it before the title.
      switch props["cellStyle"]?.literal {
      case nil where props["cellStyle"]?.isMissing ?? true: parts.append("title")
      case "Basic": parts.append("title")
      case "LeftDetail": parts += ["detail", "title"]
      default: parts += ["title", "detail"]
      }
    } else {
      parts.append("cellContentView")
    }
    parts += ["cellAccessoryView", "children"]
    let isDisabled = props.flag("isDisabled").isTrue
    let isPressed = props["onPress"].map { !$0.isMissing } ?? false
    var cell = element
    // One element in any case: a button where it is pressed, whatever role it is given.
    if isPressed, !isDisabled {
      cell.props["accessibilityRole"] = .text(.literal("button"))
    } else {
      cell.props["accessible"] = .flag(true)
      if isDisabled { cell.props["aria-disabled"] = .flag(true) }
    }
    return PackageParts.renderParts(
      KnownParts(kind: .view, parts: parts, isPressedOnDemand: !isDisabled), cell, &evaluator)
  }
}
