import Scenes
import Views

/// Views that code asks others for: `box.subviews[0]`, `tableView.tableFooterView!`.
///
/// https://developer.apple.com/documentation/uikit/uiview/subviews
enum UIKitSubviews {
  /// The one at a number that is written, of a view whose own are all known.
  static func one(
    of base: ExpressionID, at arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard case .member(let owner, let name) = builder.evaluator.expression(base, site.file),
      builder.evaluator.word(name, site.file) == .subviews, let first = arguments.first,
      let parent = builder.part(owner, site),
      UIKitClasses.all[builder.parts[parent].word] == .children,
      !builder.parts[parent].holdsUnknown,
      let number = ListParts.number(
        builder.evaluator.argument(first, site.file).value, site, &builder.evaluator),
      builder.parts[parent].children.indices.contains(number)
    else { return nil }
    let before = builder.parts[parent].children[...number]
    // Those that are there at times move the others.
    guard before.allSatisfy({ builder.parts[$0].around == builder.parts[parent].around }) else {
      return nil
    }
    return before.last
  }

  /// `stack.arrangedSubviews`, `box.subviews`: what code has put there so far.
  static func all(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Int]? {
    guard case .member(let owner, let name) = builder.evaluator.expression(id, site.file) else {
      return nil
    }
    switch builder.evaluator.word(name, site.file) {
    case .subviews, .arrangedSubviews: break
    default: return nil
    }
    guard let parent = builder.part(owner, site), !builder.parts[parent].children.isEmpty else {
      return nil
    }
    return builder.parts[parent].children
  }

  /// What stands behind all rows of a table.
  static func footer(_ name: NameID, of table: Int, _ site: Site, _ builder: borrowing UIKitBuilder)
    -> Int?
  {
    guard builder.evaluator.word(name, site.file) == .tableFooterView,
      builder.parts[table].footers.count == 1
    else { return nil }
    return builder.parts[table].footers.first
  }
}
