import Syntax
import Tokens

/// Properties, stored and computed.
extension Lowering {
  mutating func properties(_ node: NodeID) {
    var head = MemberHead()
    var child = node + 1
    while child < end(node) {
      switch kind(child) {
      case .attribute: read(attribute: child, into: &head)
      case .modifier: read(child, into: &head)
      case .binding: property(child, isVariable: isName(node, "var"), head)
      default: break
      }
      child = end(child)
    }
  }

  private mutating func property(_ node: NodeID, isVariable: Bool, _ head: MemberHead) {
    guard let token = nameToken(node) else { return }
    let mark = CodeMark(file)
    var member = newMember(.storedProperty, name: name(ofToken: token), node, head)
    member.offset = tree.tokens[token].offset
    member.isVariable = isVariable
    var accessors: NodeID?
    var isOptional = false
    var child = node + 1
    if child < end(node) { child = end(child) }
    while child < end(node) {
      switch kind(child) {
      case .typeAnnotation:
        read(type: child, into: &member)
        isOptional = bytes[range(child)].last == UInt8(ascii: "?")
      case .accessorBlock: accessors = child
      default: member.value = expression(child)
      }
      child = end(child)
    }
    if member.type == nil, let type = head.objectType {
      (member.type, member.qualifier, member.isNeverNil) = (type, head.objectQualifier, true)
    }
    if let accessors, let getter = getter(of: accessors) {
      member.kind = .computedProperty
      // `{ get }` of a protocol promises and computes nothing.
      let isPromise = if case .accessor = kind(getter) { true } else { false }
      if !isPromise, lowersBody(of: member, hasResult: true) { member.body = block(of: getter) }
    } else if let accessors, isImperative, let observer = observer(of: accessors) {
      member.body = block(of: observer)
    }
    // Swift begins such a variable with nil; the environment has values of its own.
    if isOptional, isVariable, member.kind == .storedProperty, member.value == nil, isInStructure,
      !file.attributes(of: member).contains(where: { names.word($0) == .Environment })
    {
      member.value = add(.null, at: start(node))
    }
    noteChanges(of: &member)
    keep(member, since: mark)
    if let accessors, isImperative, !member.isStatic {
      SetterLowering.keep(setterIn: accessors, of: member, &self)
    }
  }

  private var isInStructure: Bool {
    guard let owner else { return false }
    if case .struct = file.types[Int(owner)].kind { return true }
    return false
  }

  /// The node whose items compute a property; nil for one that is stored and observed.
  private func getter(of block: NodeID) -> NodeID? {
    var child = block + 1
    guard child < end(block), case .accessor = kind(child) else {
      return block
    }
    while child < end(block) {
      if isName(child, "get") { return codeBlock(of: child) ?? child }
      if isName(child, "willSet") || isName(child, "didSet") { return nil }
      child = end(child)
    }
    return block
  }

  /// The code that runs when a stored property has changed.
  private func observer(of block: NodeID) -> NodeID? {
    var child = block + 1
    while child < end(block) {
      if isName(child, "didSet") { return codeBlock(of: child) }
      child = end(child)
    }
    return nil
  }

  func codeBlock(of node: NodeID) -> NodeID? {
    var child = node + 1
    while child < end(node) {
      if case .codeBlock = kind(child) { return child }
      child = end(child)
    }
    return nil
  }
}
