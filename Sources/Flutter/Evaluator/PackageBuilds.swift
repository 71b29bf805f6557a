internal import DartModules

/// Methods of the name `build` that a class of a package asks for with what that has made itself: what is shown there,
/// only the package knows.
enum PackageBuilds {
  static func isOne(_ type: DartTypeRef, _ evaluator: inout DartEvaluator) -> Bool {
    for type in evaluator.libraries.ancestry(type) {
      evaluator.note(type)
      let function = evaluator.libraries[type].functions.first {
        $0.name == "build" && !$0.isStatic && $0.body != nil
      }
      if let function { return function.parameters.contains { $0.type?.content == .widgets } }
    }
    return false
  }
}
