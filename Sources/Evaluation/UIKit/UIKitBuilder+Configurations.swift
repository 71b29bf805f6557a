import Views

/// What a `UIButton.Configuration` puts on a button: it is a value, so a button has what was set before
/// it was given to the button.
extension UIKitBuilder {
  struct Configured {
    var word: Word
    var name: NameID
    var value: ExpressionID
    var expression: ExpressionID
    var site: Site
  }

  /// A local variable begins as a configuration, or as something else.
  mutating func noteConfiguration(_ name: UInt64, _ value: ExpressionID, _ site: Site) {
    if let configured = configuration(wanted: value, site) {
      configurations[name] = configured
    } else if !configurations.isEmpty {
      configurations[name] = nil
    }
  }

  /// What `UIButton.Configuration.plain()` has, or a variable that holds such a value; nil where nobody
  /// knows what it has.
  func configuration(_ id: ExpressionID, _ site: Site) -> [Configured]? {
    switch evaluator.expression(id, site.file) {
    case .name(let name): return configurations[evaluator.hash(name, site.file)]
    // The same texts, as they look in a state.
    // https://developer.apple.com/documentation/uikit/uicontentconfiguration/updated(for:)
    case .call(let callee, let arguments) where arguments.count == 1:
      guard case .member(let base, let name) = evaluator.expression(callee, site.file),
        evaluator.hash(name, site.file) == UIKitNames.updated
      else { return nil }
      return configuration(base, site)
    case .call(let callee, let arguments) where arguments.isEmpty:
      switch evaluator.expression(callee, site.file) {
      case .name(let name):
        return evaluator.hash(name, site.file) == UIKitNames.defaultContent ? [] : nil
      case .member(let base, let name)
      where evaluator.hash(name, site.file) == UIKitNames.defaultContent
        || evaluator.code.isListContent(base, site):
        return []
      case .member(let type, _):
        guard case .member(_, let name) = evaluator.expression(type, site.file),
          evaluator.word(name, site.file) == .Configuration
        else { return nil }
        return []
      default: return nil
      }
    default: return nil
    }
  }

  /// The same, where a configuration is wanted: `.plain()` is one.
  func configuration(wanted id: ExpressionID, _ site: Site) -> [Configured]? {
    if case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      arguments.isEmpty, case .implicitMember = evaluator.expression(callee, site.file)
    {
      return []
    }
    return configuration(id, site)
  }

  /// `configuration.image = image`, on a variable.
  mutating func configure(
    _ name: UInt64, _ member: NameID, _ value: ExpressionID, _ target: ExpressionID, _ site: Site
  ) {
    guard configurations[name] != nil else { return }
    configurations[name]?.append(
      Configured(
        word: evaluator.word(member, site.file), name: member, value: value, expression: target,
        site: site))
  }

  /// As in `button.configuration = configuration`.
  mutating func configure(
    _ part: Int, _ name: NameID, with value: ExpressionID, _ target: ExpressionID, _ site: Site
  ) {
    guard let configured = UIKitConfigured.given(by: value, site, &self) else {
      touch(part, name, target, site)
      return
    }
    for one in configured { configure(part, one) }
  }

  /// As in `UIButton(configuration: configuration, primaryAction: nil)`.
  mutating func configure(_ part: Int, madeBy id: ExpressionID, _ site: Site) {
    LibraryClasses.name(part, by: id, site, &self)
    guard case .call(_, let arguments) = evaluator.expression(id, site.file) else { return }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard let label = argument.label else { continue }
      switch evaluator.word(label, site.file) {
      case .configuration:
        for one in UIKitConfigured.given(by: argument.value, site, &self) ?? [] {
          configure(part, one)
        }
      case .primaryAction: name(part, by: argument.value, site)
      case .other where evaluator.hash(label, site.file) == UIKitNames.type:
        UIKitMakers.nameBySystem(part, label, argument.value, id, site, &self)
      default: break
      }
    }
  }

  /// `UIAction(title: "Save") { … }` lends the button its title.
  mutating func name(_ part: Int, by action: ExpressionID, _ site: Site) {
    let (action, site) = SettledNames.written(action, site, evaluator)
    guard case .call(_, let arguments) = evaluator.expression(action, site.file) else { return }
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      guard let label = argument.label else { continue }
      configure(
        part,
        Configured(
          word: evaluator.word(label, site.file), name: label, value: argument.value,
          expression: argument.value, site: site))
    }
  }

  /// Of all that a configuration has, a title and an image tell what the button is.
  mutating func configure(_ part: Int, _ one: Configured) {
    switch one.word {
    case .title: set(.setTitle, one.name, one.value, one.expression, on: part, one.site)
    case .attributedTitle:
      set(.setAttributedTitle, one.name, one.value, one.expression, on: part, one.site)
    case .image: set(.setImage, one.name, one.value, one.expression, on: part, one.site)
    case .subtitle, .attributedSubtitle: touch(part, one.name, one.expression, one.site)
    default: break
    }
  }
}

/// What a button is given as its configuration.
enum UIKitConfigured {
  /// Also by a closure that is called at once: `{ var all = UIButton.Configuration.plain(); …; return all }()`.
  static func given(
    by id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [UIKitBuilder.Configured]? {
    guard let closure = builder.evaluator.code.calledClosure(id, site) else {
      return builder.configuration(wanted: id, site)
    }
    let body = builder.evaluator.closure(closure, site.file).body
    let place = builder.evaluator.bind(closure: closure, [], at: site)
    let mark = builder.locals.count
    defer { builder.undoLocals(to: mark) }
    builder.read(body, place, alias: nil)
    return builder.evaluator.code.returned(by: body, place).flatMap {
      builder.configuration($0, place)
    }
  }
}
