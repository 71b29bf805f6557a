import Views
import VoiceOver

// What a control or a tap does, and what the same is called where it was handed over.

extension Facts {
  /// What a control, or a tap on a view, does whatever happens, line by line as it is written, with an
  /// animation or without.
  func lines(of control: NodeID) -> [String] {
    let own = actions(of: control).flatMap { lines(of: body(of: $0), $0.file) }
    return own + own.flatMap { handedLines($0, around: control) { lines(of: $0, $1) } }
  }

  /// The same of a gesture.
  func lines(of gesture: AppliedModifier) -> [String] {
    closures(of: gesture).flatMap { lines(of: body(of: $0), $0.file) }
  }

  /// What a control, or a tap on a view, does, on whatever condition, line by line.
  func deeds(of control: NodeID) -> [String] {
    guard let action = actions(of: control).first else { return [] }
    let own = deeds(of: body(of: action), action.file)
    return own + own.flatMap { handedLines($0, around: control) { deeds(of: $0, $1) } }
  }

  /// What a gesture does in the end, on whatever condition.
  func lastDeeds(of gesture: AppliedModifier) -> [String] {
    closures(of: gesture).suffix(1).flatMap { deeds(of: body(of: $0), $0.file) }
  }

  func actions(of control: NodeID) -> [SourceClosure] {
    guard !isControl(control) else { return closures(scene.arguments(of: control)) }
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
      spelled(value.split(separator: ": ").last.map(String.init) ?? "", by: view)
    }
    let parameters = index.closure(action.closure, in: action.file).parameters.map {
      index.name(index.parameter($0, in: action.file).name, in: action.file).text
    }
    let names = parameters.isEmpty ? values.indices.map { "$\($0)" } : parameters
    let meant = Dictionary(zip(names, values)) { first, _ in first }
    return reading(body(of: action), action.file).map { Spelling.of($0, replacing: meant) }
  }

  private func lines(of body: Block, _ file: FileID) -> [String] {
    var found: [String] = []
    // What is set again later shows for a moment: that something was touched.
    var passing: Set<Substring> = []
    for statement in body {
      switch index.statement(statement, in: file) {
      case .assignment(let target, let name, let value):
        guard let target = ExpressionText.of(target, in: file, of: index),
          let value = ExpressionText.of(value, in: file, of: index)
        else { continue }
        found.append("\(target) \(index.name(name, in: file).text) \(value)")
      case .expression(let expression):
        if let text = ExpressionText.of(expression, in: file, of: index) {
          found.append(text)
          continue
        }
        guard case .call(let callee, let arguments) = index.expression(expression, in: file) else {
          continue
        }
        let inner = arguments.flatMap { number -> [String] in
          let value = index.argument(number, in: file).value
          guard case .closure(let closure) = index.expression(value, in: file) else { return [] }
          return lines(of: index.closure(closure, in: file).body, file)
        }
        if ExpressionText.of(callee, in: file, of: index) == "withAnimation" {
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
      guard case .expression(let expression) = index.statement(statement, in: file) else {
        return []
      }
      guard case .branch(let branch) = index.expression(expression, in: file) else {
        return ExpressionText.of(expression, in: file, of: index).map { [$0] } ?? []
      }
      return index.branch(branch, in: file).alternatives.flatMap { side in
        deeds(of: index.alternative(side, in: file).body, file)
      }
    }
  }

  /// A condition as it is written at a node, and in the words of the callers from there outwards.
  func spellings(of condition: String, at node: NodeID) -> [String] {
    [condition] + spellings(of: condition, byCallersFrom: callers[Int(node)])
  }

  /// What callers from one outwards say for a text of the code inside.
  ///
  /// Whatever is inside of them asks the same of them.
  private func spellings(of text: String, byCallersFrom caller: NodeID) -> [String] {
    guard caller >= 0 else { return [] }
    return inquiry.spellings(Inquiry.TextAtNode(text: text, node: caller)) {
      let parent = scene.nodes[Int(caller)].parent
      let next = parent < 0 ? -1 : callers[Int(parent)]
      let spelled = spelled(text, by: caller)
      guard spelled != text else { return spellings(of: text, byCallersFrom: next) }
      var found = [spelled]
      let place = scene[caller].origin
      if let meaning = meanings(of: spelled, at: place, type(writing: caller)).first,
        !meaning.isEmpty
      {
        found.append(meaning)
      }
      return found + spellings(of: found.last ?? text, byCallersFrom: next)
    }
  }

  private var callers: [NodeID] {
    inquiry.callers {
      var nearest: [NodeID] = []
      nearest.reserveCapacity(scene.nodes.count)
      for node in 0..<NodeID(scene.nodes.count) {
        let parent = scene.nodes[Int(node)].parent
        nearest.append(isCall(node) ? node : parent < 0 ? -1 : nearest[Int(parent)])
      }
      return nearest
    }
  }

  /// A condition in the words of the code that writes the control.
  func wording(of state: ShownState, in control: NodeID) -> String {
    var text = state.condition
    for ancestor in lineage(of: state.node) {
      if ancestor == control { break }
      if isCall(ancestor) { text = spelled(text, by: ancestor) }
    }
    // A name that says nothing of it was handed over for something else as well.
    let isName = text.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
    return isName && !isSelection(text) ? state.condition : text
  }

  /// A text of the code of a view or helper, with what the caller handed over for the names in it.
  private func spelled(_ text: String, by view: NodeID) -> String {
    inquiry.spelled(question(about: text, at: view)) { findSpelling(of: text, by: view) }
  }

  private func findSpelling(of text: String, by view: NodeID) -> String {
    var meant: [String: String] = [:]
    let file = scene[view].origin.file
    for name in Spelling.names(in: text) {
      for value in values(for: name, by: view) {
        guard let given = ExpressionText.of(value, in: file, of: index) else { continue }
        // What is asked may be handed over as a whole; a part of it must stay a name.
        if text == name || text == "!" + name { return given }
        if !given.contains(" ") { meant[name] = given }
      }
    }
    return meant.isEmpty ? text : Spelling.of(text, replacing: meant)
  }
}

/// The names that texts of code begin their paths with.
private enum Spelling {
  static func names(in text: String) -> Set<String> {
    var found: Set<String> = []
    forEachWord(in: text) { if $1 { found.insert(String($0)) } }
    return found
  }

  static func of(_ text: String, replacing meant: [String: String]) -> String {
    var written = ""
    forEachWord(in: text) { word, isName in
      written += isName ? meant[String(word)] ?? String(word) : String(word)
    }
    return written
  }

  /// Members, labels and what is quoted are no names.
  ///
  /// By bytes, as it is asked of every condition: what is not ASCII is a letter, outside of quotes.
  private static func forEachWord(in text: String, _ visit: (Substring, Bool) -> Void) {
    let bytes = text.utf8
    var (isMember, isQuoted) = (false, false)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      var end = at
      while end < bytes.endIndex, isInName(bytes[end]) { bytes.formIndex(after: &end) }
      guard end == at else {
        let isLabel = end < bytes.endIndex && bytes[end] == UInt8(ascii: ":")
        visit(text[at..<end], !isMember && !isQuoted && !isLabel)
        isMember = false
        at = end
        continue
      }
      if bytes[at] == UInt8(ascii: "\"") { isQuoted.toggle() }
      isMember = bytes[at] == UInt8(ascii: ".")
      bytes.formIndex(after: &end)
      visit(text[at..<end], false)
      at = end
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
