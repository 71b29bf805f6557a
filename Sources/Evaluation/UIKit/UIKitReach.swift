import Views
import VoiceOver

/// Which functions of a class are done, and when: what the system calls as a view comes up, what that calls, what
/// others may call, and what only an action calls.
struct UIKitReach {
  /// Functions that are read at each of their calls: they make views, are given views, or are given a text by
  /// which their views differ; and properties that make views.
  var each: Set<MemberID> = []
  /// Functions that the system calls.
  var starts: Set<MemberID> = []
  /// Functions that something calls on the way from those.
  var reached: Set<MemberID> = []
  /// Functions that no code of the class calls, and no user.
  var outside: Set<MemberID> = []
  /// Functions of a view that only such functions call.
  var deferred: Set<MemberID> = []
  /// Functions that only initialisers call which nothing does, or code for an older system.
  var never: Set<MemberID> = []
  /// Who calls whom of the class, and where that begins.
  private var calls: [MemberID: [MemberID]] = [:]
  private var beginnings: [MemberID] = []

  init() {}

  init(_ declarations: [TypeID], isController: Bool, _ builder: inout UIKitBuilder) {
    var functions: [UInt64: [MemberID]] = [:]
    var members: [MemberID] = []
    for declaration in declarations {
      for id in builder.evaluator.linker.everything(in: declaration) {
        members.append(id)
        let member = builder.evaluator.linker[id]
        guard !member.isStatic, member.body != nil else { continue }
        switch member.kind {
        case .computedProperty:
          let site = Site(file: id.file, owner: declaration, environment: -1)
          let isMaker = member.type.map { builder.kind(named: $0, site) != nil } ?? false
          if isMaker, !builder.evaluator.code.isOfUIKit(member.name, id.file) { each.insert(id) }
        case .function:
          functions[builder.evaluator.hash(member.name, id.file), default: []].append(id)
        default: break
        }
      }
    }
    var asked: [MemberID: Set<Int>] = [:]
    for id in members { noteCalls(in: id, of: functions, &asked, &builder) }
    // `update()` says one thing, and `update(isOn: flag)` another one.
    for (function, counts) in asked where counts.count > 1 {
      if !builder.evaluator.code.places(function) { each.insert(function) }
    }
    for id in members {
      for name in builder.evaluator.code.calledInLoops(of: id) {
        let called = seen(functions[name] ?? [], from: id, builder).filter { $0 != id }
        each.formUnion(called.filter { !builder.evaluator.code.isStart($0) })
      }
    }
    noteReached(members, functions, isController: isController, &builder)
  }

  private mutating func noteReached(
    _ members: [MemberID], _ functions: [UInt64: [MemberID]], isController: Bool,
    _ builder: inout UIKitBuilder
  ) {
    let code = builder.evaluator.code
    let target = builder.evaluator.settings.target
    var called: Set<MemberID> = []
    var open: [MemberID] = []
    var older: Set<MemberID> = []
    for id in members {
      let names = code.mentions(of: id, on: target)
      let others = seen(names, of: functions, from: id, builder)
      calls[id] = others
      called.formUnion(others)
      let all = code.mentions(of: id, on: target, isAny: true)
      if all.count > names.count {
        older.formUnion(seen(all.subtracting(names), of: functions, from: id, builder))
      }
    }
    never = forOlder(older.subtracting(called), code)
    called.formUnion(never)
    for id in members {
      let member = builder.evaluator.linker[id]
      guard member.kind == .function, !member.isStatic else {
        open.append(id)
        continue
      }
      if code.isStart(id) {
        starts.insert(id)
        open.append(id)
      } else if !called.contains(id), !code.isAction(id) {
        outside.insert(id)
      }
    }
    beginnings = open
    reached = reach(from: open)
    if !isController { deferred = reach(from: Array(outside)).subtracting(reached) }
  }

  /// What only code for an older system calls, and what only that calls.
  private func forOlder(_ beginnings: Set<MemberID>, _ code: UIKitCode) -> Set<MemberID> {
    if beginnings.isEmpty { return [] }
    var callers: [MemberID: Set<MemberID>] = [:]
    for (id, all) in calls { for other in all { callers[other, default: []].insert(id) } }
    let isOwn = { (id: MemberID) in !code.isStart(id) && !code.isAction(id) }
    var found = beginnings.filter(isOwn)
    var open = Array(found)
    while let id = open.popLast() {
      for next in calls[id] ?? [] where isOwn(next) && !found.contains(next) {
        guard callers[next, default: []].isSubset(of: found) else { continue }
        found.insert(next)
        open.append(next)
      }
    }
    return found
  }

