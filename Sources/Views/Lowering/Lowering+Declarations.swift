import Syntax
import Tokens

/// Types, and what stands in them.
extension Lowering {
  /// The declarations among the children of a node: the file, or a member block.
  mutating func declarations(in parent: NodeID) {
    var child = parent + 1
    let end = end(parent)
    while child < end {
      declaration(child)
      child = self.end(child)
    }
  }

  mutating func declaration(_ node: NodeID) {
    switch kind(node) {
    case .structDecl: type(node, .struct)
    case .classDecl: type(node, .class)
    case .actorDecl: type(node, .actor)
    case .enumDecl: type(node, .enum)
    case .protocolDecl: type(node, .protocol)
    case .extensionDecl: type(node, .extension)
    case .typealiasDecl: alias(node)
    case .variableDecl: properties(node)
    case .functionDecl: function(node, .function)
    case .initializerDecl: function(node, .initializer)
    case .enumCaseDecl: enumCases(node)
    case .ifConfig: eachOfChosen(node) { $0.declaration($1) }
    default: break
    }
  }

  /// The items of the clause of an `#if` that an iOS release build takes.
  mutating func eachOfChosen(_ node: NodeID, _ visit: (inout Lowering, NodeID) -> Void) {
    guard let clause = chosenClause(of: node), goDeeper(1) else { return }
    defer { depth -= 1 }
    var child = clause + 1
    let end = end(clause)
    if child < end, !isName(clause, "#else") { child = self.end(child) }
    while child < end {
      visit(&self, child)
      child = self.end(child)
    }
  }

  private mutating func type(_ node: NodeID, _ kind: TypeDeclaration.Kind) {
    guard let nameToken = nameToken(node) else { return }
    var declaration = TypeDeclaration(
      kind: kind, name: name(ofToken: nameToken), inherited: [], parent: owner,
      genericParameters: [], members: [], attributes: [], offset: start(node),
      isPreviewOrTest: false)
    var block: NodeID?
    var meant: [NameID: NameID] = [:]
    let outerBounds = bounds
    defer { bounds = outerBounds }
    var child = node + 1
    while child < end(node) {
      switch self.kind(child) {
      case .attribute: if let name = name(child) { declaration.attributes.append(name) }
      case .modifier:
        if isFilePrivate(child) { declaration.isFilePrivate = true }
        if Access.isPublic(child, self) { declaration.isPublic = true }
      case .inheritedType:
        if child + 1 < end(child) { declaration.inherited += ComposedTypes.names(child, &self) }
        if let name = inheritedName(child) { declaration.inherited.append(name) }
        Qualifiers.note(child, of: &declaration, &self)
      case .genericParameters:
        declaration.genericParameters = namesOfChildren(child)
        declaration.viewParameters = viewParameters(child)
        bounds.names.merge(self.bounds(child)) { $1 }
      case .memberBlock: block = child
      case .whereClause: if kind == .extension { meant = meanings(child) }
      case .type: declaration.qualifier = qualifier(before: nameToken, in: child)
      default: break
      }
      child = end(child)
    }
    if kind == .struct, !declaration.inherited.isEmpty,
      !declaration.inherited.contains(where: { names.word($0) == .View }), let block,
      hasViewBody(block)
    {
      declaration.inherited.append(names.id(of: "View"))
    }
    if kind == .protocol, let block { declaration.viewParameters += associatedViews(block) }
    declaration.isPreviewOrTest = isPreviewOrTest(declaration)
    if let owner, file.types[Int(owner)].isPreviewOrTest { declaration.isPreviewOrTest = true }
    declaration.print = print(of: declaration)
    let index = Int32(file.types.count)
    file.types.append(declaration)
    noteOwner(node, declaration)
    guard let block, !declaration.isPreviewOrTest else { return }
    let outer = self.meant
    if !meant.isEmpty { self.meant = meant }
    members(of: index, in: block)
    self.meant = outer
  }

