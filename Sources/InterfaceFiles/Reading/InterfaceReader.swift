extension InterfaceFile {
  /// Reads a storyboard or a xib: UTF-8, or UTF-16 with a byte order mark.
  package init(_ source: Span<UInt8>) {
    switch (source.count > 0 ? source[0] : 0, source.count > 1 ? source[1] : 0) {
    case (0xFF, 0xFE): self.init(utf8: Self.utf8(source, isBigEndian: false).span, from: 0)
    case (0xFE, 0xFF): self.init(utf8: Self.utf8(source, isBigEndian: true).span, from: 0)
    default: self.init(utf8: source, from: source.has("\u{FEFF}", at: 0) ? 3 : 0)
    }
  }

  private init(utf8 source: Span<UInt8>, from start: Int) {
    // XML has no NULs. https://www.w3.org/TR/xml/#charsets
    let null = source.first(0, from: 0)
    if null < source.count {
      self.init()
      let line = source.lineFeeds(in: 0..<null) + 1
      problems = [Problem(kind: .notText, line: line)]
    } else {
      var reader = InterfaceReader(from: start)
      self = reader.read(source)
    }
  }

  private static func utf8(_ source: Span<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(source.count / 2)
    var at = 2
    while at + 1 < source.count {
      let (first, second) = (UInt16(source[at]), UInt16(source[at + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      at += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// Follows the elements of a file and writes down what they say; one file, one reader.
struct InterfaceReader {
  /// What an open element is for those inside it.
  enum Context: Sendable {
    /// Nothing of its own: scenes, and elements that are not known.
    case plain
    case list(InterfaceFile.Role)
    case node
    case state(isNormal: Bool)
    case configuration
    case accessibility
    /// A text in pieces, for this property.
    case attributed(InterfaceFile.Property.Key)
    case fragment
    case scopeTitles
    case connections
    /// The index of the attribute that is being set.
    case attribute(Int)
    case variation(width: InterfaceFile.SizeClass?, height: InterfaceFile.SizeClass?)
  }

  struct Frame {
    var context: Context
    /// The innermost node, itself included.
    var node: InterfaceFile.NodeID?
  }

  /// Interface Builder's own files stay below 40; what reads the tree may go down it on its stack.
  static let deepest = 400

  var file = InterfaceFile()
  var cursor: XMLCursor
  var table = TextTable()
  var frames: [Frame] = []
  /// Of the element that began last, those that are known.
  var attributes: [(name: AttributeName, value: Range<Int>)] = []
  /// What the references of the same index in `file.connections` and `file.variations` name.
  var destinations: [InterfaceFile.TextID?] = []
  var installed: [InterfaceFile.TextID?] = []
  var initialController: InterfaceFile.TextID?
  /// The pieces of an attributed string so far.
  var pieces: [UInt8] = []
  private var line = 1
  /// Up to where lines are counted.
  private var counted = 0
  private let elements = ElementName.all
  private let names = AttributeName.all

  init(from start: Int) { cursor = XMLCursor(from: start) }

  mutating func read(_ bytes: Span<UInt8>) -> InterfaceFile {
    reading: while true {
      switch cursor.next(bytes) {
      case .start: start(bytes)
      case .end: end()
      case .stop: break reading
      }
    }
    while !frames.isEmpty { end() }
    for fault in cursor.faults { problem(fault.kind, at: fault.offset, bytes) }
    return finished()
  }

  // MARK: Elements

  private mutating func start(_ bytes: Span<UInt8>) {
    let offset = cursor.name.lowerBound
    let element = elements.value(cursor.name, bytes)
    if frames.isEmpty {
      readAttributes(bytes)
      if !cursor.isOver { document(element, at: offset, bytes) }
      return
    }
    if case .ignored = element { return cursor.skipElement(bytes) }
    guard cursor.depth <= Self.deepest else {
      problem(.tooDeep, at: offset, bytes)
      return cursor.skipElement(bytes)
    }
    let name = cursor.name
    readAttributes(bytes)
    // Cut off inside its tag: it may be of another class, and have another id.
    guard !cursor.isOver else { return }
    switch element {
    case .node(let kind) where isAmongObjects: node(kind, name, bytes)
    case .list(let role): open(.list(role))
    case .detail(let detail): self.detail(detail, bytes)
    default: unknown(name, bytes)
    }
  }

  /// Classes that are not known stand where others do; all else with a key is a value, as a colour is.
  private mutating func unknown(_ name: Range<Int>, _ bytes: Span<UInt8>) {
    if case .list = frames.last?.context, isAmongObjects { return node(.other, name, bytes) }
    guard let key = value(.key) else { return open(.plain) }
    if isAmongObjects, InterfaceFile.Role.byKey.value(key, bytes) != nil {
      return node(.other, name, bytes)
    }
    cursor.skipElement(bytes)
  }

  private mutating func document(_ element: ElementName?, at offset: Int, _ bytes: Span<UInt8>) {
    let type = value(.type).map { bytes.string(of: $0) } ?? ""
    let target = value(.targetRuntime).map { bytes.string(of: $0) } ?? type
    file.form =
      type.hasSuffix("Storyboard.XIB") || type.hasSuffix("Storyboard")
      ? .storyboard : type.hasSuffix("XIB") ? .xib : .unknown
    file.runtime = InterfaceFile.Runtime(target)
    file.isLaunchScreen = isYes(.launchScreen, bytes)
    initialController = text(.initialViewController, bytes)
    switch element {
    case .detail(.document) where file.runtime.isRead: return open(.plain)
    case .detail(.document): break
    case .detail(.archive) where !file.runtime.isRead: break
    case .detail(.archive): problem(.olderFormat, at: offset, bytes)
    default: problem(.otherFormat, at: offset, bytes)
    }
    cursor.stop()
  }

  mutating func open(_ context: Context, node: InterfaceFile.NodeID? = nil) {
    frames.append(Frame(context: context, node: node ?? frames.last?.node))
  }

  private mutating func end() {
    guard let frame = frames.popLast(), let node = frame.node else { return }
    switch frame.context {
    case .node: file.nodes[Int(node.index)].end = Int32(clamping: file.nodes.count)
    case .attributed(let key) where !cursor.isOver:
      let text = pieces
      let id = table.id(of: text.indices, text.span)
      file.properties.append(.init(node: node, key: key, value: id))
    default: break
    }
  }

  /// Below `objects`: elsewhere the same names mean pictures and classes.
  private var isAmongObjects: Bool {
    guard let frame = frames.last else { return false }
    if case .list = frame.context { return true }
    return frame.node != nil
  }

  // MARK: Attributes

  private mutating func readAttributes(_ bytes: Span<UInt8>) {
    attributes.removeAll(keepingCapacity: true)
    while let (name, value) = cursor.attribute(bytes) {
      guard let name = names.value(name, bytes) else { continue }
      attributes.append((name, value))
    }
  }

  /// Of an attribute that is there twice, the first counts.
  func value(_ name: AttributeName) -> Range<Int>? {
    attributes.first { $0.name == name }?.value
  }

  mutating func text(_ name: AttributeName, _ bytes: Span<UInt8>) -> InterfaceFile.TextID? {
    value(name).map { text(of: $0, bytes) }
  }

  func isYes(_ name: AttributeName, _ bytes: Span<UInt8>) -> Bool {
    value(name).map { bytes.equals($0, "YES") } ?? false
  }

  mutating func text(of value: Range<Int>, _ bytes: Span<UInt8>) -> InterfaceFile.TextID {
    guard let (decoded, isWhole) = XMLText.decoded(value, isAttribute: true, bytes) else {
      return table.id(of: value, bytes)
    }
    if !isWhole { problem(.entity, at: value.lowerBound, bytes) }
    return table.id(of: decoded.indices, decoded.span)
  }

  // MARK: Places

  /// Called with offsets that grow, but for a few problems, so that a file is counted once or twice.
  mutating func line(at offset: Int, _ bytes: Span<UInt8>) -> Int {
    guard offset >= counted else { return bytes.lineFeeds(in: 0..<offset) + 1 }
    line += bytes.lineFeeds(in: counted..<offset)
    counted = offset
    return line
  }

  /// One of each kind is enough to say what is wrong with a file.
  mutating func problem(
    _ kind: InterfaceFile.Problem.Kind, at offset: Int, _ bytes: Span<UInt8>
  ) {
    guard !file.problems.contains(where: { $0.kind == kind }) else { return }
    file.problems.append(.init(kind: kind, line: line(at: offset, bytes)))
  }
}

extension InterfaceFile.Runtime {
  /// By the target of a document; older files have none, and the type tells.
  init(_ target: String) {
    if target.contains("CocoaTouch") {
      self = .touch
    } else if target.contains("MacOSX") || target.contains(".Cocoa.") {
      self = .mac
    } else if target.contains("watchKit") || target.contains("WatchKit") {
      self = .watch
    } else {
      self = target.contains("AppleTV") ? .television : .unknown
    }
  }
}
