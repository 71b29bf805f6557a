import Scenes
import Views

/// The view that a chain of modifiers begins with.
enum ChainRoots {
  static func emitRoot(
    _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    let (wanted, outer) = (evaluator.expected, evaluator.typedPlace)
    evaluator.expected = nil
    evaluator.typedPlace = wanted.map {
      TypedPlace(expression: use.expression, file: use.site.file, type: $0)
    }
    defer { (evaluator.expected, evaluator.typedPlace) = (wanted, outer) }
    if let wanted, evaluator.files.isUntold(use.expression, use.site) {
      if DeclaredTypes.emitImplicitMember(
        use.expression, use.site, of: wanted, in: use.site.owner, use.role, use.pending, &evaluator)
        || DeclaredTypes.emitUntold(wanted, use, &evaluator)
      {
        return
      }
    }
    if evaluator.files.isImplicit(use.expression, use.site) {
      evaluator.close(
        evaluator.open(.view, use.role, use.expression, use.site, word: .Color), use.pending)
      return
    }
    switch evaluator.expression(use.expression, use.site.file) {
    case .call(let callee, let arguments):
      ViewCalls.emitCall(callee, arguments, use, &evaluator)
    case .name(let name): emitName(name, use, &evaluator)
    case .member(let base, let name):
      ViewProperties.emitMember(name, of: base, use, &evaluator)
    case .branch(let index):
      evaluator.expected = wanted
      evaluator.emitBranch(index, use)
    case .closure(let index):
      evaluator.emitBlock(evaluator.closure(index, use.site.file).body, use)
    case .binary(let name, let left, let right):
      evaluator.expected = wanted
      emitOperator(name, left, right, use, &evaluator)
    case .cast(let inner, _):
      ModifierChains.emit(inner, use.site, as: use.role, &evaluator, use.pending)
    case .tuple(let items), .array(let items):
      if items.count == 1 {
        ModifierChains.emit(
          evaluator.item(items.lowerBound, use.site.file), use.site, as: use.role, &evaluator,
          use.pending)
      } else {
        let node = evaluator.open(.group, use.role, use.expression, use.site)
        for index in items {
          ModifierChains.emit(
            evaluator.item(index, use.site.file), use.site, as: .content, &evaluator)
        }
        evaluator.close(node, use.pending)
      }
    case .implicitBase: emitBase(use, &evaluator)
    // Literals are no views; a statement that only prints is none either.
    case .null, .boolean, .number, .string, .dictionary, .keyPath, .prefix, .implicitMember: break
    case .element(let base, let arguments):
      if !ListElements.emit(of: base, arguments, use, &evaluator) { evaluator.emitOpaque(nil, use) }
    case .unknown: evaluator.emitOpaque(nil, use)
    }
  }

  static func emitBase(
    _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    guard let bound = evaluator.boundSelf(at: use.site) else { return }
    emit(bound, use, &evaluator)
  }

  /// A name alone.
  private static func emitName(
    _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, use.site.file)
    switch evaluator.meaning(of: named.hash, at: use.site) {
    case .bound(let bound):
      if DeclaredTypes.emit(
        bound, typedBy: named.hash, in: evaluator.selfType(at: use.site), name, use,
        &evaluator)
      {
        return
      }
      if case .parameter = bound,
        let type = evaluator.binding(of: named.hash, in: use.site.environment)?.type,
        DeclaredTypes.emitTyped(type, name, use, &evaluator)
      {
        return
      }
      let made = instance(ofParameter: bound, named.hash, use.site, &evaluator)
      emit(made ?? bound, use, &evaluator, name)
    case .member(let member), .viewHelper(let member):
      ViewProperties.emitProperty(
        member, self: evaluator.boundSelf(at: use.site), name, use, &evaluator)
    case .global(let member):
      ViewProperties.emitProperty(member, self: nil, name, use, &evaluator)
    case .type, .nothing:
      if case .name = evaluator.expression(use.expression, use.site.file),
        KnownModifiers.all[named.word] != nil
      {
        return
      }
      evaluator.emitOpaque(name, use)
    }
  }

  /// `{ $0 }` and `{ route in route }`, where the value that is given is a view of the repository.
  private static func instance(
    ofParameter bound: Bound, _ hash: UInt64, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bound? {
    guard case .parameter = bound, let type = Typing.type(ofName: hash, site, &evaluator),
      evaluator.isInlined(type)
    else {
      return nil
    }
    return .instance(Instances.instantiate(type, creator: evaluator.creator(at: site), &evaluator))
  }

  /// What a name stands for, where a view is wanted.
  static func emit(
    _ bound: Bound, _ use: ViewUse, _ evaluator: inout Evaluator, _ name: NameID? = nil
  ) {
    switch bound {
    case .expression(let inner, let place):
      ModifierChains.emit(inner, place, as: use.role, &evaluator, use.pending)
    case .value(let value): emit(value, use, name, &evaluator)
    case .either(let range):
      let node = evaluator.open(
        .branch(.condition, isExhaustive: true), use.role, use.expression, use.site)
      for index in range {
        let side = evaluator.open(.alternative, .content, use.expression, use.site)
        emit(
          evaluator.choices[Int(index)], ViewUse(use.expression, use.site, .content),
          &evaluator, name)
        evaluator.close(side, [])
      }
      evaluator.close(node, use.pending)
    case .instance(let index):
      OwnViews.emitInstance(
        index, evaluator.instances[Int(index)].type, name, use, &evaluator)
    case .type, .function, .parameter: evaluator.emitOpaque(name, use)
    }
  }

  static func emit(
    _ value: ValueID, _ use: ViewUse, _ name: NameID?, _ evaluator: inout Evaluator
  ) {
    switch evaluator.scene[value] {
    case .view(let index):
      let view = evaluator.views[Int(index)]
      ModifierChains.emit(view.expression, view.site, as: use.role, &evaluator, use.pending)
    case .instance(let type, let index):
      OwnViews.emitInstance(index, type, name, use, &evaluator)
    case .null: break
    default: evaluator.emitOpaque(name, use)
    }
  }

  /// What gives one text, whatever it is made of.
  static func emitText(
    _ use: ViewUse, writtenAt given: (ExpressionID, Site)? = nil, _ evaluator: inout Evaluator
  ) {
    let (id, site) = given ?? (use.expression, use.site)
    let text = evaluator.value(use.expression, use.site)
    let start = Int32(evaluator.scene.arguments.count)
    evaluator.scene.arguments.append(
      SceneArgument(
        label: .other, name: nil, value: text, origin: evaluator.origin(id, site)))
    let node = evaluator.open(.view, use.role, use.expression, use.site, word: .Text, name: nil)
    evaluator.scene.nodes[Int(node)].arguments = start..<(start + 1)
    evaluator.close(node, use.pending)
  }

  private static func emitOperator(
    _ name: NameID, _ left: ExpressionID, _ right: ExpressionID, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    switch evaluator.linker.text(of: name, in: use.site.file) {
    case "+":
      // Texts make one text.
      emitText(use, &evaluator)
    case "??":
      let node = evaluator.open(
        .branch(.condition, isExhaustive: true), use.role, use.expression, use.site)
      for side in [left, right] {
        let alternative = evaluator.open(.alternative, .content, side, use.site)
        MappedViews.note(
          side == left, of: left, at: alternative, use.site, &evaluator)
        ModifierChains.emit(side, use.site, as: .content, &evaluator)
        evaluator.close(alternative, [])
      }
      evaluator.close(node, use.pending)
    default: break
    }
  }
}

extension ChainRoots {
}
