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
    return states.contains { asking in
      asking.isAbout(names) { isRelated($0, $1, around: node, isSoUnlessKnown: false) }
    }
  }

  /// What decides which text it is has nothing to do with what a condition asks: `note.topic` beside a dot that is
  /// there for `note.mood`.
  func isApart(_ text: NodeID, from condition: Formula, at node: NodeID) -> Bool {
    guard let asked = Asking.all(in: condition), var names = ownNames(deciding: text) else {
      return false
    }
    var states = Set(asked.flatMap(\.sides).joined())
    guard !states.isEmpty, spell(&states, at: scene[node].origin, tree.type(writing: node)) else {
      return false
    }
    // Members of one thing are what they are, whoever hands it over.
    let roots = Set(states.union(names).map { $0.prefix { $0 != "." } })
    if roots.count > 1 {
      guard let allStates = self.names(outwardsFrom: states, node),
        let allNames = self.names(outwardsFrom: names, text)
      else { return false }
      (states, names) = (allStates, allNames)
    }
    return !states.contains { own in
      names.contains { isRelated(own, $0, around: text, isSoUnlessKnown: true) }
    }
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
      // Of several lines each may be what counts.
      for body in owner.map({ code.computed(flag, of: $0) }) ?? []
      where code.onlyLine(of: body) == nil {
        guard let names = DecidingNames.of(body, code) else { return nil }
        if !names.isEmpty { open.append(Asking(sides: [names])) }
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
      let name = only.joined()
      return callers.values(for: name, by: view).flatMap { value -> [Asking] in
        let term = code.term(value, in: scene[view].origin.file)
        if let member = Self.member(name, ofValue: term) { return [Asking(sides: [[member]])] }
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
    ownNames(deciding: node).flatMap { names(outwardsFrom: $0, node) }
  }

  /// The same in its own code.
  private func ownNames(deciding node: NodeID) -> Set<String>? {
    guard let title = sayings.title(of: node),
      let argument = scene.arguments(of: node).first(where: { $0.value == title }),
      var names = names(at: argument.origin), add(namedIn: title, to: &names, depth: 0),
      spell(&names, at: argument.origin, tree.type(writing: node))
    else { return nil }
    return names
  }

  /// Names in the code of a node, and what callers call the same.
  private func names(outwardsFrom names: Set<String>, _ node: NodeID) -> Set<String>? {
    var (open, found) = (names, names)
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
    let all = files.expressions(at: origin)
    // What is called begins where the call does, and is no variable.
    let called = all.compactMap { expression -> ExpressionID? in
      guard case .call(let callee, _) = files.expression(expression, in: origin.file) else {
        return nil
      }
      return callee
    }
    var names: Set<String> = []
    for expression in all where !called.contains(expression) {
      if case .name(let name) = files.expression(expression, in: origin.file),
        files.name(name, in: origin.file).word == .`self`
      {
        continue
      }
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
          guard let made = DecidingNames.of(body, code) else { return false }
          found.formUnion(made)
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
      for value in callers.values(for: name, by: view) {
        let file = scene[view].origin.file
        if let member = Self.member(name, ofValue: code.term(value, in: file)) {
          found.insert(member)
        } else if !collect(value, file, &found) {
          return nil
        }
      }
    }
    return found
  }

  /// What a caller calls a member of what it hands over: `note.mood` of `item.mood` by `Row(item: note)`.
  private static func member(_ name: String, ofValue term: Term?) -> String? {
    guard let dot = name.firstIndex(of: "."), let path = term?.path, path != ["self"] else {
      return nil
    }
    return path.joined(separator: ".") + name[dot...]
  }

  /// Adds the variables that an expression is made of; false where that cannot be told.
  private func collect(
    _ expression: ExpressionID, _ file: FileID, _ names: inout Set<String>
  ) -> Bool {
    guard let made = DecidingNames.of(expression, in: file, code) else { return false }
    names.formUnion(made)
    return true
  }
}
