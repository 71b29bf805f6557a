/// Names of views that are parts of screens, whoever shows them.
enum PartNames {
  /// `BoatRow`, `Harbour.TideBadgeView`: nobody calls a screen so.
  static func isPart(_ name: String) -> Bool {
    var rest = name[...]
    if rest.hasSuffix("View") { rest = rest.dropLast(4) }
    return ends.contains { rest.hasSuffix($0) }
  }

  private static let ends = [
    "Row", "Cell", "Label", "Button", "Badge", "Icon", "Overlay", "Header", "Footer", "Placeholder",
    "Thumbnail", "Field", "Indicator", "Separator", "Banner", "Toolbar", "Chip", "Bubble", "Avatar",
    "Caption", "Background", "Divider", "Menu", "Section", "Stack", "Grid", "Marker", "Gradient",
    "Image",
  ]
}