  private func reach(from beginnings: [MemberID]) -> Set<MemberID> {
    var found: Set<MemberID> = []
    var open = beginnings
    while let id = open.popLast() {
      for next in calls[id] ?? [] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }

  /// What only these call is not done, for nothing does them.
  mutating func leaveOut(_ undone: Set<MemberID>) {
    if undone.isEmpty { return }
    let before = reached
    reached = reach(from: beginnings.filter { !undone.contains($0) })
    never.formUnion(before.subtracting(reached).subtracting(deferred))
  }

  private mutating func noteCalls(
    in id: MemberID, of functions: [UInt64: [MemberID]],
    _ asked: inout [MemberID: Set<Int>], _ builder: inout UIKitBuilder
  ) {
    for expression in builder.evaluator.linker[id].expressions {
      guard
        case .call(let callee, let arguments) = builder.evaluator.expression(expression, id.file),
        let name = builder.evaluator.code.ownName(callee, id.file),
        let named = functions[builder.evaluator.hash(name, id.file)]
      else { continue }
      let all = seen(named, from: id, builder)
      for function in all where function != id && !builder.evaluator.code.isStart(function) {
        if all.count == 1 { asked[function, default: []].insert(arguments.count) }
        if saysLittle(function, given: arguments, id.file, &builder) { each.insert(function) }
      }
    }
  }

  /// Those of these names, without the one that speaks of them.
  private func seen(
    _ names: Set<UInt64>, of functions: [UInt64: [MemberID]], from id: MemberID,
    _ builder: borrowing UIKitBuilder
  ) -> [MemberID] {
    var all: [MemberID] = []
    for name in names {
      guard let named = functions[name] else { continue }
      all += seen(named, from: id, builder).filter { $0 != id }
    }
    return all
  }

  private func seen(
    _ all: [MemberID], from id: MemberID, _ builder: borrowing UIKitBuilder
  ) -> [MemberID] {
    let files = builder.evaluator.files
    let owner = files[id].owner.map { TypeID(file: id.file, index: $0) }
    let site = Site(file: id.file, owner: owner, environment: -1)
    return UIKitNamesakes.seen(all, from: site, lineage: builder.lineage, files)
  }

  private func saysLittle(
    _ function: MemberID, given arguments: Range<Int32>, _ file: FileID,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    let member = builder.evaluator.linker[function]
    let site = Site(
      file: function.file, owner: member.owner.map { TypeID(file: function.file, index: $0) },
      environment: -1)
    if let type = member.type, builder.kind(named: type, site) != nil { return true }
    if let type = member.elements, builder.kind(named: type, site) != nil { return true }
    for index in member.parameters {
      let parameter = builder.evaluator.parameter(index, function.file)
      if let type = parameter.type, builder.kind(named: type, site) != nil { return true }
    }
    // What only sets something is done with each value, and what places views does that once.
    let isSetting = !builder.evaluator.code.places(function)
    return arguments.contains { argument in
      switch builder.evaluator.expression(builder.evaluator.argument(argument, file).value, file) {
      case .string, .number: true
      case .boolean, .implicitMember, .null: isSetting
      default: false
      }
    }
  }
}

extension UIKitCode {
  /// `view.addSubview(label)` stands in it.
  func places(_ id: MemberID) -> Bool {
    files[id].expressions.contains { expression in
      guard case .call(let callee, _) = files.expression(expression, in: id.file) else {
        return false
      }
      switch files.expression(callee, in: id.file) {
      case .name(let name), .member(_, let name):
        return UIKitNames.placing.contains(files.word(name, in: id.file))
      default: return false
      }
    }
  }

  /// What UIKit calls as a view comes up, and for the rows of a table.
  fileprivate func isStart(_ id: MemberID) -> Bool {
    let name = files.hash(files[id].name, in: id.file)
    if UIKitNames.starts.contains(name) { return true }
    return UIKitNames.sources.contains(name) && !hasActionLabel(id)
  }

  /// What a user sets off: by a control, a touch, or the choice of a row.
  fileprivate func isAction(_ id: MemberID) -> Bool {
    let name = files.hash(files[id].name, in: id.file)
    if UIKitNames.touches.contains(name) { return true }
    if UIKitNames.sources.contains(name) { return hasActionLabel(id) }
    return files[id.file].attributes(of: id.index).contains { attribute in
      let word = files.word(attribute, in: id.file)
      return word == .objc || word == .IBAction
    }
  }

  private func hasActionLabel(_ id: MemberID) -> Bool {
    files.formals(files[id].parameters, id.file).contains { formal in
      formal.label.map { UIKitNames.actionLabels.contains($0) } ?? false
    }
  }

  /// `UIView.animate(withDuration: 1) { … }`, unless that ends with taking the view away for good: in a closure that was
  /// handed on that, too, is done at times.
  func animates(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ file: FileID, isHandedOn: Bool = false
  ) -> Bool {
    switch files.expression(callee, in: file) {
    case .name(let name), .member(_, let name):
      guard UIKitNames.animations.contains(files.hash(name, in: file)) else { return false }
    default: return false
    }
    if isHandedOn { return true }
    return !arguments.contains { index in
      guard
        case .closure(let closure) = files.expression(
          files.argument(index, in: file).value, in: file)
      else { return false }
      return files.closure(closure, in: file).body.contains { removes($0, file) }
    }
  }

  /// As in `label.removeFromSuperview()`.
  private func removes(_ index: Int32, _ file: FileID) -> Bool {
    guard case .expression(let id) = files.statement(index, in: file),
      case .call(let callee, _) = files.expression(id, in: file),
      case .member(_, let name) = files.expression(callee, in: file)
    else { return false }
    return files.hash(name, in: file) == UIKitNames.removeFromSuperview
  }

  /// `UIAction(title: "Save") { … }`: what it does waits for a tap.
  func makesAction(_ callee: ExpressionID, _ file: FileID) -> Bool {
    guard case .name(let name) = files.expression(callee, in: file) else { return false }
    return UIKitNames.actionMakers.contains(files.hash(name, in: file))
  }
}
