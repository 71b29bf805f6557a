import Scenes
import Views

/// What code does with a part that is not read here: from then on the part may have any name.
///
/// Kept as settings without a word, so that rules can tell a view that nobody names from one that
/// somebody may.
extension UIKitBuilder {
  mutating func touch(
    _ part: Int, _ name: NameID, _ id: ExpressionID, _ site: Site, setTo value: ExpressionID = -1
  ) {
    // Of a control its own code may say how it is called.
    guard part != own || part != 0 && parts.isControl(part) else { return }
    parts[part].settings.append(
      UIKitPart.Setting(
        word: .other, name: name, value: .expression(value), expression: id, site: site))
  }

  /// As in `style(button)`, `theme.apply(to: button)`.
  mutating func touch(
    _ arguments: Range<Int32>, of callee: ExpressionID, _ id: ExpressionID, _ site: Site
  ) {
    let called: NameID
    switch evaluator.expression(callee, site.file) {
    case .name(let name), .member(_, let name): called = name
    default: return
    }
    if UIKitNames.askingViews.contains(evaluator.hash(called, site.file)) { return }
    for argument in arguments {
      let value = evaluator.argument(argument, site.file).value
      if let part = part(value, site) {
        touch(part, called, id, site)
        // What loads a picture is given the view for that.
        if part != own, parts[part].word != .UIImageView { parts[part].holdsUnknown = true }
      } else if let name = evaluator.code.listName(value, site) {
        // As in `style(all)`.
        for part in gathered[name] ?? [] { touch(part, called, id, site) }
      }
    }
  }

  /// As in `button.configuration?.title = title`, `button.titleLabel?.text = title`.
  mutating func assignDeep(
    _ base: ExpressionID, _ member: NameID, _ value: ExpressionID, _ target: ExpressionID,
    _ site: Site
  ) {
    switch evaluator.expression(base, site.file) {
    case .member(let inner, let middle):
      guard let owner = part(inner, site) else { return }
      // The alpha of a view is the opacity of its layer.
      if evaluator.word(member, site.file) == .opacity,
        evaluator.word(middle, site.file) == .layer
      {
        set(.alpha, member, value, target, on: owner, site)
      } else if evaluator.word(middle, site.file) == .configuration {
        configure(
          owner,
          Configured(
            word: evaluator.word(member, site.file), name: member, value: value,
            expression: target, site: site))
      } else if UIKitNames.mayName(
        evaluator.word(member, site.file), in: evaluator.hash(middle, site.file))
      {
        // What it is set to tells that it gives the view no trait.
        let isInside =
          !UIKitClasses.settings.contains(evaluator.word(member, site.file))
          && !isOwn(middle, of: owner, site)
        touch(owner, middle, target, site, setTo: isInside ? value : -1)
      }
    case .name(let recogniser):
      UIKitOwnWords.set(recogniser, member, value, target, site, &self)
      configure(evaluator.hash(recogniser, site.file), member, value, target, site)
      // `tap.numberOfTapsRequired = 2`
      let named = evaluator.word(member, site.file)
      guard
        named == .numberOfTapsRequired || UIKitPresses.isNone(member, value, site, evaluator.files)
      else { return }
      forgetTap(evaluator.hash(recogniser, site.file))
    default: return
    }
  }

  /// A property that the repository gives the view: what is set inside may do anything.
  ///
  /// Inside UIKit's own, as `contentEdgeInsets`, and those of packages, as `kf`, what gives traits is called as it is
  /// on the view.
  private mutating func isOwn(_ side: NameID, of part: Int, _ site: Site) -> Bool {
    let hash = evaluator.hash(side, site.file)
    if UIKitNames.sides.contains(hash) { return false }
    return parts[part].type != nil || ModifierChains.mayBeHelper(hash, &evaluator)
  }

  // MARK: Taps

  /// More taps than one, or none: also where it was added before that is said.
  private mutating func forgetTap(_ recogniser: UInt64) {
    guard taps.remove(recogniser) != nil || presses.remove(recogniser) != nil else { return }
    for part in parts.indices {
      parts[part].settings.removeAll { setting in
        guard setting.word == .addGestureRecognizer || setting.word == .onLongPressGesture,
          case .expression(let id) = setting.value,
          case .name(let name) = evaluator.expression(id, setting.site.file)
        else { return false }
        return evaluator.hash(name, setting.site.file) == recogniser
      }
    }
  }

  func isTap(_ id: ExpressionID, _ site: Site) -> Bool {
    guard evaluator.code.isCall(of: .UITapGestureRecognizer, id, site),
      case .call(_, let arguments) = evaluator.expression(id, site.file)
    else { return false }
    // With no action it only keeps touches from what lies behind it.
    return !arguments.contains { index in
      let argument = evaluator.argument(index, site.file)
      guard argument.label.map({ evaluator.word($0, site.file) }) == .action,
        case .null = evaluator.expression(argument.value, site.file)
      else { return false }
      return true
    }
  }

  /// A name stands for the recogniser that it was last given.
  mutating func noteTap(_ name: UInt64, _ value: ExpressionID, _ site: Site) {
    if isTap(value, site) { taps.insert(name) } else { taps.remove(name) }
    if UIKitPresses.isMade(by: value, site, evaluator.files) {
      presses.insert(name)
    } else {
      presses.remove(name)
    }
  }

  /// `view.addGestureRecognizer(tap)`, where that is a single tap.
  mutating func addTap(
    _ name: NameID, to part: Int, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site
  ) {
    guard let first = arguments.first else { return }
    let recogniser = evaluator.argument(first, site.file).value
    var isSingle = isTap(recogniser, site)
    var isPress = UIKitPresses.isMade(by: recogniser, site, evaluator.files)
    if case .name(let own) = evaluator.expression(recogniser, site.file) {
      isSingle = taps.contains(evaluator.hash(own, site.file))
      isPress = presses.contains(evaluator.hash(own, site.file))
    }
    if isPress { set(.onLongPressGesture, name, recogniser, id, on: part, site) }
    guard isSingle else { return }
    set(.addGestureRecognizer, name, recogniser, id, on: part, site)
  }
}
