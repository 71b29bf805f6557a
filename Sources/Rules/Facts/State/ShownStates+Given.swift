import Scenes
import Views
import VoiceOver

// Looks that a function chooses, or whoever hands one in.

extension ShownStates {
  /// What a function of the same type asks that makes a look: `worn.contains(size)` of `.tint(ink(of: size))`.
  func conditions(madeIn argument: SceneArgument, by modifier: AppliedModifier) -> [Formula] {
    let origin = argument.origin
    guard origin.file == modifier.origin.file else { return [] }
    return files.expressions(at: origin).flatMap {
      conditions(ofCall: $0, origin.file, modifier.owner)
    }
  }

  private func conditions(
    ofCall expression: ExpressionID, _ file: FileID, _ owner: Int32
  ) -> [Formula] {
    guard owner >= 0,
      case .call(let callee, let arguments) = files.expression(expression, in: file),
      let name = code.term(callee, in: file)?.plainName
    else { return [] }
    let functions = code.members(of: TypeID(file: file, index: owner), named: name).filter {
      code.member($0).kind == .function
    }
    // Which of several is called depends on types.
    guard functions.count == 1, let id = functions.first, let block = code.member(id).body else {
      return []
    }
    let body = SourceBlock(file: id.file, block: block)
    let call = code.written(arguments, in: file)
    let meant = meanings(in: body, of: id, given: call, file)
    return code.conditions(in: body).compactMap { condition in
      let names = condition.terms.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      // What a name of the function stands for that nobody can read, nobody knows.
      guard names.allSatisfy({ meant[$0] != .some(nil) }) else { return nil }
      let known = meant.compactMapValues(\.self)
      return condition.map { $0.replacing(known) }
    }
  }

  /// What the parameters and constants of a function stand for, in the names of the call; nil for what is not known.
  private func meanings(
    in body: SourceBlock, of id: MemberID, given call: [WrittenArgument], _ file: FileID
  ) -> [String: Term?] {
    var meant: [String: Term?] = [:]
    for number in code.member(id).parameters {
      let name = files.name(files.parameter(number, in: id.file).name, in: id.file).text
      let given = code.argument(of: call, for: name, of: id).flatMap { code.term($0, in: file) }
      meant[name] = .some(given.flatMap { $0.isShort ? $0 : nil })
    }
    for statement in body.block {
      guard
        case .declaration(let name, let value, let isVariable) = files.statement(
          statement, in: body.file)
      else { continue }
      let known = meant.compactMapValues(\.self)
      let term = isVariable ? nil : value.flatMap { code.term($0, in: body.file) }
      let isKnown = term?.names.allSatisfy { meant[$0] != .some(nil) } ?? false
      meant[files.name(name, in: body.file).text] = .some(isKnown ? term?.replacing(known) : nil)
    }
    return meant
  }

  /// The state by which a caller chooses the look that it hands in: `Pill(tint: chosen == size ? .red : .gray)`.
  func stateGiven(
    in argument: SceneArgument, of modifier: AppliedModifier, on control: NodeID, at node: NodeID
  ) -> ShownState? {
    guard isChosenByCallers(modifier.word),
      var name = code.terms(at: argument.origin).compactMap(\.plainName).first
    else { return nil }
    for caller in tree.lineage(of: node) {
      let (file, parent) = (scene[caller].origin.file, scene[caller].parent)
      guard parent >= 0, let value = values(for: name, by: caller).first else { continue }
      let found = conditions(choosing: value, file, scene[caller].owner, at: scene[caller].origin)
      if let condition = found.first(where: {
        isState($0, of: control, at: scene[caller].origin, parent)
      }) {
        return ShownState(
          condition: selections.selection(in: condition) ?? condition, node: parent,
          isOfCaller: true)
      }
      guard found.isEmpty, let next = code.term(value, in: file)?.plainName else { return nil }
      name = next
    }
    return nil
  }

  /// A colour or a font is handed in; how large or clear something is may have other reasons.
  private func isChosenByCallers(_ word: Word) -> Bool {
    switch word {
    case .opacity, .rotationEffect, .scaleEffect, .shadow, .symbolVariant, .buttonStyle: false
    default: true
    }
  }

  /// What is handed over for a property of a view or modifier, or for a parameter.
  private func values(for name: String, by node: NodeID) -> [ExpressionID] {
    guard case .modified = scene[node].kind else { return callers.values(for: name, by: node) }
    let (origin, file) = (scene[node].origin, scene[node].origin.file)
    return code.calls(at: origin).joined().flatMap { argument -> [ExpressionID] in
      guard case .call(_, let given) = files.expression(argument.value, in: file) else { return [] }
      return code.written(given, in: file).filter { $0.label == name }.map(\.value)
    }
  }

  private func conditions(
    choosing value: ExpressionID, _ file: FileID, _ owner: Int32, at place: Origin
  ) -> [Formula] {
    switch files.expression(value, in: file) {
    case .branch(let number): return code.conditions(of: files.branch(number, in: file), file)
    case .call: return conditions(ofCall: value, file, owner)
    case .name(let name):
      let text = files.name(name, in: file).text
      for constant in files.constants(around: place.offset, in: file)
      where files.name(constant.name, in: file).text == text {
        guard case .branch(let number) = files.expression(constant.value, in: file) else {
          return []
        }
        return code.conditions(of: files.branch(number, in: file), file)
      }
      guard owner >= 0 else { return [] }
      return code.computed(text, of: TypeID(file: file, index: owner)).flatMap {
        code.conditions(in: $0)
      }
    default: return []
    }
  }
}
