import Scenes
import Views

/// Constant lists that the initialisers of their type set: `let steps: [String]; init() { steps = ["Open", "Share"] }`.
enum InitialLists {
  /// Where each of them that sets it gives it as many; nil for any other property.
  static func count(of property: MemberID, _ evaluator: inout Evaluator) -> Int? {
    let declared = evaluator.linker[property]
    guard declared.kind == .storedProperty, declared.value == nil, !declared.isVariable,
      !declared.isStatic, let owner = declared.owner, evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let name = evaluator.hash(declared.name, property.file)
    var found: Int?
    // One that sets it in none of its lines calls another one, or ends the app: a constant has a value.
    for initializer in evaluator.linker.initializers(
      of: TypeID(file: property.file, index: owner))
    {
      guard let body = evaluator.linker[initializer].body else { return nil }
      let sets = evaluator.code.values(assignedTo: name, in: body, initializer.file)
      guard let only = sets.first else { continue }
      guard sets.count == 1, !only.isAsked else { return nil }
      var place = evaluator.inside(initializer, self: nil)
      let parameters = evaluator.linker[initializer].parameters
      for formal in evaluator.files.formals(parameters, initializer.file) {
        place.environment = evaluator.bind(
          formal.name, .parameter, onto: place.environment, type: formal.type)
      }
      let size = Sizes.size(of: only.value, place, &evaluator)
      guard let count = size.count, count > 0, !size.isAssumed, found == nil || found == count
      else { return nil }
      found = count
    }
    return found
  }
}
