import Scenes
import Views

/// Properties by which a class of UIKit serves those below it: `var showsCart = false`, `var extraItem: UIBarButtonItem?`,
/// which some of them set as they come up.
///
/// What such a property is once the view is there is known where no code sets it later, or from outside.
enum ClassProperties {
  enum Start: Hashable {
    case flag(Bool)
    /// Nil, or not.
    case absent, there
    /// What its type has by that name.
    case named(UInt64)
  }

  struct Key: Hashable {
    var type: TypeID
    var name: UInt64
    /// It is known what the object was made with.
    var isKnown = false
  }

  static func flag(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    guard case .flag(let flag) = start(id, site, &evaluator) else { return nil }
    return flag
  }

  static func isThere(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    switch start(id, site, &evaluator) {
    case .absent: false
    case .there, .named: true
    case .flag, nil: nil
    }
  }

  /// `kind = .gift`: the case that it is.
  static func caseName(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> UInt64? {
    guard case .named(let name) = start(id, site, &evaluator),
      let type = Typing.type(of: id, site, &evaluator),
      ChosenTexts.isCase(name, of: type, &evaluator)
    else { return nil }
    return name
  }

  /// The property of a class of UIKit that code means by its own name, where nobody gave it anything else.
  static func property(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (name: UInt64, type: TypeID, instance: Int32)? {
    let instance = evaluator.selfInstance(at: site)
    guard instance >= 0, site.owner != nil, let name = evaluator.files.ownName(id, site),
      evaluator.lookUp(name, in: site.environment) == nil,
      evaluator.property(name, of: instance) == nil
    else { return nil }
    let type = evaluator.instances[Int(instance)].type
    guard case .class = evaluator.linker[type].kind, evaluator.uiKitKind(of: type) != nil else {
      return nil
    }
    return (name, type, instance)
  }

  private static func start(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Start?
  {
    guard let (name, type, instance) = property(id, site, &evaluator) else { return nil }
    let isKnown = evaluator.instances[Int(instance)].isKnown
    let key = Key(type: type, name: name, isKnown: isKnown)
    if let known = evaluator.memory.classProperties[key] { return known }
    let answer =
      start(of: name, type, &evaluator) ?? constant(name, of: type, instance, &evaluator)
    evaluator.memory.classProperties[key] = .some(answer)
    return answer
  }

  private static func start(of name: UInt64, _ type: TypeID, _ evaluator: inout Evaluator)
    -> Start?
  {
    guard let member = declared(name, of: type, &evaluator), evaluator.files[member].isVariable,
      let begin = begin(of: member, evaluator),
      let sets = sets(member, named: name, of: type, &evaluator)
    else { return nil }
    var all: Set<Start> = []
    for (value, id, isAsked) in sets {
      guard !isAsked, let start = start(of: value, id.file, evaluator) else { return nil }
      all.insert(start)
    }
    return all.count > 1 ? nil : all.first ?? begin
  }

  /// `let isOpen: Bool` of a class above, which the one initialiser of this class gives it: `super.init(isOpen: false)`.
  private static func constant(
    _ name: UInt64, of type: TypeID, _ instance: Int32, _ evaluator: inout Evaluator
  ) -> Start? {
    guard let member = declared(name, of: type, &evaluator),
      let (value, place) = OnlyInitializer.source(
        of: member, self: .instance(instance), &evaluator)
    else { return nil }
    return start(of: value, place.file, evaluator)
  }

  /// Neither a storyboard nor what is bound at run time sets it, and no property wrapper.
  static func declared(_ name: UInt64, of type: TypeID, _ evaluator: inout Evaluator) -> MemberID? {
    var found: MemberID?
    for type in Lineages.lineage(of: type, &evaluator) where found == nil {
      found = evaluator.members(of: type, named: name).first
    }
    guard let found else { return nil }
    let declaration = evaluator.files[found]
    guard declaration.kind == .storedProperty, !declaration.isStatic,
      declaration.attributes.isEmpty, !isOpenToObjectiveC(found, evaluator)
    else { return nil }
    return found
  }

  /// What its class sets it to as that comes up; nil where code sets it later, or from outside.
  static func sets(
    _ member: MemberID, named name: UInt64, of type: TypeID, _ evaluator: inout Evaluator
  ) -> [(value: ExpressionID, member: MemberID, isAsked: Bool)]? {
    // What is not read may set what it can see.
    guard !evaluator.linker.isAssigned(name, of: member, by: nil),
      evaluator.linker[member].isFilePrivate || evaluator.linker.hasApp()
    else { return nil }
    let lineage = Lineages.lineage(of: type, &evaluator)
    for type in lineage where evaluator.linker.isAssigned(name, of: member, by: type) {
      return nil
    }
    return assignments(to: name, in: lineage, &evaluator).filter {
      isStart($0.member, &evaluator)
    }
  }

  /// All that code of some classes sets a property to, and in which of their members.
  static func assignments(
    to name: UInt64, in classes: [TypeID], _ evaluator: inout Evaluator
  ) -> [(value: ExpressionID, member: MemberID, isAsked: Bool)] {
    var found: [(value: ExpressionID, member: MemberID, isAsked: Bool)] = []
    for type in classes {
      for declaration in evaluator.linker.declarations(of: type) {
        for id in evaluator.linker.everything(in: declaration) {
          guard let body = evaluator.linker[id].body else { continue }
          found += evaluator.code.values(assignedTo: name, in: body, id.file).map {
            ($0.value, id, $0.isAsked)
          }
        }
      }
    }
    return found
  }

  private static func begin(of member: MemberID, _ evaluator: borrowing Evaluator) -> Start? {
    let declaration = evaluator.files[member]
    if let value = declaration.value { return start(of: value, member.file, evaluator) }
    return declaration.type != nil && !declaration.isNeverNil ? .absent : nil
  }

  /// What Objective-C can see it may set, and that is not read.
  ///
  /// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/attributes/#objcMembers
  private static func isOpenToObjectiveC(_ member: MemberID, _ evaluator: borrowing Evaluator)
    -> Bool
  {
    guard let owner = evaluator.files[member].owner else { return false }
    return evaluator.files[TypeID(file: member.file, index: owner)].attributes.contains {
      evaluator.files.text(of: $0, in: member.file) == "objcMembers"
    }
  }

  private static func start(
    of value: ExpressionID, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> Start? {
    switch evaluator.files.expression(value, in: file) {
    case .boolean(let flag): .flag(flag)
    case .null: .absent
    case .implicitMember(let name), .member(_, let name):
      // `.none` may be nil.
      if evaluator.files.isWrittenCase(value, file), evaluator.files.hash(name, in: file) != none {
        .named(evaluator.files.hash(name, in: file))
      } else {
        nil
      }
    case .call(let callee, _):
      // Made there: `UIBarButtonItem(…)`.
      if case .name(let name) = evaluator.files.expression(callee, in: file),
        evaluator.files.text(of: name, in: file).first?.isUppercase == true
      {
        .there
      } else {
        nil
      }
    default: nil
    }
  }

  private static let none = NameHash.of("none")

  static func isStart(_ id: MemberID, _ evaluator: inout Evaluator) -> Bool {
    let member = evaluator.files[id]
    if case .initializer = member.kind { return true }
    let name = evaluator.hash(member.name, id.file)
    return starts.contains(name) || evaluator.linker.isStart(name, in: id.file)
  }

  /// As `CodeScopes.called`.
  private static let starts = Set(
    ["viewDidLoad", "loadView", "awakeFromNib"].map { NameHash.of($0) })
}

extension LiveFiles {
  /// `.gift`, `Kind.gift`.
  fileprivate func isWrittenCase(_ id: ExpressionID, _ file: FileID) -> Bool {
    guard case .member(let base, _) = expression(id, in: file) else { return true }
    guard case .name(let name) = expression(base, in: file) else { return false }
    return text(of: name, in: file).first?.isUppercase == true
  }
}

extension UIKitCode {
  /// What a body sets an own property to, and whether it may do so or not.
  func values(
    assignedTo name: UInt64, in body: Block, _ file: FileID
  ) -> [(value: ExpressionID, isAsked: Bool)] {
    var found: [(ExpressionID, Bool)] = []
    var open = [(body, false)]
    while let (next, isAsked) = open.popLast() {
      for index in next {
        switch files.statement(index, in: file) {
        case .assignment(let target, let sign, let value):
          if ownName(target, file).map({ files.hash($0, in: file) }) == name {
            found.append((value, isAsked || files.text(of: sign, in: file) != "="))
          }
        case .loop(_, _, let inner): open.append((inner, true))
        case .guard(let branch): open += sides(of: branch, file).map { ($0, true) }
        case .expression(let id):
          if case .branch(let branch) = files.expression(id, in: file) {
            open += sides(of: branch, file).map { ($0, true) }
          } else if changes(id, name, file) {
            found.append((id, true))
          }
        default: break
        }
      }
    }
    return found
  }

  /// `rows.append(.all)`, `isOpen.toggle()`.
  private func changes(_ id: ExpressionID, _ name: UInt64, _ file: FileID) -> Bool {
    guard case .call(let callee, _) = files.expression(id, in: file),
      case .member(let base, _) = files.expression(callee, in: file)
    else { return false }
    return ownName(base, file).map { files.hash($0, in: file) } == name
  }

  private func sides(of branch: Int32, _ file: FileID) -> [Block] {
    files.branch(branch, in: file).alternatives.map { files.alternative($0, in: file).body }
  }
}

/// A class and those above it that are in the repository, the lowest first.
enum Lineages {
  static func lineage(of type: TypeID, _ evaluator: inout Evaluator) -> [TypeID] {
    var found = [type]
    while let last = found.last, found.count < 32, let above = superclass(of: last, &evaluator),
      !found.contains(above)
    {
      found.append(above)
    }
    return found
  }

  private static func superclass(of type: TypeID, _ evaluator: inout Evaluator) -> TypeID? {
    for name in evaluator.linker[type].inherited {
      let hash = evaluator.hash(name, type.file)
      if let above = evaluator.linker.type(named: hash, from: type.file, inside: type),
        case .class = evaluator.linker[above].kind
      {
        return LibraryClasses.isForeign(above, above: type, &evaluator) ? nil : above
      }
    }
    return nil
  }
}
