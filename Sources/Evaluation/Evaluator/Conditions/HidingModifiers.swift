import Scenes
import Views

/// Modifiers that hide what they are on, on a condition: that is as good as a branch.
enum HidingModifiers {
  /// What has to hold for a view to be there; what is hidden to begin with is marked.
  static func hiding(
    _ modifier: PendingModifier, _ effect: KnownModifier.Effect, _ arguments: inout Range<Int32>,
    _ evaluator: inout Evaluator
  ) -> Claims {
    guard modifier.arguments.count == 1, arguments.count == 1,
      let only = modifier.arguments.first.map({ evaluator.argument($0, modifier.site.file).value })
    else { return Claims() }
    let given = evaluator.scene.arguments[Int(arguments.lowerBound)]
    var claims = Claims()
    switch evaluator.scene[given.value] {
    case .boolean: return claims
    case .either where effect == .redacted:
      // `reason: isLoading ? .placeholder : []`
      guard let (test, isShown) = evaluator.files.visibility(only, modifier.site) else {
        return claims
      }
      ConditionClaims.claim(test, isShown, modifier.site, &claims, &evaluator)
    case .either where effect == .opacity:
      if HiddenAtFirst.isHiddenAtFirst(only, modifier.site, &evaluator) {
        evaluator.scene.arguments.append(
          SceneArgument(
            label: .hidden, name: nil, value: evaluator.new(.boolean(true)), origin: given.origin))
        arguments = arguments.lowerBound..<(arguments.upperBound + 1)
        return claims
      }
      guard let (test, isShown) = evaluator.files.visibility(only, modifier.site) else {
        return claims
      }
      ConditionClaims.claim(test, isShown, modifier.site, &claims, &evaluator)
    default:
      if effect == .opacity || effect == .redacted { return claims }
      // `onTap == nil` of a view that was made without.
      if let isHidden = evaluator.truth(only, modifier.site) {
        evaluator.scene.arguments[Int(arguments.lowerBound)].value = evaluator.new(
          .boolean(isHidden))
        return claims
      }
      ConditionClaims.claim(only, false, modifier.site, &claims, &evaluator)
    }
    return claims
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `isOpen ? 1 : 0`: what is asked, and whether it has to hold.
  fileprivate func visibility(
    _ opacity: ExpressionID, _ site: Site
  ) -> (test: ExpressionID, isShown: Bool)? {
    guard case .branch(let index) = expression(opacity, in: site.file) else { return nil }
    let branch = branch(index, in: site.file)
    guard branch.kind == .ternary, branch.alternatives.count == 2,
      let first = branch.alternatives.first, let last = branch.alternatives.last,
      let test = test(of: alternative(first, in: site.file), site.file)
    else { return nil }
    let zeros = [first, last].map { isNothing(alternative($0, in: site.file).body, site.file) }
    return zeros[0] == zeros[1] ? nil : (test, !zeros[0])
  }

  /// An opacity or a redaction with which nothing is read.
  fileprivate func isNothing(_ body: Block, _ file: FileID) -> Bool {
    guard body.count == 1, case .expression(let shown) = statement(body.lowerBound, in: file) else {
      return false
    }
    switch expression(shown, in: file) {
    case .number(let number): return Double(text(number, in: file)) == 0
    case .implicitMember(let name): return word(name, in: file) == .placeholder
    default: return false
    }
  }
}
