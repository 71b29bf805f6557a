import Scenes
import Views
import VoiceOver

/// What the elements, rows and sides of a list were made of, by the numbers that stand for them there.
struct PieceSources {
  var elements: [PieceElement] = []
  var rows: [PieceRows] = []
  var sides: [(place: Place, when: String?)] = []
  /// Those of them that show what is there where looked-up data are missing.
  var missing: Set<Int32> = []
  /// What is seen, and may be more than is known.
  var unknowns: [PieceContent] = []
}

/// Pieces as the list of elements that costs are counted on.
///
/// The node of an element or of rows, and the question of a side, are numbers of `PieceSources`: nothing of the list
/// looks any further.
struct PieceListWriter {
  private(set) var list = ElementList()
  private var sources: PieceSources
  /// Entries of the rows that are being written.
  private var openRows: [Int] = []

  /// Writes the content and then the bars: what these are made of has numbers for both.
  static func write(
    _ lists: PieceLists, _ figures: inout KnownFigures
  ) -> (elements: Elements, sources: PieceSources) {
    var content = PieceListWriter(sources: PieceSources())
    content.write(lists.content)
    var chrome = PieceListWriter(sources: content.sources)
    chrome.write(lists.chrome)
    var elements = Elements(content: content.list, chrome: chrome.list)
    figures.settle(&elements)
    return (elements, chrome.sources)
  }

  private init(sources: PieceSources) { self.sources = sources }

  private mutating func write(_ pieces: [Piece]) {
    let (start, known) = (list.entries.count, list.conditions.count)
    for piece in pieces {
      switch piece {
      case .silent(let content):
        if content.unknown != nil { sources.unknowns.append(content) }
      case .stack(_, let inner): write(inner)
      case .element(let element): append(element)
      case .group(let name, let inner):
        let entry = open(.group(Int32(list.elements.count)))
        append(group: name)
        write(inner)
        close(entry)
      case .branch(let branch): write(branch)
      case .rows(let written):
        let node = Int32(sources.rows.count)
        let kind = ElementList.Kind.rows(
          node: node, count: Int32(clamping: written.count), isAssumed: written.isAssumed)
        sources.rows.append(written)
        let entry = open(kind)
        if !written.asks.isEmpty {
          list.conditions.append(
            ElementList.Condition(asks: asks(written.asks), isWhole: true))
          list.entries[entry].condition = Int32(list.conditions.count - 1)
        }
        openRows.append(entry)
        write(written.pieces)
        openRows.removeLast()
        close(entry)
      }
    }
    if list.conditions.count > known + 1 { list.joinExclusive(from: start) }
  }

  private mutating func write(_ branch: PieceBranch) {
    let entry = open(.branch(isExhaustive: branch.isExhaustive))
    for side in branch.sides {
      var condition = ElementList.Condition(asks: asks(side.asks), isWhole: side.isWhole)
      condition.anyOf = side.anyOf.map { asks($0) }
      condition.isComplete = side.isComplete
      list.conditions.append(condition)
      let own = open(.alternative)
      list.entries[own].condition = Int32(list.conditions.count - 1)
      list.entries[own].question = Question(side: Int32(sources.sides.count))
      note(oneRow: side.oneRow, at: own)
      if side.isOfMissing { sources.missing.insert(Int32(sources.sides.count)) }
      sources.sides.append((branch.place, side.when))
      write(side.pieces)
      close(own)
    }
    close(entry)
  }

  private mutating func note(oneRow distance: UInt8, at side: Int) {
    if let rows = rows(at: distance) { list.tell(side, oneOf: rows) }
  }

  /// The entry of the rows so far out.
  private func rows(at distance: UInt8) -> Int? {
    guard distance > 0, openRows.count >= Int(distance) else { return nil }
    return openRows[openRows.count - Int(distance)]
  }

  /// What a row is asked has nothing to do with what those of another list are, whoever shows both.
  private func subject(of ask: PieceAsk) -> UInt64 {
    guard let rows = rows(at: ask.row) else { return ask.subject }
    return (ask.subject ^ UInt64(rows + 1)) &* 0x9E37_79B9_7F4A_7C15
  }

  private func asks(_ asks: [PieceAsk]) -> [ElementList.Condition.Ask] {
    asks.map {
      ElementList.Condition.Ask(
        subject: subject(of: $0), values: $0.answers, isNone: $0.isNone, isUsual: $0.isUsual)
    }
  }

  private mutating func append(_ written: PieceElement) {
    var element = Element(
      role: written.role, traits: written.traits, node: Int32(sources.elements.count),
      origin: .nowhere,
      confidence: written.confidence)
    element.labelSource = written.labelSource
    element.isOpaque = written.unknown != nil
    element.isPressed = written.isPressed && !written.facts.onlyDismissesKeyboard
    element.data = Int32(clamping: written.label.dataCount)
    element.barPlace = written.isTrailing ? .trailing : .leading
    element.place = written.position.map { (Int32($0.index), Int32($0.count)) }
    list.elements.append(element)
    sources.elements.append(written)
    sources.unknowns += written.facts.contents.filter { $0.unknown != nil }
    list.entries.append(
      ElementList.Entry(kind: .element(Int32(list.elements.count - 1)), span: 1))
  }

  private mutating func append(group name: SourcedText) {
    let nowhere = Place(path: "", line: 1, column: 1)
    list.elements.append(
      Element(
        role: .element, node: Int32(sources.elements.count), origin: .nowhere,
        confidence: .documented))
    sources.elements.append(PieceElement(.element, at: nowhere, in: "", anchor: "", label: name))
  }

  private mutating func open(_ kind: ElementList.Kind) -> Int {
    list.entries.append(ElementList.Entry(kind: kind, span: 1))
    return list.entries.count - 1
  }

  private mutating func close(_ start: Int) {
    list.entries[start].span = Int32(list.entries.count - start)
  }
}

extension Origin {
  /// Pieces know their places themselves.
  fileprivate static var nowhere: Origin { Origin(file: FileID(index: 0), offset: 0) }
}
