import Views
import VoiceOver

// What a control or a tap does, and what the same is called where it was handed over.

extension Actions {
  /// What a control, or a tap on a view, does whatever happens, line by line as it is written, with an
  /// animation or without.
  func lines(of control: NodeID) -> [String] {
    let own = actions(of: control).flatMap { lines(of: code.body(of: $0), $0.file) }
    return own + own.flatMap { handedLines($0, around: control) { lines(of: $0, $1) } }
  }

  /// The same of a gesture.
  func lines(of gesture: AppliedModifier) -> [String] {
    closures(of: gesture).flatMap { lines(of: code.body(of: $0), $0.file) }
  }

  /// What a control, or a tap on a view, does, on whatever condition, line by line.
  func deeds(of control: NodeID) -> [String] {
    guard let action = actions(of: control).first else { return [] }
    let own = deeds(of: code.body(of: action), action.file)
    return own + own.flatMap { handedLines($0, around: control) { deeds(of: $0, $1) } }
  }

  /// What a gesture does in the end, on whatever condition.
  func lastDeeds(of gesture: AppliedModifier) -> [String] {
    closures(of: gesture).suffix(1).flatMap { deeds(of: code.body(of: $0), $0.file) }
  }

  func actions(of control: NodeID) -> [SourceClosure] {
    guard !tree.isControl(control) else { return tree.closures(scene.arguments(of: control)) }
    return scene.modifiers(of: control).flatMap { modifier -> [SourceClosure] in
      if case .tap = gestureKind(modifier) { closures(of: modifier) } else { [] }
    }
  }

  /// What a view was given to do that calls it by a name: of `pick(day)` the lines of
  /// `Week(pick: { chosen = $0 })`, about `day`.
  private func handedLines(
    _ line: String, around control: NodeID, reading: (Block, FileID) -> [String]
  ) -> [String] {
    guard line.hasSuffix(")"), let start = line.firstIndex(of: "(") else { return [] }
    let name = line[..<start]
    let inside = line[line.index(after: start)...].dropLast()
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !inside.contains("("),
      let (action, view) = closure(given: name, around: control)
    else { return [] }
    let values = inside.split(separator: ", ").map { value in
      callers.spelled(value.split(separator: ": ").last.map(String.init) ?? "", by: view)
    }
    let parameters = files.closure(action.closure, in: action.file).parameters.map {
      files.name(files.parameter($0, in: action.file).name, in: action.file).text
    }
    let names = parameters.isEmpty ? values.indices.map { "$\($0)" } : parameters
    let meant = Dictionary(zip(names, values)) { first, _ in first }
    return reading(code.body(of: action), action.file).map { Spelling.of($0, replacing: meant) }
  }

  private func lines(of body: Block, _ file: FileID) -> [String] {
    var found: [String] = []
    // What is set again later shows for a moment: that something was touched.
    var passing: Set<Substring> = []
    for statement in body {
      switch files.statement(statement, in: file) {
      case .assignment(let target, let name, let value):
        guard let target = files.written(target, in: file),
          let value = files.written(value, in: file)
        else { continue }
        found.append("\(target) \(files.name(name, in: file).text) \(value)")
      case .expression(let expression):
        if let text = files.written(expression, in: file) {
          found.append(text)
          continue
        }
        guard case .call(let callee, let arguments) = files.expression(expression, in: file) else {
          continue
        }
        let inner = arguments.flatMap { number -> [String] in
          let value = files.argument(number, in: file).value
          guard case .closure(let closure) = files.expression(value, in: file) else { return [] }
          return lines(of: files.closure(closure, in: file).body, file)
        }
        if files.written(callee, in: file) == "withAnimation" {
          found += inner
        } else {
          passing.formUnion(inner.map { target(of: $0) })
        }
      case .declaration, .loop, .guard, .return, .function: continue
      }
    }
    return passing.isEmpty ? found : found.filter { !passing.contains(target(of: $0)) }
  }

  /// `isOn` of `isOn.toggle()` and of `isOn = false`.
  private func target(of line: String) -> Substring {
    line.hasSuffix(".toggle()") ? line.dropLast(9) : line.prefix { $0 != " " }
  }

  private func deeds(of body: Block, _ file: FileID) -> [String] {
    body.flatMap { statement -> [String] in
      guard case .expression(let expression) = files.statement(statement, in: file) else {
        return []
      }
      guard case .branch(let branch) = files.expression(expression, in: file) else {
        return files.written(expression, in: file).map { [$0] } ?? []
      }
      return files.branch(branch, in: file).alternatives.flatMap { side in
        deeds(of: files.alternative(side, in: file).body, file)
      }
    }
  }

  func lastDeeds(ofModifier place: Int32) -> [String] {
    knownLastDeeds(place) { lastDeeds(of: tree.modifier(place)) }
  }
}
