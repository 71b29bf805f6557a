import Scenes
import Views

/// `Hint(isEmpty: isEmpty)`: notes at a view what it was handed that is the caller's own.
///
/// So parts that ask the same of what a view hands them, and that view's own sides, know of each other: the rows of a
/// list are never there together with the view that says that there are none. By what names it goes further out, the
/// scene tells: a view that is placed again is the same whoever hands it that.
enum HandedArguments {
  static func note(of instance: Int32, at node: Scene.NodeID, _ evaluator: inout Evaluator) {
    let start = Int32(evaluator.scene.handed.count)
    var known: [UInt64] = []
    var next = evaluator.instances[Int(instance)].properties
    while next >= 0 {
      let binding = evaluator.bindings[Int(next)]
      next = binding.parent
      if known.contains(binding.hash) { continue }
      known.append(binding.hash)
      if let one = argument(binding, of: instance, &evaluator) {
        evaluator.scene.handed.append(one)
      }
    }
    let end = Int32(evaluator.scene.handed.count)
    if end > start { evaluator.scene.nodes[Int(node)].handed = start..<end }
  }

  /// Nil for what is made for this view alone, or may become something else in it.
  private static func argument(
    _ binding: Binding, of instance: Int32, _ evaluator: inout Evaluator
  ) -> HandedArgument? {
    guard case .expression(var id, var place) = binding.value else { return nil }
    // An initialiser hands it on: `self.isOn = isOn`.
    while case .name(let name) = evaluator.expression(id, place.file),
      case .expression(let inner, let outer) = evaluator.lookUp(
        evaluator.hash(name, place.file), in: place.environment)
    { (id, place) = (inner, outer) }
    var (isContrary, isPresence) = (false, false)
    if let (test, isThere) = presence(id, place, &evaluator) {
      (id, isPresence, isContrary) = (test, true, !isThere)
    }
    while let inner = negated(id, in: place.file, evaluator) {
      id = inner
      isContrary.toggle()
    }
    var scope = Predicate.Scope.view
    guard let root = evaluator.files.ownRoot(of: id, in: place.file),
      let caller = evaluator.selfType(at: place), evaluator.isView(caller),
      caller != evaluator.instances[Int(instance)].type, evaluator.selfInstance(at: place) >= 0,
      staysSame(binding.hash, of: instance, &evaluator),
      SideConditions.isLasting(id, place, &scope, &evaluator)
    else { return nil }
    var (isLocal, local): (Bool, Origin?) = (false, nil)
    switch scope {
    case .view: break
    case .local(let origin):
      guard origin != nil || evaluator.lookUp(root.name, in: place.environment) != nil else {
        return nil
      }
      (isLocal, local) = (true, origin)
    case .caller, .object: return nil
    }
    return HandedArgument(
      property: binding.hash, source: SourceExpression(file: place.file, expression: id),
      view: evaluator.files.nameHash(of: caller), isContrary: isContrary, isPresence: isPresence,
      object: isLocal ? nil : SharedObjects.key(of: root.name, place, &evaluator), isLocal: isLocal,
      local: local)
  }

  /// `isNew ? "New" : nil`: what is asked, and whether something is there where that holds.
  private static func presence(
    _ id: ExpressionID, _ place: Site, _ evaluator: inout Evaluator
  ) -> (test: ExpressionID, isThere: Bool)? {
    guard case .branch(let index) = evaluator.expression(id, place.file) else { return nil }
    let branch = evaluator.branch(index, place.file)
    guard branch.kind == .ternary, branch.alternatives.count == 2,
      let first = branch.alternatives.first,
      let test = evaluator.files.test(
        of: evaluator.alternative(first, place.file), place.file)
    else { return nil }
    var isThere: [Bool] = []
    for side in branch.alternatives {
      guard let value = only(of: evaluator.alternative(side, place.file), place.file, evaluator)
      else { return nil }
      if case .null = evaluator.expression(value, place.file) {
        isThere.append(false)
      } else if DecidedBranches.isMade(value, place, &evaluator) {
        isThere.append(true)
      } else {
        return nil
      }
    }
    return isThere[0] == isThere[1] ? nil : (test, isThere[0])
  }

  /// As long as the view is there, it is what the caller has: nothing in it makes it something else, or the caller sees
  /// that too.
  private static func staysSame(
    _ property: UInt64, of instance: Int32, _ evaluator: inout Evaluator
  ) -> Bool {
    guard
      let id = evaluator.members(of: evaluator.instances[Int(instance)].type, named: property)
        .first
    else { return false }
    let wrappers = evaluator.files[id.file].attributes(of: id.index).map {
      evaluator.word($0, id.file)
    }
    return HandedDown.isFixed(id, of: instance, evaluator) || wrappers.contains { isShared($0) }
      || wrappers.contains { keepsFirst($0) } && isObject(property, of: instance, &evaluator)
  }

  private static func isObject(
    _ property: UInt64, of instance: Int32, _ evaluator: inout Evaluator
  ) -> Bool {
    let owner = evaluator.instances[Int(instance)].type
    guard let type = Typing.type(ofMember: property, of: owner, &evaluator) else { return false }
    if case .class = evaluator.linker.kind(ofType: type.index, in: type.file) { return true }
    return false
  }

  /// Of an object that it began with it keeps that one.
  ///
  /// https://developer.apple.com/documentation/swiftui/state and stateobject
  private static func keepsFirst(_ wrapper: Word) -> Bool {
    switch wrapper {
    case .State, .StateObject: true
    default: false
    }
  }

  /// https://developer.apple.com/documentation/swiftui/binding and its like.
  private static func isShared(_ wrapper: Word) -> Bool {
    switch wrapper {
    case .Binding, .ObservedObject, .Bindable: true
    default: false
    }
  }

  private static func negated(
    _ id: ExpressionID, in file: FileID, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard case .prefix(let sign, let inner) = evaluator.expression(id, file),
      evaluator.linker.text(of: sign, in: file) == "!"
    else { return nil }
    return inner
  }

  private static func only(
    of side: Alternative, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard side.body.count == 1,
      case .expression(let id) = evaluator.statement(side.body.lowerBound, file)
    else { return nil }
    return id
  }
}
