import Views

/// The view that a chain of modifiers begins with.
enum ChainRoots {
  static func emitRoot(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier],
    _ evaluator: inout Evaluator
  ) {
    let wanted = evaluator.expected
    evaluator.expected = nil
    defer { evaluator.expected = wanted }
    if let wanted, evaluator.files.isUntold(id, site),
      DeclaredTypes.emitImplicitMember(
        id, site, of: wanted, in: site.owner, role, pending, &evaluator)
    {
      return
    }
    if evaluator.files.isImplicit(id, site) {
      evaluator.close(evaluator.open(.view, role, id, site, word: .Color), pending)
      return
    }
    switch evaluator.expression(id, site.file) {
    case .call(let callee, let arguments):
      ViewCalls.emitCall(callee, arguments, id, site, role, pending, &evaluator)
    case .name(let name): emitName(name, id, site, role, pending, &evaluator)
    case .member(let base, let name):
      ViewProperties.emitMember(name, of: base, id, site, role, pending, &evaluator)
    case .branch(let index):
      evaluator.expected = wanted
      evaluator.emitBranch(index, id, site, role, pending)
    case .closure(let index):
      evaluator.emitBlock(evaluator.closure(index, site.file).body, id, site, role, pending)
    case .binary(let name, let left, let right):
      emitOperator(name, left, right, id, site, role, pending, &evaluator)
    case .cast(let inner, _): ModifierChains.emit(inner, site, as: role, &evaluator, pending)
    case .tuple(let items), .array(let items):
      if items.count == 1 {
        ModifierChains.emit(
          evaluator.item(items.lowerBound, site.file), site, as: role, &evaluator, pending)
      } else {
        let node = evaluator.open(.group, role, id, site)
        for index in items {
          ModifierChains.emit(evaluator.item(index, site.file), site, as: .content, &evaluator)
        }
        evaluator.close(node, pending)
      }
    case .implicitBase: emitBase(id, site, role, pending, &evaluator)
    // Literals are no views; a statement that only prints is none either.
    case .null, .boolean, .number, .string, .dictionary, .keyPath, .prefix, .implicitMember: break
    case .unknown, .element: evaluator.emitOpaque(nil, id, site, role, pending)
    }
  }

  static func emitBase(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier],
    _ evaluator: inout Evaluator
  ) {
    guard let bound = evaluator.boundSelf(at: site) else { return }
    emit(bound, id, site, role, pending, &evaluator)
  }

  /// A name alone.
  private static func emitName(
    _ name: NameID, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, site.file)
    switch evaluator.meaning(of: named.hash, at: site) {
    case .bound(let bound):
      if DeclaredTypes.emit(
        bound, typedBy: named.hash, in: evaluator.selfType(at: site), name, id, site, role, pending,
        &evaluator)
      {
        return
      }
      if case .parameter = bound,
        let type = evaluator.binding(of: named.hash, in: site.environment)?.type,
        DeclaredTypes.emitTyped(type, name, id, site, role, pending, &evaluator)
      {
        return
      }
      let made = instance(ofParameter: bound, named.hash, site, &evaluator)
      emit(made ?? bound, id, site, role, pending, &evaluator, name)
    case .member(let member), .viewHelper(let member):
      ViewProperties.emitProperty(
        member, self: evaluator.boundSelf(at: site), name, id, site, role, pending, &evaluator)
    case .global(let member):
      ViewProperties.emitProperty(member, self: nil, name, id, site, role, pending, &evaluator)
    case .type, .nothing:
      if case .name = evaluator.expression(id, site.file), KnownModifiers.all[named.word] != nil {
        return
      }
      evaluator.emitOpaque(name, id, site, role, pending)
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
    _ bound: Bound, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator, _ name: NameID? = nil
  ) {
    switch bound {
    case .expression(let inner, let place):
      ModifierChains.emit(inner, place, as: role, &evaluator, pending)
    case .value(let value): emit(value, id, site, role, pending, name, &evaluator)
    case .either(let range):
      let node = evaluator.open(.branch(.condition, isExhaustive: true), role, id, site)
      for index in range {
        let side = evaluator.open(.alternative, .content, id, site)
        emit(evaluator.choices[Int(index)], id, site, .content, [], &evaluator, name)
        evaluator.close(side, [])
      }
      evaluator.close(node, pending)
    case .instance(let index):
      OwnViews.emitInstance(
        index, evaluator.instances[Int(index)].type, name, id, site, role, pending, &evaluator)
    case .type, .function, .parameter: evaluator.emitOpaque(name, id, site, role, pending)
    }
  }

  static func emit(
    _ value: ValueID, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier], _ name: NameID?, _ evaluator: inout Evaluator
  ) {
    switch evaluator.scene[value] {
    case .view(let index):
      let view = evaluator.views[Int(index)]
      ModifierChains.emit(view.expression, view.site, as: role, &evaluator, pending)
    case .instance(let type, let index):
      OwnViews.emitInstance(index, type, name, id, site, role, pending, &evaluator)
    case .null: break
    default: evaluator.emitOpaque(name, id, site, role, pending)
    }
  }

  /// What gives one text, whatever it is made of.
  static func emitText(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier],
    _ evaluator: inout Evaluator
  ) {
    let text = evaluator.value(id, site)
    let start = Int32(evaluator.scene.arguments.count)
    evaluator.scene.arguments.append(
      SceneArgument(label: .other, name: nil, value: text, origin: evaluator.origin(id, site)))
    let node = evaluator.open(.view, role, id, site, word: .Text, name: nil)
    evaluator.scene.nodes[Int(node)].arguments = start..<(start + 1)
    evaluator.close(node, pending)
  }

  private static func emitOperator(
    _ name: NameID, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
    _ site: Site, _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    switch evaluator.linker.text(of: name, in: site.file) {
    case "+":
      // Texts make one text.
      emitText(id, site, role, pending, &evaluator)
    case "??":
      let node = evaluator.open(.branch(.condition, isExhaustive: true), role, id, site)
      for side in [left, right] {
        let alternative = evaluator.open(.alternative, .content, side, site)
        ModifierChains.emit(side, site, as: .content, &evaluator)
        evaluator.close(alternative, [])
      }
      evaluator.close(node, pending)
    default: break
    }
  }
}

extension ChainRoots {
}
