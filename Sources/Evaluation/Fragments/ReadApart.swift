import Scenes
import Views
import VoiceOver

/// Views in another one that are read by themselves: what is written of them here is written there as well.
///
/// A view tells of its own code: what that shows apart, what rules look at, which views it shows. So of a view that is
/// part of others these are not looked into, as long as it hands them no views of its own. What its label says decides
/// what a control is: what is in one is written out.
enum ReadApart {
  /// Notes whether the view is one that is about to be written; true where it is not written at all.
  static func leavesOut(_ instance: Int32, _ evaluator: inout Evaluator) -> Bool {
    guard evaluator.readsView, speaksForItself(instance, &evaluator) else { return false }
    let node = evaluator.parent
    evaluator.scene.nodes[Int(node)].isReadApart = true
    // What is being kept for others is whole.
    guard evaluator.settings.isPart, evaluator.recordings.isEmpty,
      evaluator.scene.isTold(elsewhere: node, than: evaluator.root, in: evaluator.linker.index)
    else { return false }
    evaluator.scene.nodes[Int(node)].isLeftOut = true
    return true
  }

  /// It has a reading of its own, and was given no views.
  private static func speaksForItself(_ instance: Int32, _ evaluator: inout Evaluator) -> Bool {
    guard case .custom(let type) = evaluator.scene[evaluator.parent].kind,
      evaluator.instances[Int(instance)].type == type, isUnit(type, evaluator)
    else { return false }
    for id in evaluator.linker.listed(in: type) where evaluator.linker[id].kind == .storedProperty {
      if holdsData(id, of: type, &evaluator) { continue }
      let name = evaluator.hash(evaluator.linker[id].name, id.file)
      guard let bound = evaluator.property(name, of: instance) else { continue }
      if isView(bound, &evaluator) { return false }
      if case .parameter = bound { continue }
      if holdsViews(id, of: type, &evaluator) { return false }
    }
    return true
  }

  /// A value of the view's looks that has views in it: `struct Style<Page: View> { let destination: () -> Page }`.
  private static func holdsViews(
    _ id: MemberID, of owner: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.linker[id].type != nil,
      let type = WrittenTypes.type(of: id, in: owner, &evaluator),
      evaluator.linker[type].kind == .struct, !evaluator.showsItself(type)
    else { return false }
    return evaluator.linker.listed(in: type).contains { held in
      evaluator.linker[held].kind == .storedProperty && !evaluator.linker[held].isStatic
        && OptionalSlots.isSlot(held, &evaluator)
    }
  }

  /// By the type that it is declared with: models and cases are no views, whatever they hold.
  private static func holdsData(
    _ id: MemberID, of owner: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.linker[id].type != nil,
      let type = WrittenTypes.type(of: id, in: owner, &evaluator)
    else { return false }
    switch evaluator.linker[type].kind {
    case .struct: return !evaluator.showsItself(type) && !holdsViews(id, of: owner, &evaluator)
    case .class, .enum: return !evaluator.showsItself(type)
    default: return false
    }
  }

  /// A view of the tree itself: those of packages are read where they are shown.
  private static func isUnit(_ type: TypeID, _ evaluator: borrowing Evaluator) -> Bool {
    let names = evaluator.linker.index[type.file].readNames
    return names.indices.contains(Int(type.index)) && names[Int(type.index)] != nil
  }

  /// Views, or code that makes some.
  private static func isView(_ bound: Bound, _ evaluator: inout Evaluator) -> Bool {
    switch bound {
    case .parameter, .type: return false
    case .function(let member, _):
      return evaluator.givesView(evaluator.linker[member], member.file)
    case .instance(let index): return evaluator.isView(evaluator.instances[Int(index)].type)
    case .either(let range):
      return range.contains { isView(evaluator.choices[Int($0)], &evaluator) }
    case .value(let value):
      switch evaluator.scene[value] {
      case .view, .closure: return true
      default: return false
      }
    case .expression(let id, let site):
      switch evaluator.expression(id, site.file) {
      case .closure(let closure): return Recognition.endsWithView(closure, [], site, &evaluator)
      case .name(let name):
        // A closure that is only handed on may as well be one of what is to be done.
        guard
          case .bound(let given) = evaluator.meaning(
            of: evaluator.hash(name, site.file), at: site), evaluator.think()
        else { return Recognition.isView(id, site, &evaluator) }
        defer { evaluator.rest() }
        return isView(given, &evaluator)
      default: return Recognition.isView(id, site, &evaluator)
      }
    }
  }
}

extension Evaluator {
  /// What views in it show apart, they tell by themselves; of a part only its own is left.
  mutating func keepOwn() {
    HandedScreens.leaveOut(&self)
    let bodies = scene.bodiesToldElsewhere(than: root, in: linker.index)
    if bodies.isEmpty { return }
    scene.presentations.removeAll { bodies.hold($0) }
    if settings.isPart { scene = scene.without(bodies) }
  }
}
