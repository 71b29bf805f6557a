import Syntax
import Tokens

/// Functions, initialisers and enum cases.
extension Lowering {
  /// A function or initialiser of a type, or of the file.
  mutating func function(_ node: NodeID, _ kind: Member.Kind) {
    let mark = CodeMark(file)
    guard let member = functionMember(node, kind) else { return }
    keep(member, since: mark)
  }

  /// A function inside a body.
  mutating func localFunction(_ node: NodeID) -> Int32? {
    guard var member = functionMember(node, .function) else { return nil }
    member.isLocal = true
    file.members.append(member)
    return Int32(file.members.count - 1)
  }

  private mutating func functionMember(_ node: NodeID, _ kind: Member.Kind) -> Member? {
    guard let token = nameToken(node) else { return nil }
    var head = MemberHead()
    var clause: NodeID?
    var result: NodeID?
    var body: NodeID?
    let outerBounds = bounds
    defer { bounds = outerBounds }
    var child = node + 1
    while child < end(node) {
      switch self.kind(child) {
      case .attribute: read(attribute: child, into: &head)
      case .genericParameters: bounds.names.merge(bounds(child)) { $1 }
      case .modifier: read(child, into: &head)
      case .parameterClause: clause = child
      case .resultType: result = child
      case .codeBlock: body = child
      default: break
      }
      child = end(child)
    }
    var member = newMember(kind, name: name(ofToken: token), node, head)
    member.offset = tree.tokens[token].offset
    if let result { read(type: result, into: &member) }
    let isWanted =
      lowersBody(of: member, hasResult: result != nil) || clause.map { takesView($0) } ?? false
    guard isWanted || result != nil || kind != .function else { return nil }
    if let clause { member.parameters = parameterList(clause) }
    if let body, isWanted { member.body = block(of: body) }
    return member
  }

  mutating func enumCases(_ node: NodeID) {
    let head = MemberHead()
    var child = node + 1
    while child < end(node) {
      if case .enumCaseElement = kind(child), let token = nameToken(child) {
        let mark = CodeMark(file)
        var member = newMember(.enumCase, name: name(ofToken: token), child, head)
        member.offset = tree.tokens[token].offset
        member.isStatic = true
        var part = child + 1
        while part < end(child) {
          if case .parameterClause = kind(part) {
            member.parameters = parameterList(part)
          } else {
            member.value = expression(part)
          }
          part = end(part)
        }
        keep(member, since: mark)
      }
      child = end(child)
    }
  }
}

// MARK: - Parts

/// What stands in front of the name of a member.
struct MemberHead {
  var attributes: [NameID] = []
  /// The type of which there is an object in the environment: `@Environment(Line.self)`.
  var objectType: NameID?
  var objectQualifier: NameID?
  var isStatic = false
  var isFilePrivate = false
  var isPublic = false
  var isOverride = false
}

/// Who may use a declaration.
enum Access {
  /// `public` or `open`, and not only `public(set)`.
  static func isPublic(_ modifier: NodeID, _ lowering: borrowing Lowering) -> Bool {
    (lowering.isName(modifier, "public") || lowering.isName(modifier, "open"))
      && !lowering.isSetterOnly(modifier)
  }
}

extension Lowering {
  mutating func read(attribute node: NodeID, into head: inout MemberHead) {
    guard let name = name(node) else { return }
    head.attributes.append(name)
    // `@Environment(\.openURL)` reads what has that name, as an app's own wrapper does: `@Setting(\.theme)`.
    let key = Int(tree.nodes[node].endToken) - 2
    guard key > Int(tree.nodes[node].firstToken), isToken(key - 1, ".") else { return }
    if isToken(key, "self") {
      guard names.word(name) == .Environment else { return }
      head.objectType = self.name(ofToken: key - 2)
      guard key - 4 > Int(tree.nodes[node].firstToken), isToken(key - 3, ".") else { return }
      head.objectQualifier = self.name(ofToken: key - 4)
      return
    }
    head.attributes.append(self.name(ofToken: key))
  }

  mutating func read(_ modifier: NodeID, into head: inout MemberHead) {
    if isName(modifier, "static") || isName(modifier, "class") { head.isStatic = true }
    if isFilePrivate(modifier) { head.isFilePrivate = true }
    if Access.isPublic(modifier, self) { head.isPublic = true }
    if isName(modifier, "override") { head.isOverride = true }
  }

