import Scenes
import Views

/// `parent?.navigationItem.title = "Inbox"`, in the code of a controller that another one holds: the bars are those
/// of that one.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/parent
enum UIKitParentBars {
  /// False for what is no bar of who holds the controller that is read.
  static func set(
    _ base: ExpressionID, _ member: NameID, _ value: ExpressionID, _ target: ExpressionID,
    _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard builder.own != builder.bar.owner, builder.parts.indices.contains(builder.bar.owner)
    else { return false }
    if UIKitSearchBars.isPrompt(base, member, site, &builder), isHeld(builder) {
      // What the holder says itself comes later.
      builder.bar.prompts.insert(
        UIKitPart.Setting(
          word: .placeholder, name: member, value: .expression(value), expression: target,
          site: site, around: builder.places.now, isLate: builder.isLate), at: 0)
      return false
    }
    guard isItem(base, site, builder) else { return false }
    return builder.setBar(base, member, value, target, site)
  }

  /// The base is the item of who holds the controller that is read.
  static func isItem(
    _ base: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    builder.evaluator.code.isItem(base, ofHolders: [parent, UIKitTabs.holder], site)
      && isHeld(builder)
  }

  private static let parent = NameHash.of("parent")

  /// What is read stands in the controller whose bars are told, with no other controller between.
  private static func isHeld(_ builder: borrowing UIKitBuilder) -> Bool {
    var open = [(part: builder.bar.owner, depth: 0)]
    while let (part, depth) = open.popLast(), depth < UIKitBuilder.deepestPart {
      for child in builder.parts[part].children {
        if child == builder.own {
          return UIKitClasses.controllers.contains(builder.parts[child].word)
        }
        if UIKitClasses.controllers.contains(builder.parts[child].word) { continue }
        open.append((child, depth + 1))
      }
    }
    return false
  }
}
