import Scenes
import Views

/// Properties of a class that is there for those below it, one of which sets them to what it makes as it comes up.
///
/// `var head: Head?`, and below `head = PetHead()`: it is that wherever the class above places it.
enum UIKitAssignedKinds {
  struct Made {
    var kind: UIKitKind
    var value: ExpressionID
    var site: Site
  }

  /// Nil where the classes below set it to nothing, to several things, or to what somebody else makes.
  static func made(
    for member: MemberID, named name: UInt64, _ declared: UIKitKind, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Made? {
    guard let owner = site.owner, builder.evaluator.linker[member].value == nil else { return nil }
    let own = builder.evaluator.files.nameHash(of: owner)
    let below = builder.lineage.prefix { builder.evaluator.files.nameHash(of: $0) != own }
    guard !below.isEmpty, below.count < builder.lineage.count else { return nil }
    var found: Made?
    for type in below {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for id in builder.evaluator.linker.everything(in: declaration) {
          guard let body = builder.evaluator.linker[id].body else { continue }
          let place = Site(file: id.file, owner: declaration, environment: site.environment)
          for (value, isAsked) in builder.evaluator.code.values(
            assignedTo: name, in: body, id.file)
          {
            guard found == nil, !isAsked, ClassProperties.isStart(id, builder.evaluator),
              let kind = builder.constructed(value, place)
            else { return nil }
            found = Made(kind: kind, value: value, site: place)
          }
        }
      }
    }
    guard let found, UIKitClasses.above(found.kind.word).contains(declared.word) else { return nil }
    return found
  }
}
