/// Rows of `react-native-tableview-simple`, which look like those of UIKit (its README: `Cell`).
enum TableCells {
  static func render(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) -> [HostNode] {
    let props = element.props
    var parts = ["cellImageView", "image"]
    if props["cellContentView"]?.isMissing ?? true {
      // As in UIKit, the first style shows no detail, and one shows it before the title.
      switch props["cellStyle"]?.literal {
      case nil where props["cellStyle"]?.isMissing ?? true: parts.append("title")
      case "Basic": parts.append("title")
      case "LeftDetail": parts += ["detail", "title"]
      default: parts += ["title", "detail"]
      }
    } else {
      parts.append("cellContentView")
    }
    parts.append("cellAccessoryView")
    let isDisabled = props.flag("isDisabled").isTrue
    return PackageParts.renderParts(
      KnownParts(kind: .view, parts: parts, isPressedOnDemand: !isDisabled), element, &evaluator)
  }
}