  /// As in `where Content == Row, Label == Text`; what is more than one word is passed over.
  private mutating func meanings(_ clause: NodeID) -> [NameID: NameID] {
    var found: [NameID: NameID] = [:]
    var token = Int(tree.nodes[clause].firstToken) + 1
    let end = Int(tree.nodes[clause].endToken)
    while token + 2 < end {
      let isAlone = token + 3 >= end || tree.tokens[token + 3].kind == .comma
      if isAlone, isToken(token + 1, "=="), tree.tokens[token].kind == .identifier,
        tree.tokens[token + 2].kind == .identifier
      {
        found[name(ofToken: token)] = name(ofToken: token + 2)
      }
      while token < end, tree.tokens[token].kind != .comma { token += 1 }
      token += 1
    }
    return found
  }

  /// `var body: some View`: what conforms to a protocol of another package may be a view by that.
  private func hasViewBody(_ block: NodeID) -> Bool {
    var member = block + 1
    while member < end(block) {
      if case .variableDecl = kind(member), hasViewBody(of: member) { return true }
      member = end(member)
    }
    return false
  }

  private func hasViewBody(of property: NodeID) -> Bool {
    var binding = property + 1
    while binding < end(property) {
      if case .binding = kind(binding), let token = nameToken(binding), isToken(token, "body") {
        var child = binding + 1
        while child < end(binding) {
          if case .typeAnnotation = kind(child) {
            return bytes[range(child)].hasSuffix("some View")
          }
          child = end(child)
        }
      }
      binding = end(binding)
    }
    return false
  }

  private mutating func members(of index: Int32, in block: NodeID) {
    let (outerOwner, outerImperative) = (owner, isImperative)
    owner = index
    isImperative = isUIKitClass(Int(index)) || buildsViews(Int(index), block)
    if goDeeper(1) {
      declarations(in: block)
      depth -= 1
    }
    (owner, isImperative) = (outerOwner, outerImperative)
  }

  private mutating func alias(_ node: NodeID) {
    var target: [NameID] = []
    var composed: [NameID] = []
    var (isHidden, isPublic) = (false, false)
    var child = node + 1
    while child < end(node) {
      if case .type = kind(child) {
        // A function has no name, and is no type that others extend.
        target =
          typeReference(child).isFunction
          ? [names.id(of: TypeDeclaration.function)] : qualifiedName(child)
        composed = ComposedTypes.names(child, &self)
      }
      if case .modifier = kind(child) {
        if isFilePrivate(child) { isHidden = true }
        if Access.isPublic(child, self) { isPublic = true }
      }
      child = end(child)
    }
    guard !target.isEmpty, let name = name(node) else { return }
    var declaration = TypeDeclaration(
      kind: .typealias, name: name, inherited: target, parent: owner, genericParameters: [],
      members: [], attributes: [], offset: start(node), isPreviewOrTest: false)
    declaration.composed = composed
    declaration.isFilePrivate = isHidden
    declaration.isPublic = isPublic
    declaration.print = print(of: declaration)
    file.types.append(declaration)
  }

  private mutating func inheritedName(_ node: NodeID) -> NameID? {
    var child = node + 1
    while child < end(node) {
      if case .type = kind(child) { return name(child) }
      child = end(child)
    }
    return nil
  }

  private mutating func namesOfChildren(_ node: NodeID) -> [NameID] {
    var found: [NameID] = []
    var child = node + 1
    while child < end(node) {
      if let name = name(child) { found.append(name) }
      child = end(child)
    }
    return found
  }

  /// Those that may be views: `Content: View`, or `Content` alone where a `where` clause says more.
  private mutating func viewParameters(_ node: NodeID) -> [NameID] {
    var found: [NameID] = []
    var parameter = node + 1
    while parameter < end(node) {
      var isView = true
      var child = parameter + 1
      while child < end(parameter) {
        if case .type = kind(child) {
          isView = name(child).map { names.word($0) == .View } ?? false
        }
        child = end(child)
      }
      if isView, let name = name(parameter) { found.append(name) }
      parameter = end(parameter)
    }
    return found
  }

