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
    let all = ClassProperties.assignments(to: name, in: Array(below), &builder.evaluator)
    guard all.count == 1, let only = all.first, !only.isAsked,
      ClassProperties.isStart(only.member, &builder.evaluator)
    else { return nil }
    let declaration = builder.evaluator.linker[only.member].owner.map {
      TypeID(file: only.member.file, index: $0)
    }
    let place = Site(
      file: only.member.file, owner: declaration, environment: site.environment)
    guard let kind = builder.constructed(only.value, place),
      UIKitClasses.above(kind.word).contains(declared.word)
    else { return nil }
    return Made(kind: kind, value: only.value, site: place)
  }
}
