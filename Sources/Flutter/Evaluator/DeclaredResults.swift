internal import DartModules

extension DartInstance {
  /// What its class, or one above it, declares that it gives under a name, where it has no code for it.
  func declaredResult(of name: String, in libraries: Libraries) -> DartTypeName? {
    for type in libraries.ancestry(type) {
      let function = libraries[type].functions.first {
        $0.name == name && !$0.isStatic && $0.kind != .setter && $0.body == nil
      }
      if let result = function?.result { return result.isTelling ? result : nil }
    }
    return nil
  }
}
