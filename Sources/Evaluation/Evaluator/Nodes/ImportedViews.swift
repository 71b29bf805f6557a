import Scenes
import Views

/// A view of another target that is called as one of SwiftUI's is: `TimelineView(timeline: $timeline)`, where the file
/// imports that target.
///
/// With both in sight a call means the one whose initialiser takes its arguments (The Swift Programming Language,
/// “Types”: which one is meant is inferred from the expression).
enum ImportedViews {
  /// Nil where no label of the call tells that, or the file does not see the view.
  static func type(
    calledBy name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    let named = evaluator.name(name, site.file)
    guard KnownViews.all[named.word] != nil,
      arguments.contains(where: { evaluator.argument($0, site.file).label != nil }),
      let found = evaluator.linker.type(named: named.hash, from: site.file, inside: site.owner),
      evaluator.linker.importsFolder(around: found, in: site.file), evaluator.isView(found),
      evaluator.overload(evaluator.linker.initializers(of: found), arguments, site.file) != nil
    else { return nil }
    return found
  }
}
