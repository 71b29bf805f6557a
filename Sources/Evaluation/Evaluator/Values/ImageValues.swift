import Scenes
import Views

/// What calls make of an image of UIKit that is still that image, in another look: it keeps its name.
enum ImageValues {
  /// `image.withRenderingMode(.alwaysTemplate)`: the image itself; nil for anything else.
  static func same(
    as image: ValueID, after name: UInt64, _ evaluator: inout Evaluator
  ) -> ValueID? {
    looks.contains(name) && isImage(image, evaluator) ? image : nil
  }

  /// `UIImage.template("close")`, where that is a function of an extension and comes to an image with a name.
  static func image(
    madeBy name: NameID, of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .name(let owner) = evaluator.expression(base, site.file),
      evaluator.word(owner, site.file) == .UIImage
    else { return nil }
    let hash = evaluator.hash(name, site.file)
    guard ModifierChains.mayBeHelper(hash, &evaluator) else { return nil }
    let all = evaluator.linker.extensionMembers(of: .UIImage, named: hash, from: site.file).filter {
      evaluator.linker[$0].kind == .function && evaluator.linker[$0].isStatic
    }
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      !ActiveMembers.isActive(member, at: site, evaluator), let body = evaluator.linker[member].body
    else { return nil }
    let declared = evaluator.inside(member, self: nil)
    let place = ActiveMembers.mark(
      member, evaluator.bind(formals, matched, at: site, declared: declared), &evaluator)
    return ValueBlocks.outcome(of: body, place, &evaluator).flatMap {
      isImage($0, evaluator) ? $0 : nil
    }
  }

  private static func isImage(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .call(.UIImage, _, _): return true
    case .either(let range):
      for side in evaluator.scene.list(range) {
        guard case .call(.UIImage, _, _) = evaluator.scene[side] else { return false }
      }
      return !range.isEmpty
    default: return false
    }
  }

  /// What gives an image of the same name.
  ///
  /// https://developer.apple.com/documentation/uikit/uiimage
  private static let looks = Set(
    [
      "withRenderingMode", "withTintColor", "withConfiguration", "applyingSymbolConfiguration",
      "resizableImage", "stretchableImage", "withAlignmentRectInsets", "withBaselineOffset",
      "imageWithoutBaseline", "imageFlippedForRightToLeftLayoutDirection",
      "withHorizontallyFlippedOrientation",
    ].map { NameHash.of($0) })
}
