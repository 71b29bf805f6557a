internal import DartModules
internal import DartSyntax
internal import DartTokens
import Scenes
internal import VoiceOver

/// Enums: their constants, and what these have.
extension DartEvaluator {
  /// Of an enum that is declared elsewhere: as many as code names that leaves none out; else nobody knows.
  mutating func constants(
    of type: String, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartValue {
    lookups.insert(type)
    if let constants = libraries.constants(of: type) {
      return .list(constants.map { .one(.member(type, $0)) })
    }
    return .unknown(
      UnknownValue(
        code: file(frame).code(node),
        subject: DartSubject(owner: 0, hash: Digest.of([18, Digest.of(type)])), isData: true,
        type: DartTypeName("List", [DartTypeName(type)])))
  }

  /// A getter, a field or a method of the enum that a constant is of; nil where it has none.
  mutating func constantMember(
    _ name: String, of base: DartValue, _ type: String, _ constant: String, _ frame: CodeFrame
  ) -> DartValue? {
    guard !type.isEmpty else { return nil }
    lookups.insert(type)
    guard let type = libraries.enumeration(type, in: frame.file) else { return nil }
    note(type)
    let declaration = libraries[type]
    guard let index = declaration.constants.firstIndex(of: constant) else { return nil }
    if name == "index" { return .number(Double(index)) }
    let this = instance(of: constant, type)
    if let value = this.fields[name] { return value }
    var inner = CodeFrame(type.file, type: type, this: this, view: frame.view, owner: 0)
    inner.set("this", base)
    for owner in libraries.ancestry(type) {
      guard
        let function = libraries[owner].functions.first(where: {
          $0.name == name && !$0.isStatic && ($0.kind == .getter || $0.kind == .function)
            && $0.body != nil
        })
      else { continue }
      note(owner)
      inner.file = owner.file
      inner.type = owner
      if function.kind == .getter { return value(of: function, inner, []) }
      return .closure(closure(function, inner))
    }
    return nil
  }

  /// A getter or a field by which each constant of an enum has a text, or a method that is called, where nobody knows
  /// which constant it is: one of these texts; and the same of widgets.
  mutating func words(
    _ name: String, ofSome unknown: UnknownValue, calledAt node: DartNodeID?,
    _ frame: inout CodeFrame
  ) -> DartValue? {
    guard let type = unknown.type, !type.isNullable, name != "index" else { return nil }
    lookups.insert(type.name)
    guard let type = libraries.enumeration(type.name, in: frame.file) else { return nil }
    note(type)
    let constants = libraries[type].constants
    let isTold = unknown.isTold(of: constants, type)
    guard isTold || constants.count <= Overrides.most else { return nil }
    let key = Digest.of([
      0x0FE3, libraries.pathDigest(type.file), Digest.of(type.name), Digest.of(name),
    ])
    guard active.insert(key).inserted else {
      refusals += 1
      return nil
    }
    defer { active.remove(key) }
    var sides: [DartChoice<DartValue>.Side] = []
    for constant in constants {
      let base = DartValue.member(type.name, constant)
      guard var value = constantMember(name, of: base, type.name, constant, frame) else {
        return nil
      }
      if let node { value = invoke(value, node, &frame, named: name) }
      sides.append(.init(condition: unknown.isConstant(constant, of: type), content: value))
    }
    let values = sides.map(\.content)
    let isSeen = constants.count <= Overrides.most && values.contains { self.isSeen(.one($0)) }
    guard values.allSatisfy(\.isWords) ? isTold : isSeen else { return nil }
    let place = node.map { self.place($0, frame) } ?? Place(path: "", line: 1, column: 1)
    return DartAnswers.joined(sides, at: place)
  }

  /// Places of two constants of one enum of the app that has an order.
  func order(
    _ type: String, _ a: String, _ b: String, _ frame: CodeFrame
  ) -> (Double, Double)? {
    guard !type.isEmpty, let type = libraries.enumeration(type, in: frame.file),
      let first = libraries[type].constants.firstIndex(of: a),
      let second = libraries[type].constants.firstIndex(of: b)
    else { return nil }
    return (Double(first), Double(second))
  }

  /// What the constant's constructor was given.
  private mutating func instance(of constant: String, _ type: DartTypeRef) -> DartInstance {
    let file = libraries[type.file]
    let owner = Digest.of([
      Digest.of(libraries.path(type.file)), Digest.of(type.name), Digest.of(constant),
    ])
    var made = Made(
      type.name, type: type, at: Place(path: libraries.path(type.file), line: 1, column: 1),
      in: type.name)
    if let node = file.constant(constant, of: libraries[type].node) {
      let key = Digest.of([owner, 0xE17])
      if active.insert(key).inserted {
        var frame = CodeFrame(type.file, type: type, view: type.name, owner: 0)
        made = Made(
          type.name, constructor: file.constructor(ofConstant: node), type: type,
          arguments(node, &frame), at: made.place, in: type.name)
        active.remove(key)
      } else {
        refusals += 1
      }
    }
    return bind(made, owner: owner)
  }
}

extension UnknownValue {
  /// Where there are more than two, and the code tells of none that the screen begins with it, any of their texts would be
  /// a guess.
  fileprivate func isTold(of constants: [String], _ type: DartTypeRef) -> Bool {
    (1...DartLimits.constants).contains(constants.count)
      && (constants.count <= 2
        || constants.contains { isConstant($0, of: type).isUsual == true })
  }

  fileprivate func isConstant(_ constant: String, of type: DartTypeRef) -> DartCondition {
    DartCondition(
      asks: [.init(subject: subject, answers: [.member(Digest.of(constant))])],
      words: code + " == " + type.name + "." + constant)
  }
}

extension DartFile {
  fileprivate func constant(_ name: String, of type: DartNodeID) -> DartNodeID? {
    for body in children(type) where kind(body) == .classBody {
      return children(body).first { kind($0) == .enumConstant && self.name($0) == name }
    }
    return nil
  }

  /// `a.named(1)`: empty where it has none.
  fileprivate func constructor(ofConstant node: DartNodeID) -> String {
    let name = tree.nodes[node].name
    guard name != DartNode.noName, Int(name) + 2 < tree.tokens.count,
      Int(name) + 2 < Int(tree.nodes[node].endToken), tree.tokens[Int(name) + 1].kind == .period
    else { return "" }
    return code(of: Int(name) + 2)
  }
}

extension Libraries {
  /// The enum that a file calls so; else the only one of that name.
  func enumeration(_ name: String, in file: DartFileID) -> DartTypeRef? {
    if case .type(let type)? = resolve(name, in: file) {
      return self[type].kind == .enum ? type : nil
    }
    let all = declaredTypes(name)
    return all.count == 1 && self[all[0]].kind == .enum ? all[0] : nil
  }
}
