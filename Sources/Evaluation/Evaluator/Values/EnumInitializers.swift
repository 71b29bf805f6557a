import Scenes
import Views

/// Values of an enum that an initialiser of its own makes: `init(_ text: String?) { self = text.map(Self.text) ?? .none }`
/// gives one case or another.
///
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/enumerations/
enum EnumInitializers {
  /// The case that it is, or one of those; nil where the source does not say which.
  static func value(
    _ type: TypeID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .enum = evaluator.linker.kind(ofType: type.index, in: type.file) else { return nil }
    var found: [Evaluator.Written] = []
    guard gather(type, arguments, site, into: &found, &evaluator), !found.isEmpty,
      found.count <= EachOf.most
    else { return nil }
    var values: [ValueID] = []
    for (expression, place) in found {
      guard let instance = instance(of: type, expression, place, &evaluator) else { return nil }
      values.append(evaluator.new(.instance(type, instance)))
    }
    return evaluator.either(values)
  }

  /// What is written for `self` on each way through; false where something else is done to it.
  private static func gather(
    _ type: TypeID, _ arguments: Range<Int32>, _ site: Site,
    into found: inout [Evaluator.Written], _ evaluator: inout Evaluator
  ) -> Bool {
    let initializers = evaluator.linker.initializers(of: type)
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    guard let (member, formals, matched) = evaluator.overload(initializers, arguments, at: site),
      let body = evaluator.linker[member].body
    else { return false }
    let declared = evaluator.inside(member, self: .type(type))
    var place = evaluator.bind(formals, matched, at: site, declared: declared)
    var isDone = false
    return gather(body, type, &place, &isDone, into: &found, &evaluator)
  }

  private static func gather(
    _ body: Block, _ type: TypeID, _ site: inout Site, _ isDone: inout Bool,
    into found: inout [Evaluator.Written], _ evaluator: inout Evaluator
  ) -> Bool {
    for index in body where !isDone {
      switch evaluator.statement(index, site.file) {
      case .declaration: ValueBlocks.perform(index, &site, &evaluator)
      case .assignment(let target, _, let value):
        guard evaluator.files.isSelf(target, site) else { return false }
        found.append((value, site))
      case .expression(let id):
        guard case .branch(let branch) = evaluator.expression(id, site.file) else {
          // `self.init(text: nil)`
          guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
            case .member(let base, let name) = evaluator.expression(callee, site.file),
            evaluator.word(name, site.file) == .`init`, evaluator.files.isSelf(base, site)
          else { return false }
          return gather(type, arguments, site, into: &found, &evaluator)
        }
        let sides = DecidedBranches.possible(evaluator.branch(branch, site.file), site, &evaluator)
        var areDone = evaluator.branch(branch, site.file).isExhaustive && !sides.isEmpty
        for place in sides {
          let side = evaluator.alternative(place, site.file)
          var inner = PatternMatching.bind(side: side, site, &evaluator)
          var isSideDone = false
          guard gather(side.body, type, &inner, &isSideDone, into: &found, &evaluator) else {
            return false
          }
          if !isSideDone { areDone = false }
        }
        isDone = areDone
      case .guard(let branch):
        let passes = DecidedBranches.passes(branch, site, &evaluator)
        if passes != true {
          var inner = site
          var isSideDone = false
          guard
            gather(
              evaluator.files.otherwise(branch, site), type, &inner, &isSideDone, into: &found,
              &evaluator)
          else { return false }
        }
        if passes == false { return true }
        site = DecidedBranches.passing(branch, site, &evaluator)
      case .return: isDone = true
      case .loop, .function: return false
      }
    }
    return true
  }

  /// `.text(title)`, with what it holds.
  private static func instance(
    of type: TypeID, _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int32? {
    let name: UInt64
    var payload: Bound?
    if let held = PatternMatching.held(by: id, site, &evaluator) {
      (name, payload) = (held.name, .expression(held.call, held.site))
    } else {
      switch evaluator.expression(id, site.file) {
      case .implicitMember(let own), .member(_, let own): name = evaluator.hash(own, site.file)
      default: return nil
      }
    }
    guard ChosenTexts.isCase(name, of: type, &evaluator) else { return nil }
    let instance = Instances.instantiate(
      type, creator: evaluator.selfInstance(at: site), &evaluator)
    evaluator.instances[Int(instance)].case = name
    if let payload { Instances.set(WellKnown.payload, payload, of: instance, &evaluator) }
    return instance
  }
}
