import Views

/// Views in a part of others that are read by themselves: what is written here of them is written there as well.
///
/// What is told of a part is its own code's: what that shows apart, what rules look at, and which views it shows. So
/// what those show need not be looked into, as long as the part hands them no views of its own.
enum ReadApart {
  /// The view that is about to be written out is one.
  static func holds(of instance: Int32, _ evaluator: inout Evaluator) -> Bool {
    guard evaluator.settings.isPart, evaluator.recordings.isEmpty,
      case .custom(let type) = evaluator.scene[evaluator.parent].kind,
      evaluator.instances[Int(instance)].type == type, type != evaluator.root,
      isUnit(type, evaluator), LeftOut.isHere(evaluator.parent, in: evaluator.scene)
    else { return false }
    var next = evaluator.instances[Int(instance)].properties
    while next >= 0 {
      let binding = evaluator.bindings[Int(next)]
      if isView(binding.value, &evaluator) { return false }
      next = binding.parent
    }
    return true
  }

  /// A view of the tree itself, and no other one by its name: those of packages are read where they are shown.
  private static func isUnit(_ type: TypeID, _ evaluator: borrowing Evaluator) -> Bool {
    let names = evaluator.linker.index[type.file].readNames
    return names.indices.contains(Int(type.index)) && names[Int(type.index)] != nil
      && evaluator.linker.index.nameHash(of: type)
        != evaluator.linker.index.nameHash(of: evaluator.root)
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
      if case .closure(let closure) = evaluator.expression(id, site.file) {
        return evaluator.endsWithView(closure, [], site)
      }
      return evaluator.isView(id, site)
    }
  }
}
