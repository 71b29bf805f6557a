import Scenes
import Views

/// `label.text = label.text?.uppercased()`, and `attributedText = NSAttributedString(string: text)` in what an extension
/// adds to a label: it says the same as before, in another form.
enum UIKitOwnTexts {
  static func isOwn(
    _ value: ExpressionID, _ word: Word, of part: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    switch word {
    case .text, .attributedText: return isText(value, of: part, site, &builder)
    case .setAttributedTitle where part == builder.own:
      guard let text = made(value, site, builder) else { return false }
      return isTitle(text.id, text.site, builder.evaluator.files)
    default: return false
    }
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring
  private static let attributed = Set(
    ["NSAttributedString", "NSMutableAttributedString"].map { NameHash.of($0) })
  private static let title = NameHash.of("titleLabel")

  /// What an attributed text is made of.
  private static func made(
    _ value: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> (id: ExpressionID, site: Site)? {
    let (id, place) = SettledNames.written(value, site, builder.evaluator)
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, place.file),
      case .name(let type) = builder.evaluator.expression(callee, place.file),
      attributed.contains(builder.evaluator.hash(type, place.file)), let first = arguments.first
    else { return nil }
    return SettledNames.written(
      builder.evaluator.argument(first, place.file).value, place, builder.evaluator)
  }

  /// `text`, `self.text`, `label.text ?? ""`, in other letters or made attributed.
  private static func isText(
    _ value: ExpressionID, of part: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    var (id, place) = SettledNames.written(value, site, builder.evaluator)
    for _ in 0..<deepest {
      switch builder.evaluator.expression(id, place.file) {
      // Bare, it is that of what the code is of; a variable of that name hides it.
      case .name(let name):
        return part == builder.own && builder.evaluator.word(name, place.file) == .text
          && builder.evaluator.lookUp(
            builder.evaluator.hash(name, place.file), in: place.environment) == nil
      case .member(let base, let name):
        switch builder.evaluator.word(name, place.file) {
        case .text, .attributedText: return isPart(base, part, place, &builder)
        default:
          guard LetterCase(builder.evaluator.hash(name, place.file)) != nil else { return false }
          id = base
        }
      case .call(let callee, let arguments):
        if case .member(let base, let name) = builder.evaluator.expression(callee, place.file) {
          guard LetterCase(builder.evaluator.hash(name, place.file)) != nil else { return false }
          id = base
        } else if case .name(let type) = builder.evaluator.expression(callee, place.file),
          attributed.contains(builder.evaluator.hash(type, place.file)),
          let first = arguments.first
        {
          id = builder.evaluator.argument(first, place.file).value
        } else {
          return false
        }
      // What stands in for no text says nothing.
      case .binary(let sign, let left, let right)
      where builder.evaluator.linker.text(of: sign, in: place.file) == "??":
        guard case .string(let parts) = builder.evaluator.expression(right, place.file),
          parts.isEmpty
        else { return false }
        id = left
      default: return false
      }
      (id, place) = SettledNames.written(id, place, builder.evaluator)
    }
    return false
  }

  private static let deepest = 8

  private static func isPart(
    _ base: ExpressionID, _ part: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    if builder.evaluator.files.isSelf(base, site) { return part == builder.own }
    return builder.part(base, site) == part
  }

  /// Of a button `titleLabel?.text`.
  private static func isTitle(_ id: ExpressionID, _ site: Site, _ files: LiveFiles) -> Bool {
    guard case .member(let base, let name) = files.expression(id, in: site.file),
      files.word(name, in: site.file) == .text
    else { return false }
    return files.ownHash(base, site) == title
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
