import Views

/// What a navigation controller of the app's own begins with: `setViewControllers([first], animated: false)` as it is
/// made, or as its view is loaded.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)
enum MadeRoots {
  private static let setAll = NameHash.of("setViewControllers")
  private static let push = NameHash.of("pushViewController")
  private static let load = NameHash.of("viewDidLoad")

  static func root(
    of type: TypeID, _ arguments: Range<Int32>?, _ site: Site, _ evaluator: inout Evaluator
  ) -> MadeController? {
    let instance =
      arguments.map { Instances.instantiate(type, $0, site, &evaluator) }
      ?? Instances.instantiate(type, creator: evaluator.selfInstance(at: site), &evaluator)
    for type in Lineages.lineage(of: type, &evaluator) {
      let starts =
        evaluator.linker.initializers(of: type) + evaluator.members(of: type, named: load)
      for member in starts {
        var done: Set<MemberID> = []
        let place = Self.place(of: member, .instance(instance), &evaluator)
        if let found = root(setBy: member, of: type, place, &done, &evaluator) { return found }
      }
    }
    return nil
  }

  /// In sight of what a function is given where nobody says otherwise.
  private static func place(
    of member: MemberID, _ own: Bound, _ evaluator: inout Evaluator
  ) -> Site {
    let place = evaluator.inside(member, self: own)
    let formals = evaluator.files.formals(evaluator.linker[member].parameters, member.file)
    let nothing = [Int32?](repeating: nil, count: formals.count)
    return evaluator.bind(formals, nothing, at: place, declared: place)
  }

  /// By a body, or by a function of the class that it calls.
  private static func root(
    setBy member: MemberID, of type: TypeID, _ site: Site, _ done: inout Set<MemberID>,
    _ evaluator: inout Evaluator
  ) -> MadeController? {
    guard let body = evaluator.linker[member].body, done.insert(member).inserted else { return nil }
    var place = site
    for index in body {
      switch evaluator.statement(index, member.file) {
      case .declaration: ValueBlocks.perform(index, &place, &evaluator)
      case .expression(let id):
        guard case .call(let callee, let arguments) = evaluator.expression(id, member.file) else {
          continue
        }
        if let first = first(of: callee, arguments, place, evaluator) {
          return MadeControllers.controller(first, place, &evaluator)
        }
        guard let name = evaluator.files.ownName(callee, place) else { continue }
        guard let own = evaluator.boundSelf(at: place) else { continue }
        for called in evaluator.members(of: type, named: name) {
          let inner = Self.place(of: called, own, &evaluator)
          if let found = root(setBy: called, of: type, inner, &done, &evaluator) { return found }
        }
      default: continue
      }
    }
    return nil
  }

  /// The controller at the bottom that a call of the class on itself, or on `super`, names.
  private static func first(
    of callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard let first = arguments.first else { return nil }
    let argument = evaluator.argument(first, site.file)
    if case .member(let base, let name) = evaluator.expression(callee, site.file),
      case .name(let owner) = evaluator.expression(base, site.file),
      evaluator.word(name, site.file) == .`init`,
      evaluator.word(owner, site.file) == .super
    {
      return argument.label.map { evaluator.word($0, site.file) } == .rootViewController
        ? argument.value : nil
    }
    guard let name = evaluator.files.ownName(callee, site) else { return nil }
    if name == push { return argument.value }
    guard name == setAll, case .array(let items) = evaluator.expression(argument.value, site.file)
    else { return nil }
    return items.first.map { evaluator.item($0, site.file) }
  }
}
