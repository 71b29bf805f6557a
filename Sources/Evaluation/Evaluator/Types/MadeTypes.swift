import Scenes
import Views

/// Of which class a constant is that is declared by a class above that, or by a protocol: `let page: Page =
/// ShortPage()`, and `let page: Page` of a class whose one initialiser keeps a `ShortPage` there, or that is made with one.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/inheritance/#Overriding
enum MadeTypes {
  /// The type of what a member is made of, where that says more than its declaration.
  static func type(
    of id: MemberID, declaredAs declared: TypeID, _ evaluator: inout Evaluator
  ) -> TypeID {
    let member = evaluator.linker[id]
    guard member.kind == .storedProperty, !member.isVariable, let value = member.value,
      isOpen(declared, evaluator)
    else { return declared }
    let made = Typing.type(of: value, evaluator.inside(id, self: nil), &evaluator)
    return made.flatMap { isBelow($0, declared, &evaluator) ? $0 : nil } ?? declared
  }

  /// The type of what the initialiser of a class gives a constant of its own or of a class above it, or of what all who
  /// make one give it; nil where that says no more than the declaration.
  static func type(
    ofName hash: UInt64, givenTo instance: Int32, _ evaluator: inout Evaluator
  ) -> TypeID? {
    let owner = evaluator.instances[Int(instance)].type
    guard case .class = evaluator.linker.kind(ofType: owner.index, in: owner.file) else {
      return nil
    }
    // Who made a value that is known said which class it is.
    let isKnown = evaluator.instances[Int(instance)].isKnown && evaluator.base(of: instance) != 0
    if isKnown { return nil }
    let key = ClassProperties.Key(type: owner, name: hash)
    if let known = evaluator.memory.madeTypes[key] { return known }
    // What it is given may be made of itself.
    evaluator.memory.madeTypes[key] = .some(nil)
    let found = type(ofName: hash, of: owner, givenTo: instance, &evaluator)
    evaluator.memory.madeTypes[key] = .some(found)
    return found
  }

  private static func type(
    ofName hash: UInt64, of owner: TypeID, givenTo instance: Int32, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let member = Typing.member(hash, of: owner, &evaluator) else { return nil }
    let constant = evaluator.linker[member]
    guard constant.kind == .storedProperty, !constant.isVariable, !constant.isStatic,
      constant.value == nil, constant.type != nil,
      let declared = WrittenTypes.type(
        of: member, in: constant.owner.map { TypeID(file: member.file, index: $0) }, &evaluator),
      isOpen(declared, evaluator)
    else { return nil }
    if let (given, place) = OnlyInitializer.given(
      to: member, self: .instance(instance), &evaluator),
      let made = Typing.type(of: given, place, &evaluator), isBelow(made, declared, &evaluator)
    {
      return made
    }
    return makers(of: owner, give: hash, &evaluator).flatMap {
      isBelow($0, declared, &evaluator) ? $0 : nil
    }
  }

  /// So many calls are compared.
  private static let most = 8

  /// The one type of what all code that makes a value gives one of its properties.
  private static func makers(
    of type: TypeID, give hash: UInt64, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let makings = evaluator.linker.makings(of: type), !makings.isEmpty,
      makings.count <= most, !MakerArguments.mayBeUnnamed(type, &evaluator)
    else { return nil }
    var found: TypeID?
    for (call, file, owner) in makings {
      let site = Site(file: file, owner: owner, environment: -1)
      guard
        let given = MakerArguments.all(of: call, site, making: type, &evaluator)?[hash]
          .map({ MakerLocals.written($0, of: call, &evaluator) }),
        !isName(given, evaluator),
        let made = typed(given, &evaluator),
        found == nil || found == made
      else { return nil }
      found = made
    }
    return found
  }

  private static func typed(
    _ given: MakerArguments.Given, _ evaluator: inout Evaluator
  ) -> TypeID? {
    if let own = evaluator.files.ownName(given.value, given.site), let owner = given.site.owner {
      return Typing.type(ofMember: own, of: owner, &evaluator)
    }
    return Typing.type(of: given.value, given.site, &evaluator)
  }

  /// What a function is given goes by names that its class may have for something else.
  private static func isName(
    _ given: MakerArguments.Given, _ evaluator: borrowing Evaluator
  ) -> Bool {
    if case .name = evaluator.files.expression(given.value, in: given.site.file) { return true }
    return false
  }

  /// Others may stand for it.
  private static func isOpen(_ type: TypeID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.linker.kind(ofType: type.index, in: type.file) {
    case .class, .protocol: true
    default: false
    }
  }

  private static func isBelow(
    _ type: TypeID, _ above: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard type != above else { return false }
    if case .protocol = evaluator.linker.kind(ofType: above.index, in: above.file) { return true }
    return Lineages.lineage(of: type, &evaluator).contains(above)
  }
}
