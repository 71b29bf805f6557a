import Scenes
import Views

/// Navigation controllers that a class which is no controller keeps to push onto, `init(stack: UINavigationController)`:
/// what is pushed first where all who make such an object give it an empty one, and call that function at once, is what
/// the stack begins with.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
enum UIKitGivenStacks {
  struct Start {
    /// It begins so wherever such an object is made.
    var isAlways = true
    /// How the code that makes it shows the stack, where all of it does so alike.
    var reason: Mention.Reason?
  }

  /// More makers say what one of them does.
  private static let most = 8

  /// Nil where a function never pushes onto an empty one, as far as the source tells.
  static func start(
    of property: UInt64, in function: MemberID, _ builder: inout UIKitBuilder
  ) -> Start? {
    guard let type = builder.around.first,
      let member = builder.evaluator.members(of: type, named: property).first,
      builder.evaluator.linker[member].kind == .storedProperty,
      !builder.evaluator.linker[member].isStatic,
      !isReplaced(property, of: type, &builder.evaluator)
    else { return nil }
    if let value = builder.evaluator.linker[member].value {
      return own(value, member, property, in: function, of: type, &builder)
    }
    guard let makings = builder.evaluator.linker.makings(of: type), !makings.isEmpty,
      makings.count <= most
    else { return nil }
    let name = builder.evaluator.hash(builder.evaluator.linker[function].name, function.file)
    var starts: [Mention.Reason?] = []
    for (call, file, owner) in makings {
      guard let owner else { continue }
      let site = Site(file: file, owner: owner, environment: -1)
      let all = MakerArguments.all(of: call, site, making: type, &builder.evaluator)
      guard let given = all?[property], given.site.file == file,
        let maker = MakerLocals.maker(of: call, file, owner, &builder.evaluator)
      else { continue }
      if let reason = start(given.value, call, calling: name, maker, site, &builder.evaluator) {
        starts.append(reason)
      }
    }
    guard let first = starts.first else { return nil }
    // Of a class below, others make objects.
    let isAlways =
      starts.count == makings.count && builder.evaluator.linker.conformers(of: type).isEmpty
    return Start(isAlways: isAlways, reason: starts.allSatisfy { $0 == first } ? first : nil)
  }

  /// Code of the class gives the property another stack, other than as an object is made.
  private static func isReplaced(
    _ property: UInt64, of type: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    for declaration in evaluator.linker.declarations(of: type) {
      for id in evaluator.linker.everything(in: declaration)
      where evaluator.linker[id].kind != .initializer {
        let site = Site(file: id.file, owner: declaration, environment: -1)
        for case .assignment(let target, _, _) in MakerLocals.statements(of: id, evaluator.files)
        where evaluator.files.ownName(target, site) == property { return true }
      }
    }
    return false
  }

  /// `let stack = UINavigationController()`, which only this function of the class fills.
  private static func own(
    _ value: ExpressionID, _ member: MemberID, _ property: UInt64, in function: MemberID,
    of type: TypeID, _ builder: inout UIKitBuilder
  ) -> Start? {
    let place = builder.evaluator.inside(member, self: nil)
    guard UIKitFreshStacks.isEmpty(value, place, &builder.evaluator),
      !builder.evaluator.linker[member].isVariable
        || builder.evaluator.linker[member].isFilePrivate
        || !builder.evaluator.linker.isAssigned(property, by: nil)
    else { return nil }
    for declaration in builder.evaluator.linker.declarations(of: type) {
      for id in builder.evaluator.linker.everything(in: declaration) where id != function {
        let fills = builder.evaluator.linker[id].expressions.contains { use in
          guard case .member(let base, let verb) = builder.evaluator.expression(use, id.file),
            UIKitNames.filling.contains(builder.evaluator.word(verb, id.file)),
            let own = builder.evaluator.code.ownName(base, id.file)
          else { return false }
          return builder.evaluator.hash(own, id.file) == property
        }
        if fills { return nil }
      }
    }
    return Start()
  }

  /// How code that makes such an object shows the stack, nil for no way that is seen; nil where the stack may have
  /// something in it, and where the function is not called there.
  private static func start(
    _ given: ExpressionID, _ call: ExpressionID, calling name: UInt64, _ maker: MemberID,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> Mention.Reason?? {
    guard evaluator.code.calls(name, of: call, in: maker) else { return nil }
    guard case .name(let variable) = evaluator.expression(given, site.file) else {
      return UIKitFreshStacks.isEmpty(given, site, &evaluator) ? .some(nil) : nil
    }
    let stack = evaluator.hash(variable, site.file)
    let all = MakerLocals.statements(of: maker, evaluator.files)
    let values = all.compactMap { statement -> ExpressionID? in
      guard case .declaration(let own, let value?, _) = statement,
        evaluator.hash(own, site.file) == stack
      else { return nil }
      return value
    }
    guard values.count == 1, UIKitFreshStacks.isEmpty(values[0], site, &evaluator) else {
      return nil
    }
    var reason: Mention.Reason?
    for use in evaluator.linker[maker].expressions {
      switch evaluator.expression(use, site.file) {
      case .member(let base, let verb):
        if evaluator.code.isNamed(base, stack, site.file),
          UIKitNames.filling.contains(evaluator.word(verb, site.file))
        {
          return nil
        }
      case .call(let callee, let arguments):
        if let (shown, way) = UIKitEdges.shown(by: callee, arguments, site, evaluator),
          way != .destination, evaluator.code.isNamed(shown, stack, site.file)
        {
          reason = way
        } else if use != call,
          arguments.contains(where: {
            evaluator.code.isNamed(evaluator.argument($0, site.file).value, stack, site.file)
          })
        {
          return nil
        }
      default: break
      }
    }
    return .some(reason)
  }
}

extension UIKitCode {
  /// `let guide = Guide(stack: stack); guide.start()`, `Guide(stack: stack).start()`, `self.guide = …`.
  fileprivate func calls(_ name: UInt64, of made: ExpressionID, in member: MemberID) -> Bool {
    var holders: Set<UInt64> = []
    for statement in MakerLocals.statements(of: member, files) {
      switch statement {
      case .declaration(let own, let value?, _) where value == made:
        holders.insert(files.hash(own, in: member.file))
      case .assignment(let target, _, let value) where value == made:
        if let own = ownName(target, member.file) {
          holders.insert(files.hash(own, in: member.file))
        }
      default: break
      }
    }
    return files[member].expressions.contains { use in
      guard case .call(let callee, _) = files.expression(use, in: member.file),
        case .member(let base, let called) = files.expression(callee, in: member.file),
        files.hash(called, in: member.file) == name
      else { return false }
      if base == made { return true }
      return ownName(base, member.file).map { holders.contains(files.hash($0, in: member.file)) }
        ?? false
    }
  }
}
