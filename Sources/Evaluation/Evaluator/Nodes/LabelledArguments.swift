import Views

extension LiveFiles {
  /// Some of the arguments in the brackets have labels.
  func areLabelled(_ arguments: Range<Int32>, _ site: Site) -> Bool {
    arguments.contains { index in
      let argument = argument(index, in: site.file)
      return argument.label != nil && !argument.isTrailing
    }
  }
}

/// The functions that a call means, where it does not mean what a property of that name holds.
enum CalledFunctions {
  /// Nil where it is called by what the name stands for.
  static func named(
    _ name: UInt64, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> [MemberID]? {
    // What code around binds hides the functions of that name; a property that holds none does not.
    guard
      evaluator.files.areLabelled(arguments, site)
        || evaluator.lookUp(name, in: site.environment) == nil,
      let type = evaluator.selfType(at: site)
    else { return nil }
    return among(evaluator.members(of: type, named: name), arguments, site, &evaluator)
  }

  /// Nil where none of them is meant.
  static func among(
    _ all: [MemberID], _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> [MemberID]? {
    // What a closure takes has no labels (SE-0111).
    guard all.count > 1,
      evaluator.files.areLabelled(arguments, site)
        || !all.contains(where: { evaluator.linker[$0].isFunctionType })
    else { return nil }
    let functions = all.filter { evaluator.linker[$0].kind == .function }
    return evaluator.overload(functions, arguments, at: site) != nil ? functions : nil
  }
}
