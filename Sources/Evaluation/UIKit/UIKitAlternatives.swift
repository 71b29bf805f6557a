import Views

/// A variable that each side of a condition sets to a view of its own: `let box: UIStackView`, and then a `switch` over how
/// that is laid out.
enum UIKitAlternatives {
  /// What it is on another side, and how many views the first one had by then.
  struct One {
    var part: Int
    var before: Int
  }

  /// `box = UIStackView(…)`, where another side has made one; false where this is the same one.
  static func add(
    _ value: ExpressionID, insteadOf known: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard builder.parts[known].isMade, !builder.parts[known].isPlaced,
      builder.parts[known].word != .UIBarButtonItem,
      builder.places.exclude(builder.parts[known].around, builder.places.now),
      let kind = builder.constructed(value, site), !UIKitNames.cells.contains(kind.word),
      let other = builder.made(value, site), other != known
    else { return false }
    if builder.parts[other].name == nil { builder.parts[other].name = builder.parts[known].name }
    let count = builder.parts[known].children.count
    builder.parts[known].alternatives.append(One(part: other, before: count))
    return true
  }

  /// A view that stands in one on a side already, put into another on another side: it is in both of them.
  static func putAgain(_ child: Int, in parent: Int, _ builder: inout UIKitBuilder) {
    guard builder.parts[parent].around >= 0,
      let first = builder.parts.firstIndex(where: { $0.children.contains(child) }),
      builder.places.exclude(builder.parts[first].around, builder.parts[parent].around),
      !builder.parts[parent].children.contains(child)
    else { return }
    builder.parts[parent].children.append(child)
  }

  /// What is done with the variable behind the condition is done with each of them.
  static func settle(_ builder: inout UIKitBuilder) {
    for known in builder.parts.indices {
      for alternative in builder.parts[known].alternatives {
        let other = alternative.part
        let (one, place) = (builder.parts[known], builder.parts[other].around)
        let isShared = { (around: Int, places: UIKitPlaces) in
          !places.exclude(around, place) && places.between(one.around, around).count > 0
        }
        for setting in one.settings where isShared(setting.around, builder.places) {
          builder.parts[other].settings.append(setting)
        }
        for child in one.children.dropFirst(alternative.before)
        where isShared(builder.parts[child].around, builder.places)
          && !builder.parts[other].children.contains(child)
        {
          builder.parts[other].children.append(child)
        }
      }
    }
  }
}
