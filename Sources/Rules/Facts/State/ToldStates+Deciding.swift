import Scenes
import Views
import VoiceOver

// What decides which of several texts is shown, for whether it is the state that a look shows.

extension ToldStates {
  /// The text of a view is another one, or may be, when the state is.
  ///
  /// What varies with other things says nothing of it: a name that may be missing, a part of the item.
  func varies(_ node: NodeID, with states: [Asking]?) -> Bool {
    guard sayings.isChoice(sayings.title(of: node)) else { return false }
    guard let states, let names = names(deciding: node) else { return true }
    return states.contains { $0.isAbout(names) }
  }

  /// All that a condition asks for, in the code that asks and in that of its callers.
  func states(of condition: Formula, at node: NodeID, of control: NodeID) -> [Asking]? {
    guard var found = asked(by: condition, at: node) else { return nil }
    if node != control, let more = asked(by: condition, at: control) { found += more }
    return found
  }

  private func asked(by condition: Formula, at node: NodeID) -> [Asking]? {
    guard let own = Asking.all(in: condition) else { return nil }
    let owner = tree.type(writing: node)
    var open = own
    if let flag = condition.flag {
      for case let meaning? in code.meanings(of: flag, at: scene[node].origin, owner) {
        guard let meant = Asking.all(in: meaning) else { return nil }
        open += meant
      }
    }
    if let owner { for asking in own { open += askings(ofMemberIn: asking, inside: owner) } }
    var found = open
    for ancestor in tree.lineage(of: node) {
      let given = open.flatMap { handed($0, by: ancestor) }
      found += given
      switch scene[ancestor].kind {
      case .custom: open = given
      case .helper: open += given
      default: break
      }
    }
    return found
  }

  /// What `choice.isKept` asks of `choice`, where its type computes that.
  private func askings(ofMemberIn asking: Asking, inside owner: TypeID) -> [Asking] {
    guard asking.sides.count == 1, let only = asking.sides.first, only.count == 1,
      let path = only.first?.split(separator: ".").map(String.init), path.count == 2
    else { return [] }
    let types = code.members(of: owner, named: path[0]).compactMap { code.type(of: $0) }
    let meanings = types.flatMap { code.computed(path[1], of: $0) }.compactMap {
      code.onlyLine(of: $0)
    }.compactMap { code.term($0) }
    return meanings.flatMap { Asking.all(in: $0) ?? [] }.map { meant in
      Asking(sides: meant.sides.map { side in Set(side.map { "\(path[0]).\($0)" }) })
    }
  }

  /// What a caller hands over for what is asked.
  private func handed(_ asking: Asking, by view: NodeID) -> [Asking] {
    guard tree.isCall(view) else { return [] }
    if asking.sides.count == 1, let only = asking.sides.first, only.count == 1 {
      // A comparison comes as one flag.
      return callers.values(for: only.joined(), by: view).flatMap { value -> [Asking] in
        let term = code.term(value, in: scene[view].origin.file)
        return term.flatMap { Asking.all(in: $0) } ?? []
      }
    }
    var isHanded = false
    let sides = asking.sides.map { side -> Set<String> in
      guard let given = given(side, by: view), !given.isEmpty else { return side }
      isHanded = true
      return given
    }
    return isHanded ? [Asking(sides: sides)] : []
  }

  /// The names that decide which text it is, in its own code and in that of its callers; nil where that
  /// cannot be told.
  private func names(deciding node: NodeID) -> Set<String>? {
    guard let title = sayings.title(of: node),
      let argument = scene.arguments(of: node).first(where: { $0.value == title }),
      var open = names(at: argument.origin)
    else { return nil }
    guard add(namedIn: title, to: &open, depth: 0),
      spell(&open, at: argument.origin, tree.type(writing: node))
    else { return nil }
    var found = open
    for ancestor in tree.lineage(of: node) where tree.isCall(ancestor) {
      guard var given = given(open, by: ancestor),
        spell(&given, at: scene[ancestor].origin, tree.type(writing: ancestor))
      else { return nil }
      found.formUnion(given)
      if case .custom = scene[ancestor].kind { open = given } else { open.formUnion(given) }
    }
    return found
  }

  private func names(at origin: Origin) -> Set<String>? {
    var names: Set<String> = []
    for expression in files.expressions(at: origin) {
      guard collect(expression, origin.file, &names) else { return nil }
    }
    return names
  }

  /// Of what an item computes the item, which may be what is asked for; of an object that holds the state
  /// of a screen nothing is known.
  private func add(namedIn value: ValueID, to names: inout Set<String>, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch scene[value] {
    case .named(let source, let given):
      if case .either(let sides) = scene[given], let first = scene.list(sides).first,
        scene[first] == .unknown(source)
      {
        return collect(source.expression, source.file, &names)
          && scene.list(sides).dropFirst().allSatisfy {
            add(namedIn: $0, to: &names, depth: depth + 1)
          }
      }
      var asked = source.expression
      if case .call(let callee, _) = files.expression(asked, in: source.file) { asked = callee }
      guard case .member(let base, _) = files.expression(asked, in: source.file) else {
        return collect(source.expression, source.file, &names)
      }
      guard let item = files.written(base, in: source.file),
        item == "self" || item.first?.isUppercase == false && !isObject(item)
      else { return false }
      if item != "self" { names.insert(item) }
      return collect(source.expression, source.file, &names)
    case .joined(let parts), .sentence(let parts), .either(let parts):
      return scene.list(parts).allSatisfy { add(namedIn: $0, to: &names, depth: depth + 1) }
    case .call(let word, _, let arguments):
      return sayings.wrapped(word, arguments).map { add(namedIn: $0, to: &names, depth: depth + 1) }
        ?? true
    default: return true
    }
  }

