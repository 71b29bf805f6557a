import Scenes
import Views

/// What the code of a button, or of another control, says of that: it names no part for it.
enum UIKitOwnWords {
  /// What a call sets: `setTitle("Send", for: .normal)`.
  static func set(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    let word = builder.evaluator.word(name, site.file)
    switch word {
    case .setTitle, .setImage, .setAttributedTitle, .insertSegment: break
    default: return
    }
    let hash = builder.evaluator.hash(name, site.file)
    // A class may have a function of that name.
    guard builder.parts.isControl(builder.own),
      builder.ownMembers(named: hash, seenFrom: site).isEmpty
    else { return }
    set(word, name, arguments, id, on: builder.own, site, &builder)
  }

  /// The same of any part: `send.setTitle("Send", for: .normal)`.
  static func set(
    _ word: Word, _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, on part: Int,
    _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard let first = arguments.first,
      !builder.evaluator.code.isForAnotherState(arguments, site)
    else { return }
    let value = builder.evaluator.argument(first, site.file).value
    builder.set(word, name, value, id, on: part, site)
  }

  /// `titleLabel?.text = title`, `configuration?.title = title`.
  static func set(
    _ side: NameID, _ member: NameID, _ value: ExpressionID, _ target: ExpressionID, _ site: Site,
    _ builder: inout UIKitBuilder
  ) {
    let hash = builder.evaluator.hash(side, site.file)
    guard builder.parts.isControl(builder.own),
      builder.evaluator.lookUp(hash, in: site.environment) == nil
    else { return }
    let word = builder.evaluator.word(member, site.file)
    if builder.evaluator.word(side, site.file) == .configuration {
      let configured = UIKitBuilder.Configured(
        word: word, name: member, value: value, expression: target, site: site)
      builder.configure(builder.own, configured)
    } else if UIKitNames.sides.contains(hash), UIKitNames.mayName(word, in: hash) {
      builder.touch(builder.own, side, target, site)
    }
  }
}

extension [UIKitPart] {
  /// One element, whatever is in it.
  func isControl(_ part: Int) -> Bool {
    switch UIKitClasses.all[self[part].word] {
    case .button, .toggle, .slider, .stepper, .segments, .field, .search: true
    default: false
    }
  }
}
