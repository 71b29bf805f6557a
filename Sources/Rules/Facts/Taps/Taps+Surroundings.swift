import Scenes
import Views
import VoiceOver

// What stands in a tap's target only at times, or does by itself what the tap does.

extension Taps {
  /// Nothing stands there at times, or nothing that can be seen.
  func comesAndGoes(_ node: NodeID, in host: NodeID) -> Bool {
    for ancestor in tree.lineage(of: node) {
      if ancestor < host { return false }
      if ancestor > host, fades(ancestor) { return true }
      if case .branch(let kind, false) = scene[ancestor].kind, kind.isOfState { return true }
    }
    return false
  }

  /// As by `opacity(isBusy ? 1 : 0)`.
  private func fades(_ node: NodeID) -> Bool {
    scene.modifiers(of: node).contains { modifier in
      guard modifier.word == .opacity, let value = scene.firstArgument(of: modifier),
        case .either(let sides) = scene[value]
      else { return false }
      return scene.list(sides).contains { side in
        if case .number(let number) = scene[side] { Double(code.text(number)) == 0 } else { false }
      }
    }
  }

  /// It sets what the list around sets by itself when one of its rows is chosen.
  func selectsItsRow(_ gesture: Int32) -> Bool {
    guard case .assign(let target, "=", let value)? = actions.deed(of: tree.modifier(gesture)),
      case .name = value.first
    else { return false }
    return tree.ancestors(of: inherited.hosts[Int(gesture)]).contains { list in
      guard case .view = scene[list].kind else { return false }
      switch scene[list].word {
      case .List, .Table: break
      default: return false
      }
      return scene.arguments(of: list).contains { argument in
        guard argument.label == .selection else { return false }
        let file = argument.origin.file
        return files.expressions(at: argument.origin.offset, in: file).contains {
          code.term($0, in: file) == target
        }
      }
    }
  }

  /// A closure of a loaded image that is more than plain views: what is in it may have label and trait.
  func isDrawnByCode(_ image: NodeID) -> Bool {
    tree.closures(scene.arguments(of: image)).contains { closure in
      let views = files[closure.file].views
      let code = views.code
      var isPlain = true
      code.forEachStatement(in: code.closures[Int(closure.closure)].body) { statement in
        for part in code.parts(of: statement) {
          code.forEachExpression(in: part) { expression in
            switch code.expressions[Int(expression)] {
            case .member(_, let name):
              if views[name].text.hasPrefix("accessibility") { isPlain = false }
            case .call(let callee, _):
              guard case .name(let name) = code.expressions[Int(callee)] else { return }
              if !draws(views[name].word) { isPlain = false }
            default: break
            }
          }
        }
      }
      return !isPlain
    }
  }

  /// A view of the platform that nobody acts on.
  private func draws(_ word: Word) -> Bool {
    guard word != .other else { return false }
    switch ViewKind(.view, word) {
    case .text, .image, .remoteImage, .shape, .fill, .label, .nothing, .other, .container:
      return true
    case .control, .opaque: return false
    }
  }

  /// All that it does is to call what no code that makes its view hands it: `onTap?()`.
  func callsNothing(_ gesture: Int32) -> Bool {
    let modifier = tree.modifier(gesture)
    guard modifier.owner >= 0, !scene.isUIKit(inherited.hosts[Int(gesture)]),
      case .run(.call(.name(let name), _))? = actions.deed(of: modifier)
    else { return false }
    return code.isNeverGiven(name, of: TypeID(file: modifier.origin.file, index: modifier.owner))
  }

  /// Its view was made without what the tap asks for first: `guard info != nil else { return }`.
  func isIdle(_ gesture: Int32) -> Bool {
    let modifier = tree.modifier(gesture)
    guard let closure = actions.closures(of: modifier).first,
      let first = code.body(of: closure).first,
      case .guard(let number) = files.statement(first, in: closure.file),
      case let branch = files.branch(number, in: closure.file),
      let passes = branch.alternatives.first,
      let condition = code.condition(passes, of: branch, in: closure.file),
      let view = tree.maker(
        of: modifier.owner, in: modifier.origin.file, around: inherited.hosts[Int(gesture)]),
      case .custom(let type) = scene[view].kind
    else { return false }
    guard condition.parts.count == 1 else { return false }
    switch condition.parts[0] {
    case .test(.binary("!=", .name(let name), .null)), .match(.name(let name)?, _):
      return callers.isLeftOut(name, of: view, type)
    default: return false
    }
  }
}
