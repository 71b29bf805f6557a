import Scenes
import Views
import VoiceOver

/// What a gesture runs: the closures of its modifier, and those that hang on the gesture itself.
extension Actions {
  func closures(of modifier: AppliedModifier) -> [SourceClosure] {
    let own = tree.closures(scene.arguments(of: modifier))
    if !own.isEmpty { return own }
    // As in `.gesture(DragGesture().onChanged { … }.onEnded { … })`.
    return scene.arguments(of: modifier).first.map { chained($0.origin, of: modifier) } ?? []
  }

  /// Something goes where the finger goes.
  func moves(_ modifier: AppliedModifier) -> Bool {
    guard let gesture = scene.arguments(of: modifier).first else { return false }
    return chained(gesture.origin, of: modifier, .onChanged).contains { closure in
      let deeds = deeds(of: closure)
      return deeds.follows
    } || isHandedOn(gesture.origin, modifier)
  }

  /// `.onChanged(rate)`: a function of the repository or of the view is told where the finger is.
  private func isHandedOn(_ origin: Origin, _ modifier: AppliedModifier) -> Bool {
    links(of: origin, modifier, .onChanged).contains { value in
      switch files.expression(value.expression, in: value.file) {
      case .name, .member: true
      default: false
      }
    }
  }

  /// Without a word those of all that hang on it.
  private func chained(
    _ origin: Origin, of modifier: AppliedModifier, _ word: Word? = nil
  ) -> [SourceClosure] {
    var found: [SourceClosure] = []
    for value in links(of: origin, modifier, word) {
      guard case .closure(let number) = files.expression(value.expression, in: value.file) else {
        continue
      }
      let closure = SourceClosure(file: value.file, closure: number)
      if !found.contains(closure) { found.append(closure) }
    }
    // All are of one chain, and so of one file.
    return found.sorted { $0.closure < $1.closure }
  }

  private func links(
    of origin: Origin, _ modifier: AppliedModifier, _ word: Word?
  ) -> [SourceExpression] {
    var found: [SourceExpression] = []
    for start in starts(of: origin, modifier) {
      let file = start.file
      var cursor = start.expression
      while case .call(let callee, let arguments) = files.expression(cursor, in: file),
        case .member(let base, let name) = files.expression(callee, in: file)
      {
        let isWanted = word.map { files.name(name, in: file).word == $0 } ?? true
        for argument in arguments where isWanted {
          let value = files.argument(argument, in: file).value
          found.append(SourceExpression(file: file, expression: value))
        }
        cursor = base
      }
    }
    return found
  }

  /// The gesture as it is written here, and in what makes it.
  func starts(of origin: Origin, _ modifier: AppliedModifier) -> [SourceExpression] {
    let here = files.expressions(at: origin)
    return here.map { SourceExpression(file: origin.file, expression: $0) }
      + here.compactMap { member($0, origin.file, modifier.owner) }
  }

  /// What a property or function of the view gives that has the gesture: `.gesture(drag)`, `.gesture(drag(of: card))`.
  private func member(_ id: ExpressionID, _ file: FileID, _ owner: Int32) -> SourceExpression? {
    guard owner >= 0, case .name(let name) = files.expression(id, in: file) else { return nil }
    let type = TypeID(file: file, index: owner)
    return code.bodies(named: files.name(name, in: file).text, of: type) {
      $0.kind == .computedProperty || $0.kind == .function
    }.first.flatMap { code.onlyLine(of: $0) }
  }

  /// A tap inside sets all that the gesture sets, as on the stars of a rating that can be dragged over.
  func isSetByTap(_ gesture: Int32) -> Bool {
    let aims = aims(of: tree.modifier(gesture))
    guard !aims.isEmpty else { return false }
    let host = inherited.hosts[Int(gesture)]
    return inherited.gestures.contains { other in
      let inner = inherited.hosts[Int(other)]
      guard other != gesture, inner >= host, inner < scene[host].end,
        case .tap = gestureKind(tree.modifier(other))
      else { return false }
      return aims.subtracting(shifts(of: host)).isSubset(of: self.aims(of: tree.modifier(other)))
    }
  }

  /// What only moves a view about while it is dragged, as written.
  private func shifts(of host: NodeID) -> Set<String> {
    var names: Set<String> = []
    for node in host..<scene[host].end {
      for modifier in scene.modifiers(of: node)
      where [.offset, .scaleEffect, .rotationEffect].contains(modifier.word) {
        for expression in files.expressions(at: modifier.origin) {
          guard case .call(_, let given) = files.expression(expression, in: modifier.origin.file)
          else { continue }
          for index in given {
            let value = files.argument(index, in: modifier.origin.file).value
            if let name = files.written(value, in: modifier.origin.file) { names.insert(name) }
          }
        }
      }
    }
    return names
  }

  /// The press shows while it lasts, and nothing comes of it.
  func onlyShowsPress(_ modifier: AppliedModifier) -> Bool {
    guard case .onLongPressGesture = modifier.word else { return false }
    let closures = closures(of: modifier)
    return !closures.isEmpty
      && closures.allSatisfy { !deeds(of: $0).doesMore }
      && closures.contains { closure in
        let deeds = deeds(of: closure)
        return deeds.written.isSubset(of: deeds.own)
      }
  }

  private func deeds(of closure: SourceClosure) -> Deeds {
    var deeds = Deeds()
    gather(code.body(of: closure), closure.file, into: &deeds)
    return deeds
  }

