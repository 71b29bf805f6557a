import Views
import VoiceOver

/// Closures that views of the app keep, to tell what a user did: `Drawer { self.open($0) }`,
/// `box.onTap = { self.note.isHidden = true }`.
///
/// What such a closure does is not done as the view comes up, so it is read behind all that is. Who is no view may call
/// what it keeps at any time, as once something has come.
struct UIKitKeptClosures {
  private struct One {
    var closure: ExpressionID
    var site: Site
    /// Under what it stands, a step of `UIKitPlaces`.
    var now: Int
    /// What stands for the variables that it sees.
    var names: [(name: UInt64, part: Int?)]
  }

  /// The part whose members are being read; nil where all of them are.
  private var owner: Int?
  private var all: [One] = []

  init(owner: Int? = nil) { self.owner = owner }

  /// A closure that the initialiser of a view keeps, or a function of one; false for any other argument.
  static func keep(
    _ argument: Int32, of callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    let value = builder.evaluator.argument(argument, site.file).value
    guard case .closure(let closure) = builder.evaluator.expression(value, site.file),
      !gives(closure, site, &builder),
      keeps(argument, of: callee, arguments, site, &builder)
    else { return false }
    wait(value, site, &builder)
    return true
  }

  /// `box.onTap = { … }`, of a property that the view has for that.
  static func keep(
    _ value: ExpressionID, as name: NameID, of part: Int, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard part != builder.own, let type = builder.parts[part].type,
      case .closure(let closure) = builder.evaluator.expression(value, site.file),
      !gives(closure, site, &builder)
    else { return false }
    let hash = builder.evaluator.hash(name, site.file)
    let members = Lineages.lineage(of: type, &builder.evaluator).flatMap {
      builder.evaluator.members(of: $0, named: hash)
    }
    // What is done as it is set may call it.
    guard let member = members.first, builder.evaluator.linker[member].kind == .storedProperty,
      builder.evaluator.linker[member].body == nil
    else { return false }
    wait(value, site, &builder)
    return true
  }

  /// What functions call both there and here is done as the view comes up.
  static func readAll(_ builder: inout UIKitBuilder) {
    let all = builder.kept.all
    builder.kept = UIKitKeptClosures()
    let outer = builder.places.now
    for one in all {
      let mark = builder.locals.count
      for (name, part) in one.names { builder.call(name, part) }
      builder.places.now = one.now
      builder.atTimes(one.site) { $0.read(one.closure, one.site, nil) }
      builder.undoLocals(to: mark)
    }
    builder.places.now = outer
  }

  private static func wait(
    _ closure: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard builder.kept.owner == builder.own else {
      return builder.atTimes(site) { $0.read(closure, site, nil) }
    }
    let names = Set(builder.locals.map(\.name)).sorted()
    builder.kept.all.append(
      One(
        closure: closure, site: site, now: builder.places.now,
        names: names.map { ($0, builder.byName[$0]) }))
  }

  // MARK: Who keeps it

  private static func keeps(
    _ argument: Int32, of callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    switch builder.evaluator.expression(callee, site.file) {
    case .name(let name):
      guard
        case .type(let type) = builder.evaluator.meaning(ofCall: name, arguments, at: site),
        builder.evaluator.kind(of: type) == .view || builder.kind(of: type) != nil
      else { return false }
      let all = builder.evaluator.linker.initializers(of: type)
      if !all.isEmpty { return keeps(argument, one(of: all, arguments, site, &builder), builder) }
      // Of a structure Swift writes the initialiser, which does nothing else.
      let formals = Initializers.memberwise(type, &builder.evaluator)
      return builder.evaluator.files.match(formals, arguments, site.file) != nil
    case .member(let base, let name):
      guard let part = builder.part(base, site), part != builder.own,
        let type = builder.parts[part].type
      else { return false }
      let hash = builder.evaluator.hash(name, site.file)
      let all = Lineages.lineage(of: type, &builder.evaluator).flatMap {
        builder.evaluator.members(of: $0, named: hash)
      }
      return keeps(argument, one(of: all, arguments, site, &builder), builder)
    default: return false
    }
  }

  private typealias Function = (member: MemberID, formals: [Formal], matched: [Int32?])

  private static func one(
    of all: [MemberID], _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Function? {
    builder.evaluator.overload(all, arguments, at: site)
  }

  private static func keeps(
    _ argument: Int32, _ function: Function?, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    guard let function else { return false }
    let code = builder.evaluator.code
    return zip(function.formals, function.matched).contains { formal, match in
      match == argument && code.keeps(formal.name, function.member)
    }
  }

  /// It is asked for something, as for a view or a cell: that is done whenever who keeps it likes.
  private static func gives(
    _ closure: Int32, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    let body = builder.evaluator.closure(closure, site.file).body
    for index in body {
      switch builder.evaluator.statement(index, site.file) {
      case .return(_?): return true
      case .expression(let id) where body.count == 1:
        if builder.constructed(id, site) != nil { return true }
      default: break
      }
    }
    return false
  }
}

extension UIKitCode {
  /// `self.action = action`, of a parameter that the code does not call.
  fileprivate func keeps(_ parameter: UInt64, _ member: MemberID) -> Bool {
    let isCalled = files[member].expressions.contains { id in
      guard case .call(let callee, _) = files.expression(id, in: member.file) else { return false }
      return isName(callee, parameter, member.file)
    }
    guard !isCalled, let body = files[member].body else { return false }
    return body.contains { index in
      switch files.statement(index, in: member.file) {
      case .assignment(_, _, let value): return isName(value, parameter, member.file)
      // `actions.append(action)`
      case .expression(let id):
        guard case .call(let callee, let arguments) = files.expression(id, in: member.file),
          case .member(_, let name) = files.expression(callee, in: member.file),
          files.word(name, in: member.file) == .append, let first = arguments.first
        else { return false }
        return isName(files.argument(first, in: member.file).value, parameter, member.file)
      default: return false
      }
    }
  }

  private func isName(_ id: ExpressionID, _ name: UInt64, _ file: FileID) -> Bool {
    guard case .name(let own) = files.expression(id, in: file) else { return false }
    return files.hash(own, in: file) == name
  }
}
