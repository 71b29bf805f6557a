import Views
import VoiceOver

/// What a gesture runs: the closures of its modifier, and those that hang on the gesture itself.
extension Facts {
  func closures(of modifier: AppliedModifier) -> [SourceClosure] {
    let own = closures(scene.arguments(of: modifier))
    if !own.isEmpty { return own }
    // As in `.gesture(DragGesture().onChanged { … }.onEnded { … })`.
    return scene.arguments(of: modifier).first.map { chained($0.origin) } ?? []
  }

  func closures(_ arguments: ArraySlice<SceneArgument>) -> [SourceClosure] {
    arguments.compactMap { argument in
      if case .closure(let closure) = scene[argument.value] { closure } else { nil }
    }
  }

  func body(of closure: SourceClosure) -> Block {
    index.closure(closure.closure, in: closure.file).body
  }

  private func chained(_ origin: Origin) -> [SourceClosure] {
    let file = origin.file
    var found: Set<Int32> = []
    for start in index.expressions(at: origin.offset, in: file) {
      var cursor = start
      while case .call(let callee, let arguments) = index.expression(cursor, in: file),
        case .member(let base, _) = index.expression(callee, in: file)
      {
        for argument in arguments {
          let value = index.argument(argument, in: file).value
          if case .closure(let closure) = index.expression(value, in: file) {
            found.insert(closure)
          }
        }
        cursor = base
      }
    }
    return found.sorted().map { SourceClosure(file: file, closure: $0) }
  }

  /// A tap inside sets all that the gesture sets, as on the stars of a rating that can be dragged over.
  func isSetByTap(_ gesture: Int32) -> Bool {
    let aims = aims(of: modifier(gesture))
    guard !aims.isEmpty else { return false }
    let host = hosts[Int(gesture)]
    return gestures.contains { other in
      let inner = hosts[Int(other)]
      guard other != gesture, inner >= host, inner < scene[host].end,
        case .tap = gestureKind(modifier(other))
      else { return false }
      return aims.isSubset(of: self.aims(of: modifier(other)))
    }
  }

  /// The press shows while it lasts, and nothing comes of it.
  func onlyShowsPress(_ modifier: AppliedModifier) -> Bool {
    guard case .onLongPressGesture = modifier.word else { return false }
    let closures = closures(of: modifier)
    return !closures.isEmpty
      && closures.allSatisfy { closure in
        var code = Deeds()
        gather(body(of: closure), closure.file, into: &code)
        return !code.doesMore
      } && closures.contains { body(of: $0).isEmpty }
  }

  /// What closures assign, as written, but for their own variables.
  private func aims(of modifier: AppliedModifier) -> Set<String> {
    var aims: Set<String> = []
    for closure in closures(of: modifier) {
      var deeds = Deeds()
      gather(body(of: closure), closure.file, into: &deeds)
      aims.formUnion(deeds.written.subtracting(deeds.own))
    }
    return aims
  }

  private struct Deeds {
    var own: Set<String> = []
    var written: Set<String> = []
    /// Something but setting variables, now or with an animation.
    var doesMore = false
  }

  private func gather(_ body: Block, _ file: FileID, into deeds: inout Deeds) {
    for statement in body {
      switch index.statement(statement, in: file) {
      case .declaration(let name, _, _): deeds.own.insert(index.name(name, in: file).text)
      case .assignment(let target, _, _):
        deeds.written.insert(ExpressionText.of(target, in: file, of: index) ?? "")
      case .expression(let expression): gather(expression, file, into: &deeds)
      case .loop(_, _, let inner): gather(inner, file, into: &deeds)
      case .guard, .return, .function: break
      }
    }
  }

  private func gather(_ expression: ExpressionID, _ file: FileID, into deeds: inout Deeds) {
    switch index.expression(expression, in: file) {
    case .branch(let branch):
      for place in index.branch(branch, in: file).alternatives {
        gather(index.alternative(place, in: file).body, file, into: &deeds)
      }
    case .call(let callee, let arguments):
      if ExpressionText.of(callee, in: file, of: index) != "withAnimation" {
        deeds.doesMore = true
      }
      for argument in arguments {
        let value = index.argument(argument, in: file).value
        if case .closure(let closure) = index.expression(value, in: file) {
          gather(index.closure(closure, in: file).body, file, into: &deeds)
        }
      }
    default: break
    }
  }
}
