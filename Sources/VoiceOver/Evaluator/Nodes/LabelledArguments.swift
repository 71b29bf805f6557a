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

extension Evaluator {
  /// Whether a call means a function, and not what a property of that name holds.
  mutating func isFunction(
    _ all: [MemberID], _ arguments: Range<Int32>, _ site: Site
  ) -> Bool {
    // What a closure takes has no labels (SE-0111).
    guard all.count > 1,
      files.areLabelled(arguments, site) || !all.contains(where: { linker[$0].isFunctionType })
    else { return false }
    let functions = all.filter { linker[$0].kind == .function }
    return overload(functions, arguments, at: site) != nil
  }
}
