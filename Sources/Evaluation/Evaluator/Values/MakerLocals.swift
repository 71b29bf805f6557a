import Scenes
import Views

/// Constants of the function that makes a view: `let model = LoanModel(); return LoanPage(model: model)` gives it a
/// `LoanModel()`.
enum MakerLocals {
  /// What is written for the constant that a call is given by its name; of all else the same.
  static func written(
    _ given: MakerArguments.Given, of call: ExpressionID, _ evaluator: inout Evaluator
  ) -> MakerArguments.Given {
    guard given.site.environment < 0,
      case .name(let name) = evaluator.expression(given.value, given.site.file),
      let owner = given.site.owner,
      let member = maker(of: call, given.site.file, owner, &evaluator)
    else { return given }
    let hash = evaluator.hash(name, given.site.file)
    let formals = evaluator.files.formals(evaluator.linker[member].parameters, member.file)
    if formals.contains(where: { $0.name == hash }) { return given }
    var values: [ExpressionID?] = []
    for case .declaration(let own, let value, let isVariable) in Self.statements(
      of: member, evaluator.files)
    where evaluator.hash(own, member.file) == hash {
      values.append(isVariable ? nil : value)
    }
    guard values.count == 1, let only = values[0] else { return given }
    return MakerArguments.Given(value: only, site: given.site)
  }

  /// The function, or the property, whose code a call stands in.
  static func maker(
    of call: ExpressionID, _ file: FileID, _ owner: TypeID, _ evaluator: inout Evaluator
  ) -> MemberID? {
    guard owner.file == file else { return nil }
    let views = evaluator.files[file].views
    let around = views.types[Int(owner.index)].members.first {
      views.members[Int($0)].expressions.contains(call)
    }
    guard let around else { return nil }
    // Whoever asks depends on that member alone: a call that moves to another one changes both.
    _ = evaluator.members(
      of: owner, named: evaluator.hash(views.members[Int(around)].name, file))
    return MemberID(file: file, index: around)
  }

  /// The statements of a body, of the sides of its branches and of the closures in it, in no order.
  static func statements(of member: MemberID, _ files: LiveFiles) -> [Statement] {
    var open: [Block] = files[member].body.map { [$0] } ?? []
    for use in files[member].expressions {
      switch files.expression(use, in: member.file) {
      case .closure(let index): open.append(files.closure(index, in: member.file).body)
      case .branch(let index): open += sides(of: index, member.file, files)
      default: break
      }
    }
    var found: [Statement] = []
    while let body = open.popLast() {
      for index in body {
        let statement = files.statement(index, in: member.file)
        found.append(statement)
        switch statement {
        case .guard(let index): open += sides(of: index, member.file, files)
        case .loop(_, _, let inner): open.append(inner)
        default: break
        }
      }
    }
    return found
  }

  private static func sides(of index: Int32, _ file: FileID, _ files: LiveFiles) -> [Block] {
    files.branch(index, in: file).alternatives.map { files.alternative($0, in: file).body }
  }
}