  /// Something is called, and not only set; what a caller handed over may do no more than that.
  func doesMore(_ modifier: AppliedModifier) -> Bool {
    let handed =
      modifier.owner < 0
      ? [] : code.givenCode(of: TypeID(file: modifier.origin.file, index: modifier.owner))
    return closures(of: modifier).contains { closure in
      let deeds = deeds(of: closure)
      return deeds.doesMore && !deeds.called.isSubset(of: handed)
    }
  }

  /// It begins something and ends it, which the button that it is on does not do when it is pressed; what is only
  /// felt or noted is nothing of that.
  func isHeldDown(_ modifier: AppliedModifier, on button: NodeID) -> Bool {
    guard let gesture = scene.arguments(of: modifier).first else { return false }
    let (begin, end) = (
      chained(gesture.origin, of: modifier, .onChanged),
      chained(gesture.origin, of: modifier, .onEnded)
    )
    guard !begin.isEmpty, !end.isEmpty else { return false }
    let handed =
      modifier.owner < 0
      ? [] : code.givenCode(of: TypeID(file: modifier.origin.file, index: modifier.owner))
    let pressed = actions(of: button).first.map { deeds(of: $0).called } ?? []
    return [begin, end].allSatisfy { closures in
      closures.contains { closure in
        deeds(of: closure).called.subtracting(pressed).subtracting(handed).contains {
          !Words(name: $0).holds(any: CodeWords.felt)
        }
      }
    }
  }

  /// All that is set while it lasts is set back by what comes last, wherever that ended.
  func endsAsItBegan(_ modifier: AppliedModifier) -> Bool {
    var all: Set<String> = []
    var restored: Set<String> = []
    let closures = closures(of: modifier)
    guard closures.count > 1 else { return false }
    for closure in closures {
      let deeds = deeds(of: closure)
      guard !deeds.doesMore else { return false }
      let written = deeds.written.subtracting(deeds.own)
      all.formUnion(written)
      if deeds.written == deeds.constant, deeds.isSettled { restored.formUnion(written) }
    }
    return !all.isEmpty && all == restored
  }

  /// What closures assign, as written, but for their own variables.
  func aims(of modifier: AppliedModifier) -> Set<String> {
    var aims: Set<String> = []
    for closure in closures(of: modifier) {
      let deeds = deeds(of: closure)
      aims.formUnion(deeds.written.subtracting(deeds.own))
    }
    return aims
  }

  private struct Deeds {
    var own: Set<String> = []
    /// Those of them that tell where the finger is.
    var places: Set<String> = []
    var written: Set<String> = []
    /// What is set to a value that stands in the code.
    var constant: Set<String> = []
    /// Something but setting variables, now or with an animation.
    var doesMore = false
    /// By which names something is called.
    var called: Set<String> = []
    /// Something is set to where the finger is, or how far it came.
    var follows = false
    /// Something is set or done whichever way it goes: what is only set back from a short way stays where it is from a
    /// long one.
    var isSettled = false
  }

  private func gather(_ body: Block, _ file: FileID, into deeds: inout Deeds) {
    for statement in body {
      switch files.statement(statement, in: file) {
      case .declaration(let name, let value, _):
        let name = files.name(name, in: file).text
        deeds.own.insert(name)
        let text = value.flatMap { files.written($0, in: file) }
        if let text, isWhere(text, deeds) { deeds.places.insert(name) }
      case .assignment(let target, let name, let value):
        let target = files.written(target, in: file) ?? ""
        deeds.written.insert(target)
        if let value = files.written(value, in: file) {
          deeds.follows = deeds.follows || isWhere(value, deeds)
        }
        if files.name(name, in: file).text == "=", isConstant(value, file) {
          deeds.constant.insert(target)
        }
        deeds.isSettled = true
      case .expression(let expression): gather(expression, file, into: &deeds)
      case .loop(_, _, let inner): gather(inner, file, into: &deeds)
      case .guard, .return, .function: break
      }
    }
  }

  private func isFelt(_ callee: ExpressionID, _ file: FileID) -> Bool {
    guard case .member(_, let name) = files.expression(callee, in: file) else { return false }
    return PlatformNames.felt.contains(files.name(name, in: file).text)
  }

  private func isWhere(_ value: String, _ deeds: Deeds) -> Bool {
    if value.contains(".translation") || value.contains(".location") { return true }
    return !deeds.places.isEmpty
      && value.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .contains { deeds.places.contains(String($0)) }
  }

  private func isConstant(_ value: ExpressionID, _ file: FileID) -> Bool {
    switch files.expression(value, in: file) {
    case .number, .null: true
    case .boolean(let isTrue): !isTrue
    case .implicitMember(let name), .member(_, let name): files.name(name, in: file).text == "zero"
    default: false
    }
  }

  private func gather(_ expression: ExpressionID, _ file: FileID, into deeds: inout Deeds) {
    switch files.expression(expression, in: file) {
    case .branch(let branch):
      let (branch, before) = (files.branch(branch, in: file), deeds.isSettled)
      var isSettledEverywhere = branch.isExhaustive
      for place in branch.alternatives {
        deeds.isSettled = false
        gather(files.alternative(place, in: file).body, file, into: &deeds)
        isSettledEverywhere = isSettledEverywhere && deeds.isSettled
      }
      deeds.isSettled = before || isSettledEverywhere
    case .call(let callee, let arguments):
      let name = files.written(callee, in: file) ?? ""
      if name != "withAnimation", !isFelt(callee, file) {
        deeds.doesMore = true
        deeds.called.insert(name)
      }
      for argument in arguments {
        let value = files.argument(argument, in: file).value
        if let text = files.written(value, in: file), isWhere(text, deeds) { deeds.follows = true }
        if case .closure(let closure) = files.expression(value, in: file) {
          gather(files.closure(closure, in: file).body, file, into: &deeds)
        }
      }
    default: break
    }
  }
}
