import Views

/// `attributedText = NSAttributedString(string: text)`, in what an extension adds to a label: it says the same as
/// before, in another form.
enum UIKitOwnTexts {
  static func isOwn(
    _ value: ExpressionID, _ word: Word, of part: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard word == .attributedText || word == .setAttributedTitle, part == builder.own else {
      return false
    }
    let (id, place) = SettledNames.written(value, site, builder.evaluator)
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, place.file),
      case .name(let type) = builder.evaluator.expression(callee, place.file),
      attributed.contains(builder.evaluator.hash(type, place.file)), let first = arguments.first
    else { return false }
    let (text, end) = SettledNames.written(
      builder.evaluator.argument(first, place.file).value, place, builder.evaluator)
    return isText(text, ofTitle: word == .setAttributedTitle, end, builder)
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring
  private static let attributed = Set(
    ["NSAttributedString", "NSMutableAttributedString"].map { NameHash.of($0) })
  private static let title = NameHash.of("titleLabel")

  /// `text`, `self.text`; of a button `titleLabel?.text`.
  private static func isText(
    _ id: ExpressionID, ofTitle: Bool, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    let files = builder.evaluator.files
    switch files.expression(id, in: site.file) {
    case .name(let name): return !ofTitle && files.word(name, in: site.file) == .text
    case .member(let base, let name):
      guard files.word(name, in: site.file) == .text else { return false }
      guard ofTitle else { return files.isSelf(base, site) }
      return files.ownHash(base, site) == title
    default: return false
    }
  }
}

extension LiveFiles {
  /// `name`, `self.name`.
  fileprivate func ownHash(_ id: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(id, in: site.file) {
    case .name(let name): hash(name, in: site.file)
    case .member(let base, let name): isSelf(base, site) ? hash(name, in: site.file) : nil
    default: nil
    }
  }
}
