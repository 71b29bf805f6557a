import Scenes
import Views

/// Texts that are chosen by the section or the row: `label.text = path.row == 0 ? "Name" : "Mail"` tells rows apart as
/// an `if` around it would.
enum UIKitAskedTexts {
  /// False for what is chosen by anything else.
  static func set(
    _ word: Word, _ name: NameID, _ value: ExpressionID, _ id: ExpressionID, on part: Int,
    _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard words.contains(word) else { return false }
    let (chosen, place) = SettledNames.written(value, site, builder.evaluator)
    guard case .branch(let index) = builder.evaluator.expression(chosen, place.file) else {
      return false
    }
    let branch = builder.evaluator.branch(index, place.file)
    let asked = UIKitAsked.asked(by: branch, place, &builder)
    guard asked == .section || asked == .row,
      let (sides, isExhaustive) = UIKitBranches.sides(of: branch, index, place, &builder),
      isExhaustive, sides.count > 1
    else { return false }
    let all = sides.map { side in
      let body = builder.evaluator.alternative(side, place.file).body
      return body.count == 1 ? builder.evaluator.code.returned(by: body, place) : nil
    }
    guard !all.contains(nil), builder.evaluator.enter() else { return false }
    defer { builder.evaluator.leave() }
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .branch, form: branch.kind, branch: index, places: sides, isExhaustive: true,
        expression: chosen, site: place))
    let outer = builder.places.now
    for (side, given) in zip(sides, all) {
      guard let given else { continue }
      builder.places.now = builder.places.step(.side(fork: fork, place: side), in: outer)
      builder.set(word, name, given, id, on: part, place)
    }
    builder.places.now = outer
    return true
  }

  private static let words: Set<Word> = [.text, .setTitle, .accessibilityLabel]
}
