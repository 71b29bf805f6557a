import Scenes
import Views

/// Lists that a view or a model keeps, in which nothing is at first: `@State var notices: [Notice] = []`.
enum EmptyStarts {
  static func beginsEmpty(_ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(data, site.file) {
    case .name, .member: break
    case .tuple(let items) where items.count == 1:
      return beginsEmpty(evaluator.item(items.lowerBound, site.file), site, &evaluator)
    case .call(let callee, let arguments):
      guard let list = evaluator.files.whole(of: callee, arguments, site) else { return false }
      return beginsEmpty(list, site, &evaluator)
    case .binary(let sign, let left, let right)
    where evaluator.linker.text(of: sign, in: site.file) == "??":
      return EnvironmentLists.isNothing(right, site, &evaluator)
        && beginsEmpty(left, site, &evaluator)
    case .branch(let index):
      let sides = evaluator.branch(index, site.file).alternatives
      return sides.allSatisfy { place in
        let side = evaluator.alternative(place, site.file)
        guard side.body.count == 1,
          case .expression(let only) = evaluator.statement(side.body.lowerBound, site.file)
        else { return false }
        return beginsEmpty(only, site, &evaluator)
      }
    default: return false
    }
    if case .member(let base, let name) = evaluator.expression(data, site.file),
      evaluator.files.isPart(evaluator.word(name, site.file))
    {
      return beginsEmpty(base, site, &evaluator)
    }
    return property(data, site, &evaluator)
  }

  private static func property(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    var found: MemberID?
    var owner: Bound?
    if evaluator.files.ownName(id, site) != nil {
      if case .name(let name) = evaluator.expression(id, site.file),
        case .bound(.expression(let given, let place)) = evaluator.meaning(
          of: evaluator.hash(name, site.file), at: site)
      {
        return beginsEmpty(given, place, &evaluator)
      }
      guard let (own, _) = StateStarts.ownState(id, site, &evaluator) else { return false }
      (found, owner) = (own, evaluator.boundSelf(at: site))
    } else if case .member(let base, let name) = evaluator.expression(id, site.file),
      let type = Typing.type(of: base, site, &evaluator)
    {
      found = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first
    }
    guard let found else { return false }
    let member = evaluator.linker[found]
    if case .computedProperty = member.kind {
      return SettledNames.only(of: found, self: owner, &evaluator).map {
        beginsEmpty($0.expression, $0.site, &evaluator)
      } ?? false
    }
    guard case .storedProperty = member.kind, member.isVariable, let value = member.value,
      !lasts(member, found.file, evaluator)
    else { return false }
    return EnvironmentLists.isNothing(value, evaluator.inside(found, self: nil), &evaluator)
      || evaluator.files.isEmptyList(value, isList: member.elements != nil, found.file)
  }

  /// What was in it the last time is there again.
  private static func lasts(_ member: Member, _ file: FileID, _ evaluator: borrowing Evaluator)
    -> Bool
  {
    evaluator.files[file].views.attributes(of: member).contains {
      switch evaluator.word($0, file) {
      case .AppStorage, .SceneStorage: true
      default: false
      }
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `[Notice]()`, and `.init()` of what is declared as a list.
  fileprivate func isEmptyList(_ value: ExpressionID, isList: Bool, _ file: FileID) -> Bool {
    guard case .call(let callee, let arguments) = expression(value, in: file), arguments.isEmpty
    else { return false }
    switch expression(callee, in: file) {
    case .array, .dictionary: return true
    case .implicitMember(let name): return isList && word(name, in: file) == .`init`
    default: return false
    }
  }
}
