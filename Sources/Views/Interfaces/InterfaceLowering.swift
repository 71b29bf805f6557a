import InterfaceFiles

extension FileViews {
  /// Reads a storyboard or a xib.
  ///
  /// Never fails: what cannot be read is not there, and `problems` of the file say so.
  package init(interface source: Span<UInt8>) {
    var lowering = InterfaceLowering(InterfaceFile(source), source)
    lowering.lower()
    self = lowering.end()
  }
}

/// Writes what an interface file sets as expressions.
struct InterfaceLowering {
  private var views = FileViews()
  private var names = NameTable()
  private var interface: InterfaceViews
  private var offsets: [UInt32] = []
  private var at: UInt32 = 0
  private var file: InterfaceFile { interface.file }

  init(_ file: InterfaceFile, _ source: Span<UInt8>) {
    interface = InterfaceViews(file: file)
    LineStarts.read(source, into: &views.lineStarts)
    offsets = file.nodes.map { Self.offset(ofLine: Int($0.line), views.lineStarts, source) }
    var print = NameHash(seed: 0x1F)
    for index in source.indices { print.mix(UInt64(source[index])) }
    interface.print = print.value
  }

  consuming func end() -> FileViews {
    views.names = names.take()
    views.interface = interface
    return views
  }

  /// Where something is written in a line.
  private static func offset(
    ofLine line: Int, _ starts: [UInt32], _ source: Span<UInt8>
  ) -> UInt32 {
    guard starts.indices.contains(line - 1) else { return 0 }
    var at = Int(starts[line - 1])
    while at < source.count,
      source[at] == UInt8(ascii: " ") || source[at] == UInt8(ascii: "\t")
    {
      at += 1
    }
    return UInt32(at)
  }

  mutating func lower() {
    guard file.runtime.isRead, !file.isLaunchScreen else { return }
    interface.missing = file.missing(on: .phone)
    let called = calledByOutlets()
    for index in file.nodes.indices {
      at = offsets[index]
      let node = InterfaceFile.NodeID(index)
      let text = called[node] ?? file[file[node].customClass] ?? "\(file[node].kind)"
      interface.names.append(names.id(of: text))
      _ = add(.unknown(self.text(text)))
    }
    for index in file.nodes.indices {
      at = offsets[index]
      set(InterfaceFile.NodeID(index))
    }
    interface.roots = file.classRoots.compactMap { root in
      file[root.customClass].map { InterfaceViews.Root(name: NameHash.of($0), root: root) }
    }
    addScenes()
    let made = TypeNames(owner: nil, Set(file.classNames.map { NameHash.of($0) }), .made)
    if !made.hashes.isEmpty { views.named = [made] }
  }

  /// Controllers whose class may have no source in Swift.
  private mutating func addScenes() {
    var known: Set<UInt64> = []
    for root in file.classRoots + file.plainScenes {
      guard let base = InterfaceScenes.base(of: root, in: file) else { continue }
      let text = file[root.customClass] ?? file.sceneName(of: root.node)
      let hash =
        root.customClass == nil
        ? InterfaceScenes.hash(ofScene: file[file[root.node].id] ?? "")
        : InterfaceScenes.hash(ofClass: text)
      guard known.insert(hash).inserted else { continue }
      let name = names.add(Name(text: text, hash: hash, word: .other))
      let inherited = names.id(of: base)
      var type = TypeDeclaration(
        kind: .class, name: name, inherited: [inherited], parent: nil, genericParameters: [],
        members: [], attributes: [], offset: offsets[Int(root.node.index)], isPreviewOrTest: false)
      type.print = hash
      views.types.append(type)
      interface.roots.append(InterfaceViews.Root(name: hash, root: root))
    }
  }

  /// The properties that hold the objects.
  private func calledByOutlets() -> [InterfaceFile.NodeID: String] {
    var called: [InterfaceFile.NodeID: String] = [:]
    for connection in file.connections where connection.kind == .outlet {
      guard let destination = connection.destination, let name = file[connection.name],
        !Self.roles.contains(name), called[destination] == nil
      else { continue }
      called[destination] = name
    }
    return called
  }

