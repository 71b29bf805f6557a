import Scenes
import Views

/// Lists that the initialisers of their type set, and nothing else: `let steps: [String]; init() { steps = ["Open",
/// "Share"] }`, and the same of a variable of a class, `private(set) var steps = [String]()`.
enum InitialLists {
  /// Where each of them that sets it gives it as many; nil for any other property.
  static func count(of property: MemberID, _ evaluator: inout Evaluator) -> Int? {
    let declared = evaluator.linker[property]
    guard declared.kind == .storedProperty, !declared.isStatic, let owner = declared.owner,
      declared.isVariable || declared.value == nil, evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let name = evaluator.hash(declared.name, property.file)
    let type = TypeID(file: property.file, index: owner)
    if declared.isVariable, !beginsEmpty(property, of: type, evaluator) { return nil }
    guard let count = count(of: property, named: name, of: type, &evaluator) else { return nil }
    // All code of the class is asked last: what changes there is then the business of few.
    return !declared.isVariable || isSetAsMade(property, named: name, of: type, &evaluator)
      ? count : nil
  }

  private static func count(
    of property: MemberID, named name: UInt64, of type: TypeID, _ evaluator: inout Evaluator
  ) -> Int? {
    let isVariable = evaluator.linker[property].isVariable
    var found: Int?
    // One that sets it in none of its lines calls another one, or ends the app: a constant has a value.
    for initializer in evaluator.linker.initializers(of: type) {
      guard let body = evaluator.linker[initializer].body else { return nil }
      let sets = evaluator.code.values(assignedTo: name, in: body, initializer.file)
      guard let only = sets.first else {
        // A variable has what it begins with.
        if isVariable, !evaluator.code.fails(initializer) { return nil }
        continue
      }
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

  /// A variable of a class that is empty until something sets it.
  private static func beginsEmpty(
    _ property: MemberID, of type: TypeID, _ evaluator: borrowing Evaluator
  ) -> Bool {
    let declared = evaluator.linker[property]
    guard declared.attributes.isEmpty, declared.body == nil,
      case .class = evaluator.linker.kind(ofType: type.index, in: type.file)
    else { return false }
    return declared.value.map { isEmptyList($0, property.file, evaluator.files) } ?? true
  }

  /// Initialisers set it, and nothing sets or changes it later.
  private static func isSetAsMade(
    _ property: MemberID, named name: UInt64, of type: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let sets = ClassProperties.sets(property, named: name, of: type, &evaluator) else {
      return false
    }
    return !sets.isEmpty
      && sets.allSatisfy { evaluator.linker[$0.member].kind == .initializer && !$0.isAsked }
  }

  /// `[]`, `[Item]()`.
  private static func isEmptyList(
    _ id: ExpressionID, _ file: FileID, _ files: LiveFiles
  ) -> Bool {
    switch files.expression(id, in: file) {
    case .array(let items): return items.isEmpty
    case .call(let callee, let arguments):
      guard arguments.isEmpty, case .array = files.expression(callee, in: file) else {
        return false
      }
      return true
    default: return false
    }
  }
}
