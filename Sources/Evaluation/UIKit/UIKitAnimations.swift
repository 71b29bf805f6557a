import Views

/// Animations that bring views in as a screen comes up: once they end, what they set is what there is.
///
/// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
enum UIKitAnimations {
  private static let alpha = NameHash.of("alpha")
  private static let isHidden = NameHash.of("isHidden")
  private static let runs: Set<UInt64> = [NameHash.of("animate"), NameHash.of("transition")]
  /// What is brought in so goes again.
  private static let returning: Set<UInt64> = [
    NameHash.of("autoreverse"), NameHash.of("repeat"),
  ]

  /// `UIView.animate(withDuration: 1) { note.alpha = 1 }`, in code that is done as the view comes up.
  static func brings(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: borrowing UIKitBuilder
  ) -> Bool {
    guard !builder.isLate, !builder.isHandedOn else { return false }
    return builder.evaluator.code.brings(callee, arguments, site.file)
  }

  fileprivate static func isRun(_ name: UInt64) -> Bool { runs.contains(name) }

  fileprivate static func returns(_ name: UInt64) -> Bool { returning.contains(name) }

  /// What a statement of an animation does: nil where it is nothing that shows or hides.
  fileprivate static func shows(_ name: UInt64, _ value: Expression, _ text: (TextID) -> String)
    -> Bool?
  {
    switch (name, value) {
    case (alpha, .number(let number)): (Double(text(number)) ?? 0) > 0.01
    case (alpha, _): false
    case (isHidden, .boolean(let isHidden)): !isHidden
    case (isHidden, _): false
    default: nil
    }
  }
}

extension UIKitCode {
  fileprivate func brings(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ file: FileID
  ) -> Bool {
    guard case .member(_, let verb) = files.expression(callee, in: file),
      UIKitAnimations.isRun(files.hash(verb, in: file))
    else { return false }
    var bodies: [Block] = []
    for index in arguments {
      let value = files.argument(index, in: file).value
      switch files.expression(value, in: file) {
      case .closure(let number): bodies.append(files.closure(number, in: file).body)
      case .array(let items):
        if items.contains(where: { returns(files.item($0, in: file), file) }) { return false }
      default: if returns(value, file) { return false }
      }
    }
    // What is done behind it may take the view away.
    guard bodies.count == 1, let body = bodies.first else { return false }
    var isShown = false
    for index in body {
      switch files.statement(index, in: file) {
      case .assignment(let target, _, let value):
        guard case .member(_, let name) = files.expression(target, in: file),
          let shows = UIKitAnimations.shows(
            files.hash(name, in: file), files.expression(value, in: file),
            { files.text($0, in: file) })
        else { continue }
        guard shows else { return false }
        isShown = true
      case .expression(let id):
        // What a function does is not looked into, nor what only one side does.
        guard case .call(_, let inner) = files.expression(id, in: file), inner.isEmpty else {
          return false
        }
      default: return false
      }
    }
    return isShown
  }

  private func returns(_ id: ExpressionID, _ file: FileID) -> Bool {
    switch files.expression(id, in: file) {
    case .implicitMember(let name), .member(_, let name):
      UIKitAnimations.returns(files.hash(name, in: file))
    default: false
    }
  }
}
