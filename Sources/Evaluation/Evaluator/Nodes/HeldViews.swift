import Scenes
import Views

/// What a value that holds a view may hold, where nobody knows which value it is: a route that is pushed,
/// `navigationDestination(for: Route.self) { $0.content }`, holds what one of the type's own constants and
/// functions, such as `static var shelf: Route { Route { ShelfView() } }`, puts into it.
struct HeldViews {
  private let property: MemberID
  private let values: [Int32]
  /// More are not routes.
  private static let most = 512

  /// Nil where the value is known, or nothing of its type makes one.
  init?(
    in property: MemberID, of bound: Bound?, _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    guard case .instance(let index) = bound, !evaluator.instances[Int(index)].isKnown,
      evaluator.base(of: index) > 0, OptionalSlots.isSlot(property, &evaluator)
    else { return nil }
    let type = evaluator.instances[Int(index)].type
    guard !evaluator.showsItself(type), case .struct = evaluator.linker[type].kind else {
      return nil
    }
    let name = evaluator.hash(evaluator.linker[property].name, property.file)
    let role = Self.role(below: evaluator.parent, &evaluator)
    var values: [Int32] = []
    for declaration in evaluator.linker.declarations(of: type) {
      for member in evaluator.linker.everything(in: declaration)
      where evaluator.linker[member].isStatic {
        guard let value = Self.value(of: member, type, use, site, &evaluator),
          evaluator.property(name, of: value) != nil,
          Self.isShown(by: member, role, evaluator)
        else { continue }
        values.append(value)
      }
    }
    guard (1...Self.most).contains(values.count) else { return nil }
    (self.property, self.values) = (property, values)
  }

  /// What a static member makes of its type, whatever it is given.
  private static func value(
    of member: MemberID, _ type: TypeID, _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Int32? {
    let declared = evaluator.linker[member]
    if let written = declared.type, evaluator.word(written, member.file) != .Self {
      let found = evaluator.type(
        named: evaluator.hash(written, member.file), from: member.file, inside: type)
      guard found == type else { return nil }
    }
    var place = evaluator.inside(member, self: .type(type))
    let only: ExpressionID
    switch (declared.body, declared.value) {
    case (let body?, _):
      guard let last = body.last, body.count == 1 else { return nil }
      switch evaluator.statement(last, member.file) {
      case .expression(let id), .return(let id?): only = id
      default: return nil
      }
      let formals = evaluator.files.formals(declared.parameters, member.file)
      if !formals.isEmpty {
        let nothing = [Int32?](repeating: nil, count: formals.count)
        place = evaluator.bind(formals, nothing, at: place, declared: place)
      }
    case (nil, let initial?): only = initial
    case (nil, nil): return nil
    }
    let name = SourceName(file: type.file, name: evaluator.linker[type].name)
    guard let (made, value) = Instances.made(only, place, as: name, in: type, &evaluator),
      made == type
    else {
      return nil
    }
    return value
  }

  func emit(
    _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let hash = evaluator.hash(evaluator.linker[property].name, property.file)
    let node = evaluator.open(
      .branch(.condition, isExhaustive: true), use.role, use.expression, use.site)
    for value in values {
      guard let held = evaluator.property(hash, of: value) else {
        continue
      }
      let side = evaluator.open(.alternative, .content, use.expression, use.site)
      ChainRoots.emit(held, ViewUse(use.expression, use.site, .content), &evaluator, name)
      evaluator.close(side, [])
    }
    evaluator.close(node, use.pending)
  }

  // MARK: How it is shown

  /// What the value itself says of how it is shown, by custom: `Route(style: .sheet) { … }`.
  ///
  /// The code that follows it is mostly imperative.
  private static let styles: [UInt64: [NodeRole]] = {
    var roles: [UInt64: [NodeRole]] = [:]
    for name in ["sheet", "modal"] { roles[NameHash.of(name)] = [.sheet] }
    for name in ["cover", "fullScreenCover", "fullscreenCover", "fullScreen", "fullscreen"] {
      roles[NameHash.of(name)] = [.cover]
    }
    roles[NameHash.of("popover")] = [.popover]
    return roles
  }()

  private static func isShown(
    by member: MemberID, _ role: NodeRole, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard role.isPresentation else { return true }
    var said: [NodeRole] = []
    for id in evaluator.linker[member].expressions {
      guard case .implicitMember(let name) = evaluator.expression(id, member.file) else { continue }
      said += styles[evaluator.hash(name, member.file)] ?? []
    }
    return said.isEmpty ? role == .destination : said.contains(role)
  }

  /// The sheet or destination that is being written; content where there is none.
  private static func role(below parent: Scene.NodeID, _ evaluator: inout Evaluator) -> NodeRole {
    var next = parent
    defer { evaluator.noteLook(upTo: next) }
    while next >= 0 {
      let role = evaluator.scene.nodes[Int(next)].role
      if role.isPresentation { return role }
      next = evaluator.scene.nodes[Int(next)].parent
    }
    return .content
  }
}