  /// What a protocol leaves to who conforms to it: `associatedtype Body: View` is a view, `associatedtype Cover: Page`
  /// is what `Page` is.
  private mutating func associatedViews(_ block: NodeID) -> [NameID] {
    var found: [NameID] = []
    var member = block + 1
    while member < end(block) {
      if case .associatedtypeDecl = kind(member), let name = name(member) {
        var child = member + 1
        while child < end(member) {
          if case .inheritedType = kind(child), let parent = inheritedName(child) {
            switch names.word(parent) {
            case .View: found.append(name)
            case .other: bounds.names[name] = parent
            default: break
            }
          }
          child = end(child)
        }
      }
      member = end(member)
    }
    return found
  }

  /// The protocol that a generic name stands for: `Shelf` of `<S: Shelf>`.
  ///
  /// What everybody knows, such as `View` and `Hashable`, is told by the name alone.
  mutating func bounds(_ node: NodeID) -> [NameID: NameID] {
    var found: [NameID: NameID] = [:]
    var parameter = node + 1
    while parameter < end(node) {
      if let name = name(parameter) {
        found[name] = name
        var child = parameter + 1
        while child < end(parameter) {
          if case .type = kind(child), let bound = self.name(child), names.word(bound) == .other {
            found[name] = bound
          }
          child = end(child)
        }
      }
      parameter = end(parameter)
    }
    return found
  }

  /// What stands in front of the name in `Outer.Inner`.
  mutating func qualifier(before name: Int, in type: NodeID) -> NameID? {
    let before = name - 2
    guard before >= Int(tree.nodes[type].firstToken), isToken(name - 1, ".") else { return nil }
    return self.name(ofToken: before)
  }

  /// The names in `Outer.Middle.Inner`, the last one first.
  private mutating func qualifiedName(_ type: NodeID) -> [NameID] {
    guard var token = nameToken(type) else { return [] }
    var names = [name(ofToken: token)]
    while let outer = qualifier(before: token, in: type) {
      names.append(outer)
      token -= 2
    }
    return names
  }

  func isFilePrivate(_ modifier: NodeID) -> Bool {
    isName(modifier, "fileprivate") || isName(modifier, "private") && !isSetterOnly(modifier)
  }

  /// True for `private(set)`.
  func isSetterOnly(_ modifier: NodeID) -> Bool {
    tree.nodes[modifier].endToken > tree.nodes[modifier].firstToken + 1
  }

  private mutating func isPreviewOrTest(_ type: TypeDeclaration) -> Bool {
    for name in type.inherited {
      switch names.word(name) {
      case .PreviewProvider, .LibraryContentProvider, .XCTestCase: return true
      default: break
      }
    }
    for name in type.attributes {
      if case .Suite = names.word(name) { return true }
    }
    let name = names[type.name].text
    // Few names do, and searching all of them for each word takes longer than all else that is read of a type.
    let (bytes, word) = (name.utf8, "Preview".utf8)
    guard bytes.indices.contains(where: { bytes[$0...].starts(with: word) }) else { return false }
    if name.hasSuffix("Previews") { return true }
    // What a class of UIKit shows of a thing may be called the preview of that, and its frame the wrapper.
    let isForeign = type.inherited.contains {
      [.UIViewRepresentable, .UIViewControllerRepresentable].contains(names.word($0))
    }
    return !isForeign && Self.previewHelpers.contains { name.contains($0) }
  }

  /// By what people call the views that only frame other ones for a preview.
  private static let previewHelpers = [
    "PreviewWrapper", "PreviewsWrapper", "PreviewContainer", "PreviewsContainer", "PreviewHarness",
    "ForPreview",
  ]
}
