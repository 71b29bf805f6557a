import Scenes
import Views

/// A member of one of several things that are written out: of the rows of a list, of the cases that a condition
/// chooses from.
enum EachOf {
  /// Of more, none is told.
  static let most = 40

  /// What it is of each; nil where the source has no words for one of them.
  static func values(
    of name: UInt64, in range: Range<Int32>, _ base: ExpressionID, _ use: ExpressionID,
    _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    values(of: range, base, use, site, ofCall: false, &evaluator) { index, evaluator in
      let type = evaluator.instances[Int(index)].type
      if let property = evaluator.property(name, of: index) {
        return evaluator.value(property, use, site)
      }
      if let member = Typing.member(name, of: type, &evaluator),
        !evaluator.linker[member].isStatic
      {
        return evaluator.value(of: member, self: .instance(index), use, site)
      }
      guard name == WellKnown.rawValue else { return nil }
      return ChosenTexts.rawValue(of: type, index, use, site, &evaluator)
    }
  }

  /// The same of a function of theirs: `kind.title(isOpen: true)`, of one of several kinds.
  static func values(
    calling name: UInt64, _ arguments: Range<Int32>, in range: Range<Int32>, _ base: ExpressionID,
    _ use: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    values(of: range, base, use, site, ofCall: true, &evaluator) { index, evaluator in
      let all = Typing.members(name, of: evaluator.instances[Int(index)].type, &evaluator)
      guard let first = all.first, case .function = evaluator.linker[first].kind else {
        return nil
      }
      return ValueCalls.calleeValue(all, arguments, self: .instance(index), use, site, &evaluator)
    }
  }

  private static func values(
    of range: Range<Int32>, _ base: ExpressionID, _ use: ExpressionID, _ site: Site,
    ofCall: Bool, _ evaluator: inout Evaluator,
    _ value: (Int32, inout Evaluator) -> ValueID?
  ) -> ValueID? {
    guard range.count <= most else { return nil }
    var found: [ValueID] = []
    for place in range {
      let one = evaluator.scene.valueLists[Int(place)]
      guard let index = instance(one, base, site, &evaluator),
        let value = value(index, &evaluator),
        evaluator.isKnown(value) || HalfKnownTexts.hasWords(value, evaluator)
      else { return nil }
      found.append(value)
    }
    let all = EachRow.either(found, madeOf: range, &evaluator)
    return ChosenTexts.told(all, as: use, site, ofCall: ofCall, &evaluator)
  }

  /// Writes out the view that each of them holds by a name, as sides of a branch.
  static func emit(
    _ name: NameID, in range: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    let hash = evaluator.hash(name, use.site.file)
    var held: [Bound] = []
    guard range.count <= most else { return false }
    for place in range {
      guard
        case .instance(_, let index) = evaluator.scene[evaluator.scene.valueLists[Int(place)]],
        let property = evaluator.property(hash, of: index)
      else { return false }
      held.append(property)
    }
    let node = evaluator.open(
      .branch(.condition, isExhaustive: true), use.role, use.expression, use.site)
    for property in held {
      let side = evaluator.open(.alternative, .content, use.expression, use.site)
      ChainRoots.emit(property, ViewUse(use.expression, use.site, .content), &evaluator, name)
      evaluator.close(side, [])
    }
    evaluator.close(node, use.pending)
    return true
  }

  /// Whether what they hold by a name is a view.
  static func areViews(
    _ name: UInt64, in range: Range<Int32>, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let first = range.first,
      case .instance(let type, _) = evaluator.scene[evaluator.scene.valueLists[Int(first)]],
      let member = evaluator.members(of: type, named: name).first
    else { return false }
    return evaluator.givesView(evaluator.linker[member], member.file)
  }

  private static func instance(
    _ value: ValueID, _ base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int32? {
    switch evaluator.scene[value] {
    case .instance(_, let index): return index
    case .member(_, let name):
      guard let type = Typing.type(of: base, site, &evaluator) else { return nil }
      let own = ChosenTexts.caseName(name, of: type, &evaluator)
      guard own != 0 else { return constant(name, of: type, base, site, &evaluator) }
      let creator = evaluator.selfInstance(at: site)
      let index = Instances.instantiate(type, creator: creator, &evaluator)
      evaluator.instances[Int(index)].case = own
      return index
    default: return nil
    }
  }

  /// `.plain`, of a type that has a value of itself by that name: `static let plain = Style(title: "Plain")`.
  private static func constant(
    _ name: SourceName, of type: TypeID, _ base: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Int32? {
    guard name.name.index >= 0, case let hash = evaluator.hash(name.name, name.file),
      let member = evaluator.members(of: type, named: hash).first(where: {
        evaluator.linker[$0].isStatic
      }), evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let value = evaluator.value(of: member, self: .type(type), base, site)
    guard case .instance(type, let index) = evaluator.scene[value],
      evaluator.instances[Int(index)].isKnown
    else { return nil }
    return index
  }
}