  private static let roles: Set = ["view", "delegate", "dataSource"]

  // MARK: Expressions

  private mutating func add(_ expression: Expression) -> ExpressionID {
    views.code.expressions.append(expression)
    views.code.offsets.append(at)
    return ExpressionID(views.code.expressions.count - 1)
  }

  private mutating func text(_ text: String) -> TextID {
    views.texts.append(text)
    return TextID(views.texts.count - 1)
  }

  private mutating func string(_ value: String) -> ExpressionID {
    let start = Int32(views.code.segments.count)
    let id = text(value)
    views.code.segments.append(.literal(id))
    return add(.string(start..<(start + 1)))
  }

  private mutating func number(_ value: String) -> ExpressionID {
    let id = text(value)
    return add(.number(id))
  }

  /// As in `UIImage(named: "cart")`.
  private mutating func image(_ name: String, isSymbol: Bool) -> ExpressionID {
    let value = string(name)
    let label = names.id(of: isSymbol ? "systemName" : "named")
    let start = Int32(views.code.arguments.count)
    views.code.arguments.append(Argument(label: label, value: value, isTrailing: false))
    let callee = add(.name(names.id(of: "UIImage")))
    return add(.call(callee: callee, arguments: start..<(start + 1)))
  }

  private mutating func members(_ all: [String]) -> ExpressionID {
    let items = all.map { add(.implicitMember(names.id(of: $0))) }
    let start = Int32(views.code.items.count)
    views.code.items += items
    return add(.array(start..<Int32(views.code.items.count)))
  }

  private mutating func set(
    _ word: Word, on node: InterfaceFile.NodeID, _ value: ExpressionID
  ) {
    interface.settings.append(
      InterfaceViews.Setting(
        node: node.index, word: word,
        name: word == .other ? interface.names[Int(node.index)] : names.id(of: word.spelling),
        value: value))
  }

  private mutating func set(_ word: Word, on node: InterfaceFile.NodeID, _ flag: Bool) {
    let value = add(.boolean(flag))
    set(word, on: node, value)
  }

  private mutating func set(
    _ word: Word, on node: InterfaceFile.NodeID, text key: InterfaceFile.Property.Key
  ) {
    guard let text = file.text(key, of: node), !isDefault(text, of: node) else { return }
    let value = string(text)
    set(word, on: node, value)
  }

  /// What Interface Builder writes into a new object, for code to replace.
  private func isDefault(_ text: String, of node: InterfaceFile.NodeID) -> Bool {
    Self.defaults[file[node].kind] == text
  }

  private static let defaults: [InterfaceFile.Kind: String] = [
    .label: "Label", .button: "Button", .barButtonItem: "Item", .navigationItem: "Title",
  ]

  private mutating func set(
    _ word: Word, on node: InterfaceFile.NodeID, number key: InterfaceFile.Property.Key
  ) {
    guard let text = file.text(key, of: node) else { return }
    let value = number(text)
    set(word, on: node, value)
  }

  // MARK: Settings