  /// Mutating, as is `lowersBody`: where it is inlined, the compiler would else copy all of `self`.
  mutating func newMember(
    _ kind: Member.Kind, name: NameID, _ node: NodeID, _ head: MemberHead
  ) -> Member {
    var member = Member(
      kind: kind, name: name, owner: owner, type: nil, attributes: file.keep(head.attributes),
      parameters: 0..<0, value: nil, body: nil, isStatic: head.isStatic, isVariable: false,
      isFunctionType: false, offset: start(node))
    member.isFilePrivate = head.isFilePrivate
    member.isPublic = head.isPublic
    member.isOverride = head.isOverride
    if let owner {
      if file.types[Int(owner)].isFilePrivate { member.isFilePrivate = true }
      if case .extension = file.types[Int(owner)].kind, file.types[Int(owner)].isPublic {
        member.isPublic = true
      }
    }
    return member
  }

  mutating func keep(_ member: Member, since mark: CodeMark) {
    var member = member
    member.expressions = mark.expressions..<Int32(file.code.expressions.count)
    member.print = print(of: member, since: mark)
    let index = Int32(file.members.count)
    file.members.append(member)
    if let owner = member.owner { file.types[Int(owner)].members.append(index) }
  }

  /// A type annotation or a result type.
  mutating func read(type node: NodeID, into member: inout Member) {
    let type = typeReference(node)
    member.type = bounds.protocol(of: type.name)
    member.elements = bounds.protocol(of: elements(of: node))
    member.isFunctionType = type.isFunction && !isFunctionOrInitializer(member)
    member.isNeverNil = isNeverNil(node)
    // What stands before its name, and first between its brackets.
    var written = node
    if case .type = kind(node) {} else if node + 1 < end(node) { written = node + 1 }
    guard !member.isFunctionType, let token = nameToken(written) else { return }
    member.qualifier = qualifier(before: token, in: written)
    guard written + 1 < end(written), case .type = kind(written + 1), isToken(token + 1, "<"),
      let inner = nameToken(written + 1), inner > token
    else { return }
    member.heldName = name(ofToken: inner)
    member.heldQualifier = qualifier(before: inner, in: written + 1)
  }

  private func isFunctionOrInitializer(_ member: Member) -> Bool {
    switch member.kind {
    case .function, .initializer: true
    default: false
    }
  }

  /// The last identifier of a type, for a function that of its result; none for lists and tuples.
  mutating func typeReference(_ node: NodeID) -> (name: NameID?, isFunction: Bool) {
    var type = node
    if case .type = kind(node) {} else if node + 1 < end(node) { type = node + 1 }
    let (first, last) = (Int(tree.nodes[type].firstToken), Int(tree.nodes[type].endToken))
    var token = first
    while token < last, token < tree.tokens.count {
      if case .arrow = tree.tokens[token].kind { return (name(type) ?? resultName(of: type), true) }
      token += 1
    }
    return (name(type), false)
  }

  /// `Card` in `[Card]`, `Set<Card>`, `Binding<[Card]>`, and in a data source that shows cards; nil for what is no
  /// list.
  private mutating func elements(of node: NodeID) -> NameID? {
    var type = node
    if case .type = kind(node) {} else if node + 1 < end(node) { type = node + 1 }
    while case .type = kind(type), type + 1 < end(type), case .type = kind(type + 1) {
      if bytes[range(type)].first == UInt8(ascii: "["), end(type + 1) == end(type) {
        return isNeverNil(type + 1) ? name(type + 1) : nil
      }
      switch word(of: type) {
      // Sections and items.
      case .UITableViewDiffableDataSource, .UICollectionViewDiffableDataSource:
        return end(type + 1) == end(type) ? nil : name(end(type + 1))
      case _ where end(type + 1) != end(type): return nil
      case .Array, .Set: return isNeverNil(type + 1) ? name(type + 1) : nil
      case .Binding, .Optional: type += 1
      default: return nil
      }
    }
    return nil
  }

  /// The name may be new to the table: it is looked for before the table is.
  mutating func word(of type: NodeID) -> Word {
    let name = name(type)
    return names.word(name)
  }

  /// Not `Int?`, `Int!`, `Optional<Int>`.
  private mutating func resultName(of function: NodeID) -> NameID? {
    var last: NodeID?
    var child = function + 1
    while child < end(function) {
      last = child
      child = end(child)
    }
    return last.flatMap { name($0) ?? resultName(of: $0) }
  }

  mutating func parameterList(_ clause: NodeID) -> Range<Int32> {
    let mark = parameters.count
    var child = clause + 1
    while child < end(clause) {
      if case .parameter = kind(child), let parameter = parameter(child) {
        parameters.append(parameter)
      }
      child = end(child)
    }
    return Self.seal(&parameters, from: mark, into: &file.code.parameters)
  }

