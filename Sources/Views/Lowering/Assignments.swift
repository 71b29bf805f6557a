import Syntax
import Tokens

/// Finds what code gives properties after it made what they are of: `notice = Notice(title: "Saved")`.
///
/// Most of the code that does such things is not read otherwise. What calls something is read; of all else nothing
/// matters but that it is given.
struct Assignments {
  private var locals: LocalNames
  private var found: [Assignment] = []
  private var known: Set<Assignment.Key> = []

  /// Beyond so many tokens nobody looks at what is given.
  fileprivate static let longest = 256

  /// What nobody reads is told of once.
  static func all(_ locals: LocalNames, in lowering: inout Lowering) -> [Assignment] {
    var assignments = Assignments(locals: locals)
    for node in 0..<lowering.tree.nodes.count {
      switch lowering.kind(node) {
      case .sequenceExpr: assignments.note(assignment: node, &lowering)
      case .argument: assignments.note(argument: node, lowering)
      case .keyPathExpr: assignments.note(keyPath: node, lowering)
      default: continue
      }
    }
    return assignments.found
  }

  private init(locals: LocalNames) { self.locals = locals }

  private mutating func add(_ assignment: Assignment) {
    if assignment.value == nil, !known.insert(assignment.key).inserted { return }
    found.append(assignment)
  }

  // MARK: `notice = …`

  private mutating func note(assignment node: NodeID, _ lowering: inout Lowering) {
    let target = node + 1
    guard target < lowering.end(node), case let sign = lowering.end(target),
      sign < lowering.end(node), case .assignmentOperator = lowering.kind(sign),
      case let value = lowering.end(sign), value < lowering.end(node),
      !locals.isAside(Int(lowering.tree.nodes[node].firstToken))
    else { return }
    if case .tupleExpr = lowering.kind(target) {
      for inner in target..<lowering.end(target) {
        guard let place = lowering.place(of: inner) else { continue }
        add(Assignment(name: place.name, isOwn: place.isOwn))
      }
      return
    }
    guard let place = lowering.place(of: target) else { return }
    // Of what is given a part: `notice.title = …`.
    if let whole = place.whole { add(Assignment(name: Assignment.key(place.name, of: whole))) }
    let isAlone = lowering.end(value) == lowering.end(node)
    if isAlone, lowering.isNothing(value) { return }
    let owner = Makings.type(
      around: Int(lowering.tree.nodes[node].firstToken), in: lowering)
    if place.isBare, locals.isDeclared(place.name, before: node, lowering) { return }
    var given = Assignment(name: place.name, isOwn: place.isOwn)
    given.owner = owner
    given.isAtStart = lowering.isInInitializer(node)
    guard lowering.mayTell(value, isOwn: place.isOwn) else { return add(given) }
    var print = NameHash(seed: UInt64(given.isAtStart ? 1 : 0))
    for token in lowering.tokens(of: node) {
      print.mix(NameHash.of(lowering.bytes.span, lowering.bytes(of: token)))
    }
    given.locals = locals.names(in: node, &print, &lowering)
    let whole = lowering.expression(node)
    guard case .binary(_, let written, let right) = lowering.file.code.expressions[Int(whole)]
    else { return add(given) }
    lowering.file.code.expressions.removeLast()
    lowering.file.code.offsets.removeLast()
    if !place.isOwn, case .member(let base, _) = lowering.file.code.expressions[Int(written)] {
      given.base = base
    }
    given.value = right
    given.print = print.value
    add(given)
  }

  // MARK: What may be given elsewhere

  /// `.banner(item: $model.notice)`, `assign(to: &$notice)`, `&notice`.
  private mutating func note(argument node: NodeID, _ lowering: borrowing Lowering) {
    let value = node + 1
    guard value < lowering.end(node), !locals.isAside(Int(lowering.tree.nodes[node].firstToken))
    else { return }
    let first = Int(lowering.tree.nodes[value].firstToken)
    if case .prefixAmpersand = lowering.tree.tokens[first].kind {
      guard let name = lowering.lastName(of: value) else { return }
      return addUnread(name, isOwn: lowering.isOfSelf(value), node, lowering)
    }
    guard lowering.isProjected(value), let name = lowering.lastName(of: value) else { return }
    let taker = lowering.nameToken(node) ?? lowering.callee(aroundArgument: node)
    guard let taker else { return add(Assignment(name: name)) }
    let hash = lowering.hash(ofToken: taker)
    // What the platform is handed it only takes away.
    guard hash != name, Vocabulary.all.name(hash: hash) == nil else { return }
    var given = Assignment(name: name)
    given.taker = hash
    add(given)
  }