  private mutating func set(_ node: InterfaceFile.NodeID) {
    let (kind, flags) = (file[node].kind, file[node].flags)
    if kind.isView || kind == .other {
      if file.isHidden(node, on: .phone) { set(.isHidden, on: node, true) }
      if flags.contains(.transparent) {
        let value = number("0")
        set(.alpha, on: node, value)
      }
    }
    if kind.isView || kind == .other || kind == .barButtonItem, flags.contains(.disabled) {
      set(.isEnabled, on: node, false)
    }
    switch kind {
    case .label: set(.text, on: node, text: .text)
    case .textField, .searchBar, .textView:
      set(.text, on: node, text: .text)
      set(.placeholder, on: node, text: .placeholder)
      if flags.contains(.secure) { set(.isSecureTextEntry, on: node, true) }
      if flags.contains(.notEditable) { set(.isEditable, on: node, false) }
      if flags.contains(.cancelButtonShown) { set(.showsCancelButton, on: node, true) }
    case .button:
      if let title = file.title(of: node), !title.isEmpty {
        if isDefault(title, of: node) {
          // Something else names it.
          let value = add(.null)
          set(.other, on: node, value)
        } else {
          let value = string(title)
          set(.setTitle, on: node, value)
        }
      }
      setImage(.setImage, on: node)
    case .imageView: setImage(.image, on: node)
    case .barButtonItem:
      set(.title, on: node, text: .title)
      setImage(.image, on: node)
    case .switch: set(.isOn, on: node, flags.contains(.on))
    case .slider:
      set(.value, on: node, number: .value)
      set(.minimumValue, on: node, number: .minimumValue)
      set(.maximumValue, on: node, number: .maximumValue)
    case .pageControl:
      set(.numberOfPages, on: node, number: .numberOfPages)
      set(.currentPage, on: node, number: .currentPage)
    case .segmentedControl: setSegments(of: node)
    case .tableViewCell:
      if let type = file.text(.accessoryType, of: node) {
        let value = add(.implicitMember(names.id(of: type)))
        set(.accessoryType, on: node, value)
      }
    default: break
    }
    setAccessibility(of: node)
    setTap(of: node)
  }

  /// As in `addGestureRecognizer(UITapGestureRecognizer())`: of a single tap that does something.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/gesturerecognizers
  private mutating func setTap(of node: InterfaceFile.NodeID) {
    let isTapped = file.connections(of: node).contains { connection in
      guard connection.kind == .outletCollection, file[connection.name] == "gestureRecognizers",
        let recogniser = connection.destination, file[recogniser].kind == .tapGestureRecognizer,
        (file.text(.numberOfTapsRequired, of: recogniser) ?? "1") == "1"
      else { return false }
      return file.connections(of: recogniser).contains { $0.kind == .action }
    }
    guard isTapped else { return }
    let callee = add(.name(names.id(of: "UITapGestureRecognizer")))
    let start = Int32(views.code.arguments.count)
    let made = add(.call(callee: callee, arguments: start..<start))
    set(.addGestureRecognizer, on: node, made)
  }

  private mutating func setImage(_ word: Word, on node: InterfaceFile.NodeID) {
    guard let name = file.image(of: node) else { return }
    let value = image(name, isSymbol: file[node].flags.contains(.symbol))
    set(word, on: node, value)
  }

  private mutating func setSegments(of node: InterfaceFile.NodeID) {
    for segment in file.children(of: node, as: .segment) {
      let title = file.text(.title, of: segment) ?? ""
      let value: ExpressionID
      if title.isEmpty, let name = file.image(of: segment) {
        value = image(name, isSymbol: file[segment].flags.contains(.symbol))
      } else {
        value = string(title)
      }
      set(.insertSegment, on: node, value)
    }
    set(.selectedSegmentIndex, on: node, number: .selectedSegmentIndex)
  }

  private mutating func setAccessibility(of node: InterfaceFile.NodeID) {
    let all = file.accessibility(of: node)
    if all.hasOwnText {
      let value = add(.null)
      set(.other, on: node, value)
    }
    if let flag = all.isElement { set(.isAccessibilityElement, on: node, flag) }
    if let flag = all.areElementsHidden { set(.accessibilityElementsHidden, on: node, flag) }
    if let flag = all.isModal { set(.accessibilityViewIsModal, on: node, flag) }
    let texts = [
      (Word.accessibilityLabel, all.label), (.accessibilityHint, all.hint),
      (.accessibilityValue, all.value),
    ]
    for case (let word, let text?) in texts {
      let value = string(text)
      set(word, on: node, value)
    }
    if let traits = all.traits {
      let value = members(Self.traits.filter { traits.contains($0.0) }.map(\.1))
      set(.accessibilityTraits, on: node, value)
    }
  }

  private static let traits: [(InterfaceFile.Traits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.adjustable, "adjustable"), (.tabBar, "tabBar"), (.header, "header"),
  ]
}