  private mutating func parameter(_ node: NodeID) -> Parameter? {
    guard let first = nameToken(node) else { return unnamedParameter(node) }
    let label = isToken(first, "_") ? nil : name(ofToken: first)
    let second = first + 1
    let hasSecond =
      second < Int(tree.nodes[node].endToken) && tree.tokens[second].length > 0
      && isIdentifierStart(bytes[tree.tokens[second].start])
    var parameter = Parameter(
      label: label, name: name(ofToken: hasSecond ? second : first), type: nil, defaultValue: nil,
      attribute: .none, isFunction: false)
    var child = node + 1
    while child < end(node) {
      switch kind(child) {
      case .attribute: if isBuilder(child) { parameter.attribute = .viewBuilder }
      case .modifier: break
      case .type:
        let type = typeReference(child)
        (parameter.type, parameter.isFunction) = (bounds.protocol(of: type.name), type.isFunction)
        parameter.qualifier = type.isFunction ? nil : Qualifiers.before(child, &self)
        parameter.elements = bounds.protocol(of: elements(of: child))
        parameter.isNeverNil = isNeverNil(child)
        if type.isFunction { parameter.takes = FunctionTypes.takes(child, self) }
      default: parameter.defaultValue = expression(child)
      }
      child = end(child)
    }
    // Only functions build views and escape, by whatever name their type goes.
    if parameter.attribute == .viewBuilder || escapes(node) { parameter.isFunction = true }
    return parameter
  }

  private func escapes(_ parameter: NodeID) -> Bool {
    let tokens = Int(tree.nodes[parameter].firstToken)..<Int(tree.nodes[parameter].endToken)
    return tokens.contains { token in
      guard token > 0, token < tree.tokens.count, case .at = tree.tokens[token - 1].kind else {
        return false
      }
      return isToken(token, "escaping")
    }
  }

  /// The payload of an enum case: `case loaded(Item)`.
  private mutating func unnamedParameter(_ node: NodeID) -> Parameter? {
    var child = node + 1
    while child < end(node) {
      if case .type = kind(child) {
        let type = typeReference(child)
        var parameter = Parameter(
          label: nil, name: type.name ?? names.id(of: "_"), type: type.name, defaultValue: nil,
          attribute: .none, isFunction: type.isFunction)
        parameter.isNeverNil = isNeverNil(child)
        return parameter
      }
      child = end(child)
    }
    return nil
  }

  /// `@ViewBuilder`, and every other result builder: by custom their names end so.
  func isBuilder(_ attribute: NodeID) -> Bool {
    guard let token = nameToken(attribute) else { return false }
    return bytes[bytes(of: token)].hasSuffix("Builder")
  }

  func isIdentifierStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Given a view of UIKit it may fill that, or set it up: whoever hands out the cells of a table gets the table.
  private mutating func takesView(_ clause: NodeID) -> Bool {
    guard file.imports.mayUseUIKit || file.imports.contains(.swiftUI) else { return false }
    var child = clause + 1
    while child < end(clause) {
      if case .parameter = kind(child) {
        var part = child + 1
        while part < end(child) {
          if case .type = kind(part), let type = typeReference(part).name,
            Relevance.isFilled(names.word(type)) || Relevance.isSetUp(names[type].text)
          {
            return true
          }
          part = end(part)
        }
      }
      child = end(child)
    }
    return false
  }

  /// Whether what a member computes may say something about a view.
  mutating func lowersBody(of member: Member, hasResult: Bool) -> Bool {
    if isImperative { return true }
    // What a value is made with is what it tells later, in whatever file.
    if case .initializer = member.kind { return true }
    // What a view of UIKit that is shown in SwiftUI is made of, and set to.
    switch names.word(member.name) {
    case .makeUIView, .updateUIView: return file.imports.contains(.swiftUI)
    default: break
    }
    for attribute in file.attributes(of: member) where names.isBuilder(attribute) { return true }
    // A list or a tuple has no name.
    guard let type = member.type else { return hasResult }
    // What a type has of itself: `static var fern: Plant { .init(name: "Fern") }`.
    if member.isStatic, let owner, names.hash(type) == names.hash(file.types[Int(owner)].name) {
      return true
    }
    // How much of something is seen: `var opacity: Double { isOpen ? 1 : 0 }`.
    switch names.word(type) {
    case .Double, .CGFloat:
      if case .computedProperty = member.kind { return file.imports.contains(.swiftUI) }
    default: break
    }
    let inUI = !file.imports.isEmpty || Relevance.isMadeAnywhere(names[type].text)
    return Relevance.mayMatter(resultWord: names.word(type), hash: names.hash(type), inUI: inUI)
  }
}