  /// `assign(to: \.notice, on: self)`.
  private mutating func note(keyPath node: NodeID, _ lowering: borrowing Lowering) {
    let first = Int(lowering.tree.nodes[node].firstToken)
    guard first > 1, lowering.isToken(first - 2, "to"), !locals.isAside(first),
      let name = lowering.lastName(of: node)
    else { return }
    // `, on: self)`
    let next = Int(lowering.tree.nodes[node].endToken)
    let isOwn =
      next + 4 < lowering.tree.tokens.count && lowering.isToken(next + 1, "on")
      && lowering.isToken(next + 3, "self") && lowering.tree.tokens[next + 4].kind == .rightParen
    addUnread(name, isOwn: isOwn, node, lowering)
  }

  private mutating func addUnread(
    _ name: UInt64, isOwn: Bool, _ node: NodeID, _ lowering: borrowing Lowering
  ) {
    var given = Assignment(name: name, isOwn: isOwn)
    if isOwn {
      if locals.isDeclared(name, before: node, lowering) { return }
      given.owner = Makings.type(
        around: Int(lowering.tree.nodes[node].firstToken), in: lowering)
    }
    add(given)
  }
}

extension ParsedSource {
  /// The property that is assigned to.
  fileprivate func place(
    of target: NodeID
  ) -> (name: UInt64, isOwn: Bool, isBare: Bool, whole: UInt64?)? {
    switch kind(target) {
    case .identifierExpr:
      guard let token = nameToken(target), tree.tokens[token].kind.isIdentifier else { return nil }
      return (hash(ofToken: token), true, true, nil)
    case .memberExpr:
      guard let token = nameToken(target), tree.tokens[token].kind.isWord else { return nil }
      let base = bare(target + 1)
      if isToken(token, "wrappedValue"), let name = lastName(of: base) {
        return (name, false, false, nil)
      }
      if case .identifierExpr = kind(base), isName(base, "self") {
        return (hash(ofToken: token), true, false, nil)
      }
      return (hash(ofToken: token), false, false, lastName(of: base))
    case .optionalChainExpr, .forceUnwrapExpr:
      return target + 1 < end(target) ? place(of: target + 1) : nil
    default: return nil
    }
  }

  /// Without what only asks whether it is there.
  private func bare(_ node: NodeID) -> NodeID {
    var node = node
    while node + 1 < end(node) {
      switch kind(node) {
      case .optionalChainExpr, .forceUnwrapExpr: node += 1
      default: return node
      }
    }
    return node
  }