  private func isObject(_ name: String) -> Bool { Words(name: name).holds(any: CodeWords.objects) }

  /// Adds what constants and computed properties among the names are made of.
  private func spell(_ names: inout Set<String>, at place: Origin, _ owner: TypeID?) -> Bool {
    var open = names
    for _ in 0..<3 where !open.isEmpty {
      var found: Set<String> = []
      for name in open where !name.contains(".") {
        for constant in files.constants(around: place.offset, in: place.file)
        where files.name(constant.name, in: place.file).text == name {
          guard collect(constant.value, place.file, &found) else { return false }
        }
        for body in owner.map({ code.computed(name, of: $0) }) ?? [] {
          guard collect(body, &found) else { return false }
        }
      }
      open = found.subtracting(names)
      names.formUnion(found)
    }
    return true
  }

  /// What is handed over for the parameters and properties among these names; nil where that cannot be told.
  private func given(_ names: Set<String>, by view: NodeID) -> Set<String>? {
    var found: Set<String> = []
    for name in names {
      for value in callers.values(for: name, by: view)
      where !collect(value, scene[view].origin.file, &found) { return nil }
    }
    return found
  }

  /// The variables that an expression is made of; false where a function of the same code may ask for more.
  private func collect(
    _ expression: ExpressionID, _ file: FileID, _ names: inout Set<String>, depth: Int = 0
  ) -> Bool {
    guard depth < 24 else { return false }
    func collect(_ inner: ExpressionID, _ names: inout Set<String>) -> Bool {
      self.collect(inner, file, &names, depth: depth + 1)
    }
    switch files.expression(expression, in: file) {
    case .null, .boolean, .number, .implicitMember, .keyPath: return true
    case .string(let segments):
      return segments.allSatisfy { number in
        guard case .interpolation(let inner) = files.segment(number, in: file) else { return true }
        return collect(inner, &names)
      }
    case .name, .member:
      guard let term = code.term(expression, in: file) else { return false }
      if let plain = Asking.path(of: term) {
        names.insert(plain)
      } else if case .member(let base, _) = files.expression(expression, in: file) {
        return collect(base, &names)
      }
      return true
    case .call(let callee, let arguments):
      switch files.expression(callee, in: file) {
      case .name(let name):
        let text = files.name(name, in: file).text
        guard text.first?.isUppercase == true || code.isFileLevel(text, from: file) else {
          return false
        }
      case .member(let base, _):
        if case .name(let name) = files.expression(base, in: file),
          files.name(name, in: file).text == "self"
        {
          return false
        }
        guard collect(base, &names) else { return false }
      case .implicitMember: break
      default: return false
      }
      return arguments.allSatisfy { collect(files.argument($0, in: file).value, &names) }
    case .element(let base, let arguments):
      return collect(base, &names)
        && arguments.allSatisfy { collect(files.argument($0, in: file).value, &names) }
    case .branch(let number):
      return self.collect(sidesOf: files.branch(number, in: file), file, &names, depth)
    case .binary(_, let left, let right): return collect(left, &names) && collect(right, &names)
    case .prefix(_, let inner), .cast(let inner, _): return collect(inner, &names)
    case .closure(let number):
      return self.collect(outsideOf: files.closure(number, in: file), file, &names, depth)
    case .array, .tuple, .dictionary, .unknown, .implicitBase: return false
    }
  }

  /// What a closure asks of the code around it: `unit` of `amount.map { "\($0) \(unit)" }`.
  private func collect(
    outsideOf closure: Closure, _ file: FileID, _ names: inout Set<String>, _ depth: Int
  ) -> Bool {
    guard let line = code.onlyLine(of: closure.body, in: file) else { return false }
    var found: Set<String> = []
    guard collect(line, file, &found, depth: depth + 1) else { return false }
    let own = Set(
      closure.parameters.map { files.name(files.parameter($0, in: file).name, in: file).text })
    names.formUnion(
      found.filter { path in
        let first = path.prefix { $0 != "." }
        return !first.hasPrefix("$") && !own.contains(String(first))
      })
    return true
  }

  /// The same of a whole body: more than it needs, where there are several lines.
  private func collect(_ body: SourceBlock, _ names: inout Set<String>) -> Bool {
    if let line = code.onlyLine(of: body) { return collect(line.expression, line.file, &names) }
    for expression in code.expressions(in: body.block, body.file) {
      switch files.expression(expression, in: body.file) {
      case .call(let callee, _):
        if case .name(let name) = files.expression(callee, in: body.file),
          files.name(name, in: body.file).text.first?.isUppercase != true
        {
          return false
        }
      case .name, .member:
        let term = code.term(expression, in: body.file)
        if let path = term.flatMap({ Asking.path(of: $0) }) { names.insert(path) }
      default: break
      }
    }
    return true
  }

  private func collect(
    sidesOf branch: Branch, _ file: FileID, _ names: inout Set<String>, _ depth: Int
  ) -> Bool {
    if let subject = branch.subject, !collect(subject, file, &names, depth: depth + 1) {
      return false
    }
    return branch.alternatives.allSatisfy { number in
      let side = files.alternative(number, in: file)
      if let condition = code.condition(number, of: branch, in: file) {
        guard let asked = Asking.all(in: condition) else { return false }
        for asking in asked { names.formUnion(asking.sides.joined()) }
      }
      guard let line = code.onlyLine(of: side.body, in: file) else { return false }
      return collect(line, file, &names, depth: depth + 1)
    }
  }
}
