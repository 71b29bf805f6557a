import Scenes
import Views

/// What a call that makes a value gives its properties.
enum MakerArguments {
  /// An expression, where it is written.
  struct Given {
    var value: ExpressionID
    var site: Site
  }

  /// By property; nil where the call, or the initialiser that it means, says more than that.
  static func all(
    of call: ExpressionID, _ site: Site, making type: TypeID, _ evaluator: inout Evaluator
  ) -> [UInt64: Given]? {
    guard case .call(let callee, let arguments) = evaluator.expression(call, site.file),
      case .name(let name) = evaluator.expression(callee, site.file),
      case .type(type) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site)
    else { return nil }
    let initializers = evaluator.linker.initializers(of: type)
    var given: [UInt64: Given] = [:]
    if let (member, formals, matched) = evaluator.overload(initializers, arguments, at: site) {
      let declared = evaluator.inside(member, self: nil)
      for (formal, match) in zip(formals, matched) {
        given[formal.name] = argument(match, formal.defaultValue, site, declared, evaluator)
      }
      return kept(by: member, given, declared, evaluator)
    }
    guard initializers.allSatisfy({ evaluator.linker[$0].owner != type.index }) else { return nil }
    let formals = Initializers.memberwise(type, &evaluator)
    guard let matched = evaluator.files.match(formals, arguments, site.file) else { return nil }
    for (formal, match) in zip(formals, matched) {
      guard let property = evaluator.members(of: type, named: formal.name).first else { continue }
      given[formal.name] = argument(
        match, evaluator.linker[property].value, site, evaluator.inside(property, self: nil),
        evaluator)
    }
    return given
  }

  /// Some `.init(title: …)` may be one of these.
  static func mayBeUnnamed(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    let all = evaluator.linker.initializers(of: type).map {
      evaluator.files.formals(evaluator.linker[$0].parameters, $0.file)
    }
    for formals in all.isEmpty ? [Initializers.memberwise(type, &evaluator)] : all {
      if formals.allSatisfy({ $0.defaultValue != nil }), evaluator.linker.isMadeUnnamed(nil) {
        return true
      }
      for formal in formals {
        if evaluator.linker.isMadeUnnamed(formal.label) { return true }
        if formal.defaultValue == nil { break }
      }
    }
    return false
  }

  private static func argument(
    _ match: Int32?, _ defaultValue: ExpressionID?, _ site: Site, _ declared: Site,
    _ evaluator: borrowing Evaluator
  ) -> Given? {
    if let match { return Given(value: evaluator.argument(match, site.file).value, site: site) }
    return defaultValue.map { Given(value: $0, site: declared) }
  }

  /// The properties that an initialiser gives what it takes, or something that it says itself; nil of one that does more
  /// than that.
  ///
  /// What it only sets on a side of a branch is left out: `if let limit { self.limit = limit }`.
  private static func kept(
    by member: MemberID, _ given: [UInt64: Given], _ site: Site, _ evaluator: borrowing Evaluator
  ) -> [UInt64: Given]? {
    var kept: [UInt64: Given?] = [:]
    for index in evaluator.linker[member].body ?? 0..<0 {
      // What is called, as `super.init(nibName: nil, bundle: nil)`, leaves constants alone.
      if case .expression(let id) = evaluator.statement(index, site.file) {
        switch evaluator.expression(id, site.file) {
        case .call: continue
        case .branch(let branch):
          guard let set = propertiesSet(bySidesOf: branch, site, evaluator.files) else {
            return nil
          }
          for name in set { kept.updateValue(nil, forKey: name) }
          continue
        default: return nil
        }
      }
      guard
        case .assignment(let target, let sign, let value) = evaluator.statement(index, site.file),
        evaluator.linker.text(of: sign, in: site.file) == "=",
        let name = evaluator.files.ownName(target, site), kept[name] == nil
      else { return nil }
      if case .name(let parameter) = evaluator.expression(value, site.file),
        evaluator.files.formals(evaluator.linker[member].parameters, site.file).contains(where: {
          $0.name == evaluator.hash(parameter, site.file)
        })
      {
        kept[name] = given[evaluator.hash(parameter, site.file)]
      } else {
        kept[name] = Given(value: value, site: site)
      }
    }
    return kept.compactMapValues { $0 }
  }

  /// The names that plain sides of a branch of an initialiser set; nil where these do more, or end it.
  private static func propertiesSet(
    bySidesOf index: Int32, _ site: Site, _ files: LiveFiles
  ) -> [UInt64]? {
    var names: [UInt64] = []
    for place in files.branch(index, in: site.file).alternatives {
      for index in files.alternative(place, in: site.file).body {
        switch files.statement(index, in: site.file) {
        case .assignment(let target, _, _):
          guard let name = files.ownName(target, site) else { return nil }
          names.append(name)
        case .expression(let id):
          switch files.expression(id, in: site.file) {
          case .call: break
          case .branch(let inner):
            guard let more = propertiesSet(bySidesOf: inner, site, files) else { return nil }
            names += more
          default: return nil
          }
        case .declaration: break
        case .return, .guard, .loop, .function: return nil
        }
      }
    }
    return names
  }
}