  /// The last name of `$model.notice`, without what says that it is bound.
  fileprivate func lastName(of node: NodeID) -> UInt64? {
    let last = Int(tree.nodes[node].endToken) - 1
    guard last >= Int(tree.nodes[node].firstToken) else { return nil }
    var token = last
    while token > Int(tree.nodes[node].firstToken), isMark(token) { token -= 1 }
    var range = bytes(of: token)
    if range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "$") { range.removeFirst() }
    guard tree.tokens[token].kind.isWord || tree.tokens[token].kind == .dollarIdentifier else {
      return nil
    }
    return NameHash.of(bytes.span, range)
  }

  /// `&notice`, `&self.notice`, `&$notice`.
  fileprivate func isOfSelf(_ node: NodeID) -> Bool {
    var token = Int(tree.nodes[node].firstToken) + 1
    var last = Int(tree.nodes[node].endToken) - 1
    while last > token, isMark(last) { last -= 1 }
    if token + 2 <= last, isToken(token, "self"), tree.tokens[token + 1].kind == .period {
      token += 2
    }
    return token == last
  }

  private func isMark(_ token: Int) -> Bool {
    switch tree.tokens[token].kind {
    case .postfixQuestion, .exclamation: true
    default: false
    }
  }

  /// `$notice`, `$model.notice`, `self.$notice`: a binding; `model.$notice` only tells what it is.
  fileprivate func isProjected(_ node: NodeID) -> Bool {
    var base = node
    var inner = node
    while case .memberExpr = kind(inner), inner + 1 < end(inner) {
      base = inner
      inner = bare(inner + 1)
    }
    guard case .identifierExpr = kind(inner), let token = nameToken(inner) else { return false }
    let isSelf = isToken(token, "self") && base != node
    guard let named = isSelf || isToken(token, "self") ? nameToken(base) : token else {
      return false
    }
    guard case .dollarIdentifier = tree.tokens[named].kind else { return false }
    return bytes(of: named).count > 1 && TypeNames.isLetter(bytes[bytes(of: named).lowerBound + 1])
  }

  /// The name of what an argument is given to.
  fileprivate func callee(aroundArgument node: NodeID) -> Int? {
    var token = Int(tree.nodes[node].firstToken) - 1
    var depth = 0
    while token >= 0 {
      switch tree.tokens[token].kind {
      case .rightParen, .rightBrace, .rightBracket: depth += 1
      case .leftParen where depth == 0:
        return token > 0 && tree.tokens[token - 1].kind.isIdentifier ? token - 1 : nil
      case .leftParen, .leftBrace, .leftBracket: depth -= 1
      default: break
      }
      token -= 1
    }
    return nil
  }

  fileprivate func isNothing(_ node: NodeID) -> Bool {
    if case .nilExpr = kind(node) { return true }
    return isToken(Int(tree.nodes[node].firstToken), ".")
      && Int(tree.nodes[node].endToken) - Int(tree.nodes[node].firstToken) == 2
      && isToken(Int(tree.nodes[node].firstToken) + 1, "none")
  }

  /// What is called may make something; what is only handed on is looked at where a type has it itself.
  fileprivate func mayTell(_ node: NodeID, isOwn: Bool) -> Bool {
    let tokens = tokens(of: node)
    guard tokens.count <= Assignments.longest else { return false }
    if isOwn, tokens.count == 1, case .identifierExpr = kind(node) { return true }
    for inner in node..<end(node) {
      if case .callExpr = kind(inner), mayMake(inner) { return true }
    }
    return false
  }

  /// `Notice(…)`, `.init(…)`, `Notices.saved()`, `self.notice(for: error)`: what is asked of other objects is theirs,
  /// and what the platform makes is no value of the app.
  private func mayMake(_ call: NodeID) -> Bool {
    var base = call + 1
    while base + 1 < end(base) {
      switch kind(base) {
      case .memberExpr, .optionalChainExpr, .forceUnwrapExpr: base += 1
      default:
        if case .implicitMemberExpr = kind(base) { return true }
        guard case .identifierExpr = kind(base) else { return false }
        return mayMake(named: base, isWhole: base == call + 1)
      }
    }
    switch kind(base) {
    case .implicitMemberExpr: return true
    case .identifierExpr: return mayMake(named: base, isWhole: base == call + 1)
    default: return false
    }
  }

  private func mayMake(named base: NodeID, isWhole: Bool) -> Bool {
    guard let token = nameToken(base) else { return false }
    let isCapital = TypeNames.isCapital(bytes.span, bytes(of: token))
    if isCapital { return Vocabulary.all.name(hash: hash(ofToken: token)) == nil }
    return isWhole || isToken(token, "self")
  }

  /// The innermost function around it is an initialiser.
  fileprivate func isInInitializer(_ node: NodeID) -> Bool {
    var parent = 0
    var isIn = false
    while parent != node {
      var child = parent + 1
      while child < end(parent), end(child) <= node { child = end(child) }
      guard child < end(parent), child <= node else { break }
      switch kind(child) {
      case .initializerDecl: isIn = true
      case .functionDecl, .closureExpr, .accessorBlock, .structDecl, .classDecl: isIn = false
      default: break
      }
      parent = child
    }
    return isIn
  }
}

extension TypeNames {
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
