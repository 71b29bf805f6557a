import Views

/// The items of a toolbar that code makes and places as any view.
///
/// https://developer.apple.com/documentation/uikit/uitoolbar
enum UIKitToolbars {
  /// `bar.items = [add, sort]`: of what is set in one state and in the next the longest list stands.
  static func set(
    _ value: ExpressionID, of bar: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    let before = builder.parts[bar].children
    var items: [Int] = []
    for item in UIKitItems.parts(value, site, &builder) {
      if before.contains(item) || items.contains(item) {
        builder.parts[item].around = builder.places.placingAgain(builder.parts[item].around)
      } else if builder.parts[item].isUnknown {
        builder.parts[item].isPlaced = true
      } else {
        builder.fill(item, builder.parts[item].site)
        builder.parts[item].around = builder.places.placing(madeIn: builder.parts[item].around)
      }
      items.append(item)
    }
    let isOther = { [places = builder.places, parts = builder.parts] (item: Int) in
      before.allSatisfy { places.exclude(parts[item].around, parts[$0].around) }
    }
    if !before.isEmpty, !items.isEmpty, items.allSatisfy(isOther) {
      builder.parts[bar].children += items
    } else if before.isEmpty || !builder.isLate && items.count >= before.count {
      builder.parts[bar].children = items
    }
  }
}
